"""A Django project with one view: no log-in, no roles; its tables lie in DATABASE_URL."""

from __future__ import annotations

import os
from pathlib import Path

from clubsite.env import database_from_url

SECRET_KEY = "bare"
ALLOWED_HOSTS = ["127.0.0.1"]
INSTALLED_APPS = ["benchmarks.bare", "rest_framework"]
# For the length of an answer, without which a connection is of one use.
MIDDLEWARE = ["django.middleware.common.CommonMiddleware"]
ROOT_URLCONF = "benchmarks.bare.views"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
DATABASES = {
    "default": {
        **database_from_url(os.environ["DATABASE_URL"], base=Path.cwd()),
        "CONN_MAX_AGE": 600,
    }
}
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "UNAUTHENTICATED_USER": None,
}
