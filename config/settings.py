"""Every setting of the product, read from the environment. With nothing set it is complete on one machine."""

import os
from pathlib import Path

import environ
from botocore.config import Config

from config.description import spectacular_settings
from config.env import Environment
from config.logs import logging_config
from config.openai import paid_services
from config.reporting import report_errors
from config.safety import (
    LOOPBACK,
    is_public,
    local_secret_key,
    refuse_engine_without_service,
    refuse_unsafe_start,
)
from config.sign_in import sign_in_providers

env = Environment(os.environ)
BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = env.folder("DATA_DIR", BASE_DIR / "data")
PRODUCT_NAME = env.text("PRODUCT_NAME", "Camera Lucida")
OWNER_EMAIL = env.text("OWNER_EMAIL").lower()

# --- Who may reach it ---

HOST = env.text("HOST", "127.0.0.1")
DEBUG = env.flag("DEBUG")
SECRET_KEY = env.text("SECRET_KEY")
ALLOWED_HOSTS = env.items("ALLOWED_HOSTS")
PUBLIC = is_public(host=HOST, allowed_hosts=ALLOWED_HOSTS)
refuse_unsafe_start(public=PUBLIC, debug=DEBUG, secret_key=SECRET_KEY, allowed_hosts=ALLOWED_HOSTS)
SECRET_KEY = SECRET_KEY or local_secret_key(DATA_DIR)
ALLOWED_HOSTS = ALLOWED_HOSTS or list(LOOPBACK)

# --- Applications and middleware ---

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.usersessions",
    "allauth.socialaccount",
    "allauth.socialaccount.providers.google",
    "allauth.socialaccount.providers.github",
    "allauth.socialaccount.providers.orcid",
    "allauth.socialaccount.providers.openid_connect",
    "csp",
    "webpack_loader",
    "drf_spectacular",
    "apps.accounts",
    "apps.billing",
    "apps.apikeys",
    "apps.sketches",
    "apps.illustrations",
    "apps.adminpanel",
]

MIDDLEWARE = [
    "config.health.probes",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "config.watching.watch_requests",
    "csp.middleware.CSPMiddleware",
    "apps.apikeys.cors.CorsForKeys",
    "config.caching.private_by_default",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "apps.accounts.middleware.OtherProviders",
]

ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "config.pages.product",
            ],
        },
    },
]

# --- Data ---

