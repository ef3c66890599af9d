from __future__ import annotations

import pytest

from chouette.rule_texts import rule_texts
from chouette.rules.templates import TEMPLATES

TEXTS = {text: place for place, text in rule_texts()}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{player} is named twice.", "chouette/rules/errors.py"),
        ("This was not done.", "chouette/refusals.py"),
        ("Keith, one cube", "chouette/rules/ruleset.py"),
        ("Partner compulsory from", "chouette/rules/options.py"),
        ("no partner", "chouette/rules/options.py"),
    ],
)
def test_it_names_what_the_core_can_say(text: str, place: str) -> None:
    assert TEXTS[text] == place


def test_it_names_every_reason_and_warning() -> None:
    assert set(TEMPLATES.values()) <= set(TEXTS)


def test_it_names_no_empty_text() -> None:
    assert all(text.strip() == text and text for text in TEXTS)
