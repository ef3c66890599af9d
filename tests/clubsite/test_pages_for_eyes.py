"""What is refused before any page is asked, as a page; what a browser may keep of a page."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client

from tests.people import People

pytestmark = pytest.mark.django_db
BROWSER = {"Accept": "text/html,application/xhtml+xml"}
TOO_LONG = "x" * (settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1)


@pytest.fixture
def ana(people: People, client: Client) -> Client:
    client.force_login(people.ana)
    return client


def test_it_is_a_page_where_an_address_takes_no_such_request(ana: Client) -> None:
    response = ana.get("/entries/1/reverse/")
    assert (response.status_code, response["Allow"]) == (405, "POST")
    assert "<h1>That is not done here</h1>" in response.content.decode()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "That is too much at once"), ("it", "È troppo in una volta")],
)
def test_it_is_a_page_where_too_much_is_sent(client: Client, language: str, sentence: str) -> None:
    headers = {**BROWSER, "Accept-Language": language}
    response = client.post("/clubs/new/", {"name": TOO_LONG}, headers=headers)
    assert response.status_code == 413
    assert f"<h1>{sentence}</h1>" in response.content.decode()


def test_it_stays_a_problem_for_programs(client: Client) -> None:
    response = client.post("/api/v1/x/", {"name": TOO_LONG}, headers=BROWSER)
    assert (response.status_code, response.json()["code"]) == (413, "body_too_large")


@pytest.mark.parametrize(
    "path", ["", "clubs/club-test/", "clubs/club-test/standings/", "clubs/club-test/players/"]
)
def test_it_is_kept_by_no_browser_of_a_member(ana: Client, path: str) -> None:
    assert ana.get(f"/{path}")["Cache-Control"] == "private, no-store"


def test_it_says_nothing_of_keeping_what_everybody_may_read(client: Client) -> None:
    assert "Cache-Control" not in client.get("/nowhere/")


@pytest.mark.parametrize("path", ["1000000", "nowhere/", "?x", "javascript:x"])
def test_it_leads_to_the_start_where_the_page_before_is_none(client: Client, path: str) -> None:
    response = client.post("/i18n/setlang/", {"language": "it", "next": path})
    assert response["Location"] == "/"


def test_it_leads_back_to_the_page_whose_language_was_changed(client: Client) -> None:
    response = client.post("/i18n/setlang/", {"language": "it", "next": "/clubs/new/"})
    assert response["Location"] == "/clubs/new/"


def test_it_says_that_a_form_came_from_another_site(people: People) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(people.ana)
    response = client.post("/clubs/new/", headers={"Origin": "https://elsewhere.example"})
    html = response.content.decode()
    assert response.status_code == 403
    assert "That came from another site" in html
    assert "The page was open too long" not in html
