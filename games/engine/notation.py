"""The notation of plays: read leniently here, written strictly by `str(play)`.

Read: `8/5 6/5`, `8/4*(2)`, `24/18*/13`, each hop for itself (`24/18 18/13`), the moves in any
order; `bar`, `b` or 25 and `off`, `o` or 0, in any case; `-`, `>` or an arrow for `/`; commas
between moves; hit marks left out; "pass", "no play", "cannot move", "dances" or nothing where no
number can be played, also behind the moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from . import generator
from .board import Board
from .dice import AnyRoll, Roll
from .errors import AmbiguousPlay, GameIsOver, InvalidNotation, in_json
from .legality import NoBlot, PlayerCanMove, opposing_checkers
from .packed import BAR, OFF
from .plays import Play, legal_plays
from .reading import Move, Path, Paths, read
from .refusals import Why, stuck_at, too_few_numbers

LONGEST: Final = 200
"""No play is longer, with every hop, mark and word written."""

_SHOWN: Final = 60
_PLACES: Final = {str(place): place for place in range(BAR + 1)} | {
    "bar": BAR, "b": BAR, "off": OFF, "o": OFF,
}  # fmt: skip
_PASS: Final = re.compile(
    r"(?:^|[\s,;])\(?(?:pass(?:es)?|dances?|fans?|no\s+(?:legal\s+)?(?:play|move)s?"
    r"|can(?:\s?no|['’]?)t\s+move)\)?[\s.!]*$"
)
_DICE: Final = re.compile(r"^[1-6]-?[1-6]\s*:")
"""As match files write them before the play; which they are is not asked here."""
_LOOSE: Final = re.compile(r"\s+(?=[/>→*(])|(?<=[/>→])\s+")
_SEPARATOR: Final = re.compile(r"->|[>→–-]")
_MOVE: Final = re.compile(r"([^*()]+(?:\*[^*()]+)*)(\*?)(?:\(([1-4])\)(\*?))?")


@dataclass(frozen=True, slots=True)
class WrittenPlay:
    """A play as it is written, whatever the board: the paths of its checkers, none for "pass", and
    the points with a hit mark."""

    paths: Paths
    marked: frozenset[int]

    @property
    def stops(self) -> frozenset[int]:
        """Every point that is named as one where a checker lands."""
        return frozenset(place for path in self.paths for place in path[1:])


def parse(text: str) -> WrittenPlay:
    """What is written, one path for each checker moved. Raises InvalidNotation."""
    return parse_words(text, words_of(text))


def words_of(text: str) -> list[str]:
    """The moves as they are written, each a word; none for "pass". Raises InvalidNotation."""
    if not isinstance(text, str):
        raise _invalid(in_json(text), "it is no text")
    if len(text) > LONGEST:
        raise _invalid(text, f"it is longer than {LONGEST} characters")
    bare = _PASS.sub("", _DICE.sub("", text.strip().lower()))
    return _LOOSE.sub("", bare).replace(",", " ").replace(";", " ").split()


def parse_words(text: str, words: Iterable[str]) -> WrittenPlay:
    """What these words of a text say. Raises InvalidNotation."""
    paths: list[Path] = []
    marked: set[int] = set()
    for word in words:
        match = _MOVE.fullmatch(word)
        if not match:
            raise _invalid(
                text, f"'{word}' is not a move such as 13/8, 6/off, 24/18*/13 or 8/4*(2)"
            )
        places, star, times, late_star = match.groups()
        path = _path(text, places, marked)
        if star or late_star:
            marked.add(path[-1])
        paths += [path] * int(times or 1)
    if OFF in marked:
        raise _invalid(text, "nobody can be hit off the board")
    return WrittenPlay(tuple(paths), frozenset(marked))


def find_play(board: Board, dice: AnyRoll, text: str, *, opponent: str = "the opponent") -> Play:
    """The legal play that `text` means: its checkers go exactly where it says, each number is used
    once, and every point it names is stopped on, so that a blot there is hit, marked or not.

    Where a checker may pass over either of two points, an unmarked blot is not hit if that can be
    (formats.md section 2). A mark where no blot stands is refused: whoever wrote it saw another
    board. Where nobody can move, "pass" or nothing gives a play that moves nobody.

    Raises InvalidDice, InvalidNotation, AmbiguousPlay, GameIsOver where a side has no checker left,
    and the subclass of IllegalPlay of the rule that is broken; `opponent` is how its message calls
    the other side.
    """
    roll, written = Roll.of(dice), parse(text)
    if board.is_finished:
        raise GameIsOver
    meant = _plays(board, roll, written, opponent)
    if isinstance(meant, tuple):
        rule, details = meant
        raise rule(text=shown_text(text), dice=str(roll), **details)
    if len(meant) > 1:
        meant = [play for play in meant if play.hits <= written.stops] or meant
    if len(meant) > 1:
        readings = " or ".join(sorted(map(str, meant), reverse=True))
        raise AmbiguousPlay(text=shown_text(text), readings=readings)
    return meant[0]


def _plays(board: Board, roll: Roll, written: WrittenPlay, opponent: str) -> list[Play] | Why:
    """The legal plays that are written, at least one, or the rule that forbids them all."""
    before, paths = board.packed, written.paths
    if not paths:
        return _pass(board, roll)
    readings = read(before, paths, roll.numbers)
    if not readings.ends:
        return stuck_at(before, roll, paths, readings.stuck, opponent)
    # Who plays every number breaks no rule about numbers; otherwise see what could be played.
    complete = {
        after: made for after, made in readings.ends.items() if len(made) == len(roll.numbers)
    }
    if not complete:
        legal = generator.results(before, roll.first, roll.second)
        complete = {after: made for after, made in readings.ends.items() if after in legal}
        if not complete:
            return too_few_numbers(roll, legal)
    for point in sorted(written.marked, reverse=True):
        if opposing_checkers(before, point) != 1:
            return NoBlot, {"point": point}
    return [Play(before, roll, after, _sources(roll, made)) for after, made in complete.items()]


def _pass(board: Board, roll: Roll) -> list[Play] | Why:
    if plays := legal_plays(board, roll):
        return PlayerCanMove, {"play": str(plays[0])}
    return [Play(board.packed, roll, board.packed, ())]


def _sources(roll: Roll, made: tuple[Move, ...]) -> generator.Sources:
    """Where the moves began, as the generator gives them."""
    if roll.is_doublet:
        return tuple(sorted((move.source for move in made), reverse=True))
    began = {move.number: move.source for move in made}
    return began.get(roll.first, 0), began.get(roll.second, 0)


def _path(text: str, places: str, marked: set[int]) -> Path:
    """The places of one checker; marked stops are added to `marked`."""
    path: list[int] = []
    for name in places.split("/") if "/" in places else _SEPARATOR.split(places):
        place = _PLACES.get(name.removesuffix("*"))
        if place is None:
            if not name:
                raise _invalid(text, f"'{places}' does not say both from where and to where")
            raise _invalid(text, f"'{name}' is not a point from 1 to 24, nor bar or off")
        if name.endswith("*"):
            if not path:
                raise _invalid(text, f"'{places}' has a hit mark where a checker begins")
            marked.add(place)
        if path and place >= path[-1]:
            reason = f"'{places}' does not go down, as each player's points do, from 24 to 1"
            raise _invalid(text, reason)
        path.append(place)
    if len(path) < 2:
        raise _invalid(text, f"'{places}' does not say both from where and to where")
    return tuple(path)


def _invalid(text: str, reason: str) -> InvalidNotation:
    return InvalidNotation(text=shown_text(text), reason=reason)


def shown_text(text: str) -> str:
    """A play as a message shows it, cut short where it is long."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
