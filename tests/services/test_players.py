"""People of a club: names once, deactivated and never deleted, erased on request."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Membership, Player
from chouette.refusals import (
    AlreadyMember,
    BadName,
    NameTaken,
    NotAllowed,
    NotFound,
    NotOfThisClub,
    StillSeated,
)
from chouette.services import players
from chouette.services.erasing import erase_player
from chouette.services.sessions import command_submit
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def add(people: People, name: str) -> Player:
    return players.add_guest(club_id=people.club.pk, actor=people.bogdan, name=name)


def test_it_adds_a_guest_without_an_account(people: People) -> None:
    player = add(people, "  Ștefan  Mare\n")
    assert (player.name, player.is_guest, player.user) == ("Ștefan Mare", True, None)


@pytest.mark.parametrize("name", ["RADU", "radu", " Radu ", "Ｒadu"])
def test_it_knows_a_name_in_any_case_and_width(people: People, name: str) -> None:
    with pytest.raises(NameTaken):
        add(people, name)


@pytest.mark.parametrize("name", ["Carla", " CARLA "])
def test_it_says_that_somebody_is_a_member_already(people: People, name: str) -> None:
    with pytest.raises(AlreadyMember, match="carla is a member already"):
        add(people, name)


def test_it_folds_letters_beyond_ascii_on_every_database(people: People) -> None:
    add(people, "Țîța")
    with pytest.raises(NameTaken):
        add(people, "țîțA")


@pytest.mark.parametrize("name", ["", "\t", "a\0b", "x" * 81, "\ud800"])
def test_it_refuses_what_is_no_name(people: People, name: str) -> None:
    with pytest.raises(BadName):
        add(people, name)


def test_it_takes_eighty_letters(people: People) -> None:
    assert add(people, "ș" * 80).name == "ș" * 80


def test_it_lets_members_add_nobody(people: People) -> None:
    with pytest.raises(NotAllowed):
        players.add_guest(club_id=people.club.pk, actor=people.carla, name="Vlad")


def test_it_renames(people: People) -> None:
    radu = people.players["radu"]
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena, "player_id": radu.pk}
    assert players.rename_player(**args, name="radu B.").name == "radu B."
    with pytest.raises(NameTaken):
        players.rename_player(**args, name="mira")
    assert players.rename_player(**args, name="RADU B.").name_key == "radu b."


def test_it_frees_the_name_of_somebody_deactivated(people: People) -> None:
    radu = people.players["radu"].pk
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena, "player_id": radu}
    assert not players.deactivate_player(**args).is_active
    add(people, "Radu")
    with pytest.raises(NameTaken):
        players.reactivate_player(**args)


def test_it_keeps_somebody_deactivated_from_a_table(people: People) -> None:
    radu = people.players["radu"].pk
    players.deactivate_player(club_id=people.club.pk, actor=people.elena, player_id=radu)
    table = open_table(people, "ana", "bogdan")
    with pytest.raises(NotOfThisClub):
        table.send("join", player=str(radu))


def test_it_deactivates_nobody_who_sits_at_a_table(people: People) -> None:
    open_table(people, "radu", "bogdan")
    radu = people.players["radu"].pk
    for leave in (players.deactivate_player, erase_player):
        with pytest.raises(StillSeated):
            leave(club_id=people.club.pk, actor=people.ana, player_id=radu)


def test_it_erases_a_person_and_keeps_his_number(people: People) -> None:
    carla = people.players["carla"]
    erase_player(club_id=people.club.pk, actor=people.ana, player_id=carla.pk)
    carla.refresh_from_db()
    assert (carla.name, carla.user, carla.is_active) == (f"Player {carla.pk}", None, False)
    assert not Membership.objects.filter(user=people.carla).exists()


def test_it_finds_no_player_of_another_club(people: People, strangers: People) -> None:
    with pytest.raises(NotFound):
        players.rename_player(
            club_id=people.club.pk,
            actor=people.ana,
            player_id=strangers.players["radu"].pk,
            name="X",
        )


@pytest.mark.parametrize("number", ["0", "x", "²", "-1", "007", "1.0", "9" * 30, ""])
def test_it_seats_nobody_by_a_number_that_is_none(people: People, number: str) -> None:
    table = open_table(people, "ana", "bogdan")
    with pytest.raises(NotOfThisClub):
        command_submit(
            session_id=table.session_id,
            command_id=uuid4(),
            expected_seq=table.seq,
            actor=people.bogdan,
            command={"kind": "join", "player": number},
        )


@pytest.mark.parametrize("name", ["An\u200ba", "\u202eana", "a\u00adna"])
def test_it_takes_no_look_alike_of_somebody(people: People, name: str) -> None:
    with pytest.raises(AlreadyMember):
        players.add_guest(club_id=people.club.pk, actor=people.ana, name=name)
