"""A fragment asked for after the log-in has expired."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

pytestmark = [pytest.mark.urls("tests.clubsite.urls_for_tests"), pytest.mark.django_db]
PAGE = "http://testserver/tables/7/?game=3"


def test_it_sends_the_whole_page_to_log_in_and_back_to_itself(client: Client) -> None:
    headers = {"HX-Request": "true", "HX-Current-URL": PAGE}
    response = client.post("/fragment/", headers=headers)
    assert response.status_code == 200
    assert response["HX-Redirect"] == "/log-in/?next=/tables/7/%3Fgame%3D3"
    assert response.content == b""


def test_it_goes_to_the_log_in_when_the_page_is_unknown(client: Client) -> None:
    response = client.get("/fragment/", headers={"HX-Request": "true"})
    assert response["HX-Redirect"] == "/log-in/?next=/fragment/"


def test_it_does_not_come_back_to_another_site(client: Client) -> None:
    headers = {"HX-Request": "true", "HX-Current-URL": "https://evil.test/tables/7/"}
    response = client.get("/fragment/", headers=headers)
    assert response["HX-Redirect"] == "/log-in/?next=/fragment/"


def test_it_redirects_an_ordinary_page_in_the_ordinary_way(client: Client) -> None:
    response = client.get("/fragment/")
    assert (response.status_code, response["Location"]) == (302, "/log-in/?next=/fragment/")
    assert "HX-Redirect" not in response


def test_it_leaves_other_redirects_to_htmx(client: Client) -> None:
    response = client.get("/redirect/", headers={"HX-Request": "true", "HX-Current-URL": PAGE})
    assert (response.status_code, response["Location"]) == (302, "/elsewhere/")


def test_it_serves_the_fragment_to_whom_is_logged_in(client: Client) -> None:
    client.force_login(User.objects.create_user("ana"))
    response = client.get("/fragment/", headers={"HX-Request": "true"})
    assert response.content == b"<td>3</td>"


@pytest.mark.parametrize(
    "address", ["http://[::bad", "http://testserver//[bad", "http://]/", "//["]
)
def test_it_takes_a_broken_address_for_none(client: Client, address: str) -> None:
    headers = {"HX-Request": "true", "HX-Current-URL": address}
    response = client.get("/fragment/", headers=headers)
    assert response["HX-Redirect"] == "/log-in/?next=/fragment/"
