"""One invitation, many who follow it at once: one account, one member."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client

from chouette.models import Membership
from chouette.services.members import invite
from tests.people import People

pytestmark = pytest.mark.django_db(transaction=True)

GUESTS = 6


def follow_together(link: str, names: list[str]) -> list[int]:
    """The statuses of as many browsers that send their names at one moment."""
    start = Barrier(len(names))

    def follow(name: str) -> int:
        fields = {
            "username": name,
            "password1": "quite-a-long-one",
            "password2": "quite-a-long-one",
        }
        start.wait()
        try:
            return Client().post(link, fields).status_code
        finally:
            connection.close()

    with ThreadPoolExecutor(len(names)) as pool:
        return sorted(pool.map(follow, names))


def link_of(people: People, guest: str = "radu") -> str:
    player = people.players[guest].pk
    _, secret = invite(club_id=people.club.pk, actor=people.ana, player_id=player)
    return f"/invitations/{secret}/"


def test_it_lets_one_in_and_makes_no_account_for_the_others(people: People) -> None:
    before = User.objects.count()
    names = [f"newcomer-{number}" for number in range(GUESTS)]
    statuses = follow_together(link_of(people), names)
    assert statuses[0] == 302
    assert set(statuses[1:]) <= {404, 422}
    assert User.objects.count() == before + 1
    member = Membership.objects.get(user__username__startswith="newcomer-")
    assert member.player == people.players["radu"]


def test_it_gives_one_name_to_one_of_those_who_want_it(people: People) -> None:
    links = [link_of(people, guest) for guest in ("radu", "mira")]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda link: follow_together(link, ["same-name"]), links))
    assert min(found) == [302]
    assert max(found)[0] in (404, 422)
    assert User.objects.filter(username="same-name").count() == 1


def test_it_makes_no_account_where_the_player_has_a_log_in_now(people: People) -> None:
    first, second = link_of(people), link_of(people)
    assert follow_together(first, ["newcomer-1"]) == [302]
    assert follow_together(second, ["newcomer-2"])[0] in (404, 422)
    assert not User.objects.filter(username="newcomer-2").exists()


def test_it_is_spent_for_everybody_once_its_guest_has_a_log_in(people: People) -> None:
    first, left_over = link_of(people), link_of(people)
    assert "Choose a name and a password" in Client().get(left_over).content.decode()
    follow_together(first, ["newcomer-1"])
    seen = Client().get(left_over)
    assert seen.status_code == 404
    assert "This invitation is spent" in seen.content.decode()


def test_it_shows_no_form_to_those_who_came_too_late(people: People) -> None:
    link = link_of(people)
    late = Client()
    assert late.get(link).status_code == 200
    follow_together(link, ["newcomer-1"])
    fields = {"username": "late", "password1": "quite-a-long-one", "password2": "quite-a-long-one"}
    answer = late.post(link, fields)
    assert answer.status_code == 404
    assert "password1" not in answer.content.decode()
