"""How a parallel game is shown, with a cube and without one."""

from __future__ import annotations

from abc import abstractmethod

from games.engine import soundness
from games.engine.drawing import long_svg, long_text, long_words
from games.engine.drawing.long_view import Scene
from games.engine.drawing.words import NAMES, Names, Translate, Words
from games.engine.sides import Side


class Drawn:
    """A game that can be drawn and told, as a `Position` can."""

    __slots__ = ()

    @property
    @abstractmethod
    def scene(self) -> Scene:
        """What there is to be shown."""

    def __str__(self) -> str:
        return self.text()

    def text(self, *, bottom: Side = Side.WHITE) -> str:
        """The game in plain text, as the side at the bottom sees it and numbers the points. Raises
        InvalidPosition for a `bottom` that is no side."""
        return long_text.text(self.scene, soundness.side_of("bottom", bottom))

    def describe(self, names: Names = NAMES, translate: Translate = str) -> str:
        """The game in words, for those who cannot see a drawing, as `Position.describe`;
        `translate` turns each of `long_words.TEXTS` into the reader's language. Raises
        InvalidNames."""
        return long_words.describe(self.scene, Words(names, translate))

    def svg(
        self,
        *,
        bottom: Side = Side.WHITE,
        captions: bool = True,
        names: Names = NAMES,
        translate: Translate = str,
    ) -> str:
        """The game as an SVG drawing, as `Position.svg`: with both heads, both homes and the way
        round. Points are numbered as the side at the bottom numbers them; words as in
        `describe`. Raises InvalidPosition for a `bottom` that is no side, InvalidNames."""
        side, shown = soundness.side_of("bottom", bottom), Words(names, translate)
        return long_svg.svg(self.scene, bottom=side, captions=captions, words=shown)
