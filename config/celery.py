"""The Celery application: it only carries wake-ups, the database says what there is to do."""

import os
import warnings

from celery import Celery
from celery.platforms import SecurityWarning

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

# Celery warns superusers of pickled messages; ours are JSON alone.
warnings.filterwarnings("ignore", category=SecurityWarning)

app = Celery("camera_lucida")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
