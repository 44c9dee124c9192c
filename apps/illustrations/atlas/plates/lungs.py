"""The lungs with their bronchial trees and an alveolar sac enlarged; trachea and bronchi; the pleurae; breathing."""

from __future__ import annotations

from shapely import affinity, box
from shapely.geometry import LineString, MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.diagrams import Curve, Graph, Span
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import alveoli, body, chest
from ..knowledge import organs, respiration
from ..scenes import diagram
from ..subject import OTHER_ANIMALS, Fact, Subject, drawn_subject, plate_subject

TERMS = (*organs.RESPIRATORY, *organs.URINARY, *respiration.TERMS)
NOT_HERE = (
    *OTHER_ANIMALS,
    "cancer",
    "pneumonia",
    "tuberculosis",
    "infection",
    "asthma",
    "emphysema",
    "disease",
    "edema",
)


# ---------------------------------------------------------------- lungs
def draw_lungs(seed: int) -> Drawing:
    d = Drawing("lungs")
    chest.larynx(d)
    chest.lungs(d)
    for side in ("right", "left"):
        d.add(f"{side}-inside", chest.lung(side).buffer(-9), "cut", "lung", tone=0.42, shadow=False)
    chest.fissures(d)
    chest.windpipe(d)
    for side in ("right", "left"):
        chest.bronchi(d, side)
    x, y, radius = 520.0, 640.0, 236.0
    spot = (206.0, 930.0)
    ties = MultiLineString(
        [
            [(spot[0] + 4, spot[1] - 18), (x - 150, y - 182)],
            [(spot[0] + 4, spot[1] + 18), (x + 20, y + radius)],
        ]
    )
    d.add("ties", ties, "line", "ink", width=1.3)
    d.add("inset", geo.ellipse(x, y, radius), "flat", "lung", tone=0.8)
    whole = alveoli.sacs().clipped(geo.ellipse(0, 24, radius))
    d.place(whole, x, y - 24, prefix="sac-")
    d.add("ring", LineString(geo.ellipse(x, y, radius).exterior), "line", "ink", width=2.6)
    d.add("spot", LineString(geo.ellipse(*spot, 18).exterior), "line", "ink", width=1.8)
    d.label("larynx", priority=1)
    d.label("trachea", "trachea", "tracheal-cartilage", priority=0)
    d.label("right-main-bronchus", priority=1)
    d.label("left-main-bronchus", priority=1)
    d.label("lobar-bronchus", "right-branches-0", priority=1)
    d.label("segmental-bronchus", "right-branches-1", priority=2)
    d.label("bronchioles", "right-branches-4", "right-branches-3", priority=1, detail=2)
    d.label("superior-lobe", "right-inside", priority=1, zone=box(-220, 560, -60, 780))
    d.label("middle-lobe", "right-inside", priority=1, zone=box(-200, 850, -70, 930))
    d.label("inferior-lobe", "right-inside", priority=1, zone=box(-250, 930, -170, 1030))
    d.label("horizontal-fissure", priority=2)
    d.label("oblique-fissure", "oblique-fissure-right", priority=2)
    d.label("cardiac-notch", "left-lung", priority=2, zone=box(70, 820, 128, 940))
    d.label("right-lung", priority=0)
    d.label("left-lung", priority=0)
    _sac_labels(d, "sac-")
    return d


def _sac_labels(d: Drawing, prefix: str = "") -> None:
    def every(start: str) -> tuple[str, ...]:
        return tuple(p.id for p in d.parts if p.id.startswith(prefix + start))

    d.label("terminal-bronchiole", f"{prefix}bronchiole", priority=1)
    d.label("bronchiole-muscle", f"{prefix}muscle", priority=2)
    d.label("alveolar-duct", *every("duct-"), priority=2)
    d.label("alveolus", *every("sac-"), priority=0)
    d.label("lung-capillaries", *every("net-"), priority=1)
    d.label("pulmonary-arteriole", f"{prefix}arteriole", priority=1)
    d.label("pulmonary-venule", f"{prefix}venule", priority=1)


