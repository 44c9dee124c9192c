"""Head and neck in median section: the upper airway; and the salivary glands from the side."""

from __future__ import annotations

from shapely import box
from shapely.geometry import MultiLineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from ..glyphs import profile
from ..knowledge import upper_airway
from ..subject import OTHER_ANIMALS, plate_subject

TERMS = upper_airway.TERMS
NOT_HERE = (
    *OTHER_ANIMALS,
    "infection",
    "disease",
    "asthma",
    "pneumonia",
    "cancer",
    "cold",
    "virus",
    "bacteria",
    "mumps",
)


def _head(d: Drawing) -> None:
    """The profile of head and neck, cut in the midline."""
    d.add("skin", profile.outline(650), "round", "body", depth=20, tone=0.2, shadow=False)
    d.add("flesh", geo.inset(profile.outline(650), 9), "cut", "uterus", tone=0.5, shadow=False)


def draw_airway(seed: int) -> Drawing:
    d = Drawing("head-section")
    _head(d)
    skull = geo.blob(
        (-146, 160),
        (-130, 84),
        (-74, 34),
        (10, 14),
        (92, 38),
        (140, 104),
        (148, 190),
        (124, 268),
        (76, 298),
        (44, 268),
        (30, 214),
        (-10, 204),
        (-60, 188),
        (-112, 186),
        step=5,
    )
    d.add("skull", skull, "cut", "bone-cut")
    d.add(
        "brain",
        geo.inset(skull, 12).difference(geo.ellipse(-6, 186, 30, 22)),
        "round",
        "brain",
        depth=24,
        shadow=False,
    )
    d.add("frontal-sinus", geo.ellipse(-135, 150, 9, 22, 12), "hollow", "airspace", depth=6)
    d.add("sphenoid-sinus", geo.ellipse(-6, 190, 22, 14), "hollow", "airspace", depth=6)
    vertebrae = [geo.rounded_box(52, 302 + 36 * k, 34, 29, 7) for k in range(10)]
    d.add(
        "vertebrae", [v.intersection(profile.outline(650)) for v in vertebrae], "round", "bone-cut", depth=9
    )
    nose = geo.blob(
        (-178, 286),
        (-170, 266),
        (-150, 226),
        (-112, 196),
        (-40, 196),
        (-2, 210),
        (6, 240),
        (0, 284),
        (-60, 291),
        (-130, 293),
        (-160, 294),
        step=4,
    )
    throat = geo.tube((10, 226, 17), (24, 300, 16), (30, 360, 16), (28, 420, 15), (31, 470, 8))
    wind = geo.tube((10, 424, 13), (2, 452, 12), (-4, 482, 8), (-3, 510, 13), (0, 580, 14), (0, 660, 14))
    d.add("nasal-cavity", nose, "hollow", "mucosa", depth=12)
    d.add(
        "conchae",
        [
            geo.tube((-84, 211, 5), (-40, 215, 7), (-16, 214, 3), cap=3),
            geo.tube((-128, 234, 5), (-70, 242, 9), (-14, 242, 4), cap=3),
            geo.tube((-136, 264, 6), (-80, 271, 10), (-14, 270, 4), cap=3),
        ],
        "round",
        "mucosa",
        depth=7,
        tone=0.2,
    )
    d.add(
        "airway-space",
        unary_union([throat, wind]).intersection(box(-200, 0, 200, 646)),
        "hollow",
        "airspace",
        depth=9,
    )
    mouth = geo.blob(
        (-160, 330), (-140, 312), (-60, 310), (0, 318), (22, 346), (16, 366), (-60, 340), (-130, 346), step=4
    )
    d.add("oral-cavity", mouth, "hollow", "mucosa", depth=8, tone=-0.2)
    d.add("mandible", geo.ellipse(-132, 386, 15, 22, 20), "round", "bone-cut", depth=8)
    d.add(
        "tongue",
        geo.blob(
            (-134, 356),
            (-128, 334),
            (-70, 322),
            (-14, 334),
            (13, 376),
            (2, 412),
            (-44, 420),
            (-104, 400),
            step=4,
        ),
        "round",
        "tongue",
        depth=22,
    )
    d.add(
        "hard-palate",
        geo.tube((-146, 303, 7), (-100, 301, 5.5), (-40, 300, 6), cap=3),
        "round",
        "bone-cut",
        depth=5,
    )
    d.add(
        "soft-palate",
        geo.tube((-40, 300, 7), (-8, 306, 8), (10, 326, 6), (12, 344, 4), cap=3),
        "round",
        "mucosa",
        depth=6,
    )
    d.add(
        "teeth",
        [geo.tube((-150, 308, 4), (-151, 323, 3), cap=3), geo.tube((-146, 352, 4), (-149, 334, 3), cap=3)],
        "round",
        "enamel",
        depth=3,
    )
    d.add("pharyngeal-tonsil", geo.ellipse(24, 214, 7, 13, -20), "round", "lymph-follicle", depth=5)
    d.add("palatine-tonsil", geo.ellipse(16, 356, 6, 12), "round", "lymph-follicle", depth=5)
    d.add("hyoid", geo.ellipse(-30, 434, 10, 7), "round", "bone-cut", depth=5)
    d.add(
        "epiglottis",
        geo.tube((-8, 436, 4.5), (4, 412, 5), (14, 392, 4), cap=3),
        "round",
        "cartilage",
        depth=4,
    )
    d.add(
        "thyroid-cartilage",
        geo.tube((-22, 448, 6), (-25, 474, 7), (-20, 494, 5), cap=3),
        "round",
        "cartilage",
        depth=5,
    )
    d.add(
        "cricoid", [geo.ellipse(-20, 511, 5, 8), geo.ellipse(15, 502, 6, 15)], "round", "cartilage", depth=4
    )
    d.add(
        "vocal-fold",
        [geo.tube((-16, 480, 5), (-5, 482, 3), cap=3), geo.tube((10, 480, 5), (1, 482, 3), cap=3)],
        "round",
        "tendon",
        depth=3,
    )
    d.add("rings", [geo.ellipse(-18, y, 4, 6.5) for y in range(534, 640, 18)], "round", "cartilage", depth=3)
    d.vessel("esophagus", [((31, 466, 8), (32, 520, 9), (33, 646, 10))], "muscle", 8)
    d.label("airway-frontal-sinus", "frontal-sinus", priority=2)
    d.label("airway-sphenoid-sinus", "sphenoid-sinus", priority=2)
    d.label("airway-brain", "brain", priority=3)
    d.label("airway-nasal-cavity", "nasal-cavity", priority=0)
    d.label("airway-nostril", "nasal-cavity", priority=2, zone=box(-180, 278, -158, 300))
    d.label("airway-conchae", "conchae", priority=0)
    d.label("airway-hard-palate", "hard-palate", priority=1)
    d.label("airway-soft-palate", "soft-palate", priority=1)
    d.label("airway-oral-cavity", "oral-cavity", priority=1)
    d.label("airway-tongue", "tongue", priority=1)
    d.label("airway-mandible", "mandible", priority=2)
    d.label("pharyngeal-tonsil", priority=2)
    d.label("airway-palatine-tonsil", "palatine-tonsil", priority=2)
    d.label("nasopharynx", "airway-space", priority=0, zone=box(0, 226, 60, 300))
    d.label("oropharynx", "airway-space", priority=0, zone=box(20, 320, 60, 386))
    d.label("laryngopharynx", "airway-space", priority=0, zone=box(16, 400, 60, 462))
    d.label("epiglottis", priority=0)
    d.label("hyoid-bone", "hyoid", priority=2)
    d.label("airway-thyroid-cartilage", "thyroid-cartilage", priority=1)
    d.label("vocal-fold", priority=0)
    d.label("cricoid-cartilage", "cricoid", priority=2)
    d.label("airway-trachea", "airway-space", "rings", priority=0, zone=box(-30, 540, 20, 646))
    d.label("airway-esophagus", "esophagus", priority=0)
    d.label("cervical-column", "vertebrae", priority=3)
    return d


