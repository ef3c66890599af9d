"""Forty letters and twelve people: nothing is cut off, nothing stands out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.night import fits, found_club, log_in, menu, names, open_table, result, slip

UNBROKEN = "Konstantinopoulou-Maximiliana-Alexandrin"
SPOKEN = "Wolfgang Theophrastus von und zu Hohenhe"
SLIPS = ["Quick score", "Somebody joins", "Coming and going", "Set the order", "Split the table"]


@pytest.fixture
def crowd(page: Page) -> Page:
    """Twelve people at a table, two of them with names of forty letters."""
    log_in(page)
    found_club(page)
    open_table(page, UNBROKEN, SPOKEN, *(f"Guest {number}" for number in range(9)))
    return page


def test_it_holds_twelve_people_with_long_names(crowd: Page) -> None:
    assert len(names(crowd)) == 12
    fits(crowd)
    for label in SLIPS:
        menu(crowd, label)
        slip(crowd).wait_for()
        fits(crowd)
        crowd.keyboard.press("Escape")
    crowd.get_by_role("link", name="Box doubles").click()
    fits(crowd)
    crowd.keyboard.press("Escape")
    result(crowd, "team", "gammon")
    table = crowd.url
    for path in ("", "sheet/", "games/1/", "games/1/correct/", "log/", "squaring/"):
        crowd.goto(f"{table}{path}")
        fits(crowd)


def test_it_holds_two_people_only(page: Page) -> None:
    log_in(page)
    found_club(page)
    open_table(page, UNBROKEN)
    page.set_viewport_size(ViewportSize(width=320, height=640))
    fits(page)
    result(page, "team")
    fits(page)
    assert len(names(page)) == 2
