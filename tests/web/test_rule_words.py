from __future__ import annotations

from dataclasses import replace

from chouette.rules.option import Option
from chouette.rules.options import OPTION_BY_FIELD, OPTIONS
from chouette.rules.ruleset import PRESETS
from chouette.web.rule_words import (
    differences,
    preset_cards,
    rule_groups,
    words,
)

KEITH = PRESETS["keith-many-cubes"]


def test_it_puts_every_option_into_one_group() -> None:
    fields = [row.field for group in rule_groups(KEITH, KEITH) for row in group.rows]
    assert sorted(fields) == sorted(option.field for option in OPTIONS)


def test_it_tells_only_what_differs() -> None:
    other = replace(KEITH, jacoby="off", beavers=0)
    assert [(row.label, row.words, row.other) for row in differences(other, KEITH)] == [
        ("Jacoby rule", "off", "on, each contract for itself"),
        ("Turns after a double", "0", "1"),
    ]
    assert differences(KEITH, KEITH) == ()


def test_it_compares_every_preset() -> None:
    cards = preset_cards(KEITH)
    assert [card.slug for card in cards] == list(PRESETS)
    assert cards[0].differences == ()
    assert all(card.differences for card in cards[1:])


def test_it_says_null_in_words() -> None:
    option: Option = OPTION_BY_FIELD["automatic_doubles"]
    assert [words(option, value) for value in (None, 1)] == ["no limit", "1"]
