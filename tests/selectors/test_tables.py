"""Which tables of a night belong together."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.models import ChouetteSession
from chouette.selectors.tables import linked_tables
from tests.people import People

pytestmark = pytest.mark.django_db

NIGHT = date(2026, 3, 5)


def add(people: People, name: str, **links: ChouetteSession) -> ChouetteSession:
    return ChouetteSession.objects.create(
        club=people.club, night_on=NIGHT, table=name, rules_name="", **links
    )


def names(row: ChouetteSession) -> list[str]:
    return [table.table for table in linked_tables(row)]


def test_it_links_a_table_with_itself_only(people: People) -> None:
    one = add(people, "A")
    add(people, "B")
    assert names(one) == ["A"]


def test_it_follows_chains_of_splits_and_merges_both_ways(people: People) -> None:
    a = add(people, "A")
    b = add(people, "B", split_from=a)
    c = add(people, "C", merged_into=b)
    d = add(people, "D", split_from=c)
    add(people, "E")
    for row in (a, b, c, d):
        assert names(row) == ["A", "B", "C", "D"]


def test_it_ends_where_tables_went_round_in_a_circle(people: People) -> None:
    a = add(people, "A")
    b = add(people, "B", split_from=a, merged_into=a)
    assert names(b) == ["A", "B"]


def test_it_stays_within_the_night(people: People) -> None:
    a = add(people, "A")
    other = add(people, "B", split_from=a)
    other.night_on = NIGHT + timedelta(days=1)
    other.save(update_fields=["night_on"])
    assert names(a) == ["A"]
    assert names(other) == ["B"]


def test_it_asks_once_or_not_at_all(
    people: People, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    a = add(people, "A")
    b = add(people, "B", split_from=a)
    with django_assert_num_queries(1):
        linked_tables(a)
    with django_assert_num_queries(0):
        assert linked_tables(a, [a, b]) == (a, b)
