"""Merging in tests: two nights of two who turn out to be one, and what everybody has."""

from __future__ import annotations

from datetime import timedelta

import pytest

from chouette.models import Player
from chouette.selectors.balances import club_balances
from chouette.services.merging import merge_players
from chouette.services.outbox import dispatch
from tests.builders import NIGHT, Table, open_table
from tests.people import People


@pytest.fixture
def nights(people: People) -> tuple[Table, Table]:
    """Radu wins 2 from Ana on one night, Carla wins 1 from Ana on another."""
    first = open_table(people, "ana", "radu")
    first.quick(radu=2)
    first.close()
    second = open_table(people, "ana", "carla", night_on=NIGHT + timedelta(days=7))
    second.quick(carla=1)
    second.close()
    return first, second


def merge(people: People, name: str = "radu", into: str = "carla") -> Player:
    merged = merge_players(
        club_id=people.club.pk,
        actor=people.elena,
        player_id=people.players[name].pk,
        into_id=people.players[into].pk,
    )
    dispatch()
    return merged


def points(people: People) -> dict[str, int]:
    balances = club_balances(people.club.pk).balances
    return {balance.name: balance.points for balance in balances if balance.points}


@pytest.fixture
def strolled(people: People) -> tuple[Table, Table]:
    """At table 1 Radu lost 6, Ana 2, Bogdan won 6, Sorin 2. Bogdan and Elena left for table 2,
    where Mira came and won 8 from Bogdan. Mira is Radu, who left table 1 for a while."""
    one = open_table(people, "ana", "bogdan", "radu", "sorin", "elena", actor=people.ana)
    one.quick(bogdan=6, radu=-6, sorin=2, elena=0)
    one.send("split_table", table="Table 2", players=people.numbers("bogdan", "elena"))
    two = Table(people, one.outcome, one.actor)
    two.session_id = one.outcome.other_session_id or 0
    two.draw("bogdan", "elena")
    two.send("join", player=people.number("mira"))
    two.play("bogdan", "elena", "mira", elena=0, mira=8)
    return one, two


@pytest.fixture
def strolled_and_closed(strolled: tuple[Table, Table]) -> tuple[Table, Table]:
    for table in strolled:
        table.close()
    return strolled
