from __future__ import annotations

import pytest
from django.test import Client

from tests.people import PASSWORD, People

pytestmark = pytest.mark.django_db


def test_it_lets_in_whoever_knows_the_password(people: People, client: Client) -> None:
    response = client.post("/log-in/", {"username": "ana", "password": PASSWORD})
    assert response.status_code == 302
    assert client.get("/").status_code == 200


def test_it_says_in_one_sentence_that_the_password_is_wrong(people: People, client: Client) -> None:
    html = client.post("/log-in/", {"username": "ana", "password": "guess"}).content.decode()
    assert html.count("This name and this password do not belong together.") == 1
    assert 'value="ana"' in html, "what was typed is kept"
    assert "guess" not in html


def test_it_goes_back_to_where_one_wanted_to_be(people: People, client: Client) -> None:
    page = "/clubs/club-test/players/"
    assert client.get(page)["Location"] == f"/log-in/?next={page}"
    html = client.get(f"/log-in/?next={page}").content.decode()
    assert "Log in to see that page." in html
    fields = {"username": "ana", "password": PASSWORD, "next": page}
    assert client.post("/log-in/", fields)["Location"] == page


def test_it_logs_out_by_a_form_and_not_by_a_link(people: People, client: Client) -> None:
    client.force_login(people.ana)
    assert client.get("/log-out/").status_code == 405
    assert client.post("/log-out/").status_code == 302
    assert client.get("/").status_code == 302


def test_it_changes_a_password(people: People, client: Client) -> None:
    client.force_login(people.ana)
    fields = {
        "old_password": PASSWORD,
        "new_password1": "quite-another-one",
        "new_password2": "quite-another-one",
    }
    assert client.post("/password/", fields)["Location"] == "/password/done/"
    assert b"Password changed" in client.get("/password/done/").content


def test_it_says_what_is_wrong_with_a_new_password(people: People, client: Client) -> None:
    client.force_login(people.ana)
    fields = {"old_password": PASSWORD, "new_password1": "1", "new_password2": "2"}
    html = client.post("/password/", fields).content.decode()
    assert 'class="error"' in html
