"""Blood and circulation in curves, tables and trees."""

from __future__ import annotations

from apps.illustrations.atlas.glyphs import blood_cells as cells
from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Clade, Curve, Edge, Flow, Graph, Mark, Node, Span
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Panel

BLOOD, HEART, VESSELS, LUNGS = "openstax-ap-18", "openstax-ap-19", "openstax-ap-20", "openstax-ap-22"


def _picture(key: str, glyph) -> Panel:
    def draw(seed: int) -> Drawing:
        d = Drawing(key)
        d.place(glyph(), 0, 0, prefix="cell-")
        return d

    return Panel(key, draw)


MARROW_CELLS = (
    _picture("marrow-platelets", cells.platelets), _picture("marrow-red", cells.red_cell), _picture("marrow-basophil", cells.basophil), _picture("marrow-neutrophil", cells.neutrophil), _picture("marrow-eosinophil", cells.eosinophil),
    _picture("marrow-monocyte", cells.monocyte), _picture("marrow-b", lambda: cells.lymphocyte("b-lymphocyte")), _picture("marrow-t", lambda: cells.lymphocyte("t-lymphocyte", 0.1)), _picture("marrow-nk", lambda: cells.lymphocyte("nk-cell", -0.1)),
)  # fmt: skip


def _pressure() -> tuple[tuple[float, float], ...]:
    points = []
    for beat in range(10):
        at = beat / 10
        points += [(at, 0.4), (at + 0.03, 0.6), (at + 0.05, 0.5), (at + 0.06, 0.52)]
    return (*points, (1, 0.4))


