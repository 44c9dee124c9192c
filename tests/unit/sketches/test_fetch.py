"""Fetching sketches from addresses that callers name: none leads anywhere but to a public web server."""

import ipaddress
import socket
import threading
import time

import pytest
from rest_framework.exceptions import ValidationError

from apps.sketches import fetch
from apps.sketches.addresses import is_public
from apps.sketches.fetch import fetch_image
from config.api import AppError
from tests.images import LIMIT, PNG
from tests.unit.sketches.servers import (
    PUBLIC,
    answering,
    internet,
    redirecting,
    saying,
    without_end,
)

# Written addresses that are refused before anything is resolved or dialled.
HOSTILE = [
    # this machine
    "http://localhost/a.png", "http://LOCALHOST/a.png", "http://localhost./a.png", "http://127.0.0.1/a.png",
    "https://127.0.0.1/a.png", "http://127.8.9.10/a.png", "http://0.0.0.0/a.png", "http://0/a.png",
    "http://[::1]/a.png", "http://[::]/a.png", "http://[0:0:0:0:0:0:0:1]/a.png",
    # the same, in other words: decimal, octal, hexadecimal, short, padded
    "http://2130706433/a.png", "http://017700000001/a.png", "http://0x7f000001/a.png", "http://0x7f.0.0.1/a.png",
    "http://0177.0.0.1/a.png", "http://127.1/a.png", "http://127.0.1/a.png", "http://127.0.0.0x1/a.png",
    "http://00000127.0.0.1/a.png", "http://127.0.0.01/a.png", "http://127.0.0.1./a.png", "http://0xA9FEA9FE/a.png",
    "http://169.254.43518/a.png", "http://4294967295/a.png", "http://256.256.256.256/a.png",
    # private, shared, reserved, link-local, multicast
    "http://10.0.0.1/a.png", "http://172.16.0.1/a.png", "http://172.31.255.255/a.png", "http://192.168.1.1/a.png",
    "http://100.64.0.1/a.png", "http://100.100.100.200/latest/meta-data", "http://192.0.0.192/opc/v1",
    "http://198.18.0.1/a.png", "http://192.0.2.1/a.png", "http://203.0.113.9/a.png", "http://224.0.0.1/a.png",
    "http://239.255.255.250/a.png", "http://240.0.0.1/a.png", "http://255.255.255.255/a.png",
    "http://192.88.99.1/a.png",
    # where clouds answer their own machines
    "http://169.254.169.254/latest/meta-data/", "http://169.254.170.2/v2/credentials",
    "http://168.63.129.16/machine", "http://[fd00:ec2::254]/latest/meta-data/", "http://metadata/computeMetadata/v1/",
    # IPv6: link-local, unique local, site-local, multicast, documentation, with a zone
    "http://[fe80::1]/a.png", "http://[fe80::1%25eth0]/a.png", "http://[fc00::1]/a.png", "http://[fec0::1]/a.png",
    "http://[ff02::1]/a.png", "http://[2001:db8::1]/a.png", "http://[100::1]/a.png", "http://[5f00::1]/a.png",
    # IPv6 that stands for IPv4: mapped, compatible, 6to4, Teredo, NAT64, ISATAP-like
    "http://[::ffff:127.0.0.1]/a.png", "http://[::ffff:7f00:1]/a.png", "http://[::ffff:93.184.215.14]/a.png",
    "http://[::127.0.0.1]/a.png", "http://[2002:7f00:1::]/a.png", "http://[2002:a9fe:a9fe::1]/a.png",
    "http://[2001:0:7f00:1::]/a.png", "http://[64:ff9b::7f00:1]/a.png", "http://[64:ff9b::169.254.169.254]/a.png",
    "http://[64:ff9b:1::a00:1]/a.png",
    # digits, dots and letters of other scripts; soft hyphens; percent signs
    "http://①②⑦.⓪.⓪.①/a.png", "http://１２７.０.０.１/a.png", "http://127。0。0。1/a.png", "http://ⓛocalhost/a.png",
    "http://loc\u00adalhost/a.png", "http://exаmple.org/a.png", "http://%31%32%37.0.0.1/a.png",
    "http://127.0.0.1%2f.sketches.example/a.png", "http://٠٠.example/a.png",
    # who is the host? credentials, backslashes, white space, control characters, no host
    "http://sketches.example@127.0.0.1/a.png", "http://user:pass@sketches.example/a.png",
    "http://127.0.0.1#@sketches.example/a.png", "http://sketches.example\\@127.0.0.1/a.png",
    "http:\\\\sketches.example/a.png", "http://sketches.example /a.png", "http://sketches.example\t/a.png",
    "http://sketches.example/a.png\r\nHost: internal", " http://sketches.example/a.png", "http:///a.png",
    "http://", "//sketches.example/a.png", "http:sketches.example", "http://.sketches.example/a.png",
    "http://-sketches.example/a.png", "http://[sketches.example]/a.png", "http://[::1/a.png", "http://::1/a.png",
    "http://sketches_example/a.png", f"http://{'a' * 64}.example/a.png", f"http://sketches.example/{'a' * 2000}",
    # other doors and other languages
    "http://sketches.example:22/a.png", "http://sketches.example:6379/a.png", "http://sketches.example:8000/a.png",
    "https://sketches.example:80/a.png", "http://sketches.example:443/a.png", "http://sketches.example:0/a.png",
    "http://sketches.example:99999/a.png", "http://sketches.example:８０/a.png", "file:///etc/passwd",
    "ftp://sketches.example/a.png", "gopher://sketches.example/_a", "data:image/png;base64,AAAA",
    "javascript:alert(1)", "dict://sketches.example/a", "/etc/passwd", "sketches.example/a.png", "",
]  # fmt: skip

