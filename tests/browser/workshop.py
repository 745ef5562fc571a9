"""Playing Workshop of the World through the page: answer whatever the desk asks, as a person would."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser import frame

DESK = ".desk"
READY = """() => document.querySelector('dialog[open]')
    || document.querySelector('.frame[aria-busy=false] .desk:not([data-asked=""])')
    || document.querySelector('.tools .main')"""


def start(page: Page, seats: int = 3, level: str = "carter") -> None:
    """From the home page to the first decision, against bots."""
    poster = page.locator(".poster.workshop")
    poster.locator("button.main:not([disabled])").wait_for()
    poster.locator("select").first.select_option(str(seats))
    poster.locator("select").nth(1).select_option(level)
    poster.locator("button.main").click()
    page.wait_for_selector(DESK)
    wait(page)


def open_table(page: Page, seats: int, **options: str) -> None:
    """A table of one's own with these options, the other seats taken by bots."""
    asked = {
        "game": "workshop",
        "seats": seats,
        "options": options,
        "sit": [0],
        "bots": {str(seat): "carter" for seat in range(1, seats)},
        "start": True,
    }
    table: str = page.evaluate(
        """async (asked) => {
            const send = (path, body) => fetch(`/api${path}`, {method: 'POST', body: JSON.stringify(body),
                headers: {'content-type': 'application/json'}}).then((answer) => answer.json());
            await send('/guests', {name: 'Anna'});
            return (await send('/tables', asked)).table;
        }""",
        asked,
    )
    page.goto(f"{page.url.rstrip('/')}/t/{table}")
    page.wait_for_selector(DESK)
    wait(page)


def wait(page: Page) -> None:
    """Until we are asked something, must close something, or it is over."""
    page.wait_for_function(READY, timeout=60_000)


def asked(page: Page) -> str:
    return page.locator(DESK).get_attribute("data-asked") or ""


def is_over(page: Page) -> bool:
    return page.locator(".tools .main").count() > 0


def carry(page: Page, thing: Locator, place: Locator) -> None:
    """Drag a thing with the mouse to where it belongs, and see the table change."""
    start, end = thing.bounding_box(), place.bounding_box()
    assert start is not None
    assert end is not None
    before = frame.seen(page)
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(start["x"] + 2, start["y"] + 20, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=12)
    page.mouse.up()
    frame.settle(page, before)


def any_of(found: Locator, rng: random.Random) -> Locator:
    return found.nth(rng.randrange(found.count()))


def close_dialog(page: Page) -> None:
    """Say yes to "sure?", or turn the page of an era."""
    before = frame.seen(page)
    dialog = page.locator("dialog[open]")
    is_question = dialog.locator("table").count() == 0
    dialog.locator(".main").last.click()
    if is_question:
        frame.wait_for_answer(page, before)
    else:
        page.wait_for_selector("dialog[open]", state="detached")


def answer(page: Page, rng: random.Random) -> str:
    """Answer the present decision by clicking; tells what was asked."""
    kind, before = asked(page), frame.seen(page)
    ANSWERS.get(kind, choose)(page, rng)
    frame.settle(page, before)
    return kind


def choose_tokens(page: Page, rng: random.Random) -> None:
    tokens = page.locator(f"{DESK} .token")
    for at in rng.sample(range(tokens.count()), min(2, tokens.count())):
        tokens.nth(at).click()
    page.locator(f"{DESK} .do .main").click()


def bid(page: Page, rng: random.Random) -> None:
    more = page.locator(f"{DESK} .purse .button").nth(1)
    for _ in range(rng.randrange(3)):
        if more.is_enabled():
            more.click()
    page.locator(f"{DESK} .do .main").click()


def take_card(page: Page, rng: random.Random) -> None:
    any_of(page.locator(".card.offered"), rng).click()
    page.locator(f"{DESK} .do .main").click()


def lay_link(page: Page, rng: random.Random) -> None:
    """Half of the links by clicking the map, half from the list; or none where none can be had."""
    listed, drawn = page.locator(f"{DESK} .choice"), page.locator(".link.legal")
    if not listed.count():
        page.locator(f"{DESK} .stop").click()
    elif rng.random() < 0.5:
        any_of(drawn, rng).dispatch_event("click")
    else:
        any_of(listed, rng).click()


def choose(page: Page, rng: random.Random) -> None:
    any_of(page.locator(f"{DESK} .choice"), rng).click()


ANSWERS: dict[str, Callable[[Page, random.Random], None]] = {
    "ChooseTokens": choose_tokens,
    "ChooseBid": bid,
    "ChooseOffer": bid,
    "ChooseCard": take_card,
    "ChooseLot": take_card,
    "ChooseLink": lay_link,
}


def play_until(page: Page, wanted: Callable[[Page], bool], rng: random.Random, most: int = 600) -> set[str]:
    """Play on until something is the case, or the game is over; tells everything that was asked."""
    heard: set[str] = set()
    for _ in range(most):
        wait(page)
        if is_over(page):
            return heard
        if page.locator("dialog[open]").count():
            close_dialog(page)
        elif wanted(page):
            return heard
        else:
            heard.add(answer(page, rng))
    raise AssertionError(f"not reached after {most} steps")


def is_asked(kind: str) -> Callable[[Page], bool]:
    return lambda page: asked(page) == kind


def play_out(page: Page, rng: random.Random) -> set[str]:
    return play_until(page, lambda _: False, rng)
