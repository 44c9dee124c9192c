"""The areas that strokes close in, from the outermost inwards. Lengths are pixels of the page."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from shapely import affinity
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo

from .model import Region, Stroke
from .outlines import smooth_ring

_COARSE = 2  # areas are found on a picture this many times smaller
_LEAST_RADIUS = 9.0  # of the largest circle inside: the counter of a handwritten letter is smaller
_TOUCHING = 3.0  # outlines nearer than this share a line
_DIVIDED = 0.22  # share of the smaller outline that two parts of one body have in common
_OWN = 0.25  # share of the lines around a body that must run along it
_LETTER = 56.0  # no letter's counter is taller
_OPENING = 14.0  # an outline may be open by so much and still close in an area
_CONCAVE = 0.8  # area to that of the convex hull: a bay between bodies is more hollow than this


def closed_in(
    strokes: Sequence[Stroke], blots: Sequence[BaseGeometry], width: float, shape: tuple[int, ...]
) -> list[Region]:
    """Regions closed in by strokes and solid ink, largest first.

    `width` is the usual width of a line, `shape` that of the page.
    """
    walls = _walls(strokes, blots, width, shape)
    regions = _enclosed(walls, width, len(strokes), 0.0)
    regions += [
        loose
        for loose in _enclosed(walls, width, len(strokes), _OPENING / 2)
        if not any(_overlap(loose.outline, tight.outline) > 0.5 for tight in regions)
    ]
    boxes = np.array([[*s.points.min(0), *s.points.max(0)] for s in strokes]).reshape(-1, 4)
    regions = [region for region in regions if not _is_lettering(region, boxes)]
    _nest(regions)
    regions = _without_bays(regions)
    _nest(regions)
    _join_bodies(regions)
    regions = _without_crossings(regions, strokes)
    _nest(regions)
    _join_bodies(regions)
    _group(regions)
    return regions


def _without_crossings(regions: list[Region], strokes: Sequence[Stroke]) -> list[Region]:
    """Without what lines merely enclose as they cross: the curves and axes of a graph go on far beyond it."""
    kept = []
    for region in regions:
        rim = unary_union([r.outline for r in regions if r.body == region.body]).boundary.buffer(_TOUCHING)
        along = total = 0.0
        for stroke in strokes:
            line = LineString(stroke.points)
            if (
                line.intersects(rim)
                and (beside := line.intersection(rim).length) > 0.08 * region.outline.length
            ):
                along, total = along + beside, total + line.length
        if total == 0 or along > _OWN * total:
            kept.append(region)
    return kept


def _is_lettering(region: Region, boxes: np.ndarray) -> bool:
    """Whether a small region is the counter of a letter: close beside its stroke stand others of its height.

    `boxes` are x0, y0, x1, y1 of all strokes.
    """
    x0, y0, x1, y1 = region.outline.bounds
    tall = y1 - y0
    if tall > _LETTER:
        return False
    height = boxes[:, 3] - boxes[:, 1]
    alike = (height > 0.4 * tall) & (height < 3 * tall)
    level = np.minimum(boxes[:, 3], y1) - np.maximum(boxes[:, 1], y0) > 0.5 * tall
    gap = np.maximum(boxes[:, 0] - x1, x0 - boxes[:, 2])
    return bool((alike & level & (gap > 0) & (gap < 0.8 * tall)).any())


def _enclosed(walls: np.ndarray, width: float, count: int, thicker: float) -> list[Region]:
    """Regions between walls that are made thicker by so many pixels at each side, which closes openings in them."""
    reach = round(thicker / _COARSE)
    size = 2 * reach + 1
    blocked = cv2.dilate(
        (walls > 0).astype(np.uint8), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    )
    number, labels, stats, _ = cv2.connectedComponentsWithStats(1 - blocked, connectivity=4)
    border = set(np.unique(np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])).tolist())
    grow = (width / 2 + 1.5) / _COARSE + 1.0 + reach
    regions = []
    for label in sorted(set(range(1, number)) - border):
        if stats[label, cv2.CC_STAT_AREA] * _COARSE**2 > np.pi * _LEAST_RADIUS**2:
            outline, owner = _outline(labels, label, stats[label], walls, grow)
            if outline is not None:
                regions.append(Region(outline, owner if owner < count else -1))
    return regions


def _overlap(one: Polygon, other: Polygon) -> float:
    """The shared area as a share of the smaller one."""
    return one.intersection(other).area / min(one.area, other.area)


def _walls(
    strokes: Sequence[Stroke], blots: Sequence[BaseGeometry], width: float, shape: tuple[int, ...]
) -> np.ndarray:
    """The number of the stroke (from 1) at each coarse pixel, a higher one in solid ink, 0 where there is none."""
    walls = np.zeros((shape[0] // _COARSE + 1, shape[1] // _COARSE + 1), np.int32)
    for number, stroke in enumerate(strokes, 1):
        points = np.rint(stroke.points / _COARSE * 16).astype(np.int32)
        cv2.polylines(walls, [points], stroke.closed, number, max(round(width / _COARSE), 2), cv2.LINE_8, 4)
    for blot in blots:
        for polygon in geo.polygons(blot):
            rings = [np.asarray(ring.coords) for ring in (polygon.exterior, *polygon.interiors)]
            cv2.fillPoly(walls, [np.rint(r / _COARSE).astype(np.int32) for r in rings], len(strokes) + 1)
    return walls


def _outline(
    labels: np.ndarray, label: int, stats: np.ndarray, walls: np.ndarray, grow: float
) -> tuple[Polygon | None, int]:
    """The region grown to the middle of the line around it, and the stroke that most of the line belongs to."""
    pad = int(grow) + 3
    x, y, w, h = (int(v) for v in stats[:4])
    left, top = max(x - pad, 0), max(y - pad, 0)
    window = (slice(top, y + h + pad), slice(left, x + w + pad))
    mask = np.pad((labels[window] == label).astype(np.uint8), 1)
    if 2 * cv2.distanceTransform(mask, cv2.DIST_L2, 3).max() * _COARSE < 2 * _LEAST_RADIUS:
        return None, -1
    size = 2 * round(grow) + 1
    grown = cv2.dilate(mask, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)))
    rim = walls[window][(grown[1:-1, 1:-1] > 0) & (mask[1:-1, 1:-1] == 0)]
    owners = np.bincount(rim[rim > 0])
    contours, _ = cv2.findContours(grown, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    ring = smooth_ring(max(contours, key=cv2.contourArea)[:, 0])
    if ring.is_empty:
        return None, -1
    step = (_COARSE, 0, 0, _COARSE, (left - 0.5) * _COARSE - 0.5, (top - 0.5) * _COARSE - 0.5)
    return affinity.affine_transform(ring, step).simplify(0.6), int(owners.argmax()) - 1 if len(
        owners
    ) else -1


def _nest(regions: list[Region]) -> None:
    """Each region's parent: the smallest that holds it. They are sorted by area of what they enclose."""
    regions.sort(key=lambda r: -r.outline.area)
    for i, region in enumerate(regions):
        point = region.outline.representative_point()
        region.parent = next((j for j in range(i - 1, -1, -1) if regions[j].outline.contains(point)), -1)


