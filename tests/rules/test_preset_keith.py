"""How the two presets after Tom Keith's rules play: one cube, and a cube for each member."""

from __future__ import annotations

import pytest

from chouette.rules.ruleset import PRESETS

from .games import Event, Played, box, buy, extra, played, refused, result, settle, team

MANY, ONE = "keith-many-cubes", "keith-one-cube"
BOTH = pytest.mark.parametrize("preset", [MANY, ONE])


def many(order: str, *events: Event, **more: object) -> Played:
    return played(order, *events, preset=MANY, **more)


def one(order: str, *events: Event, **more: object) -> Played:
    return played(order, *events, preset=ONE, **more)


@BOTH
def test_they_make_a_lone_taker_drop_from_five_players_on(preset: str) -> None:
    four = box(B="drop", C="drop", D="take")
    assert played("ABCD", four, result("team"), preset=preset).points == "A0 B-1 C-1 D+2"
    five = box(B="drop", C="drop", D="take", E="drop")
    assert played("ABCDE", five, preset=preset).points == "A+4 B-1 C-1 D-1 E-1"


@BOTH
def test_they_allow_one_automatic_double(preset: str) -> None:
    allowed = played("AB", result("box"), preset=preset, auto_doubles=1)
    assert allowed.points == "A+2 B-2"
    fault = refused("AB", result("box"), preset=preset, auto_doubles=2)
    assert fault == "too_many_automatic_doubles"


@BOTH
def test_they_allow_beavers_but_no_raccoons(preset: str) -> None:
    assert played("AB", box(B="beaver"), result("team"), preset=preset).points == "A-4 B+4"
    fault = refused("AB", box(B="beaver/raccoon"), result("team"), preset=preset)
    assert fault == "beaver_not_allowed"


@BOTH
def test_they_count_no_gammon_on_a_centred_cube(preset: str) -> None:
    assert played("ABC", result("team", "gammon"), preset=preset).points == "A-2 B+1 C+1"


@BOTH
def test_they_let_players_agree_results(preset: str) -> None:
    assert played("AB", settle("B", -0.5), preset=preset).warnings == []


@BOTH
def test_they_frown_at_extras_and_bought_cubes(preset: str) -> None:
    dropped = box(B="drop", C="take", D="take")
    given = played("ABCD", dropped, extra("BC"), result("box"), preset=preset)
    assert given.warnings == ["extra_not_agreed"]


def test_many_cubes_let_the_box_double_and_take_as_he_likes() -> None:
    game = many("ABCD", box(C="take"), team(B="drop", D="take"), result("box"))
    assert game.warnings == []


def test_many_cubes_keep_the_box_who_beats_the_captain() -> None:
    game = many("ABCD", box(B="drop"), result("team"))
    assert (game.points, game.order) == ("A-1 B-1 C+1 D+1", "ACDB")


def test_many_cubes_leave_an_acting_captain_his_turn() -> None:
    assert many("ABCD", box(B="drop"), result("box")).order == "ACDB"


def test_one_cube_uses_up_the_turn_of_an_acting_captain() -> None:
    dropped = box(B="drop", C="take", D="take")
    assert one("ABCD", dropped, result("box")).order == "ADBC"
    assert one("ABCD", dropped, result("team")).order == "CDBA"


def test_one_cube_lets_the_captain_buy_but_frowns() -> None:
    game = one("ABC", box(B="take"), buy("CB"), result("team"))
    assert (game.points, game.warnings) == ("A-4 B+5 C-1", ["bought_not_agreed"])


def test_a_partner_of_the_box_shares_and_becomes_captain() -> None:
    game = many("ABCDEFG", result("team"), partner="H")
    assert game.points == "A-3 B+1 C+1 D+1 E+1 F+1 G+1 H-3"
    assert game.order == "BHCDEFGA"


def test_they_differ_in_three_fields_only() -> None:
    many_cubes, one_cube = PRESETS[MANY].to_json(), PRESETS[ONE].to_json()
    differing = {field for field in many_cubes if many_cubes[field] != one_cube[field]}
    assert differing == {"cubes", "acting_captain", "box_doubles"}
