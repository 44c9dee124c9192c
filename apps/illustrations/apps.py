"""The Django application of illustrations."""

from django.apps import AppConfig


class IllustrationsConfig(AppConfig):
    name = "apps.illustrations"

    def ready(self) -> None:
        from apps.illustrations import claiming  # noqa: F401 (connects itself to signing in)
