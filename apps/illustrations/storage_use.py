"""What the files of all illustrations and kept sketches take.

A million sizes are not added up while somebody waits: the sweeper does it now and then. A count kept with every
change would be wrong as soon as rows go by another way, with their account for example.
"""

from datetime import timedelta

from django.db.models import Sum
from django.utils import timezone

from apps.illustrations.models import Illustration, StorageMeasurement
from apps.sketches.models import Sketch

GOOD_FOR = timedelta(minutes=5)
THE_ROW = 1


def stored_bytes() -> int:
    """As last measured, at most some minutes ago while the sweeper runs; added up now if it never was."""
    measured = StorageMeasurement.objects.filter(pk=THE_ROW).values_list("stored_bytes", flat=True).first()
    return _add_up() if measured is None else measured


def measure_storage_if_due() -> None:
    recent = StorageMeasurement.objects.filter(measured_at__gt=timezone.now() - GOOD_FOR)
    if not recent.exists():
        StorageMeasurement.objects.update_or_create(
            pk=THE_ROW, defaults={"stored_bytes": _add_up(), "measured_at": timezone.now()}
        )


def _add_up() -> int:
    return sum(
        kind.objects.aggregate(total=Sum("stored_bytes"))["total"] or 0 for kind in (Illustration, Sketch)
    )
