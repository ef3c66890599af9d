"""`/games/<name>/`: the rules of one game, what may be chosen, and where it is told."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.template.loader import render_to_string
from django.test import Client

from games.engine.variants import VARIANTS, Variant
from games.engine.variants.guide import GUIDES, OPTION_TEXTS, as_written
from games.web.told import told as page_of

pytestmark = pytest.mark.django_db

POINTS = "Points on which people differ"
each = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)


def html_of(client: Client, name: str) -> str:
    response = client.get(f"/games/{name}/")
    assert response.status_code == 200
    return response.content.decode()


def text_of(html: str) -> str:
    """What is read, without the drawings."""
    without = re.sub(r"<svg.*?</svg>|<[^>]+>", " ", html, flags=re.DOTALL)
    return " ".join(unescape(without).split())


@each
def test_it_tells_every_rule_without_a_log_in(client: Client, variant: Variant) -> None:
    text, guide = text_of(html_of(client, variant.name)), GUIDES[variant.name]
    for topic, rule in guide.whole.items():
        assert f"{topic.value} {rule}" in text


@each
def test_it_lists_every_option_with_the_usual_choice_first(
    client: Client, variant: Variant
) -> None:
    text = text_of(html_of(client, variant.name))
    for option in variant.options.values():
        told, choices = OPTION_TEXTS[option.name], list(map(as_written, option.choices))
        words = {as_written(value): said for value, said in told.choices.items()}
        assert f"{told.label} {told.decides} {words[choices[0]]} usually" in text
        assert f"For programs: {option.name} = {' | '.join(choices)}" in text


@each
def test_it_draws_the_start_and_each_roll(client: Client, variant: Variant) -> None:
    html = html_of(client, variant.name)
    drawings = re.findall(r"<figure[^>]*><svg.*?</svg>", html, flags=re.DOTALL)
    assert len(drawings) == 1 + len(GUIDES[variant.name].examples)
    assert all("<title>" in drawing and "<desc>" in drawing for drawing in drawings)


def test_what_differs_from_long_nardy_comes_first(client: Client) -> None:
    text = text_of(html_of(client, "kaftar"))
    differs, kept = text.index("What differs from Long nardy"), text.index("As in Long nardy")
    assert differs < text.index("A 1 or a 6 is a kaftar die.") < kept
    assert kept < text.index("A point with even one checker of your opponent is closed to you.")


def test_it_says_who_tells_of_an_option_and_how_sure_that_is(client: Client) -> None:
    text = text_of(html_of(client, "long_classic"))
    assert (
        "Told by: Russian Wikipedia: Long nardy; Rules of the Russian Ministry of Sport, 2024."
        in text
    )
    assert "Our own choice: no source says. D" in text


def test_it_owns_up_to_what_it_had_to_guess(client: Client) -> None:
    text = text_of(html_of(client, "emir"))
    assert "Where no text is clear Nukers that never came in are not missed" in text
    assert "Our best reading of a text that is not clear. C" in text
    assert "Where no text is clear" not in text_of(html_of(client, "nardgammon"))


@each
def test_it_says_which_points_mean_nothing_beside_a_choice(
    client: Client, variant: Variant
) -> None:
    text, void = text_of(html_of(client, variant.name)), []
    for option in variant.options.values():
        words = {
            as_written(value): said for value, said in OPTION_TEXTS[option.name].choices.items()
        }
        for value, names in option.voids.items():
            labels = [OPTION_TEXTS[name].label for name in variant.options if name in names]
            told = f"These points mean nothing then: {'; '.join(labels)}."
            assert f"{words[as_written(value)]} {told}" in text
            void.append(told)
    assert text.count("These points mean nothing then") == len(void)
    assert bool(void) == (variant.name == "giveaway")


def test_it_says_how_a_flight_is_written_where_a_checker_flies_on(client: Client) -> None:
    said = "24/6/3 is one that flies from 24 to 6 and goes on to 3."
    told = {name for name in VARIANTS if said in text_of(html_of(client, name))}
    assert told == {"kaftar", "one_six"}
    assert "24/6/3" in text_of(html_of(client, "kaftar")).replace(said, "")


def test_before_the_opening_throw_nobody_doubles(client: Client) -> None:
    drawing = html_of(client, "short").partition("<figure")[2].partition("</figure>")[0]
    assert "Backgammon board. Each side throws one die." in drawing
    assert "to throw" not in drawing
    assert "Cube: 1, in the middle." in drawing


def test_it_says_nothing_of_options_where_there_are_none(client: Client) -> None:
    """Every rule set has some: of one without any nothing would be said."""
    for variant in VARIANTS.values():
        assert POINTS in html_of(client, variant.name)
    kaftar = VARIANTS["kaftar"]
    page = page_of(kaftar.without(*kaftar.options), GUIDES["kaftar"])
    assert POINTS not in render_to_string("games/rule_set.html", {"page": page})


@pytest.mark.parametrize("name", ["chess", "KAFTAR", "long-classic", "9" * 300])
def test_it_knows_no_other_game(client: Client, name: str) -> None:
    assert client.get(f"/games/{name}/").status_code == 404


@pytest.mark.parametrize("path", ["/", "/log-in/", "/api/v1/docs/"])
def test_other_pages_lead_here(admin_client: Client, client: Client, path: str) -> None:
    visitor = client if path == "/log-in/" else admin_client
    assert 'href="/games/"' in visitor.get(path).content.decode()
