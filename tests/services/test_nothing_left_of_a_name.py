"""After somebody was taken out, no column of the database and no page says his name any more.

Notes and reasons are told apart: they stand in logs that only grow.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.db.models import CharField, JSONField, TextField
from django.test import Client

from chouette.models import Player
from chouette.selectors.verification import faults
from chouette.services.disputes import decide_dispute, dispute_game
from chouette.services.erasing import erase_player
from chouette.services.members import add_member, create_device_token, invite
from chouette.services.payments import record_payment
from tests.builders import Table, open_table
from tests.people import PASSWORD, People

pytestmark = pytest.mark.django_db

NAME = "Zerlina"
ONLY_GROW = {"LedgerEntry.note", "Command.body", "Event.payload"}


@pytest.fixture
def table(people: People) -> Table:
    """A closed night at which a scorer of this name did everything."""
    names = {"first_name": NAME, "last_name": "Zerl"}
    user = User.objects.create_user(NAME.lower(), f"{NAME}@example.org", PASSWORD, **names)
    club_id = people.club.pk
    member = add_member(club_id=club_id, actor=people.ana, user=user, role="scorer")
    assert member.player is not None
    people.players["z"] = member.player
    table = open_table(people, "z", "ana", "radu", actor=user)
    table.quick(ana=1, radu=-2)
    table.send("join", guest="Mira")
    table.send("result", winner="box", result="single")
    doubt = dispute_game(session_id=table.session_id, game=1, actor=user, note=f"{NAME} saw it")
    decide_dispute(dispute_id=doubt.pk, actor=people.ana, word=f"{NAME} was right.")
    table.close()
    create_device_token(club_id=club_id, actor=people.ana, label=f"{NAME}’s tablet")
    invite(club_id=club_id, actor=people.ana, player_id=people.players["sorin"].pk)
    return table


def erase(people: People) -> Player:
    number = people.players["z"].pk
    return erase_player(club_id=people.club.pk, actor=people.ana, player_id=number)


def told() -> set[str]:
    """Every `Model.field` in which the name can be read, in any letters."""
    return {place for place, text in _texts() if NAME.lower() in text.lower()}


def _texts() -> Iterator[tuple[str, str]]:
    for model in apps.get_models():
        fields = [
            field.name
            for field in model._meta.concrete_fields
            if isinstance(field, CharField | TextField | JSONField)
        ]
        for row in model._default_manager.values_list(*fields or ["pk"]):
            for field, value in zip(fields, row, strict=False):
                text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
                yield f"{model.__name__}.{field}", text


def pages(people: People, table: Table) -> dict[str, str]:
    """What the owner of the club reads."""
    client = Client()
    client.force_login(people.ana)
    club, night = "/clubs/club-test/", f"/sessions/{table.session_id}/"
    player = f"{club}players/{people.players['z'].pk}/"
    account = f"{player}account/"
    paths = [club, f"{club}players/", player, account, f"{club}standings/", f"{club}seasons/"]
    paths += [night, *(f"{night}{part}/" for part in ("sheet", "log", "squaring", "games/1"))]
    answers: dict[str, Any] = {path: client.get(path) for path in paths}
    assert {answer.status_code for answer in answers.values()} == {200}
    return {path: answer.content.decode() for path, answer in answers.items()}


def test_it_is_everywhere_before(people: People, table: Table) -> None:
    places = {"Player.name", "User.username", "Dispute.note", "Dispute.decision"}
    assert places <= told()
    assert sum(NAME.lower() in html.lower() for html in pages(people, table).values()) >= 6


def test_it_is_in_no_column_afterwards(people: People, table: Table) -> None:
    erase(people)
    assert told() == set()


def test_it_is_on_no_page_afterwards(people: People, table: Table) -> None:
    number = f"Player {erase(people).pk}"
    html = pages(people, table)
    assert [path for path, text in html.items() if NAME.lower() in text.lower()] == []
    assert sum(number in text for text in html.values()) >= 6


def test_notes_stay_where_a_log_only_grows(people: People, table: Table) -> None:
    record_payment(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.ana,
        paid_by=people.players["z"].pk,
        paid_to=people.players["ana"].pk,
        amount_minor=5,
        currency="EUR",
        note=f"{NAME} brought it",
    )
    erase(people)
    assert told() == {"LedgerEntry.note", "Command.body"}
    assert told() <= ONLY_GROW
    assert not list(faults())
