"""The frame around either game: which decision is asked of us, and when it has been answered."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

ANSWERED = """before => document.querySelector('.frame')?.dataset.decision !== before
    && !document.querySelector('.frame[aria-busy=true]')"""
ANSWERED_OR_ASKED = f"before => document.querySelector('dialog[open]') || ({ANSWERED})(before)"


def seen(page: Page) -> Any:
    """The number of the decision we are asked for: it changes when our move, not another's, has been made."""
    return page.evaluate("() => document.querySelector('.frame')?.dataset.decision")


def settle(page: Page, before: Any) -> None:
    """Until the decision is answered, or a dialog has something to ask."""
    page.wait_for_function(ANSWERED_OR_ASKED, arg=before)


def wait_for_answer(page: Page, before: Any) -> None:
    """Until the decision is answered, whatever is open."""
    page.wait_for_function(ANSWERED, arg=before)
