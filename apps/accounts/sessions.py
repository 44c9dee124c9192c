"""The sessions of an account."""

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.models import Session
from django.utils import timezone

from apps.accounts.models import User


def end_sessions(user: User) -> None:
    """Sign an account out of every browser.

    A session tells whose it is only when it is opened, so all that have not expired are looked at.
    """
    open_sessions = Session.objects.filter(expire_date__gt=timezone.now())
    own = [
        session.pk
        for session in open_sessions.iterator(500)
        if session.get_decoded().get(SESSION_KEY) == str(user.pk)
    ]
    Session.objects.filter(pk__in=own).delete()
