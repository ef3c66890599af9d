"""One cube: who has won the game, with a result or without one (rows 4, 5, 16)."""

from __future__ import annotations

from .games import Event, Played, box, buy, extra, played, refused, result, settle, team


def one_cube(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"cubes": "single", "jacoby": "off", **rules})


def test_it_pays_every_member_alike() -> None:
    """W01 and W02, Cooke-Bradshaw."""
    assert one_cube("ABCDE", result("box")).points == "A+4 B-1 C-1 D-1 E-1"
    assert one_cube("ABCDE", result("team")).points == "A-4 B+1 C+1 D+1 E+1"


def test_it_gives_the_game_to_the_box_when_all_drop() -> None:
    """W09."""
    game = one_cube("ABCD", box(B="drop", C="drop", D="drop"))
    assert game.points == "A+3 B-1 C-1 D-1"
    assert game.order == "ACDB"
    assert game.settlement.reason.code == "game_to_box.captain_next"


def test_it_gives_the_game_to_the_team_when_the_box_drops() -> None:
    """W10."""
    game = one_cube("ABCD", team("drop"))
    assert game.points == "A-3 B+1 C+1 D+1"
    assert game.order == "BCDA"
    assert game.settlement.reason.code == "game_to_team.captain"


def test_it_multiplies_by_one_cube_that_passes_to_and_fro() -> None:
    """W05: the figure of the 1996 question."""
    game = one_cube("ABCD", team("take"), box(B="take", C="take", D="take"), result("team"))
    assert game.points == "A-12 B+4 C+4 D+4"


def test_it_gives_the_game_to_the_team_if_the_box_dropped_to_anybody() -> None:
    """B drops the raccoon by himself, the box drops the otter of the others."""
    game = one_cube("ABC", box(B="beaver/raccoon/drop", C="beaver/raccoon/otter/drop"))
    assert game.points == "A-4 B-4 C+8"
    assert game.order == "CBA"


def test_it_gives_the_game_to_the_winner_of_an_agreement_that_closes_the_last_contract() -> None:
    dropped = box(B="take", C="drop")
    assert one_cube("ABC", dropped, settle("B", 1)).order == "BCA"
    assert one_cube("ABC", dropped, settle("B", -1)).order == "ACB"
    assert one_cube("ABC", dropped, settle("B", -1, "member")).order == "BCA"
    assert one_cube("ABC", dropped, settle("B", 1, "box")).order == "ACB"


def test_it_moves_nobody_but_gone_captains_when_the_last_contract_is_settled_at_nothing() -> None:
    game = one_cube("ABCD", box(B="drop", C="drop", D="take"), settle("D", 0))
    assert game.order == "ACDB"
    assert game.moved == "B"
    assert game.settlement.reason.code == "game_drawn.captain_next"
    game = one_cube("ABC", box(B="take", C="drop"), settle("B", 0))
    assert game.order == "ABC"
    assert game.moved == ""


def test_it_decides_by_box_contracts_when_an_extra_runs_on() -> None:
    """C took alone and then settled with the box, who paid; B's extra waits for the result."""
    events = (box(B="drop", C="take"), extra("BC"), settle("C", 2))
    assert refused("ABC", *events, cubes="single") == "unfinished_game"
    game = one_cube("ABC", *events, result("box"))
    assert game.points == "A-1 B0 C+1"
    assert game.order == "CBA"


def test_it_decides_by_box_contracts_when_a_bought_cube_runs_on() -> None:
    events = (box(B="take", C="take"), buy("DB"), settle("B", 1), settle("C", -1))
    assert refused("ABCD", *events, cubes="single") == "unfinished_game"
    game = one_cube("ABCD", *events, result("team"), acting_captain="keeps_turn")
    assert game.order == "ACDB"


def test_it_multiplies_each_members_own_level() -> None:
    game = one_cube("ABC", team("take"), result("team"), start_levels={"C": 3})
    assert game.points == "A-8 B+2 C+6"


def test_it_has_no_team_double_when_only_an_extra_is_left() -> None:
    events = (box(B="drop", C="take"), extra("BC"), settle("C", 2), team("take"))
    assert refused("ABC", *events, cubes="single") == "contract_closed"
