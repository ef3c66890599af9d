"""The rule sets told to people: all that is declared is told, and nothing else."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.variants import Option, Variant
from games.engine.variants.guide import (
    GROUPS,
    GUIDES,
    OF_RULES,
    OPTION_TEXTS,
    SURE,
    Guide,
    Topic,
    as_written,
    sources_of,
    texts,
)
from games.engine.variants.variant import Value

OPTIONS = [(v, option) for v in variants.VARIANTS.values() for option in v.options.values()]
TOLD_OF_EACH = {Topic.GOAL, Topic.START, Topic.BEGINNING, Topic.DICE, Topic.MOVING, Topic.OFF}

every_option = pytest.mark.parametrize(
    ("variant", "option"), OPTIONS, ids=[f"{v.name}-{o.name}" for v, o in OPTIONS]
)
every_guide = pytest.mark.parametrize("guide", GUIDES.values(), ids=GUIDES)


def test_every_rule_set_is_told_once() -> None:
    assert set(GUIDES) == set(variants.VARIANTS)
    assert sum(map(len, GROUPS.values())) == len(GUIDES)


@every_option
def test_every_choice_of_an_option_has_its_words(variant: Variant, option: Option) -> None:
    text = OPTION_TEXTS[option.name]
    assert text.label
    assert text.decides.endswith(".")
    told = {as_written(value) for value in text.choices}
    assert {as_written(value) for value in option.choices} <= told


@every_option
def test_every_option_says_who_tells_of_it_and_how_sure_that_is(
    variant: Variant, option: Option
) -> None:
    assert SURE[option.sure].endswith(".")
    assert bool(sources_of(option)) == (option.sure != "D"), "only our own choices have no source"


def test_no_rule_has_sources_that_no_option_is_about() -> None:
    assert set(OF_RULES) == {option.rule for _, option in OPTIONS if option.sure != "D"}


def test_no_option_is_told_that_is_none() -> None:
    assert set(OPTION_TEXTS) == {option.name for _, option in OPTIONS}
    declared = {(o.name, as_written(value)) for _, o in OPTIONS for value in o.choices}
    told = {(n, as_written(value)) for n, text in OPTION_TEXTS.items() for value in text.choices}
    assert told == declared


@every_guide
def test_it_tells_a_whole_game(guide: Guide) -> None:
    assert set(guide.whole) >= TOLD_OF_EACH | {Topic.LANDING, Topic.END}
    assert list(guide.whole) == [topic for topic in Topic if topic in guide.whole]
    assert guide.sources
    assert guide.examples


@every_guide
def test_a_reading_is_never_a_sure_one(guide: Guide) -> None:
    assert {reading.sure for reading in guide.readings} <= {"C", "D"}
    assert all(reading.text.endswith(".") for reading in guide.readings)


@every_guide
def test_what_differs_differs(guide: Guide) -> None:
    base = guide.base.whole if guide.base else {}
    assert guide.own
    assert not [topic for topic, text in guide.own.items() if base.get(topic) == text]
    assert not guide.own.keys() & guide.kept.keys()
    assert guide.lacks <= base.keys() - guide.own.keys()


def test_texts_are_whole_sentences_without_stray_blanks() -> None:
    found = list(texts())
    assert not [text for text in found if text != " ".join(text.split()) or not text]
    for guide in GUIDES.values():
        sentences = [guide.special, *guide.rules.values(), *(e.shows for e in guide.examples)]
        assert not [text for text in sentences if not text.endswith(".")]


@pytest.mark.parametrize(
    ("value", "written"),
    [(True, "true"), (None, "null"), (1, "1"), (0.5, "0.5"), ("turn_end", "turn_end")],
)
def test_it_writes_a_choice_as_programs_do(value: Value, written: str) -> None:
    assert as_written(value) == written
