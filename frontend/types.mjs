// Reads the API's OpenAPI document and prints the types of everything it sends and takes, for the React app.
import path from "node:path";
import { json } from "node:stream/consumers";

import openapiTS, { astToString } from "openapi-typescript";
import prettier from "prettier";

const HEAD = "// Made from the API's OpenAPI document by `make types`. Changes here are lost.\n\n";

const document = await json(process.stdin);
const types = await openapiTS(
  { ...document, paths: {} },
  { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false, silent: true },
);
const file = path.join(import.meta.dirname, "src/lib/schema.ts");
const style = await prettier.resolveConfig(file);
process.stdout.write(await prettier.format(HEAD + astToString(types), { ...style, filepath: file }));
