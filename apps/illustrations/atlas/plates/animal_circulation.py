"""How blood circulates in animals: open and closed systems, and the hearts of vertebrates."""

from __future__ import annotations

from shapely.geometry import MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..knowledge import animal_circulation as words
from ..subject import drawn_subject

TERMS = words.TERMS
BOX = (-210, -300, 420, 600)


def _bed(d: Drawing, id: str, y: float, left: str, right: str) -> None:
    """A bed of capillaries across the panel, of one colour at either side."""
    for half, material, a, b in (("l", left, -92, 0), ("r", right, 0, 92)):
        rows = (-34, -12, 12, 34)
        lines = [
            geo.line(
                (a, y + (0 if half == "l" else k)), ((a + b) / 2, y + k), (b, y + (k if half == "l" else 0))
            )
            for k in rows
        ]
        d.add(
            f"{id}-{half}",
            MultiLineString([line.coords for line in lines]),
            "cord",
            material,
            width=9,
            shadow=False,
        )


def _pipe(d: Drawing, id: str, material: str, *points: tuple[float, float]) -> None:
    d.vessel(id, [tuple((x, y, 13) for x, y in points)], material, 11)


def _chambers(d: Drawing, parts: dict[str, tuple[str, tuple[tuple[float, float], ...]]]) -> None:
    shapes = {id: geo.blob(*points, step=4) for id, (_, points) in parts.items()}
    wall = geo.smooth(unary_union(list(shapes.values())).buffer(15), 14)
    d.add("heart-wall", wall, "round", "muscle", depth=14)
    for id, shape in shapes.items():
        d.add(id, shape, "hollow", parts[id][0], depth=14)


def draw_fish(seed: int) -> Drawing:
    d = Drawing("circulation-fish", BOX)
    _bed(d, "gills", -230, "vein", "artery")
    _bed(d, "body", 230, "vein", "artery")
    _pipe(d, "to-gills", "vein", (0, -40), (-60, -110), (-150, -170), (-140, -230), (-92, -230))
    _pipe(d, "to-body", "artery", (92, -230), (170, -200), (180, 0), (170, 200), (92, 230))
    _pipe(d, "to-heart", "vein", (-92, 230), (-160, 190), (-130, 110), (-30, 70))
    _chambers(
        d,
        {
            "atrium": ("endocardium-right", ((-46, 20), (0, 10), (46, 20), (44, 80), (0, 94), (-44, 80))),
            "ventricle": (
                "endocardium-right",
                ((-46, -70), (0, -86), (46, -70), (40, -12), (0, 0), (-40, -12)),
            ),
        },
    )
    d.label("gill-capillaries", "gills-l", "gills-r", priority=0)
    d.label("body-capillaries", "body-l", "body-r", priority=0)
    d.label("single-atrium", "atrium", priority=0)
    d.label("single-ventricle", "ventricle", priority=0)
    return d


def _double(key: str, shared: str) -> Drawing:
    """Two circuits; the ventricle is `shared`, `parted` in part, or `divided`."""
    d = Drawing(key, BOX)
    _bed(d, "lungs", -230, "vein", "artery")
    _bed(d, "body", 230, "vein", "artery")
    _pipe(d, "to-lungs", "vein", (-36, 60), (-80, -60), (-160, -130), (-160, -220), (-92, -230))
    _pipe(d, "from-lungs", "artery", (92, -230), (160, -220), (140, -120), (60, -50))
    _pipe(d, "to-body", "artery", (40, 60), (120, 0), (190, 60), (176, 200), (92, 230))
    _pipe(d, "from-body", "vein", (-92, 230), (-176, 200), (-170, 60), (-70, -40))
    parts: dict[str, tuple[str, tuple[tuple[float, float], ...]]] = {
        "right-atrium": ("endocardium-right", ((-84, -64), (-44, -84), (-12, -64), (-14, -14), (-48, 0), (-82, -16))), "left-atrium": ("endocardium-left", ((84, -64), (44, -84), (12, -64), (14, -14), (48, 0), (82, -16))),
    }  # fmt: skip
    if shared == "divided":
        parts["right-ventricle"] = (
            "endocardium-right",
            ((-80, 20), (-44, 14), (-12, 24), (-10, 100), (-20, 130), (-56, 100)),
        )
        parts["left-ventricle"] = (
            "endocardium-left",
            ((80, 20), (44, 14), (12, 24), (10, 100), (20, 130), (56, 100)),
        )
    else:
        parts["ventricle"] = ("mixed-blood", ((-80, 24), (0, 16), (80, 24), (62, 96), (0, 134), (-62, 96)))
    _chambers(d, parts)
    if shared == "parted":
        d.add("septum", geo.tube((2, 124, 7), (2, 96, 6), (0, 66, 4), cap=3), "round", "muscle", depth=5)
        d.label("partial-septum", "septum", priority=1)
    d.label("lung-capillaries-animal", "lungs-l", "lungs-r", priority=0)
    d.label("body-capillaries", "body-l", "body-r", priority=0)
    d.label("two-atria", "right-atrium", "left-atrium", priority=0)
    if shared == "divided":
        d.label("two-ventricles", "right-ventricle", "left-ventricle", priority=0)
    else:
        d.label("single-ventricle", "ventricle", priority=0)
    return d