def enlarged(draw, key: str):
    """The frame of the body is coarse for a head alone: twice as large, lines stay fine."""

    def twice(seed: int) -> Drawing:
        d = Drawing(key)
        d.place(draw(seed), 0, 0, 2.0, labels=True)
        return d

    return twice


AIRWAY = plate_subject(
    "upper-airway",
    "Upper airway",
    enlarged(draw_airway, "upper-airway"),
    TERMS,
    "airway-frontal-sinus airway-sphenoid-sinus airway-brain airway-nasal-cavity airway-nostril airway-conchae airway-hard-palate airway-soft-palate airway-oral-cavity airway-tongue airway-mandible pharyngeal-tonsil "
    "airway-palatine-tonsil nasopharynx oropharynx laryngopharynx epiglottis hyoid-bone airway-thyroid-cartilage vocal-fold cricoid-cartilage airway-trachea airway-esophagus cervical-column",
    subtitle="Head and neck in median section",
    note="The front is at the left.",
    names=(
        "upper airway", "nasal cavity", "pharynx", "division of the pharynx", "divisions of the pharynx", "nose and throat", "structure of the nasal cavity", "nasal cavity and pharynx", "larynx", "human larynx", "epiglottis", "throat", "nose pharynx and larynx",
        "upper respiratory system", "three division of the pharynx", "nasopharynx", "human pharynx", "structures of the upper airway",
    ),
    tells=("nasopharynx + oropharynx", "nasal cavity + pharynx + larynx", "oropharynx + laryngopharynx", "epiglottis + larynx + pharynx"),
    not_when=(*NOT_HERE, "bronchi", "bronchus", "lung", "diaphragm", "esophagus + stomach", "olfactory", "smell", "septum", "paranasal", "stomach", "bone of the nasal", "conchae bone", "gill", "tonsil and", "cord", "ear", "vocal cord"),
    opening="The ways of air through nose, mouth and throat are shown in a median section of head and neck.",
    caption=("airway-nasal-cavity", "airway-conchae", "nasopharynx", "oropharynx", "laryngopharynx", "epiglottis", "vocal-fold"),
    summary="Air passes nasal cavity and the three parts of the pharynx to larynx and trachea.",
    sources=("openstax-ap-22", "gray-42"),
)  # fmt: skip


