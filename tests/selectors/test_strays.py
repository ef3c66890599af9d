"""Verification finds what refers from one club into another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db.models import Model

from chouette.models import (
    Account,
    Club,
    HouseRules,
    Invitation,
    LedgerEntry,
    Membership,
    Player,
    Seat,
    StatementLine,
    StatementPair,
)
from chouette.selectors.strays import REFERENCES, merged_twice, strays
from chouette.selectors.verification import faults
from chouette.services.members import invite
from tests.builders import open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def books(people: People, strangers: People) -> None:
    """A closed night and an open one, in a club beside another."""
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    table.close()
    open_table(people, "radu", "mira", table="Table 2").quick(mira=1)
    invite(club_id=people.club.pk, actor=people.ana, player_id=people.players["sorin"].pk)


def test_it_finds_none_in_sound_clubs() -> None:
    assert list(strays()) == []
    assert list(faults()) == []


def other_player() -> Player:
    return Player.objects.latest("pk")


def other_rules() -> HouseRules:
    return HouseRules.objects.latest("pk")


def bend(model: type[Model], **values: object) -> None:
    first = model._default_manager.exclude(**dict.fromkeys(values)).order_by("pk").values("pk")[:1]
    rows = model._default_manager.filter(pk=first.get()["pk"])
    assert rows.update(**values) == 1


def first_player(name: str) -> Player:
    return Player.objects.filter(name=name).earliest("pk")


def merge(player: Player, into: Player) -> None:
    Player.objects.filter(pk=player.pk).update(merged_into=into, is_active=False)


DAMAGE: dict[str, Callable[[], object]] = {
    "club": lambda: bend(Club, house_rules=other_rules()),
    "membership": lambda: bend(Membership, player=other_player()),
    "invitation": lambda: bend(Invitation, player=other_player()),
    "account": lambda: bend(Account, player=other_player()),
    "seat": lambda: bend(Seat, player=other_player()),
    "statement line": lambda: bend(StatementLine, player=other_player()),
    "statement pair": lambda: bend(StatementPair, opponent=other_player()),
    "player": lambda: merge(first_player("Sorin"), other_player()),
    "entry": lambda: bend(LedgerEntry, club=Club.objects.latest("pk")),
}


@pytest.mark.parametrize(("noun", "damage"), DAMAGE.items(), ids=DAMAGE)
def test_it_finds_a_reference_of(noun: str, damage: Callable[[], object]) -> None:
    with lifted():
        damage()
    assert any(fault.startswith(f"{noun} ") for fault in strays()), noun
    assert [fault for fault in faults() if "of another club" in fault]


def test_it_finds_a_player_who_was_moved(people: People, strangers: People) -> None:
    Player.objects.filter(pk=people.players["ana"].pk).update(club=strangers.club)
    found = list(faults())
    assert any(fault.startswith("membership") for fault in found)
    number = people.number("ana")
    assert any(fault.endswith(f": player {number} is of another club") for fault in found)


def test_it_finds_who_was_merged_into_somebody_who_was_merged(people: People) -> None:
    radu, sorin, mira = (people.players[name] for name in ("radu", "sorin", "mira"))
    merge(sorin, mira)
    assert list(merged_twice()) == []
    merge(mira, radu)
    assert list(merged_twice(people.club.pk)) == [
        f"player {sorin.pk} was merged into one who was merged himself"
    ]


def test_it_looks_at_one_club_only_when_asked(people: People, strangers: People) -> None:
    bend(Club, house_rules=other_rules())
    assert list(strays(people.club.pk))
    assert not list(strays(strangers.club.pk))


def test_it_knows_the_way_from_every_row_to_its_club() -> None:
    for _, model, club, target in REFERENCES:
        assert list(model._default_manager.values(club, target)[:1]) is not None
