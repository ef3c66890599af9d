"""What the engine says is in the catalogues, though no gettext call names it."""

from __future__ import annotations

import pytest

from games.engine.drawing import long_words, words
from games.engine.variants.guide import texts
from games.guide_texts import guide_texts

FOUND = list(guide_texts())


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Long nardy", "games/engine/variants/guide/"),
        ("Flying first", "games/engine/variants/guide/"),
        ("{side} is to throw.", "games/engine/drawing/words.py"),
        ("Nardy board", "games/engine/drawing/long_words.py"),
    ],
)
def test_it_names_what_pages_and_drawings_say(text: str, place: str) -> None:
    assert (place, text) in FOUND


def test_it_leaves_nothing_out() -> None:
    assert {*texts(), *words.TEXTS, *long_words.TEXTS} == {text for _, text in FOUND}
