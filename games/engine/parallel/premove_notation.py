"""What is done before a throw as text, `reserve/18` and `17/16,e14,13`: read, and refused by the
rule that it breaks (variants.md 3.13)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from games.engine.errors import AmbiguousPlay, EngineError, in_json
from games.engine.notation import shown_text
from games.engine.variants.premoves import PreMoves

from . import premove_breaches as breaches
from .counts import POINTS, count
from .piles import Piles
from .premoves import PreMove, dealt_out, is_empty
from .taking import waits_on_bar

if TYPE_CHECKING:
    from .game import LongGame

_FORM: Final = re.compile(r"(reserve|[1-9][0-9]?)/(e?[1-9][0-9]?(?:,e?[1-9][0-9]?)*)")
_LONGEST: Final = 200


def find_premove(game: LongGame, premove: PreMove | str) -> PreMove:
    """The one of the game's `premoves` that is given or written. Raises IllegalPremove,
    NotPremove, AmbiguousPlay, GameIsOver."""
    offered = game.premoves()
    if isinstance(premove, str):
        text = "".join(premove.lower().split()) if len(premove) <= _LONGEST else ""
        for one in offered:
            if str(one) == text:
                return one
        raise _refused(game, premove, _FORM.fullmatch(text))
    if isinstance(premove, PreMove):
        if premove in offered:
            return premove
        raise _refused(game, str(premove), _FORM.fullmatch(str(premove)))
    raise _malformed(in_json(premove))


def _malformed(text: str) -> EngineError:
    return breaches.NotPremove(text=shown_text(text))


def _refused(game: LongGame, text: str, form: re.Match[str] | None) -> EngineError:
    """Why it is none of those that are offered."""
    rule, piles, named = game.variant.premoves, game.seen_by(game.roller), shown_text(text)
    if rule is None:
        return breaches.NoPremoves(premove=named, variant=game.variant.name)
    if form is None:
        return _malformed(text)
    if game.rounds:
        return breaches.AfterTheThrow(premove=named, dice=game.dice)
    if rule.per_turn is not None and game.prepared >= rule.per_turn:
        return breaches.NoMorePremoves(premove=named, limit=rule.per_turn)
    if waits_on_bar(game.variant.landing, piles):
        return breaches.BarWaits(premove=named)
    marked = [word[0] == "e" for word in form[2].split(",")]
    targets = tuple(int(word.removeprefix("e")) for word in form[2].split(","))
    if form[1] == "reserve":
        return _not_brought(piles, named, targets, marked=any(marked))
    return _not_dealt(rule, piles, named, int(form[1]), targets, sum(marked))


def _not_brought(
    piles: Piles, named: str, targets: tuple[int, ...], *, marked: bool
) -> EngineError:
    if not piles.mine.reserve:
        return breaches.ReserveIsEmpty(premove=named)
    alone = targets[0] in (piles.mine.marked, POINTS) and count(piles.own, targets[0]) == 1
    if len(targets) > 1 or marked or not alone:
        return breaches.NotForTheReserve(premove=named)
    return breaches.PremoveMakesRow(premove=named)


def _not_dealt(
    rule: PreMoves, piles: Piles, named: str, source: int, targets: tuple[int, ...], marked: int
) -> EngineError:
    if source == POINTS and not rule.from_head:
        return breaches.HeadStays(premove=named)
    number = count(piles.own, source) if source <= POINTS else 0
    if number < rule.least:
        return breaches.PileTooSmall(premove=named, point=source, count=number, least=rule.least)
    if source == 1 or not is_empty(piles, source - 1):
        return breaches.NoEmptyPoint(premove=named, point=source)
    free = dealt_out(rule, piles, source)
    if not free:
        return breaches.NoRoom(premove=named, most=rule.skipped)
    if targets != free:
        shown = f"{source}/{','.join(map(str, free))}"
        return breaches.OtherTargets(premove=named, targets=shown)
    if (piles.mine.marked != source and marked) or marked > 1:
        return breaches.MarkedNotThere(premove=named, point=source)
    if piles.mine.marked == source and not marked:
        readings = " or ".join(str(PreMove(source, free, point)) for point in free)
        return AmbiguousPlay(text=named, readings=readings)
    return breaches.PremoveMakesRow(premove=named)
