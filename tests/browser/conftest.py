"""A real Chromium, a real server. A test that sees an error in the console fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from opificio.page import is_built
from tests.browser import chromium
from tests.browser.house import House

LAPTOP = {"width": 1366, "height": 768}
WIDE = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844}
EXPECTED = ("401 (Unauthorized)", "404 (Not Found)", "net::ERR_CONNECTION_REFUSED", "WebSocket connection to")
"""What a newcomer's first question and a server that is gone leave in the console."""

Opener = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in str(item.fspath).replace("\\", "/"):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert is_built(), "the page is not built; `make page` builds it"
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def open_page(browser: Browser, house: House) -> Iterator[Opener]:
    """Opens pages in windows of their own; complains at the end of what went wrong in them."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def note(kind: str, text: str) -> None:
        if kind == "error" and not any(known in text for known in EXPECTED):
            faults.append(text)

    def opener(path: str = "/", *, size: dict[str, int] = LAPTOP, **wishes: Any) -> Page:
        is_phone = size["width"] < 700
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=wishes.pop("locale", "en"),
            has_touch=is_phone,
            is_mobile=is_phone,
            reduced_motion=wishes.pop("reduced_motion", "reduce"),
            **wishes,
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: note(message.type, message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(house.address + path)
        return page

    yield opener
    for context in contexts:
        context.close()
    assert not faults, faults


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where pictures of the main screens are kept: a reader of the build looks at them."""
    folder = Path("build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
