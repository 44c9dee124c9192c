"""What signing in through another provider needs beyond django-allauth."""

from collections.abc import Callable
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from requests import RequestException


class OtherProviders:
    """Leads there over a page, as browsers hold a form to sites of its policy (`form-action`) through every redirect;
    and says that signing in failed where a provider cannot even be asked where to sign in.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self._get_response(request)
        target = urlsplit(response.headers.get("Location", ""))
        if request.method != "POST" or target.netloc in {"", request.get_host()}:
            return response
        return render(
            request, "socialaccount/leaving.html", {"target": target.geturl(), "host": target.hostname}
        )

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if not isinstance(exception, RequestException):
            return None
        return render(request, "socialaccount/authentication_error.html", status=502)
