"""The points of games in the ledger, posted in the transaction of the game itself.

A game that is voided or corrected is reversed entry by entry and posted anew under the next
revision; nothing is ever changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.db.models import BigIntegerField, IntegerField, Max, QuerySet, Subquery

from chouette.models import Account, ChouetteSession, Command, LedgerEntry, Seat
from chouette.models.ledger import POINTS
from chouette.rules.ledger import LedgerChange
from chouette.selectors.ledger import GAME_KINDS
from clubsite.written import Asked, Row, Written, insert


def post_changes(row: ChouetteSession, command: Command, changes: Sequence[LedgerChange]) -> None:
    """Bring the ledger's points to where `command` left the table. The caller holds its lock."""
    for change in changes:
        if change.reverse:
            reverse_entries(live_entries(row, change.game), command)
        if change.post:
            _post_game(row, command, change)


def live_entries(row: ChouetteSession, game: int) -> list[LedgerEntry]:
    """The entries of a game that stand: neither reversed nor reversals."""
    standing = LedgerEntry.objects.filter(reverses=None, reversed_by=None)
    return list(standing.filter(chouette_session=row, game=game, kind__in=GAME_KINDS))


def reverse_entries(
    entries: Iterable[LedgerEntry], command: Command | None, *, note: str = ""
) -> list[LedgerEntry]:
    """Post the mirror of each entry."""
    return LedgerEntry.objects.bulk_create(
        LedgerEntry(
            club_id=entry.club_id,
            unit=entry.unit,
            payer_id=entry.payee_id,
            payee_id=entry.payer_id,
            amount=entry.amount,
            kind=entry.kind,
            chouette_session_id=entry.chouette_session_id,
            game=entry.game,
            revision=entry.revision,
            reverses=entry,
            command=command,
            note=note,
            night_on=entry.night_on,
        )
        for entry in entries
    )


def player_accounts(club_id: int, unit: str, players: Iterable[int]) -> dict[int, int]:
    """The account number of each player in `unit`; opens those that are not there yet."""
    players = set(players)
    found = _player_accounts(club_id, unit, players)
    if missing := sorted(players - set(found)):
        # Somebody else may open the same account at the same moment: then his is taken.
        Account.objects.bulk_create(
            (Account(club_id=club_id, player_id=player, unit=unit) for player in missing),
            ignore_conflicts=True,
        )
        found = _player_accounts(club_id, unit, players)
    return found


def club_account(club_id: int, unit: str, name: str) -> int:
    """The number of the club's own account of this name; opens it if need be."""
    Account.objects.bulk_create(
        [Account(club_id=club_id, name=name, unit=unit)], ignore_conflicts=True
    )
    return Account.objects.get(club_id=club_id, player=None, name=name, unit=unit).pk


def _player_accounts(club_id: int, unit: str, players: set[int]) -> dict[int, int]:
    rows = Account.objects.filter(club_id=club_id, unit=unit, player_id__in=players)
    return {player: pk for player, pk in rows.values_list("player_id", "pk") if player is not None}


def _post_game(row: ChouetteSession, command: Command, change: LedgerChange) -> None:
    people = {int(p) for transfer in change.post for p in (transfer.payer, transfer.payee)}
    accounts, revision = _accounts_and_revision(row, change.game, people)
    insert(
        [
            LedgerEntry(
                club_id=row.club_id,
                unit=POINTS,
                payer_id=accounts[int(transfer.payer)],
                payee_id=accounts[int(transfer.payee)],
                amount=transfer.amount,
                kind=transfer.kind,
                chouette_session=row,
                game=change.game,
                revision=revision,
                command=command,
                night_on=row.night_on,
            )
            for transfer in change.post
        ]
    )


def _accounts_and_revision(
    row: ChouetteSession, game: int, people: set[int]
) -> tuple[dict[int, int], int]:
    """The accounts of these players in points, and the revision after those that are posted; one
    query for both, as every game asks for them, where all of them sit here and have accounts."""
    found = _OF_THOSE_HERE.rows(session=row.pk, game=game)
    accounts = {player: pk for player, pk, _ in found}
    if people <= accounts.keys():
        return accounts, 1 + (found[0][2] or 0)
    posted = LedgerEntry.objects.filter(chouette_session=row, game=game)
    highest = posted.aggregate(highest=Max("revision"))["highest"] or 0
    return player_accounts(row.club_id, POINTS, people), 1 + highest


def _of_those_here() -> QuerySet[Account, Row]:
    here = Asked("session", BigIntegerField())
    posted = LedgerEntry.objects.filter(chouette_session=here, game=Asked("game", IntegerField()))
    seats = Seat.objects.filter(chouette_session=here)
    highest = Subquery(posted.order_by("-revision").values("revision")[:1])
    found = Account.objects.filter(unit=POINTS, player__in=seats.values("player"))
    return found.annotate(highest=highest).values_list("player_id", "pk", "highest")


_OF_THOSE_HERE = Written(_of_those_here)
