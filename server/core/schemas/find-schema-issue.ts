/** Validates the JSON Schemas in requests (T-028, T-029). */
import type { ErrorObject, ValidateFunction } from "ajv";
import type { ValidationIssue } from "../errors.ts";
import type { Json, JsonObject } from "../events.ts";
import { appendToPointer } from "../json/pointer.ts";
import { type Dialect, findDialect } from "./dialect.ts";
import { findReferenceIssue } from "./find-reference-issue.ts";
import { useLinearKeywords } from "./linear-keywords.ts";
import { listSchemaParts } from "./schema-parts.ts";

/** Maximum nesting depth, which fits anywhere within the nesting limit of request bodies. */
const maxDepth = 56;
/** Maximum number of values: keywords, fields and array items at any depth. */
const maxValues = 20_000;

/**
 * Finds the first problem in a schema that describes an object. A schema in a dialect other than draft
 * 2020-12 and draft-07 is not validated against a meta-schema, and only references to other documents are
 * found in it.
 *
 * @returns The problem, with a pointer into the schema.
 */
export function findSchemaIssue(schema: JsonObject): ValidationIssue | undefined {
  const excess = findExcess(schema);
  if (excess !== undefined) return excess;
  const dialect = findDialect(schema);
  const parts = listSchemaParts(schema).map((part) => (dialect ? part : { ...part, isSchema: false }));
  return findMetaSchemaIssue(schema, dialect) ?? findRootTypeIssue(schema) ?? findReferenceIssue(parts);
}

function findExcess(schema: JsonObject): ValidationIssue | undefined {
  let values = 0;
  let depth = 0;
  const visit = (part: Json, level: number): void => {
    if (part === null || typeof part !== "object") return;
    depth = Math.max(depth, level);
    for (const name in part) {
      values += 1;
      if (values > maxValues || depth > maxDepth) return;
      visit((part as JsonObject)[name] as Json, level + 1);
    }
  };
  visit(schema, 1);
  if (depth > maxDepth) return { pointer: "", detail: `must be nested at most ${maxDepth} levels deep` };
  if (values > maxValues) return { pointer: "", detail: `must contain at most ${maxValues} values` };
  return undefined;
}

const metaSchemas = new Map<Dialect, ValidateFunction>();

function findMetaSchemaIssue(schema: JsonObject, dialect: Dialect | undefined): ValidationIssue | undefined {
  const { $schema = "" } = schema;
  if (typeof $schema !== "string") return { pointer: "/$schema", detail: "must be of type string" };
  if (dialect === undefined) return undefined;
  const validate = metaSchemas.get(dialect) ?? compileMetaSchema(dialect);
  metaSchemas.set(dialect, validate);
  if (validate(schema)) return undefined;
  // If several forms of a keyword are allowed, the deepest error is for the form that was used.
  const [first, ...others] = validate.errors as [ErrorObject, ...ErrorObject[]];
  return toIssue(others.reduce((a, b) => (b.instancePath.length > a.instancePath.length ? b : a), first));
}

function compileMetaSchema({ uri, Compiler }: Dialect): ValidateFunction {
  const ajv = new Compiler({ strict: false, validateFormats: false });
  useLinearKeywords(ajv);
  return ajv.getSchema(uri) as ValidateFunction;
}

function toIssue({ instancePath, keyword, params, message = "is invalid" }: ErrorObject): ValidationIssue {
  if (keyword === "enum")
    return { pointer: instancePath, detail: `must be one of: ${params.allowedValues.join(", ")}` };
  if (keyword === "type")
    return { pointer: instancePath, detail: `must be of type ${[params.type].flat().join(" or ")}` };
  return { pointer: instancePath, detail: message };
}

function findRootTypeIssue({ type = "object" }: JsonObject): ValidationIssue | undefined {
  if ([type].flat().includes("object")) return undefined;
  return { pointer: appendToPointer("", "type"), detail: 'must be "object", or a list that contains it' };
}

/** Adds the keywords that model providers require, which do not change the objects that a schema allows. */
export function completeObjectSchema(schema: JsonObject): JsonObject {
  const { type: _, ...keywords } = schema;
  return { type: "object", properties: {}, ...keywords };
}
