"""Generations and illustrations in Django's admin."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from apps.illustrations.illustrations import delete_illustration
from apps.illustrations.models import (
    DailyActivity,
    Generation,
    Illustration,
    PaidUse,
    ServiceState,
    StorageMeasurement,
    WorkerBeat,
)
from config.django_admin import RecordAdmin


@admin.register(Illustration)
class IllustrationAdmin(RecordAdmin):
    """To be read and deleted. Hiding is done in the owner's panel, which keeps a record of it."""

    list_display = ("title", "owner", "style", "resolution", "quality", "engine", "created_at", "hidden_at")
    list_select_related = ("owner",)
    list_filter = ("style", "quality", "engine", "source")
    search_fields = ("id", "prompt", "owner__email")
    ordering = ("-created_at", "-id")
    exclude = ("share_token", "searched", "alphabetical")

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return admin.ModelAdmin.has_delete_permission(self, request, obj)

    def delete_model(self, request: HttpRequest, obj: Illustration) -> None:
        delete_illustration(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Illustration]) -> None:
        for illustration in queryset:
            delete_illustration(illustration)


@admin.register(Generation)
class GenerationAdmin(RecordAdmin):
    list_display = ("id", "owner", "state", "prompt", "error_code", "attempts", "created_at", "finished_at")
    list_select_related = ("owner",)
    list_filter = ("state", "error_code", "source")
    search_fields = ("id", "prompt", "owner__email")
    ordering = ("-created_at",)


@admin.register(DailyActivity)
class DailyActivityAdmin(RecordAdmin):
    list_display = ("day", "succeeded", "failed")
    ordering = ("-day",)


@admin.register(StorageMeasurement)
class StorageMeasurementAdmin(RecordAdmin):
    list_display = ("measured_at", "stored_bytes")


@admin.register(WorkerBeat)
class WorkerBeatAdmin(RecordAdmin):
    list_display = ("worker", "seen_at")


@admin.register(PaidUse)
class PaidUseAdmin(RecordAdmin):
    list_display = ("day", "model", "calls", "unpriced", "input_tokens", "output_tokens", "micro_dollars")
    list_filter = ("model",)
    ordering = ("-day", "model")


@admin.register(ServiceState)
class ServiceStateAdmin(RecordAdmin):
    list_display = ("service", "trouble", "detail", "since", "failures", "paused_until")
    exclude = ("configuration",)
