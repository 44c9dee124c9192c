"""The Django application of sketches."""

from django.apps import AppConfig


class SketchesConfig(AppConfig):
    name = "apps.sketches"
