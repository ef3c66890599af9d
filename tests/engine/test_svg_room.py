"""No line of a drawing runs past its edge, however long the names are; what is cut has a title."""

from __future__ import annotations

import pytest

from games.engine import Position, variants
from games.engine.drawing import fitting
from games.engine.drawing.svg_board import MARGIN, WIDTH
from games.engine.parallel.game import LongGame
from tests.engine.pictures import SVG, Picture, taken_apart

ROOM = WIDTH - 4 * MARGIN
NAMES = [
    ("Ana", "Bogdan"),
    ("Maximiliana Wilhelmina von", "Bartholomäus Hieronymus v"),
    ("M" * 24, "W" * 24),
    ("麻" * 24, "\U0001f3b2" * 24),
    ("a" * 200, "b" * 200),
]


def short(names: tuple[str, str]) -> list[str]:
    start = Position.start()
    dropped = start.throw("31").play("8/5 6/5").double().drop()
    return [each.svg(names=names) for each in (start, start.throw("66"), dropped)]


def long(names: tuple[str, str]) -> list[str]:
    game = LongGame.start(variants.get("lunatic_fevga"))
    passed = game.throw("66").play("24/18")
    assert passed.actor is not passed.roller
    return [each.svg(names=names) for each in (game, passed, passed.play("24/18"))]


def lines(picture: Picture) -> list[tuple[str, float, str]]:
    """The text, its size and its title, of every line that begins at the left."""
    found = []
    for made in picture.root.iter(f"{SVG}text"):
        if made.get("text-anchor") == "start" and float(made.attrib["font-size"]) > 10:
            title = made.find(f"{SVG}title")
            shown = (made.text or "") if title is None else (title.tail or "")
            whole = "" if title is None else (title.text or "")
            found.append((shown, float(made.attrib["font-size"]), whole))
    return found


@pytest.mark.parametrize("names", NAMES, ids=lambda names: names[0][:4])
@pytest.mark.parametrize("drawn", [short, long])
def test_every_line_keeps_within_the_edge(drawn: object, names: tuple[str, str]) -> None:
    pictures = short(names) if drawn is short else long(names)
    for picture in map(taken_apart, pictures):
        for shown, size, whole in lines(picture):
            assert fitting.width(shown, size) <= ROOM
            assert size >= 15
            if shown.endswith("…"):
                assert shown[:-1].rstrip() in whole
            else:
                assert not whole


def test_short_names_are_written_as_they_were() -> None:
    (picture, *_) = map(taken_apart, long(("Ana", "Bogdan")))
    assert {size for _, size, _ in lines(picture) if size > 20} == {23}
    assert "Ana is to throw." in [shown for shown, _, _ in lines(picture)]


def test_a_long_sentence_is_written_smaller() -> None:
    picture = taken_apart(long(("Maximiliana", "Bogdan"))[1])
    (sentence,) = [line for line in lines(picture) if "which" in line[0]]
    shown, size, whole = sentence
    assert shown == "Bogdan is to play 6-6-6, which Maximiliana could not."
    assert (15 <= size < 23, whole) == (True, "")


def test_one_that_is_longer_yet_is_broken_in_two_before_it_is_cut() -> None:
    names = ("Maximiliana Wilhelmina von", "Bartholomäus Hieronymus v")
    shown = [line for line, size, _ in lines(taken_apart(long(names)[1])) if size == 15]
    assert len(shown) == 2
    told = "Bartholomäus Hieronymus v is to play 6-6-6, which Maximiliana Wilhelmina von could not."
    assert " ".join(shown) == told


@pytest.mark.parametrize("size", [15, 23])
def test_a_cut_line_is_as_long_as_there_is_room(size: int) -> None:
    cut = fitting.fitted("a" * 500, size, ROOM)
    assert cut.size == fitting.SMALLEST
    assert ROOM - fitting.width("a", cut.size) < fitting.width(cut.shown, cut.size) <= ROOM
