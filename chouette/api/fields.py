"""Fields that several resources share: amounts, points, parties, nights."""

from __future__ import annotations

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from chouette.models import EntryKind
from chouette.models.ledger import AMOUNT_MAX
from chouette.refusals import BadPeriod
from chouette.rules.actions import points_json
from chouette.selectors.club_cash import CASH_ACCOUNTS
from clubsite.api.inputs import NUMBER_MAX, Day, Input, Whole
from clubsite.api.pages import PageQuery


class Number(Whole):
    """The number of a player, a table, an entry."""

    def __init__(self, **options: Any) -> None:
        super().__init__(min_value=1, max_value=NUMBER_MAX, **options)


class Amount(Whole):
    """An amount of money that is handed over or owed, in minor units."""

    def __init__(self, **options: Any) -> None:
        super().__init__(min_value=1, max_value=AMOUNT_MAX, **options)


class ConfirmedCash(Whole):
    """What the sender knows to lie in an account of the club that is to pay more."""

    def __init__(self) -> None:
        super().__init__(
            required=False,
            default=None,
            allow_null=True,
            source="confirmed_cash",
            min_value=-AMOUNT_MAX,
            max_value=AMOUNT_MAX,
            help_text="More than lies in the account of the club that pays is booked only by who "
            "says that he knows how much does: `cash_minor` of the refusal `more_than_there`.",
        )


@extend_schema_field(OpenApiTypes.NUMBER)
class Points(serializers.Field[int, int, int | float, int]):
    """Half-points as they are written outside: 1, or 1.5."""

    def __init__(self, **options: Any) -> None:
        super().__init__(read_only=True, **options)

    def to_representation(self, value: int) -> int | float:
        """3 half-points are 1.5."""
        return points_json(value)


PARTY_SCHEMA = {
    "oneOf": [
        {"type": "integer", "minimum": 1, "maximum": NUMBER_MAX},
        {"type": "string", "enum": list(CASH_ACCOUNTS)},
    ],
    "description": "A player's number, or one of the club's own accounts.",
}


@extend_schema_field(PARTY_SCHEMA)
class Party(serializers.Field[int | str, Any, Any, Any]):
    """A player's number, or the name of one of the club's own accounts."""

    default_error_messages = {"invalid": "A player's number, or one of: {accounts}."}

    def to_internal_value(self, data: Any) -> int | str:
        """Raises ValidationError."""
        if data in CASH_ACCOUNTS and isinstance(data, str):
            return data
        if type(data) is int and 1 <= data <= NUMBER_MAX:
            return data
        raise ValidationError(
            self.error_messages["invalid"].format(accounts=", ".join(CASH_ACCOUNTS))
        )


class Currency(serializers.RegexField):
    """The code of a currency (ISO 4217): three capital letters."""

    def __init__(self, **options: Any) -> None:
        super().__init__("^[A-Z]{3}\\Z", **options)


class Unit(serializers.RegexField):
    """`points`, or a currency."""

    def __init__(self, **options: Any) -> None:
        super().__init__("^([A-Z]{3}|points)\\Z", **options)


class NightsQuery(Input):
    """A span of nights, both days in it."""

    since = Day(required=False, default=None)
    until = Day(required=False, default=None)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Raises BadPeriod: an empty list would hide that the two days are the wrong way round."""
        if attrs["since"] and attrs["until"] and attrs["until"] < attrs["since"]:
            raise BadPeriod
        return attrs


class PaymentsQuery(PageQuery, NightsQuery):
    """Which payments."""

    player = serializers.IntegerField(
        required=False, default=None, min_value=1, max_value=NUMBER_MAX
    )
    unit = Unit(required=False, default=None)
    session = serializers.IntegerField(
        required=False, default=None, min_value=1, max_value=NUMBER_MAX
    )


class EntriesQuery(PaymentsQuery):
    """Which entries."""

    kind = serializers.ChoiceField(EntryKind.values, required=False, default=None)
