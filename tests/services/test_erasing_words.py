"""What was written by or about a person who is taken out, where it can still be changed."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType

from chouette.models import Command, Dispute, Membership, Player
from chouette.services.disputes import decide_dispute, dispute_game
from chouette.services.erasing import erase_player
from chouette.services.members import create_device_token, set_role
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """A closed night with Carla, and with Carla's doubts about it."""
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    table.quick(bogdan=2, carla=1, radu=-1)
    table.quick(ana=1, carla=1, radu=1)
    table.close()
    return table


def erase(people: People, name: str = "carla", **options: Any) -> Player:
    options.setdefault("actor", people.ana)
    player = people.players[name]
    return erase_player(club_id=people.club.pk, player_id=player.pk, **options)


def test_it_empties_what_the_person_wrote_with_doubts(people: People, table: Table) -> None:
    mine = dispute_game(session_id=table.session_id, game=1, actor=people.carla, note="my secret")
    other = dispute_game(
        session_id=table.session_id, game=2, actor=people.ana, note="Carla dropped, not carlatta"
    )
    membership = Membership.objects.get(user=people.carla)
    set_role(club_id=people.club.pk, actor=people.ana, membership_id=membership.pk, role="director")
    decide_dispute(dispute_id=other.pk, actor=people.carla, word="my words")
    number = f"Player {erase(people).pk}"
    assert Dispute.objects.get(pk=mine.pk).note == ""
    other.refresh_from_db()
    assert (other.note, other.decision) == (f"{number} dropped, not carlatta", "stands")


def test_it_takes_the_name_out_of_devices_and_the_back_office(people: People) -> None:
    carla = people.players["carla"]
    token, _ = create_device_token(club_id=people.club.pk, actor=people.ana, label="Carla’s phone")
    kind = ContentType.objects.get_for_model(Player)
    entry = LogEntry.objects.create(
        user=people.ana, content_type=kind, object_id=str(carla.pk), object_repr="carla",
        action_flag=CHANGE, change_message="Changed carla",
    )  # fmt: skip
    erase(people)
    token.refresh_from_db()
    entry.refresh_from_db()
    assert token.label == f"Player {carla.pk}’s phone"
    assert (entry.object_repr, entry.change_message) == (f"Player {carla.pk}", "")


def test_it_writes_no_name_into_the_log_when_a_guest_joins(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    command_id, seq = uuid4(), table.seq
    table.send("join", guest="Ion", command_id=command_id)
    ion = Player.objects.get(name="Ion")
    assert Command.objects.get(command_id=command_id).body == {
        "kind": "join",
        "player": str(ion.pk),
    }
    table.send("join", guest="Ion", command_id=command_id, expected_seq=seq)
    assert table.outcome.replayed
