"""One game, action by action, with its history."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest

from games.engine import Cube, Ending, Game, IllegalPlay, Match, Phase, Position, Roll, Rules, Win
from games.engine.actions import Answered, Opened, Played, Resigned, Threw, TurnedCube
from games.engine.errors import GameIsNotOver, GameIsOver, MatchIsOver, ToPlay
from tests.engine.playing import BLACK, MONEY, WHITE, a_position, at, opened


def test_it_is_played_turn_by_turn() -> None:
    game = opened().play("8/5 6/5").throw("62").play("24/18 13/11")
    assert game.position
    assert (game.position.on_roll, game.position.phase) == (BLACK, Phase.THROW)
    assert game.position.throws == 2
    assert game.position == Position.start().play("8/5 6/5", "31").play("24/18 13/11", "62")


def test_it_remembers_everything_that_was_done_and_by_whom() -> None:
    game = opened(Match(rules=MONEY)).play("6/5 8/5").double().turn_again().take()
    game = game.throw("62").resign(2).refuse_resignation().play("24/18 13/11")
    start = Position.start()
    first = start.throw("31").find_play("8/5 6/5").board
    second = start.play("8/5 6/5", "31").throw("62").find_play("24/18 13/11").board
    assert game.history == (
        Opened(1, 3),
        Played(BLACK, Roll(3, 1), "8/5 6/5", first),
        TurnedCube(WHITE, "double", 2),
        TurnedCube(BLACK, "beaver", 4),
        Answered(WHITE, "take"),
        Threw(WHITE, Roll(6, 2)),
        Resigned(WHITE, Win.GAMMON),
        Answered(BLACK, "refuse"),
        Played(WHITE, Roll(6, 2), "24/18 13/11", second),
    )
    assert game.cube == Cube(4, BLACK)


def test_it_records_a_play_as_it_is_written_and_a_dance_as_nothing() -> None:
    closed = "6:2 5:2 4:2 3:2 2:2 1:2 8:3"
    game = at(a_position("bar:1 13:1 6:13", closed)).throw("65").play("dances")
    assert [getattr(action, "text", None) for action in game.history] == [None, ""]
    assert opened().play("6/5, 8/5").history[-1] == opened().play("8/5 6/5").history[-1]


def test_it_plays_what_the_position_lists() -> None:
    game = opened()
    assert game.position
    for play in game.position.legal_plays():
        assert game.play(play) == game.play(str(play))


def test_it_ends_by_a_drop_a_resignation_or_the_last_checker() -> None:
    played = opened().play("8/5 6/5")
    dropped = played.double().drop()
    resigned = played.resign(3).accept_resignation()
    borne_off = at(a_position("1:1", "6:15")).throw("21").play("1/off")
    endings = [game.outcome and game.outcome.ending for game in (dropped, resigned, borne_off)]
    assert endings == [Ending.DROPPED, Ending.RESIGNED, Ending.BORNE_OFF]
    assert dropped.history[-1] == Answered(BLACK, "drop")
    assert resigned.history[-1] == Answered(BLACK, "accept")
    for over in (dropped, resigned, borne_off):
        for action in (lambda g=over: g.throw("31"), over.double, lambda g=over: g.resign(1)):
            with pytest.raises(GameIsOver):
                action()


def test_it_leads_to_the_next_game_at_the_new_score() -> None:
    game = opened(Match(5, (2, 1))).play("8/5 6/5").double().drop()
    following = game.next_game()
    assert (following.match, following.position) == (Match(5, (3, 1)), None)
    assert following.open(3, 1).position
    crawford = opened(Match(5, (2, 1))).resign(2).accept_resignation().next_game()
    assert crawford.match == Match(5, (4, 1), is_crawford=True)


def test_it_has_no_next_game_before_its_end_or_after_the_match() -> None:
    with pytest.raises(GameIsNotOver) as refusal:
        opened().next_game()
    assert (refusal.value.code, refusal.value.detail) == (
        "game_not_over",
        "The game is not over yet.",
    )
    last = opened(Match(5, (4, 1), True)).resign(1).accept_resignation()
    with pytest.raises(MatchIsOver):
        last.next_game()


def test_it_keeps_the_rules_from_game_to_game() -> None:
    rules = Rules(cube_limit=64, backgammon=2)
    game = opened(Match(9, rules=rules)).resign(3).accept_resignation().next_game()
    assert game.match == Match(9, (2, 0), rules=rules)


def test_it_goes_on_from_any_position() -> None:
    position = a_position("6:5 5:5", "24:2 13:5", cube=Cube(2, WHITE), match=Match(7, (3, 2)))
    game = Game.from_position(position)
    assert (game.position, game.match, game.cube) == (position, Match(7, (3, 2)), position.cube)
    assert game.throw("31").position == position.throw("31")


def test_it_refuses_what_the_position_refuses_and_stays_as_it_was() -> None:
    game = opened()
    before = copy.copy(game)
    with pytest.raises(IllegalPlay):
        game.play("24/18 13/11")
    with pytest.raises(ToPlay):
        game.throw("31")
    assert game == before


def test_it_is_a_value_that_never_changes() -> None:
    game = opened().play("8/5 6/5")
    with pytest.raises(FrozenInstanceError):
        game.history = ()  # type: ignore[misc]
    assert game == opened().play("8/5 6/5")
    assert hash(game) == hash(opened().play("8/5 6/5"))
    assert game != opened()
    assert pickle.loads(pickle.dumps(game)) == game == copy.deepcopy(game)
