from __future__ import annotations

from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="LogInTries",
            fields=[
                ("key", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("made", models.PositiveIntegerField(default=0)),
                ("last_at", models.DateTimeField(db_index=True)),
                ("wait_until", models.DateTimeField(blank=True, null=True)),
            ],
        ),
    ]
