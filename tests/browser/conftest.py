"""A real browser on the real service: the demo night of `make run`, in a process of its own.

The browser is the system's Chromium; playwright brings only the driver.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, sync_playwright

from tests.servers import must_start
from tests.site import Site

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE = ViewportSize(width=360, height=740)


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    with Site() as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next((path for path in map(shutil.which, PROGRAMS) if path), None)
    # Chromium's own sandbox refuses to work for root, who runs containers.
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        try:
            launched = playwright.chromium.launch(executable_path=program, args=flags)
        except Error as reason:
            if must_start():
                raise
            pytest.skip(f"no browser: {reason.message.splitlines()[0]}")
        yield launched
        launched.close()


@pytest.fixture
def context(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    """A visitor with a phone in the hand and nothing in the cookie jar."""
    with browser.new_context(viewport=PHONE, base_url=site.url) as made:
        yield made


@pytest.fixture
def page(context: BrowserContext, site: Site) -> Iterator[Page]:
    """A page that fails its test by an error in the console or a request to elsewhere."""
    opened, complaints = context.new_page(), list[str]()

    def look_at(url: str) -> None:
        if urlsplit(url).netloc not in {urlsplit(site.url).netloc, ""}:
            complaints.append(f"request to {url}")

    opened.on("request", lambda request: look_at(request.url))
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on(
        "console", lambda said: complaints.append(said.text) if said.type == "error" else None
    )
    yield opened
    assert not complaints, "\n".join(complaints)
