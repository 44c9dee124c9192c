"""A drawing painted in a theme: the same in every page size, so it is made once and kept on disk.

What the page needs to know of the drawing (silhouette, where leaders may end) is worked out here too and kept with
it, so a figure whose art is in the cache never builds the geometry again.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
import shapely

from .model import Drawing, Xy
from .themes.base import Theme

ROW = 2.0  # height of a silhouette row in drawing units


@dataclass(frozen=True, slots=True)
class ArtLabel:
    """A label as the page sees it: which term, and the points where its leader may end (best first)."""

    term: str
    priority: int
    side: str
    targets: tuple[Xy, ...]


@dataclass(frozen=True, slots=True)
class Art:
    """SVG of one drawing in its own units. Every id in it starts with `key`."""

    key: str
    defs: str
    body: str
    box: tuple[float, float, float, float]  # x, y, width, height
    row_top: float
    row_left: tuple[float, ...]  # leftmost and rightmost point of the silhouette for each row of height ROW;
    row_right: tuple[float, ...]  # left > right where the row is empty
    labels: tuple[ArtLabel, ...]
    spots: dict[str, Xy]  # part id -> its roomiest visible point
    part_boxes: dict[str, tuple[float, float, float, float]]  # part id -> (x0, y0, x1, y1), for insets
    channels: tuple[str, ...]  # channels of the materials in it, most area first


@lru_cache(maxsize=1)
def code_version() -> str:
    """A digest of the kernel's and the atlas's source: a changed plate is never served from the cache."""
    root = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for folder in ("drawing", "atlas"):
        for file in sorted((root / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def paint(drawing: Drawing, theme: Theme) -> Art:
    """Paint a drawing; a second or so for a rich plate."""
    drawing = drawing.at_detail(theme.detail)
    canvas = theme.paint(drawing)
    top, left, right = _rows(drawing)
    return Art(
        key=drawing.key,
        defs=canvas.defs(),
        body=canvas.body(),
        box=_floats(drawing.box),
        row_top=top,
        row_left=left,
        row_right=right,
        labels=tuple(
            ArtLabel(lb.term, lb.priority, lb.side, tuple(drawing.targets(lb))) for lb in drawing.labels
        ),
        spots=_spots(drawing),
        part_boxes={p.id: _floats(p.shape.bounds) for p in drawing.parts if not p.shape.is_empty},
        channels=theme.channels(drawing),
    )


def _floats(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """The same box in plain floats, which JSON can hold."""
    a, b, c, d = map(float, box)
    return a, b, c, d


def _spots(drawing: Drawing) -> dict[str, Xy]:
    out: dict[str, Xy] = {}
    for part in drawing.parts:
        if part.area.area > 60:
            points = shapely.get_parts(part.area)
            biggest = max(points, key=lambda g: g.area)
            centre = shapely.maximum_inscribed_circle(biggest, tolerance=2).coords[0]
            out[part.id] = (float(centre[0]), float(centre[1]))
    return out


def _rows(drawing: Drawing) -> tuple[float, tuple[float, ...], tuple[float, ...]]:
    outline = drawing.silhouette
    x0, y0, x1, y1 = outline.bounds
    ys = np.arange(y0, y1 + ROW, ROW)
    cuts = shapely.bounds(
        shapely.intersection(outline, shapely.linestrings([[(x0 - 1, y), (x1 + 1, y)] for y in ys]))
    )
    left = np.where(np.isnan(cuts[:, 0]), 1e6, cuts[:, 0])
    right = np.where(np.isnan(cuts[:, 2]), -1e6, cuts[:, 2])
    return float(y0), tuple(left.round(1).tolist()), tuple(right.round(1).tolist())


class ArtStore:
    """Painted art on disk, shared by all workers. A file is written whole or not at all."""

    def __init__(self, folder: Path | None) -> None:
        """Without a folder nothing is kept."""
        self.folder = folder

    def get(self, panel_key: str, theme: Theme, seed: int, draw: Callable[[int], Drawing]) -> Art:
        """The art of a drawing in a theme, from disk or newly painted."""
        name = hashlib.sha256(f"{code_version()}/{panel_key}/{theme.name}/{seed}".encode()).hexdigest()[:32]
        if self.folder is not None and (found := _load(self.folder / name)) is not None:
            return found
        art = paint(draw(seed), theme)
        if self.folder is not None:
            _save(self.folder / name, art)
        return art


def _load(path: Path) -> Art | None:
    try:
        data = json.loads(zlib.decompress(path.read_bytes()))
    except (
        OSError,
        zlib.error,
        ValueError,
    ):  # absent, or a file cut short by a crash of the machine: paint anew
        return None
    data["labels"] = tuple(
        ArtLabel(**{**lb, "targets": tuple(map(tuple, lb["targets"]))}) for lb in data["labels"]
    )
    data["box"] = tuple(data["box"])
    data["spots"] = {k: tuple(v) for k, v in data["spots"].items()}
    data["part_boxes"] = {k: tuple(v) for k, v in data["part_boxes"].items()}
    data["channels"] = tuple(data["channels"])
    return Art(**data)


def _save(path: Path, art: Art) -> None:
    """Best effort: a full disk costs the cache, not the figure."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(zlib.compress(json.dumps(asdict(art)).encode(), 1))
        os.replace(name, path)
    except OSError:
        return
