"""Playing EXPO 1906 through the page as a hurried person would: click what glows, then done."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser import frame

STATE = """() => document.querySelector('dialog[open] table') ? 'over'
    : document.querySelector('dialog[open] .main') ? 'confirm'
    : document.querySelector('.frame[aria-busy=false] .prompt.mine') ? 'asked' : ''"""
TILE = "ul[aria-label] button.can[aria-pressed]"
CELL = ".cell"
WAYS = (
    ".hand .can",
    TILE,
    ".academy .project.can",
    ".academy .can",
    "section ul button.can",
    ".target",
    ".choices .option",
    ".choices .stop",
    CELL,
)
"""Where a decision is answered, the likeliest first."""
SEVERAL = ".several button"


def start(page: Page, seats: int = 3, level: str = "visitor") -> None:
    """From the home page to the first decision, against bots."""
    poster = page.locator(".poster.expo1906")
    poster.locator("button.main:not([disabled])").wait_for()
    poster.locator("select").first.select_option(str(seats))
    if seats > 1:
        poster.locator("select").nth(1).select_option(level)
    poster.locator("button.main").click()
    page.wait_for_selector(".hand")


def state(page: Page) -> str:
    """Whether we are asked, must confirm, wait, or it is over."""
    return page.evaluate(STATE) or "waiting"


def wait_for_change(page: Page) -> str:
    """Until there is something to do; tells what."""
    found: str = page.wait_for_function(STATE, timeout=60_000).json_value()
    return found


def play_out(page: Page, rng: random.Random, most: int = 1500) -> int:
    """Play to the end; returns how many clicks it took."""
    for clicks in range(most):
        now = wait_for_change(page)
        if now == "over":
            return clicks
        if now == "confirm":
            confirm(page)
        else:
            act(page, rng)
    raise AssertionError(f"no end after {most} clicks")


def confirm(page: Page) -> None:
    """Answer "sure?" with yes, and wait for what follows."""
    before = frame.seen(page)
    page.locator("dialog[open] .main").click()
    frame.wait_for_answer(page, before)


def ask_to_end_turn(page: Page) -> None:
    """Up to the question whether we are sure."""
    page.wait_for_function("() => document.querySelector('dialog[open]') || document.querySelector('.choices .stop')")
    if not page.locator("dialog[open]").count():
        page.locator(".choices .stop").click()
        page.wait_for_selector("dialog[open]")


def act(page: Page, rng: random.Random) -> None:
    """One click (or two: tile, then square) that answers the present decision; now and then, enough of it."""
    before = frame.seen(page)
    stop = page.locator(".choices .stop")
    if stop.count() and rng.random() < 0.1:
        stop.click()
    else:
        answer(page, rng)
    frame.settle(page, before)


def answer(page: Page, rng: random.Random) -> None:
    found = next(selector for selector in WAYS if page.locator(selector).count())
    if found == TILE:
        lay(page, rng)
    elif found == CELL:
        page.locator(CELL).first.click(force=True)
    else:
        pick(page, found, rng)
    if page.locator(SEVERAL).count():
        pick(page, SEVERAL, rng)


def pick(page: Page, selector: str, rng: random.Random) -> None:
    found = page.locator(selector)
    found.nth(rng.randrange(found.count())).click()


def lay(page: Page, rng: random.Random) -> None:
    tiles = page.locator(TILE)
    tiles.nth(rng.randrange(tiles.count())).click()
    for _ in range(rng.randrange(4)):
        page.keyboard.press("r")
    for _ in range(4):
        if page.locator(".cell.glow").count():
            break
        page.keyboard.press("r")
    glowing = page.locator(".cell.glow")
    cell = glowing.nth(rng.randrange(glowing.count()))
    cell.hover(force=True)
    cell.click(force=True)


def go_on(page: Page, rng: random.Random, moves: int) -> None:
    """Play on for so many moves, whatever comes."""
    for _ in range(moves):
        if wait_for_change(page) == "confirm":
            confirm(page)
        else:
            act(page, rng)
