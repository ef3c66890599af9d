"""Games that somebody says were scored wrongly, as the tests of the API say, decide and list it."""

from __future__ import annotations

from typing import Any

from chouette.models import Dispute
from chouette.services.disputes import dispute_game
from tests.api.conftest import Caller, browser_of
from tests.builders import Table
from tests.people import People


def say(caller: Caller, table: Table, status: int = 201, *, game: int = 1, **body: Any) -> Any:
    """That a game was scored wrongly."""
    return caller.send(f"sessions/{table.session_id}/games/{game}/dispute/", body, status)


def decide(caller: Caller, doubt: Dispute, status: int = 200, **body: Any) -> Any:
    """That it stands, unless another `verdict` is named."""
    return caller.send(f"disputes/{doubt.pk}/decide/", {"verdict": "stands", **body}, status)


def withdraw(caller: Caller, doubt: Dispute, status: int = 200) -> Any:
    """Take the doubt back."""
    return caller.send(f"disputes/{doubt.pk}/withdraw/", None, status)


def listed(people: People, **query: Any) -> Any:
    """What a member is told, the newest first."""
    return browser_of(people.carla).ask(f"clubs/{people.club.slug}/disputes/", **query)["results"]


def carlas_doubt(people: People, night: Table) -> Dispute:
    """Carla says that the first game was scored wrongly."""
    return dispute_game(
        session_id=night.session_id, game=1, actor=people.carla, note="I had dropped"
    )
