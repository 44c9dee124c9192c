import type { AdminIllustration } from "@/lib/schema";

export function MakerBadge({ content }: { content: AdminIllustration }) {
  return <span className="badge">{content.isAnonymous ? "Anonymous" : "Registered User"}</span>;
}
