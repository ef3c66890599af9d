"""`presets/`: house rules of places that published theirs, and what every field of rules means."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.api.rulesets import RulesField
from chouette.rules.option import Option
from chouette.rules.options import OPTIONS
from chouette.rules.ruleset import PRESET_LABELS, PRESETS

Fields = dict[str, serializers.Field[Any, Any, Any, Any]]

EXAMPLE = OpenApiExample(
    "One preset and one field",
    response_only=True,
    value={
        "presets": [
            {"slug": "keith-many-cubes", "label": "Keith, a cube for each member",
             "rules": {"cubes": "multi"}},
        ],
        "options": [
            {
                "field": "cubes",
                "kind": "S",
                "label": "Cubes",
                "explanation": "With one cube the box doubles everybody at once.",
                "source": "One cube: Keith.",
                "choices": [{"value": "multi", "label": "a cube for each member"}],
                "minimum": None,
                "maximum": None,
                "none_label": None,
            }
        ],
    },
)  # fmt: skip


class PresetOut(serializers.Serializer[Any]):
    """Rules that a set can begin from."""

    slug = serializers.CharField()
    rules = RulesField(help_text="Every field.")

    def get_fields(self) -> Fields:
        """`label` besides."""
        return {**super().get_fields(), "label": serializers.CharField()}


@extend_schema_field({"oneOf": [{"type": "string"}, {"type": "boolean"}]})
class ChoiceValue(serializers.Field[Any, Any, Any, Any]):
    """A word, or yes or no."""

    def to_representation(self, value: str | bool) -> str | bool:
        """As it is."""
        return value


class ChoiceOut(serializers.Serializer[Any]):
    """A value that a field may have."""

    value = ChoiceValue(read_only=True)

    def get_fields(self) -> Fields:
        """`label` besides."""
        return {**super().get_fields(), "label": serializers.CharField()}


class OptionOut(serializers.Serializer[Any]):
    """One field of house rules: one of its choices, or a whole number."""

    field = serializers.CharField()
    kind = serializers.ChoiceField(
        ("S", "R", "V", "D"),
        help_text="S changes scores, R the seats, V only warns, D is manners at the table.",
    )
    explanation = serializers.CharField()
    choices = ChoiceOut(many=True, allow_null=True)
    minimum = serializers.IntegerField(allow_null=True)
    maximum = serializers.IntegerField(allow_null=True)
    none_label = serializers.CharField(
        allow_null=True, help_text="What null means, where the field may be null."
    )

    def get_fields(self) -> Fields:
        """`label` and `source` besides, names that DRF's own classes use."""
        source = serializers.CharField(help_text="Where it is played so.")
        label = serializers.CharField()
        return {**super().get_fields(), "label": label, "source": source}


class PresetsOut(serializers.Serializer[Any]):
    """All presets, and all fields in the order of the catalogue."""

    presets = PresetOut(many=True)
    options = OptionOut(many=True)


class PresetsView(ApiView):
    """What rules there are."""

    @extend_schema(responses=PresetsOut, examples=[EXAMPLE])
    def get(self, request: Request) -> Response:
        """Every preset with all its fields, and what each field means. For everybody."""
        presets = [
            {"slug": slug, "label": PRESET_LABELS[slug], "rules": rules.to_json()}
            for slug, rules in PRESETS.items()
        ]
        options = [_option(option) for option in OPTIONS]
        return Response({"presets": presets, "options": options})


def _option(option: Option) -> dict[str, Any]:
    """A field as it is told: the bounds only of a number, the choices only of what has some."""
    choices = option.choices
    words = choices and [{"value": value, "label": label} for value, label in choices.items()]
    return {
        "field": option.field,
        "kind": option.kind,
        "label": option.label,
        "explanation": option.explanation,
        "source": option.source,
        "choices": words,
        "minimum": None if choices else option.minimum,
        "maximum": None if choices else option.maximum,
        "none_label": option.none_label,
    }
