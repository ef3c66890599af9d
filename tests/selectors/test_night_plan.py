"""The list of a night, as pages and programs read it."""

from __future__ import annotations

import pytest

from chouette.selectors.night_plan import night_plan
from chouette.services.merging import merge_players
from chouette.services.outbox import dispatch
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    """Ana lost 3 to Radu and won 1 from Mira, at 0.50; the table is closed."""
    table = open_table(people, "ana", "radu", "mira")
    table.quick(radu=3, mira=-1)
    table.close()
    return table


def reckoned(people: People, table: Table) -> dict[str, tuple[int, int]]:
    names = {player.pk: name for name, player in people.players.items()}
    return {names[row.player_id]: (row.points, row.left) for row in night_plan(table.row).why}


def test_it_says_why_each_pays_or_gets(people: People, night: Table) -> None:
    plan = night_plan(night.row)
    assert not plan.provisional
    assert [leg.amount for leg in plan.legs] == [100, 50]
    assert reckoned(people, night) == {"ana": (-4, -100), "radu": (6, 150), "mira": (-2, -50)}


def test_who_was_merged_is_reckoned_as_who_he_is(people: People, night: Table) -> None:
    merge_players(
        club_id=people.club.pk,
        actor=people.ana,
        player_id=people.players["radu"].pk,
        into_id=people.players["sorin"].pk,
    )
    dispatch()
    plan = night_plan(night.row)
    assert reckoned(people, night) == {"ana": (-4, -100), "sorin": (6, 150), "mira": (-2, -50)}
    assert {leg.payee_id for leg in plan.legs} == {people.players["sorin"].pk}
    assert not plan.provisional
