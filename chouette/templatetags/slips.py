"""The form of a command: every write of a table page goes through this one shape.

The command's id is made here, when the form is rendered, so that a double tap and a retry are the
same command and count once.
"""

from __future__ import annotations

from uuid import uuid4

from django import template
from django.middleware.csrf import get_token
from django.template.context import RequestContext
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

register = template.Library()


@register.simple_block_tag(takes_context=True)
def command(context: RequestContext, content: str, kind: str, css: str = "") -> SafeString:
    """A form that sends a command of `kind`; the block holds its own fields and its button."""
    table, slip, request = context["table"], context.get("slip"), context.get("request")
    other = slip.asks_about_game(kind) if slip else None
    return format_html(
        '<form class="{css}" method="post" action="{url}" hx-post="{url}"'
        ' hx-target="{target}" hx-swap="{swap}" hx-disabled-elt="find button"'
        ' data-tap>{csrf}<input type="hidden" name="kind" value="{kind}">'
        '<input type="hidden" name="command_id" value="{id}">'
        '<input type="hidden" name="expected_seq" value="{seq}">'
        '<input type="hidden" name="game" value="{game}">'
        '<input type="hidden" name="sender" value="{sender}">'
        '<input type="hidden" name="slip" value="{slip}">{question}{content}</form>',
        css=css,
        url=table.urls["commands"],
        csrf=csrf_field(get_token(request)) if request is not None else "",
        kind=kind,
        id=uuid4(),
        seq=table.seq,
        # Sent beside the answer to the question, which counts as the later of the two.
        game=other.opened if other else table.game_number,
        sender=table.may.sender,
        question=render_to_string("chouette/_other_game.html", {"other": other}) if other else "",
        slip=slip.name if slip else "",
        target="closest .slip" if slip else "#slot",
        swap="outerHTML" if slip else "innerHTML",
        content=mark_safe(content),
    )


def csrf_field(token: str) -> SafeString:
    return format_html('<input type="hidden" name="csrfmiddlewaretoken" value="{}">', token)


@register.filter
def error_of(slip: object, field: str) -> SafeString:
    """What is wrong with this field of a slip that came back, for the place beside it."""
    problem = getattr(slip, "problem", None)
    if problem is None or problem.field != field:
        return SafeString()
    told = '<p class="error" role="alert" id="error-{}">{}</p>'
    return format_html(told, field, problem.sentence)


@register.filter
def mark_of(slip: object, field: str) -> SafeString:
    """Attributes of a field: where it is wrong it has the focus and says so."""
    if not error_of(slip, field):
        return SafeString()
    return format_html(' aria-invalid="true" aria-describedby="error-{}" autofocus', field)


@register.filter
def typed(values: object, field: str) -> str:
    """What was typed into `field` when the form was sent before; empty the first time."""
    return str(getattr(values, "get", lambda name, default: default)(field, ""))
