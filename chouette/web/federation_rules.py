"""Rules that a federation shares: looked at, changed by its officers, taken over by a club."""

from __future__ import annotations

from functools import partial

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from chouette.models import SharedRules
from chouette.permissions import Action
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.ruleset import PRESET_LABELS
from chouette.selectors.federations import federation_seen
from chouette.selectors.house_rules import shared_versions
from chouette.services.shared_rules import (
    retire_shared_rules,
    save_shared_rules,
    take_over_rules,
)
from chouette.web.access import club_for, page
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from chouette.web.rule_sets import form_context, saved_or_why, set_context
from chouette.web.table_forms import number_of
from clubsite.post_only import post_only


@page
def one(request: HttpRequest, slug: str, rules_slug: str) -> HttpResponseBase:
    """One set with its versions; an officer's post shares it no more."""
    federation, standing = federation_seen(slug, request.user)
    versions = shared_versions(federation, rules_slug)
    if request.method == "POST":
        retire_shared_rules(federation_id=federation.pk, actor=request.user, slug=rules_slug)
        messages.success(request, _("These rules are shared no more."))
        return redirect("federation", slug)
    context = {**set_context(versions), "federation": federation, "standing": standing}
    form = bool(request.GET.get("change")) and standing.is_officer
    return render(request, f"chouette/federation_rules_{'form' if form else 'one'}.html", context)


@page
def new(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Share a set; with `slug` in the form the next version of that one."""
    federation, standing = federation_seen(slug, request.user)
    standing.require_officer()
    save = partial(save_shared_rules, federation_id=federation.pk, actor=request.user)
    saved = saved_or_why(request, save)
    if isinstance(saved, SharedRules):
        messages.success(request, _("{rules} is saved.").format(rules=saved))
        return redirect("federation_rules_one", slug, saved.slug)
    context = {
        **form_context(request, saved),
        "federation": federation,
        "presets": [(value, _(label)) for value, label in PRESET_LABELS.items()],
    }
    template = "chouette/federation_rules_form.html"
    return render(request, template, context, status=422 if saved else 200)


@page
@post_only
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
