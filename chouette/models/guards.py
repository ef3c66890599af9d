"""Triggers that keep the promises of the log and the ledger, whoever holds the connection.

A `Guard` refuses one kind of statement on one table when `bad` is true of the row; the same SQL
condition serves both databases. Check and unique constraints live with the models; here is what
they cannot say: append-only, numbering without gaps, both sides of an entry in one club and unit,
a reversal that mirrors what it reverses. Every refusal is an `IntegrityError`.

SQLite drops the triggers of a table that a later migration rebuilds, and rebuilds none that those
of other tables look at: such a migration begins with `remove` and ends with `install`, as
`0006_accounts` does. `missing` is what `verify_ledger` asks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from django.db.backends.base.base import BaseDatabaseWrapper

Verb = Literal["INSERT", "UPDATE", "DELETE"]

APPEND_ONLY = (
    "chouette_account",
    "chouette_command",
    "chouette_event",
    "chouette_ledgerentry",
    "chouette_statement",
)
NEVER_DELETED = (
    "chouette_player",
    "chouette_club",
    "chouette_chouettesession",
    "chouette_dispute",
)


@dataclass(frozen=True)
class Guard:
    """Refuses `verb` on `table` where `bad` holds (SQL over NEW and OLD); `only` one vendor."""

    name: str
    table: str
    verb: Verb
    bad: str
    message: str
    only: str = ""


def _append_only(table: str, verbs: tuple[Verb, ...] = ("UPDATE", "DELETE")) -> tuple[Guard, ...]:
    return tuple(
        Guard(f"{table}_no_{verb.lower()}", table, verb, "TRUE", f"{table} is append-only")
        for verb in verbs
    )


def _no_replace(table: str, *keys: str) -> Guard:
    # INSERT OR REPLACE deletes the row in its way without firing a delete trigger.
    taken = " OR ".join(f"({key})" for key in ("t.id = NEW.id", *keys))
    bad = f"EXISTS (SELECT 1 FROM {table} t WHERE {taken})"
    message = f"UNIQUE constraint failed: {table} has such a row"
    return Guard(f"{table}_no_replace", table, "INSERT", bad, message, only="sqlite")


_EVENT_SEQ = """NEW.seq <> 1 + COALESCE(
    (SELECT MAX(t.seq) FROM chouette_event t
     WHERE t.chouette_session_id = NEW.chouette_session_id), 0)"""

_EVENT_COMMAND = """NOT EXISTS (SELECT 1 FROM chouette_command c
    WHERE c.id = NEW.command_id AND c.chouette_session_id = NEW.chouette_session_id
    AND NEW.seq BETWEEN c.first_seq AND c.last_seq)"""

_COMMAND_CLUB = """NEW.chouette_session_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM chouette_chouettesession s
    WHERE s.id = NEW.chouette_session_id AND s.club_id = NEW.club_id)"""

_ACCOUNT_CLUB = """NEW.player_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM chouette_player p
    WHERE p.id = NEW.player_id AND p.club_id = NEW.club_id)"""

_ENTRY_SIDES = """2 <> (SELECT COUNT(*) FROM chouette_account a
    WHERE a.id IN (NEW.payer_id, NEW.payee_id)
    AND a.club_id = NEW.club_id AND a.unit = NEW.unit)"""

_ENTRY_SESSION = """NEW.chouette_session_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM chouette_chouettesession s
    WHERE s.id = NEW.chouette_session_id AND s.club_id = NEW.club_id)"""

_ENTRY_MIRRORS = """NEW.reverses_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM chouette_ledgerentry e
    WHERE e.id = NEW.reverses_id AND e.reverses_id IS NULL
    AND e.payer_id = NEW.payee_id AND e.payee_id = NEW.payer_id
    AND e.amount = NEW.amount AND e.kind = NEW.kind AND e.revision = NEW.revision
    AND COALESCE(e.chouette_session_id, 0) = COALESCE(NEW.chouette_session_id, 0)
    AND COALESCE(e.game, 0) = COALESCE(NEW.game, 0))"""

_ENTRY_SETTLES = """NEW.settles_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM chouette_ledgerentry e
    WHERE e.id = NEW.settles_id AND e.reverses_id IS NULL
    AND e.kind = CASE NEW.kind WHEN 'payment' THEN 'debt' ELSE 'payment' END
    AND e.payer_id = NEW.payee_id AND e.payee_id = NEW.payer_id)"""

GUARDS: tuple[Guard, ...] = (
    *(guard for table in APPEND_ONLY for guard in _append_only(table)),
    *_append_only("chouette_statementline", ("UPDATE",)),
    *_append_only("chouette_statementpair", ("UPDATE",)),
    *(
        Guard(f"{table}_no_delete", table, "DELETE", "TRUE", f"{table} is never deleted from")
        for table in NEVER_DELETED
    ),
    Guard("event_seq_follows", "chouette_event", "INSERT", _EVENT_SEQ, "event out of order"),
    Guard("event_in_command", "chouette_event", "INSERT", _EVENT_COMMAND, "event of no command"),
    Guard(
        "command_in_club", "chouette_command", "INSERT", _COMMAND_CLUB, "command of another club"
    ),
    Guard(
        "session_only_grows",
        "chouette_chouettesession",
        "UPDATE",
        "NEW.last_seq < OLD.last_seq OR NEW.club_id <> OLD.club_id"
        " OR NEW.is_practice <> OLD.is_practice",
        "a session only grows",
    ),
    Guard("account_in_club", "chouette_account", "INSERT", _ACCOUNT_CLUB, "player of another club"),
    Guard("entry_two_sides", "chouette_ledgerentry", "INSERT", _ENTRY_SIDES, "sides do not match"),
    Guard(
        "entry_in_club", "chouette_ledgerentry", "INSERT", _ENTRY_SESSION, "table of another club"
    ),
    Guard("entry_mirrors", "chouette_ledgerentry", "INSERT", _ENTRY_MIRRORS, "not a mirror"),
    Guard(
        "entry_settles_leg", "chouette_ledgerentry", "INSERT", _ENTRY_SETTLES, "pays no such leg"
    ),
    Guard(
        "entry_amount_integer",
        "chouette_ledgerentry",
        "INSERT",
        "typeof(NEW.amount) <> 'integer'",
        "amount is not whole",
        only="sqlite",
    ),
    _no_replace("chouette_event"),
    _no_replace("chouette_command", "t.club_id = NEW.club_id AND t.command_id = NEW.command_id"),
    _no_replace("chouette_ledgerentry", "t.reverses_id = NEW.reverses_id"),
    _no_replace("chouette_account"),
    _no_replace(
        "chouette_statement",
        "t.chouette_session_id = NEW.chouette_session_id AND t.last_seq = NEW.last_seq"
        " AND t.edition = NEW.edition",
    ),
)


def install(connection: BaseDatabaseWrapper) -> None:
    """Create every guard for this database, replacing those that are there."""
    remove(connection)
    with connection.cursor() as cursor:
        for guard in _for(connection):
            for statement in _create(guard, connection.vendor):
                cursor.execute(statement)
        if connection.vendor == "postgresql":
            for table in APPEND_ONLY:
                for statement in _create_no_truncate(table):
                    cursor.execute(statement)


def remove(connection: BaseDatabaseWrapper) -> None:
    """Take every guard away. Only migrations and the flush between tests have a reason to."""
    with connection.cursor() as cursor:
        for name, table in _names(connection).items():
            on_table = f" ON {table}" if connection.vendor == "postgresql" else ""
            cursor.execute(f"DROP TRIGGER IF EXISTS {name}{on_table}")


def missing(connection: BaseDatabaseWrapper) -> list[str]:
    """The names of guards that the database does not have, sorted."""
    query = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
    if connection.vendor == "postgresql":
        query = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'"
    with connection.cursor() as cursor:
        cursor.execute(query)
        present = {row[0] for row in cursor.fetchall()}
    return sorted(set(_names(connection)) - present)


def _for(connection: BaseDatabaseWrapper) -> tuple[Guard, ...]:
    return tuple(guard for guard in GUARDS if guard.only in ("", connection.vendor))


def _names(connection: BaseDatabaseWrapper) -> dict[str, str]:
    names = {guard.name: guard.table for guard in _for(connection)}
    if connection.vendor == "postgresql":
        names.update({f"{table}_no_truncate": table for table in APPEND_ONLY})
    return names


def _create(guard: Guard, vendor: str) -> tuple[str, ...]:
    if vendor == "sqlite":
        refuse = f"SELECT RAISE(ABORT, '{guard.message}')"
        head = f"CREATE TRIGGER {guard.name} BEFORE {guard.verb} ON {guard.table}"
        return (f"{head} WHEN {guard.bad} BEGIN {refuse}; END",)
    row = "OLD" if guard.verb == "DELETE" else "NEW"
    refuse = _raise(guard.name, guard.message)
    body = f"BEGIN IF {guard.bad} THEN {refuse} END IF; RETURN {row}; END"
    event = f"BEFORE {guard.verb} ON {guard.table} FOR EACH ROW"
    return _function_and_trigger(guard.name, body, event)


def _create_no_truncate(table: str) -> tuple[str, ...]:
    name = f"{table}_no_truncate"
    body = f"BEGIN {_raise(name, f'{table} is append-only')} END"
    return _function_and_trigger(name, body, f"BEFORE TRUNCATE ON {table}")


def _function_and_trigger(name: str, body: str, event: str) -> tuple[str, ...]:
    head = f"CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql"
    return (
        f"{head} AS $guard$ {body} $guard$",
        f"CREATE TRIGGER {name} {event} EXECUTE FUNCTION {name}()",
    )


def _raise(name: str, message: str) -> str:
    error = "integrity_constraint_violation"
    using = f"ERRCODE = '{error}', MESSAGE = '{message}', CONSTRAINT = '{name}'"
    return f"RAISE EXCEPTION USING {using};"
