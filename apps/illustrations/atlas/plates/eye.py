"""The human eye in horizontal section: a right eye seen from above."""

# Points and words stand in rows.
# fmt: off
from __future__ import annotations

from shapely import box
from shapely.geometry import MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form

from ..knowledge import senses
from ..scenes import label_parts, plate
from ..subject import OTHER_ANIMALS, Fact, Subject

CENTRE, RADIUS = (520.0, 440.0), 380.0
NERVE = 24.0  # degrees from the axis at which the optic nerve leaves, on the nasal side


def _arc(radius: float, start: float, end: float, n: int = 30) -> list[tuple[float, float]]:
    return [geo.polar(radius, start + (end - start) * i / n, *CENTRE) for i in range(n + 1)]


def _coat(outer: float, inner: float, start: float, end: float):
    """A layer of the wall between two radii; angles clockwise from east, the cornea is in the west."""
    return geo.clean(geo.blob(*_arc(outer, start, end), *_arc(inner, end, start), step=6))


def draw_eye(seed: int) -> Drawing:
    d = Drawing("eye-plate")
    _nerve(d)
    for n, (y, side) in enumerate(((74, -1), (806, 1))):
        muscle = geo.tube((250, 440 + side * 322, 9), (420, y - side * 14, 21), (620, y - side * 6, 26), (830,
            y - side * 90, 30), step=6)
        d.add(f"muscle-{n}", muscle, Form.ROUND, "skeletal-muscle", depth=18, grain=tuple(geo.curve([(250,
            440 + side * (316 + k)), (420, y - side * (14 + k)), (620, y - side * (6 + k)), (830,
            y - side * (90 + k))]) for k in (-12, -4, 4, 12)))
    d.add("sclera", geo.ellipse(*CENTRE, RADIUS), Form.ROUND, "sclera", depth=26)
    d.add("choroid", geo.ellipse(*CENTRE, RADIUS - 24), Form.FLAT, "choroid", shadow=False)
    d.add("retina", geo.ellipse(*CENTRE, RADIUS - 38), Form.FLAT, "retina", shadow=False)
    vitreous = geo.ellipse(*CENTRE, RADIUS - 56).difference(geo.ellipse(882, 440, 20, 17))
    d.add("vitreous-body", vitreous, Form.HOLLOW, "vitreous", depth=50, shadow=False)
    d.add("macula", _coat(RADIUS - 38, RADIUS - 60, -9, 9).difference(geo.ellipse(882, 440, 20, 17)), Form.FLAT,
        "retina", tone=-0.22, outline=False, shadow=False)
    d.add("fovea", geo.ellipse(865, 440, 7, 14).intersection(geo.ellipse(882, 440, 20, 17)), Form.FLAT, "retina",
        tone=-0.45, shadow=False)
    _disc(d)
    _front(d)
    label_parts(d, "eye", "cornea iris pupil lens retina optic-nerve", priority=0)
    label_parts(d, "eye", "sclera choroid vitreous-body anterior-chamber ciliary-body fovea optic-disc")
    label_parts(d, "eye", "posterior-chamber zonular-fibers conjunctiva retinal-blood-vessels macula", priority=2)
    d.label("eye-extraocular-muscle", "muscle-0", "muscle-1", priority=2)
    return d


def _nerve(d: Drawing) -> None:
    """The optic nerve in its sheath; it leaves towards the nose, here below."""
    a, b = geo.polar(RADIUS - 34, NERVE, *CENTRE), geo.polar(RADIUS + 70, NERVE, *CENTRE)
    c = (1010, 700)
    d.add("nerve-sheath", geo.tube((*a, 62), (*b, 60), (*c, 56), step=6), Form.ROUND, "sclera", tone=-0.06, depth=16)
    fibers = tuple(geo.curve([(a[0] + k * 0.4, a[1] - k), (b[0] + k * 0.45, b[1] - k), (c[0] + k * 0.5,
        c[1] - k)]) for k in range(-34, 38, 8))
    d.add("optic-nerve", geo.tube((*a, 44), (*b, 44), (*c, 42), step=6), Form.ROUND, "nerve", tone=0.2, depth=16,
        grain=fibers, shadow=False)


def _disc(d: Drawing) -> None:
    """Where the nerve fibers and the vessels pass through the wall: no retina there."""
    a, b = geo.polar(RADIUS - 60, NERVE, *CENTRE), geo.polar(RADIUS + 8, NERVE, *CENTRE)
    d.add("optic-disc", geo.tube((*a, 46), (*b, 43), step=4), Form.FLAT, "nerve", tone=0.32, shadow=False)
    inner = RADIUS - 62
    tubes = []
    for end, lift in ((58, 24), (74, 10), (96, 22)):
        middle = geo.polar(inner - lift, (NERVE + end) / 2, *CENTRE)
        tubes.append([(*geo.polar(RADIUS + 40, NERVE + (1 if end > 0 else -1), *CENTRE), 6), (*geo.polar(inner - 2,
            NERVE + (end - NERVE) * 0.08, *CENTRE), 5.5), (*middle, 4.5), (*geo.polar(inner - 4, end, *CENTRE), 2)])
    d.add("retinal-blood-vessels", [geo.tube(*tube) for tube in tubes], Form.ROUND, "artery", depth=4, shadow=False)


