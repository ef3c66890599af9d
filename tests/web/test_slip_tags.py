from __future__ import annotations

from types import SimpleNamespace
from uuid import UUID

from django.template import Context, Template
from django.test import RequestFactory

from chouette.templatetags.slips import typed
from tests.web.pages import Form, forms

TABLE = SimpleNamespace(urls={"commands": "/sessions/1/commands/"}, seq=7)
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
    assert len(form.fields["csrfmiddlewaretoken"][0]) == 64


def test_it_makes_another_command_id_each_time_it_is_rendered() -> None:
    first, second = (only_form(rendered()).fields["command_id"][0] for _ in range(2))
    assert UUID(first).version == 4
    assert first != second


def test_it_answers_into_its_slip_and_without_one_into_the_slot() -> None:
    slip = SimpleNamespace(name="seats")
    assert 'hx-target="closest .slip"' in rendered(slip=slip)
    assert only_form(rendered(slip=slip)).fields["slip"] == ["seats"]
    assert 'hx-target="#slot"' in rendered()


def test_it_keeps_the_block() -> None:
    assert "<b>x</b></form>" in rendered()


def test_it_gives_back_what_was_typed() -> None:
    assert typed({"reason": "late"}, "reason") == "late"
    assert typed({}, "reason") == ""
    assert typed(None, "reason") == ""
