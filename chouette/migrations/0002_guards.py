"""Where the triggers of `chouette.models.guards` began.

They are those of the models as they are now, so the newest migration that changes a guarded table
installs them; at this point of the history there would be tables missing.
"""

from __future__ import annotations

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from chouette.models import guards


def remove(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    guards.remove(schema_editor.connection)


class Migration(migrations.Migration):
    dependencies = [("chouette", "0001_initial")]

    operations = [migrations.RunPython(migrations.RunPython.noop, remove)]
