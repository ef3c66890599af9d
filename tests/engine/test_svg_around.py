"""What is around the board in an SVG drawing: cube, names, score, words; readable and harmless."""

from __future__ import annotations

import random
import re

import pytest

from games.engine import Cube, Match, Position, Rules, Side
from games.engine.drawing import shapes
from games.engine.drawing.frame import LONGEST_NAME
from games.engine.drawing.svg_board import HEIGHT, LEFT, WIDTH
from tests.engine.pictures import draw, taken_apart
from tests.engine.playing import BLACK, MONEY, WHITE, a_position, doubled, game_by_chance

START = Position.start(Match(7, (2, 3)))


@pytest.mark.parametrize(
    ("cube", "from_top", "to_top"),
    [(Cube(1), 0.4, 0.6), (Cube(64, BLACK), 0.8, 1), (Cube(2, WHITE), 0, 0.2)],
)
def test_it_puts_the_cube_in_the_middle_or_at_its_owner_s_edge(
    cube: Cube, from_top: float, to_top: float
) -> None:
    picture = draw(a_position(cube=cube))
    ((x, y),) = picture.cubes
    assert x < LEFT
    assert from_top * HEIGHT < y < to_top * HEIGHT
    assert picture.text_at(0, LEFT, y - 20, y + 25) == [str(cube.level)]


def test_it_puts_an_offered_cube_at_the_right_hand_of_who_is_asked() -> None:
    asked_above, asked_below = draw(doubled()), draw(doubled().turn_again())
    ((left, y),), ((right, other_y),) = asked_above.cubes, asked_below.cubes
    assert LEFT < left < WIDTH / 2 < right
    assert y == other_y == HEIGHT / 2
    assert "2" in asked_above.text_at(left - 20, left + 20, y - 20, y + 25)
    assert "4" in asked_below.text_at(right - 20, right + 20, y - 20, y + 25)


@pytest.mark.parametrize("match", [Match(7, (6, 2), True), Match(rules=Rules(cube_limit=1))])
def test_it_shows_no_cube_where_there_is_none(match: Match) -> None:
    assert draw(a_position(match=match)).cubes == []


def test_it_puts_the_cube_back_when_a_double_is_dropped() -> None:
    ((x, y),) = draw(doubled().drop()).cubes
    assert x < LEFT
    assert y == HEIGHT / 2


def test_it_says_who_plays_for_what_and_what_is_to_be_done() -> None:
    assert draw(START.throw("31")).shown[-6:] == [
        *("White", "pips 167, score 2", "Black", "pips 167, score 3"),
        *("Black is to play 3-1.", "Match to 7"),
    ]


def test_it_points_at_the_side_that_is_to_decide() -> None:
    def arrows(position: Position) -> list[str]:
        return re.findall(r'<polygon points="16,(-?[\d.]+) 31', position.svg())

    assert [float(y) > HEIGHT for y in arrows(START)] == [True]
    assert [float(y) < 0 for y in arrows(START.double())] == [True]
    assert arrows(START.double().drop()) == []


def test_it_leaves_the_words_out_where_the_page_has_them() -> None:
    bare = draw(START, captions=False)
    assert bare.box == pytest.approx((0, 0, WIDTH, HEIGHT))
    assert "White" not in bare.shown
    assert bare.said("desc") == START.describe()


def test_it_calls_the_sides_by_their_names_as_far_as_there_is_room() -> None:
    long = "Bogdan with a name that goes on and on"
    picture = draw(START, names=("Ana", long))
    assert "Ana" in picture.shown
    assert long not in picture.shown
    (cut,) = [text for text in picture.shown if text.endswith("…")]
    assert long.startswith(cut[:-1])
    assert len(cut) == LONGEST_NAME


def test_it_takes_names_for_text_whatever_is_in_them() -> None:
    names = ("<script>alert(1)</script>", "Ana & \"Bo\" 'x'")
    drawing = START.svg(names=names)
    assert "<script" not in drawing
    picture = taken_apart(drawing)
    assert names[1] in picture.shown
    assert names[0] in picture.said("desc")


def test_it_is_told_in_words_too() -> None:
    picture = draw(START)
    assert picture.root.attrib["role"] == "img"
    assert picture.said("title") == "Backgammon board. Black is to throw or double. Match to 7."
    assert picture.said("desc") == START.describe()
    italian = {"Backgammon board": "Tavola da backgammon"}
    other = draw(START, translate=lambda text: italian.get(text, text))
    assert other.said("title").startswith("Tavola da backgammon. Black is to throw")
    assert draw(START.double()).said("title").endswith("Black doubles to 2. Match to 7.")


def test_it_needs_no_styles_scripts_or_other_files() -> None:
    for position in (START, START.double(), START.throw("66"), doubled().turn_again()):
        drawing = position.svg()
        assert not re.search(r"style=|<style|<script|href|url\(|class=|\bon\w+=|\bid=", drawing)
        assert len(drawing) < 16_000


def test_it_keeps_its_words_and_shapes_within_the_picture() -> None:
    for seed in range(3):
        for game in game_by_chance(random.Random(seed), Match(rules=MONEY)):
            if game.position:
                picture = draw(game.position)
                left, top, width, height = picture.box
                for x, y, _ in picture.texts:
                    assert left <= x <= left + width
                    assert top + 10 < y < top + height - 5
                assert len(picture.cubes) == 1


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(first: str, second: str) -> float:
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_it_can_be_read_on_any_page_and_on_paper() -> None:
    """Text 7 to 1; a checker's edge, or its fill, 3 to 1 against anything it may lie on."""
    for side in Side:
        colours = shapes.COLOURS[side]
        assert contrast(colours.fill, colours.mark) > 7
        for ground in (shapes.GROUND, shapes.DARK_POINT, shapes.LIGHT_POINT, shapes.BAR):
            assert max(contrast(colours.fill, ground), contrast(shapes.INK, ground)) > 3
    assert contrast(shapes.INK, shapes.PAPER) > 7
    assert contrast(shapes.INK, shapes.CUBE) > 7
    assert contrast(shapes.FRAME, shapes.PAPER) > 3
    assert contrast(shapes.COLOURS[WHITE].fill, shapes.COLOURS[BLACK].fill) > 10
    for point in (shapes.DARK_POINT, shapes.LIGHT_POINT):
        assert contrast(point, shapes.GROUND) > 2.5
