"""A parallel game in plain text: its board with both heads and homes, and the way round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.engine.packed import OFF
from games.engine.parallel.counts import count
from games.engine.sides import Side

from . import long_words
from .long_view import Pile, Scene, piles
from .text import BOTTOM, LETTERS, MIDDLE, STACK, TOP, Column, column, edge, rows
from .words import Words

if TYPE_CHECKING:
    from games.engine.parallel.game import LongGame

_WIDTH: Final = len(MIDDLE)
HELD, MARKED = "[{}]", "*{}*"
"""A checker held under others, and the marked one."""


def text(scene: Scene, bottom: Side) -> str:
    """The board as the side at the bottom sees it, O White and X Black, both sides' heads and
    homes beside their points; along the edges the way both go."""
    game = scene.game
    top = rows(_columns(game, bottom, TOP), _on_bar(game, bottom))
    below = rows(_columns(game, bottom, BOTTOM), _on_bar(game, bottom.other))[::-1]
    top[0] += _beside(game, bottom.other)
    below[-1] += _beside(game, bottom)
    middle = MIDDLE + (f" dice {game.dice}" if game.dice else "") + _cube(scene)
    english, other = Words(), bottom.other
    return "\n".join(
        (
            _caption(game, other, english),
            _ends(f"home {LETTERS[other]}", f"head {LETTERS[bottom]}"),
            edge(TOP, "<"),
            *top,
            middle,
            *below,
            edge(BOTTOM, ">"),
            _ends(f"head {LETTERS[other]}", f"home {LETTERS[bottom]}"),
            _caption(game, bottom, english),
            f"{long_words.status(scene, english)} {long_words.contest(game.variant, english)}.",
        )
    )


def _cube(scene: Scene) -> str:
    """The cube, whose it is, and what is offered."""
    cube = scene.cube
    if cube is None:
        return ""
    is_offered = cube.pending and not scene.verdict
    owner = "" if cube.owner is None else f" {LETTERS[cube.owner]}"
    return f" cube {cube.level}{owner}" + (f" to {cube.if_taken}?" if is_offered else "")


def _columns(game: LongGame, bottom: Side, points: tuple[int, ...]) -> list[Column]:
    there = piles(game, bottom)
    return [_column(there[point]) if point in there else column(0, "") for point in points]


def _column(pile: Pile) -> Column:
    letter = LETTERS[pile.side]
    cells = column(pile.count, letter, STACK - pile.held)
    if pile.marked:
        # The innermost that is not a number.
        place = max((n for n, cell in enumerate(cells) if letter in cell), default=0)
        cells[place] = MARKED.format(letter)
    return [HELD.format(LETTERS[pile.side.other]), *cells] if pile.held else cells


def _on_bar(game: LongGame, side: Side) -> Column:
    return column(game.extras[side].bar, LETTERS[side])


def _beside(game: LongGame, side: Side) -> str:
    """What of a side is not on the board."""
    off, reserve = count(game.sides[side], OFF), game.extras[side].reserve
    shown = f" {LETTERS[side]} off: {off}" if off else ""
    return shown + (f" {LETTERS[side]} reserve: {reserve}" if reserve else "")


def _ends(left: str, right: str) -> str:
    """What the points at the left and at the right are."""
    return f"  {left}{right:>{_WIDTH - 4 - len(left)}}"


def _caption(game: LongGame, side: Side, english: Words) -> str:
    return f"{LETTERS[side]} {side.label}, {long_words.standing(game, side, english)}"
