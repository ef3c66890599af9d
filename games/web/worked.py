"""A roll worth looking at, played by the engine: whoever is to play, what, and in which ways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import gettext

from games.engine.board import Board
from games.engine.parallel import places
from games.engine.parallel.counts import PLACES, POINTS, packed
from games.engine.parallel.game import LongGame
from games.engine.parallel.setups import start_of
from games.engine.position import Position
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.components import Track
from games.engine.variants.guide import Example
from games.web.drawn import drawing_of, side_names

MOST: Final = 8
"""Ways that are all shown; of more only their number is told."""


@dataclass(frozen=True)
class Act:
    """What is said of one part of a roll, and the `ways` to play it where there are several."""

    said: str
    ways: tuple[str, ...] = ()


@dataclass(frozen=True)
class Worked:
    """The roll, what is to be seen in it, the board before it is played, and what is played."""

    dice: str
    shows: str
    drawing: SafeString
    acts: tuple[Act, ...]


def worked(variant: Variant, example: Example) -> Worked:
    """The example as it is played in this variant."""
    board: Position | LongGame
    if variant.track is Track.CONTRARY:
        board = _position(example)
        plays = [str(play) for play in board.legal_plays()] or [""]
        acts = [_act(board.on_roll, "-".join(map(str, example.dice)), plays)]
    else:
        board = _game(variant, example)
        acts = list(_acts(board, Side(example.black)))
    dice = "-".join(map(str, example.dice))
    return Worked(dice, gettext(example.shows), drawing_of(board), tuple(acts))


def _position(example: Example) -> Position:
    position = Position.start(on_roll=Side.WHITE)
    if example.own:
        position = replace(position, board=Board(example.own, example.opponent))
    return position.throw(example.dice)


def _game(variant: Variant, example: Example) -> LongGame:
    white, black = LongGame.start(variant).places
    roller = Side(example.black)
    if example.own:
        own, opponent = _placed(variant, example.own), _placed(variant, example.opponent)
        white, black = (own, opponent) if roller is Side.WHITE else (opponent, own)
    return LongGame.at(variant, white, black, roller).throw(example.dice)


def _placed(variant: Variant, checkers: Mapping[int, int]) -> str:
    """Checkers by point, those that are missing borne off; the marked one still in the head, as
    many nearer to its top as have not left it yet."""
    counts = [checkers.get(point, 0) for point in range(PLACES)]
    off = sum(variant.layout.values()) - sum(counts)
    _, extra = start_of(variant)
    if extra.marked is not None:
        extra = replace(extra, above=extra.above - variant.layout[POINTS] + counts[POINTS])
    return places.written(packed([off, *counts[1:]]), extra)


def _acts(game: LongGame, roller: Side) -> Iterator[Act]:
    """What is played of the roll, until there is a choice."""
    if game.rounds and not game.numbers:
        yield Act(gettext("{side} skips this turn.").format(side=side_names()[roller]))
        game = game.play("")
    while game.rounds:
        plays = game.plays()
        written = [play.with_flights() for play in plays]
        yield _act(game.actor, "-".join(map(str, game.numbers)), written)
        if len(plays) > 1:
            return
        game = game.play(plays[0])
    yield from _afterwards(game, roller)


def _afterwards(game: LongGame, roller: Side) -> Iterator[Act]:
    names = side_names()
    if game.verdict and game.verdict.winner is not None:
        yield Act(gettext("{side} has won.").format(side=names[game.verdict.winner]))
    elif not game.verdict and game.roller is roller:
        yield Act(gettext("{side} throws again.").format(side=names[roller]))


def _act(side: Side, numbers: str, plays: Sequence[str]) -> Act:
    """One part of the roll: what there is to play, and how it may be played."""
    if len(plays) > MOST:
        said = gettext("{side} has {numbers} and may choose among {count} plays.")
    elif len(plays) > 1:
        said = gettext("{side} has {numbers} and may choose:")
    elif plays[0]:
        said = gettext("{side} has {numbers} and must play {play}.")
    else:
        said = gettext("{side} has {numbers} and can play nothing.")
    gaps = {"side": side_names()[side], "numbers": numbers, "play": plays[0], "count": len(plays)}
    return Act(said.format_map(gaps), tuple(plays) if 1 < len(plays) <= MOST else ())
