"""Words and reviewed facts for blood vessels, circuits and lymph."""

from __future__ import annotations

from ..vocabulary import terms_of

VESSELS = terms_of(
    "openstax-ap-20",
    """
    tree-aorta | Aorta | largest artery | The aorta, the largest artery, gives rise to all systemic arteries.
    aortic-arch-tree | Aortic arch | gives off three great arteries | The aortic arch gives off the brachiocephalic, left common carotid and left subclavian arteries.
    descending-aorta-tree | Descending aorta
    brachiocephalic | Brachiocephalic artery | only on the right side | The brachiocephalic artery divides into the right subclavian and right common carotid arteries.
    subclavian | Subclavian artery | beneath the clavicle | The subclavian artery continues as the axillary artery.
    axillary | Axillary artery | through the armpit | The axillary artery passes the armpit and becomes the brachial artery.
    brachial | Brachial artery | of the upper arm | The brachial artery divides at the elbow into the radial and ulnar arteries.
    deep-brachial | Deep brachial artery
    radial | Radial artery | on the side of the thumb | The pulse is felt on the radial artery.
    ulnar | Ulnar artery | on the side of the little finger
    palmar-arch | Palmar arches | join radial and ulnar arteries | The palmar arches join the radial and ulnar arteries.
    digital | Digital arteries | supply the fingers
    common-iliac | Common iliac artery | end branch of the aorta | The aorta ends by dividing into the common iliac arteries.
    internal-iliac | Internal iliac artery | supplies the pelvis
    external-iliac | External iliac artery | continues into the thigh | The external iliac artery becomes the femoral artery in the thigh.
    femoral | Femoral artery | of the thigh | The femoral artery becomes the popliteal artery behind the knee.
    deep-femoral | Deep femoral artery
    popliteal | Popliteal artery | behind the knee | The popliteal artery divides into the anterior and posterior tibial arteries.
    anterior-tibial | Anterior tibial artery
    posterior-tibial | Posterior tibial artery
    fibular | Fibular artery
    dorsalis-pedis | Dorsalis pedis artery | on the back of the foot | The anterior tibial artery becomes the dorsalis pedis artery.
    plantar-arch | Plantar arch | supplies the toes
    common-carotid | Common carotid artery | to head and neck
    external-carotid | External carotid artery | to face and scalp
    internal-carotid | Internal carotid artery | to the brain
    vertebral | Vertebral artery | to the brain
    celiac | Celiac trunk | to stomach, liver, spleen
    superior-mesenteric | Superior mesenteric artery | to the small intestine
    renal-tree-artery | Renal artery | to the kidney
    gonadal | Gonadal artery | to ovary or testis
    inferior-mesenteric | Inferior mesenteric artery | to the large intestine
    internal-jugular | Internal jugular vein | drains the brain | The internal jugular vein joins the subclavian vein to form the brachiocephalic vein.
    external-jugular | External jugular vein | drains the face and scalp
    vertebral-vein | Vertebral vein
    subclavian-vein | Subclavian vein | drains the arm
    axillary-vein | Axillary vein
    cephalic | Cephalic vein | superficial, on the thumb’s side
    basilic | Basilic vein | superficial, on the inner side
    brachial-vein | Brachial vein
    median-cubital | Median cubital vein | blood is often drawn here
    radial-vein | Radial vein
    ulnar-vein | Ulnar vein
    palmar-veins | Palmar venous arches
    common-iliac-vein | Common iliac vein
    internal-iliac-vein | Internal iliac vein
    external-iliac-vein | External iliac vein
    femoral-vein | Femoral vein
    great-saphenous | Great saphenous vein | longest superficial vein
    popliteal-vein | Popliteal vein
    small-saphenous | Small saphenous vein
    tibial-veins | Tibial veins
    tree-superior-vena-cava | Superior vena cava | drains the upper body | The superior vena cava returns blood from head, neck, arms and chest.
    tree-inferior-vena-cava | Inferior vena cava | drains the lower body | The inferior vena cava returns blood from the body below the diaphragm.
    brachiocephalic-vein | Brachiocephalic vein | one on each side | Two brachiocephalic veins join to form the superior vena cava.
    azygos | Azygos vein | drains the chest wall | The azygos vein drains the wall of the chest.
    renal-tree-vein | Renal vein
    gonadal-vein | Gonadal vein
    hepatic-veins | Hepatic veins | drain the liver
    tree-heart | Heart | pumps blood through both circuits
    circuit-lungs | Lung
    pulmonary-trunk-circuit | Pulmonary trunk | leaves the right ventricle | The pulmonary trunk carries oxygen-poor blood from the right ventricle.
    pulmonary-arteries-circuit | Pulmonary arteries | oxygen-poor blood to the lungs | Pulmonary arteries carry oxygen-poor blood to the lungs.
    pulmonary-capillaries-circuit | Pulmonary capillaries | gas exchange | In the pulmonary capillaries blood takes up oxygen and gives off carbon dioxide.
    pulmonary-veins-circuit | Pulmonary veins | oxygen-rich blood to the heart | Pulmonary veins return oxygen-rich blood to the left atrium.
    right-heart | Right side of the heart | pumps to the lungs | The right side of the heart pumps blood through the pulmonary circuit.
    left-heart | Left side of the heart | pumps to the body | The left side of the heart pumps blood through the systemic circuit.
    systemic-capillaries-upper | Capillaries of the upper body | give off oxygen
    systemic-capillaries-lower | Capillaries of the lower body | give off oxygen | In systemic capillaries oxygen passes into the tissues.
    systemic-veins-circuit | Venae cavae | return oxygen-poor blood
    tunica-intima | Tunica intima | endothelium and elastic tissue | The tunica intima has a lining of endothelium.
    tunica-media | Tunica media | smooth muscle | The tunica media, of smooth muscle, is thickest in arteries.
    tunica-externa | Tunica externa | connective tissue | The tunica externa anchors the vessel.
    endothelium | Endothelium | single layer of flat cells | A capillary wall is a single layer of endothelium on its basement membrane.
    vessel-lumen | Lumen | wider and flatter in veins
    internal-elastic | Internal elastic membrane
    external-elastic | External elastic membrane
    venous-valve | Valve | prevents backflow | Valves in many veins prevent backflow.
    basement-membrane-vessel | Basement membrane
    arteriole-bed | Arteriole | brings blood to the bed | Arterioles bring blood to the capillary bed.
    venule-bed | Venule | collects blood from the bed | Venules collect blood from the capillaries.
    capillary-bed-net | Capillaries | exchange with the tissue | Exchange with the tissue takes place through the walls of capillaries.
    precapillary-sphincter | Precapillary sphincters | open and close capillaries | Precapillary sphincters regulate the flow into capillaries.
    metarteriole | Metarteriole and thoroughfare channel | direct way through the bed
    tissue-cells | Tissue cells | use oxygen and nutrients
    lymph-capillary-bed | Lymphatic capillary | takes up excess fluid | Lymphatic capillaries take up the fluid that does not return.
    interstitial-fluid-bed | Interstitial fluid | fluid between the cells
    fenestrations | Fenestrations (pores) | speed up exchange
    intercellular-cleft | Intercellular cleft | lets small molecules pass
    sinusoid-gap | Wide gaps | let cells and proteins pass
    red-cell-inside | Red blood cell
    """,
)
LYMPH = terms_of(
    "openstax-ap-21",
    """
    tonsils | Tonsils | guard the throat | Tonsils guard the entrance of the throat.
    lymph-thymus | Thymus | T cells mature here | T cells mature in the thymus.
    lymph-spleen | Spleen | filters blood | The spleen filters blood and responds to pathogens in it.
    lymph-nodes | Lymph nodes | filter lymph | Lymph nodes filter lymph and house lymphocytes.
    cervical-nodes | Cervical lymph nodes
    axillary-nodes | Axillary lymph nodes
    inguinal-nodes | Inguinal lymph nodes
    lymphatic-vessels | Lymphatic vessels | carry lymph towards the heart | Lymphatic vessels return fluid from the tissues to the blood.
    thoracic-duct | Thoracic duct | drains most of the body | The thoracic duct drains the left side and the lower body into the left subclavian vein.
    right-lymphatic-duct | Right lymphatic duct | drains the upper right body | The right lymphatic duct drains only the right arm and the right sides of head and chest.
    cisterna-chyli | Cisterna chyli | sac that begins the thoracic duct | The thoracic duct begins in the cisterna chyli.
    lymph-marrow | Red bone marrow | makes lymphocytes | Lymphocytes arise in red bone marrow.
    mucosal-tissue | Lymphatic tissue of the intestine
    jugular-trunk | Jugular trunk | drains head and neck
    subclavian-trunk | Subclavian trunk | drains the arm
    bronchomediastinal-trunk | Bronchomediastinal trunk | drains the chest
    lumbar-trunk | Lumbar trunk | drains the leg
    intestinal-trunk | Intestinal trunk | drains the intestine
    left-subclavian-entry | Left subclavian vein | receives the thoracic duct
    right-subclavian-entry | Right subclavian vein
    left-jugular-entry | Left internal jugular vein
    right-jugular-entry | Right internal jugular vein
    trunk-vena-cava | Superior vena cava
    node-capsule | Capsule | connective tissue
    node-trabecula | Trabecula | carries vessels inwards
    afferent-lymphatic | Afferent lymphatic vessel | brings lymph | Lymph enters through several afferent vessels.
    efferent-lymphatic | Efferent lymphatic vessel | carries filtered lymph away | Filtered lymph leaves at the hilum through efferent vessels.
    subcapsular-sinus | Subcapsular sinus | lymph flows beneath the capsule
    lymph-follicle | Lymphoid follicle | rich in B cells | Follicles of the cortex are rich in B cells.
    germinal-center | Germinal center | B cells divide here | In germinal centers B cells divide rapidly.
    paracortex | Paracortex (deep cortex) | rich in T cells | The paracortex is rich in T cells.
    medullary-cord | Medullary cord | plasma cells, macrophages
    medullary-sinus | Medullary sinus | leads to the hilum
    node-hilum | Hilum | where vessels pass
    node-artery | Artery
    node-vein | Vein
    lymph-valve | Valve | keeps lymph from flowing back
    overlapping-cells | Overlapping endothelial cells | open like flaps | Fluid enters between overlapping cells, which open like flaps.
    anchoring-fibers | Collagen fibers | anchor the capillary | Collagen fibers anchor the lymphatic capillary in the tissue.
    tissue-fluid | Interstitial fluid | becomes lymph | Interstitial fluid becomes lymph once it has entered.
    lymph-blind-capillary | Lymphatic capillary | begins blind in the tissue | Lymphatic capillaries begin blind between the cells.
    lymph-arteriole | Arteriole
    lymph-venule | Venule
    lymph-blood-capillaries | Blood capillaries
    lymph-tissue-cells | Tissue cells
    """,
)
HEART_FROM_ABOVE = terms_of(
    "openstax-ap-19",
    """
    aortic-valve-view | Aortic valve, open | to the aorta | Open semilunar valves let blood flow into the aorta and the pulmonary trunk.
    pulmonary-valve-view | Pulmonary valve, open | to the pulmonary trunk
    mitral-valve-view | Mitral (bicuspid) valve, closed | two cusps | The closed atrioventricular valves prevent blood from flowing back into the atria.
    tricuspid-valve-view | Tricuspid valve, closed | three cusps
    fibrous-skeleton-view | Fibrous skeleton | holds the valves | A skeleton of fibrous tissue holds the four valves.
    myocardium-view | Myocardium of the ventricles
    coronary-artery-view | Coronary artery | arises from the aorta
    """,
)
TERMS = (*VESSELS, *LYMPH, *HEART_FROM_ABOVE)
