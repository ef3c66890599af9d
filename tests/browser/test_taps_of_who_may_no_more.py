"""Whoever may not score, or not see, any more is told so, and what of his was not written down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.night import demo_table, log_in, slip
from tests.site import Site

WITHIN_MS = 10_000
PLAYER = "/clubs/club-demo/players/2/"


@pytest.fixture
def owner(browser: Browser, site: Site) -> Iterator[Page]:
    """Ana, who gives Bogdan his role back when all is over."""
    with browser.new_context(base_url=site.url) as context:
        page = context.new_page()
        log_in(page)
        yield page
        give_role(page, "scorer")


def give_role(owner: Page, role: str) -> None:
    owner.goto(PLAYER)
    owner.locator("select[name=role]").select_option(role)
    with owner.expect_navigation():
        owner.locator("form:has(select[name=role]) button").click()


@pytest.fixture
def scorer(context: BrowserContext, owner: Page) -> Page:
    """Bogdan before the demo table, whose result is open to be confirmed."""
    page = context.new_page()
    demo_table(page)
    page.locator("#open-result-box-gammon").click()
    expect(slip(page)).to_be_visible()
    return page


def test_it_tells_what_waited_when_the_role_was_taken_meanwhile(
    scorer: Page, owner: Page, context: BrowserContext
) -> None:
    context.set_offline(True)
    slip(scorer).get_by_role("button", name="Confirm").click()
    expect(scorer.locator("#live")).to_have_text("1 tap waiting")
    give_role(owner, "member")
    context.set_offline(False)
    expect(scorer.locator("#undo")).to_have_count(0, timeout=WITHIN_MS)
    told = scorer.locator("#unwritten")
    expect(told).to_contain_text("That is for whoever keeps the score here.")
    expect(told).to_contain_text("This was not written down: Game")
    expect(scorer.locator("#messages")).to_contain_text("What you may do at this table has changed")
    scorer.reload()
    expect(told).to_contain_text("box wins a gammon")


def test_it_tells_whose_open_slip_was_taken_away(scorer: Page, owner: Page) -> None:
    give_role(owner, "member")
    expect(scorer.locator("#undo")).to_have_count(0, timeout=WITHIN_MS)
    told = scorer.locator("#unwritten")
    expect(told).to_contain_text("What you may do at this table has changed.")
    expect(told).to_contain_text("box wins a gammon")


def test_it_shows_nothing_more_to_whom_the_table_is_not_shown(
    scorer: Page, context: BrowserContext
) -> None:
    context.set_offline(True)
    slip(scorer).get_by_role("button", name="Confirm").click()
    expect(scorer.locator("#live")).to_have_text("1 tap waiting")
    scorer.route("**/sessions/**", lambda route: route.fulfill(status=404, body="nothing"))
    context.set_offline(False)
    heading = scorer.get_by_role("heading", name="This table is not shown to you any more.")
    expect(heading).to_be_visible(timeout=WITHIN_MS)
    expect(scorer.locator("#unwritten")).to_contain_text("box wins a gammon")
    for gone in (".seat", "#undo", "#part-dock", "#part-menu", "#part-game", "#live:visible"):
        expect(scorer.locator(gone)).to_have_count(0)
    expect(scorer.get_by_role("link", name="My clubs")).to_be_visible()