# What a name may resolve to, or a second server may answer from: refused at the connection.
NOT_PUBLIC = [
    "127.0.0.1", "10.1.2.3", "172.20.0.1", "192.168.0.10", "169.254.169.254", "100.64.1.1", "100.100.100.200",
    "0.0.0.1", "192.0.0.192", "168.63.129.16", "224.0.0.251", "255.255.255.255", "198.18.0.5", "240.0.0.1",
    "::1", "::", "fe80::1", "fe80::1%2", "fd00::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:93.184.215.14", "::10.0.0.1",
    "2002:a00:1::1", "2001::a00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "fec0::1", "2001:db8::2", "3fff::1",
]  # fmt: skip


def fetch_in(net, url: str = "http://sketches.example/leaf.png") -> bytes:
    return fetch_image(url, resolve=net.resolve, dial=net.dial)


def refusal_in(net, url: str = "http://sketches.example/leaf.png") -> AppError:
    with pytest.raises(AppError) as refused:
        fetch_in(net, url)
    return refused.value


@pytest.fixture
def quick(monkeypatch) -> None:
    """A whole fetch may take half a second."""
    monkeypatch.setattr(fetch, "LONGEST_FETCH", 0.5)


def test_an_image_is_fetched():
    with internet({"/leaf.png?size=big": answering(PNG)}) as net:
        assert fetch_in(net, "http://sketches.example/leaf.png?size=big#top") == PNG
    assert net.dialled == [(PUBLIC, 80)]
    head, *lines = net.heard[0].split("\r\n")
    assert head == "GET /leaf.png?size=big HTTP/1.1"
    assert "Host: sketches.example" in lines
    assert "Accept-Encoding: identity" in lines
    assert not any(line.startswith(("Cookie", "Authorization", "Referer")) for line in lines)


def test_an_image_in_pieces_of_unknown_number_is_fetched():
    pieces = b"".join(
        b"%x\r\n%b\r\n" % (len(PNG[i : i + 99]), PNG[i : i + 99]) for i in range(0, len(PNG), 99)
    )
    chunked = saying(
        b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nTransfer-Encoding: chunked\r\n\r\n",
        pieces,
        b"0\r\n\r\n",
    )
    with internet({"/leaf.png": chunked}) as net:
        assert fetch_in(net) == PNG


