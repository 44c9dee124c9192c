import { useState } from "react";
import { Link } from "react-router-dom";

import { ButtonAnchor } from "@/components/ui/Button";
import { Tabs } from "@/components/ui/Tabs";

import type { Auth } from "../account/api";
import { SIGN_IN } from "../account/signIn";
import { type Call, CALLS, HEADERS } from "./calls";
import { Code, CodeSample } from "./CodeSample";

export function Calls() {
  const [selected, setSelected] = useState<Call["key"]>("generate");
  const call = CALLS.find(({ key }) => key === selected) ?? CALLS[0];
  return (
    <section className="block" id="calls" aria-label="Calls">
      <div>
        <Tabs label="Calls" tabs={CALLS} selected={selected} onSelect={setSelected}>
          {call && <CallReference call={call} />}
        </Tabs>
      </div>
    </section>
  );
}

function CallReference({ call }: { call: Call }) {
  return (
    <div className="block call">
      <h2 className="endpoint">
        <code>
          <b>{call.method}</b> {call.path}
        </code>
      </h2>
      <p className="quiet">{call.answer}</p>
      <table className="table stackable">
        <thead>
          <tr>
            <th>{call.method === "GET" ? "Query" : "Field"}</th>
            <th>Values</th>
            <th>Default</th>
          </tr>
        </thead>
        <tbody>
          {call.fields.map((field) => (
            <tr key={field.name}>
              <td>
                <code>{field.name}</code>
              </td>
              <td>{field.values}</td>
              <td className={field.isPreset ? "quiet preset" : "quiet"}>{field.otherwise}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {call.kind === "draw" && <HeaderTable />}
      <CodeSample key={call.key} call={call} />
    </div>
  );
}

function HeaderTable() {
  return (
    <table className="table stackable">
      <thead>
        <tr>
          <th>Header</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {HEADERS.map(({ name, meaning }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Authentication({ auth }: { auth: Auth }) {
  return (
    <section className="block" id="authentication" aria-labelledby="authentication-title">
      <h2 id="authentication-title">Authentication</h2>
      <p>Send a personal API key with each request. It reaches only your own illustrations.</p>
      <div className="code">
        <Code text="Authorization: Bearer YOUR_API_KEY" name="Header" />
      </div>
      <p className="quiet">
        Keys are made in <Link to="/settings">Account Settings</Link> and shown once. The samples read yours
        from the environment variable <code>CAMERA_LUCIDA_KEY</code>, so that it stays out of your scripts.
        The same calls answer under <code>/api/v1/generate</code>, <code>/api/v1/enhance</code> and{" "}
        <code>/api/v1/illustrations</code>.
      </p>
      {auth.state === "signed-out" && (
        <div className="panel stack sign-in-card">
          <h3>Sign in to use the API</h3>
          <p className="quiet">
            Keys belong to an account. Sign in to make yours; a free account draws 10 figures a day, by script
            or on this site.
          </p>
          <p>
            <ButtonAnchor look="primary" href={`${SIGN_IN}?next=/docs`}>
              Sign In
            </ButtonAnchor>
          </p>
        </div>
      )}
    </section>
  );
}

const CLIENT = "/static/clients/camera_lucida.py";

const PLANS = [
  { plan: "Free", perDay: 10, price: "$0" },
  { plan: "Basic", perDay: 50, price: "$3.99 per month" },
  { plan: "Premium", perDay: 120, price: "$9.99 per month" },
];

export function Limits() {
  return (
    <section className="block" id="limits" aria-labelledby="limits-title">
      <h2 id="limits-title">Usage limits and billing</h2>
      <table className="table">
        <thead>
          <tr>
            <th>Plan</th>
            <th>A day (UTC)</th>
            <th>Price</th>
          </tr>
        </thead>
        <tbody>
          {PLANS.map(({ plan, perDay, price }) => (
            <tr key={plan}>
              <td>{plan}</td>
              <td className="num">{perDay}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">
        Illustrations made by script count towards the same daily allowance. 1 generating request per 5
        seconds for each key; reading is not limited. A failed generation is given back. Payment is under
        development, so plans cannot be bought yet.
      </p>
    </section>
  );
}

const ERRORS = [
  { status: 400, meaning: "Non-biological prompt, or missing fields" },
  { status: 401, meaning: "Invalid or missing key" },
  { status: 404, meaning: "No such illustration, or it is somebody else's" },
  { status: 422, meaning: "Understood, but it cannot be drawn; nearest names what can be" },
  { status: 429, meaning: "Daily limit or rate limit; Retry-After says how many seconds to wait" },
  { status: 500, meaning: "Generation failed; nothing was counted" },
];

export function ErrorCodes() {
  return (
    <section className="block" id="errors" aria-labelledby="errors-title">
      <h2 id="errors-title">Error codes</h2>
      <p>
        Every error is JSON with a <code>message</code> for people and a <code>code</code> for programs.
      </p>
      <table className="table">
        <thead>
          <tr>
            <th>Status</th>
            <th>Meaning</th>
          </tr>
        </thead>
        <tbody>
          {ERRORS.map(({ status, meaning }) => (
            <tr key={status}>
              <td>
                <code>{status}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const USE_CASES = [
  { title: "Manuscripts", text: "Redraw a figure in each size a journal asks for, from one prompt." },
  { title: "Teaching", text: "A week of lecture figures from a list of terms, with alt text." },
  { title: "Collections", text: "One style for a whole series, kept with its captions." },
];

export function UseCases() {
  return (
    <section className="block" id="use-cases" aria-labelledby="use-cases-title">
      <h2 id="use-cases-title">Use cases</h2>
      <div className="use-cases">
        {USE_CASES.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

export function Tools() {
  const site = window.location.origin;
  return (
    <section className="block" id="tools" aria-labelledby="tools-title">
      <h2 id="tools-title">Client and schema</h2>
      <p>
        <a href={CLIENT} download>
          camera_lucida.py
        </a>{" "}
        is a small client and command line in one file. It needs Python 3.9 or newer and nothing else, waits
        for the figure, keeps to the limits, and saves PNG, SVG and caption.
      </p>
      <div className="code">
        <Code
          name="Command line"
          text={`curl -sSO ${site}${CLIENT}
export CAMERA_LUCIDA_SITE=${site} CAMERA_LUCIDA_KEY=YOUR_API_KEY
python3 camera_lucida.py "Plant cell structure" --style botanical -o figures/`}
        />
      </div>
      <p className="quiet">
        Every call, answer and error is described in the <a href="/api/schema">OpenAPI 3.1 document</a>, from
        which clients in other languages can be made.
      </p>
    </section>
  );
}
