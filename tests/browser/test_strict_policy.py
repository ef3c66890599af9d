"""No script, style or handler stands in the pages themselves, so the strictest policy holds."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.night import menu, result, slip, start_night

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'"
)


def test_it_plays_under_the_strictest_policy(page: Page) -> None:
    def guard(route: Route) -> None:
        answer = route.fetch(max_redirects=0)
        headers = {**answer.headers, "content-security-policy": f"{POLICY}; form-action 'self'"}
        route.fulfill(response=answer, headers=headers)

    start_night(page, "Bogdan", "Carla")
    page.route("**/sessions/*/", guard)
    page.reload()
    expect(page.locator("#live")).to_have_text("live")
    result(page, "box")
    menu(page, "Coming and going")
    expect(slip(page)).to_be_visible()