def test_an_ip_address_that_is_public_may_be_called():
    with internet({"/leaf.png": answering(PNG)}) as net:
        assert fetch_in(net, f"http://{PUBLIC}/leaf.png") == PNG
        assert fetch_in(net, "http://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/leaf.png") == PNG
    assert net.resolved == []


def test_letters_of_other_scripts_in_the_path_are_encoded():
    with internet({"/bl%C3%A4tter/leaf.png?n=%C3%A4": answering(PNG)}) as net:
        assert fetch_in(net, "http://sketches.example/blätter/leaf.png?n=ä") == PNG


def test_the_corpus_is_large():
    assert len(set(HOSTILE)) >= 100


@pytest.mark.parametrize("url", HOSTILE)
def test_a_hostile_address_is_refused_before_anything_is_resolved_or_dialled(url):
    with internet({}) as net, pytest.raises(ValidationError) as refused:
        fetch_in(net, url)
    assert refused.value.detail == {"sketchImageUrl": ["Expected a public http or https address."]}
    assert net.resolved == []
    assert net.dialled == []


@pytest.mark.parametrize("url", [url for url in HOSTILE if url.startswith(("http", "f", "g", "d", "j"))])
def test_a_redirect_to_a_hostile_address_leads_nowhere(url):
    if any(ord(letter) < 0x20 for letter in url):
        url = "http://127.0.0.1/"  # no header can hold it
    with internet({"/leaf.png": redirecting(url.encode().decode("latin-1").replace("\x85", "?"))}) as net:
        # Where a redirect is read as relative, it stays on the same server, which knows no such page.
        refusal_in(net)
    assert {number for number, _ in net.dialled} == {PUBLIC}


@pytest.mark.parametrize("number", NOT_PUBLIC)
def test_a_name_that_resolves_to_what_is_not_public_is_not_dialled(number):
    with internet({"/a": answering(PNG)}, {"evil.example": [number], "two.example": [PUBLIC, number]}) as net:
        for url in ("http://evil.example/a", "https://evil.example/a", "http://two.example/a"):
            assert refusal_in(net, url).code == "sketch_not_fetched"
    assert net.dialled == []


@pytest.mark.parametrize("number", NOT_PUBLIC)
def test_a_redirect_to_a_name_that_resolves_to_what_is_not_public_is_not_followed(number):
    with internet({"/leaf.png": redirecting("http://evil.example/a")}, {"evil.example": [number]}) as net:
        refusal_in(net)
    assert net.dialled == [(PUBLIC, 80)]


def test_a_name_that_resolves_otherwise_the_second_time_is_not_asked_a_second_time():
    with internet({"/leaf.png": answering(PNG)}) as net:
        turns = iter([[PUBLIC], ["127.0.0.1"], ["127.0.0.1"]])
        net.resolve = lambda host, port: next(turns)  # type: ignore[method-assign]
        assert fetch_in(net) == PNG
        assert net.dialled == [(PUBLIC, 80)]
        refusal_in(net)
    assert net.dialled == [(PUBLIC, 80)]


def test_all_refusals_of_what_was_not_reached_say_the_same():
    """Whether a name is unknown, private or dead tells something about the network that we are in."""
    with internet(
        {"/dead": saying(b""), "/404": answering(status="404 Not Found")}, {"in.example": ["10.0.0.1"]}
    ) as net:
        told = {
            (error.status_code, error.code, str(error.detail))
            for error in (
                refusal_in(net, f"http://{rest}")
                for rest in (
                    "unknown.example/",
                    "in.example/",
                    "sketches.example/dead",
                    "sketches.example/404",
                )
            )
        }
    assert told == {
        (
            422,
            "sketch_not_fetched",
            "The sketch could not be fetched. Its address must be public and answer with an image within 10 seconds.",
        )
    }


# --- redirects ---


