"""Files that the pages offer: whoever may see the page may have the file. Made whole, then sent."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils.formats import get_format
from django.utils.http import content_disposition_header
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from chouette.exports import FORMATS, Book
from chouette.permissions import Action
from chouette.selectors.account import units_of
from chouette.selectors.disputes import games_in_doubt
from chouette.selectors.season_lines import season_found, season_lines
from chouette.web import account as account_page
from chouette.web.access import club_for, page, table_for
from chouette.web.exports.account import account_book
from chouette.web.exports.balances import balances_book
from chouette.web.exports.cash import cash_book
from chouette.web.exports.naming import file_name
from chouette.web.exports.season import season_book
from chouette.web.exports.sheet import sheet_book
from chouette.web.exports.standings import standings_book
from chouette.web.exports.statement import statement_book
from chouette.web.spans import chosen_nights, nights_choices
from chouette.web.standings_views import GAMES, VIEWS, Asked
from chouette.web.table_loading import table_page


@never_cache
@page
@require_safe
def sheet(request: HttpRequest, session_id: int, form: str) -> HttpResponseBase:
    row, standing = table_for(request, session_id)
    return _sent(sheet_book(table_page(row, standing), games_in_doubt(session_id)), form)


@never_cache
@page
@require_safe
def statement(request: HttpRequest, session_id: int, form: str) -> HttpResponseBase:
    row, _standing = table_for(request, session_id, Action.SEE_MONEY)
    return _sent(statement_book(row), form)


@never_cache
@page
@require_safe
def balances(request: HttpRequest, slug: str, form: str) -> HttpResponseBase:
    club, _standing = club_for(request, slug, Action.SEE_MONEY)
    return _sent(balances_book(club), form)


@never_cache
@page
@require_safe
def cash(request: HttpRequest, slug: str, form: str) -> HttpResponseBase:
    club, _standing = club_for(request, slug, Action.SEE_MONEY)
    return _sent(cash_book(club), form)


@never_cache
@page
@require_safe
def season(request: HttpRequest, slug: str, season_id: int, form: str) -> HttpResponseBase:
    club, standing = club_for(request, slug, Action.SEE_STANDINGS)
    found = season_found(club, season_id)
    return _sent(season_book(club, found, season_lines(club, standing, found)), form)


@never_cache
@page
@require_safe
def standings(request: HttpRequest, slug: str, form: str) -> HttpResponseBase:
    """All views as sheets of a workbook; CSV has the one that is asked for."""
    club, _standing = club_for(request, slug, Action.SEE_STANDINGS)
    asked = Asked.of(request.GET)
    nights = chosen_nights(nights_choices(club, asked.nights))
    views = (asked.show,) if form == "csv" else VIEWS
    return _sent(standings_book(club, nights, asked, views, games_min=GAMES[asked.games]), form)


@never_cache
@page
@require_safe
def account(request: HttpRequest, slug: str, player_id: int, form: str) -> HttpResponseBase:
    """The unit that is asked for, or all of them."""
    club, _standing = club_for(request, slug, Action.SEE_MONEY)
    player = account_page.player_of(club, player_id)
    if player.merged_into_id:
        return redirect("account_file", slug, player.merged_into_id, form)
    units = units_of(player)
    asked = account_page.Asked.of(request.GET, units)
    chosen = [asked.unit] if request.GET.get("unit") else units
    return _sent(account_book(player, chosen, asked.span), form)


def _sent(book: Book, form: str) -> HttpResponse:
    kind = FORMATS[form]
    data = kind.data(book, decimal_comma=get_format("DECIMAL_SEPARATOR") == ",")
    name = file_name(book.name, form)
    disposition = content_disposition_header(as_attachment=True, filename=name)
    headers = {"Content-Disposition": disposition or "attachment"}
    return HttpResponse(data, content_type=kind.content_type, headers=headers)
