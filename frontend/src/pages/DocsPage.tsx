import { SideNav } from "@/components/site/SideNav";
import { SiteFooter } from "@/components/site/SiteFooter";
import { useTitle } from "@/components/site/useTitle";
import { useAuth } from "@/features/account/api";
import { AppHeader } from "@/features/account/AppHeader";
import { Authentication, Calls, ErrorCodes, Limits, Tools, UseCases } from "@/features/docs/Reference";
import "@/features/docs/docs.css";

const SECTIONS = [
  { id: "calls", label: "Calls" },
  { id: "authentication", label: "Authentication" },
  { id: "limits", label: "Usage limits and billing" },
  { id: "errors", label: "Error codes" },
  { id: "tools", label: "Client and schema" },
  { id: "use-cases", label: "Use cases" },
];

export default function DocsPage() {
  useTitle("API documentation");
  const auth = useAuth();
  return (
    <>
      <AppHeader />
      <main id="main" className="wrap page two">
        <SideNav label="On this page" sections={SECTIONS} />
        <div>
          <h1>API documentation</h1>
          <p className="lede docs-lede">
            Draw figures from a script, a notebook or a manuscript pipeline. The answer holds the picture, its
            caption and its alt text.
          </p>
          <Calls />
          <Authentication auth={auth} />
          <Limits />
          <ErrorCodes />
          <Tools />
          <UseCases />
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
