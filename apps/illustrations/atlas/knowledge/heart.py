"""Words and reviewed facts for the adult human heart and its great vessels."""

from __future__ import annotations

from ..vocabulary import Term

OPENSTAX_HEART, OPENSTAX_VESSELS, GRAY = "openstax-ap-19", "openstax-ap-20", "gray-42"

CHAMBERS: tuple[Term, ...] = (
    Term(
        "right-atrium",
        "Right atrium",
        "receives blood from the body",
        "The right atrium receives oxygen-poor blood from both venae cavae and the coronary sinus.",
        latin="Atrium dextrum",
        source=OPENSTAX_HEART,
    ),
    Term(
        "right-ventricle",
        "Right ventricle",
        "pumps blood to the lungs",
        "The right ventricle pumps oxygen-poor blood through the pulmonary trunk to the lungs.",
        latin="Ventriculus dexter",
        source=OPENSTAX_HEART,
    ),
    Term(
        "left-atrium",
        "Left atrium",
        "receives blood from the lungs",
        "The left atrium receives oxygen-rich blood from the pulmonary veins.",
        latin="Atrium sinistrum",
        source=OPENSTAX_HEART,
    ),
    Term(
        "left-ventricle",
        "Left ventricle",
        "pumps blood into the aorta",
        "The left ventricle pumps oxygen-rich blood through the aorta to the whole body.",
        latin="Ventriculus sinister",
        source=OPENSTAX_HEART,
    ),
    Term(
        "right-auricle",
        "Right auricle",
        "pouch of the right atrium",
        synonyms=("auricle", "right atrial appendage", "atrial appendage"),
        source=GRAY,
    ),
    Term(
        "left-auricle",
        "Left auricle",
        "pouch of the left atrium",
        synonyms=("auricle", "left atrial appendage", "atrial appendage"),
        source=GRAY,
    ),
)

WALLS: tuple[Term, ...] = (
    Term(
        "myocardium",
        "Myocardium",
        "thickest around the left ventricle",
        "The myocardium of the left ventricle is about three times as thick as that of the right ventricle, because it "
        "pumps against a higher pressure.",
        synonyms=("heart muscle", "cardiac muscle", "ventricular wall", "heart wall", "muscular wall"),
        source=GRAY,
    ),
    Term(
        "interventricular-septum",
        "Interventricular septum",
        "muscular part, between the ventricles",
        "The interventricular septum separates the two ventricles.",
        synonyms=("septum", "ventricular septum"),
        source=OPENSTAX_HEART,
    ),
    Term(
        "membranous-septum",
        "Membranous septum",
        "thin fibrous part of the septum",
        synonyms=("membranous part of the interventricular septum",),
        source=GRAY,
    ),
    Term(
        "fossa-ovalis",
        "Fossa ovalis",
        "remnant of the fetal foramen ovale",
        "The fossa ovalis marks where the foramen ovale lay, the opening between the atria before birth.",
        synonyms=("oval fossa", "interatrial septum"),
        source=OPENSTAX_HEART,
    ),
    Term(
        "trabeculae-carneae",
        "Trabeculae carneae",
        "muscular ridges of the ventricle",
        synonyms=("trabeculae",),
        source=OPENSTAX_HEART,
    ),
    Term(
        "moderator-band",
        "Moderator band",
        "from septum to anterior papillary muscle",
        "The moderator band carries fibers of the right bundle branch to the anterior papillary muscle.",
        latin="Trabecula septomarginalis",
        source=OPENSTAX_HEART,
    ),
    Term(
        "apex-of-heart",
        "Apex of heart",
        "formed by the left ventricle",
        synonyms=("apex", "cardiac apex"),
        source=GRAY,
    ),
    Term(
        "epicardial-fat",
        "Epicardial fat",
        "surrounds the coronary vessels",
        synonyms=("subepicardial fat", "adipose tissue", "fat"),
        source=GRAY,
    ),
    Term(
        "pericardium",
        "Pericardium",
        "sac around the heart, cut open",
        "The pericardium, cut open here, encloses the heart and the roots of the great vessels.",
        synonyms=("fibrous pericardium", "pericardial sac"),
        source=OPENSTAX_HEART,
    ),
)

VALVES: tuple[Term, ...] = (
    Term(
        "tricuspid-valve",
        "Tricuspid valve",
        "right atrioventricular valve",
        "The tricuspid valve keeps blood from flowing back into the right atrium when the right ventricle contracts.",
        synonyms=("right atrioventricular valve", "right av valve"),
        source=OPENSTAX_HEART,
    ),
    Term(
        "mitral-valve",
        "Mitral valve",
        "left atrioventricular (bicuspid) valve",
        "The mitral valve keeps blood from flowing back into the left atrium when the left ventricle contracts.",
        synonyms=("bicuspid valve", "left atrioventricular valve", "left av valve"),
        source=OPENSTAX_HEART,
    ),
    Term(
        "pulmonary-valve",
        "Pulmonary valve",
        "three semilunar cusps",
        "The pulmonary valve keeps blood from flowing back from the pulmonary trunk into the right ventricle.",
        synonyms=("pulmonic valve", "pulmonary semilunar valve"),
        source=OPENSTAX_HEART,
    ),
    Term(
        "aortic-valve",
        "Aortic valve",
        "three semilunar cusps",
        "The aortic valve keeps blood from flowing back from the aorta into the left ventricle.",
        synonyms=("aortic semilunar valve",),
        source=OPENSTAX_HEART,
    ),
    Term(
        "right-chordae-tendineae",
        "Chordae tendineae",
        "cords that hold the tricuspid cusps",
        synonyms=("chordae", "tendinous cord", "heart string"),
        source=OPENSTAX_HEART,
    ),
    Term(
        "left-chordae-tendineae",
        "Chordae tendineae",
        "cords that hold the mitral cusps",
        "Chordae tendineae tie the cusps of the atrioventricular valves to the papillary muscles and keep them from "
        "turning back into the atria.",
        synonyms=("chordae", "tendinous cord", "heart string"),
        source=OPENSTAX_HEART,
    ),
    Term(
        "right-papillary-muscle",
        "Papillary muscle",
        "anchors the tricuspid cusps",
        plural="Papillary muscles",
        source=OPENSTAX_HEART,
    ),
    Term(
        "left-papillary-muscles",
        "Papillary muscles",
        "anchor the mitral cusps",
        synonyms=("papillary muscle",),
        source=OPENSTAX_HEART,
    ),
)

