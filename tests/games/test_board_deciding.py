"""What a command does, purely: dice and sides are given, the board after it comes of the engine."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from games.boards.choices import BOTH, choices
from games.boards.deciding import Decided, Order, decide
from games.boards.deeds import Deed, all_done
from games.boards.state import BoardState, fresh
from games.engine import Match, Rules, Side
from games.engine.errors import MatchIsOver, OpeningFirst
from games.refusals import OtherSide, SeatEmpty


def does(
    state: BoardState,
    kind: str,
    dice: str = "",
    sides: Collection[Side] = BOTH,
    *,
    play: str = "",
    result: str = "single",
) -> Decided:
    thrown = map(int, dice)
    return decide(state, Order(kind, play, result), sides, lambda: next(thrown))


def after(state: BoardState, *commands: tuple[str, str]) -> BoardState:
    for kind, what in commands:
        match kind:
            case "play":
                done = does(state, kind, play=what)
            case "resign":
                done = does(state, kind, result=what)
            case _:
                done = does(state, kind, what)
        state = done.state
    return state


def test_equal_opening_dice_are_thrown_again_by_the_same_command() -> None:
    money = Match(rules=Rules(automatic_doubles=1))
    decided = does(fresh(money, here=True), "roll", "446652")
    assert [(deed["white"], deed["black"]) for deed in decided.deeds] == [(4, 4), (6, 6), (5, 2)]
    assert decided.state.game.cube.level == 2
    position = decided.state.game.position
    assert position is not None
    assert (position.on_roll, str(position.roll)) == (Side.WHITE, "5-2")


def test_deeds_alone_lead_to_the_same_board() -> None:
    log: list[Deed] = []
    state = fresh(Match(3), here=True)
    for kind, what in (("roll", "31"), ("play", "8/5 6/5"), ("double", ""), ("take", "")):
        decided = does(state, kind, play=what) if kind == "play" else does(state, kind, what)
        state, log = decided.state, [*log, *decided.deeds]
    assert all_done(fresh(Match(3), here=True), log) == state


def test_no_dice_are_thrown_for_what_is_refused() -> None:
    """There are none to be thrown here: a throw would raise StopIteration."""
    state = after(fresh(Match(3), here=True), ("roll", "31"), ("play", "8/5 6/5"))
    with pytest.raises(OtherSide):
        does(state, "roll", sides=[Side.WHITE])
    with pytest.raises(SeatEmpty):
        does(fresh(Match(3), here=False), "roll")
    with pytest.raises(OpeningFirst):
        does(fresh(Match(3), here=True), "double")


def test_after_a_match_is_won_nothing_may_be_done() -> None:
    won = after(
        fresh(Match(1), here=True), ("roll", "31"), ("resign", "single"), ("accept_resignation", "")
    )
    assert won.winner is Side.BLACK
    assert choices(won) == {Side.WHITE: (), Side.BLACK: ()}
    with pytest.raises(MatchIsOver):
        does(won, "next_game")


def test_results_of_games_before_are_remembered() -> None:
    state = after(
        fresh(Match(5), here=True),
        ("roll", "31"),
        ("resign", "gammon"),
        ("accept_resignation", ""),
        ("next_game", ""),
    )
    assert (state.number, state.match.scores) == (2, (0, 2))
    assert state.last_result is not None
    assert state.last_result.points == 2


def test_on_two_devices_nothing_may_be_taken_back() -> None:
    here = after(fresh(Match(5), here=True), ("roll", "31"), ("play", "8/5 6/5"))
    apart = BoardState(here.game, here=False)
    assert "undo" in choices(here)[Side.WHITE]
    assert "undo" not in choices(apart)[Side.WHITE]