@pytest.mark.parametrize(
    "status", ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"]
)
def test_redirects_are_followed(status):
    answers = {
        "/leaf.png": redirecting("/b", status),
        "/b": redirecting("http://sketches.example/c"),
        "/c": answering(PNG),
    }
    with internet(answers) as net:
        assert fetch_in(net) == PNG
    assert len(net.resolved) == 3


def test_three_redirects_are_followed_and_a_fourth_is_not():
    steps = {f"/{step}": redirecting(f"/{step + 1}") for step in range(9)}
    with internet(steps | {"/4": answering(PNG)}) as net:
        assert fetch_in(net, "http://sketches.example/1") == PNG
        refusal_in(net, "http://sketches.example/0")
    assert len(net.dialled) == 8


def test_a_redirect_without_a_destination_ends():
    with internet({"/leaf.png": saying(b"HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n")}) as net:
        refusal_in(net)


# --- bodies ---


def test_10485760_bytes_are_fetched_and_one_more_is_not():
    with internet({"/fits": answering(b"x" * LIMIT), "/more": answering(b"x" * (LIMIT + 1))}) as net:
        assert len(fetch_in(net, "http://sketches.example/fits")) == LIMIT
        assert refusal_in(net, "http://sketches.example/more").status_code == 413


@pytest.mark.parametrize(
    "head",
    [
        b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nTransfer-Encoding: chunked\r\n\r\n1;",
        b"HTTP/1.1 200 OK\r\nX: ",
        b"HTTP/1.1 100 Continue\r\n\r\n",
        b"",
    ],
    ids=["no length", "one chunk", "a chunk's extension", "a header", "continue", "a status line"],
)
def test_what_has_no_end_is_cut_off(head):
    with internet({"/leaf.png": without_end(head, b"x" * 65536)}) as net:
        assert refusal_in(net).status_code in (413, 422)


def test_continuing_without_end_is_cut_off():
    with internet({"/leaf.png": without_end(b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 999)}) as net:
        assert refusal_in(net).status_code in (413, 422)


def test_a_length_that_is_too_large_is_refused_unread():
    with internet({"/leaf.png": answering(PNG, length=LIMIT + 1)}) as net:
        assert refusal_in(net).status_code == 413


def test_fewer_bytes_than_announced_are_no_image():
    with internet({"/leaf.png": answering(PNG, length=len(PNG) + 1)}) as net:
        assert refusal_in(net).code == "sketch_not_fetched"


def test_more_bytes_than_announced_are_not_read():
    with internet({"/leaf.png": answering(PNG + b"<script>", length=len(PNG))}) as net:
        assert fetch_in(net) == PNG


@pytest.mark.parametrize("length", ["-1", "ten", "1e9"])
def test_a_length_that_is_none_does_not_harm(length):
    head = f"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: {length}\r\n\r\n".encode()
    with internet({"/leaf.png": saying(head + PNG)}) as net:
        assert fetch_in(net) == PNG


@pytest.mark.parametrize("content_type", ["text/html", "application/octet-stream", "", "image", "text/image"])
def test_what_does_not_call_itself_an_image_is_refused(content_type):
    with internet({"/leaf.png": answering(PNG, content_type=content_type)}) as net:
        assert refusal_in(net).status_code == 415


@pytest.mark.parametrize("coding", ["gzip", "br", "deflate", "gzip, gzip"])
def test_what_is_packed_is_not_unpacked(coding):
    with internet({"/leaf.png": answering(PNG, Content_Encoding=coding)}) as net:
        assert refusal_in(net).code == "sketch_not_fetched"


@pytest.mark.parametrize(
    "status", ["204 No Content", "206 Partial", "401 Unauthorized", "404 Not Found", "500 Error"]
)
def test_any_other_answer_is_none(status):
    with internet({"/leaf.png": answering(PNG, status=status)}) as net:
        assert refusal_in(net).code == "sketch_not_fetched"


