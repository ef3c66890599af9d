"""Longer words in Italian and Romanian: still a phone wide, and nothing cut off in the dock."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.night import fits, log_in, slip

PATHS = (
    "/clubs/club-demo/", "/clubs/club-demo/night/", "/clubs/club-demo/rules/keith-many-cubes/",
    "/sessions/1/squaring/", "/sessions/2/sheet/", "/sessions/2/games/1/correct/", "/sessions/2/",
)  # fmt: skip
CUT_OFF = """() => [...document.querySelectorAll('.wins .label, .wins a, .dock .button')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize(
    ("language", "name", "won"),
    [("Italiano", "it", "Squadra vince"), ("Română", "ro", "Echipa câștigă")],
)
def test_it_fits_in_other_languages(page: Page, language: str, name: str, won: str) -> None:
    log_in(page)
    page.get_by_label("Your menu").click()
    page.get_by_role("button", name=language).click()
    expect(page.locator("html")).to_have_attribute("lang", name)
    for path in PATHS:
        page.goto(path)
        fits(page)
    answers = page.locator("#open-answers")
    if answers.count():
        answers.click()
        slip(page).locator("button[value=take]").last.click()
        expect(slip(page)).to_have_count(0)
    expect(page.locator("#wins-team")).to_contain_text(won)
    assert page.evaluate(CUT_OFF) == []
