"""Find the sheet of paper in a photograph and look at it straight from above.

Pictures are RGB arrays of shape (height, width, 3), uint8. Homographies map pixels (x, y, 1).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

WORKING = 1600  # longer side of the straightened page: a pencil line is then four to eight pixels wide
_SEEKING = 480  # longer side while looking for the page
_LEAST_SHARE = 0.22  # of the photo that a page must cover
_EDGE = 0.012  # of the page that is cut off at each side: its shadow and the desk that shines through


@dataclass(frozen=True, slots=True)
class Page:
    picture: np.ndarray  # RGB, WORKING pixels on its longer side
    from_photo: np.ndarray  # homography: pixels of the photo -> pixels of the page
    found: bool  # whether the edges of a page were seen; if not, the whole photo is the page


def straighten(photo: np.ndarray) -> Page:
    """The page seen from above; the whole photo where no edge of a page is seen."""
    height, width = photo.shape[:2]
    shrink = min(1.0, _SEEKING / max(height, width))
    small = cv2.resize(photo, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
    corners = _corners(small)
    if corners is None:
        scale = WORKING / max(height, width)
        size = (round(width * scale), round(height * scale))
        how = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
        return Page(cv2.resize(photo, size, interpolation=how), np.diag([scale, scale, 1.0]), False)
    corners = (corners + 0.5) / shrink - 0.5
    return _seen_from_above(photo, corners)


def _seen_from_above(photo: np.ndarray, corners: np.ndarray) -> Page:
    ratio = _ratio(corners, photo.shape)
    w, h = (WORKING, round(WORKING / ratio)) if ratio >= 1 else (round(WORKING * ratio), WORKING)
    dx, dy = w * _EDGE, h * _EDGE
    target = np.array([(-dx, -dy), (w + dx, -dy), (w + dx, h + dy), (-dx, h + dy)], np.float32)
    # a large photo is made smaller first, so that the warp does not skip pixels
    longest = max(np.hypot(*(corners[i] - corners[i - 1])) for i in range(4))
    shrink = min(1.0, 1.25 * WORKING / longest)
    if shrink < 1.0:
        photo = cv2.resize(photo, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
    place = cv2.getPerspectiveTransform((corners * shrink).astype(np.float32), target)
    picture = cv2.warpPerspective(
        photo, place, (w, h), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE
    )
    return Page(picture, place @ np.diag([shrink, shrink, 1.0]), True)


# ---------------------------------------------------------------- where the page is
def _corners(small: np.ndarray) -> np.ndarray | None:
    """Top left, top right, bottom right, bottom left of the page, or None."""
    best, best_area = None, _LEAST_SHARE * small.shape[0] * small.shape[1]
    for mask in _candidates(small):
        contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        for contour in contours:
            area = cv2.contourArea(contour)
            if area <= best_area:
                continue
            quad = _quadrilateral(contour)
            if quad is not None and _is_edge_of_paper(small, quad):
                best, best_area = quad, area
    return best


def _candidates(small: np.ndarray) -> list[np.ndarray]:
    """Masks of what may be paper: pale, bright, or of one strong colour."""
    soft = cv2.medianBlur(small, 7)
    hsv = cv2.cvtColor(soft, cv2.COLOR_RGB2HSV)
    saturation, value = np.ascontiguousarray(hsv[..., 1]), np.ascontiguousarray(hsv[..., 2])
    _, pale = cv2.threshold(saturation, 0, 255, cv2.THRESH_BINARY_INV | cv2.THRESH_OTSU)
    _, bright = cv2.threshold(value, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    kernel = np.ones((9, 9), np.uint8)
    masks = [pale, bright, cv2.bitwise_not(pale), cv2.bitwise_and(pale, bright), _enclosed_by_edges(soft)]
    return [
        cv2.morphologyEx(cv2.morphologyEx(m, cv2.MORPH_CLOSE, kernel), cv2.MORPH_OPEN, kernel) for m in masks
    ]


def _enclosed_by_edges(soft: np.ndarray) -> np.ndarray:
    """The middle of the picture up to the nearest closed line of strong edges: white paper on a white desk."""
    lab = cv2.cvtColor(soft, cv2.COLOR_RGB2LAB)
    found = np.max([cv2.Canny(channel, 12, 36) for channel in cv2.split(lab)], axis=0)
    edges = cv2.dilate(found, np.ones((3, 3), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(edges)
    mask = np.zeros(edges.shape, np.uint8)
    for i in range(1, count):
        if stats[i, cv2.CC_STAT_WIDTH] * stats[i, cv2.CC_STAT_HEIGHT] > _LEAST_SHARE * edges.size:
            contours, _ = cv2.findContours(
                (labels == i).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE
            )
            cv2.drawContours(mask, contours, -1, 255, -1)
    return cv2.erode(mask, np.ones((3, 3), np.uint8))


def _quadrilateral(contour: np.ndarray) -> np.ndarray | None:
    """The four corners of a contour that is a quadrilateral but for dents and rounded corners, in order."""
    hull = cv2.convexHull(contour)
    around = cv2.arcLength(hull, True)
    for tolerance in (0.02, 0.03, 0.045, 0.06):
        rough = cv2.approxPolyDP(hull, tolerance * around, True)[:, 0]
        if len(rough) == 4:
            break
    else:
        return None
    quad = _fitted(hull[:, 0].astype(float), rough.astype(float))
    if (
        quad is None
        or abs(cv2.contourArea(quad.astype(np.float32)) / max(cv2.contourArea(contour), 1) - 1) > 0.06
    ):
        return None
    return _in_order(quad)


def _fitted(hull: np.ndarray, rough: np.ndarray) -> np.ndarray | None:
    """Each side as the line through the hull's points near it; corners where the sides meet."""
    dense = np.vstack(
        [
            np.linspace(a, b, max(int(np.hypot(*(b - a))), 2))
            for a, b in zip(hull, np.roll(hull, -1, 0), strict=True)
        ]
    )
    sides = []
    for a, b in zip(rough, np.roll(rough, -1, 0), strict=True):
        along = (b - a) / np.hypot(*(b - a))
        offset = dense - a
        position, distance = offset @ along, np.abs(offset @ (-along[1], along[0]))
        length = np.hypot(*(b - a))
        near = dense[(position > 0.08 * length) & (position < 0.92 * length) & (distance < 0.03 * length + 2)]
        if len(near) < 8:
            return None
        vx, vy, x, y = cv2.fitLine(near.astype(np.float32), cv2.DIST_HUBER, 0, 0.01, 0.01).ravel()
        sides.append((-vy, vx, vy * x - vx * y))
    corners = []
    for before, after in zip(np.roll(sides, 1, 0), sides, strict=True):
        x, y, w = np.cross(before, after)
        if abs(w) < 1e-6:
            return None
        corners.append((x / w, y / w))
    return np.array(corners)


