"""The Celery application: it only carries wake-ups, the database says what there is to do."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("camera_lucida")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
