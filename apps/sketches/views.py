"""The sketch calls: an address to upload to, what is uploaded there, and redrawing it."""

from functools import partial
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from apps.apikeys.authentication import SESSION_OR_KEY
from apps.illustrations.files import answer_file
from apps.illustrations.generations import EnhanceRequest
from apps.illustrations.views import answer_generating_call, daily_limit
from apps.sketches import schema
from apps.sketches.enhancing import submit_enhancement, take_in_from_elsewhere, take_in_upload
from apps.sketches.models import Sketch
from apps.sketches.serializers import EnhanceImageBody, EnhanceUploadBody
from apps.sketches.uploads import issue_upload, receive_upload
from config.api import CallerRequest

UPLOADS = "/api/sketches/uploads/{id}"


class UploadUrl(APIView):
    @schema.issue_upload
    def post(self, request: CallerRequest) -> Response:
        our_address = request.build_absolute_uri("/").rstrip("/") + UPLOADS
        return Response({"uploadURL": issue_upload(request.user, our_address=our_address)})


class Upload(APIView):
    """Where a sketch is sent to. The address itself, signed by us, is the permission."""

    authentication_classes = ()
    permission_classes = ()

    @schema.upload
    def put(self, request: Request, sketch_id: UUID) -> Response:
        receive_upload(
            sketch_id,
            signature=request.query_params.get("signature", ""),
            content_type=request.content_type or "",
            stream=request._request,
        )
        return Response(status=status.HTTP_204_NO_CONTENT)


class KeptSketch(APIView):
    authentication_classes = SESSION_OR_KEY

    @schema.get_sketch
    def get(self, request: CallerRequest, sketch_id: UUID) -> HttpResponse:
        kept = Sketch.objects.owned_by(request.user).filter(state=Sketch.State.KEPT)
        return answer_file(request, get_object_or_404(kept, pk=sketch_id).file, "image/jpeg")


class EnhanceUpload(APIView):
    @schema.enhance_upload
    def post(self, request: CallerRequest) -> HttpResponse:
        return answer_generating_call(
            request,
            asks=(EnhanceUploadBody, EnhanceRequest),
            submit=partial(submit_enhancement, owner=request.user, take_in=take_in_upload),
            refusal=lambda: daily_limit(request.user),
        )


class EnhanceImage(APIView):
    authentication_classes = SESSION_OR_KEY

    @schema.enhance_image
    def post(self, request: CallerRequest) -> HttpResponse:
        return answer_generating_call(
            request,
            asks=(EnhanceImageBody, EnhanceRequest),
            submit=partial(submit_enhancement, owner=request.user, take_in=take_in_from_elsewhere),
            refusal=lambda: daily_limit(request.user),
        )
