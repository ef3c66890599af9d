"""What each house rule may be, to the last value (the catalogue's rows and contract 2.1)."""

from __future__ import annotations

import json

import pytest

from chouette.rules.errors import UnknownRule
from chouette.rules.options import OPTION_BY_FIELD, OPTIONS, is_allowed
from chouette.rules.ruleset import Ruleset

WORDS: dict[str, tuple[str, ...]] = {
    # field: its words, the commonest default first
    "cubes": ("multi", "single"),
    "seat": ("captain", "last_man", "net", "all", "la_hybrid"),
    "successor": ("next_in_line", "acting_captain"),
    "winning_captain": ("rotates", "stays"),
    "acting_captain": ("keeps_turn", "uses_turn"),
    "jacoby": ("cube", "game", "off"),
    "lone_taker": ("free", "must_drop", "must_beaver", "extras"),
    "level_agreement": ("equal", "multiples", "smaller_of_pair"),
    "partner_asked": (
        *("after_captain", "from_captain", "last_first", "next_in_line", "captain", "by_lot"),
    ),
    "partner_split": ("odd_point_to_box", "half_points"),
    "partner_after_loss": ("captain", "own_place"),
    "newcomer": ("above_loser", "below_loser"),
    "team_double": ("captain", "unanimous", "majority"),
    "box_doubles": ("free", "all_at_level", "captain_included"),
    "box_take": (
        *("free", "same_value_same_action", "half_or_none", "break_even"),
        *("captain_where_possible", "captain_downwards"),
    ),
    "answer_order": ("captain_first", "last_first", "by_score"),
    "consultation": ("cube_turned", "none", "free"),
    "premature_roll": ("stands", "void"),
    "illegal_play": ("opponent_choice", "before_next_roll"),
}
NUMBERS: dict[str, tuple[int, int, int | None, bool]] = {
    # field: the least, the most, the default, and whether there may be none
    "beavers": (0, 3, 3, False),
    "automatic_doubles": (0, 99, None, True),
    "backgammon": (2, 3, 3, False),
    "lone_taker_from": (1, 99, 5, False),
    "partner_from": (3, 16, 8, True),
    "partner_compulsory_from": (3, 16, None, True),
    "sit_out_games": (0, 100, 3, False),
    "max_players": (2, 16, 10, False),
    "split_at": (4, 16, None, True),
}
SWITCHES: dict[str, bool] = {
    "voluntary_extras": False,
    "bought_cubes": False,
    "agreed_results": True,
    "decline_box": False,
    "consultation_on_cube": False,
}


def allowed(field: str, value: object) -> bool:
    """Whether a ruleset may have it so; otherwise it is refused by name and value."""
    if is_allowed(field, value):
        return bool(Ruleset.from_json({field: value}).to_json()[field] == value)
    with pytest.raises(UnknownRule) as fault:
        Ruleset.from_json({field: value})
    told = value if isinstance(value, str) else json.dumps(value)
    assert fault.value.detail.endswith(f"preset: {field} = {told}.")
    return False


def test_these_are_all_the_rules() -> None:
    assert {option.field for option in OPTIONS} == {*WORDS, *NUMBERS, *SWITCHES}


@pytest.mark.parametrize("field", WORDS)
def test_it_is_one_of_these_words(field: str) -> None:
    words = WORDS[field]
    assert tuple(OPTION_BY_FIELD[field].choices or ()) in (words, sorted_as_shown(field))
    assert Ruleset().to_json()[field] == words[0]
    assert all(allowed(field, word) for word in words)
    for wrong in ("", words[0].upper(), f"{words[0]} ", None, True, 0, [words[0]]):
        assert not allowed(field, wrong)


def sorted_as_shown(field: str) -> tuple[str, ...]:
    """Consulting is shown from nobody to everybody; all else with the commonest first."""
    return ("none", "cube_turned", "free") if field == "consultation" else WORDS[field]


@pytest.mark.parametrize("field", NUMBERS)
def test_it_is_a_whole_number_within_bounds(field: str) -> None:
    least, most, default, may_be_none = NUMBERS[field]
    assert Ruleset().to_json()[field] == default
    assert allowed(field, least)
    assert allowed(field, most)
    assert allowed(field, None) == may_be_none
    for wrong in (least - 1, most + 1, float(most), str(least), True, "none", [least]):
        assert not allowed(field, wrong)


@pytest.mark.parametrize("field", SWITCHES)
def test_it_is_yes_or_no(field: str) -> None:
    assert Ruleset().to_json()[field] is SWITCHES[field]
    assert allowed(field, value=True)
    assert allowed(field, value=False)
    for wrong in (None, 0, 1, "yes", "true", ""):
        assert not allowed(field, wrong)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("beavers", 0, "0"),
        ("automatic_doubles", None, "no limit"),
        ("partner_from", None, "no partner"),
        ("partner_from", 8, "8"),
        ("partner_compulsory_from", None, "never"),
        ("split_at", None, "never"),
        ("decline_box", True, "yes"),
        ("agreed_results", False, "no"),
        ("seat", "net", "the box stays if he does not lose points on the game"),
        ("newcomer", "below_loser", "behind the loser"),
    ],
)
def test_it_says_the_value_in_words(field: str, value: str | int | None, words: str) -> None:
    assert OPTION_BY_FIELD[field].words(value) == words


def test_it_names_the_first_rule_that_does_not_exist() -> None:
    with pytest.raises(UnknownRule) as fault:
        Ruleset.from_json({"seat": "net", "cube": "multi", "jacoby": "on"})
    assert fault.value.detail == "There is no such house rule, value or preset: cube = multi."
