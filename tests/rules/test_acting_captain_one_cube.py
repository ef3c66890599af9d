"""One cube: captains who drop or settle go last at once, others act for them (rows 7, 8, 10)."""

from __future__ import annotations

from .games import Event, Played, box, played, result, settle, team


def one_cube(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"cubes": "single", "jacoby": "off", **rules})


def keeps_turn(order: str, *events: Event, **rules: object) -> Played:
    return one_cube(order, *events, **{"acting_captain": "keeps_turn", **rules})


SPLIT = box(B="drop", C="take", D="take", E="drop")


def test_it_gives_the_box_to_the_acting_captain_if_the_team_wins() -> None:
    """W06: C takes the box; B went last on dropping, then A below him; E keeps his place."""
    game = one_cube("ABCDE", SPLIT, result("team"))
    assert game.points == "A-2 B-1 C+2 D+2 E-1"
    assert game.order == "CDEBA"
    assert game.moved == "BA"


def test_it_uses_up_the_turn_of_an_acting_captain_who_loses_by_default() -> None:
    """W07, Keith read literally."""
    game = one_cube("ABCDE", SPLIT, result("box", "gammon"))
    assert game.points == "A+10 B-1 C-4 D-4 E-1"
    assert game.order == "ADEBC"


def test_it_leaves_him_his_turn_where_he_keeps_it() -> None:
    """W07, pro tem: only B moved."""
    game = keeps_turn("ABCDE", SPLIT, result("box", "gammon"))
    assert game.order == "ACDEB"


def test_it_sends_a_captain_who_settles_last_at_once_even_if_he_won() -> None:
    game = keeps_turn("ABCD", settle("B", 2), result("box"))
    assert game.order == "ACDB"
    game = keeps_turn("ABCD", settle("B", 2), result("team"))
    assert game.order == "CDBA"


def test_it_leaves_other_droppers_in_their_places() -> None:
    game = keeps_turn("ABCDE", box(B="take", C="drop", D="take", E="drop"), result("team"))
    assert game.order == "BCDEA"


def test_it_moves_only_the_captain_himself_where_acting_captains_keep_their_turn() -> None:
    """C acts for B, the team doubles, the box beavers and C, now alone, drops the beaver."""
    game = keeps_turn("ABCD", box(B="drop", C="take", D="drop"), team("beaver/drop"))
    assert game.points == "A+6 B-1 C-4 D-1"
    assert game.order == "ACDB"


def test_it_moves_each_acting_captain_who_lost_where_they_use_their_turn() -> None:
    """B drops, C acts and settles at a loss, D acts and loses."""
    events = (box(B="drop", C="take", D="take", E="take"), settle("C", -1), result("box"))
    assert one_cube("ABCDE", *events).order == "AEBCD"
    assert keeps_turn("ABCDE", *events).order == "ACDEB"


def test_it_spares_an_acting_captain_who_settled_at_a_gain() -> None:
    events = (box(B="drop", C="take", D="take", E="take"), settle("C", 1), result("team"))
    assert one_cube("ABCDE", *events).order == "DCEBA"


def test_it_moves_an_acting_captain_who_lost_before_a_losing_box() -> None:
    events = (box(B="drop", C="take", D="take", E="take"), settle("C", -1), result("team"))
    assert one_cube("ABCDE", *events).order == "DEBCA"


def test_it_rotates_as_ever_when_the_captain_stayed_in() -> None:
    """W01, W02: the box or the captain, then the queue."""
    assert one_cube("ABCDE", result("box")).order == "ACDEB"
    assert one_cube("ABCDE", result("team")).order == "BCDEA"


def test_it_ignores_the_seat_rule() -> None:
    for seat in ("captain", "last_man", "net", "all", "la_hybrid"):
        assert one_cube("ABCDE", SPLIT, result("team"), seat=seat).order == "CDEBA"


def test_it_takes_the_first_winner_when_the_captain_drops_in_the_turn_that_wins_the_game() -> None:
    """B drops a raccoon; C turns it to an otter, which the box drops: C was in after B."""
    game = one_cube("ABCD", box(B="beaver/raccoon/drop", C="beaver/raccoon/otter/drop", D="drop"))
    assert game.points == "A-3 B-4 C+8 D-1"
    assert game.order == "CDBA"
