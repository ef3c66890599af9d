"""`clubs/{slug}/rulesets/`: a club's own house rules; a change is a new version."""

from __future__ import annotations

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.models import Club, HouseRules
from chouette.permissions import Action
from chouette.rules.ruleset import PRESETS
from chouette.selectors.club_pages import current_rules
from chouette.selectors.house_rules import rules_versions
from chouette.services.house_rules import (
    change_house_rules,
    choose_house_rules,
    retire_house_rules,
    save_house_rules,
)
from clubsite.api.inputs import Input
from clubsite.api.schema import all_of_schema

RULES = {"cubes": "multi", "seat": "captain", "beavers": 1}
SET_EXAMPLE = {
    "slug": "ours",
    "name": "Ours",
    "version": 2,
    "preset": "keith-many-cubes",
    "usual": True,
    "active": True,
    "created_at": "2026-11-26T18:30:00Z",
    "rules": RULES,
}
SET = OpenApiExample("A set of our own", response_only=True, value=SET_EXAMPLE)
ONE = OpenApiExample(
    "With its versions",
    response_only=True,
    value={
        **SET_EXAMPLE,
        "versions": [
            {
                "version": version,
                "name": "Ours",
                "created_at": "2026-11-26T18:30:00Z",
                "changed": changed,
                "rules": RULES,
            }
            for version, changed in ((2, ["beavers"]), (1, []))
        ],
    },
)
NEW = OpenApiExample(
    "Keith's rules without beavers",
    request_only=True,
    value={"name": "Ours", "preset": "keith-many-cubes", "changes": {"beavers": 0}},
)
CHANGES = OpenApiExample("Beavers again", request_only=True, value={"changes": {"beavers": 1}})


@extend_schema_field(OpenApiTypes.OBJECT)
class RulesField(serializers.DictField):
    """Fields of house rules by name, as `presets/` explains them."""


class RulesetOut(serializers.Serializer[HouseRules]):
    """The newest version of a set."""

    slug = serializers.CharField()
    name = serializers.CharField()
    version = serializers.IntegerField()
    preset = serializers.CharField(source="base", help_text="The preset that it began from.")
    usual = serializers.BooleanField(source="is_usual", help_text="New tables begin with it.")
    active = serializers.BooleanField(source="is_active", help_text="Offered to new tables.")
    created_at = serializers.DateTimeField()
    rules = RulesField(source="values", help_text="Every field.")


class RulesVersionOut(serializers.Serializer[Any]):
    """One version of a set."""

    version = serializers.IntegerField(source="stored.version")
    name = serializers.CharField(source="stored.name")
    created_at = serializers.DateTimeField(source="stored.created_at")
    changed = serializers.ListField(
        child=serializers.CharField(),
        help_text="Fields that differ from the version before, or from the preset.",
    )
    rules = RulesField(source="stored.values")


class OneRulesetOut(RulesetOut):
    """A set with its versions, the newest first."""

    versions = RulesVersionOut(many=True)


class NewRuleset(Input):
    """A preset as it is, or changed."""

    name = serializers.CharField(max_length=80)
    preset = serializers.ChoiceField(sorted(PRESETS))
    changes = RulesField(required=False, default=dict)


class RulesetChanges(Input):
    """What the next version does otherwise; what is not named stays."""

    name = serializers.CharField(max_length=80, required=False)
    changes = RulesField(required=False, default=dict)


class RulesetsView(ApiView):
    """The sets of a club."""

    @extend_schema(responses=all_of_schema(RulesetOut), examples=[SET])
    def get(self, request: Request, slug: str) -> Response:
        """The newest version of each set that is offered, the usual one first."""
        club, _ = self.club(slug, Action.SEE_TABLES)
        return self.page_of(current_rules(club), RulesetOut)

    @extend_schema(request=NewRuleset, responses={201: RulesetOut}, examples=[NEW, SET])
    def post(self, request: Request, slug: str) -> Response:
        """Save a new set, as a director: a preset with some fields changed (`unknown_rule`).

        A name is that of one set (`name_taken`), so that the same set sent twice is one.
        """
        club, _ = self.club(slug, Action.MANAGE_RULES)
        given = self.body(NewRuleset)
        saved = save_house_rules(
            club_id=club.pk,
            actor=actor_of(request),
            name=given["name"],
            base=given["preset"],
            values=given["changes"],
        )
        return Response(RulesetOut(saved).data, status=201)


class RulesetView(ApiView):
    """One set."""

    @extend_schema(responses=OneRulesetOut, examples=[ONE])
    def get(self, request: Request, slug: str, rules_slug: str) -> Response:
        """What it says now, and every version it had."""
        club, _ = self.club(slug, Action.SEE_TABLES)
        return Response(_one(club, rules_slug))

    @extend_schema(request=RulesetChanges, responses=OneRulesetOut, examples=[CHANGES, ONE])
    def patch(self, request: Request, slug: str, rules_slug: str) -> Response:
        """Write its next version, as a director; where nothing changes there is none.

        Tables that are open keep the version they began with.
        """
        club, _ = self.club(slug, Action.MANAGE_RULES)
        given = self.body(RulesetChanges)
        change_house_rules(
            club_id=club.pk,
            actor=actor_of(request),
            slug=rules_slug,
            name=given.get("name", ""),
            values=given["changes"],
        )
        return Response(_one(club, rules_slug))

    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, rules_slug: str) -> Response:
        """Offer it no more, as a director. Those that tables begin with stay (`usual_rules`)."""
        club, _ = self.club(slug, Action.MANAGE_RULES)
        retire_house_rules(club_id=club.pk, actor=actor_of(request), slug=rules_slug)
        return Response(status=204)


class ChooseView(ApiView):
    """The usual rules."""

    @extend_schema(request=None, responses=OneRulesetOut, examples=[ONE])
    def post(self, request: Request, slug: str, rules_slug: str) -> Response:
        """New tables begin with these from now on, as a director."""
        club, _ = self.club(slug, Action.MANAGE_RULES)
        chosen = choose_house_rules(club_id=club.pk, actor=actor_of(request), slug=rules_slug)
        return Response(_one(chosen, rules_slug))


def _one(club: Club, rules_slug: str) -> dict[str, Any]:
    """Raises NotFound."""
    versions = rules_versions(club, rules_slug)
    newest = RulesetOut(versions[0].stored).data
    return {**newest, "versions": RulesVersionOut(versions, many=True).data}
