"""What is kept: clubs and people, the log of every table, the ledger, the outbox.

Commands, events, ledger entries, accounts and statements are append-only; `guards` holds the
triggers that make the database refuse anything else, whoever asks.
"""

from __future__ import annotations

from .clubs import Club, DeviceToken, HouseRules, Invitation, Membership, PublicView, Role
from .disputes import Dispute
from .federations import (
    Federation,
    FederationClub,
    FederationCommand,
    FederationInvitation,
    FederationOfficer,
    SharedRules,
)
from .joining import GuestPass, JoinCode
from .ledger import Account, EntryKind, LedgerEntry
from .outbox import OutboxMessage
from .players import Player
from .seasons import Season, SeasonLine
from .sessions import ChouetteSession, Command, Event, Seat, SessionStatus
from .statements import Statement, StatementLine, StatementPair

__all__ = [
    "Account",
    "ChouetteSession",
    "Club",
    "Command",
    "DeviceToken",
    "Dispute",
    "EntryKind",
    "Event",
    "Federation",
    "FederationClub",
    "FederationCommand",
    "FederationInvitation",
    "FederationOfficer",
    "GuestPass",
    "HouseRules",
    "Invitation",
    "JoinCode",
    "LedgerEntry",
    "Membership",
    "OutboxMessage",
    "Player",
    "PublicView",
    "Role",
    "Season",
    "SeasonLine",
    "Seat",
    "SessionStatus",
    "SharedRules",
    "Statement",
    "StatementLine",
    "StatementPair",
]
