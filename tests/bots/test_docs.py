"""What `docs/bots.md` shows, works."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_python_in_the_page_on_bots_runs() -> None:
    """Its blocks one after the other: a later one may use what an earlier one made."""
    names: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text("utf-8"), re.S):
        exec(code, names)
    assert {"candidate", "player"} <= set(names)


def test_every_level_is_in_the_page() -> None:
    from opificio.bots.levels import LEVELS

    text = (DOCS / "bots.md").read_text("utf-8")
    for levels in LEVELS.values():
        for level in levels:
            assert f"`{level.name}`" in text
            assert f"`{level.spec}`" in text
