from __future__ import annotations

from datetime import timedelta

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from django.db import migrations, models
from django.utils.timezone import now

AT_ONCE = 500


def move_in(apps, schema_editor):
    """Whoever is logged in stays so; what is over is forgotten."""
    Old = apps.get_model("sessions", "Session")
    New = apps.get_model("clubsite", "BrowserSession")
    User = apps.get_model(settings.AUTH_USER_MODEL)
    users = {str(pk): pk for pk in User.objects.values_list("pk", flat=True)}
    store, age = SessionStore(), timedelta(seconds=settings.SESSION_COOKIE_AGE)
    rows = []
    for old in Old.objects.filter(expire_date__gt=now()):
        user = store.decode(old.session_data).get(SESSION_KEY)
        if user is not None and user not in users:
            continue
        # The end was counted from when it was last written.
        begun = min(now(), old.expire_date - age)
        rows.append(
            New(
                session_key=old.session_key,
                session_data=old.session_data,
                expire_date=old.expire_date,
                user_id=users.get(user),
                created_at=begun,
                seen_at=begun,
            )
        )
    New.objects.bulk_create(rows, batch_size=AT_ONCE)
    Old.objects.all().delete()


def move_out(apps, schema_editor):
    """Back to where Django looks by itself."""
    Old = apps.get_model("sessions", "Session")
    New = apps.get_model("clubsite", "BrowserSession")
    fields = ("session_key", "session_data", "expire_date")
    rows = [Old(**row) for row in New.objects.filter(expire_date__gt=now()).values(*fields)]
    Old.objects.bulk_create(rows, batch_size=AT_ONCE)


class Migration(migrations.Migration):

    dependencies = [
        ('clubsite', '0001_initial'),
        ('sessions', '0001_initial'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='BrowserSession',
            fields=[
                ('session_key', models.CharField(max_length=40, primary_key=True, serialize=False, verbose_name='session key')),
                ('session_data', models.TextField(verbose_name='session data')),
                ('expire_date', models.DateTimeField(db_index=True, verbose_name='expire date')),
                ('device', models.CharField(blank=True, default='', max_length=80)),
                ('address', models.CharField(blank=True, default='', max_length=64)),
                ('created_at', models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ('seen_at', models.DateTimeField(default=django.utils.timezone.now)),
                ('user', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='browser_sessions', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'verbose_name': 'session',
                'verbose_name_plural': 'sessions',
                'abstract': False,
            },
        ),
        migrations.RunPython(move_in, move_out),
    ]
