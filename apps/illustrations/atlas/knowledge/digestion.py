"""Words and reviewed facts for the digestive organs one by one."""

from __future__ import annotations

from ..vocabulary import terms_of

TERMS = terms_of(
    "openstax-ap-23",
    """
    fundus | Fundus | dome above the cardia | The fundus is the dome of the stomach.
    cardia | Cardia | where the esophagus enters | The esophagus enters the stomach at the cardia.
    stomach-body | Body of the stomach | main part
    pyloric-part | Pyloric part | leads to the duodenum
    pyloric-sphincter | Pyloric sphincter | lets chyme out in portions | The pyloric sphincter lets chyme into the duodenum in small portions.
    lower-esophageal-sphincter | Lower esophageal sphincter | keeps chyme from rising
    rugae | Rugae | folds of an empty stomach | Folds of the mucosa, the rugae, flatten as the stomach fills.
    lesser-curvature | Lesser curvature
    greater-curvature | Greater curvature
    longitudinal-muscle | Longitudinal muscle layer | outer layer | The muscularis has an outer longitudinal and an inner circular layer.
    circular-muscle | Circular muscle layer | inner layer
    oblique-muscle | Oblique muscle layer | only in the stomach | A third, oblique layer of muscle is found only in the stomach.
    bile-duct | Common bile duct | leads bile to the duodenum | The common bile duct carries bile to the duodenum.
    cystic-duct | Cystic duct | leads to the gallbladder
    hepatic-duct | Common hepatic duct | brings bile from the liver
    pancreatic-duct | Pancreatic duct | joins the bile duct | The pancreatic duct joins the common bile duct at the duodenum.
    duodenal-papilla | Major duodenal papilla | where both ducts open
    pancreas-head | Head of the pancreas | lies in the duodenal curve | The head of the pancreas lies in the curve of the duodenum.
    pancreas-body | Body of the pancreas | behind the stomach
    pancreas-tail | Tail of the pancreas | points to the spleen | The tail of the pancreas points to the spleen.
    acinar-cells | Acinar cells | secrete digestive enzymes | Acinar cells secrete digestive enzymes.
    islet | Pancreatic islet | secretes insulin and glucagon | Pancreatic islets secrete insulin and glucagon into the blood.
    gut-mucosa | Mucosa | innermost; secretes and absorbs | The mucosa, the innermost layer, secretes and absorbs.
    gut-submucosa | Submucosa | vessels, nerves and glands | The submucosa carries blood vessels, nerves and glands.
    gut-muscularis | Muscularis | smooth muscle in two layers | The muscularis moves and mixes the contents.
    gut-serosa | Serosa | outer serous membrane | The serosa is the outermost layer of organs within the abdominal cavity.
    gut-epithelium | Epithelium | lines the lumen
    gut-lumen | Lumen | space for food
    muscularis-mucosae | Muscularis mucosae | thin muscle of the mucosa
    lamina-propria | Lamina propria | loose connective tissue
    myenteric-plexus | Myenteric plexus | nerves that control movement | The myenteric plexus controls the movement of the gut.
    submucosal-plexus | Submucosal plexus | nerves that control secretion | The submucosal plexus controls secretion.
    mesentery | Mesentery | carries vessels and nerves | The mesentery holds the gut and carries its vessels and nerves.
    submucosal-gland | Gland in the submucosa | secretes into the lumen
    villus | Villus | enlarges the absorbing surface | Villi enlarge the absorbing surface of the small intestine.
    villus-capillaries | Capillary network | takes up sugars, amino acids | Capillaries take up sugars and amino acids.
    lacteal | Lacteal | lymph vessel; takes up fats | The lacteal, a lymphatic capillary, takes up fats.
    absorptive-cell | Absorptive cell (enterocyte) | bears microvilli | Absorptive cells bear microvilli, the brush border.
    goblet-cell | Goblet cell | secretes mucus | Goblet cells secrete mucus.
    microvilli | Microvilli (brush border) | enlarge the cell surface | Microvilli enlarge the surface still further.
    intestinal-crypt | Intestinal gland (crypt) | makes new cells | New epithelial cells arise in the intestinal glands between the villi.
    villus-artery | Arteriole | brings blood
    villus-vein | Venule | carries nutrients to the liver | Blood from the intestine flows to the liver first.
    villus-lymph | Lymphatic vessel | carries fats away
    upper-lip | Upper lip
    lower-lip | Lower lip
    gingiva | Gingiva (gum) | surrounds the teeth
    incisor | Incisor | cuts food | Incisors cut food.
    canine | Canine (cuspid) | tears food | Canines tear food.
    premolar | Premolar (bicuspid) | crushes food
    molar | Molar | grinds food | Molars grind food.
    hard-palate | Hard palate | bony front of the roof | The hard palate is the bony front of the roof of the mouth.
    soft-palate | Soft palate | muscular back of the roof | The soft palate is muscular.
    uvula | Uvula | hangs from the soft palate | The uvula and soft palate keep food out of the nasal cavity.
    palatine-tonsil | Palatine tonsil | lymphatic tissue | The palatine tonsils are lymphatic tissue.
    fauces | Fauces | opening to the pharynx | The fauces open into the pharynx.
    mouth-tongue | Tongue | moves food, bears taste buds | The tongue moves food and bears taste buds.
    lingual-frenulum | Lingual frenulum | ties the tongue down
    palatal-arch | Palatoglossal arch | fold before the tonsil
    submandibular-opening | Opening of a salivary duct | under the tongue
    tooth-crown | Crown | part above the gum
    tooth-neck | Neck | between crown and root
    tooth-root | Root | part within the jaw
    tooth-enamel | Enamel | hardest tissue of the body | Enamel, the hardest tissue of the body, covers the crown.
    dentin | Dentin | bonelike tissue under enamel | Dentin forms most of the tooth.
    tooth-pulp | Pulp cavity | nerves and vessels | The pulp holds nerves and blood vessels.
    root-canal | Root canal | leads nerves and vessels
    cementum | Cementum | covers the root | Cementum covers the root.
    periodontal-ligament | Periodontal ligament | holds the root in bone | The periodontal ligament holds the tooth in its socket.
    jaw-bone | Bone of the jaw | forms the socket
    tooth-gingiva | Gingiva (gum) | seals the neck
    hepatocyte | Hepatocytes | plates of liver cells | Hepatocytes make bile and process nutrients from the blood.
    central-vein | Central vein | collects blood of the lobule | The central vein collects the blood of the lobule.
    sinusoid | Sinusoid | wide, leaky capillary | Blood flows through sinusoids towards the central vein.
    portal-triad | Portal triad | artery, vein and bile duct | A portal triad stands at each corner of a lobule.
    portal-venule | Branch of the portal vein | blood from the gut
    hepatic-arteriole | Branch of the hepatic artery | oxygen-rich blood
    bile-ductule | Bile duct | carries bile outwards | Bile flows in the opposite direction, to the bile ducts.
    chyme | Chyme | food in digestion
    bolus | Bolus | lump of food
    contracted-muscle | Contracted muscle | squeezes the gut
    relaxed-muscle | Relaxed muscle
    """,
)
