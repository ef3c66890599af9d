"""Slips on a phone: what their buttons lead to, and how a form is filled with one thumb."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.night import answer, confirm, menu, names, seat, slip, start_night


def test_it_says_when_the_answers_lead_to_a_result(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    captain, last = names(page)[1:]
    page.get_by_role("link", name="Box doubles").click()
    last_tap = slip(page).locator("[data-ends]")
    expect(last_tap).to_have_text("Confirm")
    slip(page).get_by_role("button", name="all drop").click()
    expect(last_tap).to_have_text("Show the result")
    answer(page, captain, "take")
    expect(last_tap).to_have_text("Confirm")
    answer(page, captain, "skip")
    expect(last_tap).to_have_text("Confirm")
    answer(page, captain, "drop")
    last_tap.click()
    expect(slip(page)).to_contain_text("This ends game 1")
    expect(last_tap).to_have_text("Confirm")
    answer(page, last, "take")
    expect(last_tap).to_have_text("Confirm")
    answer(page, last, "drop")
    expect(last_tap).to_have_text("Show the result")


def test_it_enters_a_minus_by_a_pad_that_has_none(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    menu(page, "Quick score")
    field = slip(page).get_by_role("textbox").first
    box = slip(page).locator("[data-box]")
    expect(field).to_have_value("0")
    expect(field).to_have_attribute("inputmode", "numeric")
    expect(box).to_have_text("0")
    field.click()
    page.keyboard.type("12")
    expect(field).to_have_value("12")
    sign = slip(page).get_by_role("button", name="the other sign").first
    sign.click()
    expect(field).to_have_value("−12")
    expect(box).to_have_text("+12")
    sign.click()
    expect(field).to_have_value("+12")


def test_it_hints_who_moves_when_the_captain_is_out(page: Page) -> None:
    start_night(page, "Bogdan", "Carla", "Dinu")
    captain, acting, _last = names(page)[1:]
    page.get_by_role("link", name="Box doubles").click()
    answer(page, captain, "drop")
    confirm(page)
    told = f"{captain} dropped; {acting} is captain for the rest of this game."
    expect(page.locator("#part-last summary")).to_contain_text(told)
    expect(seat(page, acting)).to_contain_text("captain in this game")


def test_it_leads_from_closing_to_the_result_that_is_missing(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    page.get_by_role("link", name="Team doubles").click()
    confirm(page)
    menu(page, "Close the night")
    expect(slip(page)).to_contain_text("Game 1 is open")
    slip(page).get_by_role("link", name="Give game 1 its result").click()
    expect(slip(page)).to_have_count(0)
    menu(page, "Close the night")
    slip(page).get_by_role("link", name="Undo: ").click()
    slip(page).get_by_role("button", name="Undo this").click()
    expect(slip(page)).to_have_count(0)
    menu(page, "Close the night")
    expect(slip(page).get_by_role("button", name="Close the night")).to_be_visible()
