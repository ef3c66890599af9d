"""A slip holds the keyboard: nothing behind it has the focus until it is closed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.night import menu, slip, start_night

INSIDE = """() => document.activeElement === document.body
  || !!document.activeElement.closest('.slip')"""


@pytest.fixture
def table(page: Page) -> Page:
    start_night(page, "Bogdan", "Carla")
    expect(page.locator("#live")).to_have_text("live")
    return page


def tab_through(page: Page) -> None:
    for _step in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate(INSIDE), page.evaluate("document.activeElement.outerHTML")


def test_it_keeps_the_keyboard_in_an_open_slip(table: Page) -> None:
    table.locator("#open-double-box").click()
    expect(slip(table).get_by_role("button", name="Confirm")).to_be_focused()
    tab_through(table)
    table.keyboard.press("Escape")
    expect(table.locator("#open-double-box")).to_be_focused()
    table.keyboard.press("Tab")
    expect(table.locator("#open-double-team")).to_be_focused()


def test_it_keeps_the_keyboard_in_a_slip_of_the_menu_and_goes_back_to_the_menu(table: Page) -> None:
    menu(table, "Coming and going")
    expect(slip(table)).to_contain_text("Bogdan")
    tab_through(table)
    table.keyboard.press("Escape")
    expect(slip(table)).to_have_count(0)
    expect(table.get_by_label("Menu of the table")).to_be_focused()


def test_it_lets_go_of_the_keyboard_when_the_slip_was_sent(table: Page) -> None:
    table.locator("#open-result-box-single").click()
    slip(table).get_by_role("button", name="Confirm").click()
    expect(table.locator("#part-game")).to_contain_text("Game 2")
    expect(slip(table)).to_have_count(0)
    assert table.evaluate("document.querySelectorAll('[inert]').length") == 0
    expect(table.get_by_role("link", name="Box wins game 2 gammon")).to_be_visible()