DATABASE_URL = env.url(
    "DATABASE_URL",
    f"sqlite:///{DATA_DIR / 'database.sqlite3'}",
    schemes=("sqlite", "postgres", "postgresql"),
)
DATABASES = {"default": environ.Env.db_url_config(DATABASE_URL)}
DATABASES["default"]["CONN_MAX_AGE"] = 60
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # IMMEDIATE: a transaction that will write waits for its turn at the start, where waiting is safe,
    # and not in the middle, where SQLite can only refuse.
    DATABASES["default"]["OPTIONS"] = {
        "timeout": 20,
        "transaction_mode": "IMMEDIATE",
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = env.url("REDIS_URL", schemes=("redis", "rediss"))
CACHES = {
    "default": (
        {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": REDIS_URL}
        if REDIS_URL
        else {
            "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
            "OPTIONS": {"MAX_ENTRIES": 100_000},  # a count that guards something is not pushed out by others
        }
    )
}

# Everything stored is private: it is handed out by views that know the owner, never by a public address.
_upload_origins: list[str] = []
if bucket := env.text("AWS_STORAGE_BUCKET_NAME"):
    _endpoint = env.url("AWS_S3_ENDPOINT_URL", schemes=("http", "https"))
    _region = env.text("AWS_S3_REGION_NAME")
    # Where browsers send sketches to, straight to the storage.
    _upload_origins = (
        ["/".join(_endpoint.split("/")[:3])]
        if _endpoint
        else [f"https://{bucket}.s3.amazonaws.com", f"https://{bucket}.s3.{_region}.amazonaws.com"]
    )
    _private_files = {
        "BACKEND": "storages.backends.s3.S3Storage",
        "OPTIONS": {
            "bucket_name": bucket,
            "endpoint_url": _endpoint or None,
            "access_key": env.text("AWS_ACCESS_KEY_ID") or None,
            "secret_key": env.text("AWS_SECRET_ACCESS_KEY") or None,
            "region_name": _region or None,
            "default_acl": None,
            "querystring_auth": True,
            "file_overwrite": True,
            "client_config": Config(
                signature_version="s3v4",
                s3={"addressing_style": "path" if _endpoint else "virtual"},
                # Checksums of a kind that not every compatible storage knows, and no browser sends.
                request_checksum_calculation="when_required",
                response_checksum_validation="when_required",
                connect_timeout=5,
                read_timeout=30,
                retries={"total_max_attempts": 3},
            ),
        },
    }
else:
    _private_files = {
        "BACKEND": "django.core.files.storage.FileSystemStorage",
        "OPTIONS": {"location": DATA_DIR / "files", "file_permissions_mode": 0o600},
    }
STORAGES = {
    "default": _private_files,
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedStaticFilesStorage"},
}

# --- Static files and the front end ---

STATIC_URL = "/static/"
STATIC_ROOT = BASE_DIR / "staticfiles"
STATICFILES_DIRS = [BASE_DIR / "static"]
# The front end's build names each file by its content, so a browser may keep it for ever.
WHITENOISE_IMMUTABLE_FILE_TEST = r"^/static/build/.+\.[0-9a-f]{8,}\..+$"
WEBPACK_LOADER = {
    "DEFAULT": {
        "CACHE": not DEBUG,
        "BUNDLE_DIR_NAME": "build/",
        "STATS_FILE": BASE_DIR / "webpack-stats.json",
    }
}

# --- Accounts ---

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 8}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
EMAIL_URL = env.url("EMAIL_URL", schemes=("smtp", "smtp+tls", "smtp+ssl"))
if EMAIL_URL:
    _mail = environ.Env.email_url_config(EMAIL_URL)
    EMAIL_BACKEND = _mail["EMAIL_BACKEND"]
    EMAIL_HOST = _mail["EMAIL_HOST"]
    EMAIL_PORT = _mail["EMAIL_PORT"]
    EMAIL_HOST_USER = _mail["EMAIL_HOST_USER"]
    EMAIL_HOST_PASSWORD = _mail["EMAIL_HOST_PASSWORD"]
    EMAIL_USE_TLS = _mail.get("EMAIL_USE_TLS", False)
    EMAIL_USE_SSL = _mail.get("EMAIL_USE_SSL", False)
else:
    # Without a mail server letters are kept as files: a reset link is neither lost nor written to a log.
    EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
    EMAIL_FILE_PATH = DATA_DIR / "outbox"
DEFAULT_FROM_EMAIL = env.text("DEFAULT_FROM_EMAIL", OWNER_EMAIL or "noreply@localhost")

LOGIN_URL = "/accounts/login/"
LOGIN_REDIRECT_URL = "/"
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_FORMS = {
    "signup": "apps.accounts.forms.SignUpForm",
    "add_email": "apps.accounts.forms.ChangeAddressForm",
}
ACCOUNT_EMAIL_VERIFICATION = "mandatory" if EMAIL_URL else "optional"
ACCOUNT_EMAIL_SUBJECT_PREFIX = f"{PRODUCT_NAME}: "
ACCOUNT_LOGOUT_REDIRECT_URL = "/"
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_REAUTHENTICATION_REQUIRED = True

ACCOUNT_ADAPTER = "apps.accounts.adapters.AccountAdapter"
SOCIALACCOUNT_ADAPTER = "apps.accounts.adapters.SocialAccountAdapter"
SOCIALACCOUNT_PROVIDERS = sign_in_providers(env)

MFA_ADAPTER = "apps.accounts.adapters.MFAAdapter"
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_TOTP_ISSUER = PRODUCT_NAME
MFA_TOTP_TOLERANCE = 1  # a code counts for one period of 30 s before and after its own, as clocks differ
# Where letters reach nobody, no address can be proved, and nobody could protect their account.
MFA_ALLOW_UNVERIFIED_EMAIL = not EMAIL_URL
# How many proxies of our own stand before the web server; only their X-Forwarded-For entries are believed.
ALLAUTH_TRUSTED_PROXY_COUNT = env.whole("TRUSTED_PROXY_COUNT", 0, at_least=0, at_most=10)
TERMS_VERSION = "2025-09-05"

# --- API ---

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["config.api.SessionAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["config.api.BoundedJSONParser"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "config.api.AnswerAsBuilt",
    "EXCEPTION_HANDLER": "config.api.answer_error",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
    "URL_FORMAT_OVERRIDE": None,
    "DEFAULT_SCHEMA_CLASS": "config.schema.Schema",
    "DEFAULT_METADATA_CLASS": None,  # calls are described by /api/schema, not by answers to OPTIONS
}
SPECTACULAR_SETTINGS = spectacular_settings(product_name=PRODUCT_NAME)

# Pages of any site may make the calls that are open to keys (apps.apikeys.cors), and never with cookies.
CORS_ALLOW_ALL_ORIGINS = True
CORS_ALLOW_CREDENTIALS = False
CORS_ALLOW_METHODS = ("GET", "HEAD", "POST", "DELETE", "OPTIONS")
CORS_ALLOW_HEADERS = ("authorization", "content-type", "idempotency-key", "if-none-match", "prefer")
CORS_EXPOSE_HEADERS = (
    "Link",
    "X-Total-Count",
    "Location",
    "Retry-After",
    "ETag",
    "Content-Disposition",
    "Preference-Applied",
)

# --- Generation ---

ILLUSTRATION_ENGINES = {
    "embedded": "apps.illustrations.engines.embedded.EmbeddedEngine",
    "openai": "apps.illustrations.engines.openai.engine.OpenAIEngine",
}
ILLUSTRATION_ENGINE = env.choice("ILLUSTRATION_ENGINE", "auto", among=("auto", *ILLUSTRATION_ENGINES))
OPENAI = paid_services(env)
refuse_engine_without_service(ILLUSTRATION_ENGINE, OPENAI)
SYNC_WAIT_SECONDS = env.number("SYNC_WAIT_SECONDS", 60, at_least=0, at_most=300)
# Sketches are fetched from public addresses only. The tests, which have no other, name servers of this machine here.
SKETCH_FETCH_ALLOWED_HOSTS: frozenset[str] = frozenset()
LEASE_SECONDS = env.number("LEASE_SECONDS", 20, at_least=0.5, at_most=3600)
SECONDS_BETWEEN_TURNS = 5  # from one generating request of an API key to the next
RESEND_SECONDS = env.number("RESEND_SECONDS", 5, at_least=0.2, at_most=3600)

BROKER_DIR = DATA_DIR / "queue"
CELERY_BROKER_URL = REDIS_URL or "filesystem://localhost"
if REDIS_URL:
    CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, object] = {"socket_connect_timeout": 2}
