"""The slip of a quick score: the points of a whole game, for tables that keep no cubes here."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from chouette.rules.actions import QuickScore, Side
from chouette.rules.contracts import Game
from chouette.web.people import Person
from chouette.web.slip_parts import Build, SlipBody
from chouette.web.table_forms import BadField, prefixed_words, whole_of

QUICK_STEPS = (-8, -4, -2, -1, 0, "sign", 8, 4, 2, 1)
"""Two rows of six on a phone: the last two places are the field's.

A phone's number pad may have no minus, which the sign's button stands in for.
"""

EVERY = (1, -1)
"""What most games bring every member: one tap for all, then whoever has something else."""


@dataclass(frozen=True)
class QuickRow:
    person: Person
    points: str


def quick(build: Build) -> SlipBody | None:
    """A whole game at once; who won is asked only when the signs do not say it."""
    game, people = build.table.game, build.table.people
    if game is None or (build.table.state.game and build.table.state.game.actions):
        return None
    values: dict[str, object] = {
        "rows": [QuickRow(people[m], build.typed.get(f"points-{m}", "0")) for m in game.members],
        "steps": QUICK_STEPS,
        "every": EVERY,
        "box": people[game.box],
    }
    command = _quick_command(build)
    if command is not None:
        values |= _quick_winner(build, game, command)
    title = _("Game {number}: quick score").format(number=build.table.game_number)
    return SlipBody(title, "quick", values)


def _quick_command(build: Build) -> QuickScore | None:
    typed = prefixed_words(build.typed, "points-")
    try:
        points = {player: whole_of(text) for player, text in typed.items()}
    except BadField:
        return None
    winner = build.typed.get("winner")
    side: Side | None = "box" if winner == "box" else "team" if winner == "team" else None
    return QuickScore(points, side) if points else None


def _quick_winner(build: Build, game: Game, quick_score: QuickScore) -> dict[str, object]:
    captain = game.members[0]
    undecided = not quick_score.points.get(captain)
    if game.ruleset.cubes == "single":
        undecided = not any(points > 0 for points in quick_score.points.values())
    if not undecided:
        return {}
    single = game.ruleset.cubes == "single"
    other = _("Team") if single else build.table.people.name(captain)
    ask = _("Who won the game?") if single else _("Who won, the box or the captain?")
    return {"ask": ask, "other": other}
