"""The form of a command: every write of a table page goes through this one shape.

The command's id is made here, when the form is rendered, so that a double tap and a retry are the
same command and count once.
"""

from __future__ import annotations

from uuid import uuid4

from django import template
from django.middleware.csrf import get_token
from django.template.context import RequestContext
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

register = template.Library()


@register.simple_block_tag(takes_context=True)
def command(context: RequestContext, content: str, kind: str, css: str = "") -> SafeString:
    """A form that sends a command of `kind`; the block holds its own fields and its button."""
    table, slip, request = context["table"], context.get("slip"), context.get("request")
    return format_html(
        '<form class="{css}" method="post" action="{url}" hx-post="{url}"'
        ' hx-target="{target}" hx-swap="{swap}" hx-disabled-elt="find button"'
        ' data-tap>{csrf}<input type="hidden" name="kind" value="{kind}">'
        '<input type="hidden" name="command_id" value="{id}">'
        '<input type="hidden" name="expected_seq" value="{seq}">'
        '<input type="hidden" name="slip" value="{slip}">{content}</form>',
        css=css,
        url=table.urls["commands"],
        csrf=csrf_field(get_token(request)) if request is not None else "",
        kind=kind,
        id=uuid4(),
        seq=table.seq,
        slip=slip.name if slip else "",
        target="closest .slip" if slip else "#slot",
        swap="outerHTML" if slip else "innerHTML",
        content=mark_safe(content),
    )


def csrf_field(token: str) -> SafeString:
    return format_html('<input type="hidden" name="csrfmiddlewaretoken" value="{}">', token)


@register.filter
def typed(values: object, field: str) -> str:
    """What was typed into `field` when the form was sent before; empty the first time."""
    return str(getattr(values, "get", lambda name, default: default)(field, ""))
