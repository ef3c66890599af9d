"""Whole games told step by step, as a table would play them."""

from __future__ import annotations

from chouette.rules.game import Game, play
from chouette.rules.parsing import parse_action
from chouette.rules.scoring import settle_game

from .games import (
    Event,
    box,
    buy,
    double_bought,
    double_extra,
    extra,
    played,
    result,
    settle,
    team,
    under_way,
)


def levels(game: Game) -> str:
    """`B2t C1- D4b E-`: each cube's level with its owner, or a dash for who is out."""
    owners = {None: "-", "box": "b", "team": "t"}
    return " ".join(
        f"{m}{c.level}{owners[c.owner]}" if c.is_open else f"{m}-"
        for m, c in game.contracts.items()
    )


def test_a_game_with_a_cube_for_each_member() -> None:
    game = under_way("ABCDE")
    steps: list[tuple[Event, str]] = [
        (team(B="take"), "B2b C1- D1- E1-"),
        (team(C="drop"), "B2b C- D1- E1-"),
        (box(D="beaver", E="take"), "B2b C- D4t E2t"),
        (box(B="take"), "B4t C- D4t E2t"),
        (team(E="take", D="take"), "B4t C- D8b E4b"),
        (settle("E", 1.5), "B4t C- D8b E-"),
        (box(D="drop"), "B4t C- D- E-"),
        (result("team", "gammon"), "B- C- D- E-"),
    ]
    for event, expected in steps:
        game = play(game, parse_action(event))
        assert levels(game) == expected
    settled = settle_game(game)
    assert settled.points == {"A": -5, "B": 16, "C": 2, "D": -16, "E": 3}
    assert settled.rotation.order == ("B", "C", "D", "E", "A")


def test_a_game_with_one_cube() -> None:
    game = under_way("ABCDE", cubes="single")
    steps: list[tuple[Event, str]] = [
        (team("take"), "B2b C2b D2b E2b"),
        (box(B="take", C="drop", D="take", E="take"), "B4t C- D4t E4t"),
        (settle("B", -3), "B- C- D4t E4t"),
        (team("beaver"), "B- C- D16b E16b"),
        (box(D="drop", E="take"), "B- C- D- E32t"),
        (team("drop"), "B- C- D- E-"),
    ]
    for event, expected in steps:
        game = play(game, parse_action(event))
        assert levels(game) == expected
    settled = settle_game(game)
    assert settled.points == {"A": -22, "B": -6, "C": -4, "D": -32, "E": 64}
    # B settled as captain and D dropped as acting captain; E finished the game and is box.
    assert settled.rotation.order == ("E", "C", "B", "D", "A")
    assert settled.moved == ("B", "D", "A")


def test_a_game_with_extras_and_a_bought_cube() -> None:
    """C takes alone at first, two extras; the captain, out, cannot buy, so C buys E's cube."""
    events = [
        box(B="drop", C="take", D="drop"),
        *[extra("BC"), extra("DC")],
        buy("EC"),
        double_extra("team", "BC", "take"),
        double_bought("team", "E", "beaver/drop"),
        double_extra("box", "BC", "beaver"),
        team(C="take"),
        result("team"),
    ]
    game = played("ABCDE", *events, jacoby="off")
    assert game.transfers == [
        "B>A 1 contract",
        "A>C 4 contract",
        "D>A 1 contract",
        "B>C 17 extra",
        "D>C 3 extra",
        "C>A 4 bought",
        "E>C 1 bought",
    ]
    assert game.points == "A+2 B-18 C+21 D-4 E-1"
    assert game.order == "ACDEB"


def test_a_game_with_a_partner_and_half_points() -> None:
    events = [team(B="take"), settle("B", 2.5), box(C="drop", D="take"), result("box", "gammon")]
    rules = {"partner_split": "half_points", "partner_after_loss": "own_place"}
    game = played("ABCD", *events, partner="H", **rules)
    assert game.points == "A+1.5 B+2.5 C-1 D-4 H+1"
    assert game.order == "BCDHA"
    assert game.transfers[-1] == "A>H 1 share"


def test_a_game_after_automatic_doubles_and_unequal_stakes() -> None:
    game = under_way("ABCD", auto_doubles=1, start_levels={"C": 2, "D": 3})
    assert levels(game) == "B2- C4- D6-"
    for event in (box(B="take", C="take", D="take"), team(B="take", C="drop", D="take")):
        game = play(game, parse_action(event))
    assert levels(game) == "B8b C- D24b"
    settled = settle_game(play(game, parse_action(result("box"))))
    assert settled.points == {"A": 48, "B": -16, "C": 16, "D": -48}
