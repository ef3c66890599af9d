"""The nights of a closed season are left as they are, until it is opened again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest

from chouette.models import ChouetteSession, Season
from chouette.refusals import SeasonClosed
from chouette.services.disputes import dispute_game
from chouette.services.seasons import begin_season, close_season, reopen_season
from chouette.services.sessions import session_open
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.services.squaring import early, pay

pytestmark = pytest.mark.django_db

CORRECTION: dict[str, Any] = {
    "game": 1,
    "events": [{"type": "result", "winner": "box", "kind": "gammon"}],
}


@pytest.fixture
def night(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    return table


@pytest.fixture
def season(people: People, night: Table) -> Season:
    """Closed, with that one night."""
    begun = begin_season(
        club_id=people.club.pk, actor=people.ana, name="Autumn", starts_on=NIGHT, ends_on=NIGHT
    )
    return close_season(club_id=people.club.pk, actor=people.ana, season_id=begun.pk)


@pytest.mark.parametrize(
    ("kind", "fields"), [("correct_game", CORRECTION), ("reopen", {}), ("void", {}), ("x", {})]
)
def test_it_refuses_every_command(
    night: Table, season: Season, people: People, kind: str, fields: dict[str, Any]
) -> None:
    before = night.seq
    with pytest.raises(SeasonClosed, match="Autumn"):
        night.send(kind, actor=people.ana, **fields)
    assert night.seq == before


def test_it_answers_what_was_sent_before_as_it_was(night: Table, people: People) -> None:
    command_id, seq = uuid4(), night.seq
    night.send("correct_game", actor=people.ana, command_id=command_id, **CORRECTION)
    before = night.seq
    Season.objects.create(
        club=people.club, name="Autumn", starts_on=NIGHT, ends_on=NIGHT, closed_at="2026-12-01T00Z"
    )
    night.send(
        "correct_game", actor=people.ana, command_id=command_id, expected_seq=seq, **CORRECTION
    )
    assert night.outcome.replayed
    assert night.seq == before


@pytest.mark.parametrize("practice", [False, True])
def test_it_opens_no_table_on_its_days(people: People, season: Season, practice: bool) -> None:
    with pytest.raises(SeasonClosed):
        open_table(people, "radu", "mira", table="Table 2", practice=practice)
    for days in (-1, 1):
        night_on = NIGHT + timedelta(days=days)
        open_table(people, "radu", "mira", table=f"Table {days}", night_on=night_on)
    assert ChouetteSession.objects.count() == 3


def test_it_answers_an_opening_that_was_sent_before(people: People, season: Season) -> None:
    request: dict[str, Any] = {
        "club_id": people.club.pk,
        "command_id": uuid4(),
        "actor": people.bogdan,
        "night_on": NIGHT,
        "table": "Table 2",
        "players": people.numbers("radu", "mira"),
    }
    reopen_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
    opened = session_open(**request)
    Season.objects.update(closed_at="2026-12-01T00Z")
    assert session_open(**request).session_id == opened.session_id


def test_payments_go_on(night: Table, season: Season) -> None:
    assert pay(night, "ana", "bogdan", 50).pk
    assert early(night, "ana", "carla", 10).pk


def test_a_game_may_be_in_doubt(night: Table, season: Season, people: People) -> None:
    assert dispute_game(session_id=night.session_id, game=1, actor=people.carla).pk


def test_it_leaves_seasons_that_are_open_and_other_clubs_alone(
    people: People, strangers: People, season: Season
) -> None:
    open_table(strangers, "ana", "radu")
    reopen_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
    open_table(people, "radu", "mira", table="Table 2")


def test_it_can_be_changed_once_the_season_is_open_again(
    night: Table, season: Season, people: People
) -> None:
    reopen_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
    night.send("correct_game", actor=people.ana, **CORRECTION)
    assert night.outcome.state.records[0].revision == 2


def test_asking_costs_one_query(
    night: Table, people: People, django_assert_max_num_queries: Callable[[int], Any]
) -> None:
    counts = []
    for seasons in (0, 30):
        Season.objects.bulk_create(
            Season(
                club=people.club,
                name=str(n),
                starts_on=NIGHT - timedelta(days=n + 2),
                ends_on=NIGHT - timedelta(days=n + 2),
                closed_at="2026-12-01T00Z",
            )
            for n in range(seasons)
        )
        with django_assert_max_num_queries(60) as counted:
            night.send("reopen", actor=people.ana)
        night.send("close", actor=people.ana)
        asked = [q for q in counted.captured_queries if "chouette_season" in q["sql"]]
        counts.append(len(asked))
    assert counts == [1, 1]
