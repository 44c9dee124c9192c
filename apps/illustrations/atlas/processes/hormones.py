"""How hormones keep the balance: feedback of the pituitary, calcium, water, stress, reproduction."""

from __future__ import annotations

from collections.abc import Sequence

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Curve, Edge, Flow, Graph, Mark, Node, Ring, Span, Table

ENDOCRINE = "openstax-ap-17"
URINARY, FLUIDS, REPRODUCTION = "openstax-ap-25", "openstax-ap-26", "openstax-ap-27"


def _axis(steps: Sequence[tuple[str, str, str]], signals: Sequence[str], inhibits: Sequence[int]) -> Flow:
    """A chain of glands: steps are (key, words, note), signals stand on the arrows; the last gland's hormone, sent by the
    step before the end, inhibits the steps whose numbers are given."""
    ranks = tuple(
        (Node(key, words, note, "action" if n == len(steps) - 2 else "neutral"),)
        for n, (key, words, note) in enumerate(steps)
    )
    keys = [key for key, *_ in steps]
    edges = [Edge(a, b, signal, "artery") for a, b, signal in zip(keys, keys[1:], signals, strict=False)]
    edges += [Edge(keys[-2], keys[n], "inhibits", "vein", blocks=True) for n in inhibits]
    return Flow(ranks, tuple(edges))


