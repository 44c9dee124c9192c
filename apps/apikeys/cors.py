"""Which calls pages of other sites may make."""

from corsheaders.middleware import CorsMiddleware
from django.http import HttpRequest
from django.urls import Resolver404, resolve

from apps.apikeys.authentication import KeyAuthentication


class CorsForKeys(CorsMiddleware):
    """Opens to other sites exactly the calls that take keys; a page without a key gets a 401 that it can read."""

    def is_enabled(self, request: HttpRequest) -> bool:
        if not request.path_info.startswith("/api/"):
            return False
        try:
            view = resolve(request.path_info).func
        except Resolver404:
            return False
        return KeyAuthentication in getattr(getattr(view, "cls", None), "authentication_classes", ())
