"""Seven at a table and nothing hidden: rows, explanation and results on a phone and on a laptop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.night import fits, result, start_night

SEVEN = ("Bogdan", "Carla", "Dinu", "Elena", "Radu", "Sorin")
LAPTOP = ViewportSize(width=1280, height=800)


def bottom(page: Page, selector: str) -> float:
    box = page.locator(selector).last.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def top(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"]


@pytest.fixture
def seven(page: Page) -> Page:
    """After a game, with the explanation of it on the page."""
    start_night(page, *SEVEN)
    result(page, "box", "gammon")
    page.evaluate("scrollTo(0, 0)")
    return page


def test_it_shows_seven_rows_above_the_buttons_of_a_phone(seven: Page) -> None:
    assert bottom(seven, ".seat") <= top(seven, ".hand")
    assert bottom(seven, ".hand") <= 740
    fits(seven)


def test_it_shows_both_rows_of_results_on_a_laptop(seven: Page) -> None:
    seven.set_viewport_size(LAPTOP)
    expect(seven.locator("#open-result-box-single")).to_be_in_viewport(ratio=1)
    expect(seven.locator("#open-result-team-backgammon")).to_be_in_viewport(ratio=1)
    assert bottom(seven, "#part-dock") <= top(seven, "#part-undo")


def test_it_opens_the_explanation_as_one_block(seven: Page) -> None:
    told = seven.locator(".last")
    expect(told).to_contain_text("The box won a gammon")
    assert told.evaluate("(block) => block.offsetHeight") < 72
    told.get_by_text("more", exact=True).click()
    expect(told.get_by_role("link", name="Contract by contract")).to_be_visible()
    assert bottom(seven, ".last") <= top(seven, ".seats")


def test_it_bears_points_of_any_length(seven: Page) -> None:
    seven.evaluate(
        """() => document.querySelectorAll('.seat .points').forEach((cell) => {
          cell.classList.add('long'); cell.querySelector('.n').textContent = '−1,234.5'; })"""
    )
    fits(seven)
    edges = seven.evaluate(
        """() => [...document.querySelectorAll('.seat')].map((row) => {
          const end = (one) => one.getBoundingClientRect().right;
          return end(row) - end(row.querySelector('.n')); })"""
    )
    assert min(edges) >= 0
