"""An address with a number that no database can hold is the address of nothing."""

from __future__ import annotations

import pytest
from django.test import Client

LONG = "9" * 30


@pytest.mark.django_db
@pytest.mark.parametrize(
    "address",
    [
        f"/sessions/{LONG}/",
        f"/sessions/{LONG}/live/?seq=1",
        f"/sessions/{LONG}/sheet/",
        f"/sessions/1/games/{LONG}/",
        f"/clubs/riverside/players/{LONG}/",
        f"/legs/{LONG}/pay/",
    ],
)
def test_it_finds_nothing_at_a_number_beyond_measure(address: str, client: Client) -> None:
    assert client.get(address).status_code == 404
