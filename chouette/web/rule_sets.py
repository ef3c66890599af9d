"""What the pages of a club's house rules and of a federation's shared rules have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext as _

from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.errors import RuleViolation
from chouette.rules.options import OPTIONS
from chouette.rules.ruleset import PRESET_LABELS, PRESETS, Ruleset
from chouette.selectors.house_rules import RulesVersion, Version
from chouette.services.clubs import FIRST_PRESET
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from chouette.web.rule_form import field_errors, field_groups, values_of
from chouette.web.rule_words import differences, rule_groups


def set_context(versions: Sequence[RulesVersion[Version]]) -> dict[str, Any]:
    """A set with its versions, the newest first, as its page and the form to change it show it."""
    newest, rules = versions[0].stored, versions[0].rules
    return {
        "rules": newest,
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


def form_context(request: HttpRequest, problem: str) -> dict[str, Any]:
    """The form as it was typed, or a preset to begin from."""
    post = request.POST
    base = post.get("base") or request.GET.get("base") or FIRST_PRESET
    return {
        "field_groups": field_groups(PRESETS.get(base, Ruleset()), post),
        "base": base,
        "base_label": _(PRESET_LABELS.get(base, base)),
        "name": post.get("name", ""),
        "slug": post.get("slug", ""),
        "problem": problem,
    }


def saved_or_why(request: HttpRequest, save: Callable[..., Version]) -> Version | str:
    """What `save` made of a rules form, or why it was not saved; nothing where none was sent.
    Raises NotFound, also for a preset that is none, and NotAllowed."""
    if (request.GET.get("base") or FIRST_PRESET) not in PRESETS:
        raise NotFound
    if request.method != "POST":
        return ""
    post = request.POST
    if wrong := field_errors(post):
        labels = (_(option.label) for option in OPTIONS if option.field in wrong)
        return _("Look at these fields again: {fields}.").format(fields=", ".join(labels))
    typed = {name: post.get(name, "") for name in ("name", "base", "slug")}
    try:
        return save(**typed, values=values_of(post))
    except (NotFound, NotAllowed):
        raise
    except (Refused, RuleViolation) as error:
        return refusal_sentence(error, NOBODY)
