"""The piles of emir, for rules that are told once more (variants.md 3.13).

A board is 25 texts, each a pile from the bottom up, as the mover numbers the points; the first is
what he has borne off. `m` is a checker of his and `M` his emir, `h` and `H` the opponent's. A
prisoner is a checker under those of the other side.
"""

from __future__ import annotations

from typing import NamedTuple


class Board(NamedTuple):
    piles: tuple[str, ...]
    bar: str = ""
    his_bar: str = ""
    his_off: str = ""
    winner: str = ""


def owner(checker: str) -> str:
    return checker.lower()


def free(pile: str) -> str:
    """Those of whoever has the uppermost, all but a prisoner."""
    return "".join(one for one in pile if owner(one) == owner(pile[-1]))


def is_held(pile: str) -> bool:
    """Whether a prisoner is under it."""
    return len(free(pile)) < len(pile)


def mine(pile: str) -> bool:
    return pile[-1:].lower() == "m"


def his(point: int) -> int:
    """What the opponent calls my point."""
    return point + 12 if point <= 12 else point - 12


def has_row(board: Board, *, over_captured: bool = True) -> bool:
    """Six closed points one after the other on his way, and nobody of his beyond them."""
    if board.winner:
        return False
    closed = {
        his(point)
        for point, pile in enumerate(board.piles)
        if point and mine(pile) and len(pile if over_captured else free(pile)) > 1
    }
    stand = [his(point) for point in range(1, 25) if "h" in board.piles[point].lower()]
    rows = [start for start in range(1, 20) if closed >= set(range(start, start + 6))]
    return any(not board.his_off and min(stand, default=25) >= start for start in rows)


def without(pile: str, checker: str) -> str:
    """A pile that the uppermost checker of this kind has left."""
    place = pile.rindex(checker)
    return pile[:place] + pile[place + 1 :]


def with_piles(board: Board, changed: dict[int, str], winner: str = "") -> Board:
    """Other piles; on the two heads and under prisoners nobody knows which lies where."""
    piles = list(board.piles)
    for point, pile in changed.items():
        piles[point] = ordered(point, pile if point else board.piles[0] + pile)
    return board._replace(piles=tuple(piles), winner=winner or board.winner)


def ordered(point: int, pile: str) -> str:
    """The pile in the one order that stands for all that are alike."""
    if point in (12, 24) and pile and owner(pile[-1]) == ("h" if point == 12 else "m"):
        return pile
    if pile and is_held(pile):
        return pile[0] + "".join(sorted(pile[1:]))
    return "".join(sorted(pile))