else:
    BROKER_DIR.mkdir(mode=0o700, exist_ok=True)
    CELERY_BROKER_TRANSPORT = "config.filequeue:Transport"
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(BROKER_DIR),
        "data_folder_out": str(BROKER_DIR),
        "control_folder": str(BROKER_DIR / "control"),
        "store_processed": False,
    }
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_PUBLISH_RETRY = False
CELERY_BROKER_CONNECTION_TIMEOUT = 1
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_ENABLE_REMOTE_CONTROL = False
CELERY_WORKER_HIJACK_ROOT_LOGGER = False

# --- Browser security ---

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'self'"],
        "connect-src": ["'self'", *_upload_origins],
        "img-src": ["'self'", "data:", "blob:"],
        "object-src": ["'none'"],
        "base-uri": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SAMESITE = "Lax"
if PUBLIC:
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    CSRF_TRUSTED_ORIGINS = [f"https://{'*' if host.startswith('.') else ''}{host}" for host in ALLOWED_HOSTS]
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = 31_536_000

# --- Language, time, what is watched ---

LANGUAGE_CODE = "en"
USE_I18N = False
USE_TZ = True
TIME_ZONE = "UTC"
LOGGING = logging_config(
    as_json=env.choice("LOG_FORMAT", "json" if PUBLIC else "text", among=("json", "text")) == "json"
)
METRICS_TOKEN = env.text("METRICS_TOKEN")
if SENTRY_DSN := env.url("SENTRY_DSN", schemes=("http", "https")):
    report_errors(SENTRY_DSN)
