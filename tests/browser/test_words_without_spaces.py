"""What people write without a space breaks at the edge of a phone and stays inside."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.night import fits, found_club, log_in
from tests.browser.test_books import INSIDE

NOTE, NAME = "x" * 200, "S" * 80


@pytest.fixture
def club(page: Page) -> Page:
    """A club whose season and whose entry in the cash book were named so."""
    log_in(page)
    url = found_club(page)
    page.goto(f"{url}seasons/")
    page.get_by_label("Name", exact=True).fill(NAME)
    page.get_by_label("First day").fill("2026-01-01")
    page.get_by_role("button", name="Begin the season").click()
    page.goto(f"{url}books/")
    page.get_by_role("heading", name="Contribution to the kitty").click()
    page.locator("#kitty-player").select_option(label="Ana")
    page.locator("#kitty-amount").fill("3")
    page.locator("#kitty-note").fill(NOTE)
    page.get_by_role("button", name="Note the contribution").click()
    page.get_by_text(NOTE).first.wait_for()
    page.goto(url)
    return page


@pytest.mark.parametrize("width", [320, 360])
def test_it_breaks_at_the_edge(club: Page, width: int) -> None:
    home = club.url
    club.set_viewport_size(ViewportSize(width=width, height=740))
    club.goto(f"{home}books/")
    account = club.get_by_role("link", name="Ana owes the club’s kitty").get_attribute("href")
    for address in (f"{home}books/", f"{home}seasons/", f"{home}standings/", account or ""):
        club.goto(address)
        fits(club)
        assert club.evaluate(INSIDE) == [], address
