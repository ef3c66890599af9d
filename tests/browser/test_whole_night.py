"""A night from the first roll to squaring up, by taps on a phone 360 pixels wide."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.night import answer, confirm, fits, menu, names, result, seat, slip, start_night


def test_it_carries_a_night_from_the_first_roll_to_squaring_up(page: Page) -> None:
    start_night(page)
    box = names(page)[0]
    fits(page)
    beaver(page)
    latecomer(page)
    undone_result(page)
    correction(page)
    end_of_the_night(page, box)


def beaver(page: Page) -> None:
    """Game 1: the box doubles, the captain turns it back, the others take; the box wins."""
    box, captain, third, fourth, fifth = names(page)
    page.get_by_role("link", name="Box doubles").click()
    answer(page, captain, "beaver")
    fits(page)
    confirm(page)
    expect(seat(page, captain).locator(".cube")).to_have_text("4")
    expect(seat(page, third).locator(".cube")).to_have_text("2")
    result(page, "box")
    expect(page.locator("#part-last")).to_contain_text("the box beat the captain and stays")
    assert names(page) == [box, third, fourth, fifth, captain]
    expect(seat(page, box).locator(".points > .n").first).to_have_text("+10")


def latecomer(page: Page) -> None:
    """Game 2: only the captain doubles; Radu comes while the game is open, and waits."""
    page.get_by_role("link", name="Team doubles").click()
    for name in names(page)[2:]:
        answer(page, name, "skip")
    confirm(page)
    menu(page, "Somebody joins")
    slip(page).get_by_label("Or a guest").fill("Radu")
    slip(page).get_by_role("button", name="Add and join").click()
    expect(page.locator(".aside")).to_contain_text("waiting Radu")
    fits(page)


def undone_result(page: Page) -> None:
    """A wrong result is taken back; the button says what and whose it was."""
    result(page, "box", "gammon")
    undo = page.locator("#undo")
    expect(undo).to_contain_text("Undo: result, game 2")
    expect(undo).to_contain_text("Ana, ")
    undo.click()
    expect(page.locator("#part-game")).to_contain_text("Game 2")
    result(page, "team")
    expect(seat(page, "Radu")).to_be_visible()
    expect(page.locator("#part-last")).to_contain_text("the captain beat the box")


def correction(page: Page) -> None:
    """Game 1 was a gammon after all."""
    page.locator("#part-score").get_by_role("link", name="1", exact=True).click()
    page.get_by_role("link", name="Correct this game").click()
    page.get_by_role("group", name="Kind").get_by_text("gammon", exact=True).click()
    expect(page.locator("#changes")).to_contain_text("+20")
    fits(page)
    page.get_by_role("button", name="Save the correction").click()
    expect(page.get_by_text("Game 1 is corrected")).to_be_visible()
    page.goto(page.url.split("games/")[0])
    expect(page.get_by_text("corr.")).to_be_visible()
    expect(page.locator("#part-undo")).to_contain_text("sum 0 ✓")


def end_of_the_night(page: Page, box: str) -> None:
    """Everybody sees who pays whom, and one of them pays."""
    menu(page, "Close the night")
    slip(page).get_by_role("button", name="Close the night").click()
    expect(page.get_by_text("The night here is over")).to_be_visible()
    page.locator("#part-dock").get_by_role("link", name="Squaring up").click()
    fits(page)
    legs = page.locator(".leg")
    expect(legs.first).to_contain_text(f"pays {box}")
    legs.first.get_by_role("button", name="Paid").click()
    expect(page.get_by_text("✓ paid")).to_be_visible()
    expect(page.get_by_text("Paying has begun")).to_be_visible()


def test_it_makes_a_lone_taker_drop_by_the_house_rule(page: Page) -> None:
    start_night(page)
    box, captain, third, fourth, fifth = names(page)
    page.get_by_role("link", name="Box doubles").click()
    for name in (captain, fourth, fifth):
        answer(page, name, "drop")
    slip(page).get_by_role("button", name="Show the result").click()
    expect(slip(page)).to_contain_text("This ends game 1")
    expect(page.locator("#part-game")).to_contain_text("Game 1")
    confirm(page)
    expect(page.locator("#part-game")).to_contain_text("Game 2")
    expect(seat(page, box).locator(".points > .n").first).to_have_text("+4")
    expect(seat(page, third).locator(".points > .n").first).to_have_text("−1")


def test_it_asks_for_dice_answers_and_names_again_with_what_was_typed(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    menu(page, "Quick score")
    fields = slip(page).get_by_role("textbox")
    slip(page).get_by_role("button", name="+2").first.click()
    fields.nth(1).fill("-1")
    expect(slip(page).locator("[data-box]")).to_have_text("−1")
    slip(page).get_by_role("button", name="Show the result").click()
    expect(slip(page).locator("strong")).to_contain_text("takes the box")
    fits(page)
    confirm(page)
    expect(page.locator("#part-game")).to_contain_text("Game 2")
