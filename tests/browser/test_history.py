"""Back, reload and addresses: a slip is a step one can go back from, and leaves nothing behind."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.night import menu, result, slip, start_night


def test_it_closes_a_slip_by_going_back(page: Page) -> None:
    table = start_night(page, "Bogdan", "Carla")
    page.locator("#open-result-box-single").click()
    expect(slip(page)).to_contain_text("box wins a single game?")
    page.go_back()
    expect(slip(page)).to_have_count(0)
    assert page.url == table
    menu(page, "Somebody joins")
    expect(slip(page)).to_contain_text("Or a guest")
    page.go_back()
    expect(slip(page)).to_have_count(0)
    assert page.url == table


def test_it_leaves_the_table_by_one_step_back_however_many_slips_were_open(page: Page) -> None:
    table = start_night(page, "Bogdan", "Carla")
    page.goto("/")
    page.goto(table)
    result(page, "team")
    page.locator("#open-double-box").click()
    page.keyboard.press("Escape")
    menu(page, "Coming and going")
    slip(page).get_by_role("link", name="Close").click()
    expect(slip(page)).to_have_count(0)
    page.wait_for_function("!history.state || !history.state.slip")
    page.go_back()
    expect(page.get_by_role("heading", name="My clubs")).to_be_visible()


def test_it_opens_no_slip_for_the_next_game_after_a_reload(page: Page) -> None:
    table = start_night(page, "Bogdan", "Carla")
    result(page, "team")
    page.reload()
    expect(page.locator("#part-game")).to_contain_text("Game 2")
    expect(slip(page)).to_have_count(0)
    page.goto(f"{table}#result-team-single")
    page.reload()
    expect(page.locator("#live")).to_have_text("live")
    expect(slip(page)).to_have_count(0)
    assert page.url == table


def test_it_opens_one_slip_at_a_time(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    page.locator("#open-double-box").click()
    page.evaluate("document.getElementById('open-result-box-single').click()")
    expect(slip(page)).to_have_count(1)
    page.go_back()
    expect(slip(page)).to_have_count(0)
