export interface Plan {
  key: "free" | "basic" | "premium";
  name: string;
  purpose: string;
  price: string;
  features: string[];
}

export const PLANS: Plan[] = [
  {
    key: "free",
    name: "Free",
    purpose: "To try it, and for the odd figure",
    price: "$0",
    features: ["10 illustrations per day", "Standard quality", "1024x1024", "Scientific captions"],
  },
  {
    key: "basic",
    name: "Basic",
    purpose: "For a course or a manuscript",
    price: "$3.99",
    features: [
      "50 illustrations per day",
      "Standard and HD Quality",
      "All three resolutions",
      "Scientific captions",
    ],
  },
  {
    key: "premium",
    name: "Premium",
    purpose: "For a department or a pipeline",
    price: "$9.99",
    features: [
      "120 illustrations per day",
      "Standard and HD Quality",
      "All three resolutions",
      "Scientific captions",
    ],
  },
];

export const QUESTIONS = [
  {
    question: "May I publish and sell the figures?",
    answer:
      "Yes. Figures drawn by the built-in engine are released under CC0: use, change, publish and sell them, on every plan, for ever, without attribution. Journals have their own rules on figures made with software; the record beside each figure says how it was made.",
  },
  {
    question: "Is there a refund?",
    answer:
      "There is a 7-day money-back guarantee. Support responds within 48 hours, and approved refunds are processed in 5-7 business days.",
  },
  {
    question: "What happens when I reach the daily limit?",
    answer:
      "Generating stops until 00:00 UTC. Your gallery, downloads and captions stay open. An illustration that fails is given back.",
  },
  {
    question: "Which subjects are accepted?",
    answer:
      "Biology and science: human anatomy, cells, plants, animals, and the processes that join them. Technology, buildings, cartoons and logos are refused.",
  },
  {
    question: "When can I subscribe?",
    answer: "Card payment is being integrated. Until then the free plan is open to everyone.",
  },
];
