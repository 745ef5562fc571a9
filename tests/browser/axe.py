"""Ask axe-core what is wrong with the screen as it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """Each violation with the elements it concerns; none if all is well."""
    # Run in the page's own world: its policy lets no foreign script in, and evaluate needs no script tag.
    page.evaluate(SOURCE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(
        "() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
    )
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for each in found["violations"]
        for node in each["nodes"][:4]
    ]
