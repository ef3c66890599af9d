"""`federations/{slug}/rulesets/`: rules that its clubs share, and a club that takes them over."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView
from chouette.api.federations import FederationView
from chouette.api.fields import Number
from chouette.api.rulesets import SET, NewRuleset, RulesetOut, RulesField
from chouette.models import SharedRules
from chouette.permissions import Action
from chouette.selectors.house_rules import shared_versions
from chouette.selectors.shared_rules import SharedRow, shared_rows
from chouette.services.shared_rules import (
    retire_shared_rules,
    save_shared_rules,
    take_over_rules,
)
from clubsite.api.inputs import Input
from clubsite.api.schema import all_of_schema

RULES = {"cubes": "multi", "seat": "captain", "beavers": 1}
SHARED_EXAMPLE = {
    "id": 5,
    "slug": "cup",
    "name": "Cup",
    "version": 2,
    "preset": "keith-many-cubes",
    "created_at": "2026-11-26T18:30:00Z",
    "rules": RULES,
}
SHARED = OpenApiExample("Rules of the cup", response_only=True, value=SHARED_EXAMPLE)
LISTED = OpenApiExample(
    "Rules of the cup",
    response_only=True,
    value={**SHARED_EXAMPLE, "clubs": 3, "clubs_behind": 1},
)
NEW = OpenApiExample(
    "Keith's rules without beavers",
    request_only=True,
    value={"name": "Cup", "preset": "keith-many-cubes", "changes": {"beavers": 0}},
)


class SharedRulesOut(serializers.Serializer[SharedRules]):
    """One version of shared rules."""

    id = serializers.IntegerField(source="pk")
    slug = serializers.CharField()
    name = serializers.CharField()
    version = serializers.IntegerField()
    preset = serializers.CharField(source="base", help_text="The preset that they began from.")
    created_at = serializers.DateTimeField()
    rules = RulesField(source="values", help_text="Every field.")


class ListedRulesOut(serializers.Serializer[SharedRow]):
    """Shared rules in their newest version, and how many clubs took them over."""

    id = serializers.IntegerField(source="rules.pk")
    slug = serializers.CharField(source="rules.slug")
    name = serializers.CharField(source="rules.name")
    version = serializers.IntegerField(source="rules.version")
    preset = serializers.CharField(source="rules.base")
    created_at = serializers.DateTimeField(source="rules.created_at")
    rules = RulesField(source="rules.values")
    clubs = serializers.IntegerField(help_text="Clubs that have this version.")
    clubs_behind = serializers.IntegerField(help_text="Clubs that have an older one.")


class TakenOver(Input):
    """Which version a club takes over."""

    id = Number(help_text="The number of the shared version.")


class SharedRulesView(FederationView):
    """The rules that a federation shares."""

    @extend_schema(responses=all_of_schema(ListedRulesOut), examples=[LISTED])
    def get(self, request: Request, slug: str) -> Response:
        """Each in its newest version, by name."""
        federation, _ = self.federation(slug)
        return self.page_of(shared_rows(federation), ListedRulesOut)

    @extend_schema(request=NewRuleset, responses={201: SharedRulesOut}, examples=[NEW, SHARED])
    def post(self, request: Request, slug: str) -> Response:
        """Share a set, as an officer. No club changes by it."""
        managed, given = self.managed(slug), self.body(NewRuleset)
        saved = save_shared_rules(
            **managed, name=given["name"], base=given["preset"], values=given["changes"]
        )
        return Response(SharedRulesOut(saved).data, status=201)


class OneSharedRulesView(FederationView):
    """One set."""

    @extend_schema(responses=all_of_schema(SharedRulesOut), examples=[SHARED])
    def get(self, request: Request, slug: str, rules_slug: str) -> Response:
        """Its versions, the newest first."""
        federation, _ = self.federation(slug)
        versions = shared_versions(federation, rules_slug)
        return self.page_of([version.stored for version in versions], SharedRulesOut)

    @extend_schema(request=NewRuleset, responses=SharedRulesOut, examples=[NEW, SHARED])
    def put(self, request: Request, slug: str, rules_slug: str) -> Response:
        """The next version: the preset and the changes as they are sent."""
        managed, given = self.managed(slug), self.body(NewRuleset)
        saved = save_shared_rules(
            **managed,
            name=given["name"],
            base=given["preset"],
            values=given["changes"],
            slug=rules_slug,
        )
        return Response(SharedRulesOut(saved).data)

    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, rules_slug: str) -> Response:
        """Share it no more; clubs that took it over keep it."""
        retire_shared_rules(**self.managed(slug), slug=rules_slug)
        return Response(status=204)


class TakeOverView(ApiView):
    """A club makes shared rules its own."""

    @extend_schema(
        request=TakenOver,
        responses=RulesetOut,
        examples=[OpenApiExample("A version", request_only=True, value={"id": 5}), SET],
    )
    def post(self, request: Request, slug: str) -> Response:
        """The version becomes house rules of the club, the next version of those taken over
        before."""
        club, standing = self.club(slug, Action.SEE_TABLES)
        standing.require(Action.MANAGE_RULES)
        taken = take_over_rules(
            club_id=club.pk, actor=actor_of(request), shared_id=self.body(TakenOver)["id"]
        )
        return Response(RulesetOut(taken).data)
