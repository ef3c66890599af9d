"""Rules that a federation shares: looked at, changed by its officers, taken over by a club."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from chouette.federation_rights import FederationStanding
from chouette.models import Federation, SharedRules
from chouette.permissions import Action
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.errors import RuleViolation
from chouette.rules.ruleset import PRESET_LABELS, PRESETS, Ruleset
from chouette.selectors.federations import federation_seen
from chouette.selectors.shared_rules import shared_versions
from chouette.services.clubs import FIRST_PRESET
from chouette.services.shared_rules import (
    retire_shared_rules,
    save_shared_rules,
    take_over_rules,
)
from chouette.web.access import club_for, page
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from chouette.web.rule_form import field_errors, field_groups, values_of
from chouette.web.rule_words import differences, rule_groups
from chouette.web.table_forms import number_of


@page
def one(request: HttpRequest, slug: str, rules_slug: str) -> HttpResponseBase:
    """One set with its versions; an officer's post shares it no more."""
    federation, standing = federation_seen(slug, request.user)
    versions = shared_versions(federation, rules_slug)
    if request.method == "POST":
        retire_shared_rules(federation_id=federation.pk, actor=request.user, slug=rules_slug)
        messages.success(request, _("These rules are shared no more."))
        return redirect("federation", slug)
    context = _context(federation, standing, versions)
    form = bool(request.GET.get("change")) and standing.is_officer
    return render(request, f"chouette/federation_rules_{'form' if form else 'one'}.html", context)


def _context(
    federation: Federation, standing: FederationStanding, versions: list[SharedRules]
) -> dict[str, Any]:
    newest = versions[0]
    rules = [Ruleset.from_json(version.values) for version in versions]
    before = [*rules[1:], PRESETS[newest.base]]
    changes = [differences(new, old) for new, old in zip(rules, before, strict=True)]
    return {
        "federation": federation,
        "standing": standing,
        "rules": newest,
        "groups": rule_groups(rules[0], PRESETS[newest.base]),
        "field_groups": field_groups(rules[0]),
        "base": newest.base,
        "base_label": _(PRESET_LABELS[newest.base]),
        "name": newest.name,
        "slug": newest.slug,
        "history": [
            {"rules": version, "changes": changed}
            for version, changed in zip(versions, changes, strict=True)
        ],
    }


@page
def new(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Share a set; with `slug` in the form the next version of that one."""
    federation, standing = federation_seen(slug, request.user)
    standing.require_officer()
    problem = ""
    if request.method == "POST":
        saved = _saved(request, federation)
        if isinstance(saved, SharedRules):
            return redirect("federation_rules_one", slug, saved.slug)
        problem = saved
    context = _form(request, federation, problem)
    template = "chouette/federation_rules_form.html"
    return render(request, template, context, status=422 if problem else 200)


def _form(request: HttpRequest, federation: Federation, problem: str) -> dict[str, Any]:
    """The form as it was typed, or a preset to begin from."""
    post = request.POST
    base = post.get("base") or request.GET.get("base") or FIRST_PRESET
    return {
        "federation": federation,
        "field_groups": field_groups(PRESETS.get(base, Ruleset()), post),
        "presets": [(value, _(label)) for value, label in PRESET_LABELS.items()],
        "base": base,
        "name": post.get("name", ""),
        "slug": post.get("slug", ""),
        "problem": problem,
    }


def _saved(request: HttpRequest, federation: Federation) -> SharedRules | str:
    """The saved set, or why it was not saved."""
    post = request.POST
    if field_errors(post):
        return _("Look at the fields that are marked again.")
    try:
        return save_shared_rules(
            federation_id=federation.pk,
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


@page
@require_POST
def take_over(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The club makes a version its own."""
    club, standing = club_for(request, slug, Action.SEE_TABLES)
    standing.require(Action.MANAGE_RULES)
    try:
        shared = number_of(request.POST.get("rules", ""))
        taken = take_over_rules(club_id=club.pk, actor=request.user, shared_id=shared)
    except ValueError:
        raise NotFound from None
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        messages.error(request, refusal_sentence(error, NOBODY))
        return redirect("house_rules", slug)
    messages.success(request, _("{rules} is taken over.").format(rules=taken))
    return redirect("house_rules_one", slug, taken.slug)
