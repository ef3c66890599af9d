"""A guest joins by the code on the host's screen; a table changes hands between two phones."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.night import fits, found_club, log_in, menu, open_table, slip
from tests.site import Site

SOON_MS = 6_000


@pytest.fixture
def guest(browser: Browser, site: Site) -> Iterator[Page]:
    """A phone in the dark that was never here."""
    viewport = ViewportSize(width=360, height=740)
    with browser.new_context(viewport=viewport, base_url=site.url, color_scheme="dark") as context:
        opened = context.new_page()
        opened.set_default_timeout(8_000)
        yield opened


@pytest.fixture
def host(page: Page) -> Page:
    """The owner of a club in which guests join and act for themselves, before its table."""
    log_in(page)
    club = found_club(page)
    page.goto(f"{club}settings/")
    page.get_by_label("Members act on their own cube").check()
    page.get_by_label("Guests join a table by a code").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The settings are saved.")).to_be_visible()
    open_table(page, "Bogdan", "Carla")
    return page


def code_of(host: Page) -> str:
    """The letters that the host shows, once he made them."""
    menu(host, "Guests join by code")
    host.get_by_role("button", name="Make a code").click()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    fits(host)
    return host.locator(".letters strong").inner_text()


def comes_in(guest: Page, code: str, name: str) -> None:
    guest.goto("/log-in/")
    guest.get_by_role("link", name="Join with a code").click()
    guest.get_by_label("Code of the table").fill(code.lower())
    guest.get_by_role("button", name="To the table").click()
    fits(guest)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("#live")).to_have_text("live")


def test_it_seats_a_guest_until_his_phone_is_taken_away(host: Page, guest: Page) -> None:
    table = host.url
    code = code_of(host)
    comes_in(guest, code, "Ion")
    expect(guest.locator("#part-keeper")).to_contain_text("You play as Ion.")
    fits(guest)

    guest.go_back()
    expect(guest.get_by_text("You sit here as Ion.")).to_be_visible()
    guest.get_by_role("link", name="To the table").click()

    menu(guest, "Coming and going")
    slip(guest).get_by_role("button", name="Leave").click()
    expect(guest.locator("#part-keeper")).to_contain_text("You do not sit at this table now")
    expect(host.locator("#phones")).to_contain_text("Ion", timeout=SOON_MS)
    host.goto(table)
    expect(host.locator("#part-log")).to_contain_text("Ion, own phone")

    menu(host, "Guests join by code")
    host.get_by_role("button", name="Ion: Take away").click()
    expect(host.locator("#phones")).to_contain_text("no phone of theirs works here any more")
    expect(guest).to_have_url(re.compile("/join/"), timeout=SOON_MS)
    expect(guest.get_by_text("It was taken away.")).to_be_visible()


def test_it_is_one_guest_who_taps_twice(host: Page, guest: Page) -> None:
    code = code_of(host).replace(" ", "")
    guest.goto(f"/join/{code}/")
    guest.get_by_label("Your name").fill("Ion")
    guest.get_by_role("button", name="Sit down").dblclick()
    expect(guest.locator("#part-keeper")).to_contain_text("You play as Ion.")
    expect(guest.locator("#part-seats").get_by_text("Ion", exact=True)).to_have_count(1)


def test_it_takes_the_phone_for_a_seat_that_has_none(host: Page, guest: Page) -> None:
    code = code_of(host).replace(" ", "")
    guest.goto(f"/join/{code}/")
    guest.get_by_role("button", name="I am Carla").click()
    expect(guest.locator("#part-keeper")).to_contain_text("You play as Carla.")


def test_it_tells_the_guest_who_keeps_the_score(host: Page, guest: Page) -> None:
    table = host.url
    code = code_of(host)
    comes_in(guest, code, "Ion")
    host.goto(table)
    menu(host, "Who keeps the score")
    fits(host)
    host.get_by_role("button", name="I keep the score from now on").click()
    expect(host.locator("#part-keeper")).to_contain_text("You keep the score.")
    told = guest.locator("#part-keeper")
    expect(told).to_contain_text("Ana keeps the score.", timeout=SOON_MS)
