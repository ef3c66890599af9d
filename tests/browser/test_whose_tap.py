"""A waiting tap is its sender's: whoever comes in next on that device sends it under no name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.night import demo_table, found_club, log_in, open_table, slip
from tests.site import Site

WITHIN_MS = 10_000


def away(page: Page) -> None:
    page.route("**/commands/", lambda route: route.abort("connectionfailed"))


def back(page: Page) -> None:
    page.unroute("**/commands/")


def comes_in(page: Page, name: str) -> None:
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(f"chouette-{name}")
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    expect(page.locator("#live")).to_be_visible()


@pytest.fixture
def waiting(context: BrowserContext) -> Page:
    """The demo table of Bogdan, who scores, with a result of his that waits."""
    page = context.new_page()
    demo_table(page)
    away(page)
    page.locator("#open-result-box-gammon").click()
    slip(page).get_by_role("button", name="Confirm").click()
    expect(page.locator("#live")).to_have_text("1 tap waiting")
    return page


def test_it_is_not_sent_by_whoever_logs_in_next(waiting: Page, context: BrowserContext) -> None:
    before = waiting.locator("#live").get_attribute("data-seq")
    context.clear_cookies(name="sessionid")
    back(waiting)
    waiting.wait_for_url("**/log-in/**", timeout=WITHIN_MS)
    comes_in(waiting, "ana")
    told = waiting.locator("#unwritten")
    expect(told).to_contain_text("This was tapped on this device before you came in")
    expect(told).to_contain_text("This was not written down: Game")
    expect(told).to_contain_text("box wins a gammon")
    expect(waiting.locator("#live")).to_have_text("live")
    expect(waiting.locator("#live")).to_have_attribute("data-seq", str(before))
    waiting.reload()
    told.get_by_role("button", name="I have read it").click()
    expect(told).to_be_empty()
    waiting.reload()
    expect(waiting.locator("#live")).to_have_text("live")
    expect(told).to_be_empty()


def test_it_is_not_sent_from_his_page_while_somebody_else_is_logged_in(
    waiting: Page, context: BrowserContext
) -> None:
    before = waiting.locator("#live").get_attribute("data-seq")
    other = context.new_page()
    context.clear_cookies(name="sessionid")
    log_in(other, "ana")
    back(waiting)
    expect(waiting.locator("#unwritten")).to_contain_text("not written down", timeout=WITHIN_MS)
    other.goto("/sessions/2/")
    expect(other.locator("#live")).to_have_attribute("data-seq", str(before))


def test_it_says_on_a_guests_phone_what_was_not_sent_when_the_phone_became_anothers(
    page: Page, browser: Browser, site: Site
) -> None:
    log_in(page)
    club = found_club(page)
    page.goto(f"{club}settings/")
    page.get_by_label("Members act on their own cube").check()
    page.get_by_label("Guests join a table by a code").check()
    page.get_by_role("button", name="Save").click()
    page.goto(club)
    table = open_table(page, "Bogdan", "Carla")
    page.goto(f"{table}join-code/")
    page.get_by_role("button", name="Make a code").click()
    code = page.locator(".letters strong").inner_text().replace(" ", "")
    with browser.new_context(base_url=site.url) as phone:
        guest = phone.new_page()
        guest.goto(f"/join/{code}/")
        guest.get_by_label("Your name").fill("Ion")
        guest.get_by_role("button", name="Sit down").click()
        away(guest)
        guest.get_by_label("Menu of the table").click()
        guest.get_by_role("link", name="Coming and going").click()
        slip(guest).get_by_role("button", name="Leave").click()
        expect(guest.locator("#live")).to_have_text("1 tap waiting")
        guest.goto("/log-in/")
        guest.get_by_label("Name").fill("ana")
        guest.get_by_label("Password").fill("chouette-ana")
        guest.get_by_role("main").get_by_role("button", name="Log in").click()
        guest.goto(table)
        expect(guest.locator("#unwritten")).to_contain_text("Leave")
        expect(guest.locator("#part-seats")).to_contain_text("Ion")
