"""The back office speaks the reader's language: every label, every column, every sentence."""

from __future__ import annotations

import pytest
from django.apps import apps
from django.contrib import admin
from django.contrib.admin.utils import label_for_field
from django.db.models import Field, Model
from django.test import Client
from django.utils.functional import Promise
from django.utils.translation import override

from chouette.models import HouseRules
from chouette.rules.ruleset import PRESET_LABELS
from tests.admin.addresses import OURS, address
from tests.people import People

MODELS = list(apps.get_app_config("chouette").get_models())
SAME_IN_ALL = {"ID", "club", "extra", "contract", "director"}
"""Words that one of the languages has in common with English."""


def texts_of(model: type[Model]) -> dict[str, object]:
    """Whatever the back office reads out of a model, by where it stands."""
    names = {"name": model._meta.verbose_name, "names": model._meta.verbose_name_plural}
    fields = [field for field in model._meta.fields if field.name != "id"]
    labels = {f"{field.name}": field.verbose_name for field in fields}
    helps = {f"{field.name}: help": field.help_text for field in fields if field.help_text}
    return {**names, **labels, **helps, **choices_of(fields)}


def choices_of(fields: list[Field]) -> dict[str, object]:
    return {f"{f.name}: {value}": label for f in fields for value, label in f.flatchoices}


def read_in(language: str, model: type[Model]) -> dict[str, str]:
    with override(language):
        return {at: str(text) for at, text in texts_of(model).items()}


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_it_has_a_text_to_translate_for_everything(model: type[Model]) -> None:
    assert [at for at, text in texts_of(model).items() if not isinstance(text, Promise)] == []


@pytest.mark.parametrize("language", ["it", "ro"])
@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_it_is_translated(model: type[Model], language: str) -> None:
    english, other = read_in("en", model), read_in(language, model)
    assert {at for at in english if english[at] == other[at]} <= {
        at for at, text in english.items() if text in SAME_IN_ALL
    }


def labels_of(model: type[Model]) -> set[str]:
    """The heads of the columns of its list."""
    page = admin.site._registry[model]
    names = [str(name) for name in page.list_display]
    return {str(label_for_field(name, model, page)) for name in names}


@pytest.mark.parametrize("model", OURS, ids=lambda model: model.__name__)
def test_it_heads_its_lists_in_italian(office: Client, model: type[Model]) -> None:
    names = read_in("it", model)["names"]
    html = office.get(address(model, "changelist"), headers={"Accept-Language": "it"})
    assert names in html.content.decode().lower()
    with override("en"):
        english = labels_of(model)
    with override("it"):
        same = english & labels_of(model)
    assert same <= SAME_IN_ALL


@pytest.mark.django_db
def test_it_names_presets_and_refusals_in_romanian(office: Client, people: People) -> None:
    rules = HouseRules.objects.get(club=people.club)
    form = {"name": "X", "base": rules.base, "values": '{"beavers": 9}'}
    url, headers = address(HouseRules, "change", rules.pk), {"Accept-Language": "ro"}
    html = office.post(url, form, headers=headers).content.decode()
    assert "Nu există o astfel de regulă" in html
    assert PRESET_LABELS[rules.base] not in html
