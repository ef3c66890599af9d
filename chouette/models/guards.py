"""Triggers that keep the promises of the log and the ledger, whoever holds the connection.

What a `Guard` is stands in `clubsite.guards`. Those of here: append-only, numbering without gaps,
both sides of an entry in one club and unit, a reversal that mirrors what it reverses.

A migration that changes a guarded table begins with `remove` and ends with `install`, as
`0006_accounts` does. `missing` is what `verify_ledger` asks.
"""

from __future__ import annotations

from clubsite.guards import Guard, Guards, append_only, no_replace

APPEND_ONLY = (
    "chouette_account",
    "chouette_command",
    "chouette_event",
    "chouette_federationcommand",
    "chouette_ledgerentry",
    "chouette_statement",
)
NEVER_DELETED = (
    "chouette_player",
    "chouette_club",
    "chouette_chouettesession",
    "chouette_dispute",
)

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
    *(guard for table in APPEND_ONLY for guard in append_only(table)),
    *append_only("chouette_statementline", ("UPDATE",)),
    *append_only("chouette_statementpair", ("UPDATE",)),
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
    no_replace("chouette_event"),
    no_replace("chouette_federationcommand"),
    no_replace("chouette_command", "t.club_id = NEW.club_id AND t.command_id = NEW.command_id"),
    no_replace("chouette_ledgerentry", "t.reverses_id = NEW.reverses_id"),
    no_replace("chouette_account"),
    no_replace(
        "chouette_statement",
        "t.chouette_session_id = NEW.chouette_session_id AND t.last_seq = NEW.last_seq"
        " AND t.edition = NEW.edition",
    ),
)

_ALL = Guards(GUARDS, APPEND_ONLY)
install, remove, missing = _ALL.install, _ALL.remove, _ALL.missing
