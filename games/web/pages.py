"""`/games/`: the rule sets, each with its rules and options, for everybody."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.engine.variants import VARIANTS
from games.engine.variants.guide import GUIDES
from games.web.told import groups, told


@require_safe
def rule_sets(request: HttpRequest) -> HttpResponse:
    """All of them."""
    return render(request, "games/rule_sets.html", {"groups": groups()})


@require_safe
def rule_set(request: HttpRequest, variant: str) -> HttpResponse:
    """One of them, by its name for programs."""
    if variant not in GUIDES:
        raise Http404
    page = told(VARIANTS[variant], GUIDES[variant])
    return render(request, "games/rule_set.html", {"page": page})
