"""Words and reviewed facts for the kidney, the nephron and the forming of urine."""

from __future__ import annotations

from ..vocabulary import terms_of

TERMS = terms_of(
    "openstax-ap-25",
    """
    renal-cortex | Renal cortex | outer layer; renal corpuscles | The renal cortex, the outer layer, holds the renal corpuscles.
    renal-medulla | Renal medulla | inner layer; renal pyramids | The renal medulla consists of the renal pyramids.
    renal-pyramid | Renal pyramid | loops and collecting ducts | Renal pyramids are striped by loops of nephrons and collecting ducts.
    renal-column | Renal column | cortex between the pyramids | Renal columns of cortical tissue separate the pyramids.
    renal-papilla | Renal papilla | tip of a pyramid | Urine leaves each pyramid at its papilla.
    renal-capsule | Fibrous capsule | tough covering of the kidney
    minor-calyx | Minor calyx | cup around a papilla | A minor calyx collects the urine of a papilla.
    major-calyx | Major calyx | joins minor calyces | Major calyces join the minor calyces to the renal pelvis.
    renal-pelvis | Renal pelvis | funnel leading to the ureter | The renal pelvis funnels urine into the ureter.
    renal-hilum | Renal hilum | where vessels and ureter pass
    renal-sinus-fat | Fat in the renal sinus | cushions vessels and calyces
    kidney-artery | Renal artery | brings blood to be filtered | The renal artery brings blood to be filtered.
    kidney-vein | Renal vein | returns filtered blood | The renal vein returns the filtered blood.
    kidney-ureter | Ureter | carries urine to the bladder | The ureter carries urine to the bladder.
    interlobar-vessels | Interlobar artery and vein | run between the pyramids
    arcuate-vessels | Arcuate artery and vein | arch over the pyramids
    nephron-in-kidney | Nephron | functional unit, enlarged | Each kidney has about a million nephrons, the units that form urine.
    kidneys-in-place | Kidneys | behind the abdominal organs | The kidneys lie on both sides of the vertebral column, partly protected by ribs.
    glomerulus | Glomerulus | capillary tuft that filters blood | Blood is filtered in the glomerulus, a tuft of capillaries.
    bowmans-capsule | Glomerular (Bowman’s) capsule | collects the filtrate | The glomerular capsule collects the filtrate.
    proximal-tubule | Proximal convoluted tubule | reabsorbs most of the filtrate | The proximal convoluted tubule reabsorbs most of the filtrate and normally all of the glucose.
    descending-limb | Descending limb | permeable to water | Water leaves the descending limb of the nephron loop.
    thin-ascending-limb | Thin ascending limb | not permeable to water
    thick-ascending-limb | Thick ascending limb | pumps out salt | The thick ascending limb pumps out salt but lets no water follow.
    nephron-loop | Nephron loop (loop of Henle) | hairpin bend in the medulla | The nephron loop makes the medulla salty, so that urine can be concentrated.
    distal-tubule | Distal convoluted tubule | adjusts salts under hormones | The distal convoluted tubule adjusts salts under the influence of hormones.
    collecting-duct | Collecting duct | ADH lets water leave here | In the collecting duct, antidiuretic hormone (ADH) decides how much water is recovered.
    afferent-arteriole | Afferent arteriole | brings blood to the glomerulus | The afferent arteriole brings blood to the glomerulus.
    efferent-arteriole | Efferent arteriole | leads to the second bed | The efferent arteriole leads from the glomerulus to a second bed of capillaries.
    peritubular-capillaries | Peritubular capillaries | take up what is reabsorbed | Peritubular capillaries take up what the tubules reabsorb.
    vasa-recta | Vasa recta | capillaries along the loop | The vasa recta run along the loops of juxtamedullary nephrons.
    cortical-radiate-artery | Cortical radiate artery | supplies afferent arterioles
    cortical-radiate-vein | Cortical radiate vein | drains the capillaries
    juxtaglomerular-apparatus | Juxtaglomerular apparatus | senses salt, releases renin | Cells of the juxtaglomerular apparatus sense salt and release renin.
    nephron-cortex | Cortex
    nephron-medulla | Medulla
    """,
)
