import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router-dom";

import { Button } from "@/components/ui/Button";
import { forgetDraft } from "@/lib/draft";
import { leaveFor } from "@/lib/leave";
import { productName } from "@/lib/product";
import { forgetTermsAcceptance, recordTermsAcceptance } from "@/lib/terms";

import { SIGN_IN } from "../account/signIn";
import "./terms.css";
import { forgetTicks, useTicks } from "./ticks";

/** Both documents must be accepted before signing in; cancelling forgets the draft as well. */
export function TermsGate() {
  const navigate = useNavigate();
  const { ticks, tick } = useTicks();

  function accept(event: FormEvent) {
    event.preventDefault();
    recordTermsAcceptance();
    forgetTicks();
    leaveFor(SIGN_IN);
  }

  function cancel() {
    forgetDraft();
    forgetTermsAcceptance();
    forgetTicks();
    void navigate("/");
  }

  return (
    <form className="terms-gate" onSubmit={accept}>
      <h1>Before you start</h1>
      <p className="lede">
        Two documents set out what you can expect from us, and we from you. Your draft is kept while you read.
      </p>
      <div className="terms-boxes">
        <Acceptance
          document="Terms of Service"
          path="/terms"
          checked={ticks.terms}
          onChange={(checked) => {
            tick({ terms: checked });
          }}
        />
        <Acceptance
          document="Privacy Policy"
          path="/privacy"
          checked={ticks.privacy}
          onChange={(checked) => {
            tick({ privacy: checked });
          }}
        />
      </div>
      <div className="row">
        <Button type="submit" look="primary" disabled={!ticks.terms || !ticks.privacy}>
          Continue to {productName()}
        </Button>
        <Button look="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
      <p className="small quiet">
        By continuing you confirm that you are age 13 or older. You can withdraw your consent at any time in
        your account settings.
      </p>
    </form>
  );
}

interface AcceptanceProps {
  document: string;
  path: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Acceptance({ document, path, checked, onChange }: AcceptanceProps) {
  const id = `accept${path.replace("/", "-")}`;
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <div>
        <label htmlFor={id}>I accept the {document}</label>
        <Link className="small" to={`${path}?from=acceptance`}>
          Read the {document}
        </Link>
        <span className="small quiet"> · September 5, 2025</span>
      </div>
    </div>
  );
}
