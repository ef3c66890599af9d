"""Three tables that eight phones play at.

    python -m tests.reliability.ground      # on the database of DATABASE_URL, which may be empty

prints where they are as one line of JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.racers import Job

if TYPE_CHECKING:
    from tests.people import People

PHONES = 8
PAIRS = (("ana", "bogdan"), ("carla", "elena"), ("radu", "sorin"))
SCORERS = ("ana", "bogdan", "elena")


@dataclass(frozen=True)
class Place:
    """A table, and where its log ended when nobody had played yet."""

    session: int
    seq: int


def lay(people: People) -> list[Place]:
    """Open the tables in the database of this process."""
    from tests.builders import open_table

    tables = [open_table(people, *pair, table=" ".join(pair)) for pair in PAIRS]
    return [Place(table.session_id, table.seq) for table in tables]


def lay_at(database_url: str) -> list[Place]:
    """Make the schema and open the tables in another database."""
    program = [sys.executable, "-m", "tests.reliability.ground"]
    printed = subprocess.run(
        program, env=environment(database_url), check=True, stdout=subprocess.PIPE
    )
    return [Place(**place) for place in json.loads(printed.stdout)]


def environment(database_url: str) -> dict[str, str]:
    """Of a process that works on this database."""
    return {**os.environ, "DATABASE_URL": database_url, "DJANGO_ENV": "test"}


def play(places: Sequence[Place], url: str, password: str, folder: Path) -> list[Job]:
    """A job for each phone: to play at one of the tables until told to stop."""
    common = {"mode": "play", "url": url, "password": password, "folder": str(folder)}
    return [
        {
            **common,
            **asdict(places[number % len(places)]),
            "name": SCORERS[number % len(SCORERS)],
            "base": number + 1,
            "step": PHONES,
        }
        for number in range(PHONES)
    ]


def main() -> None:
    import django
    from django.core.management import call_command

    os.environ["DJANGO_SETTINGS_MODULE"] = "clubsite.settings"
    django.setup()
    call_command("migrate", verbosity=0)
    from tests.people import make_people

    print(json.dumps([asdict(place) for place in lay(make_people())]))


if __name__ == "__main__":
    main()
