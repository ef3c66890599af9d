"""The rules of the games on a phone, by day and by night, for somebody without a log-in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from clubsite.content_policy import HEADER, POLICY
from games.engine.variants import VARIANTS
from tests.browser.looking import looker, serious
from tests.browser.night import fits
from tests.site import Site

LONG_WORDS = ["/games/", "/games/emir/", "/games/crazy_gulbar/"]


@pytest.fixture
def look(browser: Browser, site: Site) -> Iterator[Callable[..., Page]]:
    """Opens a page of nobody's."""
    with looker(browser, site.url) as look_at:
        yield look_at


@pytest.mark.parametrize("name", VARIANTS)
def test_each_fits_a_phone_under_the_policy(page: Page, name: str) -> None:
    answer = page.goto(f"/games/{name}/", wait_until="networkidle")
    assert answer is not None
    assert answer.status == 200
    assert answer.header_value(HEADER) == POLICY
    fits(page)
    for more in page.locator("main details > summary").all():
        more.click()
    fits(page)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", ["/games/", "/games/kaftar/", "/games/short/"])
def test_it_has_nothing_that_axe_calls_serious(
    look: Callable[..., Page], path: str, dark: bool
) -> None:
    assert serious(look(path, dark=dark)) == []


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("path", LONG_WORDS)
def test_it_never_scrolls_sideways(look: Callable[..., Page], path: str, width: int) -> None:
    fits(look(path, width))


@pytest.mark.parametrize("language", ["it", "ro"])
@pytest.mark.parametrize("path", LONG_WORDS)
def test_it_fits_in_other_languages(look: Callable[..., Page], path: str, language: str) -> None:
    page = look(path, language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    fits(page)


def test_a_keyboard_leads_from_the_list_to_the_options(look: Callable[..., Page]) -> None:
    page = look("/games/")
    page.get_by_role("link", name="Kaftar", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Kaftar")
    more = page.locator("main details > summary")
    more.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="When a block is judged")).to_be_visible()


def test_its_headings_are_in_order(look: Callable[..., Page]) -> None:
    page = look("/games/kaftar/")
    levels = page.evaluate(
        "[...document.querySelectorAll('h1, h2, h3, h4')].map((one) => Number(one.tagName[1]))"
    )
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_a_board_is_told_to_those_who_cannot_see_it(look: Callable[..., Page]) -> None:
    page = look("/games/kaftar/")
    board = page.get_by_role("img", name="Nardy board").first
    expect(board).to_be_visible()
    assert "15" in (board.locator("desc").text_content() or "")


def test_whoever_has_no_log_in_finds_it(look: Callable[..., Page]) -> None:
    page = look("/log-in/")
    page.get_by_role("link", name="Games and their rules").click()
    page.get_by_role("link", name="Long nardy", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Long nardy")
