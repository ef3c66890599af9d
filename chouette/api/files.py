"""Answers as a file for a spreadsheet: the same one that the pages offer, with decimal points."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.utils.http import content_disposition_header
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiResponse
from rest_framework import serializers

from chouette.exports import FORMATS, Book
from chouette.web.exports.naming import file_name
from clubsite.api.answers import NOT_KEPT
from clubsite.api.inputs import Input

JSON = "json"


FILES = [
    OpenApiExample(
        f"As {form}",
        response_only=True,
        media_type=kind.content_type.partition(";")[0],
        value="Player,Points\r\nAna,1.5\r\n" if form == "csv" else "PK…",
    )
    for form, kind in FORMATS.items()
]
"""How a file begins."""


class FileQuery(Input):
    """In which shape."""

    format = serializers.ChoiceField(
        [JSON, *FORMATS], required=False, default=JSON, help_text="A file with the same in it."
    )


def or_file(answer: type[serializers.Serializer[Any]]) -> dict[Any, Any]:
    """What an address answers that gives its rows as a file too, for `responses=`."""
    files = {
        (200, kind.content_type.partition(";")[0]): OpenApiResponse(
            OpenApiTypes.BINARY, "The same as a file."
        )
        for kind in FORMATS.values()
    }
    return {(200, "application/json"): answer, **files}


def as_file(book: Book, form: str) -> HttpResponse:
    """The book as a file of this format."""
    kind = FORMATS[form]
    name = content_disposition_header(as_attachment=True, filename=file_name(book.name, form))
    data = kind.data(book, decimal_comma=False)
    headers = {"Content-Disposition": name or "attachment", **NOT_KEPT}
    return HttpResponse(data, content_type=kind.content_type, headers=headers)
