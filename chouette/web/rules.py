"""House rules: how we play here, in words; a change is a new version, so the history stays."""

from __future__ import annotations

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from chouette.models import ChouetteSession, Club, HouseRules
from chouette.permissions import Action, Standing
from chouette.rules.ruleset import Ruleset
from chouette.selectors import club_pages
from chouette.selectors.federations import federation_of_club
from chouette.selectors.house_rules import rules_versions
from chouette.selectors.shared_rules import offered_rules
from chouette.services.house_rules import choose_house_rules, save_house_rules
from chouette.web.access import club_for, page
from chouette.web.club_home import club_rights
from chouette.web.rule_sets import form_context, saved_or_why, set_context
from chouette.web.rule_words import preset_cards
from chouette.web.table_forms import number_of


@page
@require_safe
def house_rules(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The club's own sets, and the presets one may begin from."""
    club, standing = club_for(request, slug, Action.SEE_TABLES)
    usual = Ruleset.from_json(club.house_rules.values) if club.house_rules else Ruleset()
    context = {
        "club": club,
        "may": club_rights(standing),
        "sets": club_pages.current_rules(club),
        "presets": preset_cards(usual),
        "federation": federation_of_club(club.pk),
        "offered": offered_rules(club),
    }
    return render(request, "chouette/house_rules.html", context)


@page
def one(request: HttpRequest, slug: str, rules_slug: str) -> HttpResponseBase:
    """One set: every option, what differs from its preset, its versions. A post makes it usual."""
    club, standing = club_for(request, slug, Action.SEE_TABLES)
    if request.method == "POST" and request.POST.get("do") == "choose":
        choose_house_rules(club_id=club.pk, actor=request.user, slug=rules_slug)
        messages.success(request, _("New tables begin with these rules."))
        return redirect("house_rules_one", slug, rules_slug)
    context = one_context(club, standing, rules_slug)
    if request.GET.get("change"):
        context["table"] = table_asked(club, request.GET.get("table", ""))
        return render(request, "chouette/house_rules_form.html", context)
    return render(request, "chouette/house_rules_one.html", context)


def one_context(club: Club, standing: Standing, rules_slug: str) -> dict[str, Any]:
    """Raises NotFound."""
    versions = rules_versions(club, rules_slug)
    return {
        **set_context(versions),
        "club": club,
        "may": club_rights(standing),
        "is_usual": versions[0].stored.is_usual,
        "sees_makers": standing.role is not None,
    }


@page
def new(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Save a set: a preset as it is, or changed; with `slug` the next version of that one."""
    club, standing = club_for(request, slug, Action.MANAGE_RULES)
    save = partial(save_house_rules, club_id=club.pk, actor=request.user)
    saved = saved_or_why(request, save)
    if isinstance(saved, HouseRules):
        return _after(request, club, saved)
    number = request.POST.get("table") or request.GET.get("table", "")
    context = {
        **form_context(request, saved),
        "club": club,
        "may": club_rights(standing),
        "table": table_asked(club, number),
    }
    template = "chouette/house_rules_form.html"
    return render(request, template, context, status=422 if saved else 200)


def table_asked(club: Club, number: str) -> ChouetteSession | None:
    """The open table of the club from which the form was reached, if it was from one."""
    try:
        return club_pages.open_table(club, number_of(number))
    except ValueError:
        return None


def _after(request: HttpRequest, club: Club, saved: HouseRules) -> HttpResponseBase:
    """Back at the table, which plays by what was saved once that is chosen there; or the set."""
    table = table_asked(club, request.POST.get("table", ""))
    if table is None:
        messages.success(request, _("{rules} is saved.").format(rules=saved))
        return redirect("house_rules_one", club.slug, saved.slug)
    text = _("{rules} is saved. {table} plays by it once you choose it here.")
    messages.success(request, text.format(rules=saved, table=table.table))
    return redirect("table_slip", table.pk, f"rules-{saved.slug}")
