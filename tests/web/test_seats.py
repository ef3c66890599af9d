"""The rows at the top of a table page."""

from __future__ import annotations

from dataclasses import replace

from chouette.rules.contracts import Game
from chouette.rules.ruleset import PRESETS
from chouette.web.seats import Cube, Ended, SeatRow, away_rows, seat_rows, waiting_rows
from tests.web.states import PEOPLE, Sitting


def game_of(sitting: Sitting) -> Game | None:
    return sitting.state.game.position if sitting.state.game else None


def rows(sitting: Sitting) -> dict[str, SeatRow]:
    found = seat_rows(sitting.state, game_of(sitting), PEOPLE)
    return {row.player.name: row for row in found}


def test_it_names_the_box_and_the_captain() -> None:
    found = rows(Sitting("ABC"))
    assert [(row.role, row.role_label) for row in found.values()] == [
        ("box", "Box"),
        ("captain", "Captain"),
        ("crew", ""),
    ]


def test_it_puts_the_partner_below_the_box() -> None:
    rules = replace(PRESETS["keith-many-cubes"], partner_from=3)
    sitting = Sitting("ABCD", rules).do("offer_partner")
    sitting.do("answer_partner", player="C", accept=True)
    assert [row.role for row in rows(sitting).values()] == ["box", "partner", "captain", "crew"]


def test_it_says_where_each_cube_is_in_words() -> None:
    sitting = Sitting("ABCD")
    sitting.do("double", side="box", answers={"B": "take"})
    sitting.do("double", side="team", answers={"C": "take"})
    cubes = {name: row.cube for name, row in rows(sitting).items() if row.cube}
    assert {name: (cube.level, cube.words) for name, cube in cubes.items()} == {
        "Bogdan": (2, "own"),
        "Carla": (2, "box"),
        "Dinu": (1, "centre"),
    }


def test_it_shows_a_closed_contract_with_its_result() -> None:
    sitting = Sitting("ABCD").do("double", side="box", answers={"B": "drop", "C": "take"})
    sitting.do("settle", member="C", points=1.5)
    found = rows(sitting)
    assert found["Bogdan"].ended == Ended("dropped", -2)
    assert found["Carla"].ended == Ended("agreed", 3)
    assert found["Bogdan"].cube is None


def test_it_tells_a_box_that_dropped_from_a_member_who_did() -> None:
    sitting = Sitting("ABC").do("double", side="team", answers={"B": "drop"})
    assert rows(sitting)["Bogdan"].ended == Ended("box dropped", 2)


def test_it_tells_a_sold_cube() -> None:
    sitting = Sitting("ABC").do("buy", seller="C", buyer="B")
    found = rows(sitting)
    assert found["Carla"].ended == Ended("sold", 0)
    assert found["Bogdan"].cube == Cube(1, "centre", "centre", more=1)


def test_it_counts_points_and_money_so_far() -> None:
    found = rows(Sitting("ABC").do("quick_result", points={"B": 1, "C": -3}))
    assert (found["Bogdan"].points, found["Bogdan"].money) == (2, 50)
    assert sum(row.money or 0 for row in found.values()) == 0


def test_it_says_no_money_where_points_only() -> None:
    sitting = Sitting("ABC")
    state = replace(sitting.state, currency="", stake_minor=0)
    assert {row.money for row in seat_rows(state, None, PEOPLE)} == {None}


def test_it_notes_who_goes_and_who_decides() -> None:
    sitting = Sitting("ABCD").do("start_game").do("leave", player="C")
    sitting.do("sit_out", player="D").do("name_proxy", player="D", proxy="B")
    found = rows(sitting)
    assert found["Carla"].note == "leaves after this game"
    assert found["Dinu"].note == "sits out after this game, Bogdan decides"


def test_it_lists_who_waits_and_who_is_away() -> None:
    sitting = Sitting("ABCD").do("sit_out", player="D")
    sitting.do("start_game").do("join", player="R")
    assert [row.player.name for row in waiting_rows(sitting.state, PEOPLE)] == ["Radu"]
    sitting.do("result", winner="box", result="single")
    (away,) = away_rows(sitting.state, PEOPLE)
    assert (away.player.name, away.games) == ("Dinu", 1)