SAC_LABELS = "terminal-bronchiole bronchiole-muscle alveolar-duct alveolus lung-capillaries pulmonary-arteriole pulmonary-venule"
LUNGS = plate_subject(
    "lungs",
    "Lungs and alveoli",
    draw_lungs,
    TERMS,
    "larynx trachea right-main-bronchus left-main-bronchus lobar-bronchus segmental-bronchus bronchioles superior-lobe middle-lobe inferior-lobe "
    f"horizontal-fissure oblique-fissure cardiac-notch right-lung left-lung {SAC_LABELS}",
    subtitle="Bronchial trees in the opened lungs, with alveoli enlarged",
    note="Seen from the front; the alveoli are enlarged.",
    names=(
        "lung", "human lung", "lung anatomy", "gross anatomy of the lung", "lung and alveolus", "lung with alveolus", "bronchial tree", "lobe of the lung",
        "lung lobe", "respiratory zone", "lung structure",
    ),
    tells=("lung + bronchus + alveolus", "trachea + bronchus + bronchiole + alveolus", "bronchiole + alveolar sac"),
    not_when=(*NOT_HERE, "pleura", "heart", "volume", "capacity", "pressure", "iron", "book lung", "hemoglobin", "circuit", "ventilation", "x ray", "hormone"),
    opening="The lungs are shown opened from the front, with an alveolar sac enlarged.",
    caption=("trachea", "right-lung", "left-lung", "lobar-bronchus", "bronchioles", "alveolus", "lung-capillaries"),
    summary="Bronchi branch down to alveoli wrapped in capillaries, where gases are exchanged.",
    sources=("openstax-ap-22", "openstax-bio-39", "gray-42"),
)  # fmt: skip


# ---------------------------------------------------------------- trachea and bronchi
def draw_trachea(seed: int) -> Drawing:
    d = Drawing("trachea", box=(-275, 380, 550, 690))
    for side in ("right", "left"):
        d.add(f"{side}-lung", chest.lung(side), "cut", "lung", tone=0.55, shadow=False)
    chest.larynx(d)
    d.vessel("trachea", [chest.TRACHEA], "airway", 18)
    for side, tube in chest.BRONCHI.items():
        d.vessel(f"{side}-main-bronchus", [tube], "airway", 13)
    rings = [
        geo.tube((-19, y - 2, 3), (-18, y + 2, 5), (0, y + 7, 5.4), (18, y + 2, 5), (19, y - 2, 3), cap=3)
        for y in range(462, 670, 17)
    ]
    d.add("tracheal-cartilage", rings, "round", "cartilage", depth=4, shadow=False)
    for side, tube in chest.BRONCHI.items():
        course = LineString([p[:2] for p in geo.curve(tube, 2)])
        plates = []
        for at in (34, 48, 62, 76, 90):
            p = course.interpolate(at)
            before = course.interpolate(at - 3)
            angle = -32 if side == "right" else 32
            plates.append(affinity.rotate(geo.capsule(9, 24), angle if p != before else 0, origin=(0, 0)))
            plates[-1] = affinity.translate(plates[-1], p.x, p.y)
        d.add(f"{side}-cartilage", plates, "round", "cartilage", depth=4, shadow=False)
        chest.bronchi(d, side)
    d.label("larynx", priority=0)
    d.label("trachea", zone=box(-30, 450, 30, 690), priority=0)
    d.label("tracheal-cartilage", priority=0)
    d.label(
        "carina",
        "trachea",
        "right-main-bronchus",
        "left-main-bronchus",
        zone=geo.ellipse(3, 694, 12),
        priority=1,
    )
    d.label("right-main-bronchus", "right-main-bronchus", "right-cartilage", priority=0)
    d.label("left-main-bronchus", "left-main-bronchus", "left-cartilage", priority=0)
    d.label("lobar-bronchus", "right-branches-0", "left-branches-0", priority=1)
    d.label("segmental-bronchus", "left-branches-1", priority=1)
    d.label("bronchioles", "right-branches-3", "left-branches-3", priority=1)
    d.label("right-lung", priority=1)
    d.label("left-lung", priority=1)
    return d


TRACHEA = plate_subject(
    "trachea-and-bronchi",
    "Trachea and bronchi",
    draw_trachea,
    TERMS,
    "larynx trachea tracheal-cartilage carina right-main-bronchus left-main-bronchus lobar-bronchus segmental-bronchus bronchioles right-lung left-lung",
    subtitle="Incomplete rings of cartilage keep the airways open",
    note="Seen from the front; the rings are open at the back.",
    names=("trachea and bronchus", "trachea", "windpipe", "trachea and bronchi", "bronchus", "bronchi", "tracheal cartilage"),
    tells=("trachea + ring of cartilage", "trachea + bronchi + cartilage"),
    not_when=(*NOT_HERE, "alveolus", "larynx", "esophagus", "epithelium", "tracheal system", "tracheophyte", "mucus"),
    opening="The trachea and the bronchial trees are shown from the front.",
    summary="Incomplete rings of cartilage hold the trachea and bronchi open down to the bronchioles.",
    sources=("openstax-ap-22", "openstax-bio-39"),
)  # fmt: skip


