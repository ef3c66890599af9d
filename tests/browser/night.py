"""A host with a phone: what he taps, named as he would say it."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Locator, Page, expect

PLAYERS = ("Bogdan", "Carla", "Dinu", "Elena")
_numbers = count(1)


def log_in(page: Page, name: str = "ana") -> None:
    page.goto("/log-in/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(f"chouette-{name}")
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name="My clubs")).to_be_visible()


def found_club(page: Page) -> str:
    """A new club whose owner is Ana; its address."""
    page.goto("/clubs/new/")
    page.get_by_label("Name of the club").fill(f"Club of the browser {next(_numbers)}")
    page.get_by_label("Currency").select_option("EUR")
    page.get_by_label("Usual stake a point").fill("0.50")
    page.get_by_label("Your name at the table").fill("Ana")
    page.get_by_role("button", name="Found the club").click()
    expect(page.get_by_text("The book is empty.")).to_be_visible()
    return page.url


def open_table(page: Page, *guests: str) -> str:
    """A table with Ana and these guests, the dice thrown by the service; its address."""
    page.get_by_role("link", name="Start a night").click()
    for name in guests:
        page.get_by_label("Add a guest").fill(name)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("checkbox", name=re.compile(name))).to_be_checked()
    page.get_by_role("checkbox", name=re.compile("(✓ )?Ana$")).check()
    page.get_by_role("button", name="Start", exact=True).last.click()
    expect(page.locator("#part-game")).to_contain_text("Game 1")
    return page.url


def demo_table(page: Page, name: str = "bogdan") -> str:
    """The demo night's table, at which no double waits; its address. Bogdan scores there."""
    log_in(page, name)
    page.goto("/sessions/2/")
    while page.locator("#open-answers").count():
        seq = page.locator("#live").get_attribute("data-seq") or ""
        expect(page.locator("#part-undo")).not_to_have_class("undo noprint settling")
        page.locator("#undo").click()
        expect(page.locator("#live")).not_to_have_attribute("data-seq", seq)
    expect(page.locator("#open-result-box-gammon")).to_be_visible()
    return page.url


def start_night(page: Page, *guests: str) -> str:
    log_in(page)
    found_club(page)
    return open_table(page, *(guests or PLAYERS))


def names(page: Page) -> list[str]:
    """Who sits where: box, captain, crew."""
    return page.locator(".seat .name").all_inner_texts()


def seat(page: Page, name: str) -> Locator:
    return page.locator(".seat", has=page.get_by_text(name, exact=True))


def slip(page: Page) -> Locator:
    """The form that is open now."""
    return page.locator(".slip:visible")


def confirm(page: Page) -> None:
    """The second tap; over when the table shows what it led to."""
    seq = page.locator("#live").get_attribute("data-seq") or ""
    slip(page).get_by_role("button", name="Confirm").click()
    expect(page.locator("#live")).not_to_have_attribute("data-seq", seq)
    expect(slip(page)).to_have_count(0)


def result(page: Page, winner: str, kind: str = "single") -> None:
    """Two taps: the result, and its confirmation."""
    page.locator(f"#open-result-{winner}-{kind}").click()
    confirm(page)


def answer(page: Page, name: str, word: str) -> None:
    """What this member answers in the open slip of a double."""
    slip(page).get_by_role("group", name=name).get_by_text(word, exact=True).click()


def menu(page: Page, label: str) -> None:
    page.get_by_label("Menu of the table").click()
    page.get_by_role("link", name=label).click()


def fits(page: Page) -> None:
    """Nothing stands out at the right: no sideways scrolling."""
    width, room = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert width <= room, (page.url, width)
