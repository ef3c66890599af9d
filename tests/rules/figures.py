"""What a table's games come to, in a few words, so that a test reads like the night.

table = Table("ABC").after(team(B="take"), result("team"))
assert cube(table, "B") == "offers 1 +2, takes 0 0, drops 0 0"
"""

from __future__ import annotations

from chouette.rules.figures import Figures, figures_of, pairs_of

from .table import Table


def of(table: Table, player: str) -> Figures:
    """The figures of one player."""
    return figures_of(table.state.records)[player]


def cube(table: Table, player: str) -> str:
    """How often and to how many points: offers, takes, drops."""
    found = of(table, player)
    return (
        f"offers {found.offers} {points(found.offer_points)}, "
        f"takes {found.takes} {points(found.take_points)}, "
        f"drops {found.drops} {points(found.drop_points)}"
    )


def pairs(table: Table) -> dict[str, str]:
    """`{"AB": "2 games +3 -1"}`: what A won from and lost to B."""
    return {
        f"{pair.player}{pair.opponent}": (
            f"{pair.games} games {points(pair.won)} {points(-pair.lost)}"
        )
        for pair in pairs_of(table.state.records)
    }


def points(halves: int) -> str:
    """Half-points as points with a sign: +1.5, 0, -2."""
    return f"{halves / 2:+g}" if halves else "0"
