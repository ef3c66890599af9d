"""What stands in our addresses."""

from __future__ import annotations

from django.urls.converters import IntConverter


class IdConverter(IntConverter):
    """A number that every database can hold; a longer one is the address of nothing."""

    regex = "[0-9]{1,18}"
