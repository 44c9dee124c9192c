import { Link } from "react-router-dom";

import { SideNav } from "@/components/site/SideNav";
import { ButtonLink } from "@/components/ui/Button";
import { Meter } from "@/components/ui/Meter";
import { longDate } from "@/lib/formats";

import type { User } from "../account/api";
import { CALLS } from "../docs/calls";
import { CodeSample } from "../docs/CodeSample";
import "./settings.css";

const SECTIONS = [
  { id: "keys", label: "API keys" },
  { id: "subscription", label: "Subscription" },
  { id: "usage", label: "API usage" },
  { id: "privacy", label: "Privacy" },
];

export function Settings({ user }: { user: User }) {
  return (
    <main id="main" className="wrap page">
      <div className="page-head">
        <h1>Account Settings</h1>
      </div>
      <div className="two">
        <SideNav label="Settings" sections={SECTIONS} />
        <div>
          <ApiKeys />
          <Subscription user={user} />
          <ApiUsage />
          <Privacy user={user} />
        </div>
      </div>
    </main>
  );
}

function ApiKeys() {
  return (
    <section className="block" id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">API keys</h2>
      <p className="quiet">
        A key draws and reads illustrations in your name, from scripts and other programs. It cannot see your
        account or make other keys.
      </p>
      <p className="note">API keys are not open yet. Once they are, you make and delete them here.</p>
    </section>
  );
}

function Subscription({ user }: { user: User }) {
  const isSubscriber = user.subscriptionStatus === "active";
  const plan = isSubscriber ? (user.subscriptionPlan === "basic" ? "Basic" : "Premium") : "Free";
  return (
    <section className="block" id="subscription" aria-labelledby="subscription-title">
      <h2 id="subscription-title">Subscription and billing</h2>
      <div className="setting">
        <div>
          <h3>{plan} plan</h3>
          <p className="quiet">
            {user.usage && `${user.usage.limit} illustrations a day. `}
            Payment is under development, so plans cannot be changed yet.
          </p>
        </div>
        <ButtonLink to="/pricing">See plans</ButtonLink>
      </div>
      {user.usage && (
        <div className="today">
          <p className="row num">
            <span>Today</span>
            <span>
              {user.usage.used}/{user.usage.limit}
            </span>
          </p>
          <Meter label="Daily usage" value={user.usage.used} max={user.usage.limit} />
          <p className="small quiet">The count starts again at 00:00 UTC.</p>
        </div>
      )}
    </section>
  );
}

function ApiUsage() {
  const generate = CALLS[0];
  return (
    <section className="block" id="usage" aria-labelledby="usage-title">
      <h2 id="usage-title">API usage</h2>
      <p className="quiet">
        One generating request every 5 seconds per key. It counts towards the same daily allowance. All calls
        are in the <Link to="/docs">API documentation</Link>.
      </p>
      {generate && <CodeSample call={generate} path="/api/v1/generate" />}
    </section>
  );
}

function Privacy({ user }: { user: User }) {
  return (
    <section className="block" id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title">Privacy</h2>
      <p className="quiet">
        {user.termsAcceptedAt
          ? `You accepted the Terms of Service and the Privacy Policy on ${longDate(user.termsAcceptedAt)}.`
          : "You have not accepted the Terms of Service and the Privacy Policy on this account yet."}
      </p>
      <p className="note">
        Withdrawing your consent, downloading your data and deleting your account are not open here yet.
        Single illustrations are deleted in the <Link to="/gallery">gallery</Link>.
      </p>
    </section>
  );
}
