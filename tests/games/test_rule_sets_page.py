"""`/games/`: every rule set with its names and what is special, for everybody."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from games.engine.variants import VARIANTS
from games.engine.variants.guide import GUIDES

pytestmark = pytest.mark.django_db


def html_of(client: Client) -> str:
    response = client.get("/games/")
    assert response.status_code == 200
    return response.content.decode()


def test_it_leads_to_every_rule_set_without_a_log_in(client: Client) -> None:
    html = html_of(client)
    for name in VARIANTS:
        assert f'href="/games/{name}/"' in html
        assert GUIDES[name].special in html


def test_it_knows_the_names_of_other_languages(client: Client) -> None:
    html = html_of(client)
    assert '<span lang="ru">Длинные нарды</span>' in html
    assert '<span lang="el">Φεύγα</span>' in html
    assert "Romanian: " in html


def test_it_asks_the_database_for_nothing(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_num_queries(0):
        html_of(client)


@pytest.mark.parametrize("path", ["/games/", "/games/kaftar/"])
def test_it_takes_nothing(client: Client, path: str) -> None:
    assert client.post(path).status_code == 405
    assert client.head(path).status_code == 200