def _in_order(quad: np.ndarray) -> np.ndarray:
    """Clockwise from the corner nearest the top left."""
    middle = quad.mean(0)
    angle = np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0])
    quad = quad[np.argsort(angle)]
    return np.roll(quad, -int(np.argmin(quad.sum(1))), 0)


def _is_edge_of_paper(small: np.ndarray, quad: np.ndarray) -> bool:
    """Whether the colour differs across the sides: across a drawn frame there is paper on both sides.

    One side may show no difference, and sides may lie at the edge of the photo, but not all of them.
    """
    lab = cv2.GaussianBlur(cv2.cvtColor(small, cv2.COLOR_RGB2LAB), (0, 0), 1.2).astype(float)
    h, w = lab.shape[:2]
    middle, differing, hidden = quad.mean(0), 0, 0
    for a, b in zip(quad, np.roll(quad, -1, 0), strict=True):
        along = (b - a) / np.hypot(*(b - a))
        out = np.array([along[1], -along[0]])
        out *= np.sign((a - middle) @ out)
        t = np.linspace(0.1, 0.9, 60)[:, None]
        points = a + t * (b - a)
        inner, outer = (points - 7 * out).astype(int), (points + 7 * out).astype(int)
        ok = ((outer >= 0) & (outer < (w, h)) & (inner >= 0) & (inner < (w, h))).all(1)
        if ok.sum() < 20:  # the side lies at the edge of the photo
            hidden += 1
            continue
        step = np.median(lab[inner[ok, 1], inner[ok, 0]], 0) - np.median(lab[outer[ok, 1], outer[ok, 0]], 0)
        differing += bool(np.linalg.norm(step) > 8)
    return differing >= 2 and differing + hidden >= 3


# ---------------------------------------------------------------- its shape
def _ratio(corners: np.ndarray, shape: tuple[int, ...]) -> float:
    """Width to height of the paper behind a photographed quadrilateral.

    Zhang and He, Whiteboard scanning and image enhancement (2007): the camera's focal length follows from the two
    vanishing points; where the page is seen straight on, the lengths of the sides tell.
    """
    top, right, bottom, left = (np.hypot(*(corners[i] - corners[(i + 1) % 4])) for i in range(4))
    plain = (top + bottom) / (left + right)
    h, w = shape[:2]
    m1, m2, m4, m3 = (np.array([*(c - (w / 2, h / 2)), 1.0]) for c in corners)
    k2 = np.dot(np.cross(m1, m4), m3) / np.dot(np.cross(m2, m4), m3)
    k3 = np.dot(np.cross(m1, m4), m2) / np.dot(np.cross(m3, m4), m2)
    n2, n3 = k2 * m2 - m1, k3 * m3 - m1
    if abs(n2[2] * n3[2]) < 1e-9:
        return plain
    focal2 = -(n2[0] * n3[0] + n2[1] * n3[1]) / (n2[2] * n3[2])
    if not (0.5 * max(h, w)) ** 2 < focal2 < (4 * max(h, w)) ** 2:
        return plain
    weights = np.array([1 / focal2, 1 / focal2, 1.0])
    exact = float(np.sqrt((n2**2 @ weights) / (n3**2 @ weights)))
    return exact if 0.75 < exact / plain < 1.33 else plain
