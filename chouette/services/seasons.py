"""A club's seasons: begun, changed, closed with everybody's balance, opened again.

Closing posts nothing: balances are sums over all nights and go on by themselves. It writes down how
everybody stood, and from then on the nights of the season are left as they are.

A table is opened under the club's lock, and every other command holds the lock of its table. So
closing takes the club's lock first and then that of every table of the season: whoever comes later
reads that it is closed.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from chouette.models import ChouetteSession, Club, Season, SeasonLine
from chouette.models.players import NAME_LENGTH_MAX
from chouette.permissions import Action, Actor
from chouette.refusals import (
    BadPeriod,
    NameTaken,
    NotFound,
    SeasonClosed,
    SeasonHindered,
    SeasonNotOver,
    SeasonsOverlap,
    UnknownValue,
)
from chouette.selectors.clubs import club_today
from chouette.selectors.seasons import closed_season_on, final_lines, hindrances
from chouette.services.club_commands import noted
from chouette.services.support import clean_name, lock_club


def begin_season(
    *, club_id: int, actor: Actor, name: str, starts_on: date, ends_on: date | None = None
) -> Season:
    """Nights from `starts_on` to `ends_on` (both in it) are a season; without an end it goes on.

    Sent twice it is one season. Raises BadName, NameTaken, BadPeriod, SeasonsOverlap, NotAllowed,
    NotFound.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_SEASONS)
        wanted = Season(club=club, name=_clean(name), starts_on=starts_on, ends_on=ends_on)
        if known := _same(wanted):
            return known
        _check(wanted)
        wanted.save(force_insert=True)
        noted(club, standing, {"kind": "begin_season", "season": wanted.pk, **_days(wanted)})
        return wanted


def change_season(*, club_id: int, actor: Actor, season_id: int, **changes: Any) -> Season:
    """Change `name`, `starts_on` or `ends_on` of a season that is not closed; what is not named
    stays. Raises SeasonClosed, UnknownValue, and what `begin_season` raises."""
    if unknown := changes.keys() - {"name", "starts_on", "ends_on"}:
        raise UnknownValue(field="field", value=min(unknown))
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_SEASONS)
        season = _season(club, season_id)
        if season.closed_at is not None:
            raise SeasonClosed(season=season.name)
        if "name" in changes:
            changes["name"] = _clean(changes["name"])
        for field, value in changes.items():
            setattr(season, field, value)
        _check(season)
        season.save(update_fields=sorted(changes))
        noted(club, standing, {"kind": "change_season", "season": season.pk, **_days(season)})
        return season


def close_season(
    *, club_id: int, actor: Actor, season_id: int, ends_on: date | None = None
) -> Season:
    """Write down how everybody stood, and leave the nights of the season as they are.

    `ends_on` is its last day, by default the one it has. Closed already, it stays as it was. Raises
    SeasonNotOver, SeasonHindered (open tables, statements that are not there yet, games in doubt),
    BadPeriod, SeasonsOverlap, NotAllowed, NotFound.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_SEASONS)
        season = _season(club, season_id)
        if season.closed_at is not None:
            return season
        season.ends_on = last_day = ends_on or season.ends_on
        if last_day is None or last_day > club_today(club):
            raise SeasonNotOver
        _check(season)
        _lock_tables(season)
        if hindered := hindrances(club.pk, season.starts_on, last_day).total:
            raise SeasonHindered(n=hindered)
        season.closed_at, season.closed_by_id = timezone.now(), standing.user_id
        season.save(update_fields=["ends_on", "closed_at", "closed_by"])
        SeasonLine.objects.bulk_create(
            SeasonLine(season=season, **vars(line))
            for line in final_lines(club.pk, season.starts_on, last_day)
        )
        noted(club, standing, {"kind": "close_season", "season": season.pk})
        return season


def reopen_season(*, club_id: int, actor: Actor, season_id: int) -> Season:
    """Its nights can be changed again; what was written down at its end is gone. Raises NotAllowed,
    NotFound."""
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_SEASONS)
        season = _season(club, season_id)
        if season.closed_at is None:
            return season
        SeasonLine.objects.filter(season=season).delete()
        season.closed_at = season.closed_by = None
        season.save(update_fields=["closed_at", "closed_by"])
        noted(club, standing, {"kind": "reopen_season", "season": season.pk})
        return season


def refuse_closed_season(club_id: int, night_on: date) -> None:
    """Raises SeasonClosed if this night lies in a closed season; one query."""
    if name := closed_season_on(club_id, night_on):
        raise SeasonClosed(season=name)


def _lock_tables(season: Season) -> None:
    nights = Q(night_on__gte=season.starts_on, night_on__lte=season.ends_on)
    tables = ChouetteSession.objects.filter(nights, club_id=season.club_id)
    # A list, because a queryset that nobody reads locks nothing.
    list(tables.select_for_update().order_by("pk").values_list("pk"))


def _days(season: Season) -> dict[str, str | None]:
    ends_on = season.ends_on
    return {
        "starts_on": season.starts_on.isoformat(),
        "ends_on": None if ends_on is None else ends_on.isoformat(),
    }


def _clean(name: str) -> str:
    return clean_name(name, limit=NAME_LENGTH_MAX)


def _season(club: Club, season_id: int) -> Season:
    season = Season.objects.filter(club=club, pk=season_id).first()
    if season is None:
        raise NotFound
    return season


def _same(wanted: Season) -> Season | None:
    fields = ("club_id", "name", "starts_on", "ends_on")
    return Season.objects.filter(**{name: getattr(wanted, name) for name in fields}).first()


def _check(season: Season) -> None:
    """Raises BadPeriod, NameTaken, SeasonsOverlap."""
    if season.ends_on is not None and season.ends_on < season.starts_on:
        raise BadPeriod
    others = Season.objects.filter(club_id=season.club_id).exclude(pk=season.pk)
    if others.filter(name=season.name).exists():
        raise NameTaken(name=season.name)
    if found := _overlapping(others, season).first():
        raise SeasonsOverlap(season=found.name)


def _overlapping(others: QuerySet[Season], season: Season) -> QuerySet[Season]:
    still = Q(ends_on=None) | Q(ends_on__gte=season.starts_on)
    already = Q() if season.ends_on is None else Q(starts_on__lte=season.ends_on)
    return others.filter(still & already)
