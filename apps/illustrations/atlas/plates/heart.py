"""The human heart as a plate: its scene, and what a caption may say of it."""

from __future__ import annotations

from apps.illustrations.drawing.scene import Inset, Layout, Lettering, Panel, Scene, Step, Tag

from ..knowledge import heart
from ..subject import OTHER_ANIMALS, Subject
from .heart_drawing import draw_heart

STEPS = (
    Step("Venae cavae bring oxygen-poor blood to the right atrium", "superior-vena-cava", "vein", (318, 250)),
    Step("The right atrium fills", "right-atrium", "vein", (276, 600)),
    Step("Blood passes the tricuspid valve into the right ventricle", "right-ventricle", "vein", (436, 700)),
    Step(
        "The right ventricle pumps blood through the pulmonary valve to the lungs",
        "right-ventricle",
        "vein",
        (500, 500),
    ),
    Step("Pulmonary veins bring oxygen-rich blood to the left atrium", "left-atrium", "artery", (870, 430)),
    Step("Blood passes the mitral valve into the left ventricle", "left-ventricle", "artery", (726, 620)),
    Step("The left ventricle contracts and the aortic valve opens", "left-ventricle", "artery", (690, 790)),
    Step("The aorta and its branches supply the body", "aorta", "artery", (606, 86)),
)
TAGS = (
    Tag("from head and arms", (250, 62), "vein", "end"),
    Tag("from lower body", (214, 960), "vein", "end"),
    Tag("to right lung", (100, 300), "vein", "end"),
    Tag("to left lung", (925, 222), "vein", "start"),
    Tag("from right lung", (96, 470), "artery", "end"),
    Tag("from left lung", (976, 458), "artery", "start"),
    Tag("to head and arms", (690, 8), "artery", "start"),
    Tag("to lower body", (604, 1062), "artery", "start"),
)
INSETS = (
    Inset("Tricuspid valve", (432, 676), 92),
    Inset("Semilunar valves", (540, 474), 96),
    Inset("Mitral valve", (726, 640), 104),
)


def scene() -> Scene:
    return Scene(
        key="human-heart",
        title="Human heart",
        subtitle="Coronal section, anterior view",
        layout=Layout.PLATE,
        panels=(Panel("human-heart", draw_heart),),
        lettering={term.key: Lettering(term.name, term.note) for term in heart.TERMS},
        legend=(("Oxygen-poor blood", "vein"), ("Oxygen-rich blood", "artery")),
        note="Viewed from the front: the right side of the heart is on the left of the picture.",
        steps_title="Path of the blood",
        steps=STEPS,
        insets=INSETS,
        tags=TAGS,
    )


GREAT_VESSELS = (
    "superior-vena-cava",
    "inferior-vena-cava",
    "pulmonary-trunk",
    "ascending-aorta",
    "aortic-arch",
    "right-pulmonary-veins",
    "left-pulmonary-veins",
)

SUBJECT = Subject(
    key="human-heart",
    title="Human heart",
    kind="plate",
    scene=scene,
    names=(
        "heart",
        "human heart",
        "heart anatomy",
        "cardiac anatomy",
        "anatomy of the heart",
        "chamber of the heart",
        "heart chamber",
        "heart valve",
        "blood flow through the heart",
    ),
    not_when=(
        *OTHER_ANIMALS,
        *("embryo", "artichoke", "shaped", "sweetheart", "palm"),
        *(
            "fetal heart",
            "fetal circulation",
            "embryonic",
            "heart tube",
            "defect",
            "tetralogy",
            "transposition",
        ),
        *(
            "heart attack",
            "infarction",
            "heart failure",
            "cardiomyopathy",
            "arrhythmia",
            "fibrillation",
            "bypass",
        ),
        *(
            "conduction",
            "pacemaker",
            "electrocardiogram",
            "ecg",
            "ekg",
            "external view",
            "transplant",
        ),
        *("coronary circulation", "cardiac cycle", "heart rate"),
    ),
    groups={
        "chamber": ("right-atrium", "right-ventricle", "left-atrium", "left-ventricle"),
        "atrium": ("right-atrium", "left-atrium"),
        "ventricle": ("right-ventricle", "left-ventricle"),
        "valve": ("tricuspid-valve", "pulmonary-valve", "mitral-valve", "aortic-valve"),
        "semilunar valve": ("pulmonary-valve", "aortic-valve"),
        "atrioventricular valve": ("tricuspid-valve", "mitral-valve"),
        "great vessel": GREAT_VESSELS,
        "blood vessel": GREAT_VESSELS,
        "major vessel": GREAT_VESSELS,
        "coronary": ("right-coronary-artery", "circumflex-artery", "coronary-sinus-opening"),
    },
    opening=(
        "A coronal section seen from the front, with all four chambers, the pulmonary trunk and the entrances of the "
        "great veins opened."
    ),
    caption=(
        *(
            "right-atrium",
            "right-ventricle",
            "left-atrium",
            "left-ventricle",
            "tricuspid-valve",
            "mitral-valve",
        ),
        *("left-chordae-tendineae", "myocardium", "aortic-arch", "fossa-ovalis"),
    ),
    summary="The right side pumps oxygen-poor blood to the lungs, the left side oxygen-rich blood to the body.",
    scope="Proportions are those of an adult heart; the valves are drawn open so that the path of the blood can be followed.",
    sources=(heart.OPENSTAX_HEART, heart.OPENSTAX_VESSELS, heart.GRAY),
)
