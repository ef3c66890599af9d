"""What a side may do before it throws: bring in a checker, deal out a pile (variants.md 3.13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from games.engine.errors import shown
from games.engine.packed import flag
from games.engine.variants import Variant
from games.engine.variants.premoves import PreMoves

from .capturing import has_row
from .counts import POINTS, count, occupied, opposite
from .piles import Piles
from .premove_breaches import NoSuchPremove
from .taking import dropped, lifted, waits_on_bar


@dataclass(frozen=True, slots=True)
class PreMove:
    """From a point, None: from the reserve, to one or more; `marked` is where the marked checker
    comes to, if it is among them.

    `str(premove)` writes `reserve/18` and `17/16,e14,13`. Raises NoSuchPremove for what is none.
    """

    source: int | None
    targets: tuple[int, ...]
    marked: int | None = None

    def __post_init__(self) -> None:
        targets = self.targets if isinstance(self.targets, tuple) else ()
        points = targets if self.source is None else (self.source, *targets)
        sound = targets and all(type(point) is int and 0 < point <= POINTS for point in points)
        if not sound or (self.marked is not None and self.marked not in targets):
            told = {name: shown(getattr(self, name)) for name in ("source", "targets", "marked")}
            raise NoSuchPremove(**told)

    def __str__(self) -> str:
        source = "reserve" if self.source is None else self.source
        targets = (f"{'e' * (point == self.marked)}{point}" for point in self.targets)
        return f"{source}/{','.join(targets)}"


def premoves(variant: Variant, piles: Piles, done: int) -> tuple[PreMove, ...]:
    """What the mover may do beforehand, `done` times so far; any of it may be left undone."""
    rule = variant.premoves
    if rule is None or (rule.per_turn is not None and done >= rule.per_turn):
        return ()
    if waits_on_bar(variant.landing, piles):
        return ()
    return tuple(
        premove
        for premove in (*_brought(piles), *_dealt(rule, piles))
        if not has_row(variant.block, prepared(piles, premove))
    )


def prepared(piles: Piles, premove: PreMove) -> Piles:
    """The checkers after one of the `premoves`."""
    if premove.source is None:
        mine = replace(piles.mine, reserve=piles.mine.reserve - 1)
        return dropped(piles._replace(mine=mine), premove.targets[0], marked=False)
    # The marked one first: of a pile on the head it need not be the uppermost.
    for target in sorted(premove.targets, key=lambda target: target != premove.marked):
        marked = target == premove.marked
        piles = dropped(lifted(piles, premove.source, marked=marked), target, marked=marked)
    return piles


def _brought(piles: Piles) -> Iterator[PreMove]:
    """To the marked checker where it stands alone, to the head where one is left."""
    if piles.mine.reserve:
        for point in dict.fromkeys((piles.mine.marked, POINTS)):
            if point is not None and 0 < point <= POINTS and count(piles.own, point) == 1:
                yield PreMove(None, (point,))


def _dealt(rule: PreMoves, piles: Piles) -> Iterator[PreMove]:
    for source in range(POINTS if rule.from_head else POINTS - 1, 1, -1):
        targets = dealt_out(rule, piles, source)
        if piles.mine.marked == source:
            yield from (PreMove(source, targets, marked) for marked in targets)
        elif targets:
            yield PreMove(source, targets)


def dealt_out(rule: PreMoves, piles: Piles, source: int) -> tuple[int, ...]:
    """Where the checkers of a point go when it is dealt out, none where it may not be."""
    number, targets, skipped = count(piles.own, source), list[int](), 0
    if number < rule.least or not is_empty(piles, source - 1):
        return ()
    for point in range(source - 1, 0, -1):
        if not _is_his(piles, point):
            targets, skipped = [*targets, point], 0
        elif (skipped := skipped + 1) > rule.skipped:
            return ()
        if len(targets) == number:
            return tuple(targets)
    return ()


def _is_his(piles: Piles, point: int) -> bool:
    return bool(occupied(piles.opponent) & flag(opposite(point)))


def is_empty(piles: Piles, point: int) -> bool:
    """Whether nobody stands on a point of the mover's."""
    return not _is_his(piles, point) and not count(piles.own, point)
