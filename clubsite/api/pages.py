"""Lists, a page at a time."""

from __future__ import annotations

import re

from rest_framework import exceptions, serializers
from rest_framework.exceptions import ValidationError
from rest_framework.pagination import Cursor, CursorPagination
from rest_framework.request import Request

from clubsite.api.inputs import Input

PAGE, PAGE_MAX = 50, 200
SIZE, NUMBER = re.compile("[0-9]{1,3}"), re.compile("[0-9]{1,18}")
BAD_CURSOR = {"cursor": ["No page begins there: take the address that a page gives as next."]}


class Pages(CursorPagination):
    """`{"next": url, "previous": url, "results": [...]}`: a cursor never skips or repeats a row,
    since the order is that of a unique column."""

    page_size = PAGE
    max_page_size = PAGE_MAX
    page_size_query_param = "page_size"
    page_size_query_description = f"How many at once, at most {PAGE_MAX}."
    ordering = "id"

    def get_page_size(self, request: Request) -> int:
        """As asked for. Raises ValidationError for what is no size."""
        asked = str(request.query_params.get("page_size", PAGE))
        if not SIZE.fullmatch(asked) or not 1 <= int(asked) <= PAGE_MAX:
            raise ValidationError({"page_size": [f"A whole number from 1 to {PAGE_MAX}."]})
        return int(asked)

    def decode_cursor(self, request: Request) -> Cursor | None:
        """Where the page begins. Raises ValidationError for what no page gave as a cursor."""
        try:
            cursor = super().decode_cursor(request)
        except exceptions.NotFound as error:
            raise ValidationError(BAD_CURSOR) from error
        begins = None if cursor is None else cursor.position
        if begins is not None and not NUMBER.fullmatch(str(begins)):
            raise ValidationError(BAD_CURSOR)
        return cursor


class NewestFirst(Pages):
    """The same, from the newest row back."""

    ordering = "-id"


class PageQuery(Input):
    """Where a page begins and how long it is."""

    cursor = serializers.CharField(
        required=False, max_length=200, help_text="From `next` or `previous` of another page."
    )
    page_size = serializers.IntegerField(
        required=False, min_value=1, max_value=PAGE_MAX, help_text="How many at once."
    )
