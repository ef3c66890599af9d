"""What the pages of a club read: its tables, its people, its rules through time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from chouette.makers import invitations_by_right
from chouette.models import (
    ChouetteSession,
    Club,
    HouseRules,
    Invitation,
    Membership,
    Player,
    Seat,
    SessionStatus,
)
from chouette.selectors.logs import state_of, states_of
from chouette.selectors.makers import maker_name
from chouette.selectors.tables import tables_of_night
from clubsite.secret_keys import hash_of

NIGHTS_SHOWN = 6


@dataclass(frozen=True)
class OpenTable:
    """A table that plays now: which game, and who sits there."""

    row: ChouetteSession
    game: int
    players: tuple[str, ...]


@dataclass(frozen=True)
class LastNight:
    """An earlier night and who played there, at whichever table."""

    night_on: date
    players: tuple[Player, ...]


def memberships_of(user: AbstractBaseUser | AnonymousUser) -> QuerySet[Membership]:
    """The clubs that a user belongs to, by name."""
    mine = Membership.objects.filter(user_id=user.pk or 0, club__is_active=True)
    return mine.select_related("club").order_by("club__name", "pk")


def open_tables(club: Club) -> list[OpenTable]:
    """Every open table, the latest night first."""
    rows = ChouetteSession.objects.filter(club=club, status=SessionStatus.OPEN)
    names = dict(Player.objects.filter(club=club).values_list("pk", "name"))
    return [_open_table(row, names) for row in rows]


def tables_open_in(clubs: Iterable[int]) -> list[ChouetteSession]:
    """Open tables of several clubs, the latest night first; one query."""
    rows = ChouetteSession.objects.filter(club__in=list(clubs), status=SessionStatus.OPEN)
    return list(rows.select_related("club"))


def _open_table(row: ChouetteSession, names: dict[int, str]) -> OpenTable:
    state = state_of(row)
    players = tuple(names[int(player)] for player in state.seating.everybody)
    return OpenTable(row, state.next_number, players)


def past_tables(club: Club) -> list[ChouetteSession]:
    """The tables that were closed last."""
    closed = ChouetteSession.objects.filter(club=club, status=SessionStatus.CLOSED)
    return list(closed[:NIGHTS_SHOWN])


def last_night(club: Club, *, today: date) -> LastNight | None:
    """The latest night of the club that is over; of its players those who may sit again.

    Tonight is over once its tables are closed; until then who sits is asked at the table.
    """
    nights = ChouetteSession.objects.filter(club=club, night_on__lte=today)
    if nights.filter(night_on=today, status=SessionStatus.OPEN).exists():
        nights = nights.filter(night_on__lt=today)
    latest = nights.first()
    if latest is None:
        return None
    states = states_of(tables_of_night(latest)).values()
    numbers = {int(player) for state in states for player in state.levels}
    players = by_name(Player.objects.filter(club=club, is_active=True, pk__in=numbers))
    return LastNight(latest.night_on, tuple(players)) if players else None


def open_table(club: Club, number: int) -> ChouetteSession | None:
    """The club's table of this number, while it plays."""
    tables = ChouetteSession.objects.filter(club=club, status=SessionStatus.OPEN)
    return tables.filter(pk=number).first()


def usual_stake(club: Club) -> tuple[int, str]:
    """A point's worth in minor units, and the currency: the club's, or where it named no stake,
    that of the table opened last, if it played for money."""
    if club.stake_minor:
        return club.stake_minor, club.currency
    tables = ChouetteSession.objects.filter(club=club, is_practice=False).order_by("-pk")
    stake, currency = tables.values_list("stake_minor", "currency").first() or (0, "")
    return (stake, currency) if stake and currency else (0, club.currency)


def seated_on(club: Club, night_on: date) -> dict[int, str]:
    """Who sits at an open table of this night, by number, and at which."""
    seats = Seat.objects.filter(club=club, night_on=night_on)
    return dict(seats.values_list("player_id", "chouette_session__table"))


def active_players(club: Club) -> list[Player]:
    """Everybody who may sit, by name, with the membership of those who have one."""
    players = Player.objects.filter(club=club, is_active=True)
    return by_name(players.select_related("membership"))


def inactive_players(club: Club) -> list[Player]:
    """Who no longer plays, by name, but nobody who is another player by now."""
    return by_name(Player.objects.filter(club=club, is_active=False, merged_into=None))


def by_name(players: Iterable[Player]) -> list[Player]:
    """In the order of their names, whatever the database thinks of capitals and accents."""
    return sorted(players, key=lambda player: (player.name_key, player.pk))


def player_in(club: Club, player_id: int) -> Player | None:
    players = Player.objects.select_related("membership", "membership__user")
    return players.filter(club=club, pk=player_id).first()


def current_rules(club: Club) -> list[HouseRules]:
    """The newest version of each of the club's own sets, the usual one first."""
    newest = HouseRules.objects.filter(club=club, is_active=True, superseded_by=None)
    newest = newest.select_related("club")
    return sorted(newest, key=lambda rules: (rules.pk != club.house_rules_id, rules.name))


def rules_history(club: Club, slug: str) -> list[HouseRules]:
    """Every version of one set, with its maker's name, the newest first."""
    versions = HouseRules.objects.filter(club=club, slug=slug).select_related("club")
    return list(versions.annotate(made_by=maker_name()).order_by("-version"))


def invitations_in(club: Club) -> QuerySet[Invitation]:
    """Those that wait for somebody, with their makers' names, the newest first."""
    waiting = _waiting_invitations().filter(club=club)
    return waiting.annotate(made_by=maker_name()).order_by("-pk")


def invitation_of(secret: str) -> Invitation | None:
    """The invitation that this secret opens, if it can still be used."""
    return _waiting_invitations().filter(secret_hash=hash_of(secret)).first()


def _waiting_invitations() -> QuerySet[Invitation]:
    """Those that can still be used: where one is a guest's, as long as he is one."""
    unclaimed = Q(player=None) | Q(player__is_guest=True, player__is_active=True)
    return _live_invitations().filter(unclaimed, password_of=None)


def password_link_of(secret: str) -> Invitation | None:
    """The link to a new password that this secret opens, if it can still be used: its user is in
    the club as what he was when it was made."""
    as_he_was = Membership.objects.filter(
        club=OuterRef("club"), user=OuterRef("password_of"), role=OuterRef("role")
    )
    links = _live_invitations().filter(Exists(as_he_was), password_of__isnull=False)
    return links.filter(secret_hash=hash_of(secret)).first()


def _live_invitations() -> QuerySet[Invitation]:
    unused = Invitation.objects.filter(invitations_by_right(), used_at=None, club__is_active=True)
    still = unused.filter(expires_at__gt=timezone.now())
    return still.select_related("club", "player", "password_of")
