"""The rules of a roll, stated as plainly as possible: what the fast generator is compared with.

Slow, and sharing nothing with `games`. A side is its 26 counts by its own numbering: 0 is off, 1 to
24 the points, 25 the bar. A position is the side on roll, then the other; the mover's point `p` is
the other's `25 - p`. The rules are those of variants.md section 4.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Counts: TypeAlias = tuple[int, ...]
Position: TypeAlias = tuple[Counts, Counts]

OFF, BAR = 0, 25


class Move(NamedTuple):
    """One checker moved by one number."""

    source: int
    destination: int
    number: int
    hit: bool


Way: TypeAlias = tuple[Move, ...]


def plays(position: Position, dice: tuple[int, int]) -> dict[Position, list[Way]]:
    """Every position after the roll, the mover still first, with every way of getting there."""
    complete = [end for numbers in orders(dice) for end in ends(position, numbers)]
    # As many numbers as possible.
    longest = max(len(way) for way, _ in complete)
    kept = [(way, after) for way, after in complete if len(way) == longest]
    if longest == 1 and dice[0] != dice[1]:
        # One of two different numbers: the higher, if it can be played.
        highest = max(way[0].number for way, _ in kept)
        kept = [(way, after) for way, after in kept if way[0].number == highest]
    found: dict[Position, list[Way]] = {}
    for way, after in kept:
        if way:
            found.setdefault(after, []).append(way)
    return found


def orders(dice: tuple[int, int]) -> list[tuple[int, ...]]:
    """The numbers in each order in which they may be played: a doublet's four times."""
    first, second = dice
    return [(first,) * 4] if first == second else [(first, second), (second, first)]


def ends(position: Position, numbers: tuple[int, ...]) -> Iterator[tuple[Way, Position]]:
    """Every way of playing the numbers in this order until one cannot be played, and its end."""
    reached: dict[Position, list[Way]] = {position: [()]}
    for number in numbers:
        further: dict[Position, list[Way]] = {}
        for begun, ways in reached.items():
            possible = moves(begun, number)
            if not possible:
                yield from ((way, begun) for way in ways)
            for move in possible:
                gone_on = further.setdefault(moved(begun, move), [])
                gone_on += [(*way, move) for way in ways]
        reached = further
    for after, ways in reached.items():
        yield from ((way, after) for way in ways)


def moves(position: Position, number: int) -> list[Move]:
    """Every move of one checker by one number."""
    mine, theirs = position
    found = []
    for source in range(1, BAR + 1):
        if not mine[source]:
            continue
        # Whoever is on the bar enters before anything else moves.
        if mine[BAR] and source != BAR:
            continue
        destination = max(source - number, OFF)
        if destination == OFF:
            if may_bear_off(mine, source, number):
                found.append(Move(source, OFF, number, hit=False))
        # A point is closed where the opponent has two or more.
        elif theirs[25 - destination] < 2:
            found.append(Move(source, destination, number, hit=theirs[25 - destination] == 1))
    return found


def may_bear_off(mine: Counts, source: int, number: int) -> bool:
    """All are home; and the number is exact, or higher with nobody behind."""
    if any(mine[point] for point in range(7, BAR + 1)):
        return False
    return source == number or not any(mine[point] for point in range(source + 1, 7))


def moved(position: Position, move: Move) -> Position:
    """The position after one move; a blot that was hit stands on its bar."""
    mine, theirs = list(position[0]), list(position[1])
    mine[move.source] -= 1
    mine[move.destination] += 1
    if move.hit:
        theirs[25 - move.destination] -= 1
        theirs[BAR] += 1
    return tuple(mine), tuple(theirs)