# ---------------------------------------------------------------- pleurae
def draw_pleurae(seed: int) -> Drawing:
    d = Drawing("pleurae")
    cage = geo.blob(
        (0, 480),
        (120, 490),
        (220, 600),
        (290, 780),
        (312, 960),
        (312, 1130),
        (-312, 1130),
        (-312, 960),
        (-290, 780),
        (-220, 600),
        (-120, 490),
        step=6,
    )
    d.add("chest-wall", cage, "cut", "muscle", tone=0.3)
    spots = [(x, y) for y, x in zip(range(620, 1080, 70), (244, 268, 284, 294, 300, 302, 302), strict=True)]
    d.add(
        "rib-ends",
        [geo.ellipse(way * x, y, 11, 17) for x, y in spots for way in (-1, 1)],
        "round",
        "bone-cut",
        depth=6,
    )
    inner = geo.inset(cage, 26).intersection(box(-330, 400, 330, 1102))
    d.add("mediastinum", inner, "cut", "fat", tone=0.5, shadow=False)
    for side in ("right", "left"):
        lung = chest.lung(side)
        sac = lung.buffer(15)
        d.add(f"{side}-parietal", sac, "round", "serosa", depth=4, tone=-0.25)
        d.add(f"{side}-space", lung.buffer(10.5), "flat", "water", tone=0.2, shadow=False)
        d.add(f"{side}-visceral", lung.buffer(3.5), "round", "lymph-follicle", depth=3, shadow=False)
        d.add(f"{side}-lung", lung.buffer(-1.5), "cut", "lung", tone=0.3, shadow=False)
        chest.bronchi(d, side)
    chest.windpipe(d)
    dome = geo.tube(
        (-296, 1120, 10),
        (-262, 1068, 12),
        (-190, 1024, 12),
        (-110, 1000, 12),
        (0, 1014, 12),
        (110, 1036, 12),
        (190, 1034, 12),
        (262, 1076, 12),
        (296, 1124, 10),
        cap=3,
    )
    d.add("diaphragm", dome.difference(unary(d)), "round", "smooth-muscle", depth=9)
    x, y, radius = 500.0, 640.0, 140.0
    d.add(
        "ties",
        MultiLineString([[(252, 742), (x - 70, y - 122)], [(256, 790), (x - 40, y + 134)]]),
        "line",
        "ink",
        width=1.3,
    )
    close = Drawing("layers")
    for id, material, a, b in (
        ("lung", "lung", -150, -62),
        ("visceral", "lymph-follicle", -62, -30),
        ("space", "water", -30, 22),
        ("parietal", "serosa", 22, 54),
        ("muscle", "muscle", 54, 104),
        ("rib", "bone-cut", 104, 150),
    ):
        close.add(
            id, box(a, -150, b, 150), "cut", material, tone=-0.2 if id == "parietal" else 0.15, shadow=False
        )
    d.place(close.clipped(geo.ellipse(0, 0, radius)), x, y, prefix="c-")
    d.add("ring", LineString(geo.ellipse(x, y, radius).exterior), "line", "ink", width=2.6)
    d.add("spot", LineString(geo.ellipse(250, 766, 26).exterior), "line", "ink", width=1.8)
    d.label("parietal-pleura", "c-parietal", priority=0)
    d.label("pleural-cavity", "c-space", priority=0)
    d.label("visceral-pleura", "c-visceral", priority=0)
    d.label("chest-wall", "c-muscle", "chest-wall", priority=1)
    d.label("rib-cut", "c-rib", "rib-ends", priority=1)
    d.label("pleural-lung", "right-lung", "left-lung", priority=0)
    d.label("trachea", priority=2)
    d.label("mediastinum", priority=1, zone=box(-40, 700, 60, 980))
    d.label("diaphragm", priority=1)
    return d


def unary(d: Drawing):
    """What the lungs cover, so that the diaphragm stops at them."""
    return d["right-parietal"].shape.union(d["left-parietal"].shape)


