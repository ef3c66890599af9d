"""A program that somebody logs in with: it keeps cookies and sends the CSRF token it was told."""

from __future__ import annotations

from typing import Any

from tests.api.conftest import Caller
from tests.guests import somewhere
from tests.people import PASSWORD

NEW = "quite-another-one"


class Program(Caller):
    """One that was never here, at an address that nobody asked from before."""

    def __init__(self, **headers: Any) -> None:
        super().__init__(**{"REMOTE_ADDR": somewhere(), **headers})
        self.knock()

    def knock(self) -> None:
        """Get a CSRF token."""
        self.bear(self.ask("account/csrf/"))

    def bear(self, told: dict[str, Any]) -> None:
        """Send this answer's CSRF token from now on."""
        self.credentials(HTTP_X_CSRFTOKEN=told["csrf_token"])

    def log_in(self, name: str, password: str = PASSWORD) -> Any:
        """What is answered to a log-in that is good."""
        told = self.send("account/log-in/", {"username": name, "password": password}, 200)
        self.bear(told)
        return told

    def tries(self, path: str, body: Any, times: int, method: str = "post") -> list[int]:
        """The statuses of the same sent so many times."""
        return [getattr(self, method)(f"/api/v1/{path}", body).status_code for _ in range(times)]

    def is_in(self) -> bool:
        """Whether somebody is logged in with it."""
        return bool(self.get("/api/v1/me/").status_code == 200)


def logged_in(name: str, password: str = PASSWORD) -> Program:
    """A program with which he is logged in."""
    program = Program()
    program.log_in(name, password)
    return program
