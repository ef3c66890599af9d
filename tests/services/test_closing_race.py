"""A season is closed while somebody corrects one of its games: one of the two comes first."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from chouette.models import Season, SeasonLine
from chouette.refusals import SeasonClosed, SeasonHindered
from chouette.services.seasons import begin_season, close_season
from tests.builders import NIGHT, Table, open_table
from tests.people import People

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
    return begin_season(
        club_id=people.club.pk, actor=people.ana, name="Autumn", starts_on=NIGHT, ends_on=NIGHT
    )


@pytest.mark.postgres
@pytest.mark.django_db
def test_it_locks_the_club_and_then_the_tables_of_the_season(
    people: People, season: Season
) -> None:
    with CaptureQueriesContext(connection) as queries:
        close_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
    locks = [
        query["sql"] for query in queries if "FOR " in query["sql"] and "UPDATE" in query["sql"]
    ]
    assert ["chouette_club" in sql.split("WHERE")[0] for sql in locks] == [True, False]
    assert '"chouette_chouettesession"' in locks[1]


@pytest.mark.django_db(transaction=True)
def test_either_the_correction_is_refused_or_the_season_is_hindered(
    people: People, season: Season, night: Table
) -> None:
    together = Barrier(2)

    def close() -> str:
        together.wait()
        try:
            close_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
        except SeasonHindered:
            return "hindered"
        finally:
            connection.close()
        return "closed"

    def correct() -> str:
        together.wait()
        try:
            night.send("correct_game", actor=people.ana, expected_seq=seq, **CORRECTION)
        except SeasonClosed:
            return "refused"
        finally:
            connection.close()
        return "corrected"

    seq = night.seq
    with ThreadPoolExecutor(2) as threads:
        answers = [threads.submit(close), threads.submit(correct)]
        outcome = tuple(answer.result() for answer in answers)
    assert_one_came_first(outcome, season, night)


def assert_one_came_first(outcome: tuple[str, ...], season: Season, night: Table) -> None:
    """What was closed tells the night as it is in its log."""
    season.refresh_from_db()
    if season.closed_at is None:
        assert outcome == ("hindered", "corrected")
        return
    assert outcome[0] == "closed"
    points = {line.player_id: line.points for line in SeasonLine.objects.filter(season=season)}
    seen = night.row
    assert seen.stated_seq == seen.last_seq
    lines = seen.lines.values_list("player_id", "points")
    assert points == dict(lines)
