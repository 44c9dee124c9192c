"""Sketches in Django's admin."""

from django.contrib import admin

from apps.sketches.models import Sketch
from config.django_admin import RecordAdmin


@admin.register(Sketch)
class SketchAdmin(RecordAdmin):
    list_display = ("id", "owner", "state", "created_at", "sweep_at")
    list_select_related = ("owner",)
    list_filter = ("state",)
    search_fields = ("id", "owner__email")
    ordering = ("-created_at",)
