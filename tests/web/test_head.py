"""Whoever asks only whether a page is there is answered as if he had asked for the page."""

from __future__ import annotations

import pytest

from tests.builders import Table
from tests.web.pages import Reader

PATHS = ["", "live/", "slips/join/", "sheet/", "log/", "squaring/", "slips/nope/"]


@pytest.mark.django_db
@pytest.mark.parametrize("path", PATHS)
def test_it_answers_head_as_get(bogdan: Reader, table: Table, path: str) -> None:
    url = f"{bogdan.url}{path}"
    answer = bogdan.client.head(url)
    assert answer.status_code == bogdan.client.get(url).status_code != 405
    assert answer.content == b""
