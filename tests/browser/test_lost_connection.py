"""Bad Wi-Fi: a tap waits, is sent again under the same id, and counts once."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.night import menu, slip, start_night

WITHIN_MS = 10_000


@pytest.fixture
def table(context: BrowserContext) -> Page:
    """Without a look at the console, which complains about the lost connection."""
    page = context.new_page()
    start_night(page, "Bogdan", "Carla")
    return page


def tap(page: Page, key: str) -> None:
    page.locator(f"#open-result-{key}").click()
    slip(page).get_by_role("button", name="Confirm").click()


def test_it_says_that_it_is_live_and_that_it_is_not(table: Page, context: BrowserContext) -> None:
    expect(table.locator("#live")).to_have_text("live")
    context.set_offline(True)
    expect(table.locator("#live")).to_have_text("reconnecting", timeout=WITHIN_MS)
    context.set_offline(False)
    expect(table.locator("#live")).to_have_text("live", timeout=WITHIN_MS)


def test_it_keeps_a_tap_and_sends_it_when_the_connection_is_back(
    table: Page, context: BrowserContext
) -> None:
    context.set_offline(True)
    tap(table, "team-single")
    expect(table.locator("#live")).to_have_text("1 tap waiting")
    expect(slip(table)).to_have_count(0)
    context.set_offline(False)
    expect(table.locator("#part-game")).to_contain_text("Game 2", timeout=WITHIN_MS)
    expect(table.locator("#live")).to_have_text("live")


def test_it_keeps_which_button_was_pressed(table: Page, context: BrowserContext) -> None:
    context.set_offline(True)
    table.get_by_role("link", name="Box doubles").click()
    slip(table).get_by_role("button", name="Ask first").click()
    expect(table.locator("#live")).to_have_text("1 tap waiting")
    context.set_offline(False)
    waits = "A double waits for the answer of"
    expect(table.locator("#part-dock")).to_contain_text(waits, timeout=WITHIN_MS)


def test_it_keeps_several_taps_in_order(table: Page, context: BrowserContext) -> None:
    context.set_offline(True)
    table.get_by_role("link", name="Box doubles").click()
    slip(table).get_by_role("button", name="Confirm").click()
    expect(table.locator("#live")).to_have_text("1 tap waiting")
    tap(table, "box-gammon")
    expect(table.locator("#live")).to_have_text("2 taps waiting")
    context.set_offline(False)
    expect(table.locator("#part-game")).to_contain_text("Game 2", timeout=WITHIN_MS)
    expect(table.locator(".seat.box .points > .n").first).to_have_text("+8")


def test_it_keeps_a_tap_over_a_reload(table: Page, context: BrowserContext) -> None:
    table.route("**/commands/", lambda route: route.abort("connectionfailed"))
    tap(table, "box-single")
    expect(table.locator("#live")).to_have_text("1 tap waiting")
    table.reload()
    expect(table.locator("#live")).to_have_text("1 tap waiting")
    table.unroute("**/commands/")
    expect(table.locator("#part-game")).to_contain_text("Game 2", timeout=WITHIN_MS)


def test_it_counts_a_tap_once_whose_answer_was_lost(table: Page) -> None:
    answers: list[int] = []

    def lose_the_first(route: Route) -> None:
        answer = route.fetch()
        answers.append(answer.status)
        if len(answers) == 1:
            route.abort("connectionfailed")
        else:
            route.fulfill(response=answer)

    table.route("**/commands/", lose_the_first)
    tap(table, "box-single")
    expect(table.locator("#part-game")).to_contain_text("Game 2", timeout=WITHIN_MS)
    expect(table.locator("#live")).to_have_text("live", timeout=WITHIN_MS)
    assert answers == [200, 200]
    table.reload()
    expect(table.locator("#part-game")).to_contain_text("Game 2")


def test_it_shows_what_changed_when_a_waiting_tap_comes_too_late(
    table: Page, context: BrowserContext
) -> None:
    other = context.new_page()
    other.goto(table.url)
    table.route("**/*", lambda route: route.abort("connectionfailed"))
    tap(table, "box-gammon")
    expect(table.locator("#live")).to_have_text("1 tap waiting")
    tap(other, "team-single")
    expect(other.locator("#part-game")).to_contain_text("Game 2")
    table.unroute("**/*")
    told = "This was opened for game 1, and the table is at game 2 now."
    expect(slip(table)).to_contain_text(told, timeout=WITHIN_MS)
    expect(slip(table)).to_contain_text("Game 2: box wins a gammon?")
    slip(table).get_by_role("link", name="Close").click()
    expect(table.locator("#part-game")).to_contain_text("Game 2", timeout=WITHIN_MS)


def test_it_marks_the_rows_whose_double_waits(table: Page, context: BrowserContext) -> None:
    context.set_offline(True)
    table.get_by_role("link", name="Box doubles").click()
    slip(table).get_by_role("button", name="Confirm").click()
    expect(table.locator(".seat.captain")).to_contain_text("waiting to be sent")
    expect(table.locator(".seat.box")).not_to_contain_text("waiting to be sent")
    context.set_offline(False)
    expect(table.locator(".seat.captain .cube")).to_have_text("2", timeout=WITHIN_MS)
    expect(table.get_by_text("waiting to be sent")).to_have_count(0)


def test_it_says_why_a_form_does_not_open_offline(table: Page, context: BrowserContext) -> None:
    context.set_offline(True)
    menu(table, "Somebody joins")
    expect(table.locator("#notice")).to_contain_text("No connection: this can be opened again")
    context.set_offline(False)
    expect(table.locator("#notice")).to_be_empty(timeout=WITHIN_MS)


def test_it_sends_one_undo_for_two_taps_without_a_connection(
    table: Page, context: BrowserContext
) -> None:
    tap(table, "box-single")
    expect(table.locator("#part-game")).to_contain_text("Game 2")
    tap(table, "box-single")
    expect(table.locator("#part-game")).to_contain_text("Game 3")
    context.set_offline(True)
    for _tap in range(2):
        table.locator("#undo").click()
        expect(table.locator("#live")).to_have_text("1 tap waiting")
    context.set_offline(False)
    expect(table.locator("#part-game")).to_contain_text("Game 2", timeout=WITHIN_MS)
    expect(table.locator("#live")).to_have_text("live")
    expect(table.locator("#part-game")).to_contain_text("Game 2")
