"""Who pays whom arrives by itself, once a worker gets round to it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.night import fits, menu, result, slip, start_night
from tests.servers import Redis, StartServer
from tests.site import Site

WAITS = "The statement of the night is about to be worked out."


@pytest.fixture
def unattended(start: StartServer) -> Iterator[Site]:
    """The service beside a broker that no worker listens to."""
    with Site(REDIS_URL=start(Redis).url) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, unattended: Site) -> Iterator[Page]:
    with browser.new_context(viewport=PHONE, base_url=unattended.url) as made:
        yield made.new_page()


def close_night(page: Page) -> str:
    """A night of one game, closed; the address of the table."""
    address = start_night(page)
    result(page, "box")
    menu(page, "Close the night")
    slip(page).get_by_role("button", name="Close the night").click()
    expect(page.locator("#part-dock").get_by_role("link", name="Squaring up")).to_be_visible()
    return address


def work(site: Site) -> None:
    """What a worker does, at last."""
    words = [sys.executable, "manage.py", "dispatch_outbox"]
    done = subprocess.run(words, env=site.environment, capture_output=True, check=True, text=True)
    assert done.stdout == "1 done\n"


def test_it_becomes_the_list_without_a_reload(unattended: Site, visitor: Page) -> None:
    address = close_night(visitor)
    visitor.goto(f"{address}squaring/")
    expect(visitor.get_by_text(WAITS)).to_be_visible()
    fits(visitor)
    visitor.evaluate("window.notReloaded = true")
    work(unattended)
    expect(visitor.get_by_role("button", name="Paid").first).to_be_visible()
    expect(visitor.get_by_text(WAITS)).to_have_count(0)
    assert visitor.evaluate("window.notReloaded")


def test_it_arrives_on_the_sheet_as_well(unattended: Site, visitor: Page) -> None:
    address = close_night(visitor)
    visitor.goto(f"{address}sheet/")
    expect(visitor.locator("#pays")).to_contain_text(WAITS)
    expect(visitor.locator("#pays .tag")).to_have_text("provisional")
    work(unattended)
    expect(visitor.locator("#pays .tag")).to_have_count(0)
    expect(visitor.locator("#pays")).to_contain_text(" pays ")


def test_it_takes_away_nothing_that_is_being_typed(unattended: Site, visitor: Page) -> None:
    address = close_night(visitor)
    visitor.goto(f"{address}squaring/")
    visitor.get_by_text("Somebody pays now, outside the list").click()
    amount = visitor.get_by_label("Amount EUR")
    amount.fill("1.5")
    work(unattended)
    with visitor.expect_response(lambda answer: "/computing/" in answer.url and answer.ok) as told:
        pass
    assert told.value.status == 200
    expect(amount).to_have_value("1.5")
    expect(amount).to_be_focused()
    amount.blur()
    expect(visitor.get_by_role("button", name="Paid").first).to_be_visible()


def test_it_is_looked_at_again_by_a_link_without_script(
    unattended: Site, visitor: Page, browser: Browser
) -> None:
    address = close_night(visitor)
    state = visitor.context.storage_state()
    with browser.new_context(
        base_url=unattended.url, java_script_enabled=False, storage_state=state
    ) as plain:
        page = plain.new_page()
        page.goto(f"{address}squaring/")
        work(unattended)
        expect(page.get_by_text(WAITS)).to_be_visible()
        page.get_by_role("link", name="Look again").click()
        expect(page.get_by_role("button", name="Paid").first).to_be_visible()
        assert page.url == f"{address}squaring/"