PLEURAE = plate_subject(
    "pleurae",
    "Pleurae of the lungs",
    draw_pleurae,
    TERMS,
    "parietal-pleura pleural-cavity visceral-pleura chest-wall rib-cut pleural-lung trachea mediastinum diaphragm",
    subtitle="Two layers of serous membrane with a thin space between",
    note="The pleural cavity is drawn much wider than it is.",
    names=("pleura", "pleurae", "pleural cavity", "parietal and visceral pleura", "parietal and visceral pleurae of the lung", "pleurae of the lung", "pleural membrane", "visceral pleura"),
    tells=("pleura + lung", "pleura + thoracic cavity", "parietal pleura + visceral pleura",),
    not_when=("pressure", "effusion", "pneumothorax", "serous membrane of the body", "pericardium", "peritoneum"),
    opening="The chest is shown in section, with the layers of the pleura enlarged.",
    summary="Visceral pleura covers the lungs, parietal pleura lines the chest; fluid between them.",
    sources=("openstax-ap-22", "gray-42"),
)  # fmt: skip


# ---------------------------------------------------------------- gas exchange
def draw_gas_exchange(seed: int) -> Drawing:
    d = alveoli.alveolus()
    d.key = "gas-exchange"
    d.flow("artery", (150, 60), (190, 140), (230, 236), width=13)
    d.flow("vein", (-236, 232), (-196, 140), (-156, 62), width=13)
    d.flow("neutral", (-30, -370), (-34, -300), (-30, -210), width=12)
    d.flow("neutral", (40, -210), (44, -300), (40, -370), width=12)
    d.label("alveolar-air", "airspace", priority=0, zone=box(-120, -120, 120, 60))
    d.label("type-one-cell", "wall", *(f"type-one-{n}" for n in range(4)), priority=0)
    d.label("type-two-cell", "type-two", priority=0)
    d.label("alveolar-macrophage", "macrophage", priority=1)
    d.label("surfactant-film", "fluid", priority=1)
    d.label("alveolar-capillary", "capillary", priority=0)
    cells = {p.id: p.material for p in d.parts if p.id.startswith("cell-")}
    d.label("deoxygenated-cell", *(k for k, m in cells.items() if m == "vein"), priority=0)
    d.label("oxygenated-cell", *(k for k, m in cells.items() if m == "artery"), priority=0)
    return d


GAS_EXCHANGE = plate_subject(
    "gas-exchange",
    "Gas exchange in the alveolus",
    draw_gas_exchange,
    TERMS,
    "alveolar-air type-one-cell type-two-cell alveolar-macrophage surfactant-film alveolar-capillary deoxygenated-cell oxygenated-cell",
    subtitle="An alveolus and its capillary in section",
    note="Red arrow: oxygen into the blood; blue arrow: carbon dioxide into the air; gray arrows: air. Not to scale.",
    names=(
        "gas exchange", "alveolar gas exchange", "external respiration", "gas exchange in the lung", "gas exchange in the alveolus", "alveolus", "alveoli",
        "structure of the alveolus", "alveolus and capillary", "respiratory membrane", "exchange of oxygen and carbon dioxide",
    ),
    tells=("alveolus + capillary + oxygen", "alveolus + diffusion", "oxygen + carbon dioxide + alveolus"),
    not_when=(*NOT_HERE, "bronchus", "gill", "plant", "stoma", "leaf", "internal respiration", "breast", "partial pressure", "mammary", "lactation", "milk", "duct", "altitude"),
    opening="One alveolus is shown in section with the capillary that lies against its wall.",
    summary="Oxygen diffuses from alveolar air into the blood, carbon dioxide from the blood into the air.",
    sources=("openstax-ap-22", "openstax-bio-39"),
)  # fmt: skip


# ---------------------------------------------------------------- breathing
def _chest_panel(key: str, low: float, swell: float, out: bool) -> Drawing:
    d = Drawing(key, box=(-420, 330, 840, 900))
    body.silhouette(d, 330, 1230)
    chest.ribs(d, body.trunk(500, 1230).intersection(box(-270 * swell, 500, 270 * swell, 1230)))
    d.vessel("trachea", [((0, 400, 18), (0, 560, 18), (0, 690, 18))], "airway", 16)
    for side, tube in chest.BRONCHI.items():
        d.vessel(f"{side}-bronchus", [tube], "airway", 12)
    for side in ("right", "left"):
        shape = affinity.scale(chest.lung(side), swell, 1 + low / 520, origin=(0, 526))
        d.add(f"{side}-lung", shape, "round", "lung", depth=36)
    chest.diaphragm(d, low)
    if out:
        d.flow("neutral", (44, 560), (44, 470), (44, 380), width=15)
        d.flow("action", (0, 1180), (0, 1120), (0, 1060), width=15)
    else:
        d.flow("neutral", (44, 380), (44, 470), (44, 560), width=15)
        d.flow("action", (0, 1080), (0, 1130), (0, 1190), width=15)
        d.flow("action", (-262, 800), (-300, 780), (-350, 750), width=13)
        d.flow("action", (262, 800), (300, 780), (350, 750), width=13)
    d.label("breathing-lungs", "right-lung", "left-lung", priority=0)
    d.label("diaphragm", priority=0)
    d.label("trachea", priority=1)
    return d


