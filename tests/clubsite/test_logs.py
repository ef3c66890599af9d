from __future__ import annotations

import json
import logging
import logging.config
import sys
from io import StringIO

import pytest
from django.test import Client

from clubsite import logs


def record(**changes: object) -> logging.LogRecord:
    made = logging.LogRecord("chouette", logging.INFO, "f.py", 1, "game %d", (14,), None)
    vars(made).update(changes)
    return made


def test_it_writes_one_json_object_a_line() -> None:
    line = logs.JsonFormatter().format(record(created=0.0, request_id="abc"))
    assert json.loads(line) == {
        "time": "1970-01-01T00:00:00.000+00:00",
        "level": "INFO",
        "logger": "chouette",
        "message": "game 14",
        "request_id": "abc",
    }
    assert "\n" not in line


def test_it_keeps_a_traceback_in_the_same_line() -> None:
    try:
        raise ValueError("broken\nin two")
    except ValueError:
        line = logs.JsonFormatter().format(record(exc_info=sys.exc_info()))
    assert "\n" not in line
    assert "ValueError: broken\nin two" in json.loads(line)["error"]


def test_it_gives_every_answer_an_id(client: Client) -> None:
    first, second = client.get("/healthz"), client.get("/healthz")
    assert len(first["X-Request-ID"]) == 16
    assert first["X-Request-ID"] != second["X-Request-ID"]


def test_it_takes_the_proxys_id(client: Client) -> None:
    response = client.get("/healthz", headers={"X-Request-ID": "night-12.abc_DEF"})
    assert response["X-Request-ID"] == "night-12.abc_DEF"


@pytest.mark.parametrize("given", ["short", "x" * 65, "has space 123", "line\nbreak12", "șșșșșșșș"])
def test_it_makes_its_own_instead_of_an_odd_one(given: str, client: Client) -> None:
    response = client.get("/healthz", headers={"X-Request-ID": given})
    assert response["X-Request-ID"] != given
    assert len(response["X-Request-ID"]) == 16


def test_it_marks_a_line_with_the_request_it_belongs_to() -> None:
    logs.request_id.set("abc")
    marked = record()
    assert logs.AddRequestId().filter(marked)
    assert vars(marked)["request_id"] == "abc"


@pytest.mark.parametrize(("as_json", "formatter"), [(True, "json"), (False, "plain")])
def test_it_writes_for_machines_in_production_only(as_json: bool, formatter: str) -> None:
    made = logs.configuration(as_json=as_json, level="WARNING")
    assert made["handlers"]["stderr"]["formatter"] == formatter
    assert made["root"]["level"] == "WARNING"


@pytest.mark.parametrize("as_json", [True, False])
def test_it_tells_of_a_wrong_host_in_one_line(as_json: bool, client: Client) -> None:
    handler, written = _handler(as_json=as_json)
    logging.getLogger("django.security").addHandler(handler)
    try:
        assert client.get("/", headers={"host": "elsewhere.example"}).status_code == 400
    finally:
        logging.getLogger("django.security").removeHandler(handler)
    (line,) = written.getvalue().splitlines()
    assert "elsewhere.example" in line
    assert "WARNING" in line
    assert "Traceback" not in line


def _handler(*, as_json: bool) -> tuple[logging.Handler, StringIO]:
    """The handler of the setting LOGGING, and what it writes."""
    written = StringIO()
    made = logs.configuration(as_json=as_json, level="INFO")
    made["handlers"]["stderr"]["stream"] = written
    made = {**made, "root": {"handlers": []}, "loggers": {"made": {"handlers": ["stderr"]}}}
    logging.config.dictConfig(made)
    return logging.getLogger("made").handlers[0], written
