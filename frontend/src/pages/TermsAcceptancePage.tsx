import { BareHeader } from "@/components/site/BareHeader";
import { useTitle } from "@/components/site/useTitle";
import { TermsGate } from "@/features/terms/TermsGate";

export default function TermsAcceptancePage() {
  useTitle("Before you start");
  return (
    <>
      <BareHeader />
      <main id="main" className="narrow">
        <TermsGate />
      </main>
    </>
  );
}
