"""House rules: how we play here, in words; a change is a new version, so the history stays."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from chouette.models import ChouetteSession, Club, HouseRules
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.errors import RuleViolation
from chouette.rules.options import OPTIONS
from chouette.rules.ruleset import PRESET_LABELS, PRESETS, Ruleset
from chouette.selectors import club_pages
from chouette.selectors.federations import federation_of_club
from chouette.selectors.house_rules import rules_versions
from chouette.selectors.shared_rules import offered_rules
from chouette.services.clubs import FIRST_PRESET
from chouette.services.house_rules import choose_house_rules, save_house_rules
from chouette.web.access import club_for, page
from chouette.web.club_home import club_rights
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from chouette.web.rule_form import field_errors, field_groups, values_of
from chouette.web.rule_words import differences, preset_cards, rule_groups
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
    newest, rules = versions[0].stored, versions[0].rules
    return {
        "club": club,
        "may": club_rights(standing),
        "rules": newest,
        "is_usual": newest.is_usual,
        "groups": rule_groups(rules, PRESETS[newest.base]),
        "field_groups": field_groups(rules),
        "base": newest.base,
        "base_label": _(PRESET_LABELS[newest.base]),
        "name": newest.name,
        "slug": newest.slug,
        "history": [
            {"rules": version.stored, "changes": differences(version.rules, version.before)}
            for version in versions
        ],
    }


@page
def new(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Save a set: a preset as it is, or changed; with `slug` the next version of that one."""
    club, standing = club_for(request, slug, Action.MANAGE_RULES)
    if (request.GET.get("base") or FIRST_PRESET) not in PRESETS:
        raise NotFound
    problem = ""
    if request.method == "POST":
        saved = _save(request, club)
        if isinstance(saved, HouseRules):
            return _after(request, club, saved)
        problem = saved
    context = form_context(request, club, standing, problem)
    return render(
        request, "chouette/house_rules_form.html", context, status=422 if problem else 200
    )


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
        return redirect("house_rules_one", club.slug, saved.slug)
    text = _("{rules} is saved. {table} plays by it once you choose it here.")
    messages.success(request, text.format(rules=saved, table=table.table))
    return redirect("table_slip", table.pk, f"rules-{saved.slug}")


def _save(request: HttpRequest, club: Club) -> HouseRules | str:
    """The saved set, or why it was not saved."""
    post = request.POST
    if wrong := field_errors(post):
        labels = (_(option.label) for option in OPTIONS if option.field in wrong)
        return _("Look at these fields again: {fields}.").format(fields=", ".join(labels))
    try:
        return save_house_rules(
            club_id=club.pk,
            actor=request.user,
            name=post.get("name", ""),
            base=post.get("base", ""),
            values=values_of(post),
            slug=post.get("slug", ""),
        )
    except (NotFound, NotAllowed):
        raise
    except (Refused, RuleViolation) as error:
        return refusal_sentence(error, NOBODY)


def form_context(
    request: HttpRequest, club: Club, standing: Standing, problem: str
) -> dict[str, Any]:
    """The form as it was typed, or a preset to begin from."""
    post = request.POST
    base = post.get("base") or request.GET.get("base") or FIRST_PRESET
    return {
        "club": club,
        "may": club_rights(standing),
        "field_groups": field_groups(PRESETS.get(base, Ruleset()), post),
        "base": base,
        "base_label": _(PRESET_LABELS.get(base, base)),
        "name": post.get("name", ""),
        "slug": post.get("slug", ""),
        "table": table_asked(club, post.get("table") or request.GET.get("table", "")),
        "problem": problem,
    }
