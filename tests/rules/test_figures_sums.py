"""What the figures of random legal games must add up to, whatever the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from chouette.rules.actions import Action, Double
from chouette.rules.contracts import Game
from chouette.rules.cubes import Contract
from chouette.rules.figures import Figures, figures_of, pairs_of
from chouette.rules.game import play
from chouette.rules.parsing import parse_action
from chouette.rules.scoring import score_game
from chouette.rules.state import GameRecord

from .games import under_way
from .random_games import Row, rows

SEEDS = range(4)


def record_of(row: Row) -> GameRecord:
    """The game as a table would have recorded it."""
    score = score_game(row)
    settled = score.settlement
    return GameRecord(
        number=1,
        order=(score.game.box, *score.game.members),
        partner=score.game.partner,
        start_levels={},
        auto_doubles=row.get("auto_doubles", 0),
        stake_minor=0,
        ruleset=score.game.ruleset,
        actions=tuple(parse_action(event) for event in row["events"]),
        transfers=settled.transfers,
        points=settled.points,
        reason=settled.reason,
        contracts=settled.contracts,
        warnings=settled.warnings,
    )


@pytest.fixture(params=SEEDS)
def games(request: pytest.FixtureRequest) -> list[tuple[Row, GameRecord]]:
    """Random games, played by their rows and as recorded."""
    return [(row, record_of(row)) for row in rows(request.param)]


def test_it_divides_everybodys_points_among_his_seats(games: list[tuple[Row, GameRecord]]) -> None:
    for _, record in games:
        figures = figures_of([record])
        assert {player: f.points for player, f in figures.items()} == record.points
        for found in figures.values():
            assert found.box_points + found.captain_points + found.crew_points == found.points
            assert found.box_games + found.captain_games + found.crew_games == found.games == 1
            assert found.box_won + found.captain_won + found.crew_won == found.won
            assert found.won - found.lost == found.points == found.best == found.worst
        assert sum(found.captain_games for found in figures.values()) == 1


def test_it_has_pairs_that_mirror_and_add_up(games: list[tuple[Row, GameRecord]]) -> None:
    records = [record for _, record in games]
    told = {(pair.player, pair.opponent): pair for pair in pairs_of(records)}
    sums: Counter[str] = Counter()
    for (player, opponent), pair in told.items():
        other = told[opponent, player]
        assert (pair.games, pair.won, pair.lost) == (other.games, other.lost, other.won)
        assert 0 < pair.games <= len(records)
        sums[player] += pair.won - pair.lost
    figures = figures_of(records)
    assert {player: sums[player] for player in figures} == {
        player: found.points for player, found in figures.items()
    }


def test_it_is_the_sum_of_its_games(games: list[tuple[Row, GameRecord]]) -> None:
    records = [record for _, record in games]
    sums: dict[str, Figures] = {}
    for record in records:
        for player, found in figures_of([record]).items():
            sums[player] = sums.get(player, Figures()).plus(found)
    assert sums == figures_of(records)


def test_it_finds_the_turns_that_the_cubes_made(games: list[tuple[Row, GameRecord]]) -> None:
    """Against the game played again: each cube's level tells how often it was turned."""
    for row, record in games:
        figures = figures_of([record])
        offers = Counter({p: f.offers for p, f in figures.items() if f.offers})
        drops = Counter({p: f.drops for p, f in figures.items() if f.drops})
        assert (offers, drops) == turned(row)
        assert sum(f.takes for f in figures.values()) + sum(drops.values()) == (
            sum(offers.values()) + sum(event["type"] == "buy" for event in row["events"])
        )


def turned(row: Row) -> tuple[Counter[str], Counter[str]]:
    """Offers and drops by player, from the positions between the actions."""
    offers: Counter[str] = Counter()
    drops: Counter[str] = Counter()
    for before, action, after in positions(row):
        if not isinstance(action, Double):
            for seller in set(after.bought) - set(before.bought):
                offers[after.box] += 1
                drops[seller] += 1
            continue
        for was, now in zip(before.all_contracts, after.all_contracts, strict=True):
            sides = (now.other, now.holder) if action.side == "box" else (now.holder, now.other)
            turns = made(was, now)
            for turn in range(turns):
                offers[sides[turn % 2]] += 1
            if was.is_open and not now.is_open:
                drops[sides[turns % 2]] += 1
    return offers, drops


def made(was: Contract, now: Contract) -> int:
    """How often a cube was turned; the last turn shows in no level when it was refused."""
    refused = was.is_open and not now.is_open
    return (now.level // was.level).bit_length() - 1 + refused


def positions(row: Row) -> Iterator[tuple[Game, Action, Game]]:
    """Each action between the position before and the one after it."""
    game = under_way(
        row["order"],
        partner=row.get("partner"),
        auto_doubles=row.get("auto_doubles", 0),
        start_levels=row.get("start_levels"),
        **row["rules"],
    )
    for event in row["events"]:
        action = parse_action(event)
        after = play(game, action)
        yield game, action, after
        game = after
