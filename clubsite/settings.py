"""Settings, one file for all three modes; every one of them has a default that works.

`DJANGO_ENV` names the mode:

run         the default: local only, an SQLite file under var/, tasks in the web process
test        what pytest uses: a throw-away database, quick password hashes
production  refuses to start with a default secret or open hosts, and knows no demo data

`.env.example` lists every variable. `clubsite/checks.py` holds the choices below that were paid
for with a measured failure, and fails at start if one of them is lost.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from clubsite import logs, openapi_problems, secret_key
from clubsite.accounts import PASSWORD_CHECKS
from clubsite.counting import caches_for
from clubsite.env import Environment, database_from_url, redis_address
from clubsite.mail import mail_from_url
from clubsite.site_address import site_address

env = Environment()
BASE_DIR = Path(__file__).resolve().parent.parent

MODE = env.choice("DJANGO_ENV", ("run", "test", "production"))
PRODUCTION, TESTING = MODE == "production", MODE == "test"
VAR_DIR = Path(env.text("VAR_DIR", str(BASE_DIR / "var")))
# Only the owner of the process may look in: the secret key and the local database live here.
VAR_DIR.mkdir(mode=0o700, parents=True, exist_ok=True)

# --- Security ---------------------------------------------------------------------------------

DEBUG = env.boolean("DEBUG", default=False)
SECRET_KEY = secret_key.for_mode(MODE, given=env.secret("SECRET_KEY"), folder=VAR_DIR)
LOCAL_HOSTS = ["127.0.0.1", "localhost", "[::1]"]
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS") + ([] if PRODUCTION else LOCAL_HOSTS)
# What links in mails begin with; else what the request that asked for a mail came to.
SITE_URL = site_address(env.text("SITE_URL"))
CSRF_TRUSTED_ORIGINS = env.words("CSRF_TRUSTED_ORIGINS")
CSRF_FAILURE_VIEW = "clubsite.errors.csrf_failure"

# In production everything goes over HTTPS, except the two health probes.
HTTPS = env.boolean("HTTPS", default=PRODUCTION)
SECURE_SSL_REDIRECT = SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
LANGUAGE_COOKIE_SECURE = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]
# A day is soon over should HTTPS break; a longer time is for those who know that theirs will not.
SECURE_HSTS_SECONDS = env.integer(
    "HSTS_SECONDS", 86_400 if PRODUCTION and HTTPS else 0, low=0, high=63_072_000
)
# What else runs under the domain, and browsers' lists of domains, are not for one club to decide.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
BEHIND_PROXY = env.boolean("BEHIND_PROXY", default=False)
if BEHIND_PROXY:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SESSION_ENGINE = "clubsite.browser_sessions"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 60  # a club meets weekly; nobody logs in anew every night

DATA_UPLOAD_MAX_MEMORY_SIZE = FILE_UPLOAD_MAX_MEMORY_SIZE = 256 * 1024

# --- Applications -----------------------------------------------------------------------------

INSTALLED_APPS = [
    "clubsite",
    "chouette",
    "games",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django_htmx",
    "corsheaders",
    "rest_framework",
    "drf_spectacular",
]

MIDDLEWARE = [
    "clubsite.content_policy.SendContentPolicy",
    "clubsite.logs.RequestIdMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "corsheaders.middleware.CorsMiddleware",
    "clubsite.middleware.RefuseBadRequests",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "clubsite.browser_sessions.NoteBrowsers",
    "django.middleware.locale.LocaleMiddleware",
    "clubsite.middleware.AnswerInPages",
    "clubsite.middleware.RefuseOtherMethods",
    "clubsite.middleware.KeepNoPages",
    "clubsite.middleware.AppendSlash",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "chouette.middleware.KnowGuests",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "clubsite.middleware.ForgetBrokenAddress",
    "clubsite.middleware.RedirectWholePage",
    "clubsite.middleware.AnswerHalfABody",
    "clubsite.middleware.AnswerLostDatabase",
]

ROOT_URLCONF = "clubsite.urls"
WSGI_APPLICATION = "clubsite.wsgi.application"
ASGI_APPLICATION = "clubsite.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# --- Database ---------------------------------------------------------------------------------

DATABASE_URL = env.secret("DATABASE_URL")
# Demo data goes into the database that was asked for by nobody, and into no other.
DEMO_ALLOWED = MODE == "run" and not DATABASE_URL

if DATABASE_URL:
    database = database_from_url(DATABASE_URL, base=BASE_DIR)
else:
    database = {"ENGINE": "django.db.backends.sqlite3", "NAME": VAR_DIR / "club.sqlite3"}

if database["ENGINE"].endswith("sqlite3"):
    database["OPTIONS"] = {
        "timeout": 20,
        # A transaction that reads and then writes must hold the write lock from its beginning:
        # a deferred one fails at once, whatever the time-out says.
        "transaction_mode": "IMMEDIATE",
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
    }
    # A file, because threads that share one database in memory meet "table is locked"; one for
    # each process, because two people may run the tests in one folder at once.
    (VAR_DIR / "test").mkdir(exist_ok=True)
    database["TEST"] = {"NAME": VAR_DIR / "test" / f"{os.getpid()}.sqlite3"}

DATABASES: dict[str, dict[str, Any]] = {
    "default": {
        **database,
        # Services own their transactions: DRF would roll back what an error must still record.
        "ATOMIC_REQUESTS": False,
        # Opening a connection for every request cost two thirds of the throughput. An ASGI
        # process must say 0 here, or each of its threads keeps a connection for ever.
        "CONN_MAX_AGE": env.integer("CONN_MAX_AGE", 600, low=0, high=86_400),
        "CONN_HEALTH_CHECKS": True,
    }
}

# --- Backups ----------------------------------------------------------------------------------

# Where nightly copies go; none: no copy is made by itself.
BACKUP_DIR = env.text("BACKUP_DIR")
BACKUP_KEEP = env.integer("BACKUP_KEEP", 14, low=1, high=10_000)
PG_BIN = env.text("PG_BIN")  # the folder of pg_dump and pg_restore, if they are not on the PATH

# --- Broker and tasks --------------------------------------------------------------------------

REDIS_URL = redis_address(env.secret("REDIS_URL"))

# Counts of requests are all that is kept here; tests begin each with counts of their own.
CACHES = caches_for("" if TESTING else REDIS_URL)

CELERY_BROKER_URL = REDIS_URL or "memory://"
CELERY_TASK_ALWAYS_EAGER = not REDIS_URL
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True  # without it acks_late alone loses a killed child's task
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TASK_SOFT_TIME_LIMIT = 15  # below the outbox lease of 20 s
CELERY_TASK_TIME_LIMIT = 18
CELERY_TASK_PUBLISH_RETRY = False  # a dead broker must cost a request next to nothing
CELERY_BROKER_CONNECTION_TIMEOUT = 2
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "visibility_timeout": 300,
    "unacked_restore_interval": 5,
    "unacked_restore_throttle": 1,
    "socket_timeout": 5,
    "socket_connect_timeout": 1,
    # Whatever `retry=False` says, a publisher would wait two seconds and look again.
    "max_retries": 0,
}
CELERY_ENABLE_UTC, CELERY_TIMEZONE = True, "UTC"
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BEAT_SCHEDULER = "clubsite.beat:SteadyScheduler"
# A claim runs out after 20 s, so work of a killed process is done again within a minute.
CELERY_BEAT_SCHEDULE: dict[str, dict[str, Any]] = {
    "sweep": {"task": "chouette.sweep_outbox", "schedule": 30},
    # Asked for every ten minutes and done once a night, from four o'clock on.
    "verify": {"task": "chouette.verify_ledger", "schedule": 600},
}
if BACKUP_DIR:
    CELERY_BEAT_SCHEDULE["backup"] = {"task": "chouette.backup_database", "schedule": 600}

# --- Log-in -----------------------------------------------------------------------------------

LOGIN_URL = "login"
LOGIN_REDIRECT_URL = LOGOUT_REDIRECT_URL = "/"
# invited: one comes in by a club's invitation; open: anybody makes an account.
SIGN_UP = env.choice("SIGN_UP", ("invited", "open") if PRODUCTION else ("open", "invited"))

AUTH_PASSWORD_VALIDATORS = [{"NAME": name} for name in PASSWORD_CHECKS]
PASSWORD_RESET_TIMEOUT = 60 * 60 * 24  # a link that was mailed counts for a day
if TESTING:
    PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
# Only such links are mailed; without EMAIL_URL none are, and the pages say so.
mail = mail_from_url(env.secret("EMAIL_URL"), sender=env.text("EMAIL_FROM"))
SENDS_MAIL, EMAIL_BACKEND, DEFAULT_FROM_EMAIL = mail.is_there, mail.backend, mail.sender
EMAIL_HOST, EMAIL_PORT, EMAIL_TIMEOUT = mail.host, mail.port, 10
EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = mail.user, mail.password
EMAIL_USE_SSL, EMAIL_USE_TLS = mail.tls_at_once, mail.tls_later

# --- API --------------------------------------------------------------------------------------

REST_FRAMEWORK = {
    "EXCEPTION_HANDLER": "clubsite.problems.handle_exception",
    "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework.authentication.SessionAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["clubsite.parsers.StrictJSONParser"],
    "DEFAULT_THROTTLE_RATES": {
        "tools": "120/minute",
        # None: no limit, as in tests, which ask faster than any club.
        "api": None if TESTING else env.rate("API_RATE", "1200/minute"),
        "work": None if TESTING else "120/minute",
    },
    "DEFAULT_SCHEMA_CLASS": "clubsite.openapi.Schema",
    "URL_FORMAT_OVERRIDE": None,  # what an address takes stands in its own query
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}
API_TOKENS = "chouette.api.authentication.TokenAuthentication"
SPECTACULAR_SETTINGS = openapi_problems.SETTINGS

# Pages of other sites may read the API only if they are named here, and never with our cookies:
# they bring a token.
CORS_ALLOWED_ORIGINS = env.words("CORS_ALLOWED_ORIGINS")
CORS_URLS_REGEX = r"^/api/"
CORS_ALLOW_HEADERS = ["authorization", "content-type", "if-none-match"]
CORS_EXPOSE_HEADERS = ["ETag", "Idempotency-Replayed", "Retry-After", "X-Request-ID"]

# --- Languages and time -----------------------------------------------------------------------

USE_TZ = True
TIME_ZONE = "UTC"  # a club's own zone is applied where a time is shown
USE_I18N = True
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("ro", "Română"), ("it", "Italiano")]
LOCALE_PATHS = [BASE_DIR / "locale"]
# Functions that name texts beside those in gettext calls and templates.
TEXT_SOURCES = ["chouette.rule_texts.rule_texts", "games.guide_texts.guide_texts"]
LANGUAGE_COOKIE_AGE = 60 * 60 * 24 * 365

# --- Static files -----------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = Path(env.text("STATIC_ROOT", str(VAR_DIR / "static")))
STATIC_ROOT.mkdir(parents=True, exist_ok=True)
# Hashed and compressed at setup; a reference to a file that is not there is an error. Tests and
# DEBUG read the sources instead.
STATIC_FROM_SOURCE = TESTING or DEBUG
WHITENOISE_USE_FINDERS = WHITENOISE_AUTOREFRESH = STATIC_FROM_SOURCE
STATIC_STORAGE = (
    "django.contrib.staticfiles.storage.StaticFilesStorage"
    if STATIC_FROM_SOURCE
    else "whitenoise.storage.CompressedManifestStaticFilesStorage"
)
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": STATIC_STORAGE},
}

# --- Logs -------------------------------------------------------------------------------------

LOGGING = logs.configuration(
    as_json=PRODUCTION,
    level=env.choice("LOG_LEVEL", ("INFO", "DEBUG", "WARNING", "ERROR")),
)
