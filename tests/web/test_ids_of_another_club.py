"""Numbers, names and addresses of another club mean nothing here, whoever sends them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from chouette.models import Membership
from chouette.services.house_rules import save_house_rules
from tests.people import People
from tests.web.posts import Books, books_of, command, everything, posts_of

LogIn = Callable[[User], Client]


@pytest.fixture
def ours(people: People) -> Books:
    return books_of(people)


@pytest.fixture
def theirs(strangers: People) -> Books:
    books = books_of(strangers)
    save_house_rules(
        club_id=strangers.club.pk, actor=strangers.ana, name="Secret", base="amsterdam", values={}
    )
    return books


@pytest.fixture
def owner(people: People, logged_in: LogIn) -> Client:
    return logged_in(people.ana)


def test_it_finds_no_form_of_another_club(owner: Client, ours: Books, theirs: Books) -> None:
    before = everything()
    for what, post in posts_of(theirs).items():
        assert owner.post(post.url, post.fields).status_code == 404, what
        assert owner.get(post.url).status_code in {404, 405}, what
    assert everything() == before


def test_it_finds_nobody_of_another_club_under_its_own_address(
    owner: Client, ours: Books, theirs: Books
) -> None:
    slug, before = ours.people.club.slug, everything()
    radu, carla = (theirs.people.players[name].pk for name in ("radu", "carla"))
    member = Membership.objects.get(user=theirs.people.carla).pk
    urls: list[tuple[str, list[Any], dict[str, str]]] = [
        ("player", [slug, radu], {"do": "rename", "name": "Ion"}),
        ("player", [slug, radu], {"do": "deactivate"}),
        ("player", [slug, radu], {"do": "reactivate"}),
        ("player", [slug, radu], {}),
        ("invitation_new", [slug, radu], {}),
        ("password_link_new", [slug, carla], {}),
        ("member_role", [slug, member], {"role": "owner"}),
        ("house_rules_one", [slug, "secret"], {"do": "choose"}),
        ("house_rules_new", [slug], {"name": "X", "base": "amsterdam", "slug": "secret"}),
    ]
    for name, args, fields in urls:
        status = owner.post(reverse(name, args=args), fields).status_code
        assert status in {302, 404} if not fields else status == 404, (name, fields)
    assert everything() == before


def smuggled(ours: Books, theirs: Books) -> dict[str, dict[str, Any]]:
    """Fields of a command, by what is wrong with them."""
    theirs_, (ana, carla) = theirs.people.number("radu"), ours.people.numbers("ana", "carla")
    return {
        "join": {"player": theirs_},
        "leave": {"player": theirs_},
        "sit_out": {"player": theirs_},
        "return": {"player": theirs_},
        "double": {"side": "team", f"answer-{theirs_}": "take"},
        "offer": {"side": "team", f"answer-{theirs_}": "take"},
        "settle": {"member": theirs_, "points": "1"},
        "quick_result": {f"points-{theirs_}": "1"},
        "extra": {"giver": theirs_, "taker": carla},
        "buy": {"seller": theirs_, "buyer": carla},
        "draw_rotation": {"how": "order", f"place-{theirs_}": "1", f"place-{ana}": "2"},
        "set_order": {"reason": "x", f"place-{theirs_}": "1", f"place-{ana}": "2"},
        "answer_partner": {"player": theirs_, "accept": "yes"},
        "name_proxy": {"player": carla, "proxy": theirs_},
        "change_stake": {"player": theirs_, "level": "2"},
        "change_rules": {"rules": "secret"},
        "split_table": {"table": "Table 8", "players": [theirs_]},
        "merge_table": {"from_table": "Table 5"},
    }


def test_it_seats_and_names_nobody_of_another_club(
    owner: Client, ours: Books, theirs: Books
) -> None:
    theirs.table.send("split_table", table="Table 5", players=theirs.people.numbers("carla"))
    before = everything()
    for kind, fields in smuggled(ours, theirs).items():
        post = command(ours, kind, **fields)
        assert owner.post(post.url, post.fields).status_code == 422, kind
    assert everything() == before


@pytest.mark.parametrize("kind", ["open_table", "merge_into", "play"])
def test_it_takes_no_command_that_is_not_for_senders(owner: Client, ours: Books, kind: str) -> None:
    post = command(ours, kind, to_table="Table 7", table="Table 9", players="[]")
    assert owner.post(post.url, post.fields).status_code == 422


def test_it_opens_no_night_for_another_club(owner: Client, ours: Books, theirs: Books) -> None:
    url, before = reverse("night_new", args=[ours.people.club.slug]), everything()
    here, there = ours.people.numbers("radu", "mira"), theirs.people.numbers("sorin")
    night: dict[str, Any] = {"table": "Table 9", "rules": "amsterdam", "players": here}
    for change in ({"players": [*here, *there]}, {"rules": "secret"}):
        sent = {**night, **change, "command_id": str(uuid4())}
        assert owner.post(url, sent).status_code == 422
    assert everything() == before


def test_it_books_nothing_for_another_club(owner: Client, ours: Books, theirs: Books) -> None:
    url, before = reverse("table_pay", args=[ours.table.session_id]), everything()
    ana, radu = ours.people.number("ana"), theirs.people.number("radu")
    for by, to in ((ana, radu), (radu, ana)):
        sent = {"paid_by": by, "paid_to": to, "amount": "1", "confirm": "1"}
        assert owner.post(url, {**sent, "command_id": str(uuid4())}).status_code == 422
    table = str(theirs.table.session_id)
    leg = reverse("leg_pay", args=[ours.leg])
    sent = {"command_id": str(uuid4()), "table": table, "amount": "9999"}
    page = owner.post(leg, sent).content.decode()
    assert theirs.people.club.name not in page
    assert everything() == before


def test_it_corrects_nothing_by_people_of_another_club(
    owner: Client, ours: Books, theirs: Books
) -> None:
    radu, before = theirs.people.number("radu"), everything()
    url = reverse("table_correct", args=[ours.table.session_id, 1])
    for event in (
        f'{{"type":"quick","points":{{"{radu}":1}}}}',
        f'{{"type":"settle","member":"{radu}","points":1}}',
        f'{{"type":"double","side":"box","answers":{{"{radu}":"take"}}}}',
    ):
        sent = {"command_id": str(uuid4()), "expected_seq": str(ours.table.seq), "do": "save"}
        assert owner.post(url, {**sent, "e0": event}).status_code == 422, event
    assert everything() == before
