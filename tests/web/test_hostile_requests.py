"""Requests that no browser sends for one of our pages: other hosts, huge and broken bodies."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.services.members import invite
from tests.people import People
from tests.web.posts import books_of, everything, posts_of

LogIn = Callable[[User], Client]
HOSTS = ("evil.example", "testserver.evil.example", "testserver@evil.example", "testserver:x", "")
BROKEN = {
    "no boundary": ("multipart/form-data", b"x"),
    "an endless boundary": ("multipart/form-data; boundary=" + "x" * 300, b"x"),
    "no end": ("multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: form-data"),
    "no letters": ("application/x-www-form-urlencoded", b"name=%ff%fe&%ff=%"),
    "no form": ("application/json", b"[]"),
    "a surrogate": ("application/x-www-form-urlencoded", b"name=%ED%A0%80"),
    "a NUL": ("application/x-www-form-urlencoded", b"name=a%00b"),
}


@pytest.mark.parametrize("host", HOSTS)
def test_it_answers_to_no_other_host(people: People, host: str) -> None:
    client = Client(headers={"host": host})
    client.force_login(people.ana)
    for path in ("/", "/log-in/", "/clubs/club-test/", "/admin/"):
        response = client.get(path)
        assert response.status_code == 400, path
        assert "evil" not in response.content.decode()


@pytest.mark.parametrize("name", ["X-Forwarded-Host", "X-Host", "Forwarded", "X-Original-URL"])
def test_it_makes_links_for_its_own_host_only(people: People, logged_in: LogIn, name: str) -> None:
    url = f"/clubs/club-test/players/{people.players['radu'].pk}/invite/"
    response = logged_in(people.ana).post(url, headers={name: "evil.example"})
    html = response.content.decode()
    assert "http://testserver/invitations/" in html
    assert "evil.example" not in html


def test_it_reads_no_body_that_is_too_large(people: People, logged_in: LogIn) -> None:
    client, books = logged_in(people.ana), books_of(people)
    before = everything()
    for what, post in posts_of(books).items():
        fields = {**post.fields, "more": "x" * 300 * 1024}
        assert client.post(post.url, fields).status_code == 413, what
    assert everything() == before


def test_it_reads_no_form_of_a_thousand_fields(people: People, logged_in: LogIn) -> None:
    client, books = logged_in(people.ana), books_of(people)
    before, many = everything(), {f"more-{number}": "x" for number in range(1001)}
    for what, post in posts_of(books).items():
        if post.fields:
            assert client.post(post.url, {**post.fields, **many}).status_code == 400, what
    assert everything() == before


@pytest.mark.parametrize(("content_type", "body"), BROKEN.values(), ids=BROKEN.keys())
def test_it_reads_no_form_that_is_none(
    people: People, logged_in: LogIn, content_type: str, body: bytes
) -> None:
    client = logged_in(people.ana)
    urls = ["/clubs/new/", "/clubs/club-test/players/", "/clubs/club-test/settings/"]
    clubs = people.club.__class__.objects.count()
    for url in urls:
        response = client.post(url, body, content_type=content_type)
        assert response.status_code in {200, 400, 422}, url
    assert people.club.__class__.objects.count() == clubs


def test_it_asks_for_a_password_before_an_invitation_makes_a_log_in(people: People) -> None:
    guest = people.players["radu"].pk
    _, secret = invite(club_id=people.club.pk, actor=people.ana, player_id=guest)
    for fields in ({}, {"username": "x" * 500}, {"username": "a\x00b", "password1": "x"}):
        assert Client().post(f"/invitations/{secret}/", fields).status_code in {200, 422}
    assert User.objects.filter(club_memberships__club=people.club).count() == 4
