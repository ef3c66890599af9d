"""A process that plays the same random night under one clock after another.

    python -m tests.reliability.clocked_night CLOCK_FILE STEPS < clocks.jsonl

A line of the input is a list of settings that the clock goes through, one a step, round and round.
For each the night is played by a club of its own; a line of the output is all that came of it, by
names: what everybody saw after each step, and the books at the end.
"""

from __future__ import annotations

import json
import os
import sys
from itertools import cycle
from pathlib import Path
from typing import Any


def main(clock_file: str, steps: str) -> None:
    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "clubsite.settings"
    django.setup()
    from tests.reliability.clock import Clock

    clock = Clock(Path(clock_file).parent)
    for number, line in enumerate(sys.stdin):
        told = play(clock, json.loads(line), int(steps), f"c{number}-")
        sys.stdout.write(f"{json.dumps(told, sort_keys=True)}\n")
        sys.stdout.flush()


def play(clock: Any, settings: list[str], steps: int, prefix: str) -> dict[str, Any]:
    from tests.people import make_people
    from tests.services.random_night import Night

    class AgreedNight(Night):
        """No dice: they would differ from night to night."""

        def draw(self, book: Any, state: Any) -> None:
            order = list(state.seating.everybody)
            self.rng.shuffle(order)
            self.send(book, state, "draw_rotation", order=order)

    people = make_people(f"Club {prefix}", prefix=prefix)
    people.club.timezone = "Europe/Rome"
    people.club.save(update_fields=["timezone"])
    names = {str(player.pk): name for name, player in people.players.items()}
    clocks, night = cycle(settings), AgreedNight(people, 7)
    seen = []
    for _ in range(steps):
        clock.set(next(clocks))
        night.step()
        seen.append([table(night.state(pk), names) for pk in sorted(night.books)])
    clock.set(next(clocks))
    night.finish()
    return {"seen": seen, "done": night.done, **books(people, names, sorted(night.books))}


def table(state: Any, names: dict[str, str]) -> dict[str, Any]:
    """What everybody sees of a table: who sits where, and the points."""
    rotation = state.seating.rotation
    return {
        "order": [names[player] for player in rotation.order],
        "partner": names.get(rotation.partner or ""),
        "everybody": [names[player] for player in state.seating.everybody],
        "totals": {names[player]: points for player, points in state.totals.items()},
        "status": state.status,
        "seq": state.seq,
    }


def books(people: Any, names: dict[str, str], sessions: list[int]) -> dict[str, Any]:
    """Balances by unit, who pays whom, and the lines of the statements."""
    from chouette.models import ChouetteSession, StatementLine
    from chouette.selectors.squaring import legs_of
    from chouette.selectors.verification import faults
    from tests.builders import balances

    rows = ChouetteSession.objects.filter(pk__in=sessions)
    lines = StatementLine.objects.filter(chouette_session__in=sessions).order_by("pk")
    columns = ("games", "box_games", "points", "money", "night_on")
    return {
        "balances": {unit: balances(people, unit) for unit in ("points", "EUR")},
        "legs": sorted((names[str(leg.payer_id)], names[str(leg.payee_id)], leg.due)
                       for leg in legs_of(rows)),
        "lines": sorted([sessions.index(session), names[str(player)], *map(str, told)]
                        for session, player, *told in lines.values_list(
                            "chouette_session_id", "player_id", *columns)),
        "faults": list(faults(club_id=people.club.pk)),
    }  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
