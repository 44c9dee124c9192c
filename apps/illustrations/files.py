"""Answers that are a file of an illustration."""

from django.http import HttpResponse
from rest_framework.exceptions import NotFound

from apps.illustrations.models import Illustration
from apps.illustrations.storage import read_file

# A drawing opened on its own page may style itself and do nothing else.
VECTOR_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox"
# A finished illustration never changes; a browser may keep its owner's copy, nobody in between may.
KEPT_BY_ITS_OWNER = "private, max-age=31536000, immutable"


def answer_file(name: str, content_type: str, *, cache_control: str = KEPT_BY_ITS_OWNER) -> HttpResponse:
    """
    Raises:
        NotFound: the file is gone from the storage.
    """
    try:
        content = read_file(name)
    except FileNotFoundError:
        raise NotFound("The file is not in the storage any more.") from None
    response = HttpResponse(content, content_type=content_type)
    response["Cache-Control"] = cache_control
    if content_type == "image/svg+xml":
        response["Content-Security-Policy"] = VECTOR_POLICY
    return response


def vector_of(illustration: Illustration) -> str:
    """
    Raises:
        NotFound: it was drawn in pixels only.
    """
    if not illustration.vector:
        raise NotFound("This illustration has no vector form.")
    return illustration.vector
