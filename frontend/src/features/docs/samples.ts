// Complete programs that make a call, in three languages: copied into a file, they run.

import type { Call } from "./calls";

export const LANGUAGES = [
  { key: "javascript", label: "JavaScript" },
  { key: "python", label: "Python" },
  { key: "curl", label: "cURL" },
] as const;

export type Language = (typeof LANGUAGES)[number]["key"];

type Sampled = Pick<Call, "kind" | "path" | "example">;

/** `origin` is where this server answers, e.g. "https://figures.example". */
export function sample(call: Sampled, language: Language, origin: string): string {
  return WRITERS[call.kind][language](call, origin);
}

type Writer = (call: Sampled, origin: string) => string;

const WRITERS: Record<Call["kind"], Record<Language, Writer>> = {
  draw: {
    javascript: (call, origin) => `// Node 18 or newer: CAMERA_LUCIDA_KEY=… node figure.mjs
import { writeFile } from "node:fs/promises";

${javascriptHead(origin)}

let figure = await (await ask("${call.path}", {
  method: "POST",
  body: JSON.stringify(${indented(jsonOf(call, origin, 2), "  ")}),
})).json();
while (figure.statusUrl) { // It takes longer than a minute: ask until it is there.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const { error, illustration } = await (await ask(figure.statusUrl)).json();
  if (error) throw new Error(error.message);
  figure = illustration ?? figure;
}

const picture = await ask(figure.imageUrl);
await writeFile("figure.png", Buffer.from(await picture.arrayBuffer()));
console.log(figure.caption);`,

    python: (call, origin) => `# CAMERA_LUCIDA_KEY=… python3 figure.py
${pythonHead(origin, ["os", "sys", "time"])}

figure = ask("POST", "${call.path}", json=${jsonOf(call, origin, 4)}).json()
while "statusUrl" in figure:  # It takes longer than a minute: ask until it is there.
    time.sleep(2)
    generation = ask("GET", figure["statusUrl"]).json()
    if "error" in generation:
        sys.exit(generation["error"]["message"])
    figure = generation.get("illustration", figure)

with open("figure.png", "wb") as file:
    file.write(ask("GET", figure["imageUrl"]).content)
print(figure["caption"])`,

    curl: (call, origin) => `# CAMERA_LUCIDA_KEY=… bash figure.sh
${curlHead(origin)}

# figure.json is the answer: caption, alt text and all else. Location says where the figure is.
figure=$(curl -sS --fail-with-body "$site${call.path}" \\
  -H "$key" -H "Content-Type: application/json" \\
  -o figure.json -w '%header{location}' \\
  -d '${indented(jsonOf(call, origin, 2), "  ")}') || { cat figure.json >&2; exit 1; }

curl -sS --fail "$site$figure/download?format=png" -H "$key" -o figure.png
cat figure.json`,
  },

  list: {
    javascript: (call, origin) => `// Node 18 or newer: CAMERA_LUCIDA_KEY=… node list.mjs
${javascriptHead(origin)}

let page = "${address(call)}";
while (page) {
  const response = await ask(page);
  for (const figure of await response.json()) {
    console.log(figure.createdAt, figure.title, figure.imageUrl);
  }
  page = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link"))?.[1];
}`,

    python: (call, origin) => `# CAMERA_LUCIDA_KEY=… python3 list.py
${pythonHead(origin, ["os", "sys"])}

page = "${address(call)}"
while page:
    response = ask("GET", page)
    for figure in response.json():
        print(figure["createdAt"], figure["title"], figure["imageUrl"])
    page = response.links.get("next", {}).get("url")`,

    curl: (call, origin) => `# CAMERA_LUCIDA_KEY=… bash list.sh
${curlHead(origin)}

# -i shows the headers too: Link names the next page while there is one.
curl -sS -i --fail-with-body "$site${address(call)}" -H "$key"`,
  },
};

function javascriptHead(origin: string): string {
  return `const SITE = "${origin}";

async function ask(address, options = {}) {
  const response = await fetch(new URL(address, SITE), {
    ...options,
    headers: {
      Authorization: \`Bearer \${process.env.CAMERA_LUCIDA_KEY}\`,
      "Content-Type": "application/json",
    },
  });
  if (response.ok) return response;
  const { message } = await response.json();
  throw new Error(\`\${response.status}: \${message}\`);
}`;
}

function pythonHead(origin: string, modules: string[]): string {
  return `${modules.map((name) => `import ${name}`).join("\n")}
from urllib.parse import urljoin

import requests

SITE = "${origin}"
session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['CAMERA_LUCIDA_KEY']}"


def ask(method, address, **request):
    response = session.request(method, urljoin(SITE, address), timeout=90, **request)
    if not response.ok:
        sys.exit(f"{response.status_code}: {response.json()['message']}")
    return response
`;
}

function curlHead(origin: string): string {
  return `set -euo pipefail
site="${origin}"
key="Authorization: Bearer $CAMERA_LUCIDA_KEY"`;
}

function address({ path, example }: Sampled): string {
  const query = Object.entries(example).map(([name, value]) => `${name}=${value}`);
  return `${path}?${query.join("&")}`;
}

/** The body as JSON, which is Python too. What is an address of this site is written out in full. */
function jsonOf({ example }: Sampled, origin: string, indent: number): string {
  const body = Object.entries(example).map(([name, value]) => [
    name,
    typeof value === "string" && value.startsWith("/") ? origin + value : value,
  ]);
  return JSON.stringify(Object.fromEntries(body), null, indent);
}

function indented(text: string, by: string): string {
  return text.replaceAll("\n", `\n${by}`);
}
