"""Figures for Prometheus.

Every process counts for itself, in a file of `PROMETHEUS_MULTIPROC_DIR`, the folder of its machine. Whichever is
asked adds up the files of all machines that share the folder above.
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from django.conf import settings
from django.db.models import Count, Min
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.crypto import constant_time_compare
from django.views.decorators.http import require_safe
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from apps.illustrations.models import Generation
from apps.illustrations.workers import living_workers

REQUEST_SECONDS = Histogram(
    "lucida_request_seconds",
    "From a request to its answer, without what it waits for its drawing.",
    ("method", "route", "status"),
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
GENERATION_SECONDS = Histogram(
    "lucida_generation_seconds",
    "From the acceptance of a generation to its end.",
    ("state", "engine"),
    buckets=(0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300),
)
PAID_REQUESTS = Counter(
    "lucida_paid_requests", "Requests to paid services, each try by itself.", ("service", "outcome")
)
PAID_DOLLARS = Counter("lucida_paid_dollars", "What paid services cost, where it is known.", ("model",))


class AllProcesses(Collector):
    """What all processes counted, of those too that have ended."""

    def collect(self) -> Iterable[Metric]:
        machines = Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]).parent
        return MultiProcessCollector.merge([str(file) for file in machines.glob("*/*.db")], accumulate=True)


class Queue(Collector):
    """What waits and who works on it, as the database says at this moment."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        active = {
            row["state"]: row
            for row in Generation.objects.active()
            .values("state")
            .annotate(number=Count("pk"), oldest=Min("created_at"))
        }
        number = GaugeMetricFamily("lucida_active_generations", "Not ended yet.", labels=("state",))
        oldest = GaugeMetricFamily("lucida_oldest_active_seconds", "Since acceptance.", labels=("state",))
        for state in (Generation.State.QUEUED, Generation.State.RUNNING):
            row = active.get(state)
            number.add_metric([state], row["number"] if row else 0)
            oldest.add_metric([state], (timezone.now() - row["oldest"]).total_seconds() if row else 0)
        yield number
        yield oldest
        yield GaugeMetricFamily("lucida_workers", "Worker processes alive.", value=living_workers())


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """For whoever has `METRICS_TOKEN`; without one for this machine alone, and of a public product for nobody."""
    if not _may_read(request):
        raise Http404
    registry = CollectorRegistry()
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry.register(AllProcesses())
    else:
        registry.register(REGISTRY)
    registry.register(Queue())
    return HttpResponse(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)


def _may_read(request: HttpRequest) -> bool:
    if settings.METRICS_TOKEN:
        shown = request.headers.get("Authorization", "")
        return constant_time_compare(shown, f"Bearer {settings.METRICS_TOKEN}")
    return not settings.PUBLIC