def draw_salivary(seed: int) -> Drawing:
    d = Drawing("salivary-side")
    d.add("skin", profile.outline(560), "round", "body", depth=20, tone=0.2, shadow=False)
    opened = geo.blob(
        (-150, 306),
        (-60, 286),
        (10, 262),
        (66, 268),
        (70, 360),
        (30, 420),
        (-60, 430),
        (-130, 406),
        (-150, 350),
        step=5,
    )
    d.add("opened", opened, "hollow", "mucosa", depth=12, tone=0.3)
    d.add(
        "tongue",
        geo.blob((-136, 356), (-126, 336), (-70, 326), (-20, 338), (0, 370), (-40, 384), (-110, 380), step=4),
        "round",
        "tongue",
        depth=16,
    )
    d.add(
        "upper-teeth",
        [geo.tube((-146 + 16 * k, 308 - 2 * k, 6), (-146 + 16 * k, 326 - 2 * k, 5), cap=3) for k in range(8)],
        "round",
        "enamel",
        depth=4,
    )
    d.add(
        "lower-teeth",
        [geo.tube((-140 + 16 * k, 362 - 3 * k, 6), (-140 + 16 * k, 344 - 2 * k, 5), cap=3) for k in range(7)],
        "round",
        "enamel",
        depth=4,
    )
    d.add(
        "sublingual",
        geo.tube((-112, 382, 9), (-70, 392, 12), (-36, 390, 8), cap=3),
        "round",
        "gland",
        depth=7,
        lobules=6,
    )
    d.add(
        "sublingual-ducts",
        MultiLineString([[(-100 + 18 * k, 378), (-104 + 18 * k, 364)] for k in range(4)]),
        "cord",
        "bone-edge",
        width=3.4,
        shadow=False,
    )
    d.add(
        "mandible",
        geo.tube((-138, 392, 13), (-80, 412, 14), (-10, 404, 15), (36, 376, 16), (46, 310, 15), cap=3),
        "round",
        "bone-cut",
        depth=11,
    )
    d.add(
        "submandibular",
        geo.blob((-40, 416), (0, 400), (34, 408), (30, 440), (-10, 452), (-38, 440), step=4),
        "round",
        "gland",
        depth=12,
        lobules=9,
    )
    d.add(
        "submandibular-duct",
        geo.line((-20, 412), (-56, 388), (-104, 372), (-122, 366)),
        "cord",
        "bone-edge",
        width=5,
    )
    d.add(
        "masseter",
        geo.blob((-6, 284), (36, 272), (44, 330), (36, 384), (0, 392), (-10, 340), step=4),
        "round",
        "smooth-muscle",
        depth=12,
    )
    d.add(
        "parotid",
        geo.blob((44, 250), (88, 244), (96, 300), (80, 370), (58, 392), (46, 350), (26, 310), step=4),
        "round",
        "gland",
        depth=14,
        lobules=10,
    )
    d.add(
        "parotid-duct", geo.line((36, 300), (-10, 296), (-46, 306), (-54, 318)), "cord", "bone-edge", width=6
    )
    d.add(
        "ear",
        geo.blob((70, 160), (104, 156), (116, 190), (102, 228), (80, 246), (74, 220), (64, 190), step=4),
        "round",
        "body",
        depth=12,
    )
    d.add("eye", geo.line((-140, 196), (-118, 190), (-100, 198)), "line", "body", width=5, tone=-0.5)
    for name in ("parotid", "submandibular", "sublingual"):
        d.label(f"{name}-gland", name, priority=0)
    d.label("parotid-duct", priority=0)
    d.label("submandibular-duct", priority=1)
    d.label("sublingual-ducts", priority=1)
    d.label("salivary-tongue", "tongue", priority=1)
    d.label("salivary-teeth", "upper-teeth", "lower-teeth", priority=1)
    d.label("salivary-masseter", "masseter", priority=2)
    d.label("airway-mandible", "mandible", priority=2)
    return d


SALIVARY = plate_subject(
    "salivary-glands",
    "Salivary glands",
    enlarged(draw_salivary, "salivary-glands"),
    TERMS,
    "parotid-gland submandibular-gland sublingual-gland parotid-duct submandibular-duct sublingual-ducts salivary-tongue salivary-teeth salivary-masseter airway-mandible",
    subtitle="Seen from the left side, the cheek opened",
    names=("salivary gland", "major salivary gland", "salivary glands", "parotid gland", "human salivary gland", "location of the salivary gland"),
    tells=("parotid + submandibular", "parotid + sublingual"),
    not_when=(*NOT_HERE, "insect", "mosquito", "chromosome", "drosophila", "stomach", "esophagus", "taste", "plaque", "intestine"),
    opening="The three large salivary glands of the left side are shown with their ducts.",
    summary="Parotid, submandibular and sublingual glands send saliva into the mouth.",
    sources=("openstax-ap-23", "gray-42"),
)  # fmt: skip

SUBJECTS = (AIRWAY, SALIVARY)
