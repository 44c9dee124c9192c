"""What a picture is made of, before anyone decides how it looks.

A `Drawing` is an ordered list of parts in its own units (x right, y down, light from the upper left). A part says
what it is made of (`material`) and how light falls on it (`form`); themes turn that into paint. Labels name a
part, never a point: where a leader may end is worked out from what later parts leave visible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from . import geometry as geo
from .materials import MATERIALS

Xy = tuple[float, float]


class Form(StrEnum):
    """How light falls on a part."""

    ROUND = "round"  # a solid body that bulges towards the reader
    HOLLOW = "hollow"  # a cavity one looks into
    CUT = "cut"  # a flat cut face
    SHEET = "sheet"  # a thin membrane or leaf
    CORD = "cord"  # a thread or tube drawn by its centre line: shape is a line, `width` its thickness
    MOUTH = "mouth"  # the open end of a tube
    FLAT = "flat"  # an even patch of colour: a marking on something else
    LINE = "line"  # an ink line: shape is a line, `width` its thickness
    DOTS = "dots"  # many small spheres: shape is a MultiPoint, `width` their diameter


LINEAR = frozenset({Form.CORD, Form.LINE})


@dataclass(frozen=True, slots=True)
class Part:
    """One thing in a drawing. Lengths are in drawing units."""

    id: str
    shape: BaseGeometry
    form: Form
    material: str  # a key of drawing.materials.MATERIALS
    depth: float = 14.0  # how far from the edge the modelling reaches
    width: float = 0.0  # CORD, LINE, DOTS only
    tone: float = 0.0  # -1 (black) to 1 (white): a shade of the same material
    opacity: float = 1.0
    detail: int = 1  # 1 always drawn, 2 in normal themes, 3 only in rich ones
    shadow: bool = True  # casts a soft shadow on what is already drawn
    outline: bool | None = None  # None: as the form has it (a FLAT patch has none)
    grain: tuple[np.ndarray, ...] = ()  # lines along the fibres (ROUND, SHEET), each of shape (n, 2)
    cavities: tuple[Polygon, ...] = ()  # CUT: holes that the fibres of the cut face run around
    grown_from: BaseGeometry | None = None  # CUT: what it is continuous with; no outline is drawn there
    shade: BaseGeometry | None = None  # modelling follows this larger shape (a vessel beyond its cut end)
    lobules: float = 0.0  # ROUND: size of fat lobules, 0 for none
    pits: BaseGeometry | None = None  # HOLLOW: recesses between ridges
    ridges: tuple[tuple[BaseGeometry, float], ...] = ()  # HOLLOW: (shape, depth) standing proud of the wall
    finish: str = ""  # HOLLOW: "sac" (a thin potential space), "dark" (an opening), "soft" (a shallow dip);
    # CUT: "fading" (a tissue that passes into the one below it without an edge); SHEET: "even" (no marks of the brush)
    veil: float = 0.0  # SHEET: 0..1, how far it recedes into the dark behind other parts
    grid: np.ndarray | None = None  # SHEET: ruled surface, shape (u, v, 2), hinge at v=0, free edge at v=-1
    folds: float = 0.0  # SHEET with a grid: number of folds
    bulge: float = 0.5  # SHEET with a grid: how rounded it is
    area: BaseGeometry = field(
        init=False, repr=False, compare=False
    )  # the region that the part covers on paper

    def __post_init__(self) -> None:
        area = self.shape
        if self.form in LINEAR or self.form is Form.DOTS:
            area = area.buffer(max(self.width, 0.5) / 2, quad_segs=4)
        object.__setattr__(self, "area", area)  # once: outlines, targets and shadows all ask for it

    @property
    def outlined(self) -> bool:
        return self.form is not Form.FLAT if self.outline is None else self.outline

    def moved(self, transform: Callable[[BaseGeometry], BaseGeometry], scale: float, prefix: str) -> Part:
        """The same part under an affine map whose linear scale is `scale`."""

        def points(array: np.ndarray) -> np.ndarray:
            line = transform(shapely.linestrings(array.reshape(-1, array.shape[-1])[:, :2]))
            return np.asarray(line.coords).reshape(*array.shape[:-1], 2)

        return replace(
            self,
            id=prefix + self.id,
            shape=transform(self.shape),
            depth=self.depth * scale,
            width=self.width * scale,
            lobules=self.lobules * scale,
            grain=tuple(points(line) for line in self.grain),
            cavities=tuple(transform(c) for c in self.cavities),
            grown_from=transform(self.grown_from) if self.grown_from is not None else None,
            shade=transform(self.shade) if self.shade is not None else None,
            pits=transform(self.pits) if self.pits is not None else None,
            ridges=tuple((transform(g), d * scale) for g, d in self.ridges),
            grid=points(self.grid) if self.grid is not None else None,
        )


@dataclass(frozen=True, slots=True)
class Label:
    """A word that points at a part. `term` is a key of the vocabulary, so the spelling lives in one place."""

    term: str
    parts: tuple[str, ...]  # the leader may end in the visible region of any of these
    priority: int = 2  # 0 main structure, 1 always shown, 2 if there is room, 3 only on large pages
    side: str = ""  # "" free, "L" or "R"
    zone: BaseGeometry | None = None  # a region inside the part, where only some of it bears the name
    detail: int = 1  # as of parts: what it names is seen only from this level of detail on


@dataclass(frozen=True, slots=True)
class Flow:
    """An arrow that is part of the picture: movement, action, direction."""

    points: tuple[Xy, ...]
    kind: str  # a key of the theme's flow colours: "artery", "vein", "action", "neutral"
    width: float = 9.0


class Drawing:
    """A picture in its own units, built part by part from back to front."""

    def __init__(self, key: str, box: tuple[float, float, float, float] | None = None) -> None:
        """`box` is (x, y, width, height) of the art; without it, the bounds of what is drawn."""
        self.key = key
        self.parts: list[Part] = []
        self.labels: list[Label] = []
        self.flows: list[Flow] = []
        self._box = box
        self._index: dict[str, int] = {}

    # ---- building
    def add(
        self, id: str, shape: BaseGeometry | Sequence[BaseGeometry], form: Form | str, material: str, **look
    ):
        """Draw a part on top of what is there and return its shape. A sequence of shapes is merged."""
        if not isinstance(shape, BaseGeometry):
            shape = unary_union(list(shape))
        form = Form(form)
        if form not in LINEAR and form is not Form.DOTS:
            shape = geo.clean(shape)
        if id in self._index:
            raise ValueError(f"{self.key}: a part named {id!r} is already drawn")
        if material not in MATERIALS:
            raise ValueError(f"{self.key}: {id!r} is made of {material!r}, which is not in materials.py")
        self._index[id] = len(self.parts)
        self.parts.append(Part(id, shape, form, material, **look))
        return shape

    def vessel(
        self,
        id: str,
        tubes,
        material: str,
        depth: float,
        ends: Iterable[tuple[int, int]] = (),
        shape=None,
        **look,
    ):
        """A tree of tubes merged into one body; `ends` lists (tube, 0 or -1) that are cut open.

        Each tube is a sequence of (x, y, radius).
        """
        shade = geo.clean(unary_union([geo.tube(*geo.extended(t)) for t in tubes]))
        self.add(
            id,
            shape if shape is not None else [geo.tube(*t) for t in tubes],
            Form.ROUND,
            material,
            depth=depth,
            shade=shade,
            **look,
        )
        for tube, end in ends:
            name = f"{id}-mouth-{tube}{'a' if end == 0 else 'b'}"
            self.add(name, geo.mouth(tubes[tube], end), Form.MOUTH, material, detail=look.get("detail", 1))

    def place(
        self,
        other: Drawing,
        x: float,
        y: float,
        scale: float = 1.0,
        rotation: float = 0.0,
        mirror: bool = False,
        prefix: str = "",
        labels: bool = False,
        opacity: float = 1.0,
    ) -> None:
        """Draw another drawing with its origin at (x, y). The transform is baked into the geometry, so light and
        line weight stay those of this drawing. Part ids get `prefix`; its labels come along when asked."""

        def transform(shape: BaseGeometry) -> BaseGeometry:
            shape = affinity.scale(shape, -scale if mirror else scale, scale, origin=(0, 0))
            return affinity.translate(affinity.rotate(shape, rotation, origin=(0, 0)), x, y)

        for part in other.parts:
            moved = part.moved(transform, scale, prefix)
            if moved.id in self._index:
                raise ValueError(f"{self.key}: a part named {moved.id!r} is already drawn")
            self._index[moved.id] = len(self.parts)
            self.parts.append(replace(moved, opacity=moved.opacity * opacity) if opacity != 1 else moved)
        for flow in other.flows:
            points = tuple((p.x, p.y) for p in (transform(Point(q)) for q in flow.points))
            self.flows.append(replace(flow, points=points, width=flow.width * scale))
        if labels:
            for label in other.labels:
                zone = transform(label.zone) if label.zone is not None else None
                self.labels.append(replace(label, parts=tuple(prefix + p for p in label.parts), zone=zone))

    def clipped(self, window: Polygon, key: str = "") -> Drawing:
        """The part of the drawing inside `window`: for round insets, without a clip path."""
        out = Drawing(key or self.key)
        for part in self.parts:
            within = (
                window.buffer(-part.width / 2) if part.form in LINEAR or part.form is Form.DOTS else window
            )
            shape = part.shape.intersection(within)
            if not shape.is_empty:
                pits = part.pits.intersection(window) if part.pits is not None else None
                out._index[part.id] = len(out.parts)
                out.parts.append(replace(part, shape=shape, shade=part.shade or part.shape, pits=pits))
        return out

    def at_detail(self, level: int) -> Drawing:
        """The drawing without parts of a higher level of detail, and without labels that would name none."""
        out = Drawing(self.key, self._box)
        out.parts = [part for part in self.parts if part.detail <= level]
        out._index = {part.id: i for i, part in enumerate(out.parts)}
        out.flows = list(self.flows)
        for label in self.labels:
            names = tuple(name for name in label.parts if name in out)
            if names and label.detail <= level:
                out.labels.append(replace(label, parts=names))
        return out

    def label(
        self,
        term: str,
        *parts: str,
        priority: int = 2,
        side: str = "",
        zone: BaseGeometry | None = None,
        detail: int = 1,
    ) -> None:
        """Name a part (or any of several alike). Without `parts` the part has the term's own id."""
        names = parts or (term,)
        for name in names:
            if name not in self._index:
                raise ValueError(f"{self.key}: label {term!r} points to {name!r}, which is not drawn")
        self.labels.append(Label(term, names, priority, side, zone, detail))

    def flow(self, kind: str, *points: Xy, width: float = 9.0) -> None:
        self.flows.append(Flow(tuple(points), kind, width))

    # ---- reading
    def __getitem__(self, id: str) -> Part:
        return self.parts[self._index[id]]

    def __contains__(self, id: str) -> bool:
        return id in self._index

    @property
    def silhouette(self) -> BaseGeometry:
        """The outline of everything drawn, slightly simplified."""
        areas = [p.area.simplify(1.0) for p in self.parts if p.form is not Form.LINE]
        flows = [shapely.linestrings(geo.curve(f.points, 6)[:, :2]).buffer(f.width) for f in self.flows]
        return unary_union(areas + flows).simplify(1.0)

    @property
    def box(self) -> tuple[float, float, float, float]:
        if self._box is not None:
            return self._box
        x0, y0, x1, y1 = self.silhouette.bounds
        return x0, y0, x1 - x0, y1 - y0

    def visible(self, id: str) -> BaseGeometry:
        """What later parts leave uncovered of a part."""
        region = self[id].area
        for part in self.parts[self._index[id] + 1 :]:
            if part.form in (Form.LINE, Form.DOTS) or part.opacity < 0.5 or not part.shape.intersects(region):
                continue
            region = region.difference(part.area)
            if region.is_empty:
                break
        return region

    def targets(self, label: Label, limit: int = 24) -> list[Xy]:
        """Points where the label's leader may end, all well inside the visible part: the roomiest, then spread out.

        Raises ValueError when nothing of the part can be seen.
        """
        points: list[Xy] = []
        each = max(4, limit // len(label.parts))
        for id in label.parts:
            region = self.visible(id)
            if label.zone is not None:
                region = region.intersection(label.zone)
            points += geo.spots(region, each)
        if not points:
            raise ValueError(
                f"{self.key}: nothing of {', '.join(label.parts)} is visible for label {label.term!r}"
            )
        return geo.spread(points)