SUBJECTS = (
    Subject(
        key="hematopoiesis",
        title="Hematopoiesis in bone marrow",
        kind="process",
        scene=diagram(
            "hematopoiesis",
            "Hematopoiesis in bone marrow",
            Clade(
                trait="Hematopoietic stem cell",
                children=(
                    Clade(
                        trait="Myeloid stem cell",
                        children=(
                            Clade("Platelets", trait="Megakaryocyte", note="fragments", picture="marrow-platelets"), Clade("Erythrocyte", picture="marrow-red"), Clade("Basophil", picture="marrow-basophil"), Clade("Neutrophil", picture="marrow-neutrophil"),
                            Clade("Eosinophil", picture="marrow-eosinophil"), Clade("Monocyte", note="becomes a macrophage", picture="marrow-monocyte"),
                        ),
                    ),
                    Clade(
                        trait="Lymphoid stem cell",
                        children=(Clade("B cell", picture="marrow-b"), Clade("T cell", picture="marrow-t"), Clade("Natural killer cell", picture="marrow-nk")),
                    ),
                ),
            ),
            subtitle="All blood cells descend from one kind of stem cell",
            note="Stages between are left out; cells are not to scale.",
            pictures=MARROW_CELLS,
        ),
        names=(
            "hematopoiesis", "haematopoiesis", "hemopoiesis", "hematopoietic system of bone marrow", "hematopoietic system of the bone marrow", "hematopoietic stem cell", "hematopoietic system", "differentiation of blood cell", "formation of blood cell",
            "blood cell formation", "development of blood cell", "blood stem cell", "myeloid and lymphoid", "hematopoietic stem cell differentiation", "origin of blood cell",
        ),
        tells=("stem cell + myeloid + lymphoid", "hematopoietic + bone marrow", "multipotent + blood cell", "hematopoietic stem cell + erythrocyte"),
        not_when=("transplant", "leukemia"),
        opening="The descent of the cells of the blood from a stem cell of the bone marrow.",
        facts=(Fact("A hematopoietic stem cell gives rise to myeloid and lymphoid stem cells.", BLOOD), Fact("Platelets are fragments of megakaryocytes.", BLOOD)),
        summary="One stem cell of the marrow gives rise to red cells, platelets and all leukocytes.",
    ),
    Subject(
        key="carbon-monoxide-saturation",
        title="Carbon monoxide and oxygen saturation of hemoglobin",
        kind="graph",
        scene=diagram(
            "carbon-monoxide-saturation",
            "Carbon monoxide and oxygen saturation of hemoglobin",
            Graph(
                across="Carbon monoxide (%)",
                up="Hemoglobin saturated with oxygen (%)",
                curves=(Curve("Oxygen saturation", ((0, 0.98), (0.25, 0.77), (0.5, 0.68), (0.75, 0.4), (1, 0.2)), "artery"),),
                ticks_across=((0, "0"), (0.25, "20"), (0.5, "40"), (0.75, "60"), (1, "80")),
                ticks_up=((0, "0"), (0.2, "20"), (0.4, "40"), (0.6, "60"), (0.8, "80"), (1, "100")),
            ),
            subtitle="At an oxygen pressure of 100 mm Hg",
        ),
        names=("carbon monoxide poisoning", "carbon monoxide and hemoglobin", "percent co", "co increase", "carbon monoxide and oxygen saturation", "effect of carbon monoxide on hemoglobin"),
        tells=("co + oxygen saturation + hemoglobin", "carbon monoxide + hemoglobin", "carbon monoxide + oxygen saturation"),
        opening="How much oxygen hemoglobin carries in the presence of carbon monoxide.",
        facts=(Fact("Carbon monoxide binds to the iron of hemoglobin more strongly than oxygen does and takes its place.", "openstax-bio-39"),),
        summary="The more carbon monoxide there is, the less oxygen is bound.",
    ),
    Subject(
        key="vessel-relationships",
        title="Relationships among vessels in the systemic circuit",
        kind="graph",
        scene=diagram(
            "vessel-relationships",
            "Relationships among vessels in the systemic circuit",
            Graph(
                across="Along the systemic circuit",
                up="Relative value",
                curves=(
                    Curve("Vessel diameter", ((0, 0.86), (0.2, 0.5), (0.36, 0.14), (0.5, 0.05), (0.64, 0.12), (0.8, 0.5), (1, 0.92)), "neutral", dashed=True),
                    Curve("Total cross-sectional area", ((0, 0.04), (0.22, 0.08), (0.36, 0.34), (0.5, 0.97), (0.64, 0.6), (0.8, 0.2), (1, 0.08)), "action"),
                    Curve("Blood pressure", ((0, 0.98), (0.2, 0.9), (0.36, 0.48), (0.5, 0.28), (0.64, 0.17), (0.8, 0.09), (1, 0.02)), "artery"),
                    Curve("Velocity of blood", ((0, 0.78), (0.2, 0.6), (0.36, 0.2), (0.5, 0.02), (0.64, 0.08), (0.8, 0.3), (1, 0.44)), "vein"),
                ),
                spans=(Span("Arteries", 0, 0.25), Span("Arterioles", 0.25, 0.42), Span("Capillaries", 0.42, 0.58), Span("Venules", 0.58, 0.75), Span("Veins", 0.75, 1)),
            ),
            note="Qualitative: each curve has a scale of its own.",
        ),
        names=(
            "relationship among vessel in the systemic circuit", "blood pressure in blood vessel", "blood pressure across vessel", "blood pressure and velocity", "vessel diameter and blood pressure", "velocity of blood flow", "systemic blood pressure",
            "blood pressure in the systemic circuit", "relationship among vessel", "blood pressure velocity and area of blood vessel",
        ),
        tells=("blood pressure + blood velocity", "blood pressure + velocity + arteriole", "vessel diameter + blood pressure + velocity", "cross sectional area + velocity + capillary", "velocity + capillary + artery + pressure", "relationship + vessel + systemic"),
        opening="Four quantities compared along the systemic circuit.",
        facts=(Fact("Capillaries are the narrowest vessels but together have the largest cross section, so blood flows slowest in them.", VESSELS),),
        summary="Pressure falls; capillaries are widest in all and slowest.",
    ),
    Subject(
        key="blood-pressure-measurement",
        title="Measurement of blood pressure",
        kind="graph",
        scene=diagram(
            "blood-pressure-measurement",
            "Measurement of blood pressure",
            Graph(
                across="Time",
                up="Pressure (mm Hg)",
                curves=(Curve("Blood pressure", _pressure(), "artery"), Curve("Pressure in the cuff", ((0, 0.78), (1, 0.2)), "neutral", straight=True, dashed=True)),
                marks=(Mark("First sound: systolic, 120", (0.33, 0.59)), Mark("Last sound: diastolic, 80", (0.655, 0.4))),
                spans=(Span("Silent: artery closed", 0, 0.33), Span("Korotkoff sounds", 0.33, 0.655), Span("Silent: flow is smooth", 0.655, 1)),
                ticks_up=((0, "0"), (0.2, "40"), (0.4, "80"), (0.6, "120"), (0.8, "160")),
            ),
            subtitle="Cuff of a sphygmomanometer, slowly released",
        ),
        names=("blood pressure measurement", "measurement of blood pressure", "measuring blood pressure", "sphygmomanometer", "korotkoff sound", "systolic and diastolic pressure", "blood pressure reading", "blood pressure cuff"),
        tells=("sphygmomanometer + cuff", "korotkoff + pressure", "systolic + diastolic + cuff"),
        opening="The pressure in the artery and in the cuff while the cuff is released.",
        facts=(Fact("Korotkoff sounds begin at systolic pressure and end at diastolic pressure.", VESSELS),),
        summary="Sounds begin when cuff pressure falls to systolic and end at diastolic pressure.",
    ),
    Subject(
        key="electrocardiogram",
        title="Electrocardiogram",
        kind="graph",
        scene=diagram(
            "electrocardiogram",
            "Electrocardiogram",
            Graph(
                across="Time (s)",
                up="Voltage",
                curves=(
                    Curve(
                        "ECG",
                        (
                            (0, 0.3), (0.1, 0.3), (0.14, 0.36), (0.18, 0.41), (0.22, 0.36), (0.26, 0.3), (0.335, 0.3), (0.355, 0.22), (0.395, 0.95), (0.435, 0.12), (0.46, 0.3), (0.56, 0.3), (0.62, 0.38), (0.68, 0.47), (0.73, 0.4), (0.78, 0.3), (1, 0.3),
                        ),
                        "action",
                        straight=True,
                    ),
                ),
                marks=(Mark("P", (0.18, 0.41)), Mark("Q", (0.355, 0.22)), Mark("R", (0.395, 0.95)), Mark("S", (0.435, 0.12)), Mark("T", (0.68, 0.47))),
                spans=(Span("Atria depolarize", 0.08, 0.28), Span("Ventricles depolarize", 0.32, 0.5), Span("Ventricles repolarize", 0.54, 0.8)),
                ticks_across=((0, "0"), (0.25, "0.2"), (0.5, "0.4"), (0.75, "0.6"), (1, "0.8")),
            ),
            subtitle="One heartbeat",
        ),
        names=("electrocardiogram", "ecg", "ekg", "ecg tracing", "normal ecg", "electrical activity of the heart", "electrocardiography", "p wave", "qrs complex"),
        tells=("electrical impulse + ecg", "p wave + qrs", "qrs + t wave"),
        not_when=("abnormal", "arrhythmia", "fibrillation", "common ecg abnormality", "abnormality", "conduction system", "cardiac cycle", "relationship"),
        opening="The electrical activity of one heartbeat.",
        facts=(Fact("The P wave shows the depolarization of the atria, the QRS complex that of the ventricles, the T wave the repolarization of the ventricles.", HEART),),
        summary="P wave, QRS complex and T wave show atria, ventricles and their recovery.",
    ),
    Subject(
        key="gas-transport",
        title="Transport of gases in the blood",
        kind="process",
        scene=diagram(
            "gas-transport",
            "Transport of gases in the blood",
            Flow(
                ranks=(
                    (Node("tissue", "Body tissue", "makes carbon dioxide", kind="vein"),),
                    (Node("plasma", "Dissolved in plasma", "7–10 %"), Node("carbonate", "Bicarbonate", "about 70 %"), Node("bound", "Bound to hemoglobin", "about 20 %")),
                    (Node("lungs", "Lungs", "breathe out carbon dioxide", kind="action"),),
                ),
                edges=(Edge("tissue", "plasma", "CO₂", "vein"), Edge("tissue", "carbonate", "CO₂ + H₂O", "vein"), Edge("tissue", "bound", "CO₂", "vein"), Edge("plasma", "lungs"), Edge("carbonate", "lungs"), Edge("bound", "lungs")),
            ),
            subtitle="Three ways of carbon dioxide",
            note="Oxygen travels almost wholly bound to hemoglobin. CO₂, carbon dioxide.",
        ),
        names=("carbon dioxide transport", "transport of carbon dioxide", "transport of gas in the blood", "gas transport", "transport of gases in the blood", "transport of gases", "carbon dioxide transport in the blood", "bicarbonate buffer system in the blood"),
        tells=("carbon dioxide + bicarbonate + hemoglobin", "carbaminohemoglobin + bicarbonate", "carbonic anhydrase + bicarbonate"),
        opening="How carbon dioxide travels from the tissues to the lungs.",
        facts=(Fact("Most carbon dioxide travels as bicarbonate, which carbonic anhydrase of red blood cells helps to form.", LUNGS),),
        summary="Carbon dioxide travels as bicarbonate, bound to hemoglobin, or dissolved.",
    ),
)  # fmt: skip
