"""Words and reviewed facts for the organ systems of the human body."""

from __future__ import annotations

from ..vocabulary import terms_of

DIGESTIVE = terms_of(
    "openstax-ap-23",
    """
    mouth | Mouth | food is chewed and moistened | In the mouth food is chewed and mixed with saliva.
    salivary-glands | Salivary glands | secrete saliva | Salivary glands secrete saliva, whose amylase begins to digest starch.
    pharynx | Pharynx | throat: passes food on | The pharynx passes food from the mouth to the esophagus.
    esophagus | Esophagus | carries food to the stomach | The esophagus carries food to the stomach by peristalsis.
    stomach | Stomach | churns food with gastric juice | The stomach mixes food with acid and pepsin, which begins to digest proteins.
    liver | Liver | makes bile | The liver makes bile, which emulsifies fats.
    gallbladder | Gallbladder | stores bile | The gallbladder stores and concentrates bile.
    pancreas | Pancreas | secretes digestive enzymes | The pancreas secretes digestive enzymes and bicarbonate into the duodenum.
    duodenum | Duodenum | first part of small intestine | The duodenum receives chyme, bile and pancreatic juice.
    small-intestine | Small intestine | digests and absorbs | Most digestion and nearly all absorption of nutrients happen in the small intestine.
    large-intestine | Large intestine | absorbs water, forms feces | The large intestine absorbs water and salts and forms feces.
    cecum | Cecum | receives contents of the ileum | The cecum, a pouch, receives the contents of the ileum.
    appendix | Appendix | blind tube of the cecum | The appendix, a blind tube, hangs from the cecum.
    ascending-colon | Ascending colon | climbs on the right side | The ascending colon climbs on the right side of the abdomen.
    transverse-colon | Transverse colon | crosses the abdomen | The transverse colon crosses the abdomen.
    descending-colon | Descending colon | descends on the left side | The descending colon runs down on the left side.
    sigmoid-colon | Sigmoid colon | S-shaped end of colon | The S-shaped sigmoid colon leads to the rectum.
    rectum | Rectum | stores feces before defecation | The rectum holds feces until defecation.
    anus | Anus | opening of the canal | Feces leave the body through the anus.
    ileum | Ileum | last part of small intestine | The ileum, the last part of the small intestine, opens into the cecum.
    haustra | Haustra | pouches of the colon | The wall of the colon bulges into haustra.
    taenia-coli | Taenia coli | band of longitudinal muscle | Bands of smooth muscle, the taeniae coli, gather the colon into pouches.
    right-colic-flexure | Right colic (hepatic) flexure | bend below the liver
    left-colic-flexure | Left colic (splenic) flexure | bend below the spleen
    ileocecal-valve | Ileocecal valve | between ileum and cecum | The ileocecal valve regulates the flow from the ileum into the cecum.
    anal-canal | Anal canal | last part of the canal
    water-food | Food and drink | about 2.3 liters of water a day | About 2.3 liters of water a day come with food and drink.
    water-saliva | Saliva | from the salivary glands | Salivary glands add saliva.
    water-gastric | Gastric juice | from the stomach | The stomach adds gastric juice.
    water-bile | Bile | from the liver | The liver adds bile.
    water-pancreatic | Pancreatic juice | from the pancreas | The pancreas adds pancreatic juice; about nine liters a day reach the small intestine.
    water-intestine | Small intestine absorbs about 90 % | of about nine liters a day | The small intestine absorbs about 90 percent of this water.
    water-colon | Large intestine absorbs most of the rest | forms feces | The large intestine absorbs most of the rest.
    water-feces | Feces | little water is lost
    spleen | Spleen | filters blood | The spleen filters blood and removes old red blood cells.
    """,
)
URINARY = terms_of(
    "openstax-ap-25",
    """
    kidney | Kidney | filters blood, forms urine | The kidneys filter blood and form urine.
    right-kidney | Right kidney | lower, beneath the liver | The right kidney lies slightly lower than the left, displaced by the liver.
    left-kidney | Left kidney | forms urine | The kidneys filter blood and form urine.
    ureter | Ureter | carries urine to the bladder | Ureters carry urine to the bladder by peristalsis.
    urinary-bladder | Urinary bladder | stores urine | The urinary bladder stores urine until it is voided.
    urethra | Urethra | leads urine out | The urethra leads urine out of the body.
    adrenal-gland | Adrenal gland | endocrine gland atop each kidney | An adrenal gland sits on each kidney and secretes hormones.
    renal-artery | Renal artery | brings blood to the kidney | The renal arteries bring blood from the aorta to the kidneys.
    renal-vein | Renal vein | returns filtered blood | The renal veins return filtered blood to the inferior vena cava.
    abdominal-aorta | Abdominal aorta | main artery of the abdomen
    abdominal-vena-cava | Inferior vena cava | returns blood to the heart
    rib-cage-lower | Ribs | partly protect the kidneys | The lower ribs partly protect the kidneys.
    diaphragm | Diaphragm | main muscle of breathing | The diaphragm is the main muscle of breathing.
    """,
)
ENDOCRINE = terms_of(
    "openstax-ap-17",
    """
    hypothalamus | Hypothalamus | controls the pituitary gland | The hypothalamus links the nervous and endocrine systems and controls the pituitary gland.
    pituitary-gland | Pituitary gland | controls other glands | The pituitary gland secretes hormones that control other endocrine glands.
    pineal-gland | Pineal gland | secretes melatonin | The pineal gland secretes melatonin.
    thyroid-gland | Thyroid gland | secretes T₃, T₄ and calcitonin | The thyroid gland regulates metabolic rate through T₃ and T₄.
    parathyroid-glands | Parathyroid glands | raise blood calcium | The parathyroid glands secrete parathyroid hormone, which raises blood calcium.
    thymus | Thymus | T cells mature here | T cells mature in the thymus.
    adrenal-glands | Adrenal glands | secrete cortisol, aldosterone, epinephrine | The adrenal glands secrete cortisol, aldosterone and epinephrine.
    endocrine-pancreas | Pancreas | secretes insulin and glucagon | The pancreatic islets secrete insulin and glucagon.
    ovary | Ovary | secretes estrogens and progesterone | The ovaries secrete estrogens and progesterone.
    testis | Testis | secretes testosterone | The testes secrete testosterone.
    """,
)
RESPIRATORY = terms_of(
    "openstax-ap-22",
    """
    nasal-cavity | Nasal cavity | warms, moistens, filters air | The nasal cavity warms, moistens and filters the air.
    oral-cavity | Oral cavity | second way for air
    larynx | Larynx | voice box | The larynx holds the vocal folds and keeps food out of the trachea.
    trachea | Trachea | windpipe, kept open by cartilage | C-shaped rings of hyaline cartilage keep the trachea open.
    tracheal-cartilage | Cartilage ring | C-shaped, open at the back | The rings of cartilage are incomplete: they are open at the back.
    carina | Carina | where the trachea divides | The trachea divides at the carina.
    right-main-bronchus | Right main bronchus | wider and steeper | The right main bronchus is wider and steeper than the left.
    left-main-bronchus | Left main bronchus | leads to the left lung | The main bronchi lead to the lungs.
    lobar-bronchus | Lobar (secondary) bronchus | one for each lobe | A lobar bronchus leads to each lobe of a lung.
    segmental-bronchus | Segmental (tertiary) bronchus | one for each segment | Lobar bronchi divide into segmental bronchi.
    bronchioles | Bronchioles | fine branches without cartilage | Bronchioles are fine branches without cartilage.
    right-lung | Right lung | three lobes | The right lung has three lobes.
    left-lung | Left lung | two lobes | The left lung has two lobes.
    superior-lobe | Superior lobe | upper lobe of the lung
    middle-lobe | Middle lobe | only in the right lung
    inferior-lobe | Inferior lobe | lower lobe of the lung
    oblique-fissure | Oblique fissure | separates the lobes
    horizontal-fissure | Horizontal fissure | only in the right lung
    cardiac-notch | Cardiac notch | room for the heart | The cardiac notch of the left lung leaves room for the heart.
    lung-apex | Apex of the lung | rises above the clavicle
    lung-base | Base of the lung | rests on the diaphragm
    terminal-bronchiole | Terminal bronchiole | last conducting airway | Terminal bronchioles are the last airways that only conduct air.
    respiratory-bronchiole | Respiratory bronchiole | bears some alveoli | Respiratory bronchioles bear the first alveoli.
    alveolar-duct | Alveolar duct | opens into alveolar sacs
    alveolar-sac | Alveolar sac | cluster of alveoli | Alveolar sacs are clusters of alveoli.
    alveolus | Alveolus | gas exchange with blood | Oxygen and carbon dioxide are exchanged through the thin walls of the alveoli.
    lung-capillaries | Pulmonary capillaries | network around the alveoli | A network of capillaries wraps the alveoli.
    pulmonary-arteriole | Pulmonary arteriole | brings oxygen-poor blood | Branches of the pulmonary artery bring oxygen-poor blood to the alveoli.
    pulmonary-venule | Pulmonary venule | carries oxygen-rich blood away | Branches of the pulmonary veins carry oxygen-rich blood away.
    bronchiole-muscle | Smooth muscle | changes the airway's width | Smooth muscle changes the width of the bronchiole.
    """,
)
TERMS = (*DIGESTIVE, *URINARY, *ENDOCRINE, *RESPIRATORY)
