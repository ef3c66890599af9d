"""Which texts are found in a module or a template."""

from __future__ import annotations

from collections.abc import Iterable

import polib
import pytest

from clubsite.translations import placeholders, python_texts, template_texts

Key = tuple[str | None, str, str | None]


def keys(entries: Iterable[polib.POEntry]) -> list[Key]:
    """Context, text and plural of each entry."""
    return [(entry.msgctxt, entry.msgid, entry.msgid_plural or None) for entry in entries]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('_("Box")', [(None, "Box", None)]),
        ('gettext_lazy("Box")', [(None, "Box", None)]),
        ('translation.gettext("Box")', [(None, "Box", None)]),
        ('gettext_noop("a" "b")', [(None, "ab", None)]),
        ('ngettext("%(n)s point", "%(n)s points", n)', [(None, "%(n)s point", "%(n)s points")]),
        ('ngettext_lazy("point", "points", "n")', [(None, "point", "points")]),
        ('pgettext("cube", "level")', [("cube", "level", None)]),
        ('npgettext_lazy("cube", "level", "levels", n)', [("cube", "level", "levels")]),
        ('f(_("inner"))', [(None, "inner", None)]),
        ("gettext(template)", []),
        ('gettext(f"{name}")', []),
        ('other("Box")', []),
        ('"Box"', []),
    ],
)
def test_it_finds_the_calls_of_a_module(source: str, found: list[Key]) -> None:
    assert keys(python_texts(source)) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('{% translate "Box" %}', [(None, "Box", None)]),
        ("{% translate 'It\"s' %}", [(None, 'It"s', None)]),
        ('{% translate "level" context "cube" %}', [("cube", "level", None)]),
        ('{{ _("Box")|upper }}', [(None, "Box", None)]),
        ("{% blocktranslate %}Hi {{ name }}{% endblocktranslate %}", [(None, "Hi %(name)s", None)]),
        (
            "{% blocktranslate trimmed count n=x %}\n1{% plural %}\n{{ n }}{% endblocktranslate %}",
            [(None, "1", "%(n)s")],
        ),
        ("{% translate name %}", []),
        ("{# a comment #} plain", []),
    ],
)
def test_it_finds_the_tags_of_a_template(source: str, found: list[Key]) -> None:
    assert keys(template_texts("{% load i18n %}" + source)) == found


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("%(n)s points for {player}", {"n", "player"}),
        ("100 % {", set()),
        ("{{ not one }}", set()),
        ("plain", set()),
    ],
)
def test_it_reads_the_placeholders_of_a_text(text: str, names: set[str]) -> None:
    assert placeholders(text) == names
