"""Photographs of hand-drawn sketches whose every stroke is known: pen on paper, paper in some light, before a camera.

`python -m tests.sketches.photos` takes them anew and keeps them in `photos`.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from .hand import Hand, Stroke
from .subjects import SUBJECTS

Rgb = tuple[int, int, int]
FOLDER = Path(__file__).parent / "photos"
PAPER = (1000, 750)  # units
FINE = 2.0  # pixels per unit while drawing on the paper


@dataclass(frozen=True, slots=True)
class Medium:
    """What is drawn with. Widths in units; `cover` is how much of the light the line takes away."""

    colours: dict[str, Rgb]
    width: float
    cover: float
    grain: float = 0.0  # 0..1: how much the tooth of the paper breaks the line


BLACK: Rgb = (38, 36, 40)
MEDIA = {
    "pencil": Medium({"main": (70, 70, 74)}, 2.6, 0.85, 0.75),
    "faint pencil": Medium({"main": (110, 110, 112)}, 2.2, 0.42, 0.7),
    "pen": Medium({"main": BLACK}, 2.4, 0.95, 0.05),
    "ballpoint": Medium({"main": (44, 56, 138)}, 2.0, 0.8, 0.3),
    "coloured pens": Medium(
        {"main": (30, 120, 60), "second": (196, 40, 92), "third": (226, 142, 20)}, 3.6, 0.88, 0.1
    ),
    "two pens": Medium({"main": BLACK, "second": (190, 40, 44), "third": (40, 84, 176)}, 2.8, 0.9, 0.1),
    "marker": Medium({"main": (30, 34, 44), "second": (186, 30, 40), "third": (26, 70, 170)}, 6.5, 0.9, 0.2),
}


@dataclass(frozen=True, slots=True)
class Sketch:
    """One photograph: what, with what, on what, in which light and from where."""

    name: str
    subject: str
    medium: str = "pen"
    paper: str = "plain"  # plain, cream, ruled, squared, crumpled, sticky, whiteboard
    light: str = "even"  # even, lamp, shadow, dim
    desk: str = ""  # wood, dark, white, or nothing around the paper
    tilt: float = 0.0  # 0..1: how slanted the camera is
    turn: float = 0.0  # degrees
    size: tuple[int, int] = (1200, 900)
    jpeg: int = 85
    noise: float = 2.0
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Photo:
    picture: Image.Image
    strokes: tuple[Stroke, ...]
    medium: Medium
    to_photo: np.ndarray = field(repr=False)  # homography from paper units to pixels of the photo


def photograph(sketch: Sketch) -> Photo:
    """Draw the sketch and take the photo."""
    strokes, medium, place = _drawing(sketch), MEDIA[sketch.medium], _place(sketch)
    random = np.random.default_rng(sketch.seed + 1000)
    drawn = _draw(_paper(sketch.paper, random), strokes, medium, random)
    photo = _shoot(drawn, place, sketch, random)
    photo = photo * _light(sketch.light, photo.shape[:2])[..., None]
    photo = cv2.GaussianBlur(photo, (0, 0), 0.7)
    photo += random.normal(0, sketch.noise, photo.shape).astype(np.float32)
    if sketch.paper == "whiteboard":
        photo = _glare(photo)
    picture = Image.fromarray(np.clip(photo, 0, 255).astype(np.uint8))
    return Photo(_compressed(picture, "JPEG", sketch.jpeg), strokes, medium, place)


def kept(sketch: Sketch) -> Photo:
    """The photo as it is kept beside this file; strokes and homography are worked out anew."""
    picture = Image.open(file(sketch)).convert("RGB")
    return Photo(picture, _drawing(sketch), MEDIA[sketch.medium], _place(sketch))


def file(sketch: Sketch) -> Path:
    return FOLDER / (re.sub(r"[^a-z]+", "-", sketch.name.lower()) + ".webp")


def _drawing(sketch: Sketch) -> tuple[Stroke, ...]:
    hand = Hand(sketch.seed)
    SUBJECTS[sketch.subject](hand)
    return tuple(hand.strokes)


def _compressed(picture: Image.Image, format: str, quality: int) -> Image.Image:
    out = io.BytesIO()
    picture.save(out, format, quality=quality)
    return Image.open(io.BytesIO(out.getvalue())).convert("RGB")


# ---------------------------------------------------------------- paper
def _smooth_noise(shape: tuple[int, int], scale: float, random: np.random.Generator) -> np.ndarray:
    """Noise with features of about `scale` pixels, mean 0, deviation 1."""
    small = random.normal(0, 1, (int(shape[0] / scale) + 3, int(shape[1] / scale) + 3)).astype(np.float32)
    noise = cv2.resize(small, shape[::-1], interpolation=cv2.INTER_CUBIC)
    return (noise - noise.mean()) / noise.std()


def _paper(kind: str, random: np.random.Generator) -> np.ndarray:
    """RGB as floats, FINE pixels per unit."""
    w, h = int(PAPER[0] * FINE), int(PAPER[1] * FINE)
    tint = {"cream": (243, 232, 208), "sticky": (250, 226, 92), "whiteboard": (236, 240, 242)}.get(
        kind, (246, 245, 241)
    )
    paper = np.empty((h, w, 3), np.float32)
    paper[:] = tint
    if kind != "whiteboard":
        paper += (1.6 * _smooth_noise((h, w), 3, random))[..., None]
    if kind in ("ruled", "squared"):
        _rule(paper, kind, random)
    if kind == "crumpled":
        paper *= _creases((h, w), random)[..., None]
    if kind == "whiteboard":
        paper *= (1 - 0.03 * np.abs(_smooth_noise((h, w), 60, random)))[..., None]
    return paper


def _rule(paper: np.ndarray, kind: str, random: np.random.Generator) -> None:
    h, w = paper.shape[:2]
    blue = np.array((158, 186, 222), np.float32)
    pitch = 34 if kind == "ruled" else 25
    bow = random.uniform(-4, 4)
    x = np.arange(0, w + 1, 20)
    for k in range(1, int(PAPER[1] / pitch) + 1):
        y = k * pitch * FINE + bow * np.sin(x / w * np.pi)
        _print_line(paper, np.column_stack([x, y]), blue)
    if kind == "squared":
        y = np.arange(0, h + 1, 20)
        for k in range(1, int(PAPER[0] / pitch) + 1):
            _print_line(paper, np.column_stack([np.full(len(y), k * pitch * FINE), y]), blue)
    else:
        _print_line(paper, np.array([(90 * FINE, 0), (92 * FINE, h)]), np.array((226, 150, 156), np.float32))


def _print_line(paper: np.ndarray, points: np.ndarray, colour: np.ndarray) -> None:
    mask = np.zeros(paper.shape[:2], np.uint8)
    cv2.polylines(mask, [np.rint(points * 16).astype(np.int32)], False, 255, 2, cv2.LINE_AA, 4)
    share = (mask / 255.0 * 0.85)[..., None]
    paper *= 1 - share
    paper += share * colour


def _creases(shape: tuple[int, int], random: np.random.Generator) -> np.ndarray:
    shade = np.ones(shape, np.float32)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    for _ in range(7):
        angle, offset = random.uniform(0, np.pi), random.uniform(0.15, 0.85)
        d = (x - shape[1] * offset) * np.cos(angle) + (y - shape[0] * offset) * np.sin(angle)
        shade *= 1 + 0.055 * np.tanh(d / 30) * np.exp(-np.abs(d) / 160) - 0.05 * np.exp(-((d / 4) ** 2))
    return shade * (1 + 0.012 * _smooth_noise(shape, 40, random))


# ---------------------------------------------------------------- pen
def ink_mask(
    strokes: Sequence[Stroke], width: float, place: np.ndarray, shape: tuple[int, int]
) -> np.ndarray:
    """Strokes of `width` units as an antialiased uint8 mask; `place` maps units to pixels."""
    mask = np.zeros(shape, np.uint8)
    scale = _scale(place)
    for stroke in strokes:
        points = cv2.perspectiveTransform(stroke.points[None].astype(np.float64), place)[0]
        thick = max(round(width * stroke.weight * scale), 1)
        cv2.polylines(mask, [np.rint(points * 16).astype(np.int32)], False, 255, thick, cv2.LINE_AA, 4)
    return mask


def _scale(place: np.ndarray) -> float:
    """Pixels per unit at the middle of the paper."""
    middle = np.array([[(500, 375), (501, 375), (500, 376)]], float)
    at, right, down = cv2.perspectiveTransform(middle, place)[0]
    return float(np.sqrt(abs(np.linalg.det([right - at, down - at]))))


def _draw(
    paper: np.ndarray, strokes: Sequence[Stroke], medium: Medium, random: np.random.Generator
) -> np.ndarray:
    shape = paper.shape[:2]
    tooth = 0.5 * _smooth_noise(shape, 2.2, random) + 0.5 * _smooth_noise(shape, 4.5, random)
    place = np.diag([FINE, FINE, 1.0])
    drawn = paper.copy()
    for pen in sorted({stroke.pen for stroke in strokes}):
        colour = np.array(medium.colours.get(pen, medium.colours["main"]), np.float32)
        mask = ink_mask([s for s in strokes if s.pen == pen], medium.width, place, shape) / 255.0
        pressure = 1 + 0.12 * _smooth_noise(shape, 150, random)
        broken = 1 - medium.grain * np.clip(0.45 + 0.5 * tooth, 0, 1)
        cover = np.clip(mask * medium.cover * pressure * broken, 0, 1)[..., None]
        drawn = drawn * (1 - cover) + colour * cover
    return drawn


# ---------------------------------------------------------------- camera and light
def _place(sketch: Sketch) -> np.ndarray:
    """Where the camera sees the paper: homography from units to pixels of the photo."""
    w, h = sketch.size
    if not sketch.desk:
        place = np.diag([w / PAPER[0], h / PAPER[1], 1.0])
        rotation = cv2.getRotationMatrix2D((w / 2, h / 2), sketch.turn, 1.04 if sketch.turn else 1.0)
        return np.vstack([rotation, (0, 0, 1)]) @ place
    scale = min(w / PAPER[0], h / PAPER[1]) * 0.86
    pw, ph, t = PAPER[0] * scale, PAPER[1] * scale, sketch.tilt
    corners = np.array([(-pw, -ph), (pw, -ph), (pw, ph), (-pw, ph)]) / 2
    corners += (
        np.array(
            [
                (0.13 * pw, 0.05 * ph),
                (-0.05 * pw, 0.02 * ph),
                (0.01 * pw, 0.03 * ph),
                (-0.02 * pw, -0.01 * ph),
            ]
        )
        * t
    )
    a = np.radians(sketch.turn)
    corners = corners @ np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]])
    corners = corners * (1 - 0.0035 * abs(sketch.turn)) + (w / 2, h / 2)
    source = np.array([(0, 0), (PAPER[0], 0), PAPER, (0, PAPER[1])], np.float32)
    return cv2.getPerspectiveTransform(source, corners.astype(np.float32))


def _shoot(paper: np.ndarray, place: np.ndarray, sketch: Sketch, random: np.random.Generator) -> np.ndarray:
    w, h = sketch.size
    fine = place @ np.diag([1 / FINE, 1 / FINE, 1.0])
    shrink = _scale(place) / FINE
    if shrink < 0.8:  # as a lens does: no finer detail than the pixels can hold
        paper = cv2.GaussianBlur(paper, (0, 0), 0.42 / shrink)
    photo = cv2.warpPerspective(paper, fine, (w, h), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if not sketch.desk:
        return photo
    inside = cv2.warpPerspective(np.ones(paper.shape[:2], np.float32), fine, (w, h), flags=cv2.INTER_LINEAR)
    shadow = 1 - 0.35 * np.roll(cv2.GaussianBlur(inside, (0, 0), w / 160), (w // 200, w // 200), (0, 1))
    desk = _desk(sketch.desk, (h, w), random)
    return photo * inside[..., None] + desk * (shadow * (1 - inside))[..., None]


def _desk(kind: str, shape: tuple[int, int], random: np.random.Generator) -> np.ndarray:
    colour = {"wood": (150, 104, 66), "dark": (46, 48, 54), "white": (214, 212, 206)}.get(
        kind, (246, 245, 241)
    )
    desk = np.empty((*shape, 3), np.float32)
    desk[:] = colour
    if kind == "wood":
        grain = cv2.GaussianBlur(_smooth_noise(shape, 3, random), (0, 0), sigmaX=40, sigmaY=1.2)
        desk *= (1 + 0.13 * grain / grain.std())[..., None]
    return desk + (2 * _smooth_noise(shape, 2, random))[..., None]


def _light(kind: str, shape: tuple[int, int]) -> np.ndarray:
    h, w = shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = x / w, y / h
    if kind == "lamp":
        return 1.05 / (1 + 1.6 * ((x - 0.25) ** 2 + (y - 0.2) ** 2))
    if kind == "dim":
        return 0.5 - 0.12 * x + 0.05 * y
    if kind == "shadow":  # the hand and the phone between lamp and paper
        edge = (x * 0.8 + y - 1.05 + 0.05 * np.sin(9 * x)) * w / 14
        return 1 - 0.45 / (1 + np.exp(-np.clip(edge, -40, 40)))
    return 0.97 - 0.04 * x


def _glare(photo: np.ndarray) -> np.ndarray:
    h, w = photo.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    spot = np.exp(-(((x / w - 0.8) / 0.1) ** 2 + ((y / h - 0.15) / 0.08) ** 2))
    return photo + 40 * spot[..., None]


# ---------------------------------------------------------------- the set
SKETCHES: tuple[Sketch, ...] = (
    Sketch("cell, pencil on a desk", "cell", "pencil", desk="wood", tilt=0.6, turn=3, seed=1),
    Sketch("cell, coloured pens", "cell", "coloured pens", desk="dark", tilt=0.4, seed=2),
    Sketch(
        "flower, coloured pens on squared paper",
        "flower",
        "coloured pens",
        "squared",
        desk="wood",
        tilt=0.3,
        seed=3,
    ),
    Sketch("flower, faint pencil", "flower", "faint pencil", desk="dark", tilt=0.5, seed=4),
    Sketch("flower, sticky note", "flower", "pen", "sticky", desk="white", turn=-5, seed=5),
    Sketch(
        "leaf, ballpoint in a ruled notebook",
        "leaf",
        "ballpoint",
        "ruled",
        desk="wood",
        tilt=0.7,
        turn=-2,
        seed=6,
    ),
    Sketch("leaf, pencil under a lamp", "leaf", "pencil", "cream", "lamp", seed=7),
    Sketch("leaf, low resolution", "leaf", "pen", size=(560, 420), jpeg=60, seed=8),
    Sketch("heart, pen in a hard shadow", "heart", "pen", light="shadow", desk="wood", tilt=0.5, seed=9),
    Sketch("heart, whiteboard", "heart", "marker", "whiteboard", "lamp", seed=10),
    Sketch(
        "heart, pencil on squared paper",
        "heart",
        "pencil",
        "squared",
        "shadow",
        desk="dark",
        tilt=0.5,
        seed=11,
    ),
    Sketch(
        "neuron, ballpoint on crumpled paper", "neuron", "ballpoint", "crumpled", "lamp", desk="dark", seed=12
    ),
    Sketch("neuron, strong tilt", "neuron", "pen", desk="wood", tilt=1.2, turn=6, seed=13),
    Sketch("neuron, faint pencil scanned", "neuron", "faint pencil", seed=14),
    Sketch("beetle, pencil", "beetle", "pencil", "cream", desk="wood", tilt=0.4, seed=15),
    Sketch("beetle, pen with heavy JPEG", "beetle", "pen", jpeg=28, seed=16),
    Sketch("beetle, dim light", "beetle", "pencil", light="dim", noise=6, desk="dark", tilt=0.3, seed=17),
    Sketch(
        "apparatus, ballpoint on squared paper",
        "apparatus",
        "ballpoint",
        "squared",
        desk="wood",
        tilt=0.4,
        seed=18,
    ),
    Sketch("apparatus, whiteboard with colours", "apparatus", "marker", "whiteboard", seed=19),
    Sketch("apparatus, pencil on ruled paper", "apparatus", "pencil", "ruled", "lamp", turn=1.5, seed=20),
    Sketch("cycle, two pens", "cycle", "two pens", desk="wood", tilt=0.5, turn=2, seed=21),
    Sketch("cycle, whiteboard with colours", "cycle", "marker", "whiteboard", "lamp", seed=22),
    Sketch("cycle, low resolution pencil", "cycle", "pencil", desk="dark", size=(640, 480), jpeg=70, seed=23),
    Sketch("graph, two pens on squared paper", "graph", "two pens", "squared", turn=-1, seed=24),
    Sketch(
        "graph, ballpoint in a hard shadow",
        "graph",
        "ballpoint",
        "plain",
        "shadow",
        desk="wood",
        tilt=0.6,
        seed=25,
    ),
    Sketch(
        "mitochondrion, pencil on crumpled paper",
        "mitochondrion",
        "pencil",
        "crumpled",
        "shadow",
        desk="wood",
        tilt=0.4,
        seed=26,
    ),
    Sketch(
        "mitochondrion, pen on white desk", "mitochondrion", "pen", desk="white", tilt=0.5, turn=-3, seed=27
    ),
    Sketch(
        "mitochondrion, ruled notebook in a lamp's light",
        "mitochondrion",
        "two pens",
        "ruled",
        "lamp",
        desk="dark",
        seed=28,
    ),
)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in SKETCHES:
        photograph(each).picture.save(file(each), "WEBP", quality=62, method=6)
        print(file(each).name, file(each).stat().st_size)
