"""Text twice as large and names of forty letters: every page stays as wide as the phone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, StorageState

from tests.browser.conftest import PHONE
from tests.browser.night import fits, found_club, log_in, open_table, result
from tests.site import Site

UNBROKEN = "Konstantinopoulou-Maximiliana-Alexandrin"
SPOKEN = "Alessandra Buonaccorsi della Gherardesca"
GUESTS = (UNBROKEN, SPOKEN, *(f"Bartolomeo Castelnuovo the {n}th" for n in range(4, 10)))
OF_THE_TABLE = ("", "sheet/", "games/1/", "games/1/correct/", "log/", "squaring/")
OF_THE_CLUB = (
    "", "players/", "players/2/", "standings/", "night/", "rules/", "rules/new/",
    "rules/keith-many-cubes/", "settings/",
)  # fmt: skip
TWICE = "document.documentElement.style.fontSize = '200%'"
CUT_OFF = """() => [...document.querySelectorAll('.seat .name, .wins .label, .wins a, .dock a')]
  .filter((one) => one.clientWidth < 40 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@dataclass(frozen=True)
class Crowd:
    """Nine people at a table, eight of them with long names, and who may see all of it."""

    club: str
    table: str
    player: str
    state: StorageState

    def address(self, path: str) -> str:
        kind, _colon, rest = path.partition(":")
        rest = rest.replace("players/2/", self.player)
        return {"club": self.club, "table": self.table, "site": "/"}[kind] + rest


@pytest.fixture(scope="module")
def crowd(browser: Browser, site: Site) -> Iterator[Crowd]:
    with browser.new_context(base_url=site.url, viewport=PHONE) as context:
        page = context.new_page()
        log_in(page)
        club = found_club(page)
        table = open_table(page, *GUESTS)
        result(page, "team", "gammon")
        page.goto(f"{club}players/")
        link = page.get_by_role("link", name=UNBROKEN).get_attribute("href") or ""
        yield Crowd(club, table, link.split("/", 3)[-1], context.storage_state())


@pytest.fixture
def page(browser: Browser, site: Site, crowd: Crowd) -> Iterator[Page]:
    with browser.new_context(
        base_url=site.url, viewport=PHONE, storage_state=crowd.state
    ) as context:
        yield context.new_page()


@pytest.mark.parametrize("text", ["usual", "twice as large"])
@pytest.mark.parametrize(
    "path",
    ["site:", *(f"club:{path}" for path in OF_THE_CLUB), *(f"table:{p}" for p in OF_THE_TABLE)],
)
def test_it_stays_as_wide_as_the_phone(page: Page, crowd: Crowd, path: str, text: str) -> None:
    page.goto(crowd.address(path))
    if text != "usual":
        page.evaluate(TWICE)
    fits(page)


def test_it_cuts_nothing_off_at_the_table(page: Page, crowd: Crowd) -> None:
    page.goto(crowd.table)
    page.evaluate(TWICE)
    assert page.evaluate(CUT_OFF) == []
