"""Hasty fingers: what comes under a finger in the middle of a double tap is not tapped by it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.night import confirm, menu, result, slip, start_night


def tap_twice(page: Page, control: Locator, *, apart_ms: int = 200) -> None:
    """Two taps on the same spot of the glass, whatever has come there meanwhile."""
    control.wait_for()
    control.click(trial=True)
    box = control.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.evaluate("(ms) => new Promise((done) => setTimeout(done, ms))", apart_ms)
    page.mouse.click(x, y)


def test_it_undoes_one_thing_by_two_hasty_taps(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    result(page, "box")
    result(page, "box")
    expect(page.locator("#part-game")).to_contain_text("Game 3")
    tap_twice(page, page.locator("#undo"), apart_ms=250)
    expect(page.locator("#part-game")).to_contain_text("Game 2")
    expect(page.locator("#undo")).to_contain_text("Undo: result, game 1")
    page.locator("#undo").click()
    expect(page.locator("#part-game")).to_contain_text("Game 1")


def test_it_undoes_no_second_thing_before_it_could_be_read_what(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    result(page, "box")
    page.get_by_role("link", name="Box doubles").click()
    confirm(page)
    undo = page.locator("#undo")
    expect(undo).to_contain_text("Undo: double, game 2")
    tap_twice(page, undo, apart_ms=900)
    expect(undo).to_contain_text("Undo: result, game 1")
    page.keyboard.press("u")
    expect(page.locator("#part-undo")).not_to_have_class("undo noprint settling")
    expect(page.locator("#part-game")).to_contain_text("Game 2")
    undo.click()
    expect(page.locator("#part-game")).to_contain_text("Game 1")
    expect(undo).to_contain_text("Undo: Dice: ")


def test_it_confirms_no_result_by_two_hasty_taps_on_it(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    tap_twice(page, page.locator("#open-result-team-gammon"))
    expect(slip(page)).to_contain_text("Game 1: team wins a gammon?")
    expect(page.locator("#part-game")).to_contain_text("Game 1")
    confirm(page)
    expect(page.locator("#part-game")).to_contain_text("Game 2")


def test_it_records_a_quick_score_only_as_it_was_looked_at(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    menu(page, "Quick score")
    slip(page).get_by_role("button", name="+2").first.click()
    slip(page).get_by_role("button", name="−1").last.click()
    tap_twice(page, slip(page).get_by_role("button", name="Show the result"), apart_ms=250)
    preview = slip(page).locator("[data-look]")
    expect(preview).to_contain_text("takes the box")
    expect(preview.locator("strong")).to_be_in_viewport()
    expect(page.locator("#part-game")).to_contain_text("Game 1")
    slip(page).get_by_role("textbox").nth(1).fill("-2")
    expect(preview).to_have_count(0)
    expect(slip(page).get_by_role("button", name="Confirm")).to_have_count(0)
    slip(page).get_by_role("button", name="Show the result").click()
    expect(preview).to_contain_text("−2")
    confirm(page)
    expect(page.locator("#part-game")).to_contain_text("Game 2")
