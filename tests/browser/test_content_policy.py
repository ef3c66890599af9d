"""The policy that every answer bears breaks nothing: no page complains, the table plays."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from clubsite.content_policy import HEADER, POLICY
from tests.browser.night import fits, log_in, menu, result, slip, start_night
from tests.browser.test_for_everybody import PAGES
from tests.site import Site

CHIEF, PASSWORD = "chief", "a-long-password-of-tests"
OFFICE = {
    "log-in": "login/?next=/admin/",
    "start": "",
    "list": "chouette/ledgerentry/",
    "list by date": "chouette/chouettesession/",
    "book": "chouette/ledgerentry/1/change/",
    "history": "chouette/player/1/history/",
    "form": "chouette/membership/add/",
    "form with a calendar": "chouette/player/add/",
    "delete": "chouette/membership/2/delete/",
    "choose": "chouette/player/?_popup=1",
    "rights": "auth/user/1/change/",
}


def bears_policy(page: Page, path: str) -> None:
    """The page comes with the policy; the fixture `page` fails by what the browser says of it."""
    answer = page.goto(path, wait_until="networkidle")
    assert answer is not None
    assert answer.header_value(HEADER) == POLICY


def test_it_plays_under_the_policy(page: Page) -> None:
    start_night(page, "Bogdan", "Carla")
    bears_policy(page, page.url)
    expect(page.locator("#live")).to_have_text("live")
    result(page, "box")
    page.locator("#undo").click()
    expect(page.locator("#part-game")).to_contain_text("Game 1")
    menu(page, "Coming and going")
    expect(slip(page)).to_be_visible()


def test_it_has_something_to_forbid(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/log-in/")
    forbidden = page.evaluate(
        """() => new Promise((done) => {
          addEventListener("securitypolicyviolation", (event) => done(event.effectiveDirective));
          const img = document.createElement("img");
          img.src = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
          document.body.append(img); })"""
    )
    assert forbidden == "img-src"


@pytest.mark.parametrize("path", [path for path in PAGES.values() if path != "/nowhere/"])
def test_it_is_kept_by_every_page(page: Page, path: str) -> None:
    log_in(page)
    bears_policy(page, path)


@pytest.fixture(scope="module")
def chief(site: Site) -> str:
    """The name of somebody who may do everything in the back office."""
    subprocess.run(
        [sys.executable, "manage.py", "createsuperuser", "--noinput", f"--username={CHIEF}",
         "--email="],
        env={**(site.environment or os.environ), "DJANGO_SUPERUSER_PASSWORD": PASSWORD},
        check=True, capture_output=True,
    )  # fmt: skip
    return CHIEF


def test_it_is_kept_by_the_back_office(page: Page, chief: str) -> None:
    bears_policy(page, "/admin/login/?next=/admin/")
    page.get_by_label("Username").fill(chief)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name="Site administration")).to_be_visible()
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        for path in list(OFFICE.values())[1:]:
            bears_policy(page, f"/admin/{path}")
            fits(page)


def test_it_lets_the_calendar_of_the_back_office_open(page: Page, chief: str) -> None:
    page.goto("/admin/login/?next=/admin/chouette/player/add/")
    page.get_by_label("Username").fill(chief)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    page.locator("#calendarlink0").click()
    expect(page.locator(".calendarbox").first).to_be_visible()
