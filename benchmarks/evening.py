"""A club with tables that play, and a scorer who is logged in: what clients of a server need.

DATABASE_URL=... python -m benchmarks.evening 9     # migrates, prints it as one JSON object
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

SEATS = 5


@dataclass(frozen=True)
class Evening:
    """`tables` by their number, each at event `seq`; `headers` are those of the scorer's phone."""

    seq: int
    tables: list[int]
    headers: dict[str, str] = field(default_factory=dict)


def evening_in(environment: Mapping[str, str], *, tables: int, migrate: bool = True) -> Evening:
    """A new evening in the database of this environment, made by a process of its own."""
    words = [sys.executable, "-m", "benchmarks.evening", str(tables), *(["migrate"] * migrate)]
    made = subprocess.run(words, env=dict(environment), stdout=subprocess.PIPE, check=True)
    return Evening(**json.loads(made.stdout))


# --- in the process of its own -------------------------------------------------------------------


def main(tables: int, *, migrate: bool) -> None:
    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "clubsite.settings"
    django.setup()
    from django.core.management import call_command

    if migrate:
        call_command("migrate", verbosity=0)
    print(json.dumps(asdict(_evening(tables))))


def _evening(tables: int) -> Evening:
    from uuid import uuid4

    from django.contrib.auth.models import User
    from django.test import Client
    from django.utils.crypto import get_random_string

    from chouette.services.clubs import create_club

    name = f"scorer-{uuid4().hex[:8]}"
    user = User.objects.create_user(name)
    club = create_club(user=user, name=f"Club of {name}", currency="EUR", stake_minor=50)
    numbers = [_open_table(club.pk, user, f"Table {number}") for number in range(tables)]
    client, token = Client(), get_random_string(32)
    client.force_login(user)
    cookies = f"sessionid={client.cookies['sessionid'].value}; csrftoken={token}"
    return Evening(2, numbers, {"Cookie": cookies, "X-CSRFToken": token})


def _open_table(club_id: int, user: Any, table: str) -> int:
    from datetime import date
    from uuid import uuid4

    from chouette.services.players import add_guest
    from chouette.services.sessions import command_submit, session_open

    names = [f"{name} at {table}" for name in ("Ana", "Bogdan", "Carla", "Dinu", "Elena")]
    players = [str(add_guest(club_id=club_id, actor=user, name=name).pk) for name in names]
    opened = session_open(
        club_id=club_id,
        command_id=uuid4(),
        actor=user,
        night_on=date(2026, 1, 15),
        table=table,
        players=players,
    )
    command_submit(
        session_id=opened.session_id,
        command_id=uuid4(),
        expected_seq=opened.seq,
        actor=user,
        command={"kind": "draw_rotation", "order": players},
    )
    return opened.session_id


if __name__ == "__main__":
    main(int(sys.argv[1]), migrate="migrate" in sys.argv)