def _front(d: Drawing) -> None:
    """Cornea, chambers, iris, lens and what holds it; the axis runs west at y = 440."""
    globe = geo.ellipse(*CENTRE, RADIUS)
    cornea = geo.blob((204, 230), (150, 268), (100, 340), (82, 440), (100, 540), (150, 612), (204, 650), (300, 560),
        (300, 320))
    d.add("cornea", cornea.difference(globe.buffer(-30)).union(_coat(RADIUS, RADIUS - 26, 148, 212)), Form.ROUND,
        "cornea", depth=16)
    chamber = geo.blob((214, 256), (166, 290), (126, 352), (110, 440), (126, 528), (166, 590), (214, 624), (300, 560),
        (320, 440), (300, 320))
    d.add("anterior-chamber", chamber, Form.HOLLOW, "aqueous", depth=24, shadow=False)
    d.add("posterior-chamber", box(232, 262, 300, 618).intersection(chamber.union(globe.buffer(-40))), Form.FLAT,
        "aqueous", tone=-0.08, outline=False, shadow=False)
    vitreous = geo.blob((306, 200), (420, 240), (440, 440), (420, 640), (306, 680), (292, 560), (292, 320))
    d.add("vitreous-front", vitreous.intersection(globe.buffer(-56)), Form.FLAT, "vitreous", outline=False,
        shadow=False)
    fibers, bodies, irises, folds = [], [], [], []
    for side in (-1, 1):
        y = lambda v, s=side: 440 + s * v  # noqa: E731 - mirrors the upper half
        bodies.append(geo.blob((206, y(196)), (246, y(174)), (292, y(182)), (318, y(206)), (352, y(262)), (384,
            y(316)), (330, y(300)), (262, y(256))))
        folds += [geo.ellipse(280 + k * 15, y(184 + k * 8 + k * k * 2), 7, 20,
            side * (-20 + 10 * k)) for k in range(4)]
        irises.append(geo.blob((222, y(184)), (206, y(150)), (204, y(110)), (212, y(74)), (230, y(66)), (236, y(110)),
            (240, y(150)), (248, y(182))))
        fibers += [geo.curve([(286 + k * 9, y(188 + k * 7)), (300 + k * 6, y(148))], 8) for k in range(-1, 5)]
    d.add("zonular-fibers", MultiLineString([f[:, :2] for f in fibers]), Form.LINE, "ligament", width=2.2, tone=-0.35)
    lens = geo.blob((316, 292), (350, 320), (378, 380), (388, 440), (378, 500), (350, 560), (316, 588), (282, 560),
        (258, 500), (250, 440), (258, 380), (282, 320))
    d.add("lens", lens, Form.ROUND, "lens", depth=46)
    d.add("lens-layers", MultiLineString(list(geo.rings(lens, (16, 34, 54)))), Form.LINE, "cornea",
        width=1.2, tone=-0.2, detail=2)
    d.add("ciliary-processes", folds, Form.ROUND, "choroid", tone=0.18, depth=4)
    d.add("ciliary-body", unary_union(bodies), Form.ROUND, "muscle", depth=18)
    d.add("iris", unary_union(irises), Form.ROUND, "iris", depth=9)
    d.add("pupil", box(208, 378, 232, 502), Form.FLAT, "pupil", opacity=0.12, outline=False, shadow=False)
    lids = [geo.tube((236, 440 + s * 268, 5), (206, 440 + s * 262, 6), (168, 440 + s * 236, 6), (146, 440 + s * 206,
        3), cap=3) for s in (-1, 1)]
    d.add("conjunctiva", unary_union([*lids, *(geo.tube((236, 440 + s * 268, 5), (252, 440 + s * 300, 6), (222,
        440 + s * 340, 5), cap=3) for s in (-1, 1))]), Form.SHEET, "synovial-membrane", depth=4)


SUBJECT = Subject(
    key="human-eye",
    title="Human eye",
    kind="plate",
    scene=plate("eye-plate", "Human eye", draw_eye, senses.EYE,
        subtitle="Right eye in horizontal section, seen from above",
        note="The cornea faces left; the optic nerve leaves on the side of the nose."),
    names=("eye", "human eye", "eyeball", "structure of the eye", "anatomy of the eye", "eye anatomy",
        "eye structure"),
    tells=("cornea + lens + retina", "cornea + iris + pupil", "iris + lens + optic nerve"),
    not_when=(
        *OTHER_ANIMALS, "compound eye", "naked", "unaided", "microscope", "eyespot", "eye color", "eye colour",
            "pupillary", "reflex", "infection",
            "conjunctivitis", "glaucoma", "cataract", "myopia", "nearsighted", "near sighted",
        "muscle", "movement", "lacrimal", "orbit", "evolution", "drosophila", "fly", "visual field", "pathway",
            "tear", "rod and cone", "photoreceptor", "accommodation", "sympathetic",
            "pupil size", "dim light", "trachoma", "keratitis", "eyelid", "rod", "cone", "development", "disease",
            "worm",
    ),
    groups={"chamber": ("eye-anterior-chamber", "eye-posterior-chamber", "eye-vitreous-body"),
        "blood vessel": ("eye-retinal-blood-vessels",)},
    opening="The right eyeball, cut horizontally through the pupil and the optic nerve.",
    facts=(
        Fact("The wall has three layers: the sclera and cornea outside, then choroid, ciliary body and iris, and the retina inside.",
            "openstax-ap-14"),
        Fact("Cornea and lens focus light on the retina, most sharply at the fovea.", "openstax-ap-14"),
        Fact("At the optic disc the fibers of the retina leave as the optic nerve, so there are no photoreceptors: the blind spot.",
            "openstax-ap-14"),
    ),
    summary="Light passes the cornea, pupil, lens and vitreous body to the retina and the optic nerve.",
    sources=("openstax-ap-14", "gray-42"),
)
