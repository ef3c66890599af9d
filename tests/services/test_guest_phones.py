"""What a guest's phone may at its table and elsewhere, until it is taken away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from django.utils import timezone

from chouette.models import Club, Command, GuestPass, Player
from chouette.permissions import AT_HIS_TABLE, Action, standing_at
from chouette.refusals import NotAllowed, NotFound
from chouette.selectors.access import table_seen
from chouette.selectors.joining import phones_at, seats_without_phone
from chouette.selectors.table_pages import log_of
from chouette.services.joining import revoke_guest_pass
from tests.builders import Table, open_table
from tests.guests import joins, let_guests_in, phone_of
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Ana, Bogdan, Radu, and Ion with a phone of his own; the club lets members act."""
    opened = open_table(people, "ana", "bogdan", "radu")
    let_guests_in(opened, members_act=True)
    joins(opened, "Ion")
    return opened


def number(name: str) -> str:
    return str(Player.objects.get(name=name).pk)


def test_it_sees_its_table_and_acts_for_its_player(table: Table) -> None:
    standing = standing_at(table.row.club_id, phone_of("Ion"), table.session_id)
    assert {action for action in Action if standing.may(action)} == AT_HIS_TABLE


def test_it_acts_only_where_the_club_lets_members_act(table: Table) -> None:
    Club.objects.update(members_act=False)
    standing = standing_at(table.row.club_id, phone_of("Ion"), table.session_id)
    assert not standing.may(Action.ACT_FOR_SELF)
    with pytest.raises(NotAllowed):
        table.send("leave", player=number("Ion"), actor=phone_of("Ion"))


def test_it_is_the_public_everywhere_else(table: Table, people: People) -> None:
    other = open_table(people, "carla", "elena", table="Table 2")
    for session_id in (None, other.session_id):
        standing = standing_at(people.club.pk, phone_of("Ion"), session_id)
        assert not any(map(standing.may, Action))
    with pytest.raises(NotFound):
        table_seen(other.session_id, phone_of("Ion"))
    with pytest.raises(NotFound):
        other.send("leave", player=people.number("carla"), actor=phone_of("Ion"))


def test_it_leaves_and_comes_back_by_itself(table: Table) -> None:
    left = table.send("leave", player=number("Ion"), actor=phone_of("Ion"))
    assert number("Ion") not in left.state.seating.everybody


@pytest.mark.parametrize("kind", ["leave", "sit_out", "return", "answer_partner"])
def test_it_acts_for_nobody_else(table: Table, people: People, kind: str) -> None:
    fields: dict[str, Any] = {"accept": True} if kind == "answer_partner" else {}
    with pytest.raises(NotAllowed):
        table.send(kind, player=people.number("radu"), actor=phone_of("Ion"), **fields)


@pytest.mark.parametrize("kind", ["start_game", "void", "close", "change_stake", "join"])
def test_it_does_not_score(table: Table, kind: str) -> None:
    with pytest.raises(NotAllowed):
        table.send(kind, actor=phone_of("Ion"))


def test_it_signs_what_it_did_by_its_player(table: Table) -> None:
    table.send("leave", player=number("Ion"), actor=phone_of("Ion"))
    left, joined = log_of(table.session_id, last=2)
    assert [(entry.kind, entry.actor, entry.phone) for entry in (left, joined)] == [
        ("leave", "Ion", True),
        ("join", "Ion", True),
    ]
    assert "Ion" not in str(Command.objects.filter(kind="leave").values())


ENDS: dict[str, Callable[[GuestPass], object]] = {
    "taken away": lambda phone: GuestPass.objects.update(revoked_at=timezone.now()),
    "over": lambda phone: GuestPass.objects.update(expires_at=timezone.now()),
    "closed club": lambda phone: Club.objects.update(is_active=False),
    "club that lets no guests join": lambda phone: Club.objects.update(guests_join=False),
    "guest who has an account": lambda phone: Player.objects.filter(pk=phone.player_id).update(
        is_guest=False
    ),
    "guest who was taken out": lambda phone: Player.objects.filter(pk=phone.player_id).update(
        is_active=False
    ),
}


@pytest.mark.parametrize("end", ENDS)
def test_it_may_nothing_more_at_the_next_command(table: Table, end: str) -> None:
    ion, player = phone_of("Ion"), number("Ion")
    ENDS[end](ion.guest_pass)
    with pytest.raises(NotFound):
        table.send("leave", player=player, actor=ion)
    with pytest.raises(NotFound):
        table_seen(table.session_id, ion)
    assert not GuestPass.live().exists()


def test_it_is_taken_away_by_whoever_may_score(table: Table, people: People) -> None:
    [phone] = phones_at(table.session_id)
    take_away = partial(revoke_guest_pass, session_id=table.session_id, pass_id=phone.pk)
    for who, refusal in ((people.carla, NotAllowed), (people.dinu, NotFound)):
        with pytest.raises(refusal):
            take_away(actor=who)
    take_away(actor=people.bogdan)
    assert phones_at(table.session_id) == []
    with pytest.raises(NotFound):
        take_away(actor=people.bogdan)
    noted = Command.objects.get(kind="revoke_guest_pass")
    assert (noted.actor, noted.body["guest_pass"]) == (people.bogdan, phone.pk)


def test_it_leaves_the_other_guests_to_be_chosen(table: Table, people: People) -> None:
    assert seats_without_phone(table.row) == [people.players["radu"]]


def test_it_goes_where_its_player_goes(table: Table, people: People) -> None:
    moved = [number("Ion"), people.number("radu")]
    other = table.send("split_table", table="B", players=moved).other_session_id
    assert other is not None
    assert [phone.player.name for phone in phones_at(other)] == ["Ion"]
    assert phones_at(table.session_id) == []
    table.send("merge_table", from_table="B")
    assert [phone.player.name for phone in phones_at(table.session_id)] == ["Ion"]
