"""The trial: what a visitor without an account may draw, ever, and a network of visitors a day."""

from dataclasses import dataclass
from ipaddress import ip_network
from uuid import UUID

from django.core.cache import cache
from django.db import connection
from django.db.models import F
from django.utils import timezone
from django.utils.crypto import salted_hmac

from apps.accounts.models import Visitor
from apps.billing.quota import today

TRIAL_LIMIT = 10
# So that clearing the cookies gives no endless trials. A classroom behind one address fits in.
NETWORK_LIMIT = 30
A_DAY = 86_400  # seconds


@dataclass(frozen=True, slots=True)
class Trial:
    """Illustrations used and allowed in all, and whether another one may be asked for now."""

    used: int
    limit: int
    can_generate: bool


def trial_of(visitor: Visitor, *, network: str) -> Trial:
    used = Visitor.objects.filter(pk=visitor.pk).values_list("used", flat=True).first() or 0
    network_has_room = cache.get(_network_key(network), 0) < NETWORK_LIMIT
    return Trial(used=used, limit=TRIAL_LIMIT, can_generate=used < TRIAL_LIMIT and network_has_room)


def reserve_trial(visitor: Visitor, *, network: str) -> bool:
    """Charge one illustration to a visitor, who becomes a row with the first.

    To be called in a transaction that is rolled back on False: the visitor may have been charged when their
    network turns out to be used up.
    """
    return _charge(visitor) and _count(network)


def give_back_trial(visitor_id: UUID) -> None:
    """Take one charge off a visitor. The network's count is a guard and not a charge: it stays."""
    Visitor.objects.filter(pk=visitor_id, used__gt=0).update(used=F("used") - 1)


def network_of(address: str) -> str:
    """The network a visitor calls from: an IPv4 address, or the /64 that one IPv6 subscriber holds."""
    host = ip_network(address)
    return str(host if host.version == 4 else ip_network((host.network_address, 64), strict=False))


def _charge(visitor: Visitor) -> bool:
    with connection.cursor() as cursor:
        cursor.execute(
            """
            INSERT INTO accounts_visitor (id, used, created_at) VALUES (%s, 1, %s)
            ON CONFLICT (id) DO UPDATE SET used = accounts_visitor.used + 1
            WHERE accounts_visitor.used < %s
            """,
            [
                Visitor._meta.pk.get_db_prep_value(visitor.pk, connection),
                connection.ops.adapt_datetimefield_value(timezone.now()),
                TRIAL_LIMIT,
            ],
        )
        return cursor.rowcount == 1


def _count(network: str) -> bool:
    key = _network_key(network)
    cache.add(key, 0, timeout=A_DAY)
    return cache.incr(key) <= NETWORK_LIMIT


def _network_key(network: str) -> str:
    # Addresses are kept by nobody: only a keyed hash, for a day.
    return f"trial:{today()}:{salted_hmac('trial network', network, algorithm='sha256').hexdigest()}"
