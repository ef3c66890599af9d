"""Opening a table for a night."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import ChouetteSession, Seat
from chouette.night_refusals import TableTaken
from chouette.refusals import (
    BadName,
    NotAllowed,
    NotFound,
    NotOfThisClub,
    ReusedCommandId,
    UnknownValue,
)
from chouette.rules.errors import BadJson, DuplicatePlayer, UnknownRule
from chouette.services.members import create_device_token
from chouette.services.sessions import CommandOutcome, session_open
from tests.builders import NIGHT, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def opened(people: People, **options: Any) -> CommandOutcome:
    options.setdefault("players", people.numbers("ana", "bogdan"))
    options.setdefault("command_id", uuid4())
    options.setdefault("actor", people.bogdan)
    options.setdefault("table", "Table 1")
    return session_open(club_id=people.club.pk, night_on=NIGHT, **options)


def test_it_takes_what_is_not_said_from_the_club(people: People) -> None:
    outcome = opened(people)
    row = ChouetteSession.objects.get(pk=outcome.session_id)
    assert (row.stake_minor, row.currency, row.house_rules) == (50, "EUR", people.club.house_rules)
    assert (row.opened_by, row.status, row.last_seq) == (people.bogdan, "open", 1)
    assert outcome.state.seating.waiting == tuple(people.numbers("ana", "bogdan"))


def test_it_takes_levels_of_players(people: People) -> None:
    ana, bogdan = people.numbers("ana", "bogdan")
    outcome = opened(people, players=[{"player": ana, "level": 2}, int(bogdan)])
    assert outcome.state.levels == {ana: 2, bogdan: 1}


def test_it_seats_its_players(people: People) -> None:
    outcome = opened(people)
    seats = Seat.objects.filter(chouette_session=outcome.session_id)
    assert {str(seat.player_id) for seat in seats} == set(people.numbers("ana", "bogdan"))


def test_it_opens_a_table_once_however_often_it_is_asked(people: People) -> None:
    command_id = uuid4()
    first, again = (opened(people, command_id=command_id) for _ in range(2))
    assert (again.session_id, again.replayed) == (first.session_id, True)
    assert again.events == first.events
    with pytest.raises(ReusedCommandId):
        opened(people, command_id=command_id, table="Table 2")


def test_it_answers_a_late_replay_with_the_beginning(people: People) -> None:
    command_id = uuid4()
    first = opened(people, command_id=command_id)
    open_table_again = opened(people, command_id=command_id)
    assert open_table_again.state == first.state


def test_it_keeps_two_open_tables_from_one_name(people: People) -> None:
    opened(people)
    with pytest.raises(TableTaken):
        opened(people, players=(), table=" Table  1 ")


def test_it_lets_a_closed_table_give_its_name_on(people: People) -> None:
    open_table(people, "ana", "bogdan").close()
    assert not opened(people).replayed


def test_it_reopens_no_table_whose_name_is_in_use(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.close()
    opened(people, players=people.numbers("radu", "mira"))
    with pytest.raises(TableTaken):
        table.send("reopen", actor=people.ana)


@pytest.mark.parametrize("table", ["", "x" * 41, "\0"])
def test_it_needs_a_name(people: People, table: str) -> None:
    with pytest.raises((BadName, BadJson)):
        opened(people, table=table)


def test_it_refuses_rules_and_currencies_it_does_not_know(people: People) -> None:
    with pytest.raises(UnknownRule):
        opened(people, ruleset="rotterdam-1962")
    with pytest.raises(UnknownValue):
        opened(people, currency="euro")


def test_it_refuses_people_of_another_club_and_the_same_twice(
    people: People, strangers: People
) -> None:
    with pytest.raises(NotOfThisClub):
        opened(people, players=strangers.numbers("ana"))
    with pytest.raises(DuplicatePlayer):
        opened(people, players=people.numbers("ana", "ana"))
    with pytest.raises(BadJson):
        opened(people, players=[{"player": "1", "chair": "soft"}])
    assert not ChouetteSession.objects.exists()


def test_it_is_for_scorers(people: People, strangers: People) -> None:
    with pytest.raises(NotAllowed):
        opened(people, actor=people.carla)
    for outsider in (people.dinu, people.nobody, strangers.ana):
        with pytest.raises(NotFound):
            opened(people, actor=outsider)


def test_it_takes_a_device_of_the_club(people: People) -> None:
    token, _ = create_device_token(club_id=people.club.pk, actor=people.ana, label="Tablet")
    outcome = opened(people, actor=token)
    row = ChouetteSession.objects.get(pk=outcome.session_id)
    assert row.opened_by is None
    assert row.commands.get().device == "Tablet"
