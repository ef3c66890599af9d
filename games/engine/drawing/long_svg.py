"""A parallel game as an SVG drawing: its board, and around it heads, homes and the way round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from games.engine.sides import Side

from . import frame, long_board, long_words, shapes
from .frame import CAPTION
from .long_view import Scene
from .svg_board import BAR_LEFT, COLUMN, HALVES, HEIGHT, LEFT, MARGIN, MIDDLE, NUMBERS, TRAY
from .text import STACK
from .words import Words

if TYPE_CHECKING:
    from games.engine.parallel.game import LongGame

_LANE: Final = 30
"""The strip above and below in which heads and homes are named."""
_NAMES: Final = 20


def svg(scene: Scene, *, bottom: Side, captions: bool, words: Words) -> str:
    """See `Drawn.svg`."""
    above, below = (CAPTION, 3 * CAPTION) if captions else (0, 0)
    parts = (
        *long_board.parts(scene.game, bottom),
        *_named(bottom, words),
        *_dice(scene.game, bottom),
        *_cube(scene, bottom),
        *(_captions(scene, bottom, words) if captions else ()),
    )
    margin = _LANE + MARGIN
    told = long_words.describe(scene, words)
    return frame.document(_title(scene, words), told, above + margin, below + margin, parts)


def _title(scene: Scene, words: Words) -> str:
    """The drawing's name: what is to be done, and in which game."""
    played = long_words.contest(scene.game.variant, words)
    return f"{words.say(long_words.BOARD)}. {long_words.status(scene, words)} {played}."


def _named(bottom: Side, words: Words) -> Iterator[str]:
    """Which quarters are home, and which points the heads: the bottom's head above at the right,
    the other's below at the left."""
    home, head = words.say(long_words.AT_HOME), words.say(long_words.ON_HEAD)
    above, below = 2 - _LANE / 2, HEIGHT + _LANE / 2 - 2
    yield from _name(home, HALVES[1] - 30, below, bottom, 1)
    yield from _name(home, HALVES[0] - 30, above, bottom.other, 1)
    yield from _name(head, TRAY - COLUMN / 2, above, bottom, -1)
    yield from _name(head, LEFT + COLUMN / 2, below, bottom.other, 1)


def _name(shown: str, x: float, y: float, side: Side, towards: int) -> Iterator[str]:
    """The side's checker, and the word at its right, or at its left."""
    yield from shapes.checker(x, y, 9, side)
    anchor = "start" if towards > 0 else "end"
    yield shapes.text(x + towards * 16, y, shown, _NAMES, more=f' text-anchor="{anchor}"')


def _dice(game: LongGame, bottom: Side) -> Iterator[str]:
    """In the half at the right hand of who has thrown them."""
    if game.dice:
        thrown = game.dice.first, game.dice.second
        yield from frame.dice(thrown, HALVES[game.roller is bottom], game.roller)


def _cube(scene: Scene, bottom: Side) -> Iterator[str]:
    """On the bar: in the middle or towards its owner; while it is offered, in the half of the side
    that is to answer, with the level it would have."""
    cube = scene.cube
    if cube is None:
        return
    if cube.pending and not scene.verdict:
        half = HALVES[scene.actor is bottom]
        yield from shapes.cube(half, MIDDLE, frame.CUBE + 8, cube.if_taken)
        return
    y = MIDDLE
    if cube.owner is not None:
        # Behind the checkers that wait there.
        waiting = min(scene.game.extras[cube.owner.other].bar, STACK) * COLUMN
        away = HEIGHT / 2 - NUMBERS - frame.CUBE / 2 - 4 - waiting
        y += away if cube.owner is bottom else -away
    yield from shapes.cube(BAR_LEFT + COLUMN / 2, y, frame.CUBE - 6, cube.level)


def _captions(scene: Scene, bottom: Side, words: Words) -> Iterator[str]:
    """Both sides at their edges, and below them what is to be done and what is played."""
    first = HEIGHT + _LANE + CAPTION / 2
    yield from _side(scene, bottom.other, -_LANE - CAPTION / 2, words)
    yield from _side(scene, bottom, first, words)
    yield from frame.line(long_words.status(scene, words), first + CAPTION, bold=True)
    yield from frame.line(long_words.contest(scene.game.variant, words), first + 2 * CAPTION)


def _side(scene: Scene, side: Side, y: float, words: Words) -> Iterator[str]:
    decides = side is scene.actor and scene.verdict is None
    shown = long_words.standing(scene.game, side, words)
    yield from frame.side_line(side, words.names[side], shown, y, decides=decides)
