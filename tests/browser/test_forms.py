"""Forms help whoever fills them: the wrong field has the focus, a link is taken as a whole."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.night import found_club, log_in


def test_it_leads_to_the_first_wrong_field_of_the_house_rules(context: BrowserContext) -> None:
    page = context.new_page()  # the console, which the fixture reads, complains about a refusal
    log_in(page)
    club = found_club(page)
    page.goto(f"{club}rules/new/")
    page.get_by_label("Name", exact=True).fill("Our own")
    field = page.locator("input[name=automatic_doubles]")
    field.fill("many")
    page.get_by_role("button", name="Save").click()
    expect(field).to_be_focused()
    expect(field).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert")).to_contain_text("Automatic doubles")


def test_it_takes_a_link_to_hand_on_as_a_whole(page: Page) -> None:
    log_in(page)
    club = found_club(page)
    page.goto(f"{club}players/")
    page.get_by_label("Add a guest").fill("Radu")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("link", name="Radu").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link")
    expect(link).to_be_in_viewport(ratio=1)
    link.click()
    marked = link.evaluate("(one) => one.value.slice(one.selectionStart, one.selectionEnd)")
    assert marked == link.input_value()


def test_it_copies_a_link_to_hand_on(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    log_in(page)
    club = found_club(page)
    page.goto(f"{club}players/")
    page.get_by_label("Add a guest").fill("Radu")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("link", name="Radu").click()
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.get_by_label("Link").input_value()
