// Complete, runnable examples of a call in three languages.

import type { Call } from "./calls";

export const LANGUAGES = [
  { key: "javascript", label: "JavaScript" },
  { key: "python", label: "Python" },
  { key: "curl", label: "cURL" },
] as const;

export type Language = (typeof LANGUAGES)[number]["key"];

type Sampled = Pick<Call, "method" | "path" | "example" | "use">;

/** `origin` is where this server answers, e.g. "https://figures.example". */
export function sample(call: Sampled, language: Language, origin: string): string {
  return WRITERS[language](call, origin);
}

const WRITERS: Record<Language, (call: Sampled, origin: string) => string> = {
  javascript: (call, origin) => {
    const sent =
      call.method === "GET"
        ? `  headers: { Authorization: \`Bearer \${process.env.API_KEY}\` },`
        : `  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.API_KEY}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify(${indented(jsonOf(call), "  ")}),`;
    return `const response = await fetch("${address(call, origin)}", {
${sent}
});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);

const answer = await response.json();
${call.use.javascript}`;
  },

  python: (call, origin) => {
    const sent = call.method === "GET" ? "" : `\n    json=${indented(jsonOf(call, 4), "    ")},`;
    return `import os
import requests

response = requests.${call.method.toLowerCase()}(
    "${address(call, origin)}",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},${sent}
    timeout=90,
)
response.raise_for_status()

answer = response.json()
${call.use.python}`;
  },

  curl: (call, origin) => {
    const key = `-H "Authorization: Bearer $API_KEY"`;
    if (call.method === "GET") return `curl "${address(call, origin)}" \\\n  ${key}`;
    return `curl -X POST ${address(call, origin)} \\
  ${key} \\
  -H "Content-Type: application/json" \\
  -d '${indented(jsonOf(call), "  ")}'`;
  },
};

function address({ method, path, example }: Sampled, origin: string): string {
  if (method !== "GET") return origin + path;
  const query = Object.entries(example).map(([name, value]) => `${name}=${value}`);
  return `${origin}${path}?${query.join("&")}`;
}

function jsonOf({ example }: Sampled, indent = 2): string {
  return JSON.stringify(example, null, indent);
}

function indented(text: string, by: string): string {
  return text.replaceAll("\n", `\n${by}`);
}
