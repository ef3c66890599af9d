"""A correction on a phone: every tap shows at once what it changes, and nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.night import answer, confirm, fits, names, result, start_night

LONG = ("Maximiliana Konstantinopoulou", "Wolfgang Hohenheim-Theophr", "Carla", "Dinu", "Elena")


@pytest.fixture
def form(page: Page) -> Page:
    """The form of a game in which the box doubled all, and one with a short name dropped."""
    table = start_night(page, *LONG)
    page.get_by_role("link", name="Box doubles").click()
    answer(page, next(name for name in names(page)[1:] if name in LONG[2:]), "drop")
    confirm(page)
    result(page, "box", "gammon")
    page.goto(f"{table}games/1/correct/")
    return page


def event(page: Page, number: int) -> Locator:
    return page.locator(".event").nth(number - 1)


def changes(page: Page) -> Locator:
    return page.locator("#changes")


def place(page: Page, number: int) -> float:
    """How far below the edge of the screen an event begins."""
    box = event(page, number).bounding_box()
    assert box is not None
    return box["y"]


def test_it_follows_every_tap_and_stays_where_it_is(form: Page) -> None:
    fits(form)
    event(form, 2).scroll_into_view_if_needed()
    before = place(form, 2)
    event(form, 2).get_by_text("single", exact=True).click()
    expect(changes(form)).to_contain_text("→")
    assert place(form, 2) == before
    event(form, 2).get_by_text("gammon", exact=True).click()
    expect(changes(form)).to_contain_text("Nothing yet.")
    expect(form.get_by_role("button", name="Save the correction")).to_have_count(0)


def test_it_takes_an_event_out_and_puts_it_back_in_its_place(form: Page) -> None:
    first = event(form, 1)
    before = place(form, 1)
    first.get_by_label("take out").check()
    expect(first.get_by_text("taken out")).to_be_visible()
    expect(first.locator(".answers")).to_be_hidden()
    expect(changes(form)).to_contain_text("Save the correction")
    assert place(form, 1) == before
    first.get_by_label("taken out").uncheck()
    expect(first.locator(".answers")).to_be_visible()
    expect(changes(form)).to_contain_text("Nothing yet.")


def test_it_adds_what_was_left_out_before_the_result(form: Page) -> None:
    form.get_by_label("Add something that was left out").select_option(label="Team doubles")
    expect(event(form, 2)).to_contain_text("Who doubles")
    expect(event(form, 3)).to_contain_text("Result")
    expect(changes(form)).to_contain_text("→")
    fits(form)


def test_it_ends_at_the_corrected_game_and_says_what_changed(form: Page) -> None:
    event(form, 2).get_by_text("single", exact=True).click()
    form.get_by_role("button", name="Save the correction").click()
    expect(form.get_by_role("heading", name="Game 1")).to_contain_text("corrected")
    expect(form.get_by_role("status")).to_contain_text("Game 1 is corrected: ")
    fits(form)


def test_it_breaks_no_name_between_its_letters(form: Page) -> None:
    """A word that fits in a line stands in one line."""
    broken = form.evaluate(
        """(words) => [...document.querySelectorAll('.answer .name')].filter((name) => {
          const text = document.createRange();
          const node = name.firstChild;
          return words.some((word) => {
            const from = node.data.indexOf(word);
            if (from < 0) return false;
            text.setStart(node, from); text.setEnd(node, from + word.length);
            return text.getClientRects().length > 1; });
        }).map((name) => name.textContent)""",
        ["Maximiliana", "Konstantinopoulou", "Wolfgang"],
    )
    assert broken == []
