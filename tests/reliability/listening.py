"""Hearing several racers at once, while something is done to what they talk to."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, Self

from tests.racers import Job, Race, Racer

SILENCE_S_MAX = 120


class Listening:
    """What the racers say, in the order in which it is heard; `heard` is all of it so far.

    At the end of the `with` they find the file `stop`, finish what they are at, and are done.
    """

    def __init__(self, race: Race, stop: Path) -> None:
        self.heard: list[Job] = []
        self.stop = stop
        self._said: Queue[Job | None] = Queue()
        self._threads = [Thread(target=self._hear, args=[racer]) for racer in race.racers]
        for thread in self._threads:
            thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop.touch()
        for thread in self._threads:
            thread.join(SILENCE_S_MAX)
        while not self._said.empty():
            if (said := self._said.get()) is not None:
                self.heard.append(said)

    def _hear(self, racer: Racer) -> None:
        for line in iter(racer.hear, "done"):
            if not line:
                break  # it was killed, or has failed
            self._said.put(json.loads(line))
        self._said.put(None)

    def until(self, wanted: Callable[[Job], bool], times: int = 1) -> Any:
        """Returns what was heard last, once so much was heard of what is wanted.

        Raises queue.Empty if nobody says anything for two minutes.
        """
        while times:
            said = self._said.get(timeout=SILENCE_S_MAX)
            assert said is not None, "a racer ended before its time"
            self.heard.append(said)
            times -= wanted(said)
        return self.heard[-1]

    def statuses(self) -> Counter[int]:
        """How often each status was heard."""
        return Counter(said["status"] for said in self.heard)


def acknowledged(said: Job) -> bool:
    return bool(said["status"] == 200)
