"""What a table comes to for each of its players: games, points and money."""

from __future__ import annotations

import pytest

from chouette.selectors.results import player_nights, session_money
from chouette.services.house_rules import save_house_rules
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def money(table: Table) -> dict[str, int]:
    names = {str(player.pk): name for name, player in table.people.players.items()}
    return {names[player]: amount for player, amount in session_money(table.outcome.state).items()}


def test_it_counts_games_wins_and_the_box(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.play("bogdan", "ana", "carla", ana=-1, carla=-2)
    nights = {night.player: night for night in player_nights(table.outcome.state)}
    bogdan, carla = nights[people.players["bogdan"].pk], nights[people.players["carla"].pk]
    assert (bogdan.games, bogdan.games_won, bogdan.box_games) == (2, 2, 1)
    assert (bogdan.points, bogdan.box_points) == (10, 6)
    assert (carla.games, carla.games_won, carla.box_games) == (2, 0, 0)
    assert list(nights) == [people.players[name].pk for name in ("ana", "bogdan", "carla")]


def test_it_counts_only_those_who_played(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    table.send("join", player=people.number("carla"))
    assert len(player_nights(table.outcome.state)) == 2


def test_it_shares_halves_of_a_minor_unit_by_first_seating(people: People) -> None:
    """Half a point at an odd stake: who sat down first is rounded in his favour."""
    table = open_table(people, "ana", "bogdan", "carla", stake_minor=25)
    bogdan, carla = people.numbers("bogdan", "carla")
    table.send("settle", member=bogdan, points=1.5)
    table.send("settle", member=carla, points=-0.5)
    assert money(table) == {"ana": -25, "bogdan": 38, "carla": -13}


def test_it_keeps_each_game_at_its_own_stake(people: People) -> None:
    table = open_table(people, "ana", "bogdan", stake_minor=10)
    table.quick(bogdan=1)
    table.send("change_stake", stake_minor=1_000)
    table.play("ana", "bogdan", bogdan=1)
    assert money(table) == {"ana": -1_010, "bogdan": 1_010}


def test_it_has_no_money_where_points_only_count(people: People) -> None:
    table = open_table(people, "ana", "bogdan", currency="")
    table.quick(bogdan=1)
    assert session_money(table.outcome.state) == {}


def test_it_has_money_of_nothing_at_a_stake_of_nothing(people: People) -> None:
    table = open_table(people, "ana", "bogdan", stake_minor=0)
    table.quick(bogdan=1)
    assert money(table) == {"ana": 0, "bogdan": 0}


def test_it_counts_a_partners_games_with_the_box(people: People) -> None:
    save_house_rules(
        club_id=people.club.pk,
        actor=people.ana,
        name="With a partner",
        base="keith-many-cubes",
        values={"partner_from": 3},
    )
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset="with-a-partner")
    table.send("offer_partner")
    table.send("answer_partner", player=people.number("carla"), accept=True)
    table.quick(bogdan=2, elena=2)
    nights = {night.player: night for night in player_nights(table.outcome.state)}
    carla, bogdan = nights[people.players["carla"].pk], nights[people.players["bogdan"].pk]
    assert (carla.games, carla.box_games, carla.box_points, carla.points) == (1, 1, -4, -4)
    assert (bogdan.box_games, bogdan.box_points, bogdan.points) == (0, 0, 4)