VESSELS: tuple[Term, ...] = (
    Term(
        "superior-vena-cava",
        "Superior vena cava",
        "drains head, neck, arms and chest",
        "The superior vena cava returns blood from the head, neck, arms and chest.",
        synonyms=("vena cava", "venae cavae", "svc"),
        source=OPENSTAX_VESSELS,
    ),
    Term(
        "inferior-vena-cava",
        "Inferior vena cava",
        "drains the body below the diaphragm",
        "The inferior vena cava returns blood from the body below the diaphragm.",
        synonyms=("vena cava", "venae cavae", "ivc"),
        source=OPENSTAX_VESSELS,
    ),
    Term(
        "coronary-sinus-opening",
        "Opening of coronary sinus",
        "returns blood from the heart wall",
        synonyms=("coronary sinus",),
        source=OPENSTAX_HEART,
    ),
    Term(
        "pulmonary-trunk",
        "Pulmonary trunk",
        "carries oxygen-poor blood toward the lungs",
        "The pulmonary trunk divides into the right and left pulmonary arteries, which carry oxygen-poor blood.",
        synonyms=("pulmonary artery",),
        source=OPENSTAX_HEART,
    ),
    Term(
        "right-pulmonary-artery",
        "Right pulmonary artery",
        "to the right lung",
        synonyms=("pulmonary artery",),
        source=OPENSTAX_HEART,
    ),
    Term(
        "left-pulmonary-artery",
        "Left pulmonary artery",
        "to the left lung",
        synonyms=("pulmonary artery",),
        source=OPENSTAX_HEART,
    ),
    Term(
        "right-pulmonary-veins",
        "Right pulmonary veins",
        "oxygen-rich blood from the right lung",
        synonyms=("pulmonary vein", "right pulmonary vein"),
        source=OPENSTAX_HEART,
    ),
    Term(
        "left-pulmonary-veins",
        "Left pulmonary veins",
        "oxygen-rich blood from the left lung",
        synonyms=("pulmonary vein", "left pulmonary vein"),
        source=OPENSTAX_HEART,
    ),
    Term(
        "ascending-aorta",
        "Ascending aorta",
        "gives off the coronary arteries",
        "The ascending aorta leaves the left ventricle and gives off the two coronary arteries.",
        synonyms=("aorta",),
        source=OPENSTAX_VESSELS,
    ),
    Term(
        "aortic-arch",
        "Aortic arch",
        "gives off three great arteries",
        "In most people the aortic arch gives off three arteries: the brachiocephalic trunk, the left common carotid "
        "artery and the left subclavian artery.",
        synonyms=("aorta", "arch of the aorta", "arch of aorta"),
        source=OPENSTAX_VESSELS,
    ),
    Term(
        "descending-aorta",
        "Descending aorta",
        "runs down behind the heart",
        synonyms=("aorta", "thoracic aorta"),
        source=OPENSTAX_VESSELS,
    ),
    Term(
        "brachiocephalic-trunk",
        "Brachiocephalic trunk",
        "to right arm, head and neck",
        synonyms=("brachiocephalic artery", "innominate artery"),
        source=OPENSTAX_VESSELS,
    ),
    Term(
        "left-common-carotid-artery",
        "Left common carotid artery",
        "to left side of head and neck",
        synonyms=("carotid artery", "common carotid artery"),
        source=OPENSTAX_VESSELS,
    ),
    Term(
        "left-subclavian-artery",
        "Left subclavian artery",
        "mainly to the left arm",
        synonyms=("subclavian artery",),
        source=OPENSTAX_VESSELS,
    ),
    Term(
        "ligamentum-arteriosum",
        "Ligamentum arteriosum",
        "remnant of the fetal ductus arteriosus",
        source=OPENSTAX_HEART,
    ),
    Term(
        "right-coronary-artery",
        "Right coronary artery",
        "in the right atrioventricular groove",
        "The right coronary artery and the circumflex branch of the left run in the grooves between atria and ventricles.",
        synonyms=("coronary artery",),
        source=OPENSTAX_HEART,
    ),
    Term(
        "circumflex-artery",
        "Circumflex artery",
        "in the left atrioventricular groove",
        synonyms=("coronary artery", "circumflex branch", "left circumflex artery"),
        source=OPENSTAX_HEART,
    ),
)

TERMS: tuple[Term, ...] = CHAMBERS + WALLS + VALVES + VESSELS
