"""English sentences of the pure engine that pages translate though no gettext call names them."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.drawing import long_words, words
from games.engine.variants import guide


def guide_texts() -> Iterator[tuple[str, str]]:
    """Pairs of the file to name in the catalogue and a text."""
    yield from (("games/engine/variants/guide/", text) for text in guide.texts())
    yield from (("games/engine/drawing/words.py", text) for text in words.TEXTS)
    yield from (("games/engine/drawing/long_words.py", text) for text in long_words.TEXTS)
