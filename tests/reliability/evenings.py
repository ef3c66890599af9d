"""Tables that are scored over HTTP for a while, and two of them beside each other."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import cycle
from uuid import uuid4

from tests.builders import open_table
from tests.people import PASSWORD, People
from tests.reliability.figures import percentile
from tests.reliability.gunicorn import Gunicorn
from tests.reliability.phones import Phone, result

CLOSE: dict[str, object] = {"kind": "close"}
REOPEN: dict[str, object] = {"kind": "reopen"}
Answers = list[tuple[int, float]]
"""Status and seconds of commands that were sent one after another."""


class Evening:
    """Two tables of a club that scores through a web server of its own."""

    def __init__(self, people: People, web: Gunicorn, name: str, *players: str) -> None:
        self.phone, self.answers = Phone(web.url), Answers()
        self.phone.log_in("ana", PASSWORD)
        games = open_table(people, *players[:2], table=f"Games {name}")
        ends = open_table(people, *players[2:], table=f"Ends {name}")
        self.seqs = {table.session_id: table.seq for table in (games, ends)}
        won = [result(side) for side in ("box", "team") * 4]
        taps = [(games, fields) for fields in won] + [(ends, CLOSE), (ends, REOPEN)]
        self.taps = cycle((table.session_id, fields) for table, fields in taps)

    def tap(self) -> None:
        session_id, fields = next(self.taps)
        reply = self.phone.tap(session_id, uuid4(), self.seqs[session_id], fields)
        self.seqs[session_id] = reply.seq or -1
        self.answers.append((reply.status, reply.s))


@dataclass(frozen=True)
class Evenings:
    """Two at a time, so that the machine does the same for both: one's Redis is killed."""

    struck: Evening
    spared: Evening

    def score(self, *, for_s: float, least: int) -> None:
        began = time.monotonic()
        while len(self.struck.answers) < least or time.monotonic() < began + for_s:
            self.struck.tap()
            self.spared.tap()


def p95(answers: Answers) -> float:
    return percentile([s for _, s in answers], 95)
