"""What everybody sees of a shared illustration who has its link."""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from apps.illustrations import schema
from apps.illustrations.files import answer_file, vector_of
from apps.illustrations.models import Illustration
from apps.illustrations.serializers import represent_shared

# Sharing may be stopped at any time: a browser asks again each time.
ASK_AGAIN = "private, no-cache"


class SharedView(APIView):
    authentication_classes = ()
    permission_classes = ()

    def finalize_response(self, request: Any, response: Any, *args: Any, **kwargs: Any) -> Any:
        response = super().finalize_response(request, response, *args, **kwargs)
        response["X-Robots-Tag"] = "noindex"
        return response


class SharedFigure(SharedView):
    @schema.get_shared
    def get(self, request: Request, token: str) -> Response:
        return Response(represent_shared(_shared(token)))


class SharedImage(SharedView):
    @schema.get_shared_image
    def get(self, request: Request, token: str) -> HttpResponse:
        return answer_file(request, _shared(token).image, "image/png", cache_control=ASK_AGAIN)


class SharedVector(SharedView):
    @schema.get_shared_vector
    def get(self, request: Request, token: str) -> HttpResponse:
        return answer_file(request, vector_of(_shared(token)), "image/svg+xml", cache_control=ASK_AGAIN)


def _shared(token: str) -> Illustration:
    return get_object_or_404(Illustration.objects.visible_to_everybody(), share_token=token)
