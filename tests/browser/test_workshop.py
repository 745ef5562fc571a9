"""Workshop of the World through the page: whole games, sealed bids, keys, touch, words, what each choice would do."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, frame, workshop
from tests.browser.conftest import LAPTOP, PHONE, WIDE, Opener
from tests.browser.house import House


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_is_played_through_the_page(open_page: Opener, seats: int, shots: Path) -> None:
    page = open_page()
    workshop.start(page, seats)
    heard = workshop.play_out(page, random.Random(seats))
    assert heard >= {"ChooseTokens", "ChooseBid", "ChooseCard", "ChooseLink"}
    result = page.locator("dialog[open]")
    result.wait_for()
    page.screenshot(path=shots / f"workshop-result-{seats}.png")
    amounts = [pounds(cell) for cell in result.locator("tfoot tr").first.locator("td").all_inner_texts()]
    assert len(amounts) == seats
    for seat, total in enumerate(amounts):
        column = result.locator(f"tbody tr td:nth-of-type({seat + 1})").all_inner_texts()
        assert sum(pounds(cell) for cell in column) == total, "the sheet adds up"


def pounds(text: str) -> int:
    digits = re.sub(r"[^\d-]", "", text.replace("−", "-"))
    return int(digits) if digits.strip("-") else 0


def test_a_whole_game_with_the_open_auction(open_page: Opener) -> None:
    page = open_page()
    workshop.open_table(page, 3, auction="open", money="open")
    heard = workshop.play_out(page, random.Random(21))
    assert heard >= {"ChooseLot", "ChooseOffer", "ChooseCard"}
    assert "£ ?" not in page.locator(".books").inner_text(), "open money is seen by all"


def test_a_wild_card_and_a_town_are_two_clicks(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 3)
    wild = page.locator(".card.offered[data-card^=wild]")
    workshop.play_until(page, lambda each: workshop.asked(each) == "ChooseCard" and wild.count() > 0, random.Random(22))
    wild.first.click()
    town = page.locator(".town.hinted").first
    name = (town.get_attribute("data-thing") or "").removeprefix("town:")
    town.dispatch_event("click")
    page.wait_for_function("() => document.querySelector('.desk').dataset.asked !== 'ChooseCard'")
    expect(page.locator("[role=log]")).to_contain_text(f"builds an industry in {name.capitalize()}", timeout=20_000)


def test_a_piece_can_be_carried_to_a_link(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 4)
    can_carry = ".desk .piece"
    workshop.play_until(page, lambda each: each.locator(can_carry).count() > 0, random.Random(23))
    link = page.locator(".link.legal:has(.socket)").first
    name = link.get_attribute("data-thing")
    workshop.carry(page, page.locator(can_carry), link.locator(".socket").first)
    if page.locator("dialog[open]").count():
        workshop.close_dialog(page)
    expect(page.locator(f".link.built[data-thing='{name}']")).to_have_count(1)


def test_everything_is_on_one_screen(open_page: Opener, shots: Path) -> None:
    page = open_page(size=LAPTOP)
    workshop.start(page, 5)
    workshop.play_until(page, workshop.is_asked("ChooseLink"), random.Random(3))
    page.screenshot(path=shots / "workshop-laptop.png")
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    for part in (".atlas", ".demand", ".gazetteer", ".market", ".desk", ".books", "[role=log]"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOP["height"] + 1, part
        assert box["x"] + box["width"] <= LAPTOP["width"] + 1, part


def test_bids_stay_sealed_until_everybody_has_bid(open_page: Opener) -> None:
    host, friend = friends(open_page)
    for kind in ("ChooseTokens", "ChooseColour"):
        for page in (host, friend):
            page.wait_for_selector(f'.frame[aria-busy=false] .desk[data-asked="{kind}"]')
            workshop.answer(page, random.Random(1))
    for page in (host, friend):
        page.wait_for_selector('.frame[aria-busy=false] .desk[data-asked="ChooseBid"]')
    host.locator(".purse input[type=number]").fill("7")
    host.locator(".desk .do .main").click()
    host.wait_for_selector('.desk[data-asked=""]')
    expect(friend.locator(".books tbody tr").first.locator(".state.done")).to_have_count(1)
    assert "£7" not in friend.locator("main").inner_text(), "a sealed bid is nobody's business"
    friend.locator(".purse input[type=number]").fill("3")
    friend.locator(".desk .do .main").click()
    for page in (host, friend):
        expect(page.locator(".order")).to_contain_text("£7")
        expect(page.locator(".order")).to_contain_text("£3")
    assert workshop.asked(host) == "ChooseCard", "the higher bid plays first"


def friends(open_page: Opener) -> tuple[Page, Page]:
    """Two people in two browsers at one table of two."""
    host = open_page()
    host.locator(".poster.workshop select").first.select_option("2")
    host.locator(".poster.workshop .ways button").nth(1).click()
    link = host.locator("input[readonly]").input_value()
    friend = open_page()
    friend.goto(link)
    friend.locator("label.name input").fill("Bianca")
    friend.locator("button:has-text('Sit here')").click()
    host.wait_for_function("() => document.body.textContent.includes('Bianca')")
    host.locator("button.main:has-text('Start the game')").click()
    for page in (host, friend):
        page.wait_for_selector(workshop.DESK)
        workshop.wait(page)
    return host, friend


def test_a_round_is_played_with_keys_alone(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 3)
    tab_to(page, ".token")
    page.keyboard.press("Enter")
    tab_to(page, ".desk .main")
    page.keyboard.press("Enter")
    page.wait_for_selector('.frame[aria-busy=false] .desk[data-asked="ChooseBid"]')
    tab_to(page, ".purse input[type=number]")
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    page.wait_for_selector('.frame[aria-busy=false] .desk[data-asked="ChooseCard"]', timeout=60_000)
    tab_to(page, ".card")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector('.frame[aria-busy=false] .desk[data-asked="ChooseLink"]')
    tab_to(page, "g.link.legal")
    before = page.evaluate("() => document.activeElement.dataset.thing")
    for key in ("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    reached = page.evaluate("() => document.activeElement.dataset.thing")
    assert reached.startswith("link:")
    assert before.startswith("link:")
    links = page.locator(".link.built").count()
    seq = frame.seen(page)
    page.keyboard.press("Enter")
    frame.settle(page, seq)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Enter")
    expect(page.locator(".link.built")).not_to_have_count(links)


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until the focus is on something of this kind."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_turn_is_played_by_touch_on_a_phone(open_page: Opener, shots: Path) -> None:
    page = open_page(size=PHONE)
    workshop.start(page, 3)
    page.locator(".token").first.tap()
    page.locator(".desk .do .main").tap()
    page.wait_for_selector('.frame[aria-busy=false] .desk[data-asked="ChooseBid"]')
    page.locator(".purse .button").nth(1).tap()
    page.locator(".desk .do .main").tap()
    page.wait_for_selector('.frame[aria-busy=false] .desk[data-asked="ChooseCard"]', timeout=60_000)
    page.locator(".card.offered").first.tap()
    page.screenshot(path=shots / "workshop-phone.png")
    page.locator(".desk .do .main").tap()
    page.wait_for_selector('.frame[aria-busy=false] .desk[data-asked="ChooseLink"]')
    page.locator(".desk .choice").first.tap()
    page.wait_for_function("() => document.querySelector('.link.built')")
    for tab in ("demand", "books", "log", "play"):
        page.locator(f"#ws-tab-{tab}").tap()
        expect(page.locator(f"#ws-tab-{tab}")).to_have_attribute("aria-selected", "true")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"


def test_targets_on_a_phone_are_as_big_as_a_thumb(open_page: Opener) -> None:
    page = open_page(size=PHONE)
    workshop.start(page, 5)
    workshop.play_until(page, workshop.is_asked("ChooseLink"), random.Random(8))
    for button in page.locator(".sheet button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, button.inner_text()


def test_pointing_at_a_link_tells_its_profit_and_cost(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 3)
    workshop.play_until(page, workshop.is_asked("ChooseLink"), random.Random(5))
    choice = page.locator(".desk .choice").first
    profit, cost = choice.locator("b").inner_text(), choice.locator("small").inner_text()
    choice.hover()
    expect(page.locator(".gain").first).to_be_visible()
    tag = page.locator("g.gain text").text_content() or ""
    assert profit in tag
    assert cost in tag
    assert cost.strip("−") in page.locator(".gazetteer .gain").inner_text()


def test_pointing_at_a_town_tells_what_it_is_and_a_line_of_history(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 3)
    page.locator("[data-thing='town:stoke']").hover()
    notes = page.locator(".gazetteer")
    expect(notes).to_contain_text("Stoke")
    expect(notes).to_contain_text("Craft")
    expect(notes).to_contain_text("Wedgwood")


def test_a_refused_link_says_why_with_the_rule_and_its_section(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 3)
    workshop.play_until(page, workshop.is_asked("ChooseLink"), random.Random(6))
    page.locator(".link:not(.legal):not(.built)").first.dispatch_event("click")
    note = page.locator("[role=alert], .note.refusal, .refusal").first
    expect(note).to_contain_text("does not touch")
    expect(note).to_contain_text("Building links")


def test_a_card_can_be_carried_to_its_town(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 4)
    workshop.play_until(page, workshop.is_asked("ChooseCard"), random.Random(7))
    card = page.locator(".card.offered:not([data-card^=wild])").first
    town = page.locator(f"[data-thing='town:{card.get_attribute('data-card')}'] .seal")
    workshop.carry(page, card, town)
    expect(page.locator(workshop.DESK)).not_to_have_attribute("data-asked", "ChooseCard")


def test_a_link_is_taken_back_with_control_z(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 3)
    workshop.play_until(page, workshop.is_asked("ChooseCard"), random.Random(9))
    page.locator(".card.offered:not([data-card^=wild])").first.click()
    before = frame.seen(page)
    page.locator(".desk .do .main").click()
    frame.settle(page, before)
    before = frame.seen(page)
    page.keyboard.press("Control+z")
    frame.settle(page, before)
    expect(page.locator(workshop.DESK)).to_have_attribute("data-asked", "ChooseCard")


def test_the_language_changes_in_the_middle_of_a_turn(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 3)
    workshop.play_until(page, workshop.is_asked("ChooseBid"), random.Random(1))
    page.locator(".purse .button").nth(1).click()
    page.locator("header .tools button").last.click()
    page.locator("dialog[open] select").first.select_option("it")
    page.keyboard.press("Escape")
    expect(page.locator("header")).to_contain_text("Era del trasporto fluviale")
    expect(page.locator(".demand")).to_contain_text("Artigianato")
    expect(page.locator(".desk")).to_contain_text("Chiudi nel pugno £1")
    expect(page.locator("[role=log]")).to_contain_text("pedine domanda")


def test_a_restart_of_the_server_in_the_middle_of_a_turn_loses_nothing(open_page: Opener, house: House) -> None:
    page = open_page()
    workshop.start(page, 3)
    workshop.play_until(page, workshop.is_asked("ChooseLink"), random.Random(2))
    choices = page.locator(".desk .choice").all_inner_texts()
    house.kill()
    page.locator(".lost").wait_for()
    house.start()
    page.wait_for_selector(".lost", state="detached", timeout=30_000)
    workshop.wait(page)
    assert page.locator(".desk .choice").all_inner_texts() == choices
    workshop.answer(page, random.Random(2))


def test_a_reload_in_the_middle_of_a_turn_comes_back_to_it(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 3)
    workshop.play_until(page, workshop.is_asked("ChooseLink"), random.Random(4))
    choices = page.locator(".desk .choice").all_inner_texts()
    page.reload()
    workshop.wait(page)
    assert page.locator(".desk .choice").all_inner_texts() == choices


def test_the_map_can_be_brought_closer_and_fitted_again(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 3)
    size = "() => document.querySelector('[data-thing=\"town:leeds\"] .seal').getBoundingClientRect().width"
    before = page.evaluate(size)
    page.locator(".lens button").first.click()
    assert page.evaluate(size) > before * 1.2
    page.locator(".lens button").last.click()
    assert page.evaluate(size) == pytest.approx(before)


def test_nothing_jumps_while_one_plays(open_page: Opener) -> None:
    page = open_page()
    workshop.start(page, 4)
    page.evaluate(
        """() => { window.shifts = 0; new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
        }).observe({type: 'layout-shift'}); }"""
    )
    rng, rounds = random.Random(11), iter(range(9))
    workshop.play_until(page, lambda _: next(rounds, None) is None, rng)
    assert page.evaluate("() => window.shifts") < 0.02


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing(open_page: Opener, theme: str, size: dict[str, int], shots: Path) -> None:
    page = open_page(size=size, color_scheme=theme)
    workshop.start(page, 4)
    rng = random.Random(12)
    for kind in ("ChooseTokens", "ChooseBid", "ChooseCard", "ChooseLink"):
        workshop.play_until(page, workshop.is_asked(kind), rng)
        assert axe.faults(page) == [], kind
    page.screenshot(path=shots / f"workshop-{theme}-{'phone' if size is PHONE else 'laptop'}.png")


def test_the_railway_era_on_a_wide_screen(open_page: Opener, shots: Path) -> None:
    page = open_page(size=WIDE)
    workshop.start(page, 5)
    workshop.play_until(page, lambda each: each.locator(".railway .link.built").count() > 8, random.Random(13))
    page.screenshot(path=shots / "workshop-railway.png")
    assert page.locator(".atlas.railway").count() == 1
