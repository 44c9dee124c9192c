"""Which web addresses may be called on behalf of a caller: public ones, plainly written."""

import re
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import quote, urlsplit

from django.conf import settings

LONGEST_ADDRESS = 2000  # characters
PORTS = {"http": 80, "https": 443}

# What is not the public internet, what leads elsewhere by translation, and where clouds answer their own machines:
# IANA's registries of special-purpose addresses, and the address of Azure's host.
NOT_PUBLIC = tuple(
    ip_network(network)
    for network in """
        0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
        192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15
        198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
        2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20
    """.split()
)
GLOBAL_UNICAST = ip_network("2000::/3")  # of IPv6; outside it nothing is the public internet

_LABEL = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"(?=.{{1,253}}\Z)({_LABEL}\.)+{_LABEL}")
# What others than us may read as a number: the whole host is then an IPv4 address, or nothing.
_NUMBER = re.compile("[0-9]+|0x[0-9a-f]*")
_ODD = re.compile(r"[\x00-\x20\x7f\\]")


class NotAllowed(ValueError):
    """Not an address that is ever called."""


@dataclass(frozen=True, slots=True)
class WebAddress:
    """A web address whose host, if it is a number, is public. A name is yet to be resolved."""

    scheme: str
    host: str
    port: int
    path: str  # with its query

    @property
    def url(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}:{self.port}{self.path}"

    @property
    def is_trusted(self) -> bool:
        """Whether the settings name it as one that may be called wherever it is."""
        return f"{self.host}:{self.port}" in settings.SKETCH_FETCH_ALLOWED_HOSTS

    @property
    def number(self) -> str | None:
        """The host, if it is an IP address and not a name."""
        return self.host if ":" in self.host or _NUMBER.fullmatch(self.host.rpartition(".")[2]) else None


def read_address(text: str) -> WebAddress:
    """
    Raises:
        NotAllowed: other than http or https on its own port, with credentials, or with a host that is not public
            or could be read in two ways.
    """
    if len(text) > LONGEST_ADDRESS or _ODD.search(text):
        raise NotAllowed
    try:
        parts = urlsplit(text)
        port = PORTS.get(parts.scheme) if parts.port is None else parts.port
    except ValueError:
        raise NotAllowed from None
    host = parts.hostname or ""
    if port is None or parts.scheme not in PORTS or "@" in parts.netloc or not parts.netloc.isascii():
        raise NotAllowed
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~")
    query = quote(parts.query, safe="/%:@!$&'()*+,;=~?")
    address = WebAddress(parts.scheme, host, port, f"{path}?{query}" if query else path)
    if not address.is_trusted and (address.port != PORTS[address.scheme] or not _is_plain(address)):
        raise NotAllowed
    return address


def is_public(number: str) -> bool:
    """Whether an IP address is one of the public internet, by itself and not by translation to another."""
    try:
        address = ip_address(number)
    except ValueError:
        return False
    if address.version == 6 and address not in GLOBAL_UNICAST:
        return False
    return not any(address in network for network in NOT_PUBLIC if network.version == address.version)


def _is_plain(address: WebAddress) -> bool:
    if address.number is None:
        return bool(_NAME.fullmatch(address.host))
    try:
        # Strictly: four decimal numbers without leading zeros, or an IPv6 address without a zone.
        number = IPv6Address(address.host) if ":" in address.host else IPv4Address(address.host)
    except AddressValueError:
        return False
    return "%" not in address.host and is_public(str(number))
