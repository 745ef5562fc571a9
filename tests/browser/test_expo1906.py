"""Whole games of EXPO 1906 through the page, by mouse, by keys and by touch."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import expo, frame
from tests.browser.conftest import LAPTOP, PHONE, Opener


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game_is_played_through_the_page(open_page: Opener, seats: int, shots: Path) -> None:
    page = open_page()
    expo.start(page, seats)
    expo.play_out(page, random.Random(seats))
    page.screenshot(path=shots / f"expo1906-result-{seats}.png")
    rows = page.locator("dialog tfoot tr").first.locator("td")
    assert rows.count() == seats
    page.keyboard.press("Escape")
    assert page.locator(".prompt").inner_text() == "The game is over"


def test_everything_is_on_one_screen(open_page: Opener, shots: Path) -> None:
    page = open_page(size=LAPTOP)
    expo.start(page, 4)
    expo.wait_for_change(page)
    page.screenshot(path=shots / "expo1906-laptop.png")
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    for part in (".academy", ".lab", ".hand", "[role=log]", "svg[role=group]"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOP["height"] + 1, part
        assert box["x"] + box["width"] <= LAPTOP["width"] + 1, part
    hidden = page.evaluate(
        "() => { const left = document.querySelector('.left'); return left.scrollHeight - left.clientHeight }"
    )
    assert hidden <= 1, "the station's last row must be in sight too"


def test_a_tile_is_laid_with_keys_alone(open_page: Opener) -> None:
    page = open_page()
    expo.start(page, 2)
    buy_a_tile_with_keys(page)
    reach_laboratory(page)
    press_card(page, "Laboratory")
    page.wait_for_function("() => document.querySelector('.prompt').textContent.includes('place or remove')")
    page.locator("button.can[aria-pressed]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("r")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    before = frame.seen(page)
    page.keyboard.press("Enter")
    frame.settle(page, before)
    assert page.locator(".piece:not(.ghost .piece)").count() == 1
    before = frame.seen(page)
    page.keyboard.press("Control+z")
    frame.settle(page, before)
    assert page.locator(".piece").count() == 0


def press_card(page: Page, name: str) -> None:
    """Play a card by keys; say yes by Enter where asked."""
    before = frame.seen(page)
    page.locator(f".hand .card:has-text('{name}')").focus()
    page.keyboard.press("Enter")
    frame.settle(page, before)
    if expo.state(page) == "confirm":
        page.keyboard.press("Enter")
        frame.wait_for_answer(page, before)


def can_play(page: Page, name: str) -> bool:
    return page.locator(f".hand .card.can:has-text('{name}')").count() > 0


def buy_a_tile_with_keys(page: Page) -> None:
    expo.wait_for_change(page)
    if not can_play(page, "Train Station"):
        press_card(page, "Skyscraper")
        expo.wait_for_change(page)
    press_card(page, "Train Station")
    page.wait_for_function("() => document.querySelector('.prompt').textContent.includes('buy')")
    before = frame.seen(page)
    page.locator("section ul button.can").first.focus()
    page.keyboard.press("Enter")
    frame.settle(page, before)
    before = frame.seen(page)
    page.locator(".stop").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Enter")
    frame.wait_for_answer(page, before)


def reach_laboratory(page: Page) -> None:
    """Pass turns until the Laboratory is ours to play."""
    rng = random.Random(0)
    for _ in range(40):
        if expo.wait_for_change(page) == "confirm":
            expo.confirm(page)
        elif can_play(page, "Laboratory"):
            return
        else:
            expo.act(page, rng)
    raise AssertionError("the Laboratory never came")


def test_a_blocked_card_tells_why(open_page: Opener) -> None:
    page = open_page()
    expo.start(page, 3)
    expo.wait_for_change(page)
    page.locator(".hand .card:has-text('Meeting Room')").click(force=True)
    note = page.locator(".note.refusal")
    note.wait_for()
    assert "first turn" in note.inner_text()
    assert "Player turn" in note.inner_text(), "the section of the rulebook is named"


def test_a_card_clicked_twice_is_played_once(open_page: Opener) -> None:
    page = open_page()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    expo.start(page, 2)
    expo.wait_for_change(page)
    before = frame.seen(page)
    card = page.locator(".hand .can:has-text('Laboratory'), .hand .can:has-text('Train Station')").first
    card.evaluate("card => { card.click(); card.click() }")
    frame.settle(page, before)
    assert sum('"move"' in text for text in sent) == 1


def test_a_held_tile_is_dragged_to_the_floor(open_page: Opener) -> None:
    page = open_page()
    expo.start(page, 2)
    buy_a_tile_with_keys(page)
    reach_laboratory(page)
    press_card(page, "Laboratory")
    page.wait_for_selector("button.can[aria-pressed]")
    tile = page.locator("button.can[aria-pressed]").first.bounding_box()
    cell = page.locator("[data-cell=c3]").bounding_box()
    assert tile
    assert cell
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(cell["x"] + 60, cell["y"] + 60, steps=12)
    page.mouse.move(cell["x"] + 30, cell["y"] + 30, steps=4)
    before = frame.seen(page)
    page.mouse.up()
    frame.settle(page, before)
    assert "c3" in (page.locator("[role=log] li").last.inner_text())


def test_touch_lays_a_tile_on_a_phone(open_page: Opener, shots: Path) -> None:
    page = open_page(size=PHONE)
    expo.start(page, 2)
    rng = random.Random(2)
    for _ in range(120):
        now = expo.wait_for_change(page)
        if now == "confirm":
            expo.confirm(page)
        elif (
            "place or remove" in page.locator(".prompt").inner_text()
            and page.locator("button.can[aria-pressed]").count()
        ):
            break
        else:
            tap(page, rng)
    page.screenshot(path=shots / "expo1906-phone.png")
    page.locator("button.can[aria-pressed]").first.tap()
    glowing = page.locator(".cell.glow")
    glowing.nth(glowing.count() // 2).tap(force=True)
    expect(page.locator(".ghost"), "the first tap shows, it does not place").to_have_count(1)
    before = frame.seen(page)
    page.locator(".choices .main").tap()
    frame.settle(page, before)
    assert expo.state(page) in {"confirm", "asked", "waiting"}
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def tap(page: Page, rng: random.Random) -> None:
    """Play on by touch: a card, an offer, or done."""
    before = frame.seen(page)
    for selector in (
        ".hand .can",
        "section ul button.can",
        ".projects .can",
        ".target",
        ".choices .option",
        ".choices .stop",
    ):
        found = page.locator(selector)
        if found.count():
            found.nth(rng.randrange(found.count())).tap()
            break
    if page.locator(".several button").count():
        page.locator(".several button").first.tap()
    frame.settle(page, before)


def test_the_language_changes_in_the_middle_of_a_game(open_page: Opener) -> None:
    page = open_page()
    expo.start(page, 2)
    expo.wait_for_change(page)
    assert "Your turn" in page.locator(".prompt").inner_text()
    for language, turn, card in (
        ("it", "Tocca a te", "Grattacielo"),
        ("es", "Te toca", "Rascacielos"),
        ("de", "Du bist dran", "Wolkenkratzer"),
    ):
        page.locator("header button").last.click()
        page.locator("dialog select").first.select_option(language)
        page.keyboard.press("Escape")
        page.wait_for_function("turn => document.querySelector('.prompt').textContent.includes(turn)", arg=turn)
        assert card in page.locator(".hand").inner_text()
        assert page.locator("html").get_attribute("lang") == language
    assert "Das Spiel beginnt" in page.locator("[role=log]").inner_text(), "the log speaks the new language too"


def test_moves_of_others_come_one_by_one_and_a_key_shows_them_all(open_page: Opener) -> None:
    page = open_page(reduced_motion="no-preference")
    expo.start(page, 4)
    expo.wait_for_change(page)
    page.evaluate(
        """() => {
            window.drawn = [];
            const frame = document.querySelector('.frame');
            const watcher = new MutationObserver(() => window.drawn.push(frame.dataset.seq));
            watcher.observe(frame, {attributeFilter: ['data-seq']});
        }"""
    )
    page.locator(".hand .can:has-text('Skyscraper'), .hand .can:has-text('Laboratory')").first.click()
    finish_turn(page)
    page.wait_for_function("() => window.drawn.length > 3")
    page.keyboard.press("Shift")
    page.wait_for_selector(".prompt.mine")
    drawn = [int(number) for number in page.evaluate("() => window.drawn")]
    assert drawn == sorted(drawn), "what happened first is shown first"


def finish_turn(page: Page) -> None:
    expo.ask_to_end_turn(page)
    expo.confirm(page)


def test_nothing_jumps_while_one_plays(open_page: Opener) -> None:
    page = open_page()
    expo.start(page, 3)
    expo.wait_for_change(page)
    page.evaluate(
        """() => {
            window.jumps = [];
            const name = source => source.node?.className?.baseVal ?? source.node?.className ?? 'text';
            new PerformanceObserver(list => list.getEntries().forEach(entry => {
                // A new text in an old box is no jump.
                const moved = source => JSON.stringify(source.previousRect) !== JSON.stringify(source.currentRect);
                if (!entry.hadRecentInput) window.jumps.push(...entry.sources.filter(moved).map(name));
            })).observe({type: 'layout-shift'});
        }"""
    )
    expo.go_on(page, random.Random(6), moves=25)
    assert page.evaluate("() => window.jumps") == []


def play_until(page: Page, card: str, rng: random.Random) -> None:
    """Play on, whatever comes, until a card has been played."""
    for _ in range(200):
        if expo.wait_for_change(page) == "confirm":
            expo.confirm(page)
        elif can_play(page, card):
            press_card(page, card)
            return
        else:
            expo.act(page, rng)
    raise AssertionError(f"{card} never came")


def lay_one(page: Page, rng: random.Random) -> None:
    """Get a tile onto the floor and leave the Laboratory open."""
    for _ in range(12):
        play_until(page, "Laboratory", rng)
        page.wait_for_selector(".choices .stop")
        if page.locator("button.can[aria-pressed]").count():
            before = frame.seen(page)
            expo.lay(page, rng)
            frame.settle(page, before)
            if expo.state(page) == "asked":
                return
        expo.confirm(page) if expo.state(page) == "confirm" else finish_turn(page)
    raise AssertionError("no tile was laid")


def test_a_tile_and_scrap_are_removed(open_page: Opener) -> None:
    page = open_page()
    expo.start(page, 2)
    rng = random.Random(3)
    lay_one(page, rng)
    scrap = page.locator(".scrap").count()
    page.locator("[data-cell=b2]").click(force=True)
    before = frame.seen(page)
    page.locator(".choices .main").click()
    frame.settle(page, before)
    if expo.state(page) == "confirm":
        page.keyboard.press("Escape")
        before = frame.seen(page)
        page.keyboard.press("Control+z")
        frame.settle(page, before)
        page.locator("[data-cell=b2]").click(force=True)
        before = frame.seen(page)
        page.locator(".choices .main").click()
        frame.settle(page, before)
    assert page.locator(".scrap").count() == scrap - 1


def test_the_meeting_room_moves_a_tile(open_page: Opener) -> None:
    page = open_page()
    expo.start(page, 2)
    rng = random.Random(3)
    lay_one(page, rng)
    finish_turn(page)
    play_until(page, "Meeting Room", rng)
    before = frame.seen(page)
    page.locator(".choices .option:has-text('Reposition')").click()
    frame.settle(page, before)
    page.locator(".cell:not([aria-label*=free]):not([aria-label*=Scrap])").first.click(force=True)
    expect(page.locator(".ghost")).to_have_count(1)
    page.keyboard.press("r")
    glowing = page.locator(".cell.glow")
    cell = glowing.nth(glowing.count() // 2)
    cell.hover(force=True)
    before = frame.seen(page)
    cell.click(force=True)
    frame.settle(page, before)
    assert "repositions" in page.locator("[role=log] li").last.inner_text()


def test_a_fresher_begins_with_tiles_for_scrap(open_page: Opener) -> None:
    page = open_page("/new/expo1906")
    page.wait_for_selector("fieldset")
    page.locator("li select").nth(1).select_option("visitor")
    page.locator("li select").nth(2).select_option("visitor")
    page.locator("fieldset select").first.select_option("fresher")
    page.locator("button.main").click()
    page.wait_for_selector(".prompt.mine")
    for cell in ("b2", "f6"):
        before = frame.seen(page)
        page.locator(f"[data-cell={cell}]").click(force=True)
        frame.settle(page, before)
        if expo.state(page) == "confirm":
            expo.confirm(page)
    rng = random.Random(1)
    for _ in range(2):
        before = frame.seen(page)
        expo.lay(page, rng)
        frame.settle(page, before)
        if expo.state(page) == "confirm":
            expo.confirm(page)
    expect(page.locator(".scrap")).to_have_count(3)


def test_a_bonus_chit_is_chosen_knowing_its_worth(open_page: Opener, shots: Path) -> None:
    page = open_page()
    expo.start(page, 3)
    rng = random.Random(8)
    for _ in range(400):
        now = expo.wait_for_change(page)
        if now == "confirm":
            expo.confirm(page)
        elif now == "over":
            break
        elif page.locator(".choices .option:has-text('Now worth')").count():
            page.screenshot(path=shots / "expo1906-chit.png")
            before = frame.seen(page)
            page.locator(".choices .option").first.click()
            frame.settle(page, before)
            if expo.state(page) == "confirm":
                expo.confirm(page)
            expect(page.locator(".choices .option:has-text('Now worth')")).to_have_count(0)
            return
        elif can_play(page, "Journal"):
            press_card(page, "Journal")
        elif page.locator(".target").count():
            before = frame.seen(page)
            page.locator(".target").last.click()
            if page.locator(".several button").count():
                page.locator(".several button").last.click()
            frame.settle(page, before)
        else:
            expo.act(page, rng)
    raise AssertionError("no token reached step 10 first")
