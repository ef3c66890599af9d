"""Pages as a reader uses them: follow a form of the page, change a field, send it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from django.test import Client

from chouette.permissions import Actor
from tests.builders import Table


@dataclass
class Form:
    """One form of a page with the values it would be sent with."""

    action: str
    fields: dict[str, list[str]] = field(default_factory=dict)

    def values(self, **changes: str | list[str] | None) -> dict[str, Any]:
        """What is sent; `changes` by field, None to leave a field out."""
        sent: dict[str, Any] = {**self.fields, **changes}
        return {name: value for name, value in sent.items() if value is not None}

    def __contains__(self, name: object) -> bool:
        return name in self.fields


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.ids: list[str] = []
        self.inside = False
        self.select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids += [given["id"]] if "id" in given else []
        if tag == "form":
            self.forms.append(Form(given.get("action", "")))
            self.inside = True
        elif self.inside and tag == "input":
            self._input(given)
        elif self.inside and tag == "select":
            self.select = given.get("name", "")
        elif self.inside and tag == "option" and ("selected" in given or not self._chosen()):
            self.forms[-1].fields[self.select] = [given.get("value", "")]

    def _chosen(self) -> bool:
        return self.select in self.forms[-1].fields

    def _input(self, given: dict[str, str]) -> None:
        kind = given.get("type", "text")
        if "name" not in given or (kind in ("checkbox", "radio") and "checked" not in given):
            return
        value = given.get("value", "on" if kind in ("checkbox", "radio") else "")
        self.forms[-1].fields.setdefault(given["name"], []).append(value)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = False


def forms(html: str) -> list[Form]:
    """All forms of a page, in order."""
    reader = _Reader()
    reader.feed(html)
    return reader.forms


def ids(html: str) -> list[str]:
    """All ids of a page, in order."""
    reader = _Reader()
    reader.feed(html)
    return reader.ids


def form_of(html: str, **wanted: str) -> Form:
    """The first form that has these values, e.g. `form_of(html, kind="void")`."""
    for form in forms(html):
        if all(form.fields.get(name) == [value] for name, value in wanted.items()):
            return form
    raise AssertionError(f"no form with {wanted}")


def without_times(html: str) -> str:
    """The page without the times its lines carry: their microseconds look like amounts."""
    return re.sub(r' datetime="[^"]*"', "", html)


@dataclass
class Reader:
    """Somebody who is logged in, or nobody, before one table."""

    client: Client
    table: Table

    @property
    def url(self) -> str:
        return f"/sessions/{self.table.session_id}/"

    def page(self, path: str = "") -> str:
        """The page at `path` of the table, which must be there."""
        response = self.client.get(f"{self.url}{path}")
        assert response.status_code == 200, (path, response.status_code)
        return str(response.content.decode())

    def slip(self, name: str) -> str:
        return self.page(f"slips/{name}/")

    def send(self, form: Form, **changes: Any) -> Any:
        """The answer to the form, sent as a browser without script sends it."""
        return self.client.post(f"{self.url}commands/", form.values(**changes))

    def htmx(self, form: Form, **changes: Any) -> Any:
        """The answer to the form, sent from the table page by htmx."""
        page = f"http://testserver{self.url}#result-x"
        headers = {"HX-Request": "true", "HX-Current-URL": page}
        return self.client.post(f"{self.url}commands/", form.values(**changes), headers=headers)

    def tap(self, kind: str, **changes: Any) -> Any:
        """Send the first form of this kind on the table page."""
        return self.send(form_of(self.page(), kind=kind), **changes)


def reader(actor: Actor | None, table: Table) -> Reader:
    """`actor` at `table`, with a client of his own; None: somebody without a log-in."""
    client = Client()
    if actor is not None:
        client.force_login(actor)  # type: ignore[arg-type]
    return Reader(client, table)
