"""Charts of the nights: drawn inside their card, with strokes that no stretching makes thicker."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.night import fits, log_in

PATHS = ["standings/?nights=all", "players/1/"]
OUTSIDE = """(card) => [...card.querySelectorAll('svg, .scale li, .ends span, .told li')]
  .filter((one) => { const outer = card.getBoundingClientRect();
    const inner = one.getBoundingClientRect();
    return inner.left < outer.left || inner.right > outer.right + 1; }).length"""
GRID_AND_SCALE = """(chart) => { const middle = (one) => { const box = one.getBoundingClientRect();
    return box.top + box.height / 2; };
  const lines = [...chart.querySelectorAll('.grid')].map(middle);
  return [...chart.querySelectorAll('.scale li')]
    .map((one, n) => Math.abs(middle(one) - lines[n])); }"""
STROKES = "(lines) => [...new Set(lines.map((one) => getComputedStyle(one).vectorEffect))]"


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", PATHS)
def test_it_stays_in_its_card(page: Page, path: str, width: int) -> None:
    log_in(page)
    page.set_viewport_size(ViewportSize(width=width, height=740))
    page.goto(f"/clubs/club-demo/{path}")
    fits(page)
    assert page.locator(".card:has(.chart)").first.evaluate(OUTSIDE) == 0


@pytest.mark.parametrize("path", PATHS)
def test_it_writes_each_value_beside_its_line(page: Page, path: str) -> None:
    log_in(page)
    page.goto(f"/clubs/club-demo/{path}")
    away: list[float] = page.locator(".chart").first.evaluate(GRID_AND_SCALE)
    assert len(away) >= 2
    assert max(away) < 3, "pixels"


@pytest.mark.parametrize("path", PATHS)
def test_it_has_strokes_of_one_width_and_a_style_of_the_page(page: Page, path: str) -> None:
    log_in(page)
    page.goto(f"/clubs/club-demo/{path}")
    lines = page.locator(".chart polyline")
    assert lines.evaluate_all(STROKES) == ["non-scaling-stroke"]
    assert page.locator(".chart [style]").count() == 0


def test_it_is_named_and_told_to_whoever_cannot_see_it(page: Page) -> None:
    log_in(page)
    page.goto("/clubs/club-demo/players/1/")
    drawing = page.get_by_role("img", name="Points, night by night")
    assert drawing.count() == 1
    told = drawing.get_attribute("aria-describedby") or ""
    assert "at the end; lowest" in page.locator(f"#{told}").inner_text()
