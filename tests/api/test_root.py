"""`/api/v1/`: where a program that knows only this address finds the rest."""

from __future__ import annotations

import pytest

from tests.api.conftest import Caller
from tests.api.shapes import document

pytestmark = pytest.mark.django_db


def test_it_links_to_what_describes_the_api(nobody: Caller) -> None:
    links = nobody.ask("")
    assert links["version"] == "1"
    for name in ("docs", "schema"):
        assert nobody.get(links[name]).status_code == 200


def test_the_document_says_what_it_is_and_where(nobody: Caller) -> None:
    assert "Authorization: Token" in document()["info"]["description"]
    (server,) = document()["servers"]
    assert server["url"] == "/"
