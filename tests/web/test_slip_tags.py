from __future__ import annotations

from types import SimpleNamespace
from uuid import UUID

from django.template import Context, Template
from django.test import RequestFactory

from chouette.templatetags.slips import typed
from chouette.web.slip_parts import OtherGame
from tests.web.pages import Form, forms

TABLE = SimpleNamespace(
    urls={"commands": "/sessions/1/commands/"},
    seq=7,
    game_number=3,
    may=SimpleNamespace(sender="user-5"),
)
TEMPLATE = Template('{% load slips %}{% command "leave" %}<b>x</b>{% endcommand %}')


def rendered(**context: object) -> str:
    request = RequestFactory().get("/")
    return str(TEMPLATE.render(Context({"table": TABLE, "request": request, **context})))


def only_form(html: str) -> Form:
    (form,) = forms(html)
    return form


def test_it_carries_what_every_write_needs() -> None:
    form = only_form(rendered())
    assert form.action == "/sessions/1/commands/"
    assert form.fields["kind"] == ["leave"]
    assert form.fields["expected_seq"] == ["7"]
    assert form.fields["game"] == ["3"]
    assert form.fields["sender"] == ["user-5"]
    assert len(form.fields["csrfmiddlewaretoken"][0]) == 64


def test_it_makes_another_command_id_each_time_it_is_rendered() -> None:
    first, second = (only_form(rendered()).fields["command_id"][0] for _ in range(2))
    assert UUID(first).version == 4
    assert first != second


def test_it_answers_into_its_slip_and_without_one_into_the_slot() -> None:
    slip = SimpleNamespace(name="seats", asks_about_game=lambda kind: None)
    assert 'hx-target="closest .slip"' in rendered(slip=slip)
    assert only_form(rendered(slip=slip)).fields["slip"] == ["seats"]
    assert 'hx-target="#slot"' in rendered()


def test_it_asks_about_the_game_where_the_form_was_opened_for_another() -> None:
    """Unanswered it stays a form of the other game."""
    slip = SimpleNamespace(name="seats", asks_about_game=lambda kind: OtherGame(2, 3))
    html = rendered(slip=slip)
    assert only_form(html).fields["game"] == ["2"]
    assert 'name="game" value="3" required' in html
    assert "Yes, this is for game 3." in html


def test_it_keeps_the_block() -> None:
    assert "<b>x</b></form>" in rendered()


def test_it_gives_back_what_was_typed() -> None:
    assert typed({"reason": "late"}, "reason") == "late"
    assert typed({}, "reason") == ""
    assert typed(None, "reason") == ""
