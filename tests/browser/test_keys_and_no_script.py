"""One-handed on a laptop, and with no script at all."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.night import log_in, names, slip, start_night
from tests.site import Site


def at_the_table(page: Page) -> None:
    """A night has begun, and the script that listens to keys runs."""
    start_night(page, "Bogdan", "Carla")
    expect(page.locator("#live")).to_have_text("live")


def test_it_scores_by_keys_alone(page: Page) -> None:
    at_the_table(page)
    page.keyboard.press("b")
    page.keyboard.press("2")
    expect(slip(page)).to_contain_text("Game 1: box wins a gammon?")
    expect(slip(page).get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#part-game")).to_contain_text("Game 2")
    expect(slip(page)).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("#part-game")).to_contain_text("Game 1")


def test_it_opens_a_double_by_keys_and_closes_it_by_escape(page: Page) -> None:
    at_the_table(page)
    page.keyboard.press("t")
    page.keyboard.press("d")
    expect(slip(page)).to_contain_text("Game 1: team doubles")
    page.keyboard.press("Escape")
    expect(slip(page)).to_have_count(0)
    expect(page.locator("#open-double-team")).to_be_focused()


def test_it_takes_no_key_from_whoever_types(page: Page) -> None:
    at_the_table(page)
    page.get_by_label("Menu of the table").click()
    page.get_by_role("link", name="Somebody joins").click()
    slip(page).get_by_label("Or a guest").press_sequentially("bu2")
    expect(slip(page).get_by_label("Or a guest")).to_have_value("bu2")


def test_it_plays_a_game_with_no_script(browser: Browser, site: Site) -> None:
    with browser.new_context(base_url=site.url, java_script_enabled=False) as context:
        page = context.new_page()
        start_night(page, "Bogdan", "Carla")
        box = names(page)[0]
        page.get_by_role("link", name="Box doubles").click()
        slip(page).get_by_role("button", name="Confirm").click()
        page.locator("#open-result-box-single").click()
        slip(page).get_by_role("button", name="Confirm").click()
        expect(page.locator("#part-game")).to_contain_text("Game 2")
        assert names(page)[0] == box
        page.locator("#undo").click()
        expect(page.locator("#part-game")).to_contain_text("Game 1")
        page.locator(".seat.captain .cubechip").click()
        expect(page.get_by_role("heading", name="Game 1: cube of ")).to_be_visible()
        page.get_by_role("link", name="Close").click()
        expect(page.locator("#part-game")).to_contain_text("Game 1")


def test_it_logs_in_and_out_by_a_wrong_password_first(page: Page) -> None:
    page.goto("/log-in/")
    page.get_by_label("Name").fill("ana")
    page.get_by_label("Password").fill("guess")
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_contain_text("do not belong together")
    expect(page.get_by_label("Name")).to_have_value("ana")
    expect(page.get_by_label("Password")).to_be_focused()
    log_in(page)
