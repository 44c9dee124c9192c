export interface ExamplePrompt {
  title: string;
  prompt: string;
  thumbnail: string;
}

export const EXAMPLE_PROMPTS: ExamplePrompt[] = [
  {
    title: "Human Heart Cross-Section",
    prompt:
      "Human heart cross-section, anterior view, showing the four chambers, the valves, the great vessels and the path of the blood",
    thumbnail: "/static/figures/thumb-heart.webp",
  },
  {
    title: "Plant Cell Structure",
    prompt:
      "Plant cell structure, cut open to show the cell wall, nucleus, chloroplasts, mitochondria, endoplasmic reticulum, Golgi apparatus and central vacuole",
    thumbnail: "/static/figures/thumb-plant-cell.webp",
  },
  {
    title: "Butterfly Life Cycle",
    prompt:
      "Butterfly life cycle of the monarch: egg, caterpillar, chrysalis and adult, with the parts of each stage labelled",
    thumbnail: "/static/figures/thumb-butterfly.webp",
  },
];