@pytest.mark.parametrize(
    "nonsense", [b"SSH-2.0-OpenSSH\r\n", b"-ERR unknown command\r\n", b"\x00" * 99, b"HTTP/9 x\r\n\r\n"]
)
def test_a_server_of_another_kind_is_none(nonsense):
    with internet({"/leaf.png": saying(nonsense)}) as net:
        assert refusal_in(net).code == "sketch_not_fetched"


# --- time ---


@pytest.mark.parametrize(
    "answer",
    [
        without_end(b"", b"", every=0.05),
        without_end(b"HTTP/1.1 200 OK\r\nX: ", b"x", every=0.05),
        without_end(
            b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 999\r\n\r\n", b"x", every=0.05
        ),
        without_end(b"HTTP/1.1 ", b"", every=0.05),
    ],
    ids=["silence", "drops of a header", "drops of a body", "half a line"],
)
def test_a_slow_server_is_left_in_time(quick, answer):
    with internet({"/leaf.png": answer}) as net:
        started = time.monotonic()
        assert refusal_in(net).code == "sketch_not_fetched"
        assert time.monotonic() - started < 2


def test_a_slow_name_server_is_left_in_time(quick):
    with internet({}) as net:
        released = threading.Event()
        net.resolve = lambda host, port: released.wait(5) and []  # type: ignore[method-assign]
        started = time.monotonic()
        refusal_in(net)
        assert time.monotonic() - started < 2
        released.set()


def test_redirects_share_the_time_of_one_fetch(quick):
    def slowly(connection: socket.socket, request: str) -> None:
        time.sleep(0.3)
        redirecting("/leaf.png")(connection, request)

    with internet({"/leaf.png": slowly}) as net:
        started = time.monotonic()
        refusal_in(net)
        assert time.monotonic() - started < 1


def test_a_server_that_does_not_speak_tls_is_left(quick):
    with internet({"/leaf.png": answering(PNG)}) as net:
        assert refusal_in(net, "https://sketches.example/leaf.png").code == "sketch_not_fetched"
    assert net.dialled == [(PUBLIC, 443)]


def test_two_are_fetched_at_once_and_no_more():
    released = threading.Event()

    def wait(connection: socket.socket, request: str) -> None:
        released.wait(5)
        answering(PNG)(connection, request)

    with internet({"/slow": wait, "/leaf.png": answering(PNG)}) as net:
        others = [
            threading.Thread(target=fetch_in, args=(net, "http://sketches.example/slow")) for _ in range(2)
        ]
        for other in others:
            other.start()
        while len(net.heard) < 2:
            time.sleep(0.01)
        refused = refusal_in(net)
        assert (refused.status_code, refused.headers) == (503, {"Retry-After": "5"})
        released.set()
        for other in others:
            other.join()
        assert fetch_in(net) == PNG


# --- the test itself, and the way around it that only tests have ---


def test_environment_names_no_proxy_that_is_used(monkeypatch):
    for name in ("http_proxy", "HTTP_PROXY", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    with internet({"/leaf.png": answering(PNG)}) as net:
        assert fetch_in(net) == PNG
    assert net.dialled == [(PUBLIC, 80)]


def test_a_host_that_the_settings_name_may_be_anywhere(settings):
    with internet({"/leaf.png": answering(PNG)}, {"localhost": ["127.0.0.1"]}) as net:
        settings.SKETCH_FETCH_ALLOWED_HOSTS = frozenset({"localhost:8999"})
        assert fetch_in(net, "http://localhost:8999/leaf.png") == PNG
        for other in (
            "http://localhost:9000/leaf.png",
            "http://localhost/leaf.png",
            "http://127.0.0.1:8999/leaf.png",
        ):
            with pytest.raises(ValidationError):
                fetch_in(net, other)


def test_no_special_network_counts_as_public():
    for number in NOT_PUBLIC:
        assert not is_public(number)
    for number in (PUBLIC, "8.8.8.8", "1.1.1.1", "2606:4700::1111", "2a00:1450:4001::1"):
        assert is_public(number)
        assert ipaddress.ip_address(number).is_global
