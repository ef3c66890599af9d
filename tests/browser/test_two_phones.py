"""Two people at one table, each with a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.night import answer, confirm, log_in, names, result, seat, slip, start_night
from tests.site import Site

SOON_MS = 2_500
"""Two seconds to see it, and half a one for the two browsers of a test."""


@pytest.fixture
def other(browser: Browser, site: Site, page: Page) -> Iterator[Page]:
    """A second phone of the owner's, at the same table as `page`."""
    table = start_night(page)
    with browser.new_context(viewport=ViewportSize(width=390, height=844)) as context:
        opened = context.new_page()
        opened.set_default_timeout(5_000)
        opened.goto(site.url)
        _log_in_at(opened, site)
        opened.goto(table)
        expect(opened.locator("#live")).to_have_text("live")
        yield opened


def _log_in_at(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/log-in/")
    page.get_by_label("Name").fill("ana")
    page.get_by_label("Password").fill("chouette-ana")
    page.get_by_role("main").get_by_role("button", name="Log in").click()


def test_it_shows_on_one_what_was_tapped_on_the_other(page: Page, other: Page) -> None:
    result(page, "team")
    expect(other.locator("#part-game")).to_contain_text("Game 2", timeout=SOON_MS)
    assert names(other) == names(page)
    expect(other.locator("#part-last")).to_contain_text("the captain beat the box")


def test_it_leaves_an_open_slip_and_what_is_entered_alone(page: Page, other: Page) -> None:
    captain, third = names(page)[1:3]
    other.get_by_role("link", name="Box doubles").click()
    answer(other, captain, "drop")
    page.locator(f"#{seat(page, third).locator('.cubechip').get_attribute('id')}").click()
    form = slip(page).locator("form", has_text=f"{third} doubles")
    form.get_by_role("button", name=f"Confirm: {third} doubles").click()
    expect(seat(other, third).locator(".cube")).to_have_text("2", timeout=SOON_MS)
    chosen = slip(other).get_by_role("group", name=captain).get_by_role("radio", name="drop")
    expect(chosen).to_be_checked()

    slip(other).get_by_role("button", name="Confirm").click()
    expect(slip(other)).to_contain_text("Somebody was faster")
    expect(slip(other)).to_contain_text(f"The team doubled, the box answered: take to {third}.")
    expect(chosen).to_be_checked()
    confirm(other)
    expect(seat(page, captain)).to_contain_text("dropped", timeout=SOON_MS)


def test_it_keeps_focus_and_typed_text_while_the_table_changes(page: Page, other: Page) -> None:
    other.get_by_label("Menu of the table").click()
    other.get_by_role("link", name="Somebody joins").click()
    field = slip(other).get_by_label("Or a guest")
    field.fill("Somebody new")
    result(page, "box")
    expect(other.locator("#part-game")).to_contain_text("Game 2", timeout=SOON_MS)
    expect(field).to_be_focused()
    expect(field).to_have_value("Somebody new")


def test_it_catches_up_when_the_slip_is_closed(page: Page, other: Page) -> None:
    other.get_by_role("link", name="Box doubles").click()
    result(page, "team")
    expect(other.locator("#part-game")).to_contain_text("Game 2", timeout=SOON_MS)
    other.keyboard.press("Escape")
    expect(other.locator(f"#double-box [name='expected_seq'][value='{_seq(page)}']")).to_have_count(
        1, timeout=SOON_MS
    )


def test_it_asks_first_and_takes_each_answer_where_it_is_given(page: Page, other: Page) -> None:
    captain, *crew = names(page)[1:]
    page.get_by_role("link", name="Box doubles").click()
    slip(page).get_by_role("button", name="Ask first").click()
    expect(page.locator("#part-dock")).to_contain_text(f"waits for the answer of {captain}")
    expect(other.locator("#part-dock")).to_contain_text(f"answer of {captain}", timeout=SOON_MS)
    expect(seat(other, captain)).to_contain_text("has to answer", timeout=SOON_MS)
    other.locator("#open-answers").click()
    page.locator("#open-answers").click()
    _answers(other, captain, "take")
    expect(_given(other, captain)).to_have_text("take")
    expect(_given(page, captain)).to_have_text("take", timeout=SOON_MS)
    expect(seat(page, captain)).to_contain_text("answers take", timeout=SOON_MS)
    for name in crew[:-1]:
        _answers(page, name, "take")
        expect(_given(page, name)).to_have_text("take")
    _answers(page, crew[-1], "drop")
    expect(slip(page)).to_have_count(0)
    expect(slip(other)).to_have_count(0, timeout=SOON_MS)
    expect(page.locator("#part-dock")).not_to_contain_text("waits", timeout=SOON_MS)


def _given(phone: Page, name: str) -> Locator:
    return slip(phone).locator("form", has_text=name).locator("[aria-pressed=true]")


def _answers(phone: Page, name: str, word: str) -> None:
    form = slip(phone).locator("form", has_text=name)
    form.get_by_role("button", name=word, exact=True).click()


def _seq(page: Page) -> str:
    return page.locator("#live").get_attribute("data-seq") or ""


def test_it_is_a_member_who_answers_on_his_own_phone(page: Page) -> None:
    """The demo club lets members act: Carla sits at tonight's table."""
    log_in(page, "carla")
    page.goto("/clubs/club-demo/")
    page.get_by_role("link", name="To the table").first.click()
    expect(page.locator("#undo")).to_have_count(0)
    page.get_by_label("Menu of the table").click()
    page.get_by_role("link", name="Coming and going").click()
    expect(slip(page)).to_contain_text("Carla")
    expect(slip(page)).not_to_contain_text("Bogdan")
