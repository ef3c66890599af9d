"""Whoever may do less than before sees so on the page he has open, without a tap."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.night import log_in
from tests.site import Site

TABLE, PLAYER = "/sessions/2/", "/clubs/club-demo/players/2/"


def give_role(owner: Page, role: str) -> None:
    owner.goto(PLAYER)
    owner.locator("select[name=role]").select_option(role)
    with owner.expect_navigation():
        owner.locator("form:has(select[name=role]) button").click()


def test_it_takes_the_buttons_from_a_scorer_who_is_none_any_more(
    page: Page, browser: Browser, site: Site
) -> None:
    log_in(page, "bogdan")
    page.goto(TABLE)
    expect(page.locator("#undo")).to_be_visible()
    with browser.new_context(base_url=site.url) as context:
        owner = context.new_page()
        log_in(owner)
        give_role(owner, "member")
        expect(page.locator("#undo")).to_have_count(0)
        give_role(owner, "scorer")
        expect(page.locator("#undo")).to_be_visible()


def test_it_takes_the_code_of_the_table_from_a_scorer_who_is_none_any_more(
    context: BrowserContext, browser: Browser, site: Site
) -> None:
    page = context.new_page()
    log_in(page, "bogdan")
    page.goto(f"{TABLE}join-code/")
    expect(page.get_by_role("heading", name="Guests with a phone")).to_be_visible()
    with browser.new_context(base_url=site.url) as others:
        owner = others.new_page()
        log_in(owner)
        give_role(owner, "member")
        heading = page.get_by_role("heading", name="Not for your role")
        expect(heading).to_be_visible(timeout=10_000)
        give_role(owner, "scorer")
