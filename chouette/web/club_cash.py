"""The club's cash: what is owed to it, what lies in its till, and the forms that change either."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse

from chouette.permissions import Action
from chouette.refusals import MoreThanOwed, MoreThanThere, NotAllowed, NotFound, Refused
from chouette.selectors.club_cash import is_of_cash
from chouette.web.access import SeeOther, club_for, page
from chouette.web.cash_forms import BadForm, book_form, confirming, question, take_back
from chouette.web.cash_view import cash_context
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from chouette.web.table_forms import BadField
from clubsite.post_only import post_only


@page
def books(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The page; a post's `do` is fee, fee_back, kitty, expense or payment."""
    club, standing = club_for(request, slug, Action.SEE_MONEY)
    problem, asks = "", dict[str, object]()
    if request.method == "POST":
        try:
            messages.success(request, book_form(request, club, standing))
            return SeeOther(reverse("club_books", args=[slug]))
        except (NotFound, NotAllowed):
            raise
        except (MoreThanOwed, MoreThanThere) as error:
            problem, asks = question(error, club, request.POST), confirming(error, request.POST)
        except (Refused, BadField, BadForm) as error:
            problem = _sentence(error, club.currency)
    context: dict[str, Any] = cash_context(club, standing, request.GET, request.POST)
    context |= {"problem": problem, "asks": asks}
    return render(request, "chouette/books.html", context, status=422 if problem else 200)


@page
@post_only
def reverse_one(request: HttpRequest, slug: str, entry_id: int) -> HttpResponseBase:
    """Take back what was booked by mistake."""
    club, standing = club_for(request, slug, Action.SEE_MONEY)
    standing.require(Action.RECORD_PAYMENTS)
    if not is_of_cash(club.pk, entry_id):
        raise NotFound
    try:
        messages.success(request, take_back(request, club, entry_id))
    except (NotFound, NotAllowed):
        raise
    except (Refused, BadForm) as error:
        messages.error(request, _sentence(error, club.currency))
    return SeeOther(reverse("club_books", args=[slug]))


def _sentence(error: Exception, currency: str) -> str:
    if isinstance(error, Refused):
        return refusal_sentence(error, NOBODY, currency=currency)
    return str(error)
