"""How quick the page is in a real Chromium: the first table, a click, a drag. Run: python -m bench.page

Needs the built page and the development extras. The limits are the page's own budget: a table in sight within
a second of its address, a click painted within 100 ms, sixty frames a second while a tile is dragged.
"""

from __future__ import annotations

import itertools
import random
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser import chromium, expo
from tests.browser.house import House

WATCH_INPUT = """() => {
    window.delays = [];
    new PerformanceObserver(list => list.getEntries().forEach(entry => window.delays.push(entry.duration)))
        .observe({type: 'event', durationThreshold: 16});
}"""
WATCH_FRAMES = """() => {
    window.frames = [];
    const tick = now => { window.frames.push(now); window.ticking = requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
}"""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")


def time_to_table(page: Page) -> float:
    page.reload()
    page.wait_for_selector(".lab")
    seconds: float = page.evaluate("() => performance.now()")
    return seconds / 1000


def reach_laboratory(page: Page) -> None:
    """Play on until tiles lie in front of us and the lab is open."""
    rng = random.Random(2)
    for _ in range(200):
        if expo.wait_for_change(page) == "confirm":
            expo.confirm(page)
        elif "place or remove" in page.locator(".prompt").inner_text() and page.locator(".can[aria-pressed]").count():
            return
        else:
            expo.act(page, rng)
    raise RuntimeError("the Laboratory never came")


def click_delays(page: Page) -> list[float]:
    page.evaluate(WATCH_INPUT)
    for _ in range(6):
        page.locator(".can[aria-pressed]").first.click()
        for cell in ("b4", "d2", "e5", "c6"):
            page.locator(f"[data-cell={cell}]").hover(force=True)
            page.keyboard.press("r")
        page.keyboard.press("Escape")
    page.wait_for_timeout(500)
    found: list[float] = page.evaluate("() => window.delays")
    return found


def frames_while_dragging(page: Page) -> list[float]:
    tile = page.locator(".can[aria-pressed]").first.bounding_box()
    lab = page.locator("svg.lab").bounding_box()
    assert tile is not None
    assert lab is not None
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(lab["x"] + 40, lab["y"] + 40, steps=3)
    page.evaluate(WATCH_FRAMES)
    for sweep in range(4):
        x = lab["x"] + (lab["width"] - 40 if sweep % 2 == 0 else 40)
        page.mouse.move(x, lab["y"] + 40 + sweep * lab["height"] / 5, steps=40)
    stamps: list[float] = page.evaluate("() => { cancelAnimationFrame(window.ticking); return window.frames }")
    page.mouse.move(5, 5)
    page.mouse.up()
    return [after - before for before, after in itertools.pairwise(stamps)]


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGS)
            page = browser.new_page(viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="reduce")
            page.goto(house.address)
            expo.start(page, 4)
            shown = [time_to_table(page) for _ in range(5)]
            say(f"table in sight after {statistics.median(shown):.2f} s (worst of 5: {max(shown):.2f} s)")
            reach_laboratory(page)
            delays = click_delays(page)
            slow = (
                f"median {statistics.median(delays):.0f} ms, worst {max(delays):.0f} ms"
                if delays
                else "all below 16 ms"
            )
            say(f"input to paint: {slow}")
            frames = frames_while_dragging(page)
            rate = 1000 / statistics.mean(frames)
            say(f"dragging with 4 seats: {rate:.0f} frames/s, slowest frame {max(frames):.0f} ms")
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    main()
