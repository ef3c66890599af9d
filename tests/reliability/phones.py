"""Phones that tap at a table over HTTP: racers that know nothing but the site's pages.

Each logs in by the form and sends what the forms of a table page send, as the page's script does.
Every delivery is told as one line, and a command is delivered until it was acknowledged, refused or
given up: whoever gets no answer, 503 or 409 sends the same command again. Where the job names a
folder, an acknowledged command is first written to a file there: what stands in it was confirmed
to a person, whatever is killed afterwards.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from fcntl import LOCK_EX, flock
from functools import cache
from http.client import HTTPConnection, HTTPException
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any
from urllib.parse import urlencode, urlsplit
from uuid import UUID, uuid4

from tests.racers import Job, serve

ANSWER_S_MAX = 60
UNANSWERED_MAX = 50
"""A test that fails must end: so often a command is sent again before it is given up."""


@dataclass(frozen=True)
class Reply:
    """What came back; status 0 if the connection broke, -1 if nobody listened."""

    status: int
    s: float = 0.0
    headers: Mapping[str, str] | None = None
    body: str = ""

    @property
    def seq(self) -> int | None:
        """Where the log ends now, as a done or a refused form tells it."""
        told = (self.headers or {}).get("X-Chouette-Seq")
        form = re.search(r'name="expected_seq" value="(\d+)"', self.body)
        return int(told) if told else int(form[1]) if form else None

    @property
    def retry_after_s(self) -> float | None:
        told = (self.headers or {}).get("Retry-After")
        return None if told is None else float(told)


class Phone:
    """A browser: cookies, and forms sent over a connection of their own each."""

    def __init__(self, url: str) -> None:
        self.address = urlsplit(url).netloc
        self.cookies: dict[str, str] = {}

    def log_in(self, name: str, password: str) -> None:
        """By the form, as a person does."""
        self.send("GET", "/log-in/")
        reply = self.send("POST", "/log-in/", {"username": name, "password": password})
        assert (reply.status, "sessionid" in self.cookies) == (302, True), reply

    def send(
        self,
        method: str,
        path: str,
        form: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """One request. A connection that breaks or is refused is a reply, too."""
        body = None
        sent = {"Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items()), **(headers or {})}
        if form is not None:
            body = urlencode({**form, "csrfmiddlewaretoken": self.cookies["csrftoken"]})
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        connection = HTTPConnection(self.address, timeout=ANSWER_S_MAX)
        began = time.perf_counter()
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            read = response.read().decode()
        except ConnectionRefusedError:
            return Reply(-1)
        except (OSError, HTTPException):
            return Reply(0)
        finally:
            connection.close()
        for name, value in response.getheaders():
            if name == "Set-Cookie":
                self.cookies |= {k: v.value for k, v in SimpleCookie(value).items()}
        s = time.perf_counter() - began
        return Reply(response.status, s, dict(response.getheaders()), read)

    def tap(
        self, session_id: int, command_id: UUID, seq: int, fields: Mapping[str, object]
    ) -> Reply:
        """Send one command from the table's page."""
        page = f"/sessions/{session_id}/"
        form = {"command_id": str(command_id), "expected_seq": seq, **fields}
        headers = {"HX-Request": "true", "HX-Current-URL": f"http://{self.address}{page}"}
        return self.send("POST", f"{page}commands/", form, headers)


def new_stake(minor: int) -> dict[str, object]:
    """The form of another stake."""
    return {"kind": "change_stake", "stake": f"{minor / 100:.2f}", "slip": "stake"}


def result(winner: str) -> dict[str, object]:
    """The form of a game that is over."""
    side = {"winner": winner, "result_kind": "single", "slip": f"result-{winner}-single"}
    return {"kind": "result", **side, "confirm_large": "1"}


UNDO: dict[str, object] = {"kind": "void"}


# --- in the process of a phone --------------------------------------------------------------------


@cache
def logged_in(url: str, name: str, password: str) -> Phone:
    """The phone of this person, who stays logged in from job to job."""
    phone = Phone(url)
    with one_at_a_time():
        phone.log_in(name, password)
    return phone


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """No other phone of this run logs in meanwhile: eight passwords for one name at one moment are
    guesses, until the first was right."""
    with Path(__file__).open() as lock:
        flock(lock, LOCK_EX)
        yield


class Sender:
    """A phone at one table, and where it believes the log to end."""

    def __init__(self, job: Job) -> None:
        self.session_id, self.seq = job["session"], job["seq"]
        self.phone = logged_in(job["url"], job["name"], job["password"])
        folder = job.get("folder")
        self.acks = (Path(folder) / f"{os.getpid()}.acks").open("a") if folder else None
        self.done = Path(folder) / "stop" if folder else None

    def deliver(self, command_id: UUID, fields: Mapping[str, object]) -> Iterator[dict[str, Any]]:
        """Every delivery of one command, until it is confirmed or refused, or nobody listens."""
        retried_at, unanswered = 0.0, 0
        while unanswered < UNANSWERED_MAX:
            reply = self.phone.tap(self.session_id, command_id, self.seq, fields)
            self.seq = reply.seq or self.seq
            if reply.status == 200:
                self._acknowledge(command_id, retried_at)
            yield self._told(command_id, reply)
            if reply.status not in (0, 409, 503):
                return
            if reply.status == 503:
                # A person is asked to wait, and does.
                Event().wait(reply.retry_after_s or 0)
            if reply.status != 409:
                unanswered += 1
                retried_at = retried_at or time.time()

    def _acknowledge(self, command_id: UUID, retried_at: float) -> None:
        if self.acks:
            self.acks.write(f"{command_id} {retried_at}\n")
            self.acks.flush()

    def _told(self, command_id: UUID, reply: Reply) -> dict[str, Any]:
        told = {"id": str(command_id), "status": reply.status, "s": reply.s, "seq": reply.seq}
        told |= {"at": time.monotonic(), "retry_after_s": reply.retry_after_s}
        missed = re.findall(r"The stake is ([0-9.]+) a point", reply.body)
        return {**told, "missed": missed} if reply.status == 409 else told


def _append(job: Job, sender: Sender) -> Iterator[dict[str, Any]]:
    """So many commands of one's own."""
    for number in range(job["count"]):
        yield from sender.deliver(uuid4(), new_stake(job["base"] + number))


def _once(job: Job, sender: Sender) -> Iterator[dict[str, Any]]:
    """One command, delivered once, expecting the log where the job says."""
    yield next(sender.deliver(uuid4(), new_stake(job["base"])))


def _repeat(job: Job, sender: Sender) -> Iterator[dict[str, Any]]:
    """The same commands as everybody else, each so many times; then with another body."""
    for number, command_id in enumerate(job["ids"], start=1):
        for _ in range(job["times"]):
            for told in sender.deliver(UUID(command_id), new_stake(number)):
                yield {**told, "other": False}
        for _ in range(job["others"]):
            for told in sender.deliver(UUID(command_id), new_stake(number + 1_000)):
                yield {**told, "other": True}


def _play(job: Job, sender: Sender) -> Iterator[dict[str, Any]]:
    """Games, stakes and undoing, until a file called `stop` lies in the folder."""
    for number in count(job["base"], job["step"]):
        for fields in (result("box"), new_stake(number), result("team"), UNDO):
            if sender.done and sender.done.exists():
                return
            yield from sender.deliver(uuid4(), fields)


_MODES = {"append": _append, "once": _once, "repeat": _repeat, "play": _play}

if __name__ == "__main__":
    serve(_MODES, Sender)