def draw_inspiration(seed: int) -> Drawing:
    return _chest_panel("inspiration", 46, 1.06, False)


def draw_expiration(seed: int) -> Drawing:
    return _chest_panel("expiration", -20, 0.95, True)


BREATHING = drawn_subject(
    "breathing-mechanics",
    "Inspiration and expiration",
    Layout.COMPARISON,
    (
        Panel("inspiration", draw_inspiration, "Inspiration", text="Diaphragm and external intercostal muscles contract; the chest widens, pressure in the lungs falls, and air flows in."),
        Panel("expiration", draw_expiration, "Expiration", text="The muscles relax; the lungs recoil, pressure in them rises, and air flows out."),
    ),
    TERMS,
    "breathing-lungs diaphragm trachea",
    subtitle="The mechanics of quiet breathing",
    names=(
        "breathing", "mechanics of breathing", "inspiration and expiration", "inhalation and exhalation", "pulmonary ventilation", "breathing cycle",
        "mechanism of breathing", "ventilation of the lung", "diaphragm in breathing", "normal inspiration and expiration",
    ),
    tells=("diaphragm + contract + inhale", "diaphragm + inspiration", "inhalation + exhalation"),
    not_when=(*NOT_HERE, "volume", "gill", "control of", "respiratory center", "brainstem"),
    opening="The chest while breathing in and while breathing out.",
    summary="The diaphragm contracts and air flows in; it relaxes and air flows out.",
    sources=("openstax-ap-22", "openstax-bio-39"),
)  # fmt: skip


# ---------------------------------------------------------------- volumes
def _breaths() -> tuple[tuple[float, float], ...]:
    rest, tidal, full, empty = 2.4 / 6, 2.9 / 6, 1.0, 1.2 / 6
    return (
        (0, rest), (0.06, tidal), (0.12, rest), (0.18, tidal), (0.24, rest), (0.30, tidal), (0.36, rest), (0.47, full), (0.6, empty), (0.7, tidal),
        (0.76, rest), (0.82, tidal), (0.88, rest), (0.94, tidal), (1, rest),
    )  # fmt: skip


VOLUMES = Subject(
    key="lung-volumes",
    title="Lung volumes and capacities",
    kind="graph",
    scene=diagram(
        "lung-volumes",
        "Lung volumes and capacities",
        Graph(
            across="Time",
            up="Volume in the lungs (mL)",
            curves=(Curve("Volume of air", _breaths(), "artery"),),
            spans=(Span("Tidal volume", 0, 0.36), Span("Deepest breath in", 0.36, 0.5), Span("Fullest breath out", 0.5, 0.64), Span("Tidal volume", 0.64, 1)),
            ticks_up=((0, "0"), (0.2, "1200"), (0.4, "2400"), (2.9 / 6, "2900"), (1, "6000")),
        ),
        subtitle="A spirogram",
        note="Average values of a grown man; vital capacity is the difference between the fullest and the emptiest lungs that one can reach.",
    ),
    names=("lung volume", "lung capacity", "lung volume and capacity", "respiratory volume", "respiratory volume and capacity", "spirometry", "spirogram", "tidal volume", "vital capacity"),
    tells=("tidal volume + residual volume", "tidal volume + vital capacity"),
    opening="The volume of air in the lungs while a person breathes quietly, then as deeply as possible.",
    facts=(
        Fact("The tidal volume, about 500 mL, is the air of one quiet breath.", "openstax-ap-22"),
        Fact("About 1200 mL, the residual volume, stay in the lungs after the fullest breath out.", "openstax-ap-22"),
        Fact("Vital capacity is all the air that can be breathed out after the deepest breath in, about 4800 mL.", "openstax-ap-22"),
    ),
    summary="Quiet breaths move 500 mL; the deepest ones move 4800 mL; 1200 mL remain.",
)  # fmt: skip

SUBJECTS = (LUNGS, TRACHEA, PLEURAE, GAS_EXCHANGE, BREATHING, VOLUMES)
