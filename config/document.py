"""The OpenAPI document of the API, and how it is served."""

from functools import cache
from hashlib import sha256

from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import etag
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.renderers import OpenApiJsonRenderer
from drf_spectacular.types import OpenApiTypes
from rest_framework.request import Request
from rest_framework.views import APIView

from config.schema import Answer, describe, header


@cache
def document() -> bytes:
    """The OpenAPI document as JSON. It says the same as long as this process runs."""
    return OpenApiJsonRenderer().render(SchemaGenerator().get_schema(public=True), renderer_context={})


@cache
def _document_tag() -> str:
    return f'"{sha256(document()).hexdigest()[:16]}"'


@cache_control(public=True, max_age=300)
@etag(lambda request: _document_tag())
def _answer_document(request: HttpRequest) -> HttpResponse:
    return HttpResponse(document(), content_type="application/json")


class Document(APIView):
    authentication_classes = ()
    permission_classes = ()

    @describe(
        "getSchema",
        "Read this document",
        tag="Documentation",
        parameters=[
            header("ETag", [200, 304], "Changes with the document; send it back as If-None-Match."),
        ],
        answers=[
            Answer(200, OpenApiTypes.OBJECT, "This document.", {"openapi": "3.1.0"}),
            Answer(304, None, "It has not changed."),
        ],
    )
    def get(self, request: Request) -> HttpResponse:
        return _answer_document(request._request)