def draw_amphibian(seed: int) -> Drawing:
    return _double("circulation-amphibian", "shared")


def draw_reptile(seed: int) -> Drawing:
    return _double("circulation-reptile", "parted")


def draw_mammal(seed: int) -> Drawing:
    return _double("circulation-mammal", "divided")


HEARTS = drawn_subject(
    "vertebrate-circulation",
    "Circulatory systems of vertebrates",
    Layout.COMPARISON,
    (
        Panel("circulation-fish", draw_fish, "Fish", text="One circuit: a heart of two chambers pumps blood through the gills and on to the body."),
        Panel("circulation-amphibian", draw_amphibian, "Amphibians", text="Two circuits, three chambers: blood mixes in the one ventricle; the skin takes up oxygen too."),
        Panel("circulation-reptile", draw_reptile, "Most reptiles", text="The ventricle is partly divided, so blood mixes less."),
        Panel("circulation-mammal", draw_mammal, "Mammals and birds", text="Four chambers: both circuits are wholly apart."),
    ),
    TERMS,
    "gill-capillaries body-capillaries single-atrium single-ventricle lung-capillaries-animal two-atria two-ventricles partial-septum",
    subtitle="One circuit or two, and two to four chambers",
    note="Blue, oxygen-poor blood; red, oxygen-rich blood; purple, mixed.",
    names=(
        "circulatory system of vertebrate", "vertebrate circulatory system", "vertebrate heart", "heart of fish amphibian reptile and mammal", "circulation in fish amphibian reptile and mammal", "fish heart", "amphibian heart", "mammalian and bird heart",
        "fish amphibian reptile and mammal heart", "circulatory system of fish amphibian reptile and mammal", "heart chamber of vertebrate", "variation in circulatory system", "circulatory systems of vertebrates", "amphibian circulation", "fish circulation", "fish circulatory system",
    ),
    tells=("fish + amphibian + circulat", "fish + two chambered heart", "two chambered + three chambered", "fish + amphibian + heart", "three chambered heart + four chambered heart", "gill + heart + amphibian"),
    opening="The circulation of four groups of vertebrates.",
    summary="Fish have one circuit and two chambers; mammals and birds two circuits and four.",
    sources=("openstax-bio-40",),
)  # fmt: skip


