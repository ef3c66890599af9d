"""A night can be opened again whatever became of those who sat there."""

from __future__ import annotations

import pytest

from chouette.models import Player, Seat, StatementLine
from chouette.refusals import NotOfThisClub, SeatedElsewhere
from chouette.selectors.verification import faults
from chouette.services.players import deactivate_player
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def closed(people: People) -> Table:
    """Ana's box lost 2 to the guest Radu."""
    table = open_table(people, "ana", "radu", "carla")
    table.quick(radu=2, carla=0)
    table.close()
    return table


def seated(table: Table) -> set[str]:
    seats = Seat.objects.filter(chouette_session=table.session_id)
    return set(seats.values_list("player__name", flat=True))


def test_it_opens_with_somebody_who_no_longer_plays(people: People, closed: Table) -> None:
    radu = people.players["radu"].pk
    deactivate_player(club_id=people.club.pk, actor=people.ana, player_id=radu)
    closed.send("reopen", actor=people.ana)
    assert seated(closed) == {"ana", "Radu", "carla"}
    closed.close()
    assert StatementLine.objects.get(player=radu).points == 4
    assert list(faults()) == []


def test_it_opens_with_a_guest_who_is_somebody_else_by_now(people: People, closed: Table) -> None:
    Player.objects.filter(pk=people.players["radu"].pk).update(
        merged_into=people.players["bogdan"], is_active=False
    )
    closed.send("reopen", actor=people.ana)
    closed.quick(**dict.fromkeys(("ana", "carla"), 1))
    closed.close()
    assert StatementLine.objects.get(player=people.players["bogdan"]).points == 0
    assert not StatementLine.objects.filter(player=people.players["radu"]).exists()
    assert list(faults()) == []


def test_it_seats_nobody_beside_the_guest_he_was(people: People, closed: Table) -> None:
    Player.objects.filter(pk=people.players["radu"].pk).update(
        merged_into=people.players["bogdan"], is_active=False, name="bogdan"
    )
    closed.send("reopen", actor=people.ana)
    with pytest.raises(SeatedElsewhere, match="bogdan"):
        closed.send("join", player=people.number("bogdan"))


def test_it_lets_nobody_back_in_who_went_home_there_and_no_longer_plays(
    people: People, closed: Table
) -> None:
    closed.send("reopen", actor=people.ana)
    closed.send("leave", player=people.number("radu"))
    radu = people.players["radu"].pk
    deactivate_player(club_id=people.club.pk, actor=people.ana, player_id=radu)
    with pytest.raises(NotOfThisClub):
        closed.send("join", player=str(radu))


def test_it_seats_nobody_twice(people: People, closed: Table) -> None:
    open_table(people, "radu", "mira", table="Table 2")
    with pytest.raises(SeatedElsewhere):
        closed.send("reopen", actor=people.ana)
