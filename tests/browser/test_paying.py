"""Paying by the list on a phone: the page stays where it is, and a double tap pays once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.night import menu, result, slip, start_night

SIX = ("Bogdan", "Carla", "Dinu", "Elena", "Radu")


@pytest.fixture
def due(page: Page) -> Page:
    """Five payments are due to the box."""
    start_night(page, *SIX)
    result(page, "box")
    menu(page, "Close the night")
    slip(page).get_by_role("button", name="Close the night").click()
    page.locator("#part-dock").get_by_role("link", name="Squaring up").click()
    expect(page.get_by_role("button", name="Paid", exact=True)).to_have_count(5)
    return page


def test_it_stays_where_the_payment_stands(due: Page) -> None:
    third = due.locator(".leg").nth(2)
    third.scroll_into_view_if_needed()
    before = due.evaluate("scrollY")
    third.get_by_role("button", name="Paid", exact=True).click()
    expect(third).to_contain_text("✓ paid")
    expect(due.get_by_role("status")).to_contain_text(" paid ")
    assert due.evaluate("scrollY") == before
    assert due.url.endswith("/squaring/")


def test_it_counts_a_double_tap_as_one_payment(due: Page) -> None:
    place = due.get_by_role("button", name="Paid", exact=True).first.bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    due.mouse.click(x, y)
    expect(due.get_by_text("✓ paid")).to_have_count(1)
    for step in range(3):
        due.mouse.click(x, y + 30 * step)
    due.reload()
    expect(due.get_by_text("✓ paid")).to_have_count(1)
    expect(due.get_by_role("button", name="Paid", exact=True)).to_have_count(4)


def test_it_takes_a_payment_back_without_leaving_the_page(due: Page) -> None:
    due.get_by_role("button", name="Paid", exact=True).first.click()
    due.get_by_role("button", name="Take back").click()
    expect(due.get_by_role("status")).to_contain_text("Taken back: ")
    expect(due.get_by_role("button", name="Paid", exact=True)).to_have_count(5)