def draw_closed(seed: int) -> Drawing:
    """An earthworm: blood stays in vessels."""
    d = Drawing("circulation-closed", box=(-330, -150, 660, 300))
    body = geo.tube((-310, 0, 60), (-100, 0, 84), (120, 0, 80), (316, 0, 50), cap=3)
    d.add("body", body, "round", "mucosa", depth=34, tone=0.35)
    d.add(
        "segments",
        MultiLineString(
            [geo.line((x, -80), (x + 10, 0), (x, 80)).intersection(body).coords for x in range(-280, 300, 36)]
        ),
        "line",
        "mucosa",
        width=2,
        tone=-0.1,
    )
    d.add("dorsal", geo.line((-280, -26), (-100, -48), (120, -46), (290, -18)), "cord", "vein", width=15)
    d.add("ventral", geo.line((-280, 26), (-100, 50), (120, 48), (290, 18)), "cord", "artery", width=15)
    d.add(
        "small",
        MultiLineString([geo.line((x, -46), (x + 14, 0), (x, 48)).coords for x in range(-20, 250, 36)]),
        "cord",
        "capillary",
        width=5.5,
        shadow=False,
    )
    d.add(
        "hearts",
        [geo.tube((x, -44, 9), (x - 18, 0, 15), (x, 46, 9), cap=3) for x in (-200, -166, -132, -98, -64)],
        "round",
        "artery",
        depth=9,
    )
    d.label("closed-hearts", "hearts", priority=0)
    d.label("closed-vessels", "dorsal", "ventral", priority=0)
    d.label("closed-capillaries", "small", priority=0)
    return d


def draw_open(seed: int) -> Drawing:
    """An insect: hemolymph leaves the vessel and bathes the organs."""
    d = Drawing("circulation-open", box=(-330, -150, 660, 300))
    body = geo.blob(
        (-300, 0),
        (-250, -60),
        (-190, -40),
        (-150, -84),
        (-20, -90),
        (40, -70),
        (200, -84),
        (310, -10),
        (220, 60),
        (40, 66),
        (-20, 84),
        (-150, 80),
        (-190, 40),
        (-250, 52),
        step=5,
    )
    d.add("body", body, "round", "bone-edge", depth=26, tone=0.1)
    d.add("hemocoel", geo.inset(body, 13), "hollow", "water", depth=16, tone=0.2)
    d.add(
        "organs",
        geo.tube((-230, 6, 10), (-80, 20, 24), (80, 14, 27), (280, 0, 10), cap=3),
        "round",
        "stomach",
        depth=14,
    )
    d.vessel("heart", [((-236, -30, 6), (-100, -56, 9), (20, -56, 13), (240, -40, 13))], "vein", 10)
    d.add(
        "ostia",
        [geo.ellipse(x, -52 + (x - 60) * 0.06, 6, 8) for x in (60, 110, 160, 210)],
        "hollow",
        "vein",
        depth=3,
        finish="dark",
    )
    d.flow("action", (-240, -20), (-256, 0), (-240, 26), width=9)
    d.flow("action", (-150, 60), (0, 62), (140, 52), width=9)
    d.flow("action", (250, 20), (244, -6), (216, -32), width=9)
    d.label("open-heart", "heart", priority=0)
    d.label("ostia", priority=0)
    d.label("hemocoel", priority=0)
    d.label("open-organs", "organs", priority=1)
    return d


OPEN_CLOSED = drawn_subject(
    "open-closed-circulation",
    "Closed and open circulatory systems",
    Layout.COMPARISON,
    (
        Panel("circulation-closed", draw_closed, "Closed: earthworm", text="Blood stays within vessels and is apart from the fluid between the cells."),
        Panel("circulation-open", draw_open, "Open: insect", text="The heart pumps hemolymph into the body cavity, where it bathes the organs; it returns through openings (ostia)."),
    ),
    TERMS,
    "closed-hearts closed-vessels closed-capillaries open-heart ostia hemocoel open-organs",
    subtitle="Two ways to move blood",
    note="Simplified.",
    names=("open and closed circulatory system", "closed and open circulatory system", "open circulatory system", "closed circulatory system", "open and closed circulation", "closed and open circulatory systems"),
    tells=("closed circulatory system + heart", "open circulatory system + heart", "closed circulatory system + interstitial fluid", "open circulatory + closed circulatory", "hemolymph + ostia", "closed circulatory system + open", "hemolymph + hemocoel"),
    not_when=("fish", "amphibian"),
    opening="A closed circulatory system beside an open one.",
    summary="In an earthworm blood stays in vessels; in an insect hemolymph bathes the organs.",
    sources=("openstax-bio-40",),
)  # fmt: skip

SUBJECTS = (HEARTS, OPEN_CLOSED)
