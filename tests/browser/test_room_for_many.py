"""Eight at a table need no scrolling on a phone, twelve little; a phone on its side shows both."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.night import fits, found_club, log_in, open_table, result

EIGHT = ("Bogdan", "Carla", "Dinu", "Elena", "Radu", "Sorin", "Mira")
FOUR_MORE = ("Tudor", "Vlad", "Ilinca", "Horia")
USUAL = (
    "#open-double-box", "#open-double-team", "#open-result-box-single",
    "#open-result-team-backgammon", "#undo",
)  # fmt: skip
ON_ITS_SIDE = ViewportSize(width=740, height=360)
LOWEST = """() => Math.min(...[...document.querySelectorAll('.cubechip')]
  .map((chip) => chip.getBoundingClientRect().height))"""


def table(page: Page, *guests: str) -> Page:
    """After a game, at the top of the page."""
    log_in(page)
    found_club(page)
    open_table(page, *guests)
    result(page, "box")
    page.evaluate("scrollTo(0, 0)")
    return page


@pytest.fixture
def eight(page: Page) -> Page:
    return table(page, *EIGHT)


@pytest.fixture
def twelve(page: Page) -> Page:
    return table(page, *EIGHT, *FOUR_MORE)


def edges(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_it_shows_eight_rows_and_every_usual_button_without_scrolling(eight: Page) -> None:
    for button in USUAL:
        expect(eight.locator(button)).to_be_in_viewport(ratio=1)
    assert edges(eight.locator(".seat").last)[1] <= edges(eight.locator(".hand"))[0]
    assert eight.evaluate(LOWEST) >= 44
    fits(eight)


def test_it_keeps_the_usual_buttons_in_reach_of_twelve(twelve: Page) -> None:
    for button in USUAL:
        expect(twelve.locator(button)).to_be_in_viewport(ratio=1)
    rows = twelve.locator(".seat")
    assert edges(rows.nth(6))[1] <= edges(twelve.locator(".hand"))[0]
    twelve.mouse.move(180, 300)
    twelve.mouse.wheel(0, 260)
    expect(rows.last).to_be_in_viewport(ratio=1)
    assert edges(rows.last)[1] <= edges(twelve.locator(".hand"))[0]
    fits(twelve)


def test_it_shows_the_row_that_a_key_leads_to(twelve: Page) -> None:
    last = twelve.locator(".cubechip").last
    twelve.locator(".cubechip").nth(-2).focus()
    twelve.keyboard.press("Tab")
    expect(last).to_be_focused()
    assert edges(last)[1] <= edges(twelve.locator(".hand"))[0]


def test_it_stays_where_it_is_when_a_key_leads_to_the_buttons(eight: Page) -> None:
    eight.locator(".cubechip").last.focus()
    before = eight.evaluate("scrollY")
    for button in USUAL[:2]:
        eight.keyboard.press("Tab")
        expect(eight.locator(button)).to_be_focused()
    assert eight.evaluate("scrollY") == before


def test_it_shows_who_sits_where_beside_the_buttons_of_a_phone_on_its_side(eight: Page) -> None:
    eight.set_viewport_size(ON_ITS_SIDE)
    for button in USUAL:
        expect(eight.locator(button)).to_be_in_viewport(ratio=1)
    expect(eight.locator(".seat.box")).to_be_in_viewport(ratio=1)
    eight.mouse.move(100, 300)
    eight.mouse.wheel(0, 200)
    expect(eight.locator(".seat").last).to_be_in_viewport()
    expect(eight.locator(USUAL[2])).to_be_in_viewport(ratio=1)
    fits(eight)
