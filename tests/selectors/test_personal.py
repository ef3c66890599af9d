"""Everything that a club keeps about a person, in tables."""

from __future__ import annotations

from typing import Any

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.exports import Table
from chouette.models import Player
from chouette.selectors.personal import personal_tables, profile_of
from chouette.services.disputes import dispute_game
from chouette.services.outbox import dispatch
from chouette.services.seasons import begin_season, close_season
from tests.builders import NIGHT, open_table
from tests.builders import Table as PlayedTable
from tests.people import People
from tests.services.squaring import pay

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> PlayedTable:
    """Ana lost 3, Bogdan won 2 and Carla 1; Carla has her 0.50, and doubts the game."""
    table = open_table(people, "ana", "bogdan", "carla", actor=people.bogdan)
    table.quick(bogdan=2, carla=1)
    table.close()
    pay(table, "ana", "carla")
    dispute_game(session_id=table.session_id, game=1, actor=people.carla, note="=1+1")
    return table


def places(currency: str) -> int:
    return 0 if currency == "JPY" else 2


def tables(people: People, name: str = "carla") -> dict[str, Table]:
    player = Player.objects.get(pk=people.players[name].pk)
    return {table.title: table for table in personal_tables(player, places)}


def rows(people: People, title: str, name: str = "carla") -> list[dict[str, Any]]:
    table = tables(people, name)[title]
    heads = [column.title for column in table.columns]
    return [dict(zip(heads, row, strict=True)) for row in table.rows]


def test_it_tells_the_log_in_only_to_whom_it_belongs(people: People) -> None:
    carla = people.players["carla"]
    assert "log_in" not in profile_of(carla, with_log_in=False)
    mine = profile_of(carla, with_log_in=True)
    assert (mine["name"], mine["guest"], mine["log_in"]["username"]) == ("carla", False, "carla")
    assert "log_in" not in profile_of(people.players["radu"], with_log_in=True)


def test_it_has_every_table_for_whoever_did_nothing(people: People) -> None:
    found = tables(people, "radu")
    assert list(found) == [
        "memberships", "nights", "games", "opponents", "entries", "payments", "commands",
        "disputes", "seasons",
    ]  # fmt: skip
    assert not any(table.rows for table in found.values())


def test_it_has_the_role(people: People) -> None:
    assert [row["role"] for row in rows(people, "memberships")] == ["member"]


def test_it_has_the_games_with_part_and_points(people: People, night: PlayedTable) -> None:
    (game,) = rows(people, "games")
    assert (game["night"], game["table"], game["game"]) == (NIGHT, "Table 1", 1)
    assert (game["role"], game["points"], game["times_corrected"]) == ("crew", 2, 0)
    roles = {name: rows(people, "games", name)[0]["role"] for name in ("ana", "bogdan")}
    assert roles == {"ana": "box", "bogdan": "captain"}


def test_it_has_games_of_practice_and_of_tables_that_are_open(people: People) -> None:
    for kind in (True, False):
        table = open_table(people, "carla", "radu", table=f"T {kind}", practice=kind,
                           night_on=NIGHT.replace(day=10 + kind))  # fmt: skip
        table.quick(radu=1)
    games = rows(people, "games")
    assert [(game["practice"], game["points"]) for game in games] == [("", -2), ("yes", -2)]


def test_it_has_the_nights_and_the_opponents(people: People, night: PlayedTable) -> None:
    (line,) = rows(people, "nights")
    assert (line["games"], line["points"], line["money"], line["currency"]) == (1, 2, 50, "EUR")
    assert [(row["opponent"], row["won"]) for row in rows(people, "opponents")] == [("ana", 2)]


def test_it_tells_entries_as_seen_by_the_person(people: People, night: PlayedTable) -> None:
    kinds = [(e["kind"], e["other"], e["points"], e["money"]) for e in rows(people, "entries")]
    assert kinds == [("contract", "ana", 2, None), ("debt", "ana", None, 50)]
    (paid,) = rows(people, "payments")
    assert (paid["kind"], paid["money"], paid["currency"]) == ("payment", -50, "EUR")
    (mirror,) = rows(people, "payments", "ana")
    assert mirror["money"] == 50


def test_it_tells_amounts_in_hundredths_whatever_the_currency(people: People) -> None:
    table = open_table(people, "ana", "carla", currency="JPY", stake_minor=7)
    table.quick(carla=1)
    table.close()
    assert [row["money"] for row in rows(people, "nights")] == [700]


def test_it_has_what_was_sent_and_doubted(people: People, night: PlayedTable) -> None:
    assert rows(people, "commands") == []
    sent = [(row["kind"], row["table"]) for row in rows(people, "commands", "bogdan")]
    assert sent[:2] == [("open_table", "Table 1"), ("draw_rotation", "Table 1")]
    (doubt,) = rows(people, "disputes")
    assert (doubt["game"], doubt["note"], doubt["decision"]) == (1, "=1+1", "")


def test_it_has_the_seasons(people: People) -> None:
    table = open_table(people, "ana", "carla")
    table.quick(carla=1)
    table.close()
    ids: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    season = begin_season(**ids, name="Autumn", starts_on=NIGHT, ends_on=NIGHT)
    close_season(**ids, season_id=season.pk)
    (line,) = rows(people, "seasons")
    assert (line["season"], line["rank"], line["points"]) == ("Autumn", 1, 2)
    assert line["carried_over"] == '{"EUR": 50, "points": 2}'


def test_it_takes_the_same_queries_however_much_there_is(
    people: People, night: PlayedTable, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    counts = []
    for more in range(2):
        tables(people)  # the logs are folded, and kept
        with django_assert_max_num_queries(40) as counted:
            tables(people)
        counts.append(len(counted))
        table = open_table(people, "ana", "carla", "radu", table=f"More {more}")
        table.quick(carla=1, radu=1)
        table.close()
        dispatch()
    assert counts[0] == counts[1]
