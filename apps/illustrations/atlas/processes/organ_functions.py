"""What organs do, step by step: heart, circulation, digestion, kidney, birth."""

from __future__ import annotations

from collections.abc import Sequence

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import OTHER_ANIMALS, Fact, Subject
from apps.illustrations.drawing.diagrams import Edge, Flow, Node, Ring, Table

BODY, ENDOCRINE, HEART, VESSELS, LUNGS, GUT, KIDNEY = (
    "openstax-ap-1",
    "openstax-ap-17",
    "openstax-ap-19",
    "openstax-ap-20",
    "openstax-ap-22",
    "openstax-ap-23",
    "openstax-ap-25",
)
REPRODUCTION, DEVELOPMENT = "openstax-ap-27", "openstax-ap-28"


def _chain(*steps: tuple[str, str], kinds: Sequence[str] = ()) -> Flow:
    """Steps (words, note) one after the other."""
    nodes = [
        Node(f"step-{n}", words, note, kinds[n] if n < len(kinds) else "neutral")
        for n, (words, note) in enumerate(steps)
    ]
    edges = [Edge(f"step-{n}", f"step-{n + 1}") for n in range(len(nodes) - 1)]
    return Flow(tuple((node,) for node in nodes), tuple(edges))


SUBJECTS = (
    Subject(
        key="cardiac-cycle",
        title="Cardiac cycle",
        kind="cycle",
        scene=diagram(
            "cardiac-cycle",
            "Cardiac cycle",
            Ring(
                (
                    Node("atrial", "Atrial systole", "atria contract and fill the ventricles", "action"), Node("iso", "Ventricular systole, early", "all valves closed; first heart sound", "artery"),
                    Node("eject", "Ventricular systole, late", "semilunar valves open; blood is ejected", "artery"), Node("relax", "Ventricular diastole, early", "semilunar valves close; second heart sound", "vein"),
                    Node("fill", "Ventricular diastole, late", "atrioventricular valves open; ventricles fill", "vein"),
                ),
                centre=("One heartbeat",),
            ),
            note="Systole, contraction; diastole, relaxation.",
        ),
        names=("cardiac cycle", "overview of the cardiac cycle", "phase of the cardiac cycle", "heart sound and the cardiac cycle", "systole and diastole", "atrial systole", "cardiac diastole"),
        tells=("cardiac diastole", "cardiac systole", "heart + diastole", "systole + diastole", "atrial systole + ventricular systole", "cardiac diastole + atrial systole"),
        not_when=("ecg", "electrocardiogram", "relationship", "blood pressure", "cuff", "sphygmomanometer"),
        opening="The phases of one heartbeat.",
        facts=(Fact("Atria contract first, then the ventricles; then the whole heart relaxes and fills.", HEART),),
        summary="Atria contract, ventricles contract and eject blood, then the heart relaxes and fills.",
    ),
    Subject(
        key="fetal-circulation",
        title="Fetal circulation",
        kind="process",
        scene=diagram(
            "fetal-circulation",
            "Fetal circulation",
            Flow(
                ranks=(
                    (Node("placenta", "Placenta", "oxygen is taken up", "action"),),
                    (Node("cava", "Inferior vena cava"),),
                    (Node("right", "Right atrium"),),
                    (Node("left", "Left side of the heart"), Node("trunk", "Right ventricle and pulmonary trunk"),),
                    (Node("aorta", "Aorta"), Node("lungs", "Lungs", "little blood, no gas exchange")),
                    (Node("body", "Body of the fetus"),),
                ),
                edges=(
                    Edge("placenta", "cava", "umbilical vein, ductus venosus", "artery"), Edge("cava", "right", "", "artery"), Edge("right", "left", "foramen ovale", "artery"), Edge("right", "trunk", "", "vein"), Edge("left", "aorta", "", "artery"),
                    Edge("trunk", "aorta", "ductus arteriosus", "vein"), Edge("trunk", "lungs", "", "vein"), Edge("aorta", "body", "", "artery"), Edge("body", "placenta", "umbilical arteries", "vein"),
                ),
            ),
            subtitle="Three shunts let blood bypass liver and lungs",
            note="Red, richer in oxygen; blue, poorer in oxygen.",
        ),
        names=("fetal circulation", "fetal circulatory system", "fetal shunt", "circulation of the fetus", "circulation in the fetus", "fetal blood circulation"),
        tells=("foramen ovale + ductus arteriosus", "ductus venosus + ductus arteriosus", "fetal + shunt + circulat"),
        not_when=("neonatal", "newborn"),
        opening="The way of the blood before birth.",
        facts=(Fact("The ductus venosus bypasses the liver; the foramen ovale and ductus arteriosus bypass the lungs.", DEVELOPMENT),),
        summary="Ductus venosus, foramen ovale and ductus arteriosus bypass liver and lungs.",
    ),
    Subject(
        key="hepatic-portal-system",
        title="Hepatic portal system",
        kind="process",
        scene=diagram(
            "hepatic-portal-system",
            "Hepatic portal system",
            Flow(
                ranks=(
                    (Node("stomach", "Stomach"), Node("spleen", "Spleen, pancreas, end of large intestine"), Node("gut", "Small intestine, most of large intestine")),
                    (Node("gastric", "Gastric veins"), Node("splenic", "Splenic vein"), Node("mesenteric", "Superior mesenteric vein")),
                    (Node("portal", "Hepatic portal vein", kind="vein"),),
                    (Node("liver", "Liver", "sinusoids: nutrients are stored, toxins removed", "action"),),
                    (Node("hepatic", "Hepatic veins"),),
                    (Node("cava", "Inferior vena cava"),),
                ),
                edges=(Edge("stomach", "gastric"), Edge("spleen", "splenic"), Edge("gut", "mesenteric"), Edge("gastric", "portal"), Edge("splenic", "portal"), Edge("mesenteric", "portal"), Edge("portal", "liver"), Edge("liver", "hepatic"), Edge("hepatic", "cava")),
            ),
        ),
        names=("hepatic portal system", "hepatic portal vein", "portal circulation of the liver", "hepatic portal circulation", "portal vein"),
        tells=("hepatic portal + liver", "portal vein + intestine"),
        not_when=("hypophyseal", "lobule", "triad"),
        opening="How blood from the digestive organs reaches the liver before the heart.",
        facts=(Fact("Blood from the digestive organs passes the liver before it returns to the heart.", VESSELS),),
        summary="Veins of stomach, spleen and intestines join the portal vein, which enters the liver.",
    ),
    Subject(
        key="baroreceptor-reflex",
        title="Baroreceptor reflex",
        kind="process",
        scene=diagram(
            "baroreceptor-reflex",
            "Baroreceptor reflex",
            Flow(
                ranks=(
                    (Node("high", "Blood pressure rises", kind="artery"), Node("low", "Blood pressure falls", kind="vein")),
                    (Node("more", "Baroreceptors fire more"), Node("less", "Baroreceptors fire less")),
                    (Node("para", "Cardiovascular center", "less sympathetic, more parasympathetic activity"), Node("symp", "Cardiovascular center", "more sympathetic, less parasympathetic activity")),
                    (Node("slow", "Vessels widen, heart slows"), Node("fast", "Vessels narrow, heart beats faster and stronger")),
                    (Node("normal", "Normal blood pressure", kind="action"),),
                ),
                edges=(Edge("high", "more"), Edge("low", "less"), Edge("more", "para"), Edge("less", "symp"), Edge("para", "slow"), Edge("symp", "fast"), Edge("slow", "normal", "falls"), Edge("fast", "normal", "rises")),
            ),
            note="Baroreceptors lie in the walls of the aorta and the carotid arteries.",
        ),
        names=("baroreceptor reflex", "baroreceptor", "baroreceptor reflexes for maintaining vascular homeostasis", "neural regulation of blood pressure", "regulation of blood pressure", "blood pressure regulation", "blood pressure homeostasis"),
        tells=("baroreceptor + blood pressure",),
        not_when=("renin", "angiotensin", "aldosterone", "kidney"),
        opening="How nerves keep the blood pressure within limits.",
        facts=(Fact("Baroreceptors in aorta and carotid arteries respond to the stretching of the vessel walls.", VESSELS),),
        summary="Baroreceptors sense the pressure; nerves then change heart rate and vessels.",
    ),
    Subject(
        key="gastric-secretion",
        title="Phases of gastric secretion",
        kind="comparison",
        scene=diagram(
            "gastric-secretion",
            "Three phases of gastric secretion",
            Table(
                columns=("", "Cephalic phase", "Gastric phase", "Intestinal phase"),
                rows=(
                    ("Begins when", "Food is seen, smelled, tasted or thought of", "Food enters the stomach", "Chyme enters the duodenum"),
                    ("Stimulated by", "Brain, through the vagus nerve", "Stretching, proteins, gastrin", "At first intestinal gastrin"),
                    ("Held back by", "Depression, loss of appetite", "Strong acidity, stress", "Stretching, fats and acid in the duodenum"),
                    ("Effect", "Secretion rises before food arrives", "Secretion and movement rise", "Secretion falls, the stomach empties slowly"),
                ),
            ),
        ),
        names=("phase of gastric secretion", "three phase of gastric secretion", "gastric secretion", "cephalic phase", "the three phases of gastric secretion", "control of gastric secretion"),
        tells=("cephalic phase + gastric phase", "gastric phase + intestinal phase"),
        opening="When and by what the stomach is made to secrete.",
        facts=(Fact("Gastric secretion begins before food reaches the stomach and is slowed once chyme enters the duodenum.", GUT),),
        summary="Brain, stomach and intestine in turn stimulate and then slow the secretion of the stomach.",
    ),
    Subject(
        key="carbohydrate-digestion",
        title="Digestion of carbohydrates",
        kind="process",
        scene=diagram(
            "carbohydrate-digestion",
            "Digestion of carbohydrates",
            Flow(
                ranks=(
                    (Node("starch", "Starch, glycogen"), Node("sucrose", "Sucrose"), Node("lactose", "Lactose")),
                    (Node("malt", "Maltose and short chains"),),
                    (Node("glucose", "Glucose", kind="action"), Node("fructose", "Fructose", kind="action"), Node("galactose", "Galactose", kind="action")),
                    (Node("blood", "Absorbed into the blood"),),
                ),
                edges=(
                    Edge("starch", "malt", "amylase of saliva and pancreas"), Edge("malt", "glucose", "maltase"), Edge("sucrose", "glucose", "sucrase"), Edge("sucrose", "fructose", "sucrase"), Edge("lactose", "glucose", "lactase"), Edge("lactose", "galactose", "lactase"),
                    Edge("glucose", "blood"), Edge("fructose", "blood"), Edge("galactose", "blood"),
                ),
            ),
        ),
        names=("carbohydrate digestion", "digestion of carbohydrate", "carbohydrate digestion flow chart", "starch digestion", "breakdown of carbohydrate in digestion"),
        tells=("amylase + maltase", "carbohydrate + digestion + amylase", "sucrase + lactase"),
        not_when=("protein digestion", "lipid"),
        opening="How carbohydrates are split into sugars that can be absorbed.",
        facts=(Fact("Only monosaccharides are absorbed.", GUT),),
        summary="Amylase and enzymes of the brush border split carbohydrates into simple sugars.",
    ),
    Subject(
        key="protein-digestion",
        title="Digestion of proteins",
        kind="process",
        scene=diagram(
            "protein-digestion",
            "Digestion of proteins",
            Flow(
                ranks=((Node("protein", "Proteins in food"),), (Node("stomach", "Stomach", "acid unfolds them"),), (Node("poly", "Large polypeptides"),), (Node("small", "Small peptides"),), (Node("amino", "Amino acids", kind="action"),), (Node("blood", "Absorbed into the blood"),)),
                edges=(Edge("protein", "stomach"), Edge("stomach", "poly", "pepsin"), Edge("poly", "small", "trypsin, chymotrypsin of the pancreas"), Edge("small", "amino", "peptidases of the brush border"), Edge("amino", "blood")),
            ),
        ),
        names=("protein digestion", "digestion of protein", "protein digestion and absorption", "breakdown of protein in digestion"),
        tells=("pepsin + trypsin", "pepsin + peptidase", "protein + digestion + pepsin"),
        not_when=("carbohydrate digestion", "proteasome", "intracellular", "acidic environment"),
        opening="How proteins are split into amino acids.",
        facts=(Fact("Pepsin acts in the stomach, enzymes of pancreas and brush border in the small intestine.", GUT),),
        summary="Pepsin, then trypsin and peptidases split proteins into amino acids.",
    ),
    Subject(
        key="lipid-absorption",
        title="Digestion and absorption of lipids",
        kind="process",
        scene=diagram(
            "lipid-absorption",
            "Digestion and absorption of lipids",
            Flow(
                ranks=(
                    (Node("fat", "Large fat globules"),), (Node("drops", "Small droplets"),), (Node("acids", "Fatty acids and monoglycerides", kind="action"),), (Node("micelle", "Micelles", "carry them to the intestinal wall"),),
                    (Node("cell", "Absorptive cell", "builds triglycerides anew"),), (Node("chylo", "Chylomicrons", "with protein coat"),), (Node("lacteal", "Lacteal, then thoracic duct and blood"),),
                ),
                edges=(Edge("fat", "drops", "bile salts"), Edge("drops", "acids", "pancreatic lipase"), Edge("acids", "micelle"), Edge("micelle", "cell", "diffusion"), Edge("cell", "chylo"), Edge("chylo", "lacteal", "exocytosis")),
            ),
        ),
        names=("lipid absorption", "absorption of lipid", "lipid digestion", "digestion of lipid", "lipid digestion and absorption", "fat digestion", "digestion of fat", "chylomicron"),
        tells=("bile + lipase", "micelle + chylomicron", "bile salt + fat", "lipid + digested + absorbed", "chylomicron + lacteal"),
        not_when=("carbohydrate", "membrane", "beta oxidation", "liposome"),
        opening="How fats are digested and reach the lymph.",
        facts=(Fact("Chylomicrons are too large for blood capillaries and enter the lacteals.", GUT),),
        summary="Bile disperses fat, lipase splits it, cells rebuild it and send it into lymph.",
    ),
    Subject(
        key="nephron-functions",
        title="Secretion and reabsorption in the nephron",
        kind="comparison",
        scene=diagram(
            "nephron-functions",
            "Secretion and reabsorption in the nephron",
            Table(
                columns=("Part of the nephron", "Reabsorbed", "Secreted"),
                rows=(
                    ("Glomerulus", "Nothing", "Water and small solutes are filtered"), ("Proximal tubule", "Most water and Na⁺; all glucose and amino acids", "H⁺, NH₄⁺, drugs"), ("Descending limb", "Water", "Nothing"),
                    ("Ascending limb", "Na⁺, K⁺, Cl⁻; no water", "Nothing"), ("Distal tubule", "Na⁺ (aldosterone), Ca²⁺ (PTH)", "K⁺, H⁺"), ("Collecting duct", "Water (ADH), urea", "K⁺, H⁺"),
                ),
            ),
            note="ADH, antidiuretic hormone; PTH, parathyroid hormone.",
        ),
        names=(
            "secretion and reabsorption in the nephron", "location of secretion and reabsorption in the nephron", "reabsorption and secretion", "tubular reabsorption", "urine formation", "filtration reabsorption and secretion", "formation of urine", "reabsorption in the nephron",
            "nephron function", "locations of secretion and reabsorption in the nephron", "glomerular filtration and tubular reabsorption",
        ),
        tells=("filtration + reabsorption + secretion", "nephron + reabsorb + secrete", "nephron + filters + solute", "proximal tubule + reabsorb"),
        not_when=("capillary exchange", "arterial end", "bone"),
        opening="What the parts of a nephron take back and give off.",
        facts=(Fact("Filtration in the glomerulus is followed by reabsorption and secretion along the tubule.", KIDNEY),),
        summary="Each part of the nephron takes back or gives off other substances.",
    ),
    Subject(
        key="directional-terms",
        title="Directional terms of the human body",
        kind="comparison",
        scene=diagram(
            "directional-terms",
            "Directional terms of the human body",
            Table(
                columns=("Term", "Means", "Example"),
                rows=(
                    ("Superior (cranial)", "Towards the head", "The chest is superior to the hips"), ("Inferior (caudal)", "Towards the feet", "The knee is inferior to the hip"), ("Anterior (ventral)", "Towards the front", "The breastbone is anterior to the heart"),
                    ("Posterior (dorsal)", "Towards the back", "The spine is posterior to the heart"), ("Medial", "Towards the midline", "The nose is medial to the eyes"), ("Lateral", "Away from the midline", "The ears are lateral to the nose"),
                    ("Proximal", "Nearer to the trunk", "The elbow is proximal to the wrist"), ("Distal", "Farther from the trunk", "The fingers are distal to the wrist"), ("Superficial", "Nearer to the surface", "The skin is superficial to muscle"), ("Deep", "Farther from the surface", "Bone is deep to muscle"),
                ),
            ),
            note="In anatomical position.",
        ),
        names=("directional term", "anatomical direction", "directional term applied to the human body", "directional term of the human body", "anatomical directional term", "directional terms", "anatomical term of direction"),
        tells=("superior + inferior + medial + lateral", "proximal + distal + medial"),
        not_when=("muscle", "rectus", "bone marking", "axis", "axes", *OTHER_ANIMALS),
        opening="Pairs of words by which anatomists say where things lie.",
        facts=(Fact("Directional terms refer to the body in anatomical position.", BODY),),
        summary="Ten terms, from superior and inferior to superficial and deep, with examples.",
    ),
    Subject(
        key="organ-systems",
        title="Organ systems of the human body",
        kind="comparison",
        scene=diagram(
            "organ-systems",
            "Organ systems of the human body",
            Table(
                columns=("System", "Main organs", "Task"),
                rows=(
                    ("Integumentary", "Skin, hair, nails", "Encloses and protects"), ("Skeletal", "Bones, cartilage, joints", "Supports, enables movement"), ("Muscular", "Skeletal muscles, tendons", "Moves, keeps warm"), ("Nervous", "Brain, spinal cord, nerves", "Senses and responds"),
                    ("Endocrine", "Pituitary, thyroid, pancreas, adrenals", "Secretes hormones"), ("Cardiovascular", "Heart, blood vessels", "Carries oxygen and nutrients"), ("Lymphatic", "Thymus, lymph nodes, spleen", "Returns fluid, defends"), ("Respiratory", "Airways, lungs", "Exchanges gases"),
                    ("Digestive", "Stomach, liver, intestines", "Breaks down food"), ("Urinary", "Kidneys, bladder", "Removes wastes"), ("Reproductive", "Ovaries, uterus; testes", "Produces offspring"),
                ),
            ),
        ),
        names=("organ system", "organ system of the human body", "human organ system", "organ systems of the human body", "body system", "system of the human body"),
        tells=("integumentary + skeletal + muscular", "endocrine + cardiovascular + lymphatic + respiratory"),
        not_when=("level", "organization", "cell tissue", "plant", *OTHER_ANIMALS),
        opening="Eleven systems of organs work together in the human body.",
        facts=(Fact("Organs that work together form an organ system; the body has eleven of them.", BODY),),
        summary="Eleven organ systems with their main organs and tasks.",
    ),
    Subject(
        key="growth-hormone",
        title="Hormonal regulation of growth",
        kind="process",
        scene=diagram(
            "growth-hormone",
            "Hormonal regulation of growth",
            Flow(
                ranks=(
                    (Node("hypothalamus", "Hypothalamus"),), (Node("pituitary", "Anterior pituitary"),), (Node("gh", "Growth hormone (GH)", kind="action"),),
                    (Node("fat", "Fat cells", "break down fat"), Node("liver", "Liver and tissues", "secrete IGFs"), Node("glucose", "Liver", "releases glucose")), (Node("growth", "Cells take up amino acids, divide and grow"),),
                ),
                edges=(Edge("hypothalamus", "pituitary", "GHRH", "artery"), Edge("pituitary", "gh"), Edge("gh", "fat"), Edge("gh", "liver"), Edge("gh", "glucose"), Edge("liver", "growth", "IGFs", "artery"), Edge("growth", "hypothalamus", "high levels inhibit (GHIH)", "vein", blocks=True)),
            ),
            note="GHRH and GHIH, growth hormone-releasing and -inhibiting hormone; IGFs, insulin-like growth factors.",
        ),
        names=("growth hormone", "hormonal regulation of growth", "regulation of growth hormone", "growth hormone regulation", "effect of growth hormone"),
        tells=("growth hormone + protein synthesis", "growth hormone + bone", "growth hormone + igf", "growth hormone + ghrh"),
        not_when=("plant", "giantism", "gigantism", "dwarfism", "auxin", "recombinant", "bovine", "pituitary hormone"),
        opening="How growth hormone acts and is held in check.",
        facts=(Fact("Growth hormone acts directly and through insulin-like growth factors.", ENDOCRINE),),
        summary="GHRH releases growth hormone, which acts on fat, liver and, through IGFs, on growth.",
    ),
    Subject(
        key="ovulation-regulation",
        title="Hormonal regulation of ovulation",
        kind="process",
        scene=diagram(
            "ovulation-regulation",
            "Hormonal regulation of ovulation",
            Flow(
                ranks=(
                    (Node("hypothalamus", "Hypothalamus"),), (Node("pituitary", "Anterior pituitary"),), (Node("follicle", "Growing follicles of the ovary"),), (Node("estrogen", "Estrogen", "much of it triggers the surge of LH", "action"),), (Node("ovulation", "Ovulation"),), (Node("corpus", "Corpus luteum", "secretes progesterone", "action"),),
                ),
                edges=(Edge("hypothalamus", "pituitary", "GnRH", "artery"), Edge("pituitary", "follicle", "FSH, LH", "artery"), Edge("follicle", "estrogen"), Edge("estrogen", "ovulation", "LH surge", "artery"), Edge("ovulation", "corpus"), Edge("corpus", "hypothalamus", "inhibits", "vein", blocks=True)),
            ),
            note="GnRH, gonadotropin-releasing hormone; FSH, follicle-stimulating hormone; LH, luteinizing hormone.",
        ),
        names=("hormonal regulation of ovulation", "regulation of ovulation", "ovulation", "hormonal control of ovulation", "hormonal control of the female reproductive system", "hormonal control of the ovarian cycle", "control of ovulation"),
        tells=("ovulation + gnrh", "lh surge + ovulation"),
        not_when=("testosterone", "testis", "menstrual", "luteal phase", "contraceptive", "level"),
        opening="Hormones that lead to ovulation.",
        facts=(Fact("High estrogen causes a surge of LH, which triggers ovulation.", REPRODUCTION),),
        summary="GnRH, FSH and LH drive follicles; estrogen triggers the LH surge and ovulation.",
    ),
    Subject(
        key="milk-let-down",
        title="Let-down reflex",
        kind="cycle",
        scene=diagram(
            "milk-let-down",
            "Let-down reflex",
            Ring(
                (Node("suck", "Infant suckles at the nipple"), Node("nerve", "Nerve impulses reach the hypothalamus"), Node("oxytocin", "Posterior pituitary releases oxytocin", kind="action"), Node("muscle", "Cells around the alveoli contract"), Node("milk", "Milk flows through the ducts")),
                centre=("Positive feedback",),
            ),
        ),
        names=("let down reflex", "milk let down reflex", "milk ejection", "lactation", "milk ejection reflex", "suckling"),
        tells=("oxytocin + milk", "suckling + oxytocin"),
        not_when=("birth", "labor", "mammal"),
        opening="How suckling brings milk.",
        facts=(Fact("Suckling goes on as long as milk flows, so the reflex keeps itself up.", DEVELOPMENT),),
        summary="Suckling releases oxytocin, which squeezes milk from the alveoli.",
    ),
    Subject(
        key="childbirth-stages",
        title="Stages of childbirth",
        kind="process",
        scene=diagram(
            "childbirth-stages",
            "Stages of childbirth",
            _chain(("Dilation", "contractions open the cervix to about 10 cm"), ("Expulsion", "the child passes through the vagina, head first"), ("Afterbirth", "the placenta is expelled"), kinds=("neutral", "action", "neutral")),
        ),
        names=("stage of childbirth", "stages of childbirth", "stage of labor", "stages of labor", "three stage of labor"),
        tells=("dilation + expulsion + placenta", "cervical dilation + afterbirth"),
        opening="Birth proceeds in three stages.",
        facts=(Fact("Dilation of the cervix is the longest stage.", DEVELOPMENT),),
        summary="Dilation of the cervix, expulsion of the child, and afterbirth follow one another.",
    ),
    Subject(
        key="swallowing",
        title="Swallowing (deglutition)",
        kind="process",
        scene=diagram(
            "swallowing",
            "Swallowing (deglutition)",
            _chain(("Voluntary phase", "the tongue pushes the bolus to the throat"), ("Pharyngeal phase", "soft palate closes the nose, epiglottis closes the larynx"), ("Esophageal phase", "peristalsis carries the bolus to the stomach"), kinds=("action",)),
        ),
        names=("deglutition", "swallowing", "phase of swallowing", "phase of deglutition", "swallowing deglutition", "swallowing reflex"),
        tells=("pharyngeal phase + esophageal phase",),
        opening="Three phases bring food from the mouth to the stomach.",
        facts=(Fact("Only the first phase of swallowing is voluntary.", GUT),),
        summary="Tongue, throat and esophagus in turn move the bolus to the stomach.",
    ),
    Subject(
        key="partial-pressures",
        title="Partial pressures of gases in the body",
        kind="cycle",
        scene=diagram(
            "partial-pressures",
            "Partial pressures of gases in the body",
            Ring(
                (
                    Node("alveoli", "Alveoli", "O₂ 104 mm Hg, CO₂ 40 mm Hg", "action"), Node("arterial", "Blood in systemic arteries", "O₂ 100 mm Hg, CO₂ 40 mm Hg", "artery"), Node("tissue", "Body tissue", "O₂ 40 mm Hg, CO₂ 45 mm Hg", "action"), Node("venous", "Blood in systemic veins", "O₂ 40 mm Hg, CO₂ 45 mm Hg", "vein"),
                ),
                between=("O₂ enters the blood", "O₂ leaves the blood", "CO₂ enters the blood", "CO₂ leaves the blood"),
                centre=("External and", "internal respiration"),
            ),
            note="O₂, oxygen; CO₂, carbon dioxide. Typical values at rest.",
        ),
        names=("partial pressure", "internal respiration", "partial pressure of oxygen and carbon dioxide", "partial pressure of gas in the body", "partial pressures of gases in the body", "external and internal respiration", "partial pressure of gases", "oxygen partial pressure in the body"),
        tells=("partial pressure + alveoli + tissue", "partial pressure + alveolus + capillary", "internal respiration + tissue"),
        not_when=("hemoglobin", "saturation", "dalton", "altitude", "curve"),
        opening="Gases move from higher to lower partial pressure, in the lungs and in the tissues.",
        facts=(Fact("Oxygen and carbon dioxide diffuse from higher to lower partial pressure.", LUNGS),),
        summary="Oxygen pressure falls from alveoli to tissue; carbon dioxide goes the other way.",
    ),
)  # fmt: skip
