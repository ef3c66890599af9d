"""Whom a game sends to the end of the order, in their new order: newcomers are seated by this."""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, box, played, quick, result, settle, team

ONE = {"cubes": "single"}
USES = {"acting_captain": "uses_turn"}
OWN_PLACE = {"partner": "H", "partner_after_loss": "own_place"}


@pytest.mark.parametrize(
    ("events", "more", "order", "moved"),
    [
        # Many cubes: the captain, the box, or both.
        ([result("box")], {}, "ACDEB", "B"),
        ([result("team")], {}, "BCDEA", "A"),
        ([box(B="drop"), result("team")], {"seat": "all"}, "CDEBA", "BA"),
        # Nobody.
        ([settle("B", 0), result("box")], {}, "ABCDE", ""),
        ([quick(B=0, C=1, D=1, E=1)], {}, "ABCDE", ""),
        (
            [team(B="drop"), box(C="drop"), result("box")],
            {"seat": "net", "winning_captain": "stays"},
            *("ABCDE", ""),
        ),
        # Acting captains who used their turn.
        ([box(B="drop"), result("box")], USES, "ADEBC", "BC"),
        ([box(B="drop"), box(C="drop"), result("box")], USES, "AEBCD", "BCD"),
        ([box(B="drop"), team(E="drop"), result("box")], {**USES, "seat": "all"}, "DEBCA", "BCA"),
        # A successor out of turn does not move.
        (
            [box(B="drop", C="drop"), result("team")],
            {"seat": "all", "successor": "acting_captain"},
            *("DCEBA", "BA"),
        ),
        # The partner counts where he goes to the end with the box, not where he is captain.
        ([result("team")], {"partner": "H"}, "BHCDEA", "A"),
        ([result("team")], OWN_PLACE, "BCDEHA", "HA"),
        ([box(B="drop"), result("team")], {**OWN_PLACE, "seat": "all"}, "CDEBHA", "BHA"),
        ([result("box")], OWN_PLACE, "ACDEB+H", "B"),
        # One cube.
        ([result("box")], ONE, "ACDEB", "B"),
        ([result("team")], ONE, "BCDEA", "A"),
        (
            [box(B="drop", C="take", D="take", E="take"), result("team")],
            *(ONE, "CDEBA", "BA"),
        ),
        (
            [box(B="drop", C="take", D="take", E="take"), result("box")],
            *(ONE, "ADEBC", "BC"),
        ),
        (
            [box(B="drop", C="take", D="take", E="take"), result("box")],
            {**ONE, "acting_captain": "keeps_turn"},
            *("ACDEB", "B"),
        ),
        (
            [box(B="drop", C="drop", D="drop", E="take"), settle("E", 0)],
            *(ONE, "ACDEB", "B"),
        ),
        (
            [box(B="take", C="drop", D="drop", E="drop"), settle("B", 0)],
            *(ONE, "ABCDE", ""),
        ),
    ],
)
def test_it_moves(events: list[Event], more: dict[str, Any], order: str, moved: str) -> None:
    game = played("ABCDE", *events, **more)
    assert game.order == order
    assert game.moved == moved
