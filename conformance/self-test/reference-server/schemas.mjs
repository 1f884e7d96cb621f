/** Validates the JSON Schemas in requests, which the document describes in prose. */
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isDeeperThan } from "./contract.mjs";

const options = { strict: false, validateFormats: false };
const isDraft2020 = new Ajv2020(options).getSchema("https://json-schema.org/draft/2020-12/schema");
const isDraft07 = new Ajv(options).getSchema("http://json-schema.org/draft-07/schema");

const maxLevels = 56;
const maxValues = 20_000;

/** Yields every object and array in a value, with its JSON Pointer. */
function* walk(value, pointer = "") {
  if (typeof value !== "object" || value === null) return;
  yield [value, pointer];
  for (const [name, item] of Object.entries(value))
    yield* walk(item, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
}

const createViolation = (pointer, detail) => [{ pointer, detail }];

/** Returns the first violation of a schema, or an empty list. */
function findSchemaViolations(schema, base) {
  if (isDeeperThan(maxLevels, schema)) return createViolation(base, `has more than ${maxLevels} levels`);
  const parts = [...walk(schema)];
  const values = parts.reduce((sum, [part]) => sum + Object.keys(part).length, 0);
  if (values > maxValues) return createViolation(base, `has more than ${maxValues} values`);
  const isValid =
    parts.some(([{ items }]) => Array.isArray(items)) || `${schema.$schema}`.includes("draft-07")
      ? isDraft07
      : isDraft2020;
  if (!isValid(schema)) {
    const [{ instancePath, message }] = isValid.errors;
    return createViolation(base + instancePath, message);
  }
  if (![schema.type ?? "object"].flat().includes("object"))
    return createViolation(`${base}/type`, "must allow objects");
  const ids = new Set(parts.map(([{ $id }]) => $id));
  for (const [{ $ref }, pointer] of parts) {
    if (typeof $ref === "string" && !$ref.startsWith("#") && !ids.has($ref.split("#")[0]))
      return createViolation(`${base}${pointer}/$ref`, "refers to another document");
  }
  return [];
}

/** Returns the violations of the schemas of a request's tools and components. */
export function findToolSchemaViolations({ tools = [], availableComponents = [] }) {
  const ofTool = ({ inputSchema, outputSchema = {} }, at) => [
    ...findSchemaViolations(inputSchema, `${at}/inputSchema`),
    ...findSchemaViolations(outputSchema, `${at}/outputSchema`),
  ];
  const ofComponent = ({ propsSchema, stateSchema = {}, contextTools = [] }, at) => [
    ...findSchemaViolations(propsSchema, `${at}/propsSchema`),
    ...findSchemaViolations(stateSchema, `${at}/stateSchema`),
    ...contextTools.flatMap((tool, index) => ofTool(tool, `${at}/contextTools/${index}`)),
  ];
  return [
    ...tools.flatMap((tool, index) => ofTool(tool, `/tools/${index}`)),
    ...availableComponents.flatMap((one, index) => ofComponent(one, `/availableComponents/${index}`)),
  ];
}
