"""Who owes and who gets, on a phone: the whole table without pushing it sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.night import log_in

HIDDEN = "(one) => one.scrollWidth - one.clientWidth"
LONG = """() => document.querySelectorAll('.balances tbody tr').forEach((row) => {
  row.querySelector('th a').textContent = 'Wolfeschlegelsteinhausenbg';
  row.children[1].textContent = '\u2212121.5'; })"""


@pytest.mark.parametrize("width", [360, 390])
def test_it_hides_no_column_of_the_balances(page: Page, width: int) -> None:
    log_in(page)
    page.set_viewport_size(ViewportSize(width=width, height=740))
    page.goto("/clubs/club-demo/standings/")
    page.evaluate(LONG)
    assert page.locator(".scroll:has(.balances)").evaluate(HIDDEN) == 0
