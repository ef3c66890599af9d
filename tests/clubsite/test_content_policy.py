"""Every answer tells the browser to load our files only and to run nothing that a page holds."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory

from clubsite.content_policy import HEADER, POLICY, SendContentPolicy
from tests.builders import open_table
from tests.people import People

ADDRESSES = {
    "a page": ("/log-in/", 200),
    "a redirect": ("/", 302),
    "nothing there": ("/nowhere/", 404),
    "a health probe": ("/healthz", 200),
    "the back office": ("/admin/login/", 200),
    "a static file": ("/static/chouette/base.css", 200),
    "refused by middleware": ("/?x=%00", 400),
    "our own fault": ("/fail/ours/", 500),
    "a lost database": ("/fail/gone/", 503),
}


class Inline(HTMLParser):
    """What stands in a page and no policy of ours would let run or show."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in given):
            self.found.append(tag)
        wrong = [name for name in given if name == "style" or name.startswith(("on", "hx-on"))]
        self.found += [f"{tag} {name}" for name in wrong]
        self.found += [
            value for value in given.values() if value and value.startswith("javascript:")
        ]


def inline(html: str) -> list[str]:
    reader = Inline()
    reader.feed(html)
    return reader.found


@pytest.mark.django_db
@pytest.mark.urls("tests.clubsite.urls_for_tests")
@pytest.mark.parametrize(("path", "status"), ADDRESSES.values(), ids=ADDRESSES.keys())
def test_it_goes_with_every_answer(client: Client, path: str, status: int) -> None:
    client.raise_request_exception = False
    response = client.get(path)
    response.close()
    assert (response.status_code, response[HEADER]) == (status, POLICY)


def test_it_goes_with_a_body_that_is_too_large(client: Client) -> None:
    response = client.post("/log-in/", {"username": "x" * 300 * 1024})
    assert (response.status_code, response[HEADER]) == (413, POLICY)


@pytest.mark.parametrize("word", ["unsafe-inline", "unsafe-eval", "http:", "https:", "data:", "*"])
def test_it_has_no_hole(word: str) -> None:
    assert POLICY.startswith("default-src 'none'; ")
    assert word not in POLICY


def test_it_leaves_a_policy_that_a_page_brought_along() -> None:
    def own(request: HttpRequest) -> HttpResponse:
        return HttpResponse(headers={HEADER: "default-src 'self'"})

    response = SendContentPolicy(own)(RequestFactory().get("/"))
    assert response[HEADER] == "default-src 'self'"


def test_it_finds_what_is_written_into_a_page() -> None:
    html = '<p style="x" onclick="y" hx-on:click="z"><script>1</script><a href="javascript:2">'
    assert inline(html) == ["p style", "p onclick", "p hx-on:click", "script", "javascript:2"]
    assert inline('<script src="/a.js" defer></script><style>') == ["style"]


PAGES = (
    "/", "/password/", "/clubs/new/", "/clubs/club-test/", "/clubs/club-test/settings/",
    "/clubs/club-test/standings/", "/clubs/club-test/players/", "/clubs/club-test/rules/",
    "/clubs/club-test/rules/new/", "/clubs/club-test/night/", "/nowhere/",
    "/admin/", "/admin/chouette/player/add/", "/admin/chouette/ledgerentry/",
)  # fmt: skip
TABLE_PAGES = ("", "sheet/", "games/1/", "games/1/correct/", "log/", "squaring/", "slips/join/")


def test_it_has_nothing_to_forbid_in_our_pages(people: People, client: Client) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    User.objects.filter(pk=people.ana.pk).update(is_staff=True, is_superuser=True)
    client.force_login(people.ana)
    paths: list[str] = [*PAGES, *(f"/sessions/{table.session_id}/{end}" for end in TABLE_PAGES)]
    answers: dict[str, Any] = {path: client.get(path) for path in paths}
    assert {
        path: found for path, a in answers.items() if (found := inline(a.content.decode()))
    } == {}
    assert {a.status_code for a in answers.values()} == {200, 404}
