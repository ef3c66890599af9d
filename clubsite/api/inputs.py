"""How bodies and queries are read."""

from __future__ import annotations

import re
from datetime import date, datetime
from typing import Any, ClassVar, TypeVar

from rest_framework import serializers
from rest_framework.exceptions import ValidationError

NUMBER_MAX = 10**18 - 1
"""No row has a larger number."""
UNKNOWN = "There is no such field."


class Input(serializers.Serializer[Any]):
    """What a body or a query says. A name that means nothing is refused, or a misspelt field would
    be left out in silence."""

    refuses_unknown = True
    together: ClassVar[dict[str, Any]] = {}
    """What the document says of several fields at once, as JSON Schema."""

    def to_internal_value(self, data: Any) -> Any:
        """Raises ValidationError."""
        if isinstance(data, dict) and (unknown := data.keys() - self.fields.keys()):
            raise ValidationError({str(name): [UNKNOWN] for name in unknown})
        return super().to_internal_value(data)


class Whole(serializers.IntegerField):
    """A whole number as JSON writes one: neither text, nor true, nor 2.0."""

    def to_internal_value(self, data: Any) -> int:
        """Raises ValidationError."""
        if type(data) is not int:
            self.fail("invalid")
        return data


MOMENT = re.compile(
    r"(?i)[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})"
)
"""As RFC 3339 writes a moment, which OpenAPI calls `date-time`."""


class Moment(serializers.DateTimeField):
    """A moment with its zone. A day, or a time of day in no zone, would be another moment in each
    place, so neither is guessed at."""

    def to_internal_value(self, value: Any) -> datetime:
        """Raises ValidationError."""
        if not isinstance(value, str) or not MOMENT.fullmatch(value):
            raise ValidationError("A moment with its zone, like 2026-12-01T00:00:00+01:00.")
        return super().to_internal_value(value)


DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
"""As RFC 3339 writes a day, which OpenAPI calls `date`."""


class Day(serializers.DateField):
    """A day. Other ways of ISO 8601 to write one (20261126, 2026-W48-4) are not what the document
    says, and a number in place of a day is more likely a slip."""

    def to_internal_value(self, value: Any) -> date:
        """Raises ValidationError."""
        if not isinstance(value, str) or not DAY.fullmatch(value):
            self.fail("invalid", format="YYYY-MM-DD")
        return super().to_internal_value(value)


Given = TypeVar("Given", bound=serializers.Serializer[Any])


def checked(kind: type[Given], data: Any) -> dict[str, Any]:
    """What `kind` reads in `data`. Raises ValidationError."""
    given = kind(data=data)
    given.is_valid(raise_exception=True)
    values: dict[str, Any] = given.validated_data
    return values
