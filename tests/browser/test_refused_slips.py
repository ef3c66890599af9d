"""Slips that come back: what is wrong and where, and the game that they were opened for."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.night import confirm, result, slip, start_night

WITHIN_MS = 10_000
TOLD = "This was opened for game 1, and the table is at game 2 now."


@pytest.fixture
def phone(context: BrowserContext) -> Page:
    """At a new table, without a look at the console, which complains about every refusal."""
    page = context.new_page()
    start_night(page, "Bogdan", "Carla")
    return page


def test_it_shows_what_is_wrong_with_an_agreement_where_it_is(phone: Page) -> None:
    phone.locator(".seat.captain .cubechip").click()
    slip(phone).get_by_text("Agree on a result").click()
    field = slip(phone).get_by_label("Points", exact=True)
    field.fill("a lot")
    slip(phone).get_by_role("button", name="Confirm the agreement").click()
    expect(slip(phone).get_by_role("alert")).to_contain_text("Points are whole or half numbers")
    expect(slip(phone).get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(field).to_be_focused()
    expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_have_value("a lot")


def test_it_makes_no_result_of_the_next_game_of_a_slip_for_this_one(
    phone: Page, context: BrowserContext
) -> None:
    phone.locator("#open-result-team-gammon").click()
    other = context.new_page()
    other.goto(phone.url)
    result(other, "box")
    expect(phone.locator("#part-game")).to_contain_text("Game 2", timeout=WITHIN_MS)
    slip(phone).get_by_role("button", name="Confirm").click()
    expect(slip(phone)).to_contain_text(TOLD)
    expect(slip(phone).get_by_role("heading", level=2)).to_have_text("Game 2: team wins a gammon?")
    expect(slip(phone)).not_to_have_class("slip open settling")
    slip(phone).get_by_role("button", name="Confirm").click()
    expect(slip(phone)).to_contain_text(TOLD)
    expect(phone.locator("#part-game")).to_contain_text("Game 2")
    slip(phone).get_by_label("Yes, this is for game 2.").check()
    confirm(phone)
    expect(phone.locator("#part-game")).to_contain_text("Game 3")


def test_it_asks_about_a_second_result_that_waited_for_the_connection(phone: Page) -> None:
    """Both were opened for game 1: a tap that was thought lost is not another game."""
    phone.route("**/*", lambda route: route.abort("internetdisconnected"))
    for _tap in range(2):
        phone.locator("#open-result-box-single").click()
        slip(phone).get_by_role("button", name="Confirm").click()
    expect(phone.locator("#live")).to_have_text("2 taps waiting")
    phone.unroute("**/*")
    expect(slip(phone)).to_contain_text(TOLD, timeout=WITHIN_MS)
    expect(slip(phone)).to_contain_text("Nothing was written down.")
    slip(phone).get_by_role("link", name="Close").click()
    expect(phone.locator("#part-game")).to_contain_text("Game 2", timeout=WITHIN_MS)
