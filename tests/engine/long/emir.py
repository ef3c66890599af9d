"""Positions of emir as the plain rules hold them."""

from __future__ import annotations

import random

from games.engine.packed import flag, flags
from games.engine.parallel import counts
from games.engine.parallel.extras import BAR, Extra
from games.engine.parallel.piles import Piles
from tests.engine.long.plain_board import Board, ordered


def board_of(piles: Piles) -> Board:
    """The same checkers in real piles, seen by the same side."""
    mine, his = _piles(piles.own, piles.mine, "m"), _piles(piles.opponent, piles.his, "h")
    stacks = [_off(piles.own, piles.mine, "m")]
    for point in range(1, counts.PLACES):
        (held, own), (his_held, others) = mine[point], his[counts.opposite(point)]
        stacks.append(ordered(point, held + his_held + own + others))
    return Board(
        tuple(stacks),
        bar=_bar(piles.mine, "m"),
        his_bar=_bar(piles.his, "h"),
        his_off=_off(piles.opponent, piles.his, "h"),
        winner="m" if piles.won else "h" if piles.lost else "",
    )


def _piles(side: int, extra: Extra, one: str) -> dict[int, tuple[str, str]]:
    """On each point the prisoner, then those above."""
    return {
        point: _pile(counts.count(side, point), extra, point, one)
        for point in range(1, counts.PLACES)
    }


def _pile(number: int, extra: Extra, point: int, one: str) -> tuple[str, str]:
    held = extra.prisoners & flag(point) > 0
    if extra.marked != point:
        return one * held, one * number
    if held:
        return one.upper(), one * number
    return "", one * (number - 1 - extra.above) + one.upper() + one * extra.above


def _bar(extra: Extra, one: str) -> str:
    return "".join(
        sorted(one * extra.bar if extra.marked != BAR else one * (extra.bar - 1) + one.upper())
    )


def _off(side: int, extra: Extra, one: str) -> str:
    number = counts.count(side, 0)
    return "".join(sorted(one.upper() + one * (number - 1) if extra.marked == 0 else one * number))


def crowded(rng: random.Random) -> Piles:
    """Two sides with rows of closed points, single checkers and prisoners, as few games have."""
    while True:
        row = range(start := rng.randint(1, 19), start + 6)
        piles: dict[int, str] = {}
        for point in range(1, counts.PLACES):
            top = rng.choices(("m", "h", ""), (3 + 20 * (point in row), 3, 5))[0]
            held = {"m": "h", "h": "m", "": ""}[top] if rng.random() < 0.25 else ""
            piles[point] = held + top * rng.choice((1, 1, 2))
        his = {counts.opposite(point): pile for point, pile in piles.items()}
        if all("".join(piles.values()).count(side) < 13 for side in "mh"):
            (own, mine), (opponent, other) = _filled(rng, piles, "m"), _filled(rng, his, "h")
            return Piles(own, opponent, mine, other)


def _filled(rng: random.Random, piles: dict[int, str], one: str) -> tuple[int, Extra]:
    """A side's checkers of these piles with all that are missing, its emir among them."""
    held = [point for point, pile in piles.items() if one in pile[:1] and pile[-1] != one]
    free = [
        point for point, pile in piles.items() if one in pile[-1:] for _ in range(pile.count(one))
    ]
    reserve = rng.randint(0, 2)
    free += rng.choices([*free, 0, 0, 0, BAR], k=15 - reserve - len(held) - len(free))
    emir = rng.choice([*free, *held])
    above = rng.randrange(free.count(24)) if emir == 24 and 24 in free else 0
    side = counts.packed([free.count(point) for point in range(counts.PLACES)])
    bar = free.count(BAR)
    return side, Extra(bar=bar, reserve=reserve, prisoners=flags(held), marked=emir, above=above)
