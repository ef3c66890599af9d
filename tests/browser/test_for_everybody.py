"""Screen readers, small screens, slow networks: every page, light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Response, StorageState

from tests.browser.looking import looker, serious
from tests.browser.night import fits, log_in, menu, slip
from tests.site import Site

WEIGHT_MAX = 60_000
PAGES = {
    "home": "/",
    "found a club": "/clubs/new/",
    "club": "/clubs/club-demo/",
    "settings": "/clubs/club-demo/settings/",
    "players": "/clubs/club-demo/players/",
    "devices": "/clubs/club-demo/devices/",
    "player": "/clubs/club-demo/players/1/",
    "account": "/clubs/club-demo/players/1/account/",
    "account in points": "/clubs/club-demo/players/1/account/?unit=points&since=2001-01-01",
    "account on paper": "/clubs/club-demo/players/1/account/print/?unit=points",
    "same person": "/clubs/club-demo/players/8/same/?into=4",
    "club's cash": "/clubs/club-demo/books/",
    "balances from before": "/clubs/club-demo/books/import/",
    "personal data": "/clubs/club-demo/players/1/data/",
    "taking a name out": "/clubs/club-demo/players/2/erase/",
    "seasons": "/clubs/club-demo/seasons/",
    "standings": "/clubs/club-demo/standings/?nights=all",
    "seats": "/clubs/club-demo/standings/?nights=all&show=seats",
    "cubes": "/clubs/club-demo/standings/?nights=all&show=cubes&by=takes&up=1",
    "house rules": "/clubs/club-demo/rules/",
    "rules in words": "/clubs/club-demo/rules/keith-many-cubes/",
    "own rules": "/clubs/club-demo/rules/new/",
    "start a night": "/clubs/club-demo/night/",
    "table": "/sessions/2/",
    "closed table": "/sessions/1/",
    "sheet": "/sessions/2/sheet/",
    "game": "/sessions/2/games/1/",
    "correction": "/sessions/2/games/1/correct/",
    "log": "/sessions/2/log/",
    "squaring up": "/sessions/1/squaring/",
    "nothing there": "/nowhere/",
}
SLIPS = ["Somebody joins", "Coming and going", "Set the order", "Change the stake", "Merge tables"]
TARGETS = "#part-dock a, #part-dock button, .cubechip, .menu summary, #undo"


@pytest.fixture(scope="module")
def state(browser: Browser, site: Site) -> StorageState:
    """The log-in of the owner, for every context of this file."""
    with browser.new_context(base_url=site.url) as context:
        log_in(context.new_page())
        return context.storage_state()


@pytest.fixture
def look(browser: Browser, site: Site, state: StorageState) -> Iterator[Callable[..., Page]]:
    """Opens a page of the owner's."""
    with looker(browser, site.url, state) as look_at:
        yield look_at


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES.keys())
def test_it_has_nothing_that_axe_calls_serious(
    look: Callable[..., Page], path: str, dark: bool
) -> None:
    assert serious(look(path, dark=dark)) == []


@pytest.mark.parametrize("label", SLIPS)
def test_it_has_nothing_serious_in_its_slips(look: Callable[..., Page], label: str) -> None:
    page = look("/sessions/2/")
    menu(page, label)
    slip(page).wait_for()
    assert serious(page) == []
    fits(page)


@pytest.mark.parametrize("width", [320, 360, 1280])
@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES.keys())
def test_it_never_scrolls_sideways(look: Callable[..., Page], path: str, width: int) -> None:
    fits(look(path, width=width))


@pytest.mark.parametrize("path", ["/sessions/2/", "/clubs/club-demo/", "/clubs/club-demo/night/"])
def test_it_weighs_less_than_sixty_kilobytes_the_first_time(
    look: Callable[..., Page], path: str
) -> None:
    page, answers = look("/log-in/"), list[Response]()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.on("response", lambda answer: answers.append(answer))
    page.goto(path, wait_until="networkidle")
    sizes = [answer.request.sizes() for answer in answers]
    weight = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    assert len(answers) >= 4, "page, style and scripts"
    assert weight < WEIGHT_MAX, weight


def test_it_prints_the_sheet_on_one_page(look: Callable[..., Page]) -> None:
    page = look("/sessions/1/sheet/", width=1280)
    # As after a long night: forty games.
    page.evaluate(
        """() => { const body = document.querySelector('.paper tbody');
          while (body.rows.length < 40) body.append(body.rows[0].cloneNode(true)); }"""
    )
    assert len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4"))) == 1


def test_it_makes_every_target_large_enough_for_a_thumb(look: Callable[..., Page]) -> None:
    page = look("/sessions/2/")
    small = page.evaluate(
        """(targets) => [...document.querySelectorAll(targets)]
          .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 47.5)
          .map((one) => one.outerHTML.slice(0, 80))""",
        TARGETS,
    )
    assert small == []
