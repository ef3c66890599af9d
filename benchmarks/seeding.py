"""A club with as many ledger entries as one likes: one night is played, the others are its copies.

The night goes through the services: nine people, 31 games, closed, stated, with a plan. Its rows
are then copied by PostgreSQL itself, a night for every day before it; every guard is in force and
looks at each row. The plans of all nights but the last are paid. A table that plays comes last. The
links of the logs' hash chains are copies, too: `verify_ledger` would find them to be the first
night's.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from uuid import uuid4

from django.contrib.auth.models import User
from django.db import connection
from django.db.models import Model

from chouette.models import (
    ChouetteSession,
    Club,
    Command,
    Event,
    LedgerEntry,
    Statement,
    StatementLine,
    StatementPair,
)
from chouette.services.clubs import create_club
from chouette.services.outbox import dispatch
from chouette.services.players import add_guest
from chouette.services.sessions import CommandOutcome, command_submit, session_open

NAMES = ("Ana", "Bogdan", "Carla", "Dinu", "Elena", "Radu", "Sorin", "Mira")
LAST_NIGHT = date(2026, 1, 15)
GAMES, CHUNK = 31, 250


@dataclass(frozen=True)
class Seeded:
    """The club, its owner, the last night (closed, not paid) and the table that plays."""

    club: Club
    user: User
    closed: int
    playing: int
    entries: int


def seeded_club(name: str, entries: int, *, games: int = GAMES) -> Seeded:
    """A club of at least so many entries, in whole nights."""
    user = User.objects.create_user(f"owner-of-{name}")
    club = create_club(user=user, name=name, currency="EUR", stake_minor=50)
    for guest in NAMES:
        add_guest(club_id=club.pk, actor=user, name=guest)
    played = _table(club, user, "Table 1", LAST_NIGHT, games)
    _send(played, user, {"kind": "close"})
    dispatch()
    night = played.session_id
    # A copy has a payment for each leg of its plan; the night itself has not.
    own = LedgerEntry.objects.filter(chouette_session=night)
    each = own.count() + own.filter(kind="debt").count()
    _copy_night(night, -(-max(entries - own.count(), 0) // each))
    playing = _table(club, user, "Table 2", LAST_NIGHT, games // 2, seats=NAMES[1:6])
    return Seeded(club, user, night, playing.session_id, club.entries.count())


def _table(
    club: Club,
    user: User,
    table: str,
    night_on: date,
    games: int,
    seats: tuple[str, ...] = (),
) -> CommandOutcome:
    players = club.players.filter(name__in=seats) if seats else club.players.all()
    numbers = [str(player.pk) for player in players.order_by("pk")]
    done = session_open(
        club_id=club.pk,
        command_id=uuid4(),
        actor=user,
        night_on=night_on,
        table=table,
        players=numbers,
    )
    done = _send(done, user, {"kind": "draw_rotation", "order": numbers})
    chance = random.Random(table)
    for _ in range(games):
        members = done.state.seating.rotation.order[1:]
        points = {member: chance.choice((-4, -2, -1, 1, 2)) for member in members}
        done = _send(done, user, {"kind": "quick_result", "points": points})
    return done


def _send(last: CommandOutcome, user: User, command: dict[str, object]) -> CommandOutcome:
    return command_submit(
        session_id=last.session_id,
        command_id=uuid4(),
        expected_seq=last.seq,
        actor=user,
        command=command,
    )


# --- copies --------------------------------------------------------------------------------------

COMMAND = "(SELECT n.id FROM seed_command n WHERE n.old = s.command_id AND n.night = t.id)"
STATEMENT = "(SELECT n.id FROM chouette_statement n WHERE n.chouette_session_id = t.id)"
NIGHT_ON = "s.night_on - t.ago"

COPIES: tuple[tuple[type[Model], Mapping[str, str]], ...] = (
    (ChouetteSession, {"id": "t.id", "night_on": NIGHT_ON}),
    (
        Command,
        {
            "id": "(SELECT n.id FROM seed_command n WHERE n.old = s.id AND n.night = t.id)",
            "command_id": "gen_random_uuid()",
        },
    ),
    (Event, {"command_id": COMMAND}),
    (LedgerEntry, {"command_id": COMMAND, "night_on": NIGHT_ON}),
    (Statement, {}),
    (StatementLine, {"statement_id": STATEMENT, "night_on": NIGHT_ON}),
    (StatementPair, {"statement_id": STATEMENT, "night_on": NIGHT_ON}),
)
"""In the order in which one row refers to another, with the columns that are not the same."""


def _copy_night(night: int, copies: int) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"""CREATE TEMP TABLE IF NOT EXISTS seed_night
            (id bigint DEFAULT nextval('{_sequence(ChouetteSession)}'), ago int)""")
        cursor.execute(f"""CREATE TEMP TABLE IF NOT EXISTS seed_command
            (id bigint DEFAULT nextval('{_sequence(Command)}'), old bigint, night bigint,
             PRIMARY KEY (night, old))""")
        for done in range(0, copies, CHUNK):
            cursor.execute("TRUNCATE seed_night, seed_command")
            numbers = (done + 1, min(done + CHUNK, copies))
            # The oldest night first, as it would have been.
            ago = f"SELECT {copies + 1} - n FROM generate_series(%s, %s) n ORDER BY n"
            cursor.execute(f"INSERT INTO seed_night (ago) {ago}", numbers)
            cursor.execute(
                """INSERT INTO seed_command (old, night) SELECT s.id, t.id FROM seed_night t,
                chouette_command s WHERE s.chouette_session_id = %s ORDER BY t.id, s.id""",
                [night],
            )
            for model, different in COPIES:
                cursor.execute(_copy_of(model, different), [night])
            cursor.execute(PAYMENTS)
            if sys.stderr.isatty():
                print(f"\r{numbers[1]:,} of {copies:,} nights", end="", file=sys.stderr)
        cursor.execute("DROP TABLE seed_night, seed_command")
        cursor.execute("ANALYZE")


def _copy_of(model: type[Model], different: Mapping[str, str]) -> str:
    """The statement that copies a night's rows of one table for all of `seed_night`."""
    table = model._meta.db_table
    columns = [str(field.column) for field in model._meta.concrete_fields]
    if "id" not in different:
        columns.remove("id")
    here = {"chouette_session_id": "t.id", **different}
    values = ", ".join(here.get(column, f's."{column}"') for column in columns)
    names = ", ".join(f'"{column}"' for column in columns)
    whose = "id" if model is ChouetteSession else "chouette_session_id"
    return f"""INSERT INTO {table} ({names}) SELECT {values} FROM seed_night t, {table} s
        WHERE s.{whose} = %s ORDER BY t.id, s.id"""


PAYMENTS = """INSERT INTO chouette_ledgerentry (club_id, unit, payer_id, payee_id, amount, kind,
    chouette_session_id, revision, settles_id, note, night_on, recorded_at)
    SELECT s.club_id, s.unit, s.payee_id, s.payer_id, s.amount, 'payment', t.id, 1, s.id, '',
    s.night_on, s.recorded_at FROM seed_night t JOIN chouette_ledgerentry s
    ON s.chouette_session_id = t.id AND s.kind = 'debt' ORDER BY s.id"""


def _sequence(model: type[Model]) -> str:
    return f"{model._meta.db_table}_id_seq"
