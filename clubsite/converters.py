"""What stands in our addresses: `<id:...>` and `<form:...>`."""

from __future__ import annotations

from django.urls import register_converter
from django.urls.converters import IntConverter, StringConverter


class IdConverter(IntConverter):
    """A number that every database can hold; a longer one is the address of nothing."""

    regex = "[0-9]{1,18}"


class FormConverter(StringConverter):
    """The end of a file's name that says which kind of file is asked for."""

    regex = "csv|xlsx"


def register() -> None:
    """Let all lists of addresses know them; once a process."""
    register_converter(IdConverter, "id")
    register_converter(FormConverter, "form")
