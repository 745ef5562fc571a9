"""What `docs/bots.md` shows, works."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_python_in_the_page_on_bots_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text("utf-8"), re.S)
    names: dict[str, object] = {}
    exec(code, names)
    assert "candidate" in names


def test_every_level_is_in_the_page() -> None:
    from opificio.bots.levels import LEVELS

    text = (DOCS / "bots.md").read_text("utf-8")
    for levels in LEVELS.values():
        for level in levels:
            assert f"`{level.name}`" in text
            assert f"`{level.spec}`" in text
