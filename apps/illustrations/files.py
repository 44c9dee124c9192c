"""Answers that are a file of an illustration."""

import hashlib

from django.http import HttpResponse
from django.utils.http import parse_etags
from rest_framework.exceptions import NotFound
from rest_framework.request import Request

from apps.illustrations.models import Illustration
from apps.illustrations.storage import read_file

# A drawing opened on its own page may style itself and do nothing else.
VECTOR_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox"
# A finished illustration never changes; a browser may keep its owner's copy, nobody in between may.
KEPT_BY_ITS_OWNER = "private, max-age=31536000, immutable"


def answer_file(
    request: Request, name: str, content_type: str, *, cache_control: str = KEPT_BY_ITS_OWNER
) -> HttpResponse:
    """The file, or 304 where the caller has it already.

    Raises:
        NotFound: the file is gone from the storage.
    """
    etag = _etag(name)
    if _has_it(request, etag):
        response = HttpResponse(status=304)
        del response["Content-Type"]
    else:
        response = HttpResponse(_content(name), content_type=content_type)
        if content_type == "image/svg+xml":
            response["Content-Security-Policy"] = VECTOR_POLICY
    response["ETag"] = etag
    response["Cache-Control"] = cache_control
    return response


def vector_of(illustration: Illustration) -> str:
    """
    Raises:
        NotFound: it was drawn in pixels only.
    """
    if not illustration.vector:
        raise NotFound("This illustration has no vector form.")
    return illustration.vector


def original_of(illustration: Illustration) -> str:
    """
    Raises:
        NotFound: no image model made it, or its file is the image itself.
    """
    if not illustration.original:
        raise NotFound("This illustration has no other file than its image.")
    return illustration.original


def _etag(name: str) -> str:
    # A name in the storage stands for one content, for good. The name itself is nobody's business.
    return f'"{hashlib.sha256(name.encode()).hexdigest()[:32]}"'


def _has_it(request: Request, etag: str) -> bool:
    known = parse_etags(request.headers.get("If-None-Match", ""))
    return "*" in known or etag in (tag.removeprefix("W/") for tag in known)


def _content(name: str) -> bytes:
    try:
        return read_file(name)
    except FileNotFoundError:
        raise NotFound("The file is not in the storage any more.") from None
