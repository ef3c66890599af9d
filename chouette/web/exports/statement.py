"""The statement of a table, and who pays whom at the end of its night."""

from __future__ import annotations

from django.utils.timezone import localdate
from django.utils.translation import gettext as _

from chouette.currencies import places_of
from chouette.exports import Book, Column, Kind, Table
from chouette.models import ChouetteSession
from chouette.selectors.logs import state_of
from chouette.selectors.merged import merged_players
from chouette.selectors.results import player_nights
from chouette.selectors.table_pages import players_of_club
from chouette.web.exports.naming import table_name
from chouette.web.night_plan import NightPlan, plan_of
from chouette.web.people import People


def statement_book(row: ChouetteSession) -> Book:
    """Everybody's figures; of a night for money the list, why, and what was paid.

    While the night goes on: how it would be now.
    """
    people = People.of(players_of_club(row.club_id))
    tables = [_figures(row, people)]
    if row.currency and not row.is_practice:
        plan = plan_of(row, people)
        money = Column(row.currency, Kind.MONEY, places_of(row.currency))
        tables += [_legs(plan, money), _why(plan, money), _payments(plan, money, people)]
    name = table_name(row.club.name, row.night_on, row.table, _("statement"))
    return Book(name, tuple(tables))


def _figures(row: ChouetteSession, people: People) -> Table:
    nights = player_nights(state_of(row), merged_players(row.club_id))
    money = row.currency and not row.is_practice
    heads = [
        Column(_("Player")),
        Column(_("Games"), Kind.COUNT),
        Column(_("Games won"), Kind.COUNT),
        Column(_("Points"), Kind.POINTS),
        Column(_("Points won"), Kind.POINTS),
        Column(_("Points lost"), Kind.POINTS),
        Column(_("Games on the box’s side"), Kind.COUNT),
        Column(_("Points on the box’s side"), Kind.POINTS),
        Column(_("Games as captain"), Kind.COUNT),
        Column(_("Points as captain"), Kind.POINTS),
        Column(_("Best game"), Kind.POINTS),
        Column(_("Worst game"), Kind.POINTS),
        Column(_("Offers"), Kind.COUNT),
        Column(_("Takes"), Kind.COUNT),
        Column(_("Drops"), Kind.COUNT),
    ]
    heads += [Column(row.currency, Kind.MONEY, places_of(row.currency))] if money else []
    rows = (
        (
            people.name(str(night.player)),
            night.games,
            night.games_won,
            night.points,
            night.won,
            night.lost,
            night.box_games,
            night.box_points,
            night.captain_games,
            night.captain_points,
            night.best,
            night.worst,
            night.offers,
            night.takes,
            night.drops,
            *((night.money,) if money else ()),
        )
        for night in nights
    )
    return Table(_("Statement"), tuple(heads), tuple(rows))


def _named(money: Column, title: str) -> Column:
    return Column(f"{title} {money.title}", money.kind, money.places)


def _legs(plan: NightPlan, money: Column) -> Table:
    title = _("Who pays whom")
    title = f"{title} ({_('provisional')})" if plan.provisional else title
    heads = (
        Column(_("Who pays")),
        Column(_("To whom")),
        money,
        _named(money, _("Paid")),
        _named(money, _("Left")),
    )
    rows = ((leg.payer.name, leg.payee.name, leg.amount, leg.paid, leg.due) for leg in plan.legs)
    return Table(title, heads, tuple(rows))


def _why(plan: NightPlan, money: Column) -> Table:
    heads = (
        Column(_("Player")),
        Column(_("Points"), Kind.POINTS),
        money,
        _named(money, _("Has paid")),
        _named(money, _("Has got")),
        _named(money, _("Left")),
    )
    rows = (
        (why.player.name, why.points, why.money, why.paid, why.received, why.left)
        for why in plan.why
    )
    return Table(_("Why"), heads, tuple(rows))


def _payments(plan: NightPlan, money: Column, people: People) -> Table:
    heads = (Column(_("Day"), Kind.DATE), Column(_("Who pays")), Column(_("To whom")), money)
    rows = (
        (
            localdate(paid.recorded_at),
            people.name(str(paid.paid_by)),
            people.name(str(paid.paid_to)),
            paid.amount,
        )
        for paid in reversed(plan.paid)
    )
    return Table(_("What was paid"), heads, tuple(rows))
