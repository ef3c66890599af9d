from __future__ import annotations

from playwright.sync_api import Page, expect


def test_it_asks_who_is_there_before_the_admin_opens(page: Page) -> None:
    page.goto("/admin/")
    expect(page).to_have_url("/admin/login/?next=/admin/")
    expect(page.get_by_label("Username")).to_be_focused()


def test_it_refuses_a_stranger_and_says_so(page: Page) -> None:
    page.goto("/admin/login/?next=/admin/")
    page.get_by_label("Username").fill("nobody")
    page.get_by_label("Password").fill("wrong")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Please enter the correct username and password")).to_be_visible()
