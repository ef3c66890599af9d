"""The partner's half of all that a box can win and lose in one game (rows 44, 45 and 48).

A is the box with the partner H against B, C and D. What B, C and D have does not depend on the
rule; the last two columns are A and H with the odd point to the box, and in half-points.
"""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, Played, box, buy, extra, played, result, settle, team


def partnered(*events: Event, **more: Any) -> Played:
    return played("ABCD", *events, **{"partner": "H", "partner_from": 5, **more})


GAMES: dict[str, tuple[list[Event], dict[str, Any], str, str, str]] = {
    "a gammon, an agreement and a drop": (
        [team(B="take"), settle("C", 1.5), box(D="drop"), result("team", "gammon")],
        *({}, "B+4 C+1.5 D-1", "A-2.5 H-2", "A-2.5 H-2"),
    ),
    "an automatic double": (
        *([result("box")], {"auto_doubles": 1}, "B-2 C-2 D-2"),
        *("A+3 H+3", "A+3 H+3"),
    ),
    "a beaver, a take and a drop": (
        *([box(B="beaver", C="take", D="drop"), result("box")], {}, "B-4 C-2 D-1"),
        *("A+4 H+3", "A+3.5 H+3.5"),
    ),
    "unequal levels": (
        *([result("team")], {"start_levels": {"B": 3}, "level_agreement": "multiples"}),
        *("B+3 C+1 D+1", "A-3 H-2", "A-2.5 H-2.5"),
    ),
    "half a point": (
        *([settle("B", 0.5), settle("C", -1), settle("D", 0)], {}, "B+0.5 C-1 D0"),
        *("A+0.5 H0", "A+0.5 H0"),
    ),
    "a point and a half lost": (
        *([settle("B", 2.5), settle("C", -1), settle("D", 0)], {}, "B+2.5 C-1 D0"),
        *("A-1.5 H0", "A-1 H-0.5"),
    ),
    "three and a half won": (
        *([settle("B", -0.5), settle("C", -1), settle("D", -2)], {}, "B-0.5 C-1 D-2"),
        *("A+2.5 H+1", "A+2 H+1.5"),
    ),
    "three and a half lost": (
        *([settle("B", 1.5), settle("C", 1), settle("D", 1)], {}, "B+1.5 C+1 D+1"),
        *("A-2.5 H-1", "A-2 H-1.5"),
    ),
    "one point won": (
        *([team(B="drop"), result("box")], {}, "B+1 C-1 D-1"),
        *("A+1 H0", "A+0.5 H+0.5"),
    ),
    "two points lost": (
        *([team(B="drop"), box(C="drop", D="take"), result("team")], {}, "B+1 C-1 D+2"),
        *("A-1 H-1", "A-1 H-1"),
    ),
    "nothing": (
        *([settle("B", 1), settle("C", -1), settle("D", 0)], {}, "B+1 C-1 D0"),
        *("A0 H0", "A0 H0"),
    ),
    "extras, which are between members": (
        [box(B="drop", C="take", D="drop"), extra("BC"), result("team")],
        *({"voluntary_extras": True}, "B-4 C+5 D-1", "A0 H0", "A0 H0"),
    ),
    "a bought cube, which is with the box": (
        *([buy("DB"), result("box", "gammon")], {"bought_cubes": True}, "B-4 C-1 D-1"),
        *("A+3 H+3", "A+3 H+3"),
    ),
    "one cube with a captain who dropped": (
        [box(B="drop", C="take", D="take"), result("team", "gammon")],
        *({"cubes": "single"}, "B-1 C+4 D+4", "A-4 H-3", "A-3.5 H-3.5"),
    ),
}


@pytest.mark.parametrize("split", ["odd_point_to_box", "half_points"])
@pytest.mark.parametrize("name", GAMES)
def test_it_shares(name: str, split: str) -> None:
    events, more, members, odd, halves = GAMES[name]
    game = partnered(*events, **more, partner_split=split)
    box_points, partner_points = (odd if split == "odd_point_to_box" else halves).split()
    assert game.points == f"{box_points} {members} {partner_points}"
    assert game.warnings == []
    share = [t for t in game.settlement.transfers if t.kind == "share"]
    assert [{t.payer, t.payee} for t in share] == [{"A", "H"}] * (partner_points != "H0")


@pytest.mark.parametrize(
    ("events", "rules", "captain", "own_place"),
    [
        # The box keeps the seat: the partnership goes on.
        ([result("box")], {}, "ACDB+H", "ACDB+H"),
        ([settle("B", 0), result("team")], {}, "ABCD+H", "ABCD+H"),
        ([team(B="drop"), result("box")], {"seat": "net"}, "ACDB+H", "ACDB+H"),
        # He loses it to the captain, to the next in line, to an acting captain.
        ([result("team")], {}, "BHCDA", "BCDHA"),
        ([box(B="drop"), result("team")], {"seat": "all"}, "CHDBA", "CDBHA"),
        (
            [box(B="drop", C="drop"), result("team")],
            {"seat": "all", "successor": "acting_captain"},
            *("DHCBA", "DCBHA"),
        ),
        # With one cube the captain who dropped is gone, the partner comes before the old box.
        (
            [box(B="drop", C="take", D="take"), result("team")],
            {"cubes": "single"},
            *("CHDBA", "CDBHA"),
        ),
        ([box(B="drop", C="take", D="take"), result("box")], {"cubes": "single"}, *["ADBC+H"] * 2),
    ],
)
def test_it_seats_the_partner(
    events: list[Event], rules: dict[str, Any], captain: str, own_place: str
) -> None:
    assert partnered(*events, **rules, partner_after_loss="captain").order == captain
    assert partnered(*events, **rules, partner_after_loss="own_place").order == own_place


def test_it_counts_the_whole_sum_for_the_seat_not_the_boxs_half() -> None:
    """Of one point lost H pays nothing by the odd-point rule; the box has lost it all the same."""
    events = [settle("B", -1), settle("C", 1), settle("D", 1)]
    game = partnered(*events, seat="net")
    assert (game.points, game.order) == ("A-1 B-1 C+1 D+1 H0", "CHDBA")
