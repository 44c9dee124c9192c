"""Words and reviewed facts for the body as a whole: cavities, regions, planes, and the glands of head and neck."""

from __future__ import annotations

from ..vocabulary import terms_of

BODY = terms_of(
    "openstax-ap-1",
    """
    dorsal-cavity | Dorsal cavity | cranial and spinal cavity | The dorsal cavity contains the cranial and the spinal cavity.
    cranial-cavity | Cranial cavity | holds the brain | The cranial cavity holds the brain.
    spinal-cavity | Spinal (vertebral) cavity | holds the spinal cord | The spinal cavity holds the spinal cord.
    ventral-cavity | Ventral cavity | thoracic and abdominopelvic cavity | The ventral cavity contains the thoracic and the abdominopelvic cavity.
    thoracic-cavity | Thoracic cavity | holds heart and lungs | The thoracic cavity holds heart and lungs.
    cavity-diaphragm | Diaphragm | separates chest and abdomen | The diaphragm separates the thoracic from the abdominopelvic cavity.
    abdominopelvic-cavity | Abdominopelvic cavity | abdominal and pelvic cavity
    abdominal-cavity | Abdominal cavity | holds digestive organs | The abdominal cavity holds digestive organs.
    pelvic-cavity | Pelvic cavity | holds bladder, rectum, reproductive organs | The pelvic cavity holds bladder, rectum and reproductive organs.
    cavity-line | Imaginary border of the pelvis
    region-frontal | Frontal (forehead)
    region-orbital | Orbital or ocular (eye)
    region-nasal | Nasal (nose)
    region-buccal | Buccal (cheek)
    region-oral | Oral (mouth)
    region-mental | Mental (chin)
    region-cervical | Cervical (neck)
    region-thoracic | Thoracic (chest)
    region-mammary | Mammary (breast)
    region-axillary | Axillary (armpit)
    region-brachial | Brachial (arm)
    region-antecubital | Antecubital (front of elbow)
    region-antebrachial | Antebrachial (forearm)
    region-carpal | Carpal (wrist)
    region-palmar | Palmar (palm)
    region-digital | Digital (fingers)
    region-abdominal | Abdominal (abdomen)
    region-umbilical | Umbilical (navel)
    region-pelvic | Pelvic (pelvis)
    region-inguinal | Inguinal (groin)
    region-pubic | Pubic (genital region)
    region-femoral | Femoral (thigh)
    region-patellar | Patellar (kneecap)
    region-crural | Crural (leg)
    region-tarsal | Tarsal (ankle)
    region-pedal | Pedal (foot)
    region-cephalic | Cephalic (head)
    region-occipital | Occipital (back of the head)
    region-scapular | Scapular (shoulder blade)
    region-vertebral | Vertebral (spinal column)
    region-dorsal | Dorsal (back)
    region-olecranal | Olecranal (back of the elbow)
    region-lumbar | Lumbar (loin)
    region-sacral | Sacral (between the hips)
    region-gluteal | Gluteal (buttock)
    region-popliteal | Popliteal (back of the knee)
    region-sural | Sural (calf)
    region-calcaneal | Calcaneal (heel)
    sagittal-plane | Sagittal plane | divides right from left | The sagittal plane divides the body into right and left.
    frontal-plane | Frontal (coronal) plane | divides front from back | The frontal plane divides the body into front and back.
    transverse-plane | Transverse plane | divides upper from lower | The transverse plane divides the body into an upper and a lower part.
    """,
)
GLANDS = terms_of(
    "openstax-ap-17",
    """
    complex-hypothalamus | Hypothalamus | beneath the thalamus | The hypothalamus lies inferior and anterior to the thalamus.
    complex-thalamus | Thalamus
    complex-infundibulum | Infundibulum | stalk of the pituitary | The stalk-like infundibulum joins the hypothalamus to the pituitary gland.
    complex-anterior | Anterior pituitary | makes its own hormones | The anterior pituitary makes hormones under the control of the hypothalamus.
    complex-posterior | Posterior pituitary | releases ADH and oxytocin | The posterior pituitary releases hormones that neurons of the hypothalamus make.
    complex-pituitary | Pituitary gland | controls other glands
    complex-brainstem | Brainstem
    complex-chiasm | Optic chiasm
    complex-cerebrum | Cerebrum
    complex-cerebellum | Cerebellum
    complex-corpus-callosum | Corpus callosum
    complex-pineal | Pineal gland
    sella-turcica | Sella turcica | seat in the sphenoid bone
    neurosecretory-cells | Neurosecretory cells | release hormones into capillaries | Neurosecretory cells of the hypothalamus release hormones into a network of capillaries.
    superior-hypophyseal-artery | Superior hypophyseal artery
    primary-plexus | Primary capillary plexus | takes up releasing hormones | The primary plexus takes up releasing and inhibiting hormones.
    hypophyseal-portal-veins | Hypophyseal portal veins | lead to the anterior lobe | Portal veins carry these hormones to the anterior pituitary.
    secondary-plexus | Secondary capillary plexus | hormones act and enter blood | In the secondary plexus they act on cells, whose own hormones enter the blood.
    anterior-cells | Endocrine cells | secrete hormones
    hypophyseal-veins | Hypophyseal veins | carry hormones to the body
    posterior-axons | Axons from the hypothalamus
    neck-thyroid-cartilage | Thyroid cartilage | of the larynx
    neck-thyroid | Thyroid gland | two lobes and an isthmus | The thyroid gland lies in the front of the neck, below the larynx.
    neck-lobe | Lobe of the thyroid gland
    neck-isthmus | Isthmus | joins both lobes
    neck-trachea | Trachea
    neck-esophagus | Esophagus
    neck-pharynx | Pharynx
    neck-parathyroid | Parathyroid glands | on the back of the thyroid | Usually four parathyroid glands lie on the posterior surface of the thyroid gland.
    neck-artery | Common carotid artery
    adrenal-capsule | Capsule
    adrenal-cortex | Adrenal cortex | secretes steroid hormones | The adrenal cortex secretes steroid hormones.
    zona-glomerulosa | Zona glomerulosa | secretes aldosterone | The zona glomerulosa secretes aldosterone.
    zona-fasciculata | Zona fasciculata | secretes cortisol | The zona fasciculata secretes cortisol.
    zona-reticularis | Zona reticularis | secretes androgens | The zona reticularis secretes androgens.
    adrenal-medulla | Adrenal medulla | secretes epinephrine and norepinephrine | The adrenal medulla secretes epinephrine and norepinephrine.
    adrenal-kidney | Kidney
    """,
)
TERMS = (*BODY, *GLANDS)
