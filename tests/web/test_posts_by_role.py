"""Who may send what: every form of a club is refused from below its role, and writes nothing."""

from __future__ import annotations

import pytest
from django.test import Client

from tests.people import People
from tests.web.posts import RANKS, Books, books_of, everything, posts_of

NAMES = sorted(
    [
        "invitation taken back", "invite somebody new", "key", "key revoked",
        "settings", "guest", "rename", "deactivate", "reactivate", "invite", "password", "role",
        "rules", "usual rules", "night", "night's guest", "correction", "undo", "result", "double",
        "offer", "agreed", "quick score", "stake", "join", "join a guest", "sit out", "new rules",
        "merge", "close", "payment", "large payment", "leg", "taking back",
        "doubt", "decision on a doubt", "doubt taken back", "season", "erasure",
        "season's days", "season closed", "season opened again", "fee", "contribution", "expense",
        "cash in", "fee taken back", "fee of a night taken back", "balances from before",
        "same person",
    ]
)  # fmt: skip
REFUSED = {"nobody": 302, "dinu": 404}


@pytest.fixture
def books(people: People) -> Books:
    return books_of(people)


def browser_of(people: People, name: str) -> Client:
    client = Client()
    if name != "nobody":
        client.force_login(getattr(people, name))
    return client


def test_it_knows_every_form(books: Books) -> None:
    assert sorted(posts_of(books)) == NAMES


@pytest.mark.parametrize("name", RANKS)
def test_it_refuses_whoever_is_below(books: Books, people: People, name: str) -> None:
    client, before = browser_of(people, name), everything()
    refused = {what: post for what, post in posts_of(books).items() if not post.may_send(name)}
    answers = {what: client.post(post.url, post.fields) for what, post in refused.items()}
    wanted = REFUSED.get(name, 403)
    assert {what: a.status_code for what, a in answers.items()} == dict.fromkeys(refused, wanted)
    assert everything() == before
    if name == "nobody":
        assert all(a["Location"].startswith("/log-in/?next=") for a in answers.values())


@pytest.mark.parametrize("what", NAMES)
def test_it_takes_it_from_the_lowest_who_may(books: Books, people: People, what: str) -> None:
    post = posts_of(books)[what]
    response = browser_of(people, post.least).post(post.url, post.fields)
    assert response.status_code in {200, 302, 303, 422}, response.content
    assert not response.get("Location", "").startswith("/log-in/")


def test_it_lets_the_public_of_an_open_club_send_nothing(books: Books, people: People) -> None:
    people.club.public_view = "all"
    people.club.save()
    before = everything()
    for name in ("nobody", "dinu"):
        client = browser_of(people, name)
        for what, post in posts_of(books).items():
            response = client.post(post.url, post.fields)
            away = response.get("Location", "").startswith("/log-in/")
            assert away or response.status_code in {403, 404}, (name, what)
    assert everything() == before
