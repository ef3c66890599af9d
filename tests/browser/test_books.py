"""The books of a night on a phone: long names, large figures, and nothing beyond the edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.night import fits, menu, result, slip, start_night

LONG = (
    "Maximiliana Konstantinopoulou",
    "Wolfgang Hohenheim-Theophr",
    "Konstantinopoulou-Alexandra",
)
INSIDE = """() => [...document.querySelectorAll('main *')].filter((part) => {
  const box = part.getBoundingClientRect();
  return box.width && !part.closest('.scroll, .sr') && box.right > innerWidth + 1;
}).map((part) => part.outerHTML.slice(0, 80))"""
ENLARGE = """() => document.querySelectorAll('.n').forEach((figure) => {
  figure.textContent = figure.textContent.includes('.') ? '−61,725.25' : '+1,234.5'; })"""


@pytest.fixture
def books(page: Page) -> Page:
    """A night that is closed; the largest payment is paid, and then a game is corrected."""
    start_night(page, *LONG)
    result(page, "box")
    result(page, "box")
    menu(page, "Close the night")
    slip(page).get_by_role("button", name="Close the night").click()
    page.locator("#part-dock").get_by_role("link", name="Squaring up").click()
    page.get_by_role("button", name="Paid", exact=True).first.click()
    expect(page.get_by_text("✓ paid")).to_be_visible()
    page.goto(page.url.replace("squaring/", "games/2/correct/"))
    page.get_by_role("group", name="Winner").get_by_text("Team", exact=True).click()
    page.get_by_role("button", name="Save the correction").click()
    expect(page.get_by_text("Game 2 is corrected")).to_be_visible()
    page.goto(page.url.replace("games/2/", "squaring/"))
    return page


def test_it_says_that_the_list_was_made_anew_and_why(books: Page) -> None:
    expect(books.get_by_text("what was not paid yet was worked out anew")).to_be_visible()
    expect(books.get_by_text("Game 2 was corrected.")).to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_it_stays_inside_whatever_the_figures_are(books: Page, width: int) -> None:
    books.set_viewport_size(ViewportSize(width=width, height=740))
    for path in ("squaring/", "sheet/", "games/2/", "games/2/correct/"):
        books.goto(f"{books.url.split('/sessions/')[0]}/sessions/{_number(books)}/{path}")
        books.evaluate(ENLARGE)
        fits(books)
        assert books.evaluate(INSIDE) == [], path


def _number(page: Page) -> str:
    return page.url.split("/sessions/")[1].split("/")[0]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_prints_on_white_whatever_the_device_likes(books: Page, scheme: str) -> None:
    books.goto(books.url.replace("squaring/", "sheet/"))
    books.emulate_media(media="print", color_scheme="dark" if scheme == "dark" else "light")
    assert books.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    ink = books.evaluate("getComputedStyle(document.querySelector('.paper th')).color")
    assert ink == "rgb(32, 37, 31)"
