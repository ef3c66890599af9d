"""Every distinct position a roll can lead to, quickly. Pure arithmetic on packed boards.

The idea (see `packed` for the integer):

* A move of one checker is one addition: minus one at its source, plus one at its destination, and
  where it hits, the blot goes to the opponent's bar in the same sum.
* Which points may move with a die is one mask: the mover's points, less those whose destination,
  shifted back by the die, is held by two of the opponent's.
* Two different dice in open play (nobody on the bar, at least two points occupied outside the home
  board) do not disturb each other: every result is a sum of one entry of each die's table. Only
  three things need care: one checker that plays both dice; a single checker that the tables would
  move twice (that sum has a count of -1, so it equals no board and can be struck out by its
  value); and one blot that both dice hit.
* Elsewhere the two dice are simply played in both orders; there are few ways to do so.
* A doublet's moves are played from the back: each source is no higher than the one before. A play
  can always be put in that order, and the order makes it unique, so nothing is found twice.

Nothing is kept from one call to the next. The rules: variants.md section 4, SB-3 to SB-6.
`tests/engine/plain_generator.py` states them again, slowly, and is compared with this module.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from .packed import BAR, BITS, HOME, OFF, OPPONENT, PLACES, each, flag, flags, one

Sources: TypeAlias = tuple[int, ...]
"""The point each move began on: with the first die, with the second (0: that die was not played);
for a doublet in the order of the moves, one for each number that was played."""

_POINTS: Final = flags(range(1, BAR))
_ON_BAR: Final = flag(BAR)
_OUTSIDE: Final = flags(range(HOME + 1, PLACES))
_FLAGS: Final = flags(range(PLACES)) * (1 + (1 << OPPONENT))
_SOMEBODY: Final = each(15)
_SOMEBODY_OR_TWO: Final = _SOMEBODY + (each(14) << OPPONENT)
_TWO: Final = each(14)

# Indexed by die; entry 0 is never used.
_SHIFT: Final = [BITS * die for die in range(HOME + 1)]
_STAYS_ON: Final = [flags(range(die + 1, PLACES)) for die in range(HOME + 1)]
_EXACT: Final = [flag(die) for die in range(HOME + 1)]
_MOVE: Final = [
    {flag(point): one(max(point - die, OFF)) - one(point) for point in range(1, PLACES)}
    for die in range(HOME + 1)
]
_HIT: Final = {flag(point): (one(OFF) - one(point)) << OPPONENT for point in range(1, BAR)}
"""A blot leaves its point for the opponent's bar, which is his place 0 here."""


def results(board: int, first: int, second: int) -> dict[int, Sources]:
    """Each distinct board after the whole roll, still seen by the mover, with the sources of one
    play that leads there; none if he cannot move. As many numbers as possible are played, and the
    higher if only one can be."""
    if first == second:
        return _doublet(board, first)
    flags_up = (board + _SOMEBODY_OR_TWO) & _FLAGS
    outside = flags_up & _OUTSIDE
    if flags_up & _ON_BAR or not outside & (outside - 1):
        return _either_order(board, first, second)
    return _open_play(board, flags_up, first, second) or _one_die(board, first, second)


def _sources(flags_up: int, die: int) -> int:
    """The flags of the points a checker may leave with `die`."""
    if flags_up & _ON_BAR:
        return _ON_BAR & ~(flags_up >> OPPONENT << _SHIFT[die])
    occupied = flags_up & _POINTS
    sources = occupied & _STAYS_ON[die] & ~(flags_up >> OPPONENT << _SHIFT[die])
    if not flags_up & _OUTSIDE:
        if occupied & _EXACT[die]:
            return sources | _EXACT[die]
        if occupied and not occupied & _STAYS_ON[die]:
            return 1 << occupied.bit_length() - 1
    return sources


def _moves(board: int, die: int) -> list[tuple[int, int]]:
    """Each board after one move with `die`, and the point it began on."""
    flags_up = (board + _SOMEBODY_OR_TWO) & _FLAGS
    sources = _sources(flags_up, die)
    if not sources:
        return []
    blots = _blots(board, flags_up)
    move, shift, moves = _MOVE[die], _SHIFT[die], []
    while sources:
        source = sources & -sources
        sources ^= source
        moved = board + move[source]
        if hit := source >> shift & blots:
            moved += _HIT[hit]
        moves.append((moved, source.bit_length() >> 3))
    return moves


