"""How many generations end, day by day: counted as they end, so that nobody ever counts a million rows."""

from django.db import connection

from apps.billing.quota import today
from apps.illustrations.models import Generation

# Counted in the transaction that ends the generation, and last in it: the day's row is locked for a moment only.
_COUNT = {
    Generation.State.SUCCEEDED: """
        INSERT INTO illustrations_dailyactivity (day, succeeded, failed) VALUES (%s, 1, 0)
        ON CONFLICT (day) DO UPDATE SET succeeded = illustrations_dailyactivity.succeeded + 1
        """,
    Generation.State.FAILED: """
        INSERT INTO illustrations_dailyactivity (day, succeeded, failed) VALUES (%s, 0, 1)
        ON CONFLICT (day) DO UPDATE SET failed = illustrations_dailyactivity.failed + 1
        """,
}


def count_ended(state: str) -> None:
    """Count one generation that has just ended in `state`, succeeded or failed."""
    with connection.cursor() as cursor:
        cursor.execute(_COUNT[Generation.State(state)], [connection.ops.adapt_datefield_value(today())])
