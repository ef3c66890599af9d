"""What a table page tells beforehand: partner, numbers, cube action, manners."""

from __future__ import annotations

import pytest

from chouette.rules.advice import Advice, advice
from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.rules.templates import ADVICE
from chouette.rules.wording import reason_text


def codes(rules: str | Ruleset, players: int) -> set[str]:
    ruleset = PRESETS[rules] if isinstance(rules, str) else rules
    return {item.code for item in advice(ruleset, players)}


@pytest.mark.parametrize(
    ("preset", "players", "code"),
    [
        ("keith-many-cubes", 7, None),
        ("keith-many-cubes", 8, "partner_may"),
        ("amsterdam", 6, "partner_may"),
        ("los-angeles", 6, "partner_may"),
        ("los-angeles", 7, "partner_must"),
        ("fibs", 5, None),
        ("fibs", 6, "partner_must"),
        ("cambridge", 10, None),
    ],
)
def test_it_tells_when_the_box_takes_a_partner(preset: str, players: int, code: str | None) -> None:
    """Row 42."""
    told = codes(preset, players) & {"partner_may", "partner_must"}
    assert told == ({code} if code else set())


def test_it_tells_who_is_asked_as_soon_as_a_partner_is_possible() -> None:
    """Row 43."""
    assert "partner_asked.after_captain" in codes("amsterdam", 6)
    assert "partner_asked.after_captain" not in codes("amsterdam", 5)


def test_it_tells_when_to_split_the_table_and_when_it_is_full() -> None:
    """Rows 56 and 57."""
    assert "split_now" in codes("gothenburg", 6)
    assert "split_now" not in codes("gothenburg", 5)
    assert "split_now" in codes("los-angeles", 8)
    assert "table_full" in codes("canberra", 6)
    assert "table_full" not in codes("canberra", 5)


def test_it_tells_the_team_how_to_double_with_one_cube() -> None:
    """Row 17."""
    assert "team_double.unanimous" in codes("backgammon-circle", 4)
    assert "team_double.captain" in codes("keith-one-cube", 4)
    assert not any(code.startswith("team_double") for code in codes("cambridge", 4))


def test_it_tells_the_box_whom_to_double_and_what_to_take_with_many() -> None:
    """Rows 18 and 19."""
    assert {"box_doubles.captain_included", "box_take.break_even"} <= codes("los-angeles", 4)
    assert not any(code.startswith("box_") for code in codes("keith-one-cube", 4))


def test_it_tells_the_order_of_answers() -> None:
    """Row 22: seen at the table only, so it is told and not judged."""
    assert "answer_order.last_first" in codes(Ruleset(answer_order="last_first"), 4)


def test_it_tells_a_lone_taker_what_to_do_where_enough_play() -> None:
    """Row 23."""
    assert "lone_taker.must_drop" in codes("keith-many-cubes", 5)
    assert "lone_taker.must_drop" not in codes("keith-many-cubes", 4)
    assert "lone_taker.must_beaver" in codes("canberra", 3)
    assert "lone_taker.extras" in codes(Ruleset(lone_taker="extras", lone_taker_from=2), 3)
    assert "lone_taker.extras" not in codes(Ruleset(lone_taker="extras", lone_taker_from=2), 2)


def test_it_tells_manners() -> None:
    """Rows 63 to 68."""
    assert codes("backgammon-circle", 3) >= {
        "consultation.free",
        "consultation_on_cube",
        "premature_roll.void",
        "illegal_play.before_next_roll",
    }
    assert codes("cambridge", 3) >= {
        "consultation.cube_turned",
        "no_cube_advice",
        "premature_roll.stands",
        "illegal_play.opponent_choice",
    }


def test_it_says_it_in_a_sentence() -> None:
    told = {item.code: reason_text(item) for item in advice(PRESETS["los-angeles"], 8)}
    assert told["partner_must"] == "From 7 players the box must take a partner."
    assert told["split_now"] == "From 8 players the table is better split in two."
    assert told["consultation.none"] == "Consulting about plays: nobody."
    assert told["box_take.break_even"] == (
        "Which doubles the box may take: enough to break even, the captain's among them."
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_it_has_words_for_everything(preset: str) -> None:
    for players in range(2, 17):
        for item in advice(PRESETS[preset], players):
            assert item.code in ADVICE
            assert "{" not in reason_text(item)


def test_it_is_a_value() -> None:
    assert Advice("table_full", {"players": 6}) == Advice("table_full", {"players": 6})
