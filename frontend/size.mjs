// Prints what a signed-out visitor downloads for "/" and fails when the scripts pass the budget.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const BUDGET_KB = 140;
const build = path.resolve(import.meta.dirname, "../static/build");
const stats = JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../webpack-stats.json"), "utf8"));

const entryFiles = [...stats.chunks.site, ...stats.chunks.main];
const landingFiles = Object.keys(stats.assets).filter((name) => name.startsWith("landing."));
const kilobytes = (name) => gzipSync(readFileSync(path.join(build, name)), { level: 9 }).length / 1024;

let scripts = 0;
for (const name of [...entryFiles, ...landingFiles]) {
  const size = kilobytes(name);
  if (name.endsWith(".js")) scripts += size;
  console.log(`${size.toFixed(1).padStart(7)} kB  ${name}`);
}
console.log(
  `${scripts.toFixed(1).padStart(7)} kB  JavaScript in all, gzipped; the budget is ${BUDGET_KB} kB`,
);
if (scripts > BUDGET_KB) process.exit(1);
