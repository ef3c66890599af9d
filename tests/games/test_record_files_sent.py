"""POST `records/` with the file itself, as a form sends it."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from games.api.record_examples import A_FILE
from games.models import MatchRecord
from tests.api.conftest import Caller, browser_of
from tests.people import People

pytestmark = pytest.mark.django_db

BOUNDARY = "form"


def uploaded(people: People, data: bytes, name: str = "final.mat") -> Any:
    """What Ana is answered who sends a file."""
    body = {"file": SimpleUploadedFile(name, data)}
    return browser_of(people.ana).post("/api/v1/records/", body, format="multipart")


def parts(people: People, *heads: str, text: str = A_FILE) -> Any:
    """The same of a form written out by hand, each part with the same text."""
    lines = [
        f"--{BOUNDARY}\r\nContent-Disposition: form-data; {head}\r\n\r\n{text}" for head in heads
    ]
    body = "\r\n".join([*lines, f"--{BOUNDARY}--\r\n"])
    kind = f"multipart/form-data; boundary={BOUNDARY}"
    return browser_of(people.ana).generic("POST", "/api/v1/records/", body, content_type=kind)


def test_a_file_is_read_as_its_text_is(people: People) -> None:
    answer = uploaded(people, A_FILE.encode(), name="The final.mat")
    assert answer.status_code == 201
    told = answer.json()
    assert (told["name"], told["format"], told["plays"]) == ("The final", "mat", 2)
    again = browser_of(people.ana).send("records/", {"name": "x", "text": A_FILE}, 200)
    assert again["id"] == told["id"]


def test_a_name_that_is_sent_goes_before_that_of_the_file(people: People) -> None:
    body = {"file": SimpleUploadedFile("a.mat", A_FILE.encode()), "name": "Semi-final"}
    answer = browser_of(people.ana).post("/api/v1/records/", body, format="multipart")
    assert answer.json()["name"] == "Semi-final"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "latin-1"])
def test_letters_are_read_in_the_encoding_of_the_file(people: People, encoding: str) -> None:
    told = uploaded(people, A_FILE.replace("Ana", "Zoé").encode(encoding)).json()
    assert told["players"]["white"] == "Zoé"


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        (b"", 400, "invalid"),
        (b"\x00\x01", 400, "parse_error"),
        (A_FILE.encode() + b"\x1b[2J", 400, "parse_error"),
        (b"a letter to a friend", 422, "no_readable_game"),
        (b"x" * 300_000, 413, "body_too_large"),
    ],
)
def test_what_is_no_match_file_is_refused(
    people: People, data: bytes, status: int, code: str
) -> None:
    answer = uploaded(people, data)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert not MatchRecord.objects.exists()


@pytest.mark.parametrize(
    ("heads", "code"),
    [
        ((), "invalid"),
        (('name="file"',), "invalid"),
        (('name="file"; filename="a.mat"', 'name="file"; filename="b.mat"'), "parse_error"),
        (('name="file"; filename="a.mat"', 'name="club"'), "invalid"),
        (('name="file"; filename="a.mat"', 'name="name"', 'name="name"'), "parse_error"),
        ((f'name="file"; filename="{"x" * 81}.mat"',), "invalid"),
        (tuple(f'name="{n}"' for n in range(1_001)), "parse_error"),
        (tuple(f'name="{n}"; filename="a"' for n in range(101)), "parse_error"),
    ],
)
def test_a_form_with_other_parts_is_refused(
    people: People, heads: tuple[str, ...], code: str
) -> None:
    answer = parts(people, *heads, text=A_FILE[:20])
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_form_that_is_cut_off_is_refused(people: People) -> None:
    kind = "multipart/form-data"
    answer = browser_of(people.ana).generic("POST", "/api/v1/records/", "x", content_type=kind)
    assert (answer.status_code, answer.json()["code"]) == (400, "parse_error")


def test_a_form_asks_for_the_csrf_token_as_json_does(people: People) -> None:
    caller = Caller()
    caller.force_login(people.ana)
    body = {"file": SimpleUploadedFile("a.mat", A_FILE.encode())}
    answer = caller.post("/api/v1/records/", body, format="multipart")
    assert (answer.status_code, answer.json()["code"]) == (403, "permission_denied")
    assert not MatchRecord.objects.exists()


def test_other_addresses_take_json_alone(people: People) -> None:
    answer = browser_of(people.ana).post("/api/v1/boards/", {"length": 5}, format="multipart")
    assert (answer.status_code, answer.json()["code"]) == (415, "unsupported_media_type")
