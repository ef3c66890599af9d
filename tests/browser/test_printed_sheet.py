"""The score sheet as it is printed: A4, standing and lying, twelve people with long names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.night import menu, result, slip, start_night

STANDING = ViewportSize(width=718, height=1024)
LYING = ViewportSize(width=1047, height=695)
CROWD = (
    "Maximiliana Konstantinopoulou",
    "Wolfgang Hohenheim-Theophr",
    *(f"Guest {number}" for number in range(9)),
)
SPILLS = """() => [...document.querySelectorAll('.paper td, .paper thead th')].filter((cell) =>
  cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent)"""


@pytest.fixture
def sheet(page: Page) -> Page:
    """The sheet of three games of twelve people, before it is printed."""
    table = start_night(page, *CROWD)
    result(page, "box", "gammon")
    result(page, "team", "backgammon")
    menu(page, "Split the table")
    slip(page).get_by_role("button", name="Split the table").click()
    expect(slip(page)).to_have_count(0)
    page.goto(f"{table}sheet/")
    page.emulate_media(media="print")
    return page


@pytest.mark.parametrize("paper", [STANDING, LYING], ids=["standing", "lying"])
def test_it_holds_everybody_between_the_edges(sheet: Page, paper: ViewportSize) -> None:
    sheet.set_viewport_size(paper)
    width = sheet.evaluate("document.querySelector('.paper').offsetWidth")
    assert width <= paper["width"]
    assert sheet.evaluate(SPILLS) == []
    assert sheet.locator(".paper thead th[scope=col]").count() == 13


def test_it_stands_names_upright_and_shows_title_marks_and_terms(sheet: Page) -> None:
    sheet.set_viewport_size(STANDING)
    name = sheet.locator(".paper thead span").first
    assert name.evaluate("(one) => getComputedStyle(one).writingMode") == "vertical-rl"
    expect(sheet.locator(".paper .title")).to_be_visible()
    expect(sheet.locator(".paper .mark").first).to_be_visible()
    expect(sheet.locator(".onpaper")).to_contain_text("House rules")
    expect(sheet.get_by_role("button", name="Print")).to_be_hidden()


def test_it_repeats_a_head_that_is_less_than_a_quarter_of_the_page(sheet: Page) -> None:
    """A higher one is printed on the first page alone."""
    for paper in (STANDING, LYING):
        sheet.set_viewport_size(paper)
        head = sheet.evaluate("document.querySelector('.paper thead').offsetHeight")
        assert head < paper["height"] / 4
