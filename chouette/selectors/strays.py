"""What belongs to one club and refers to something of another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from django.db.models import F, Model

from chouette.models import (
    Account,
    ChouetteSession,
    Club,
    Command,
    Dispute,
    HouseRules,
    Invitation,
    LedgerEntry,
    Membership,
    Player,
    SeasonLine,
    Seat,
    StatementLine,
    StatementPair,
)

REFERENCES: tuple[tuple[str, type[Model], str, str], ...] = (
    ("club", Club, "pk", "house_rules"),
    ("membership", Membership, "club", "player"),
    ("house rules", HouseRules, "club", "supersedes"),
    ("invitation", Invitation, "club", "player"),
    ("table", ChouetteSession, "club", "house_rules"),
    ("command", Command, "club", "chouette_session"),
    ("account", Account, "club", "player"),
    ("entry", LedgerEntry, "club", "chouette_session"),
    ("statement line", StatementLine, "club", "player"),
    ("statement line", StatementLine, "club", "chouette_session"),
    ("statement pair", StatementPair, "club", "player"),
    ("statement pair", StatementPair, "club", "opponent"),
    ("statement pair", StatementPair, "club", "chouette_session"),
    ("seat", Seat, "chouette_session__club", "player"),
    ("player", Player, "club", "merged_into"),
    ("dispute", Dispute, "club", "chouette_session"),
    ("season line", SeasonLine, "season__club", "player"),
)
"""What to call a row, its model, the way to its club, and a reference of the same club."""


def strays(club_id: int | None = None) -> Iterator[str]:
    """Each reference from one club into another as a sentence; of one club only, if named."""
    for noun, model, club, target in REFERENCES:
        rows = model._default_manager.exclude(**{target: None})
        if club_id is not None:
            rows = rows.filter(**{club: club_id})
        found = rows.exclude(**{f"{target}__club": F(club)}).order_by("pk")
        for pk in found.values_list("pk", flat=True):
            yield f"{noun} {pk} refers to {target.replace('_', ' ')} of another club"


def merged_twice(club_id: int | None = None) -> Iterator[str]:
    """Who was merged into somebody who was merged himself: sums look one step far."""
    merged = Player.objects.filter(merged_into__merged_into__isnull=False).order_by("pk")
    if club_id is not None:
        merged = merged.filter(club_id=club_id)
    yield from (
        f"player {pk} was merged into one who was merged himself"
        for pk in merged.values_list("pk", flat=True)
    )


def unknown_players(club_id: int, players: Iterable[str]) -> Iterator[str]:
    """Which players of a log are not of the club at whose table it was written."""
    named = {int(player) for player in players}
    own = Player.objects.filter(club_id=club_id, pk__in=named).values_list("pk", flat=True)
    yield from (f"player {player} is of another club" for player in sorted(named - set(own)))
