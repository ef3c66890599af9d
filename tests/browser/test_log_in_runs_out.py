"""A log-in that ended while a tap waited: one logs in again, and the tap counts."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.night import slip, start_night

WITHIN_MS = 10_000


def log_in_again(page: Page, name: str) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(f"chouette-{name}")
    page.get_by_role("main").get_by_role("button", name="Log in").click()


def tap_that_waits(context: BrowserContext) -> Page:
    """A result that was confirmed and did not get through."""
    page = context.new_page()
    start_night(page, "Bogdan", "Carla")
    page.route("**/commands/", lambda route: route.abort("connectionfailed"))
    page.locator("#open-result-box-single").click()
    slip(page).get_by_role("button", name="Confirm").click()
    expect(page.locator("#live")).to_have_text("1 tap waiting")
    return page


def test_it_sends_what_waited_once_one_is_back(context: BrowserContext) -> None:
    page = tap_that_waits(context)
    context.clear_cookies(name="sessionid")
    page.unroute("**/commands/")
    page.wait_for_url("**/log-in/**", timeout=WITHIN_MS)
    log_in_again(page, "ana")
    expect(page.locator("#part-game")).to_contain_text("Game 2", timeout=WITHIN_MS)
    expect(page.locator("#live")).to_have_text("live")


def test_it_says_so_when_the_role_was_taken_meanwhile(context: BrowserContext) -> None:
    page = tap_that_waits(context)
    page.route("**/commands/", lambda route: route.fulfill(status=403, body="<h1>No</h1>"))
    notice = page.locator("#unwritten")
    expect(notice).to_contain_text("whoever keeps the score", timeout=WITHIN_MS)
    expect(page.get_by_role("heading", name="No", exact=True)).to_have_count(0)