def _without_bays(regions: list[Region]) -> list[Region]:
    """Without the ground between bodies that touch one another: hollow outlines made of the neighbours' bulges."""
    kept = []
    for i, region in enumerate(regions):
        outline = region.outline
        if outline.area < _CONCAVE * outline.convex_hull.area:
            rim = outline.exterior
            siblings = [r for j, r in enumerate(regions) if j != i and r.parent == region.parent]
            shared = sum(
                rim.intersection(r.outline.buffer(_TOUCHING)).length
                for r in siblings
                if r.outline.distance(outline) < _TOUCHING
            )
            inside = any(r.parent == i for r in regions)
            if shared > 0.5 * rim.length and not inside:
                continue
        kept.append(region)
    return kept


def _group(regions: list[Region]) -> None:
    """Regions of much the same size and shape in the same surroundings are of one kind: petals, spots, mitochondria."""
    groups: list[list[Region]] = []
    for region in regions:
        for number, group in enumerate(groups):
            if any(_alike(region, other, regions) for other in group):
                region.group = number
                group.append(region)
                break
        else:
            region.group = len(groups)
            groups.append([region])


def _alike(a: Region, b: Region, regions: list[Region]) -> bool:
    def around(r: Region) -> int:
        return regions[r.parent].body if r.parent >= 0 else -1

    def compact(r: Region) -> float:
        return r.outline.length**2 / r.outline.area

    return (
        around(a) == around(b)
        and max(a.outline.area, b.outline.area) < 1.9 * min(a.outline.area, b.outline.area)
        and max(compact(a), compact(b)) < 1.4 * min(compact(a), compact(b))
    )


def _join_bodies(regions: list[Region]) -> None:
    """Regions that share much of their outline are parts of one body that inner lines divide."""
    for i, region in enumerate(regions):
        region.body = i
        for j, other in enumerate(regions[:i]):
            if other.parent == region.parent and other.outline.distance(region.outline) < _TOUCHING:
                shared = region.outline.exterior.intersection(other.outline.buffer(_TOUCHING)).length
                if shared > _DIVIDED * region.outline.length:
                    region.body = regions[j].body
                    break
