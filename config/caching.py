"""What may be kept by browsers and by whatever stands between."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponseBase


def private_by_default(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """An answer that says nothing else is its caller's alone and is asked for again each time."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        response.headers.setdefault("Cache-Control", "private, no-cache")
        return response

    return middleware
