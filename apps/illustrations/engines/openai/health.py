"""Whether a paid service may be asked now: a circuit breaker that all processes share, kept in the database.

A service that fails several times in a row, or that only the owner can mend, is left alone for a while. After that
one caller is let through; whether it gets an answer decides for all.
"""

from datetime import timedelta
from typing import Any

from django.db.models import F
from django.utils import timezone

from apps.illustrations.engines.openai.troubles import Kind, Trouble
from apps.illustrations.models import ServiceState
from config.openai import PaidServices

MOST_FAILURES = 3  # in a row, until a service is left alone
PAUSE = timedelta(seconds=60)


class Health:
    """The health of one service ("images", "text" or "moderation")."""

    def __init__(self, service: str, told: PaidServices) -> None:
        self._service = service
        self._configuration = told.fingerprint
        self._probe = timedelta(seconds=told.image_timeout if service == "images" else told.text_timeout)

    def require(self) -> None:
        """
        Raises:
            Trouble: the service is paused.
        """
        state = self._row().values("paused_until", "detail").first()
        if state is None or state["paused_until"] is None:
            return
        now = timezone.now()
        # Of all who come after a pause one changes the row, and finds out for the others.
        if state["paused_until"] > now or not self._row().filter(paused_until=state["paused_until"]).update(
            paused_until=now + self._probe
        ):
            raise Trouble(Kind.PAUSED, state["detail"])

    def answered(self) -> None:
        """The service did what it was asked, or refused it for a reason of its own."""
        troubled = self._row().exclude(failures=0, paused_until=None, trouble="")
        troubled.update(failures=0, paused_until=None, trouble="", detail="", since=None)

    def failed(self, trouble: Trouble) -> None:
        policy = trouble.policy
        if not (policy.counts or policy.pause or policy.for_owner):
            return self.answered()
        self._begin_anew_if_reconfigured()
        row = self._row()
        if policy.counts:
            row.update(failures=F("failures") + 1)
            row.filter(failures__gte=MOST_FAILURES).update(paused_until=timezone.now() + PAUSE)
        if policy.pause:
            row.update(paused_until=timezone.now() + timedelta(seconds=policy.pause))
        if policy.for_owner:
            row.filter(trouble="").update(since=timezone.now())
            row.update(trouble=trouble.kind, detail=trouble.detail)

    def _row(self) -> Any:
        return ServiceState.objects.filter(pk=self._service, configuration=self._configuration)

    def _begin_anew_if_reconfigured(self) -> None:
        known, made = ServiceState.objects.get_or_create(
            pk=self._service, defaults={"configuration": self._configuration}
        )
        if not made and known.configuration != self._configuration:
            ServiceState(pk=self._service, configuration=self._configuration).save()
