"""Take the pictures of the README: `python -m web.scripts.pictures`. Bots play for a while, then we look."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import chromium
from tests.browser.house import House

FOLDER = Path("docs/pictures")
LEVELS = {"expo1906": "tinkerer", "workshop": "miller"}
PLAY = """async ([game, bot]) => {
    const ask = (method, path, body) => fetch('/api' + path, {
        method, headers: {'content-type': 'application/json'}, body: body && JSON.stringify(body)
    }).then(answer => answer.json());
    await ask('POST', '/guests', {name: 'Ada'});
    const made = await ask('POST', '/tables', {game, seats: 3, sit: [0], bots: {1: bot, 2: bot}, start: true});
    await ask('PUT', `/tables/${made.table}/seats/0/bot`, {bot});
    return made.table;
}"""
MOVES = "table => fetch(`/api/tables/${table}?seat=0`).then(answer => answer.json()).then(told => told.moves)"
TAKE_BACK = "table => fetch(`/api/tables/${table}/seats/0/bot`, {method: 'DELETE'}).then(() => null)"
ENOUGH = {"expo1906": 150, "workshop": 60}


def picture_of(browser: Browser, house: House, game: str, theme: str, size: tuple[int, int]) -> None:
    is_phone = size[0] < 700
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        locale="en",
        reduced_motion="reduce",
        is_mobile=is_phone,
        has_touch=is_phone,
    )
    page.goto(house.address)
    page.wait_for_selector(".poster button:not([disabled])")
    if game == "expo1906" and not is_phone:
        page.screenshot(path=FOLDER / f"home-{theme}.png")
    table = page.evaluate(PLAY, [game, LEVELS[game]])
    while page.evaluate(MOVES, table) < ENOUGH[game]:
        page.wait_for_timeout(100)
    page.evaluate(TAKE_BACK, table)
    page.goto(f"{house.address}/t/{table}")
    settle(page)
    page.screenshot(path=FOLDER / f"{game}-{'phone' if is_phone else theme}.png")
    page.close()


def settle(page: Page) -> None:
    page.wait_for_selector(".prompt")
    page.wait_for_function("() => document.querySelector('.prompt.mine') || document.querySelector('.prompt')")
    page.wait_for_timeout(2500)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGS)
            for game in LEVELS:
                picture_of(browser, house, game, "light", (1366, 768))
                picture_of(browser, house, game, "light", (390, 844))
            picture_of(browser, house, "expo1906", "dark", (1366, 768))
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    main()
