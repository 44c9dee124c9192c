"""A small OpenID Connect provider, really listening, that lets in whoever it is told to."""

import base64
import hashlib
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import rsa

CLIENT_ID = "camera-lucida"
CLIENT_SECRET = "a secret of the client"


class IdentityProvider:
    """`person` is who is signed in there: the claims about them. With `answers` off every call to it fails."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.person: dict[str, Any] = {}
        self.answers = True
        self._key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        self._granted: dict[str, dict[str, str]] = {}
        self._tokens: set[str] = set()

    def configuration(self) -> dict[str, Any]:
        return {
            "issuer": self.address,
            "authorization_endpoint": f"{self.address}/authorize",
            "token_endpoint": f"{self.address}/token",
            "userinfo_endpoint": f"{self.address}/userinfo",
            "jwks_uri": f"{self.address}/keys",
            "token_endpoint_auth_methods_supported": ["client_secret_post"],
        }

    def authorize(self, asked: dict[str, str]) -> str:
        """Where the browser goes on to, once the person has agreed."""
        code = secrets.token_urlsafe(16)
        self._granted[code] = asked
        return f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}"

    def token(self, asked: dict[str, str]) -> dict[str, Any]:
        """
        Raises:
            KeyError, ValueError: the code is not, or no longer, good for this client.
        """
        granted = self._granted.pop(asked["code"])
        proof = base64.urlsafe_b64encode(hashlib.sha256(asked["code_verifier"].encode()).digest())
        if granted["code_challenge"] != proof.rstrip(b"=").decode():
            raise ValueError("This is not who asked.")
        if (asked["client_id"], asked["client_secret"]) != (CLIENT_ID, CLIENT_SECRET):
            raise ValueError("This is not the client.")
        access_token = secrets.token_urlsafe(16)
        self._tokens.add(access_token)
        now = int(time.time())
        claims = {
            "iss": self.address,
            "aud": CLIENT_ID,
            "iat": now,
            "exp": now + 60,
            "sub": self.person["sub"],
        }
        id_token = jwt.encode(claims, self._key, algorithm="RS256")
        return {"access_token": access_token, "token_type": "Bearer", "id_token": id_token}

    def knows(self, access_token: str) -> bool:
        return access_token in self._tokens


@contextmanager
def identity_provider(port: int) -> Iterator[IdentityProvider]:
    """A provider that listens at this port of the machine until the end."""
    provider = IdentityProvider(f"http://127.0.0.1:{port}")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            address = urlsplit(self.path)
            if not provider.answers:
                self._answer(503, {})
            elif address.path == "/.well-known/openid-configuration":
                self._answer(200, provider.configuration())
            elif address.path == "/authorize":
                self._redirect(provider.authorize(_flat(address.query)))
            elif address.path == "/userinfo":
                token = self.headers.get("Authorization", "").removeprefix("Bearer ")
                self._answer(*((200, provider.person) if provider.knows(token) else (401, {})))
            else:
                self._answer(404, {})

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            try:
                self._answer(200, provider.token(_flat(body)))
            except (KeyError, ValueError):
                self._answer(400, {"error": "invalid_grant"})

        def _answer(self, status: int, body: dict[str, Any]) -> None:
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def _redirect(self, target: str) -> None:
            self.send_response(302)
            self.send_header("Location", target)
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            """Nothing: a test says itself what went wrong."""

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield provider
    finally:
        server.shutdown()
        server.server_close()


def _flat(query: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(query).items()}
