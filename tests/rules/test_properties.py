"""What holds for every game, whatever the rules and whatever happened."""

from __future__ import annotations

import dataclasses

from hypothesis import given, settings
from hypothesis import strategies as st

from chouette.rules.actions import points_json
from chouette.rules.game import Game
from chouette.rules.parsing import halves_of
from chouette.rules.scoring import settle_game
from chouette.rules.templates import CONTRACTS, SEATS, WARNINGS
from chouette.rules.transfers import gain_of, transfers_of
from chouette.rules.wording import explain

from .game_strategy import finished_games

# A whole game is a long example; a third as many of them still meet every rule many times.
some_games = settings(max_examples=settings().max_examples // 3)


@given(finished_games())
@some_games
def test_points_sum_to_zero_and_are_what_the_transfers_say(game: Game) -> None:
    settled = settle_game(game)
    assert sum(settled.points.values()) == 0
    for player, won in settled.points.items():
        assert gain_of(player, settled.transfers) == won


@given(finished_games())
@some_games
def test_transfers_are_positive_and_one_for_each_pair_and_kind(game: Game) -> None:
    transfers = settle_game(game).transfers
    pairs = [(frozenset((t.payer, t.payee)), t.kind) for t in transfers]
    assert len(set(pairs)) == len(pairs)
    assert all(t.amount > 0 and t.payer != t.payee for t in transfers)


@given(finished_games())
@some_games
def test_points_are_whole_unless_agreed_or_shared_in_halves(game: Game) -> None:
    agreed = any(c.ending and c.ending.code == "agreed" for c in game.contracts.values())
    shared = game.partner is not None and game.ruleset.partner_split == "half_points"
    if not agreed and not shared:
        assert all(won % 2 == 0 for won in settle_game(game).points.values())


@given(finished_games())
@some_games
def test_nobody_is_lost_or_doubled_in_the_next_order(game: Game) -> None:
    """And the partner stays exactly while the box does."""
    rotation = settle_game(game).rotation
    partner = [] if rotation.partner is None else [rotation.partner]
    before = [] if game.partner is None else [game.partner]
    assert sorted([*rotation.order, *partner]) == sorted([game.box, *game.members, *before])
    assert rotation.partner == (game.partner if rotation.order[0] == game.box else None)


@given(finished_games())
@some_games
def test_those_who_moved_stand_last_and_the_rest_keep_their_order(game: Game) -> None:
    """Apart from whoever takes the box, and a partner who comes back."""
    settled = settle_game(game)
    order, moved = settled.rotation.order, settled.moved
    assert order[len(order) - len(moved) :] == moved
    stayed = [m for m in game.members if m not in moved]
    after = [m for m in order[1:] if m in stayed]
    assert after == [m for m in stayed if m in after]


@given(finished_games())
@some_games
def test_the_partner_gets_the_smaller_half(game: Game) -> None:
    """Of an odd sum of whole points one more stays with the box, and a half-point does."""
    if game.partner is None:
        return
    points = settle_game(game).points
    box, partner = points[game.box], points[game.partner]
    assert box + partner == gain_of(game.box, transfers_of(game))
    assert 0 <= abs(box) - abs(partner) <= 3
    assert box * partner >= 0


@given(finished_games())
@some_games
def test_everything_can_be_said(game: Game) -> None:
    settled = settle_game(game)
    assert len(settled.contracts) == len(game.all_contracts)
    assert all(contract.reason.code in CONTRACTS for contract in settled.contracts)
    assert settled.reason.code in SEATS
    assert all(warning.code in WARNINGS for warning in settled.warnings)
    why = explain(settled)
    assert why.endswith(".")
    assert "{" not in why


@given(finished_games())
@some_games
def test_one_cube_ignores_the_seat_rule(game: Game) -> None:
    if game.ruleset.cubes == "single":
        rules = dataclasses.replace(game.ruleset, seat="net", successor="next_in_line")
        assert settle_game(dataclasses.replace(game, ruleset=rules)).rotation == (
            settle_game(game).rotation
        )


@given(finished_games())
@some_games
def test_a_finished_game_has_nothing_left_to_do(game: Game) -> None:
    assert game.is_over
    assert game.open_members == ()
    assert game.acting_captain is None
    for side in ("box", "team"):
        assert game.may_double(side) == ()
        assert game.extras_to_double(side) == ()
        assert game.bought_to_double(side) == ()


@given(st.integers(-(10**6), 10**6))
def test_points_survive_their_json(halves: int) -> None:
    assert halves_of(points_json(halves)) == halves
