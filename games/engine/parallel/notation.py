"""The notation of plays of parallel games: read leniently here, written strictly by `str(play)`.

As `games.engine.notation`, and besides `e20/15` for the marked checker, `20/15+` where one is
captured. Which of capturing and beating it is the dice decide, so either mark is read as both.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from games.engine import notation
from games.engine.errors import (
    AmbiguousPlay,
    EngineError,
    InvalidNotation,
    PlayOfAnotherPosition,
    in_json,
)
from games.engine.legality import NoBlot, PlayerCanMove
from games.engine.refusals import Why

from .breaches import NoneMarked, NotLongPlay, OtherCountOnly
from .obstacles import Segment
from .play import LongPlay
from .reading import Written, mover_of, read
from .reasons import Reason, not_legal, stuck_at
from .steps import Step
from .writing import MARKED

if TYPE_CHECKING:
    from .game import LongGame

_OFTEN: Final = re.compile(r"([^()]+)\(([56])\)")


def find_play(game: LongGame, text: str) -> LongPlay:
    """The play that `text` means, among those of the game: see `games.engine.notation.find_play`.

    Raises NotLongPlay, AmbiguousPlay, GameIsOver, NotRolled, and the subclass of IllegalPlay
    of the rule that is broken.
    """
    plays = game.plays()
    if not isinstance(text, str):
        raise no_play(game, text)
    (written, marked), dice = parsed(text), _dice(game)
    if not any(written):
        if plays[0].is_pass:
            return plays[0]
        raise PlayerCanMove(text=notation.shown_text(text), dice=dice, play=str(plays[0]))
    if not game.numbers:
        raise OtherCountOnly(text=notation.shown_text(text), dice=game.dice)
    if written[1] and game.variant.beside.above is None:
        name = game.variant.name
        raise NoneMarked(text=notation.shown_text(text), dice=dice, variant=name)
    meant = _meant(game, plays, written)
    if isinstance(meant, tuple):
        rule, details = meant
        raise rule(text=notation.shown_text(text), dice=dice, **details)
    for point in sorted(marked, reverse=True):
        meant = [one for one in meant if point in _taken(one[1])]
        if not meant:
            raise NoBlot(text=notation.shown_text(text), dice=dice, point=point)
    found = _closest(meant, written, marked)
    # Those who differ in whom they take first, alone: as they are written strictly.
    strictly = " ".join(notation.words_of(text))
    found = [one for one in found if str(one[0]) == strictly] or found
    if len(found) > 1:
        readings = " or ".join(sorted((str(play) for play, _ in found), reverse=True))
        raise AmbiguousPlay(text=notation.shown_text(text), readings=readings)
    return found[0][0]


def no_play(game: LongGame, chosen: object) -> EngineError:
    """The refusal of what is none of the game's plays and no text."""
    if isinstance(chosen, LongPlay):
        text = notation.shown_text(str(chosen) or "pass")
        return PlayOfAnotherPosition(text=text, dice=_dice(game))
    reason = "a play is written, or one of those that the game offers"
    return NotLongPlay(text=notation.shown_text(in_json(chosen)), reason=reason)


def _dice(game: LongGame) -> str:
    """What is to be played now, each reading of the dice."""
    return " or ".join(dict.fromkeys("-".join(map(str, choice.numbers)) for choice in game.rounds))


_Meant = list[tuple[LongPlay, tuple[Step, ...]]]


def parsed(text: str) -> tuple[Written, frozenset[int]]:
    """The paths of the checkers and of the marked one, and the points with a mark. Raises
    NotLongPlay."""
    try:
        return _parsed(text)
    except InvalidNotation as refusal:
        raise NotLongPlay(**refusal.params) from None


def _parsed(text: str) -> tuple[Written, frozenset[int]]:
    words = _repeated(notation.words_of(text.replace("+", "*")))
    his = [word for word in words if word.startswith(MARKED)]
    plain = notation.parse_words(text, [word for word in words if word not in his])
    marked = notation.parse_words(text, [word.removeprefix(MARKED) for word in his])
    return (plain.paths, marked.paths), plain.marked | marked.marked


def _repeated(words: list[str]) -> list[str]:
    """Each move as often as it is made, where that is more often than any doublet is played."""
    found: list[str] = []
    for word in words:
        again = _OFTEN.fullmatch(word)
        found += [again[1]] * int(again[2]) if again else [word]
    return found


def _meant(game: LongGame, plays: tuple[LongPlay, ...], written: Written) -> _Meant | Why:
    """The plays that are written with the steps that make them so, or the rule that forbids it."""
    before, head = game.seen_by(game.actor), game.head_left[game.actor]
    legal = {play.result: play for play in reversed(plays)}
    found: _Meant = []
    reasons: list[Reason] = []
    for choice in game.rounds:
        mover = mover_of(game.variant, before, choice.numbers, head=head)
        ends = read(mover, before, written, choice.numbers).ends
        segment = Segment(game.variant, before, choice.numbers, head)
        if meant := [(legal[end], steps) for end, steps in ends.items() if end in legal]:
            found += meant
        elif not found:
            reasons.append(
                not_legal(mover, segment, written, ends)
                if ends
                else stuck_at(mover, segment, written)
            )
    return found or max(reasons, key=lambda reason: reason.near).why


def _closest(meant: _Meant, written: Written, marked: frozenset[int]) -> _Meant:
    """Those that take just whom they are said to take, or nobody but where a checker is said to
    land, if there are any; of these those in which the marked checker moves least."""
    stops = {place for paths in written for path in paths for place in path[1:]}
    closest = [one for one in meant if _taken(one[1]) == marked]
    closest = closest or [one for one in meant if _taken(one[1]) <= stops] or meant
    fewest = min(sum(step.marked for step in steps) for _, steps in closest)
    closest = [one for one in closest if sum(step.marked for step in one[1]) == fewest]
    return list({play.result: (play, steps) for play, steps in closest}.values())


def _taken(steps: tuple[Step, ...]) -> set[int]:
    return {step.target for step in steps if step.takes}
