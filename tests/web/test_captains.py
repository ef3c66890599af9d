"""The captain is out and the game goes on: who moves for the team now."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from chouette.rules.contracts import Game
from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.web.captains import captain_now, captain_sentence
from chouette.web.seats import seat_rows
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, reader
from tests.web.states import PEOPLE, Sitting

MANY = PRESETS["keith-many-cubes"]
ONE = replace(PRESETS["keith-one-cube"], agreed_results=True)


def after(rules: Ruleset, kind: str, **fields: Any) -> Game:
    game = Sitting("ABCD", rules).do(kind, **fields).state.game
    assert game is not None
    return game.position


def answers(captain: str) -> dict[str, Any]:
    return {"side": "box", "answers": {"B": captain, "C": "take", "D": "take"}}


@pytest.mark.parametrize(
    ("rules", "kind", "fields", "sentence"),
    [
        (MANY, "double", answers("drop"), "Bogdan dropped; Carla is captain"),
        (MANY, "double", answers("beaver/drop"), "The box dropped to Bogdan; Carla is captain"),
        (
            MANY,
            "double",
            {"side": "team", "answers": {"B": "drop"}},
            "The box dropped to Bogdan; Carla is captain",
        ),
        (
            MANY,
            "settle",
            {"member": "B", "points": 2},
            "Bogdan agreed on a result; Carla is captain",
        ),
        (
            ONE,
            "double",
            answers("drop"),
            "Bogdan dropped and goes to the end of the order; Carla is captain",
        ),
        (
            ONE,
            "settle",
            {"member": "B", "points": -1},
            "Bogdan agreed on a result and goes to the end of the order; Carla is captain",
        ),
    ],
)
def test_it_says_how_the_captain_went_and_who_moves_now(
    rules: Ruleset, kind: str, fields: dict[str, Any], sentence: str
) -> None:
    game = after(rules, kind, **fields)
    assert captain_now(game) == "C"
    assert captain_sentence(game, PEOPLE) == f"{sentence} for the rest of this game."


@pytest.mark.parametrize("rules", [MANY, ONE])
def test_it_says_nothing_while_the_captain_plays(rules: Ruleset) -> None:
    game = after(rules, "double", side="box", answers={"B": "take", "C": "drop", "D": "take"})
    assert captain_now(game) is None
    assert captain_sentence(game, PEOPLE) == ""


def test_it_marks_the_row_of_whoever_moves_now() -> None:
    sitting = Sitting("ABCD").do("double", **answers("drop"))
    game = sitting.state.game
    assert game is not None
    notes = {row.player.name: row.note for row in seat_rows(sitting.state, game.position, PEOPLE)}
    assert notes == {"Ana": "", "Bogdan": "", "Carla": "captain in this game", "Dinu": ""}


def test_it_tells_it_in_place_of_the_last_game(
    bogdan: Reader, table: Table, people: People
) -> None:
    table.send("result", winner="box", result="single")
    told = bogdan.page().partition('id="part-seats"')[0]
    assert "Game 1" in told
    table.send("double", side="box", answers={people.number("carla"): "drop"})
    told = bogdan.page().partition('id="part-seats"')[0]
    assert told.index("carla dropped; elena is captain for the rest") < told.index("Game 1")
    table.send("result", winner="box", result="single")
    assert "for the rest of this game" not in bogdan.page()


def test_it_says_at_the_end_that_he_dropped_and_who_is_captain_next(people: People) -> None:
    """One cube: he went last at once, though the team won."""
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset="keith-one-cube")
    given = dict(
        zip(people.numbers("bogdan", "carla", "elena"), ("drop", "take", "take"), strict=True)
    )
    table.send("double", side="box", answers=given)
    table.send("result", winner="team", result="single")
    told = reader(people.bogdan, table).page().partition('id="part-seats"')[0]
    assert "bogdan dropped at 1" in told
    assert "carla, in to the end, takes the box and elena is captain next" in told
