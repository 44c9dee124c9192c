#!/usr/bin/env python3
"""Draws labelled scientific figures from a script or a shell. One file, standard library only.

export CAMERA_LUCIDA_SITE=https://figures.example CAMERA_LUCIDA_KEY=cl_...
python3 camera_lucida.py "Plant cell structure" --style botanical -o figures/
python3 camera_lucida.py "Cross-section of a leaf" --sketch https://example.org/leaf.png

from camera_lucida import CameraLucida
figure = CameraLucida(site, key).generate("Plant cell structure", style="botanical")
"""

import argparse
import json
import os
import re
import sys
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path
from urllib.parse import urlencode, urljoin

PATIENCE = 300  # seconds a figure may take
LONGEST_PAUSE = 60  # seconds a limit may ask to wait before it counts as an error
TRIES = 4  # of one call, when the connection fails or the server asks to come back


class CameraLucidaError(Exception):
    """The server said no. `status` and `code` are for programs, the message is for people."""

    def __init__(self, status, answer):
        super().__init__(answer.get("message") or f"The server answered {status}.")
        self.status = status
        self.code = answer.get("code", "")
        self.nearest = answer.get("nearest", [])


class CameraLucida:
    """The API of one site, by one personal key."""

    def __init__(self, site, key):
        self.site = site
        self._key = key

    def generate(self, prompt, **choices):
        """Draw a figure from words and wait for it. `choices`: style, resolution, quality, seed."""
        return self._draw("/api/v1/generate", {"prompt": prompt, **choices})

    def enhance(self, sketch_url, notes="", **choices):
        """Redraw the sketch at a public address and wait for the figure."""
        return self._draw(
            "/api/v1/enhance", {"sketchImageUrl": sketch_url, "enhancementPrompt": notes, **choices}
        )

    def illustrations(self, **query):
        """The latest figures. `query`: limit, q, style, quality, sort."""
        return self._json(f"/api/v1/illustrations?{urlencode(query)}")

    def save(self, figure, folder="."):
        """Write picture, vector drawing (where there is one) and caption; returns their paths."""
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"[^a-z0-9]+", "-", figure["title"].lower()).strip("-") or "figure"
        contents = {"png": self._call(figure["imageUrl"]), "txt": figure["caption"].encode() + b"\n"}
        if figure["vectorUrl"]:
            contents["svg"] = self._call(figure["vectorUrl"])
        saved = []
        for kind, content in contents.items():
            saved.append(folder / f"{name}-{figure['id'][:8]}.{kind}")
            saved[-1].write_bytes(content)
        return saved

    def _draw(self, path, body):
        # With a key of its own the request can be made again when its answer got lost: it counts once.
        headers = {"Prefer": "respond-async", "Idempotency-Key": str(uuid.uuid4())}
        body = {name: value for name, value in body.items() if value not in (None, "")}
        answer = self._json(path, json.dumps(body).encode(), headers)
        deadline = time.monotonic() + PATIENCE
        while "statusUrl" in answer:
            if time.monotonic() > deadline:
                raise CameraLucidaError(504, {"message": "The figure is not finished yet."})
            time.sleep(1)
            generation = self._json(answer["statusUrl"])
            if "error" in generation:
                raise CameraLucidaError(422, generation["error"])
            answer = generation.get("illustration", answer)
        return answer

    def _json(self, path, body=None, headers=None):
        return json.loads(self._call(path, body, headers))

    def _call(self, path, body=None, headers=None):
        """The body of the answer. Comes back by itself when it should wait for a moment."""
        request = urllib.request.Request(urljoin(self.site, path), body, headers or {})
        request.add_header("Authorization", f"Bearer {self._key}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
        for left in reversed(range(TRIES)):
            try:
                with urllib.request.urlopen(request, timeout=60) as response:
                    return response.read()
            except urllib.error.HTTPError as error:
                pause = int(error.headers.get("Retry-After") or 0)
                if not left or not 0 < pause <= LONGEST_PAUSE:
                    raise CameraLucidaError(error.code, _error_of(error)) from None
            except OSError:
                if not left:
                    raise
                pause = 1
            time.sleep(pause)


def _error_of(error):
    try:
        return dict(json.loads(error.read()))
    except ValueError:
        return {}


def main():
    parser = argparse.ArgumentParser(description="Draw a labelled scientific figure with its caption.")
    parser.add_argument("prompt", help="what to draw; with --sketch: what it shows and what to bring out")
    parser.add_argument("--sketch", metavar="URL", help="redraw the sketch at this public address")
    parser.add_argument("--style", help="scientific, anatomical, botanical, cellular, schematic, …")
    parser.add_argument("--resolution", help="1024x1024, 1792x1024 or 1024x1792")
    parser.add_argument("--quality", help="standard or hd")
    parser.add_argument("--seed", type=int, help="another number draws another variant")
    parser.add_argument("-o", "--output", default=".", metavar="FOLDER", help="where the files go")
    parser.add_argument("--site", default=os.environ.get("CAMERA_LUCIDA_SITE"))
    asked = parser.parse_args()
    key = os.environ.get("CAMERA_LUCIDA_KEY")
    if not key or not asked.site:
        parser.error("please set CAMERA_LUCIDA_SITE and CAMERA_LUCIDA_KEY")
    client = CameraLucida(asked.site, key)
    choices = {name: getattr(asked, name) for name in ("style", "resolution", "quality", "seed")}
    try:
        if asked.sketch:
            figure = client.enhance(asked.sketch, asked.prompt, **choices)
        else:
            figure = client.generate(asked.prompt, **choices)
        for path in client.save(figure, asked.output):
            print(path)
        print(figure["caption"])
    except (CameraLucidaError, OSError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
