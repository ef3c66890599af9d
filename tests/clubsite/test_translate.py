"""The catalogues: made, kept up to date, compiled and checked without gettext's programs."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import polib
import pytest
from django.core.management import CommandError, call_command
from pytest_django.fixtures import Settings

from clubsite import translations

MODULE = '_("Box")\nngettext("%(n)s game", "%(n)s games", n)'


@pytest.fixture
def project(tmp_path: Path, settings: Settings) -> Path:
    """A project of one module and one template, with no catalogue yet."""
    (tmp_path / "clubsite" / "templates").mkdir(parents=True)
    (tmp_path / "clubsite" / "a.py").write_text(MODULE)
    page = '{% load i18n %}{% translate "Box" %}{% translate "Captain" %}'
    (tmp_path / "clubsite" / "templates" / "a.html").write_text(page)
    settings.BASE_DIR, settings.LOCALE_PATHS = tmp_path, [tmp_path / "locale"]
    settings.TEXT_SOURCES = [f"{__name__}.more_texts"]
    return tmp_path


def more_texts() -> list[tuple[str, str]]:
    return [("rules.py", "{player} is named twice.")]


def translate(action: str) -> str:
    output = StringIO()
    call_command("translate", action, stdout=output)
    return output.getvalue()


def catalogue(project: Path, language: str = "ro") -> polib.POFile:
    return polib.pofile(str(project / "locale" / language / "LC_MESSAGES" / "django.po"))


def translated(project: Path) -> None:
    """Every text in every language: itself."""
    translate("extract")
    for language in ("ro", "it"):
        known = catalogue(project, language)
        for entry in known:
            entry.msgstr = "" if entry.msgid_plural else entry.msgid
            entry.msgstr_plural = dict.fromkeys(entry.msgstr_plural, entry.msgid)
        known.save()


def test_it_makes_a_catalogue_for_each_language_but_english(project: Path) -> None:
    report = translate("extract")
    assert report.splitlines() == ["ro: 4 texts, 4 not translated", "it: 4 texts, 4 not translated"]
    assert [entry.msgid for entry in catalogue(project)] == [
        "Box",
        "%(n)s game",
        "Captain",
        "{player} is named twice.",
    ]
    assert catalogue(project).metadata["Plural-Forms"].startswith("nplurals=3")
    assert catalogue(project, "it").metadata["Plural-Forms"].startswith("nplurals=2")


def test_it_names_the_files_of_a_text_but_no_lines(project: Path) -> None:
    translate("extract")
    box = catalogue(project).find("Box")
    assert box is not None
    assert box.occurrences == [("clubsite/a.py", ""), ("clubsite/templates/a.html", "")]


def test_it_keeps_translations_and_drops_texts_that_are_gone(project: Path) -> None:
    translate("extract")
    known = catalogue(project)
    known[0].msgstr = "Cutia"
    known.save()
    (project / "clubsite" / "templates" / "a.html").write_text("")
    translate("extract")
    assert [(e.msgid, e.msgstr) for e in catalogue(project)][:2] == [
        ("Box", "Cutia"),
        ("%(n)s game", ""),
    ]
    assert catalogue(project).find("Captain") is None
    assert not catalogue(project).obsolete_entries()


def test_it_changes_nothing_the_second_time(project: Path) -> None:
    translate("extract")
    path = project / "locale" / "ro" / "LC_MESSAGES" / "django.po"
    before = path.read_bytes()
    translate("extract")
    assert path.read_bytes() == before


def test_it_is_content_with_a_catalogue_that_says_everything(project: Path) -> None:
    translated(project)
    assert "ro: 4 texts, 0 not translated" in translate("check")


def test_it_finds_what_is_not_translated(project: Path) -> None:
    translated(project)
    known = catalogue(project)
    known[1].msgstr_plural = {0: "%(n)s joc", 1: "", 2: ""}
    known[2].msgstr = ""
    known.save()
    with pytest.raises(CommandError) as caught:
        translate("check")
    told = str(caught.value).splitlines()
    assert told[:2] == ["ro: not translated: '%(n)s game'", "ro: not translated: 'Captain'"]
    assert not [line for line in told if line.startswith("it: ")]


def test_it_finds_a_catalogue_that_is_behind(project: Path) -> None:
    translated(project)
    (project / "clubsite" / "a.py").write_text('_("Team")')
    with pytest.raises(CommandError) as caught:
        translate("check")
    told = str(caught.value)
    assert "ro: missing: 'Team'" in told
    assert "it: unused: '%(n)s game'" in told
    assert told.endswith("type: make messages")


def test_it_finds_a_missing_catalogue(project: Path) -> None:
    with pytest.raises(CommandError, match="ro: no catalogue"):
        translate("check")


def test_it_finds_a_placeholder_that_the_text_does_not_fill(project: Path) -> None:
    translated(project)
    known = catalogue(project)
    known[3].msgstr = "{jucator} apare de două ori."
    faults = list(translations.faults(known, translations.extract(), language="ro"))
    assert faults == ["ro: unknown placeholder in '{jucator} apare de două ori.'"]


def test_it_compiles_what_django_reads(project: Path) -> None:
    translate("extract")
    known = catalogue(project)
    known[1].msgstr_plural = {0: "%(n)s joc", 1: "%(n)s jocuri", 2: "%(n)s de jocuri"}
    known.save()
    translate("compile")
    compiled = polib.mofile(str(project / "locale" / "ro" / "LC_MESSAGES" / "django.mo"))
    assert compiled[0].msgstr_plural[2] == "%(n)s de jocuri"
