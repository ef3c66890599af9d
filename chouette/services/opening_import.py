"""Many balances from before this book, brought in by one command: all of them or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from uuid import UUID

from chouette.chain import digest
from chouette.models import Club, Command, EntryKind, LedgerEntry
from chouette.models.ledger import POINTS
from chouette.opening_columns import Columns, ColumnsLeftOut
from chouette.opening_file import LinesAtFault, NamesUnsure
from chouette.permissions import Action, Actor
from chouette.refusals import (
    NothingToBringIn,
    NotOfThisClub,
    OpeningsThere,
    TwiceInFile,
    UnknownValue,
)
from chouette.selectors.clubs import club_today
from chouette.selectors.opening_faults import players_to_charge
from chouette.selectors.opening_match import (
    Choice,
    MatchedLine,
    matched_lines,
    read_openings,
)
from chouette.selectors.openings import OpeningEntry, openings_of, players_by_name
from chouette.services.booking import Booked, booked_all, check_amount
from chouette.services.ledger import club_account, player_accounts, reverse_entries
from chouette.services.players import new_player
from chouette.services.support import check_currency

Wanted = Mapping[tuple[int, str], int]
"""(player, unit) -> what he brings in."""


@dataclass(frozen=True)
class Opening:
    """What somebody brings in: half-points, minor units. Without a number he is a new guest."""

    name: str
    player_id: int | None
    points: int
    money: int


def import_openings(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    openings: Sequence[Opening],
    currency: str,
    units: Sequence[str],
    replace: bool = False,
    sent: str = "",
) -> Booked:
    """Book the balances of `units` ("points" and `currency`, or one of them) against the club's
    account `opening`, which so holds the rest of a sum that is not zero.

    Where opening balances are there already: refused, unless they are to be replaced. Then those
    that differ are taken back and posted anew, also of players who are not among `openings`; equal
    ones are left alone. Raises OpeningsThere, NothingToBringIn, TwiceInFile, NameTaken, BadName,
    NotOfThisClub, BadAmount, UnknownValue, ReusedCommandId, NotAllowed, NotFound.

    The same command is known by its `openings`, or by `sent`, if that stands for all that was sent:
    who is meant by a name may be somebody else once guests have been made.
    """
    if not set(units) <= {POINTS, check_currency(currency)} - {""}:
        raise UnknownValue(field="currency", value=currency[:80])
    body = {
        "kind": "import_openings",
        **({"sent": sent} if sent else _resolved(openings)),
        "currency": currency,
        "units": sorted(units),
        "replace": replace,
    }

    def book(club: Club, command: Command) -> Sequence[LedgerEntry]:
        there = openings_of(club.pk, units)
        if there and not replace:
            raise OpeningsThere(n=len(there))
        wanted = _wanted(club, openings, currency, units)
        gone = _differing(there, wanted)
        kept = {(entry.player_id, entry.unit) for entry in there if entry not in gone}
        mirrors = reverse_entries(
            LedgerEntry.objects.filter(pk__in=[entry.entry_id for entry in gone]), command
        )
        posted = _post(club, command, {k: v for k, v in wanted.items() if k not in kept})
        if not mirrors and not posted:
            raise NothingToBringIn
        return (*posted, *mirrors)

    return booked_all(club_id, command_id, actor, Action.POST_BALANCES, body, book)


def import_text(
    *,
    club: Club,
    command_id: UUID,
    actor: Actor,
    text: str,
    columns: Columns | None = None,
    choices: Mapping[str, Choice],
    replace: bool = False,
) -> Booked:
    """Read a text of balances, match its names with players, and bring all of it in.

    `choices` says by `name_key` who is meant by names that are nobody's: a player's number, `new`
    (so is a name that is like nobody's), or `out`. Where no `columns` are named, none may be left
    out. Raises BadFile: LinesAtFault, NamesUnsure, ColumnsLeftOut and others; and what
    `import_openings` raises.
    """
    reading = read_openings(club, text, columns=columns)
    if columns is None and reading.left_out:
        places = {place: reading.sheet.title(place) for place in reading.left_out}
        raise ColumnsLeftOut(columns=", ".join(places.values()), places=places)
    if reading.faults:
        raise LinesAtFault(n=len(reading.faults), faults=reading.faults)
    matched = matched_lines(reading.lines, players_by_name(club.pk), choices)
    if unsure := [found for found in matched if found.is_unsure]:
        raise NamesUnsure(n=len(unsure))
    return import_openings(
        club_id=club.pk,
        command_id=command_id,
        actor=actor,
        openings=openings_of_lines(matched),
        currency=club.currency,
        units=reading.units,
        replace=replace,
        sent=sent_as(text, reading.columns, choices),
    )


def sent_as(text: str, columns: Columns, choices: Mapping[str, Choice]) -> str:
    """What stands for all that was sent: by it the same list is known, whoever its names mean."""
    return digest("openings", text, asdict(columns), sorted(choices.items()))


def openings_of_lines(matched: Iterable[MatchedLine]) -> list[Opening]:
    """What each line brings in that is not left out."""
    return [
        Opening(found.line.name, found.player_id, found.line.points, found.line.money)
        for found in matched
        if not found.is_left_out
    ]


def _resolved(openings: Sequence[Opening]) -> dict[str, object]:
    return {
        "lines": [[line.player_id, line.points, line.money] for line in openings],
        # Not the names themselves: what is in the log is there for good.
        "guests": digest("guests", [o.name for o in openings if o.player_id is None]),
    }


def _wanted(
    club: Club, openings: Iterable[Opening], currency: str, units: Sequence[str]
) -> dict[tuple[int, str], int]:
    """Makes the guests that are new. Raises NotOfThisClub, TwiceInFile, BadAmount, NameTaken."""
    own = players_to_charge(club)
    wanted: dict[tuple[int, str], int] = {}
    seen: set[int] = set()
    for line in openings:
        player = line.player_id or new_player(club, line.name).pk
        if line.player_id and player not in own:
            raise NotOfThisClub(player=player)
        if player in seen:
            raise TwiceInFile(name=line.name)
        seen.add(player)
        for unit, amount in ((POINTS, line.points), (currency, line.money)):
            if unit in units and amount != 0:
                check_amount(abs(amount))
                wanted[player, unit] = amount
    return wanted


def _differing(there: Sequence[OpeningEntry], wanted: Wanted) -> list[OpeningEntry]:
    """What does not stay: all that a player has in a unit, unless it is one entry of that sum."""
    count = Counter((entry.player_id, entry.unit) for entry in there)
    return [
        entry
        for entry in there
        for key in [(entry.player_id, entry.unit)]
        if count[key] > 1 or wanted.get(key) != entry.amount
    ]


def _post(club: Club, command: Command, wanted: Wanted) -> list[LedgerEntry]:
    accounts = {unit: _accounts(club, unit, wanted) for unit in {unit for _, unit in wanted}}
    before = {unit: club_account(club.pk, unit, "opening") for unit in accounts}
    return LedgerEntry.objects.bulk_create(
        LedgerEntry(
            club=club,
            unit=unit,
            payer_id=before[unit] if amount > 0 else accounts[unit][player],
            payee_id=accounts[unit][player] if amount > 0 else before[unit],
            amount=abs(amount),
            kind=EntryKind.OPENING,
            command=command,
            night_on=club_today(club),
        )
        for (player, unit), amount in wanted.items()
    )


def _accounts(club: Club, unit: str, wanted: Wanted) -> dict[int, int]:
    return player_accounts(club.pk, unit, [player for player, of in wanted if of == unit])
