"""A board on a page: a drawing that also says in words what it shows."""

from __future__ import annotations

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from games.engine.drawing.words import BORNE_OFF, TO_DOUBLE, Translate
from games.engine.parallel.game import LongGame
from games.engine.position import Position
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.components import Track


def start_of(variant: Variant) -> SafeString:
    """The board before the first throw, from White's side."""
    if variant.track is Track.CONTRARY:
        return drawing_of(Position.start(on_roll=Side.WHITE), translate=_before_the_opening)
    return drawing_of(LongGame.start(variant))


def _translated(text: str) -> str:
    """A word or sentence of a drawing. Elsewhere "off" is what an option is that is not on."""
    return gettext("borne off") if text == BORNE_OFF else gettext(text)


def _before_the_opening(text: str) -> str:
    """So, but nobody is to throw or double yet: what decides who begins are just these dice."""
    return gettext("Each side throws one die.") if text == TO_DOUBLE else _translated(text)


def drawing_of(board: Position | LongGame, *, translate: Translate = _translated) -> SafeString:
    """The board from White's side. Nothing in it comes from a reader: the engine has drawn it."""
    return mark_safe(
        board.svg(bottom=Side.WHITE, captions=False, names=side_names(), translate=translate)
    )


def side_names() -> tuple[str, str]:
    """What White and Black are called."""
    return gettext("White"), gettext("Black")
