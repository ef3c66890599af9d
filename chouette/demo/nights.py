"""Two nights of the demo club, told as commands.

Seats are named by their place in the order, because who sits where follows from the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any
from uuid import uuid4

from chouette.demo.people import DemoClub
from chouette.models import ChouetteSession
from chouette.rules.actions import action_json
from chouette.rules.state import ChouetteState
from chouette.selectors.clubs import club_today
from chouette.selectors.squaring import legs_of
from chouette.services.outbox import dispatch
from chouette.services.payments import pay_leg
from chouette.services.sessions import command_submit, session_open

LAST_WEEK = ("Ana", "Bogdan", "Carla", "Dinu", "Elena")
TONIGHT = ("Ana", "Bogdan", "Carla", "Dinu", "Elena", "Radu")
DEVICE = "Bogdan's phone"


class Host:
    """Whoever keeps score: sends commands to one table and knows where its log is."""

    def __init__(self, demo: DemoClub, night_on: date, names: Sequence[str]) -> None:
        self.demo = demo
        opened = session_open(
            club_id=demo.club.pk,
            command_id=uuid4(),
            actor=demo.scorer,
            night_on=night_on,
            table="Table 1",
            players=demo.numbers(*names),
            device=DEVICE,
        )
        self.session_id, self.state = opened.session_id, opened.state

    def send(self, kind: str, **fields: Any) -> ChouetteState:
        """Submit one command as the scorer."""
        outcome = command_submit(
            session_id=self.session_id,
            command_id=uuid4(),
            expected_seq=self.state.seq,
            actor=self.demo.owner if kind == "close" else self.demo.scorer,
            command={"kind": kind, **fields},
            device=DEVICE,
        )
        self.state = outcome.state
        return self.state

    @property
    def members(self) -> tuple[str, ...]:
        """Captain and crew of the game to come, or of the open one."""
        game = self.state.game
        return game.order[1:] if game else self.state.seating.rotation.order[1:]

    def box_doubles(self, *answers: str) -> None:
        """The box doubles everybody; answers in order of the members."""
        self.send("double", side="box", answers=dict(zip(self.members, answers, strict=True)))

    def team_doubles(self, place: int, answer: str) -> None:
        """The member at this place (0: the captain) doubles, and the box answers."""
        self.send("double", side="team", answers={self.members[place]: answer})

    def result(self, winner: str, kind: str = "single") -> None:
        """The board game ends."""
        self.send("result", winner=winner, result=kind)


def play_last_week(demo: DemoClub) -> None:
    """A whole night of quick scores, closed, and partly paid."""
    host = Host(demo, club_today(demo.club) - timedelta(days=7), LAST_WEEK)
    host.send("draw_rotation")
    for points in ((-1, -1, 2, -1), (2, 1, -1, 4), (-2, 1, -2, 2), (1, -1, 1, 1), (4, 2, -1, -2)):
        host.send("quick_result", points=dict(zip(host.members, points, strict=True)))
    host.send("close")
    dispatch()
    legs = legs_of(ChouetteSession.objects.filter(pk=host.session_id))
    for leg, amount in zip(legs, (None, 25), strict=False):
        pay_leg(
            club_id=demo.club.pk,
            command_id=uuid4(),
            actor=demo.scorer,
            leg_id=leg.entry_id,
            amount_minor=amount,
        )


def play_tonight(demo: DemoClub) -> None:
    """A night in progress: a beaver, a lone taker, a late-comer, an undo and a correction."""
    host = Host(demo, club_today(demo.club), TONIGHT)
    dice = {number: [[6 - place]] for place, number in enumerate(demo.numbers(*TONIGHT))}
    host.send("draw_rotation", rolls=dice)
    host.box_doubles("take", "take", "drop", "drop", "beaver")
    host.result("box")
    host.box_doubles("drop", "drop", "take", "drop", "drop")  # the lone taker must drop
    host.team_doubles(0, "take")
    host.send("join", player=demo.numbers("Sorin")[0])
    host.result("team", "gammon")
    host.send("automatic_double")
    host.team_doubles(1, "drop")
    host.result("box")  # entered by mistake ...
    host.send("void")
    host.result("team")  # ... and put right at once
    _correct_first_game(host)
    host.team_doubles(0, "take")
    host.send("offer", side="box", members=list(host.members[1:3]))
    host.send("answer", member=host.members[1], answer="take")


def _correct_first_game(host: Host) -> None:
    """Somebody remembers that the first game was a gammon."""
    record = host.state.records[0]
    *doubles, _ = record.actions
    events = [action_json(action) for action in doubles]
    events.append({"type": "result", "winner": "box", "kind": "gammon"})
    host.send("correct_game", game=record.number, events=events)
