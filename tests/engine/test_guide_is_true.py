"""What the help pages tell is what is played: sentences that were once copied where they are not
true are watched here, each by what the rule set declares."""

from __future__ import annotations

import re

import pytest

from games.engine.variants import VARIANTS, Variant
from games.engine.variants.components import NextStart
from games.engine.variants.dice_policy import Groups
from games.engine.variants.guide import GUIDES, OPTION_TEXTS, Guide, Topic, texts

every_guide = pytest.mark.parametrize("guide", GUIDES.values(), ids=GUIDES)
FIFTEEN_RUN = "all fifteen checkers round the board"


def told_of(guide: Guide) -> Variant:
    return VARIANTS[guide.variant]


@every_guide
def test_the_goal_counts_the_checkers_that_there_are(guide: Guide) -> None:
    goal, layout = guide.whole[Topic.GOAL], told_of(guide).layout
    assert "fifteen" not in goal or sum(layout.values()) == 15
    assert FIFTEEN_RUN not in goal or layout == {24: 15}


@every_guide
def test_a_goal_names_each_way_of_winning(guide: Guide) -> None:
    has_emir = told_of(guide).beside.above is not None
    assert ("emir" in guide.whole[Topic.GOAL]) == has_emir


@every_guide
def test_only_of_different_numbers_one_is_the_higher(guide: Guide) -> None:
    all_alike = told_of(guide).dice.groups is Groups.MOVES_OF
    assert ("the higher" in guide.whole[Topic.MOVING]) != all_alike


@every_guide
def test_where_the_winner_begins_it_is_said_what_a_draw_does(guide: Guide) -> None:
    winner_begins = told_of(guide).opening.next_start is NextStart.WINNER
    assert ("after a draw" in guide.whole[Topic.BEGINNING]) == winner_begins
    assert any("After a draw" in r.text for r in guide.readings) == winner_begins


def test_so_it_is_of_the_option_that_the_winner_begins() -> None:
    assert "after a draw" in OPTION_TEXTS["next_start"].choices["winner"]


def test_a_checker_is_hit_before_it_is_told_how_it_comes_back() -> None:
    told = list(GUIDES["short"].whole)
    assert told.index(Topic.LANDING) < told.index(Topic.BAR)


def test_what_its_options_say_of_matches_is_told_first() -> None:
    assert "match" in OPTION_TEXTS["crawford"].decides
    assert "A match is played to" in GUIDES["short"].whole[Topic.MATCH]


def test_no_four_is_spoken_of_that_reads_as_the_number() -> None:
    assert not [text for text in texts() if re.search(r"\ba (later )?four\b", text, re.IGNORECASE)]


def test_names_come_from_people_who_play_the_game() -> None:
    """The one Romanian text on the long games is a machine's translation."""
    assert {name for name, guide in GUIDES.items() if "ro" in guide.names} == {"short"}


def test_a_score_that_knows_no_mars_is_judged_as_well() -> None:
    assert "mars_judged" in VARIANTS["khachapuri"].options
    text = OPTION_TEXTS["mars_judged"]
    assert "mars" not in (text.label + text.decides).lower()
