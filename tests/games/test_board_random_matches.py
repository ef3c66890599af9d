"""Whole matches played at random over the API come out as the engine says, from the log alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.boards.deciding import KINDS
from games.engine import Game, Match, Rules, Side
from games.engine.position_id import position_id
from games.models import Board, BoardCommand
from tests.api.conftest import Caller, browser_of
from tests.games.boards import any_command, new_board, seated_over_api, send
from tests.people import People

pytestmark = pytest.mark.django_db

COMMANDS_AT_MOST = 2_000


def engine_after(board: int, match: Match) -> tuple[Game, int]:
    """The last game, and how many there were, of the log done again by the engine itself."""
    game, games = Game.start(match), 1
    answers = {
        "double": Game.double,
        "beaver": Game.turn_again,
        "raccoon": Game.turn_again,
        "otter": Game.turn_again,
        "take": Game.take,
        "drop": Game.drop,
        "accept_resignation": Game.accept_resignation,
        "decline_resignation": Game.refuse_resignation,
        "undo": Game.undo,
    }
    wins = {"single": 1, "gammon": 2, "backgammon": 3}
    for deeds in BoardCommand.objects.filter(board=board).order_by("seq").values_list("deeds"):
        for deed in deeds[0]:
            match deed:
                case {"did": "open", "white": white, "black": black}:
                    game = game.open(white, black)
                case {"did": "throw", "dice": dice}:
                    game = game.throw(dice)
                case {"did": "play", "play": text}:
                    game = game.play(text)
                case {"did": "resign", "result": result, "side": side}:
                    game = game.resign(wins[result], Side[side.upper()])
                case {"did": "next_game"}:
                    game, games = game.next_game(), games + 1
                case {"did": "sit"}:
                    pass
                case _:
                    game = answers[deed["did"]](game)
    return game, games


def play_to_the_end(callers: dict[str, Caller], state: Any, random: Random, upto: int) -> Any:
    """Commands that may be sent, one after the other, until the match is over."""
    while state["phase"] != "match_over" and state["seq"] < upto:
        may = {side: kinds for side, kinds in state["may"].items() if kinds}
        side = random.choice(sorted(may))
        kind, fields = any_command(may[side], state, random)
        if kind == "resign":
            fields["side"] = side
        state = send(callers[side], state["id"], state["seq"], kind, **fields)["state"]
    return state


@pytest.mark.parametrize("length", [1, 5])
def test_a_match_of_two_people(people: People, length: int) -> None:
    ana, bogdan = browser_of(people.ana), browser_of(people.bogdan)
    state = seated_over_api(ana, bogdan, length=length)
    callers = {"white": ana, "black": bogdan}
    state = play_to_the_end(callers, state, Random(length), COMMANDS_AT_MOST)
    assert state["phase"] == "match_over"
    game, games = engine_after(state["id"], Match(length))
    assert game.outcome is not None
    match = game.match.after(game.outcome)
    assert match.winner is not None
    assert state["winner"] == match.winner.name.lower()
    assert (state["white"]["score"], state["black"]["score"]) == match.scores
    assert state["game"] == games
    row = Board.objects.get(pk=state["id"])
    assert (row.status, row.white_score, row.black_score) == ("over", *match.scores)
    assert bogdan.ask(f"boards/{row.pk}/") == {**state, "you": ["black"]}


def test_money_play_on_one_device_with_every_rule(people: People) -> None:
    ana = browser_of(people.ana)
    rules: dict[str, Any] = {"jacoby": True, "beavers": 3, "automatic_doubles": 2}
    state = new_board(ana, **rules)
    state = play_to_the_end({"white": ana, "black": ana}, state, Random(5), 200)
    assert state["seq"] == 200
    game, games = engine_after(state["id"], Match(rules=Rules(**rules)))
    assert (state["white"]["score"], state["black"]["score"]) == (
        game.match.after(game.outcome) if game.outcome else game.match
    ).scores
    assert (state["game"], state["cube"]["level"]) == (games, game.cube.level)
    assert state["position_id"] == (game.position and position_id(game.position.board))


def test_what_may_not_be_done_is_refused(people: People) -> None:
    """At each step of a game every kind is sent: it is done or refused as `may` says."""
    ana = browser_of(people.ana)
    state, random = new_board(ana, beavers=1), Random(11)
    for _ in range(25):
        may = {*state["may"]["white"], *state["may"]["black"]}
        for kind in sorted({*KINDS} - may - {"sit"}):
            fields: Any = {"play": {"play": "8/5"}, "resign": {"result": "single"}}.get(kind, {})
            send(ana, state["id"], state["seq"], kind, 422, **fields)
        kind, fields = any_command(may, state, random)
        state = send(ana, state["id"], state["seq"], kind, **fields)["state"]
