"""What may be done in emir before the throw, once more and for itself (variants.md 3.13)."""

from __future__ import annotations

from itertools import pairwise

from tests.engine.long.plain_board import Board, free, has_row, mine, with_piles


def beforehand(board: Board, *, from_head: bool, reserve: bool) -> set[Board]:
    """What the board may become."""
    results = brought(board) if reserve else set()
    for point in range(2, 25 if from_head else 24):
        results |= dealt(board, point)
    return {board for board in results if not has_row(board)}


def dealt(board: Board, point: int) -> set[Board]:
    """What a pile becomes that is dealt out before the throw."""
    pile, number = free(board.piles[point]), len(free(board.piles[point]))
    if not mine(pile) or number < 3 or board.piles[point - 1]:
        return set()
    ahead = range(point - 1, 0, -1)
    targets = [place for place in ahead if not board.piles[place] or mine(board.piles[place])]
    gaps = [high - low for high, low in pairwise([point, *targets[:number]])]
    if len(targets) < number or max(gaps) > 6:
        return set()
    left = board.piles[point][:-number]
    results = set()
    orders = {pile.replace("M", "")[:at] + "M" + pile.replace("M", "")[at:] for at in range(number)}
    for order in orders if "M" in pile else {pile}:
        to = dict(zip(targets, order, strict=False))
        changed = {place: board.piles[place] + checker for place, checker in to.items()}
        results.add(with_piles(board, {point: left, **changed}))
    return results


def brought(board: Board) -> set[Board]:
    """What the board becomes when one of the reserve is brought in."""
    alone = [
        point
        for point in range(1, 25)
        if free(board.piles[point] or "x") in ("M", *("m" * (point == 24)))
    ]
    return {with_piles(board, {point: board.piles[point] + "m"}) for point in alone}
