"""Who may call the owner's panel."""

from rest_framework.permissions import BasePermission, IsAuthenticated
from rest_framework.request import Request
from rest_framework.views import APIView

from apps.accounts.models import User
from apps.accounts.owner import is_owner
from config.api import SessionAuthentication


class IsOwner(BasePermission):
    """Lets in the account that has proved to hold the owner's address; others get 403."""

    message = "This is for the owner of the site."

    def has_permission(self, request: Request, view: APIView) -> bool:
        return isinstance(request.user, User) and is_owner(request.user)


class OwnersPanelView(APIView):
    """A call of the panel: by the owner's own session, never by a key."""

    authentication_classes = (SessionAuthentication,)
    permission_classes = (IsAuthenticated, IsOwner)
