"""The shell: home, invitations, reconnection, replay; and nothing for axe to find."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser import axe, expo, frame
from tests.browser.conftest import PHONE, Opener
from tests.browser.house import House


def test_friends_meet_by_a_link_and_play_at_one_table(open_page: Opener) -> None:
    host = open_page()
    host.locator(".poster.expo1906 select").first.select_option("2")
    host.locator(".poster.expo1906 .ways button").nth(1).click()
    link = host.locator("input[readonly]").input_value()
    assert "#invitation=" in link
    friend = open_page("/")
    friend.goto(link)
    friend.locator("label.name input").fill("Bianca")
    friend.locator("button:has-text('Sit here')").click()
    host.wait_for_function("() => document.body.textContent.includes('Bianca')")
    host.locator("button.main:has-text('Start the game')").click()
    for page in (host, friend):
        page.wait_for_selector(".hand")
    rng = random.Random(1)
    for _ in range(14):
        mover = host if host.locator(".prompt.mine").count() else friend
        if expo.wait_for_change(mover) == "confirm":
            expo.confirm(mover)
        else:
            expo.act(mover, rng)
    if friend.locator("dialog[open]").count():
        friend.keyboard.press("Escape")
    friend.locator("form input").fill("Ciao!")
    friend.locator("form button").click()
    host.wait_for_function("() => document.querySelector('[role=log]').textContent.includes('Ciao!')")
    assert "invitation" not in friend.url, "the secret leaves the address bar"


@pytest.mark.parametrize("end", [House.kill, House.stop])
def test_a_restart_of_the_server_loses_nothing(open_page: Opener, house: House, end: Callable[[House], None]) -> None:
    page = open_page()
    expo.start(page, 2)
    expo.wait_for_change(page)
    rounds = page.locator("header .status").first.inner_text()
    end(house)
    page.locator(".lost").wait_for()
    assert "safe" in page.locator(".lost").inner_text()
    house.start()
    page.wait_for_selector(".lost", state="detached", timeout=30_000)
    assert page.locator("header .status").first.inner_text() == rounds
    expo.act(page, random.Random(0))


def test_a_move_made_while_the_server_is_away_is_made_once(open_page: Opener, house: House) -> None:
    page = open_page()
    expo.start(page, 2)
    expo.wait_for_change(page)
    before = page.locator("[role=log] li").count()
    page.locator(".hand .can:has-text('Skyscraper'), .hand .can:has-text('Laboratory')").first.click()
    expo.ask_to_end_turn(page)
    house.kill()
    page.locator("dialog[open] .main").click()
    house.start()
    page.wait_for_function(
        "before => document.querySelectorAll('[role=log] li').length > before", arg=before, timeout=30_000
    )
    told = page.locator("[role=log] li").all_inner_texts()
    assert sum("plays" in line and "Guest" in line for line in told) == 1


def test_a_connection_that_died_without_a_word_is_noticed(open_page: Opener) -> None:
    page = open_page("/learn/expo1906")
    is_dead: list[bool] = []

    def pass_on(near: WebSocketRoute) -> None:
        """The first socket goes deaf and dumb on request; the next ones work."""
        far, at = near.connect_to_server(), len(is_dead)
        is_dead.append(False)
        near.on_message(lambda text: None if is_dead[at] else far.send(text))
        far.on_message(lambda text: None if is_dead[at] else near.send(text))

    page.route_web_socket("**/live?**", pass_on)
    page.clock.install()
    page.goto(page.url.replace("/learn/expo1906", "/"))
    expo.start(page, 2)
    expo.wait_for_change(page)
    page.locator(".hand .can:has-text('Skyscraper'), .hand .can:has-text('Laboratory')").first.click()
    expo.ask_to_end_turn(page)
    is_dead[0] = True
    before = frame.seen(page)
    page.locator("dialog[open] .main").click()
    page.wait_for_selector(".frame[aria-busy=true]")
    page.clock.run_for(41_000)
    frame.wait_for_answer(page, before)
    told = page.locator("[role=log] li").all_inner_texts()
    assert sum("plays" in line and "Guest" in line for line in told) == 1
    assert len(is_dead) == 2


def test_a_reload_in_the_middle_of_a_turn_comes_back_to_it(open_page: Opener) -> None:
    page = open_page()
    expo.start(page, 2)
    expo.wait_for_change(page)
    page.locator(".hand .can:has-text('Laboratory'), .hand .can:has-text('Train Station')").first.click()
    page.wait_for_selector(".choices .stop")
    prompt = page.locator(".prompt").inner_text()
    page.reload()
    page.wait_for_selector(".choices .stop")
    assert page.locator(".prompt").inner_text() == prompt


def test_pass_and_play_hides_the_table_behind_a_curtain(open_page: Opener) -> None:
    page = open_page("/new/expo1906")
    page.wait_for_selector("fieldset")
    page.locator("section select").first.select_option("2")
    page.locator("li select").nth(1).select_option("me")
    page.locator("button.main").click()
    page.wait_for_selector(".hand")
    rng = random.Random(5)
    for _ in range(60):
        if page.locator(".curtain").count():
            break
        if expo.state(page) == "confirm":
            expo.confirm(page)
        elif expo.state(page) == "asked":
            expo.act(page, rng)
        page.wait_for_timeout(100)
    assert page.locator(".curtain").count() == 1
    page.locator(".curtain button").click()
    page.wait_for_selector(".curtain", state="detached")
    page.wait_for_selector(".prompt.mine")


def test_a_replay_steps_and_links_to_a_moment(open_page: Opener) -> None:
    page = open_page()
    expo.start(page, 2)
    expo.go_on(page, random.Random(4), moves=12)
    table = page.url.rstrip("/").split("/")[-1]
    page.goto(page.url + "/replay?move=2&seat=0")
    page.wait_for_selector(".replay .hand")
    assert page.locator(".count").inner_text().startswith("2/")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.count').textContent.startsWith('3/')")
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('.count').textContent.startsWith('0/')")
    assert f"/t/{table}/replay?move=0&seat=0" in page.url


def test_a_stranger_is_told_plainly(open_page: Opener) -> None:
    page = open_page("/t/" + "0" * 24)
    page.wait_for_selector("h1")
    assert "no such table" in page.locator("main").inner_text()


SCREENS = {
    "home": "/",
    "new": "/new/expo1906",
    "learn": "/learn/expo1906",
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_outside_the_table(open_page: Opener, name: str, theme: str, shots: Path) -> None:
    page = open_page(SCREENS[name], color_scheme=theme)
    page.wait_for_selector("section, fieldset")
    page.wait_for_function("() => !document.querySelector('button[disabled]')")
    page.screenshot(path=shots / f"{name}-{theme}.png")
    assert axe.faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(open_page: Opener, theme: str, shots: Path) -> None:
    page = open_page(color_scheme=theme)
    expo.start(page, 3)
    rng = random.Random(9)
    asked: set[str] = set()
    for _ in range(60):
        if expo.wait_for_change(page) == "confirm":
            check(page, "confirm", asked)
            expo.confirm(page)
        else:
            check(page, page.locator(".prompt").inner_text(), asked)
            expo.act(page, rng)
    page.screenshot(path=shots / f"expo1906-{theme}.png")
    expo.wait_for_change(page)
    if expo.state(page) == "confirm":
        page.keyboard.press("Escape")
    for label in ("Ledger", "Keys", "Menu"):
        page.locator(f"header [aria-label={label}]").click()
        page.wait_for_selector("dialog[open]")
        check(page, label, asked)
        page.keyboard.press("Escape")


def check(page: Page, name: str, seen: set[str]) -> None:
    """Each kind of screen once."""
    if name in seen:
        return
    seen.add(name)
    assert axe.faults(page) == [], name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_people_gather_and_on_a_phone(open_page: Opener, theme: str) -> None:
    page = open_page(color_scheme=theme)
    page.locator(".poster.expo1906 .ways button").nth(1).click()
    page.wait_for_selector(".gathering li")
    assert axe.faults(page) == []
    phone = open_page(size=PHONE, color_scheme=theme)
    expo.start(phone, 3)
    expo.wait_for_change(phone)
    for tab in phone.locator("[role=tab]").all():
        tab.tap()
        assert axe.faults(phone) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_end_and_in_the_replay(open_page: Opener, theme: str, shots: Path) -> None:
    page = open_page(color_scheme=theme)
    expo.start(page, 1)
    expo.play_out(page, random.Random(7))
    assert axe.faults(page) == []
    page.locator("dialog a:has-text('Watch')").click()
    page.wait_for_selector(".replay .count")
    page.keyboard.press("End")
    page.wait_for_selector(".replay svg.lab")
    page.screenshot(path=shots / f"replay-{theme}.png")
    assert axe.faults(page) == []
