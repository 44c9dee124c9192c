"""The areas that strokes close in, from the outermost inwards. Lengths are pixels of the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
# radius of the largest circle inside: from the first on an area is filled if it is of one body or kind with a surer one
_LEAST_RADIUS, _SURE_RADIUS = 3.0, 9.0
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
    regions = _enclosed(walls, width, 0.0)
    regions += [
        loose
        for loose in _enclosed(walls, width, _OPENING / 2)
        if loose.radius >= _SURE_RADIUS
        and not any(_overlap(loose.outline, tight.outline) > 0.5 for tight in regions)
    ]
    boxes = np.array([[*s.points.min(0), *s.points.max(0)] for s in strokes]).reshape(-1, 4)
    regions = _ordered(region for region in regions if not _is_lettering(region, boxes))
    regions = _ordered(_without_bays(regions))
    regions = _ordered(_without_crossings(regions, strokes))
    return _ordered(_without_scraps(regions))


def _ordered(found: Iterable[Region]) -> list[Region]:
    """The regions from the largest on, and how they belong together."""
    regions = sorted(found, key=lambda r: -r.outline.area)
    _nest(regions)
    _join_bodies(regions)
    _group(regions)
    return regions


def _without_crossings(regions: list[Region], strokes: Sequence[Stroke]) -> list[Region]:
    """Without what lines merely enclose as they cross: the curves and axes of a graph go on far beyond it.

    Where a line runs on through alike shapes, what most of them are decides.
    """
    crossings = [_is_crossing(region, regions, strokes) for region in regions]
    votes = np.zeros(len(regions), int)
    np.add.at(votes, [region.group for region in regions], np.where(crossings, -1, 1))
    return [region for region in regions if votes[region.group] >= 0]


def _is_crossing(region: Region, regions: list[Region], strokes: Sequence[Stroke]) -> bool:
    rim = unary_union([r.outline for r in regions if r.body == region.body]).boundary.buffer(_TOUCHING)
    along = total = 0.0
    for stroke in strokes:
        line = LineString(stroke.points)
        if line.intersects(rim) and (beside := line.intersection(rim).length) > 0.08 * region.outline.length:
            along, total = along + beside, total + line.length
    return total > 0 and along <= _OWN * total


def _without_scraps(regions: list[Region]) -> list[Region]:
    """Without small areas on their own: alike shapes and the parts of a body are filled all or none."""
    sure = [r for r in regions if r.radius >= _SURE_RADIUS]
    bodies, groups = {r.body for r in sure}, {r.group for r in sure}
    return [r for r in regions if r.body in bodies or r.group in groups]


def _is_lettering(region: Region, boxes: np.ndarray) -> bool:
    """Whether a small region is the counter of a letter: close beside its stroke stand others of its height.

    `boxes` are x0, y0, x1, y1 of all strokes.
    """
    x0, y0, x1, y1 = region.outline.bounds
    tall = y1 - y0
    if tall > _LETTER:
        return False
    height = boxes[:, 3] - boxes[:, 1]
    width = boxes[:, 2] - boxes[:, 0]
    alike = (height > 0.4 * tall) & (height < 3 * tall) & (width < 2 * tall)
    level = np.minimum(boxes[:, 3], y1) - np.maximum(boxes[:, 1], y0) > 0.5 * np.minimum(height, tall)
    gap = np.maximum(boxes[:, 0] - x1, x0 - boxes[:, 2])
    return bool((alike & level & (gap > 0) & (gap < 0.8 * tall)).any())


def _enclosed(walls: np.ndarray, width: float, thicker: float) -> list[Region]:
    """Regions between walls that are made thicker by so many pixels at each side, which closes openings in them."""
    reach = round(thicker / _COARSE)
    size = 2 * reach + 1
    blocked = cv2.dilate(
        (walls != 0).astype(np.uint8), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    )
    number, labels, stats, _ = cv2.connectedComponentsWithStats(1 - blocked, connectivity=4)
    border = set(np.unique(np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])).tolist())
    grow = (width / 2 + 1.5) / _COARSE + 1.0 + reach
    regions = []
    for label in sorted(set(range(1, number)) - border):
        if stats[label, cv2.CC_STAT_AREA] * _COARSE**2 > np.pi * _LEAST_RADIUS**2:
            region = _region(labels, label, stats[label], walls, grow)
            if region is not None:
                regions.append(region)
    return regions


def _overlap(one: Polygon, other: Polygon) -> float:
    """The shared area as a share of the smaller one."""
    return one.intersection(other).area / min(one.area, other.area)


def _walls(
    strokes: Sequence[Stroke], blots: Sequence[BaseGeometry], width: float, shape: tuple[int, ...]
) -> np.ndarray:
    """The number of the stroke (from 1) at each coarse pixel, -1 in solid ink, 0 where there is none."""
    walls = np.zeros((shape[0] // _COARSE + 1, shape[1] // _COARSE + 1), np.int32)
    for number, stroke in enumerate(strokes, 1):
        points = np.rint(stroke.points / _COARSE * 16).astype(np.int32)
        cv2.polylines(walls, [points], stroke.closed, number, max(round(width / _COARSE), 2), cv2.LINE_8, 4)
    for blot in blots:
        for polygon in geo.polygons(blot):
            rings = [np.asarray(ring.coords) for ring in (polygon.exterior, *polygon.interiors)]
            cv2.fillPoly(walls, [np.rint(r / _COARSE).astype(np.int32) for r in rings], -1)
    return walls


def _region(
    labels: np.ndarray, label: int, stats: np.ndarray, walls: np.ndarray, grow: float
) -> Region | None:
    """The region grown to the middle of the line around it, and the stroke that most of the line belongs to.

    None where there is hardly any room.
    """
    pad = int(grow) + 3
    x, y, w, h = (int(v) for v in stats[:4])
    left, top = max(x - pad, 0), max(y - pad, 0)
    window = (slice(top, y + h + pad), slice(left, x + w + pad))
    mask = np.pad((labels[window] == label).astype(np.uint8), 1)
    radius = float(cv2.distanceTransform(mask, cv2.DIST_L2, 3).max()) * _COARSE
    if radius < _LEAST_RADIUS:
        return None
    size = 2 * round(grow) + 1
    grown = cv2.dilate(mask, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)))
    rim = walls[window][(grown[1:-1, 1:-1] > 0) & (mask[1:-1, 1:-1] == 0)]
    owners = np.bincount(rim[rim > 0])
    contours, _ = cv2.findContours(grown, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    ring = smooth_ring(max(contours, key=cv2.contourArea)[:, 0])
    if ring.is_empty:
        return None
    step = (_COARSE, 0, 0, _COARSE, (left - 0.5) * _COARSE - 0.5, (top - 0.5) * _COARSE - 0.5)
    outline = affinity.affine_transform(ring, step).simplify(0.6)
    return Region(outline, int(owners.argmax()) - 1 if len(owners) else -1, radius)


def _nest(regions: list[Region]) -> None:
    """Each region's parent: the smallest that holds it. They are sorted by area of what they enclose."""
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
        and max(a.outline.area, b.outline.area) < 2.4 * min(a.outline.area, b.outline.area)
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
