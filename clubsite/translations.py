"""The texts there are to translate, found without the gettext programs a fresh machine lacks.

A text is a constant argument of a gettext function in Python, a translate tag of a template, or an
English sentence of the pure core (settings.TEXT_SOURCES). Catalogues are
`locale/<language>/LC_MESSAGES/django.po`; the .mo beside each is made at setup, not committed.
"""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

import polib
from django.conf import settings
from django.utils.module_loading import import_string
from django.utils.translation.template import templatize

PACKAGES = ("chouette", "clubsite", "games", "templates")
# How many leading arguments of each function are texts, and whether the first is a context.
CALLS = {
    "_": (1, False),
    "gettext": (1, False),
    "gettext_noop": (1, False),
    "ngettext": (2, False),
    "pgettext": (2, True),
    "npgettext": (3, True),
}
PLURAL_CALLS = frozenset({"ngettext", "npgettext"})
PLURALS = {
    "it": "nplurals=2; plural=n != 1;",
    "ro": "nplurals=3; plural=n==1 ? 0 : (n==0 || (n%100>0 && n%100<20)) ? 1 : 2;",
}
LITERAL = r"""u?('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")"""
TEMPLATE_CALL = re.compile(
    rf"(?<!\w)(n?p?gettext|_)\(\s*{LITERAL}(?:,\s*{LITERAL})?(?:,\s*{LITERAL})?", re.DOTALL
)


def catalogue_paths() -> dict[str, Path]:
    """Language code -> its .po file, for every language but English."""
    root = Path(settings.LOCALE_PATHS[0])
    codes = [code for code, _name in settings.LANGUAGES if code != "en"]
    return {code: root / code / "LC_MESSAGES" / "django.po" for code in codes}


def extract() -> polib.POFile:
    """All texts as an empty catalogue, ordered by the file that has them first."""
    catalogue = polib.POFile(wrapwidth=100)
    by_key: dict[tuple[str | None, str], polib.POEntry] = {}
    for place, text in _found():
        key = (text.msgctxt, text.msgid)
        known = by_key.setdefault(key, text)
        if known is text:
            catalogue.append(text)
        elif text.msgid_plural and not known.msgid_plural:
            known.msgid_plural, known.msgstr_plural = text.msgid_plural, text.msgstr_plural
        # Without line numbers: a line moved is no change of a translation.
        if (place, "") not in known.occurrences:
            known.occurrences.append((place, ""))
        known.flags = _flags(known)
    return catalogue


def _found() -> Iterator[tuple[str, polib.POEntry]]:
    for package in PACKAGES:
        for path in sorted((settings.BASE_DIR / package).rglob("*")):
            place = path.relative_to(settings.BASE_DIR).as_posix()
            if path.suffix == ".py" and "migrations" not in path.parts:
                yield from ((place, entry) for entry in python_texts(path.read_text("utf-8")))
            elif path.suffix in {".html", ".txt", ".js"} and "templates" in path.parts:
                yield from ((place, entry) for entry in template_texts(path.read_text("utf-8")))
    for source in settings.TEXT_SOURCES:
        yield from ((place, polib.POEntry(msgid=text)) for place, text in import_string(source)())


def python_texts(source: str) -> Iterator[polib.POEntry]:
    """The gettext calls of a module whose arguments are written out, in order."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        function = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
        name = function.id if isinstance(function, ast.Name) else function
        if isinstance(name, str) and (base := name.removesuffix("_lazy")) in CALLS:
            texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
            yield from _entry(base, [text for text in texts if isinstance(text, str)])


def template_texts(source: str) -> Iterator[polib.POEntry]:
    """The translate and blocktranslate tags of a template and its `_("...")`, in order."""
    for match in TEMPLATE_CALL.finditer(templatize(source)):
        literals = [literal for literal in match.groups()[1:] if literal]
        yield from _entry(match[1], [ast.literal_eval(literal) for literal in literals])


def _entry(function: str, texts: list[str]) -> Iterator[polib.POEntry]:
    count, has_context = CALLS[function]
    if len(texts) < count:
        return  # computed at run time: its texts are marked where they are written
    context = texts.pop(0) if has_context else None
    entry = polib.POEntry(msgctxt=context, msgid=texts[0])
    if function in PLURAL_CALLS:
        entry.msgid_plural, entry.msgstr_plural = texts[1], {0: "", 1: ""}
    yield entry


def merge(path: Path, texts: polib.POFile, *, language: str) -> polib.POFile:
    """The catalogue at `path`, or a new one, with exactly `texts`; translations are kept."""
    catalogue = polib.pofile(str(path), wrapwidth=100) if path.exists() else texts.__class__()
    catalogue.wrapwidth = 100
    catalogue.metadata = {
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURALS[language],
    }
    catalogue.merge(texts)
    for entry in catalogue.obsolete_entries():
        catalogue.remove(entry)
    return catalogue


def faults(catalogue: polib.POFile, texts: polib.POFile, *, language: str) -> Iterator[str]:
    """What keeps a catalogue from being committed: texts too many, too few or not translated, and
    placeholders that are not the text's."""
    wanted = {(entry.msgctxt, entry.msgid, entry.msgid_plural) for entry in texts}
    present = {(entry.msgctxt, entry.msgid, entry.msgid_plural) for entry in catalogue}
    for change, keys in {"missing": wanted - present, "unused": present - wanted}.items():
        yield from (f"{language}: {change}: {key[1]!r}" for key in sorted(keys, key=str))
    yield from (f"{language}: not translated: {e.msgid!r}" for e in catalogue if not e.translated())
    for entry in catalogue:
        allowed = placeholders(entry.msgid) | placeholders(entry.msgid_plural or "")
        for translated in [entry.msgstr, *entry.msgstr_plural.values()]:
            if translated and not placeholders(translated) <= allowed:
                yield f"{language}: unknown placeholder in {translated!r}"


def placeholders(text: str) -> set[str]:
    """The names of `%(name)s` and `{name}` in a text."""
    named = set(re.findall(r"%\((\w+)\)", text))
    try:
        return named | {name for _, name, _, _ in string.Formatter().parse(text) if name}
    except ValueError:  # a lone brace: not a format string
        return named


def _flags(entry: polib.POEntry) -> list[str]:
    return ["python-format"] if re.search(r"%\(\w+\)", entry.msgid) else []
