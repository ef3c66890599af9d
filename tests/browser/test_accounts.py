"""A log-in of one's own, from the first page to the end of another browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.looking import serious
from tests.browser.night import fits
from tests.site import Site

PASSWORD = "a-long-password-of-tests"
# Before a log-in, with what is wrong in a form, and after it.
PATHS = ["/log-in/", "/sign-up/", "/password/forgotten/", "/password/new/MQ/x-y/"]
OWN_PATHS = ["/account/", "/password/"]


def sign_up(page: Page, name: str) -> None:
    page.goto("/log-in/")
    page.get_by_role("link", name="Sign up").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("The same again").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_text(f"Welcome, {name}.")).to_be_visible()


def test_one_signs_up_and_sees_what_to_do_next(page: Page) -> None:
    sign_up(page, "first-of-the-browser")
    expect(page.get_by_role("link", name="Found a club")).to_be_visible()


def test_one_ends_another_browser_that_is_out_at_its_next_page(
    page: Page, browser: Browser, site: Site
) -> None:
    sign_up(page, "second-of-the-browser")
    with browser.new_context(base_url=site.url) as elsewhere:
        other = elsewhere.new_page()
        other.goto("/log-in/")
        other.get_by_label("Name").fill("second-of-the-browser")
        other.get_by_label("Password").fill(PASSWORD)
        other.get_by_role("main").get_by_role("button", name="Log in").click()
        expect(other.get_by_role("heading", name="My clubs")).to_be_visible()
        page.locator("summary", has_text="second-of-the-browser").click()
        page.get_by_role("link", name="My log-in").click()
        browsers = page.locator("#browsers")
        expect(browsers.get_by_role("listitem")).to_have_count(2)
        browsers.get_by_role("button", name=re.compile("^Log out:")).click()
        expect(page.get_by_text("It is logged out.")).to_be_visible()
        expect(browsers.get_by_role("listitem")).to_have_count(1)
        other.goto("/account/")
        expect(other).to_have_url(re.compile("/log-in/"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_its_pages_are_for_everybody(browser: Browser, site: Site, width: int, dark: bool) -> None:
    with browser.new_context(
        base_url=site.url,
        viewport=ViewportSize(width=width, height=740),
        color_scheme="dark" if dark else "light",
    ) as context:
        page = context.new_page()
        for path in PATHS:
            page.goto(path)
            fits(page)
            assert serious(page) == [], path
        sign_up(page, f"a-name-of-forty-letters-without-an-end-{width % 7}{int(dark)}"[-40:])
        for path in OWN_PATHS:
            page.goto(path)
            fits(page)
            assert serious(page) == [], path
