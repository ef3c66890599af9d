"""A limit on everything that somebody could send without end."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import ChouetteSession
from chouette.refusals import SessionFull, TooMuchMoney
from chouette.rules.errors import BadJson
from chouette.rules.table_errors import TooManyPlayers
from chouette.services import recording
from chouette.services.players import add_guest
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def test_it_keeps_the_last_places_of_a_log_for_closing_it(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recording, "EVENTS_MAX", 14)
    table = open_table(people, "ana", "bogdan")
    table.send("change_stake", stake_minor=1)
    table.send("change_stake", stake_minor=2)
    with pytest.raises(SessionFull):
        table.send("change_stake", stake_minor=3)
    table.send("void")
    table.send("close", actor=people.ana)
    assert table.seq == 6


def test_it_ends_a_log_for_good_at_its_limit(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(people, "ana", "bogdan")
    monkeypatch.setattr(recording, "EVENTS_MAX", table.seq)
    with pytest.raises(SessionFull):
        table.send("close", actor=people.ana)


def test_it_seats_sixteen_at_a_table(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    club, ana = people.club.pk, people.ana
    guests = [add_guest(club_id=club, actor=ana, name=f"Guest {n}").pk for n in range(15)]
    for guest in guests[:14]:
        table.send("join", player=str(guest))
    with pytest.raises(TooManyPlayers):
        table.send("join", player=str(guests[14]))


def test_it_refuses_sums_that_no_account_could_hold(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.send("change_stake", stake_minor=10**8)
    with pytest.raises(TooMuchMoney):
        table.quick(bogdan=1_000_000)
    table.quick(bogdan=500)


@pytest.mark.parametrize("text", ["nul\0here", "half\ud800"])
def test_it_refuses_text_that_a_database_could_not_keep(people: People, text: str) -> None:
    table = open_table(people, "ana", "bogdan")
    with pytest.raises(BadJson):
        table.send("set_order", order=people.numbers("bogdan", "ana"), reason=text)


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"kind": 7},
        {"kind": "dance"},
        {"kind": "open_table"},
        {"kind": "merge_into", "to_table": "Table 2"},
        {"kind": "join"},
        {"kind": "join", "player": 7},
        {"kind": "merge_table", "from_table": ""},
        {"kind": "void", "twice": True},
    ],
)
def test_it_refuses_what_is_no_command(people: People, command: dict[str, Any]) -> None:
    table = open_table(people, "ana", "bogdan")
    fields = {key: value for key, value in command.items() if key != "kind"}
    with pytest.raises(BadJson):
        table.send(command.get("kind", ""), **fields)
    assert ChouetteSession.objects.get().last_seq == 2
