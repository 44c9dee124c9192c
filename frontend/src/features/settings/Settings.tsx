import { Link } from "react-router-dom";

import { SideNav } from "@/components/site/SideNav";
import { ButtonAnchor, ButtonLink } from "@/components/ui/Button";
import { Meter } from "@/components/ui/Meter";

import type { User } from "../account/api";
import { ApiKeys } from "../apikeys/ApiKeys";
import { CALLS } from "../docs/calls";
import { CodeSample } from "../docs/CodeSample";
import { Privacy } from "../privacy/Privacy";
import "./settings.css";

const SECTIONS = [
  { id: "keys", label: "API keys" },
  { id: "subscription", label: "Subscription" },
  { id: "usage", label: "API usage" },
  { id: "security", label: "Security" },
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
          <Security />
          <Privacy user={user} />
        </div>
      </div>
    </main>
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

const SECURITY = [
  {
    path: "/accounts/email/",
    title: "E-mail address",
    text: "Where letters go, and what you sign in with.",
    action: "Change",
  },
  {
    path: "/accounts/password/change/",
    title: "Password",
    text: "Changing it signs out every other browser.",
    action: "Change",
  },
  {
    path: "/accounts/2fa/",
    title: "Passkeys and codes",
    text: "Sign in by fingerprint, face or PIN; or protect the password by codes of an authenticator app.",
    action: "Manage",
  },
  {
    path: "/accounts/sessions/",
    title: "Sessions",
    text: "The browsers that are signed in, and how to sign them out.",
    action: "Show",
  },
  {
    path: "/accounts/3rdparty/",
    title: "Connected accounts",
    text: "Other providers you can sign in through, where this site has any.",
    action: "Manage",
  },
];

/** The way to the pages, rendered by the server, that open and protect the account. */
function Security() {
  return (
    <section className="block" id="security" aria-labelledby="security-title">
      <h2 id="security-title">Security</h2>
      {SECURITY.map(({ path, title, text, action }) => (
        <div className="setting" key={path}>
          <div>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </div>
          <ButtonAnchor href={path} aria-label={`${action}: ${title}`}>
            {action}
          </ButtonAnchor>
        </div>
      ))}
    </section>
  );
}