SUBJECTS = (
    Subject(
        key="cortisol-feedback",
        title="Negative feedback of cortisol",
        kind="process",
        scene=diagram(
            "cortisol-feedback",
            "Negative feedback of cortisol",
            _axis(
                (("hypothalamus", "Hypothalamus", "responds to low cortisol or stress"), ("pituitary", "Anterior pituitary", ""), ("adrenal", "Adrenal cortex", ""), ("body", "Body", "blood glucose rises, inflammation falls")),
                ("CRH", "ACTH", "cortisol"), (0, 1),
            ),
            subtitle="Arrows stimulate; bars inhibit",
            note="CRH, corticotropin-releasing hormone; ACTH, adrenocorticotropic hormone. Cortisol is the main glucocorticoid.",
        ),
        names=("cortisol feedback", "negative feedback of cortisol", "regulation of cortisol", "glucocorticoid feedback", "negative feedback of glucocorticoid", "hypothalamic pituitary adrenal axis", "hpa axis", "cortisol regulation", "release of adrenal glucocorticoid", "regulation of glucocorticoid"),
        tells=("crh + acth", "acth + cortisol", "glucocorticoid + hypothalamus", "negative feedback + glucocorticoid"),
        opening="The axis from the hypothalamus through the pituitary to the adrenal cortex.",
        facts=(Fact("High levels of glucocorticoids inhibit the release of CRH and ACTH.", ENDOCRINE),),
        summary="CRH and ACTH stimulate the adrenal cortex; its cortisol inhibits both.",
    ),
    Subject(
        key="calcium-homeostasis",
        title="Calcium homeostasis",
        kind="process",
        scene=diagram(
            "calcium-homeostasis",
            "Calcium homeostasis",
            Flow(
                ranks=(
                    (Node("low", "Blood calcium falls", kind="vein"), Node("high", "Blood calcium rises", kind="artery")),
                    (Node("pth", "Parathyroid glands", "secrete PTH"), Node("ct", "Thyroid gland", "secretes calcitonin")),
                    (Node("bone", "Bone", "osteoclasts release calcium"), Node("kidney", "Kidneys", "retain calcium, make calcitriol"), Node("store", "Bone", "less calcium is released")),
                    (Node("gut", "Small intestine", "absorbs more calcium"),),
                    (Node("normal", "Normal blood calcium", kind="action"),),
                ),
                edges=(
                    Edge("low", "pth"), Edge("high", "ct"), Edge("pth", "bone", "PTH"), Edge("pth", "kidney", "PTH"), Edge("ct", "store", "calcitonin"),
                    Edge("kidney", "gut", "calcitriol"), Edge("bone", "normal", "rises"), Edge("gut", "normal", "rises"), Edge("store", "normal", "falls"),
                ),
            ),
            note="PTH, parathyroid hormone; calcitriol is the active form of vitamin D.",
        ),
        names=(
            "calcium homeostasis", "regulation of blood calcium", "blood calcium regulation", "regulation of blood calcium level", "role of parathyroid hormone", "parathyroid hormone", "role of parathyroid hormone in maintaining blood calcium homeostasis",
            "calcium regulation", "pathway in calcium homeostasis", "parathyroid hormone and calcitonin", "control of blood calcium",
        ),
        tells=("parathyroid hormone + calcium", "pth + calcium", "calcitonin + calcium", "calcium + osteoclast + blood"),
        not_when=("muscle contraction", "synapse", "sarcoplasmic", "rickets", "osteoporosis", "calcium channel"),
        opening="How two hormones keep the calcium of the blood within limits.",
        facts=(Fact("PTH raises blood calcium by its effects on bone, kidneys and, through calcitriol, intestine.", ENDOCRINE), Fact("Calcitonin lowers it, in adults only a little.", ENDOCRINE)),
        summary="PTH raises low blood calcium through bone, kidney and gut; calcitonin lowers high.",
    ),
    Subject(
        key="adh-regulation",
        title="Regulation of water by ADH",
        kind="process",
        scene=diagram(
            "adh-regulation",
            "Regulation of water by antidiuretic hormone",
            Flow(
                ranks=(
                    (Node("loss", "Water is lost", "blood becomes more concentrated"),),
                    (Node("sensor", "Osmoreceptors of the hypothalamus"),),
                    (Node("pituitary", "Posterior pituitary", "releases ADH", kind="action"), Node("thirst", "Thirst")),
                    (Node("kidney", "Collecting ducts of the kidney", "aquaporins let water return"), Node("drink", "Drinking")),
                    (Node("normal", "Blood is diluted", "little, concentrated urine"),),
                ),
                edges=(Edge("loss", "sensor"), Edge("sensor", "pituitary"), Edge("sensor", "thirst"), Edge("pituitary", "kidney", "ADH", "artery"), Edge("thirst", "drink"), Edge("kidney", "normal"), Edge("drink", "normal"), Edge("normal", "sensor", "inhibits", "vein", blocks=True)),
            ),
            note="ADH, antidiuretic hormone (vasopressin).",
        ),
        names=("antidiuretic hormone", "adh", "vasopressin", "regulation of water by adh", "adh feedback", "antidiuretic hormone adh", "water balance", "regulation of body water", "water regulation", "thirst response", "a flowchart showing the thirst response", "action of adh", "adh and aquaporin", "osmoreceptor"),
        tells=("adh + kidney", "adh + water", "antidiuretic hormone + water", "osmoreceptor + thirst", "aquaporin + collecting duct"),
        not_when=("diabetes insipidus", "nephron structure", "plant", "aldosterone", "alcohol"),
        opening="How the body answers a loss of water.",
        facts=(Fact("ADH makes the collecting ducts permeable to water, so that less water is lost in urine.", FLUIDS),),
        summary="Concentrated blood releases ADH and thirst; the kidney retains water.",
    ),
    Subject(
        key="childbirth-feedback",
        title="Positive feedback in childbirth",
        kind="cycle",
        scene=diagram(
            "childbirth-feedback",
            "Positive feedback in childbirth",
            Ring(
                (
                    Node("head", "Head of the fetus presses on the cervix"), Node("nerve", "Nerve impulses travel to the brain"), Node("oxytocin", "Posterior pituitary releases oxytocin", kind="action"),
                    Node("uterus", "Uterus contracts more strongly"), Node("push", "Fetus is pushed further"),
                ),
                centre=("Stops with the birth",),
            ),
        ),
        names=("positive feedback", "positive feedback loop", "positive feedback in childbirth", "childbirth", "birth", "labor", "oxytocin", "positive feedback during childbirth", "labor feedback", "normal childbirth"),
        tells=("oxytocin + uterus", "positive feedback + birth", "cervix + oxytocin", "labor + cervix"),
        not_when=("stage", "premature", "birth control", "transition", "newborn", "circulation", "lactation", "milk", "rate", "population", "live", "action potential", "climate"),
        opening="A feedback that strengthens itself until the child is born.",
        facts=(Fact("Each contraction stretches the cervix and so releases more oxytocin, until the child is born.", "openstax-ap-1"),),
        summary="Stretching of the cervix releases oxytocin, which strengthens contractions, until birth.",
    ),
    Subject(
        key="stress-response",
        title="Stress response of the adrenal gland",
        kind="process",
        scene=diagram(
            "stress-response",
            "Stress response",
            Flow(
                ranks=(
                    (Node("stress", "Stress"),),
                    (Node("hypothalamus", "Hypothalamus"),),
                    (Node("nerve", "Sympathetic nerves", "short term"), Node("pituitary", "Anterior pituitary", "long term")),
                    (Node("medulla", "Adrenal medulla", "epinephrine, norepinephrine", kind="action"), Node("cortex", "Adrenal cortex", "cortisol, aldosterone", kind="action")),
                    (Node("fast", "Heart rate, blood pressure and blood glucose rise; airways widen"), Node("slow", "Blood glucose stays high; sodium and water are retained; immunity is suppressed")),
                ),
                edges=(Edge("stress", "hypothalamus"), Edge("hypothalamus", "nerve"), Edge("hypothalamus", "pituitary", "CRH"), Edge("nerve", "medulla"), Edge("pituitary", "cortex", "ACTH"), Edge("medulla", "fast"), Edge("cortex", "slow")),
            ),
            note="CRH, corticotropin-releasing hormone; ACTH, adrenocorticotropic hormone.",
        ),
        names=("stress response", "short term and long term stress", "fight or flight response", "fight or flight", "stress hormone", "general adaptation syndrome", "response to stress", "hormonal regulation of stress"),
        tells=("stress + epinephrine", "stress + cortisol", "adrenal medulla + epinephrine"),
        not_when=("plant", "osmotic stress", "sympathetic and parasympathetic", "rest and digest"),
        opening="The quick and the slow answer of the adrenal glands to stress.",
        facts=(Fact("Epinephrine acts within seconds; cortisol acts for hours and days.", ENDOCRINE),),
        summary="Nerves call on the adrenal medulla at once; CRH and ACTH call on its cortex later.",
    ),
    Subject(
        key="anterior-pituitary-hormones",
        title="Hormones of the pituitary gland",
        kind="comparison",
        scene=diagram(
            "anterior-pituitary-hormones",
            "Hormones of the pituitary gland",
            Table(
                columns=("Hormone", "Lobe", "Acts on", "Effect"),
                rows=(
                    ("Growth hormone (GH)", "Anterior", "Bones, muscles, liver", "Growth of tissues"),
                    ("Prolactin (PRL)", "Anterior", "Mammary glands", "Milk production"),
                    ("TSH", "Anterior", "Thyroid gland", "Release of T₃ and T₄"),
                    ("ACTH", "Anterior", "Adrenal cortex", "Release of cortisol"),
                    ("FSH", "Anterior", "Ovaries, testes", "Production of gametes"),
                    ("LH", "Anterior", "Ovaries, testes", "Ovulation, sex hormones"),
                    ("ADH", "Posterior", "Kidneys", "Retention of water"),
                    ("Oxytocin", "Posterior", "Uterus, breasts", "Contractions, milk release"),
                ),
            ),
            note="TSH, thyroid-stimulating; ACTH, adrenocorticotropic; FSH, follicle-stimulating; LH, luteinizing; ADH, antidiuretic hormone.",
        ),
        names=("pituitary hormone", "hormone of the pituitary", "hormone of the pituitary gland", "major pituitary hormone", "anterior pituitary hormone", "posterior pituitary hormone", "hormone secreted by the pituitary"),
        tells=("prolactin + growth hormone + acth", "fsh + lh + tsh + acth"),
        opening="Hormones that the two lobes of the pituitary gland release.",
        facts=(Fact("ADH and oxytocin are made in the hypothalamus and released by the posterior pituitary.", ENDOCRINE),),
        summary="Six hormones of the anterior and two of the posterior lobe, with targets and effects.",
    ),
    Subject(
        key="testosterone-feedback",
        title="Hormonal control of the testes",
        kind="process",
        scene=diagram(
            "testosterone-feedback",
            "Hormonal control of the testes",
            Flow(
                ranks=(
                    (Node("hypothalamus", "Hypothalamus"),),
                    (Node("pituitary", "Anterior pituitary"),),
                    (Node("sertoli", "Sertoli cells", "support spermatogenesis; secrete inhibin", kind="action"), Node("leydig", "Leydig cells", "secrete testosterone", kind="action")),
                    (Node("sperm", "Spermatogenesis"), Node("body", "Male sex characteristics")),
                ),
                edges=(
                    Edge("hypothalamus", "pituitary", "GnRH", "artery"), Edge("pituitary", "sertoli", "FSH", "artery"), Edge("pituitary", "leydig", "LH", "artery"), Edge("sertoli", "sperm"), Edge("leydig", "sperm", "testosterone", "artery"), Edge("leydig", "body", "testosterone", "artery"),
                    Edge("leydig", "hypothalamus", "inhibits", "vein", blocks=True), Edge("sertoli", "pituitary", "inhibin", "vein", blocks=True),
                ),
            ),
            note="GnRH, gonadotropin-releasing hormone; FSH, follicle-stimulating hormone; LH, luteinizing hormone.",
        ),
        names=("regulation of testosterone", "hormonal control of the testes", "regulation of testosterone production", "testosterone feedback", "hormonal control of the testis", "hormonal control of spermatogenesis", "male hormone", "hormonal control of the male reproductive system", "male reproductive hormone"),
        tells=("hormone + sperm production", "hormone + control + sperm", "gnrh + testosterone", "testosterone + testis", "testosterone + pituitary", "lh + fsh + testosterone", "testosterone + inhibin", "gnrh + sertoli"),
        opening="Hormones that govern the testes.",
        facts=(Fact("Testosterone inhibits the release of GnRH and LH; inhibin holds back FSH.", REPRODUCTION),),
        summary="GnRH releases FSH and LH; testosterone and inhibin from the testes hold them back.",
    ),
    Subject(
        key="menstrual-cycle",
        title="Hormones of the ovarian and menstrual cycles",
        kind="graph",
        scene=diagram(
            "menstrual-cycle",
            "Hormones of the ovarian and menstrual cycles",
            Graph(
                across="Day of the cycle",
                up="Level of hormone in the blood",
                curves=(
                    Curve("FSH", ((0, 0.3), (0.14, 0.34), (0.3, 0.26), (0.42, 0.3), (0.48, 0.5), (0.54, 0.28), (0.7, 0.16), (0.9, 0.16), (1, 0.28)), "neutral"),
                    Curve("LH", ((0, 0.14), (0.2, 0.16), (0.4, 0.22), (0.48, 0.95), (0.55, 0.24), (0.7, 0.14), (1, 0.12)), "vein"),
                    Curve("Estradiol", ((0, 0.1), (0.2, 0.16), (0.34, 0.42), (0.44, 0.72), (0.52, 0.36), (0.66, 0.46), (0.78, 0.5), (0.92, 0.2), (1, 0.1)), "artery", dashed=True),
                    Curve("Progesterone", ((0, 0.05), (0.4, 0.06), (0.52, 0.14), (0.64, 0.56), (0.76, 0.8), (0.88, 0.46), (1, 0.06)), "action"),
                ),
                marks=(Mark("Ovulation", (0.5, 0.86)),),
                spans=(Span("Menses", 0, 0.18), Span("Follicular phase", 0.18, 0.5), Span("Luteal phase", 0.5, 1)),
                ticks_across=((0, "1"), (0.25, "7"), (0.5, "14"), (0.75, "21"), (1, "28")),
            ),
            subtitle="A cycle of 28 days",
            note="FSH, follicle-stimulating hormone; LH, luteinizing hormone. Qualitative: each curve has a scale of its own.",
        ),
        names=("menstrual cycle", "ovarian cycle", "ovarian and menstrual cycle", "uterine cycle", "hormone level in the ovarian and menstrual cycle", "female cycle", "hormone of the menstrual cycle", "female reproductive cycle", "hormone level in ovarian and menstrual cycle", "ovarian and uterine cycle", "rising and falling hormone level"),
        tells=("hormone level + menstrual cycle", "ovarian + menstrual cycle", "lh + fsh + progesterone", "ovulation + luteal", "estrogen + progesterone + lh", "follicular phase + luteal phase", "ovulation + lh"),
        not_when=("contraceptive", "menopause", "pregnancy test"),
        opening="Levels of four hormones through one cycle.",
        facts=(Fact("A surge of LH triggers ovulation around day 14.", REPRODUCTION), Fact("The corpus luteum then secretes progesterone, which prepares the endometrium for an embryo.", REPRODUCTION)),
        summary="Estradiol rises, a surge of LH brings ovulation, then progesterone rises.",
    ),
    Subject(
        key="micturition",
        title="Micturition reflex",
        kind="process",
        scene=diagram(
            "micturition",
            "Micturition reflex",
            Flow(
                ranks=(
                    (Node("full", "Bladder fills and its wall is stretched"),),
                    (Node("cord", "Sacral spinal cord", "receives impulses of stretch receptors"),),
                    (Node("brain", "Brain", "feels the urge, can delay"), Node("detrusor", "Detrusor muscle contracts", kind="action"), Node("internal", "Internal sphincter relaxes", kind="action")),
                    (Node("external", "External sphincter", "skeletal muscle, at will"),),
                    (Node("urine", "Urine is voided"),),
                ),
                edges=(Edge("full", "cord"), Edge("cord", "brain"), Edge("cord", "detrusor", "parasympathetic"), Edge("cord", "internal"), Edge("brain", "external", "relaxes or holds"), Edge("detrusor", "urine"), Edge("internal", "urine"), Edge("external", "urine")),
            ),
        ),
        names=("micturition", "micturition reflex", "urination", "nerve involved in the control of urination", "control of urination", "voiding of urine", "nerves of the bladder"),
        tells=("detrusor + sphincter", "bladder + micturition"),
        opening="How the bladder is emptied.",
        facts=(Fact("The internal sphincter is involuntary; the external sphincter is under the control of the will.", URINARY),),
        summary="A full bladder triggers a reflex that contracts its wall; the will controls the outer sphincter.",
    ),
)  # fmt: skip
