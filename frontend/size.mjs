// Prints what "/" downloads, signed out and signed in, and fails when the scripts pass their budgets.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const FIRST_LOAD_KB = 140;
const GENERATOR_KB = 60;

const build = path.resolve(import.meta.dirname, "../static/build");
const routes = JSON.parse(readFileSync(path.join(build, "routes.json"), "utf8"));

const firstLoad = report(
  "Signed out",
  [...routes.site, ...routes.main, ...routes.landing, ...routes.toaster],
  FIRST_LOAD_KB,
);
const generator = report("The generator, on top of the entry", routes.generator, GENERATOR_KB);
if (!firstLoad || !generator) process.exit(1);

/** Whether the scripts among `files`, gzipped, keep the budget. */
function report(title, files, budget) {
  let scripts = 0;
  console.log(`${title}:`);
  for (const name of new Set(files)) {
    const size = gzipSync(readFileSync(path.join(build, name)), { level: 9 }).length / 1024;
    if (name.endsWith(".js")) scripts += size;
    console.log(line(size, name));
  }
  console.log(line(scripts, `JavaScript in all, gzipped; the budget is ${budget} kB`));
  return scripts <= budget;
}

function line(size, text) {
  return `${size.toFixed(1).padStart(7)} kB  ${text}`;
}