def _blots(board: int, flags_up: int) -> int:
    """The flags of the points where the opponent has a single checker."""
    return (board >> OPPONENT) + _SOMEBODY & ~(flags_up >> OPPONENT) & _POINTS


def _open_play(board: int, flags_up: int, first: int, second: int) -> dict[int, Sources]:
    blots = _blots(board, flags_up)
    from_first, from_second = _sources(flags_up, first), _sources(flags_up, second)
    firsts = _changes(from_first, first, blots)
    seconds = _changes(from_second, second, blots)
    found: dict[int, Sources] = {
        board + change + other: (point, then)
        for point, change in firsts.items()
        for then, other in seconds.items()
    }
    for single in _points(from_first & from_second & ~(board + _TWO)):
        del found[board + firsts[single] + seconds[single]]
    for blot in _points(blots & from_first >> _SHIFT[first] & from_second >> _SHIFT[second]):
        sources = blot + first, blot + second
        hit_twice = board + firsts[sources[0]] + seconds[sources[1]]
        del found[hit_twice]
        found[hit_twice - _HIT[flag(blot)]] = sources
    free = ~(flags_up >> OPPONENT)
    through = from_first >> _SHIFT[first] & free << _SHIFT[second] & _STAYS_ON[second]
    for stop, change in _changes(through, second, blots).items():
        found[board + firsts[stop + first] + change] = stop + first, stop
    through = from_second >> _SHIFT[second] & free << _SHIFT[first] & _STAYS_ON[first]
    for stop, change in _changes(through, first, blots).items():
        found[board + seconds[stop + second] + change] = stop, stop + second
    return found


def _changes(sources: int, die: int, blots: int) -> dict[int, int]:
    """For each source, by its point, what its move adds to the board."""
    move, shift, changes = _MOVE[die], _SHIFT[die], {}
    while sources:
        source = sources & -sources
        sources ^= source
        hit = source >> shift & blots
        changes[source.bit_length() >> 3] = move[source] + _HIT[hit] if hit else move[source]
    return changes


def _points(flags_up: int) -> list[int]:
    """The points whose flags are up."""
    points = []
    while flags_up:
        lowest = flags_up & -flags_up
        flags_up ^= lowest
        points.append(lowest.bit_length() >> 3)
    return points


def _either_order(board: int, first: int, second: int) -> dict[int, Sources]:
    found: dict[int, Sources] = {}
    for begun, source in _moves(board, first):
        for moved, then in _moves(begun, second):
            found[moved] = source, then
    for begun, source in _moves(board, second):
        for moved, then in _moves(begun, first):
            found[moved] = then, source
    return found or _one_die(board, first, second)


def _one_die(board: int, first: int, second: int) -> dict[int, Sources]:
    """When both dice cannot be played: the higher, or else the lower."""
    with_first: dict[int, Sources] = {moved: (at, 0) for moved, at in _moves(board, first)}
    with_second: dict[int, Sources] = {moved: (0, at) for moved, at in _moves(board, second)}
    if first > second:
        return with_first or with_second
    return with_second or with_first


def _doublet(board: int, die: int) -> dict[int, Sources]:
    reached: list[tuple[int, int, Sources]] = [(board, _ON_BAR, ())]
    for _ in range(4):
        further = _one_more(reached, die)
        if not further:
            break
        reached = further
    return {moved: sources for moved, _, sources in reached if sources}


def _one_more(reached: list[tuple[int, int, Sources]], die: int) -> list[tuple[int, int, Sources]]:
    """Each play with one more move, from no higher a point than its last."""
    move, shift, further = _MOVE[die], _SHIFT[die], []
    for board, last, path in reached:
        flags_up = (board + _SOMEBODY_OR_TWO) & _FLAGS
        sources = _sources(flags_up, die) & (last << 1) - 1
        blots = _blots(board, flags_up) if sources else 0
        while sources:
            source = sources & -sources
            sources ^= source
            moved = board + move[source]
            if hit := source >> shift & blots:
                moved += _HIT[hit]
            further.append((moved, source, (*path, source.bit_length() >> 3)))
    return further
