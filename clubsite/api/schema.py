"""How the OpenAPI document describes what all lists have in common."""

from __future__ import annotations

from functools import cache
from typing import Any

from drf_spectacular.utils import OpenApiResponse
from rest_framework import serializers


@cache
def page_of_schema(row: type[serializers.Serializer[Any]]) -> type[serializers.Serializer[Any]]:
    """The schema of a page whose rows are those of `row`: for `responses=` of `extend_schema`.

    An example given of one row is shown within its page; `cursor` and `page_size` are described.
    """
    return _page(row, "A page of a list, and the addresses of those before and after it.", "Page")


@cache
def all_of_schema(row: type[serializers.Serializer[Any]]) -> type[serializers.Serializer[Any]]:
    """The schema of a list that is never many: the shape of a page, and everything on it."""
    whole = _page(row, "All there is, in the shape of a page.", "List")
    return type(whole.__name__, (whole,), {"__doc__": whole.__doc__, "is_whole": True})


def _page(
    row: type[serializers.Serializer[Any]], told: str, kind: str
) -> type[serializers.Serializer[Any]]:
    name = f"{row.__name__.removesuffix('Out').removesuffix('Row')}{kind}"
    fields = {
        "__doc__": told,
        "is_page": True,
        "next": serializers.URLField(allow_null=True),
        "previous": serializers.URLField(allow_null=True),
        "results": row(many=True),
    }
    return type(name, (serializers.Serializer,), fields)


def written(answer: type[serializers.Serializer[Any]]) -> dict[int, Any]:
    """What a command answers that is named by its sender, for `responses=`: 201, and 200 where the
    same was sent before."""
    return {201: answer, 200: OpenApiResponse(answer, "The same was sent before.")}
