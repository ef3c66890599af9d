"""The same rows by the driver alone: one connection, five statements, a commit."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any
from uuid import uuid4

import psycopg
from psycopg.types.json import Jsonb

from benchmarks.bare.rows import BODY, rows_of_game
from benchmarks.clients import Caller

NIGHT, HEAD = date(2026, 1, 15), "0" * 64

COMMAND = """INSERT INTO bare_command (table_id, command_id, kind, body, body_hash, actor, device,
first_seq, last_seq, head, recorded_at) VALUES (%s, %s, %s, %s, %s, 1, '', %s, %s, %s, %s)
RETURNING id"""
EVENTS = "INSERT INTO bare_event (table_id, seq, command_id, kind, version, payload) VALUES "
ENTRIES = """INSERT INTO bare_entry (unit, payer, payee, amount, kind, table_id, game, revision,
command_id, note, night_on, recorded_at) VALUES """


class Driver(Caller):
    """Writes games of one table until it is closed."""

    def __init__(self, url: str, table_id: int) -> None:
        self.connection, self.table_id = psycopg.connect(url), table_id
        self.rows = rows_of_game()
        self.events = [(kind, version, Jsonb(body)) for kind, version, body in self.rows.events]

    def __call__(self) -> None:
        now = datetime.now(UTC)
        with self.connection.transaction(), self.connection.cursor() as cursor:
            lock = "SELECT last_seq FROM bare_table WHERE id = %s FOR UPDATE"
            (seq,) = self._one(cursor, lock, self.table_id)
            last = seq + len(self.events)
            command = (self.table_id, uuid4(), BODY["kind"], Jsonb(BODY), HEAD, seq + 1, last)
            (pk,) = self._one(cursor, COMMAND, *command, HEAD, now)
            self._many(
                cursor,
                EVENTS,
                [
                    (self.table_id, number, pk, *event)
                    for number, event in enumerate(self.events, start=seq + 1)
                ],
            )
            self._many(
                cursor,
                ENTRIES,
                [
                    ("points", *entry, self.table_id, pk, 1, pk, "", NIGHT, now)
                    for entry in self.rows.entries
                ],
            )
            moved = "UPDATE bare_table SET last_seq = %s, head = %s WHERE id = %s"
            cursor.execute(moved, (last, HEAD, self.table_id))

    def close(self) -> None:
        self.connection.close()

    def _one(self, cursor: psycopg.Cursor[Any], query: str, *values: Any) -> Any:
        return cursor.execute(query, values).fetchone()

    def _many(self, cursor: psycopg.Cursor[Any], query: str, rows: list[tuple[Any, ...]]) -> None:
        places = ", ".join(["%s"] * len(rows[0]))
        values = [value for row in rows for value in row]
        cursor.execute(query + ", ".join([f"({places})"] * len(rows)), values)
