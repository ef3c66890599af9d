"""No page, and no slip over a page, has an id twice: the focus would go to the first."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from django.test import Client

from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.web.slips import BUILDERS
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, form_of, ids, reader

ARGUMENTS = {"double": ("box", "team"), "result": ("box-single", "team-gammon")}
RULES = replace(
    PRESETS["keith-many-cubes"],
    partner_from=3,
    beavers=3,
    voluntary_extras=True,
    bought_cubes=True,
    decline_box=True,
    level_agreement="multiples",
)


def twice(*htmls: str) -> list[str]:
    """The ids that stand more than once in these, shown together."""
    counted = Counter(name for html in htmls for name in ids(html))
    return [name for name, count in counted.items() if count > 1]


def slips_at(page: Reader, *members: str) -> dict[str, str]:
    """Every slip that is open now as it is fetched over the table page, by name."""
    arguments = {**ARGUMENTS, "cube": members}
    names = [f"{kind}-{a}" for kind, found in arguments.items() for a in found]
    names += [kind for kind in BUILDERS if kind not in arguments] + ["draw-dice"]
    slips = {}
    for name in names:
        answer = page.client.get(f"{page.url}slips/{name}/", headers={"HX-Request": "true"})
        if answer.status_code == 200:
            slips[name] = answer.content.decode()
    return slips


def check_slips(page: Reader, *members: str) -> set[str]:
    """Check them all at this table; the names of those that there were."""
    html, slips = page.page(), slips_at(page, *members)
    assert twice(html) == []
    for name, slip in slips.items():
        # An embedded slip takes its own place, so it is looked at by itself.
        assert twice(slip) == [], name
        beside = [slip] if f'id="{name}"' in html else [html, slip]
        assert twice(*beside) == [], name
    return set(slips)


@pytest.mark.parametrize("rules", [RULES, replace(RULES, cubes="single")], ids=["many", "one"])
def test_it_has_each_id_once_in_every_slip(people: People, rules: Ruleset) -> None:
    names, ruleset = ("ana", "bogdan", "carla", "elena"), rules.to_json()
    table = open_table(people, *names, ruleset=ruleset, actor=people.ana)
    page, members = reader(people.ana, table), people.numbers("bogdan", "carla", "elena")
    found = check_slips(page, *members)
    table.send("offer", side="box", members=members)
    found |= check_slips(page, *members)
    assert {"stake", "rules", "seats", "join", "answers", "quick", "split", "order"} <= found


def test_it_has_each_id_once_where_a_field_was_refused(bogdan: Reader, table: Table) -> None:
    form = form_of(bogdan.slip("stake"), kind="change_stake")
    assert twice(bogdan.page(), bogdan.htmx(form, stake="much").content.decode()) == []


def test_it_has_each_id_once_on_every_page(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", actor=people.ana)
    table.quick(bogdan=1, carla=-1)
    page = reader(people.ana, table)
    club = f"/clubs/{people.club.slug}/"
    paths = [
        *("/", "/password/", "/clubs/new/", club),
        *(f"{club}{name}/" for name in ("settings", "standings", "players", "rules", "night")),
        *(f"{club}players/{people.number('carla')}/", f"{club}rules/new/"),
        *(f"{page.url}{name}" for name in ("", "sheet/", "log/", "squaring/", "games/1/")),
        f"{page.url}games/1/correct/",
    ]
    for path in paths:
        answer = page.client.get(path)
        assert answer.status_code == 200, path
        assert twice(answer.content.decode()) == [], path
    table.send("close")
    for name in ("", "squaring/"):
        assert twice(page.page(name)) == [], name


def test_it_has_each_id_once_for_somebody_without_a_log_in(client: Client, db: None) -> None:
    for path in ("/", "/log-in/"):
        assert twice(client.get(path).content.decode()) == [], path
