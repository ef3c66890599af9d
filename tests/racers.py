"""Processes of their own that send commands to one table at once, as several phones would.

    with Race(3) as race:
        race.start("append", session_id, user_id, count=10)
        answers = [racer.answers() for racer in race.racers]

A racer takes a job on one line, says "ready", waits for "go", and then answers with one JSON line
a command, written only after the service returned: what stands there was acknowledged. After
"done" it waits for the next job. Another program may speak the same way and be raced like these.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import quote
from uuid import UUID, uuid4

from django.db import connection


def database_url() -> str:
    """The address of the database that the tests are using now."""
    parts = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{Path(parts['NAME']).absolute()}"
    user, password = quote(parts["USER"]), quote(parts["PASSWORD"])
    host = quote(parts["HOST"], safe="")
    return f"postgresql://{user}:{password}@/{parts['NAME']}?host={host}&port={parts['PORT']}"


class Racer:
    """One process."""

    def __init__(self, program: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", program],
            env={**os.environ, "DATABASE_URL": database_url(), "DJANGO_ENV": "test"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def answers(self) -> list[dict[str, Any]]:
        """Everything acknowledged until the job was done or the process was killed."""
        lines = iter(self.hear, "done")
        # A process that is killed may leave half a line, which acknowledges nothing.
        return [json.loads(line) for line in _until_empty(lines) if line.endswith("}")]

    def kill_after(self, acknowledged: int) -> list[dict[str, Any]]:
        """kill -9 once so many commands were acknowledged; what was acknowledged in all."""
        seen = [json.loads(self.hear()) for _ in range(acknowledged)]
        self.process.send_signal(signal.SIGKILL)
        return [*seen, *self.answers()]

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


def _until_empty(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        if not line:
            return
        yield line


class Race:
    """Racers that start together."""

    def __init__(self, count: int, program: str = "tests.racers") -> None:
        self.racers = [Racer(program) for _ in range(count)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for racer in self.racers:
            racer.end()

    def start(self, mode: str, session_id: int, user_id: int, **options: Any) -> None:
        """Give every racer the same job and let all go at once."""
        self.start_at([session_id] * len(self.racers), mode, user_id, **options)

    def start_at(self, sessions: list[int], mode: str, user_id: int, **options: Any) -> None:
        """Give each racer the same job at a table of its own."""
        job = {"mode": mode, "user": user_id, **options}
        self.give([{**job, "session": session_id} for session_id in sessions])

    def give(self, jobs: Sequence[Mapping[str, Any]]) -> None:
        """Give each racer a job of its own and let all go at once."""
        for racer, job in zip(self.racers, jobs, strict=True):
            racer.say(json.dumps(job))
        assert {racer.hear() for racer in self.racers} == {"ready"}
        for racer in self.racers:
            racer.say("go")

    def answers(self) -> list[list[dict[str, Any]]]:
        """What each racer was answered; all are heard at once, so that none waits to be read."""
        with ThreadPoolExecutor(len(self.racers)) as pool:
            return list(pool.map(Racer.answers, self.racers))


# --- in the process of a racer --------------------------------------------------------------------


def main() -> None:
    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "clubsite.settings"
    django.setup()
    from chouette.models import ChouetteSession

    serve(_MODES, lambda job: ChouetteSession.objects.get(pk=job["session"]).last_seq)


Job = dict[str, Any]
Start = TypeVar("Start")


def serve(
    modes: Mapping[str, Callable[[Job, Start], Iterator[Job]]], prepare: Callable[[Job], Start]
) -> None:
    """Do one job after the other; `prepare` is done before the start, and its result goes along."""
    for line in sys.stdin:
        job = json.loads(line)
        start = prepare(job)
        _say("ready")
        sys.stdin.readline()
        for answer in modes[job["mode"]](job, start):
            _say(json.dumps(answer))
        _say("done")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _send(job: dict[str, Any], command_id: UUID, seq: int, **command: Any) -> dict[str, Any]:
    from django.contrib.auth.models import User

    from chouette.refusals import Refused, Stale
    from chouette.services.sessions import command_submit

    answer = {"id": str(command_id), "seq": seq, "replayed": False, "stale": False, "code": ""}
    began = time.perf_counter()
    try:
        outcome = command_submit(
            session_id=job["session"],
            command_id=command_id,
            expected_seq=seq,
            actor=User.objects.get(pk=job["user"]),
            command=command,
        )
    except Stale as stale:
        answer |= {"stale": True, "seq": stale.state.seq, "events": len(stale.events)}
        answer["stake"] = stale.state.stake_minor
    except Refused as refused:
        answer["code"] = refused.code
    else:
        answer |= {"seq": outcome.seq, "replayed": outcome.replayed}
    return {**answer, "s": time.perf_counter() - began}


def _stake(job: dict[str, Any], command_id: UUID, seq: int, stake: int) -> dict[str, Any]:
    return _send(job, command_id, seq, kind="change_stake", stake_minor=stake)


def _append(job: dict[str, Any], seq: int) -> Iterator[dict[str, Any]]:
    """Distinct commands; who is late looks where the log is and sends again."""
    for number in range(job["count"]):
        # A stake that is so already would be refused: each racer sets his own.
        answer = _until_done(job, uuid4(), seq, os.getpid() % 10_000 * 1000 + number)
        seq = answer["seq"]
        yield answer


def _once(job: dict[str, Any], seq: int) -> Iterator[dict[str, Any]]:
    """One command, expecting the log where it was before the start."""
    yield _stake(job, uuid4(), seq, job.get("stake", 7))


def _repeat(job: dict[str, Any], seq: int) -> Iterator[dict[str, Any]]:
    """The same commands as everybody else, each until it was done."""
    for number, command_id in enumerate(job["ids"]):
        answer = _until_done(job, UUID(command_id), seq, number)
        seq = max(seq, answer["seq"])
        yield answer


def _deliver(job: dict[str, Any], seq: int) -> Iterator[dict[str, Any]]:
    """As `repeat`, and each again so many times; then with another body, which is refused."""
    for number, command_id in enumerate(job["ids"]):
        for _ in range(job["times"]):
            answer = _until_done(job, UUID(command_id), seq, number)
            yield {**answer, "other": False}
        seq = max(seq, answer["seq"])
        for _ in range(job["others"]):
            yield {**_stake(job, UUID(command_id), seq, number + 1_000), "other": True}


def _until_done(job: dict[str, Any], command_id: UUID, seq: int, stake: int) -> dict[str, Any]:
    """Who is late looks where the log is and sends again; `each_s` are the times of all tries."""
    answer, each_s = {"stale": True, "seq": seq}, []
    while answer["stale"]:
        answer = _stake(job, command_id, answer["seq"], stake)
        each_s.append(answer["s"])
    return {**answer, "each_s": each_s}


def _join(job: dict[str, Any], seq: int) -> Iterator[dict[str, Any]]:
    """Bring somebody to the table."""
    yield _send(job, uuid4(), seq, kind="join", player=job["player"])


def _undo(job: dict[str, Any], seq: int) -> Iterator[dict[str, Any]]:
    """Take back the last command, as everybody saw it before the start."""
    yield _send(job, uuid4(), seq, kind="void")


_MODES = {
    "append": _append,
    "once": _once,
    "repeat": _repeat,
    "deliver": _deliver,
    "join": _join,
    "undo": _undo,
}

if __name__ == "__main__":
    main()
