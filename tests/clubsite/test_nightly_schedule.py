"""What is sent every few minutes, to be done once a night."""

from __future__ import annotations

from tests.clubsite.conftest import GOOD_KEY, SettingsFor


def test_it_asks_for_verification_every_ten_minutes(settings_for: SettingsFor) -> None:
    schedule = settings_for(SECRET_KEY=GOOD_KEY)["CELERY_BEAT_SCHEDULE"]
    assert set(schedule) == {"sweep", "verify"}
    assert schedule["verify"] == {"task": "chouette.verify_ledger", "schedule": 600}


def test_it_asks_for_a_copy_as_well_where_a_folder_is_named(settings_for: SettingsFor) -> None:
    settings = settings_for(SECRET_KEY=GOOD_KEY, BACKUP_DIR="/srv/backups", BACKUP_KEEP="3")
    assert settings["CELERY_BEAT_SCHEDULE"]["backup"] == {
        "task": "chouette.backup_database",
        "schedule": 600,
    }
    assert (settings["BACKUP_DIR"], settings["BACKUP_KEEP"]) == ("/srv/backups", 3)


def test_it_keeps_two_weeks_of_copies_unless_told(settings_for: SettingsFor) -> None:
    assert settings_for(SECRET_KEY=GOOD_KEY)["BACKUP_KEEP"] == 14
