"""A quick score is quick: one tap for everybody, and what the box gets always in sight."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.night import fits, menu, names, result, seat, slip, start_night

LONG = "Wolfeschlegelsteinhausenbg"


def test_it_sets_all_by_one_tap_and_keeps_the_figure_of_the_box_in_sight(page: Page) -> None:
    start_night(page, "Bogdan", "Carla", "Dinu", "Elena", "Fane")
    menu(page, "Quick score")
    box = slip(page).locator("[data-box]")
    slip(page).get_by_role("button", name="all −1").click()
    expect(box).to_have_text("+5")
    captain = slip(page).get_by_role("group", name=names(page)[1])
    captain.get_by_role("button", name="+2", exact=True).click()
    expect(box).to_have_text("+2")
    for place in (0, 10_000):
        slip(page).evaluate("(slip, place) => { slip.scrollTop = place; }", place)
        expect(box).to_be_in_viewport(ratio=1)
    slip(page).get_by_role("button", name="Show the result").click()
    slip(page).get_by_role("button", name="Confirm").click()
    expect(seat(page, names(page)[1])).to_be_visible()


def test_it_shows_every_entry_of_the_menu_at_once(page: Page) -> None:
    start_night(page)
    page.get_by_label("Menu of the table").click()
    for label in ("Quick score", "Log", "Squaring up", "House rules"):
        entry = page.locator(".drop").get_by_role("link", name=re.compile(f"^{label}"))
        expect(entry).to_be_in_viewport(ratio=1)
    fits(page)


def test_it_leaves_a_long_name_the_room_that_a_closed_cube_does_not_need(page: Page) -> None:
    start_night(page, LONG, "Bogdan", "Carla")
    page.get_by_role("link", name="Team doubles").click()
    member = names(page)[2]
    slip(page).get_by_role("group", name=member).get_by_text("drop", exact=True).click()
    slip(page).get_by_role("button", name="Confirm").click()
    ended = page.locator(".seat .ended")
    expect(ended).to_contain_text("box dropped")
    assert ended.evaluate("cell => cell.offsetWidth") <= 84
    fits(page)
    result(page, "box")
    assert seat(page, LONG).locator(".name").evaluate("n => n.scrollHeight - n.clientHeight") <= 1
