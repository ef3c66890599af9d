"""Looking at a page: at a width, by day or by night, in a language, and with axe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, ViewportSize

_SERIOUS = {"serious", "critical"}


@contextmanager
def looker(
    browser: Browser, url: str, state: StorageState | None = None
) -> Iterator[Callable[..., Page]]:
    """What opens a page of the service at `url`, with the log-in of `state` or nobody's."""
    opened: list[BrowserContext] = []

    def look_at(path: str, width: int = 360, *, dark: bool = False, language: str = "en") -> Page:
        context = browser.new_context(
            base_url=url,
            viewport=ViewportSize(width=width, height=740),
            color_scheme="dark" if dark else "light",
            locale=language,
            storage_state=state,
        )
        opened.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    try:
        yield look_at
    finally:
        for context in opened:
            context.close()


def serious(page: Page) -> list[str]:
    """What axe calls serious or worse, each with the place it is at."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:120]}"
        for fault in found
        if fault["impact"] in _SERIOUS
    ]
