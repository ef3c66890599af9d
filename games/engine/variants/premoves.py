"""What may be done before the dice are thrown (section 3.13)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PreMoves:
    """A checker of the reserve joins the marked one where that stands alone, or the last one on
    the head. A pile of `least` or more before an empty point is dealt out, one checker a point,
    over at most `skipped` points in a row that the opponent holds; the head too where
    `from_head`. At most `per_turn` before a throw, None: any number."""

    per_turn: int | None = 1
    from_head: bool = False
    least: int = 3
    skipped: int = 5
