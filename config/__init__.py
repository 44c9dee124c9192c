"""How the product is put together: settings, routes, servers, and the conventions of its API."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
