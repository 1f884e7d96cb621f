/** Finds references that leave a schema. */
import type { ValidationIssue } from "../errors.ts";
import type { Json, JsonObject } from "../events.ts";
import { isObject } from "../json/object.ts";
import { appendToPointer } from "../json/pointer.ts";

/** Keywords whose value is an object with a schema in each field. */
const schemaMaps = new Set([
  "$defs",
  "definitions",
  "dependencies",
  "dependentSchemas",
  "patternProperties",
  "properties",
]);
/** Keywords whose value is data. */
const dataKeywords = new Set(["const", "default", "enum", "examples"]);

interface Reference {
  target: string;
  pointer: string;
}

/**
 * Finds the first `$ref` or `$dynamicRef` that refers neither to a JSON Pointer or anchor in the schema nor to
 * the `$id` of one of its parts.
 *
 * @param schema A schema that is valid against its meta-schema.
 */
export function findForeignReference(schema: JsonObject): ValidationIssue | undefined {
  const references: Reference[] = [];
  const ids = new Set<string | undefined>();
  const base = typeof schema.$id === "string" ? schema.$id : "";
  const visit = (part: Json | undefined, pointer: string): void => {
    if (Array.isArray(part)) {
      for (const [index, item] of part.entries()) visit(item, appendToPointer(pointer, index));
    }
    if (!isObject(part)) return;
    if (typeof part.$id === "string") ids.add(resolveUri(part.$id, base));
    for (const [keyword, value] of Object.entries(part)) {
      const at = appendToPointer(pointer, keyword);
      const isReference = keyword === "$ref" || keyword === "$dynamicRef";
      if (isReference && typeof value === "string") references.push({ target: value, pointer: at });
      else if (schemaMaps.has(keyword) && isObject(value)) {
        for (const name in value) visit(value[name], appendToPointer(at, name));
      } else if (!dataKeywords.has(keyword)) visit(value, at);
    }
  };
  visit(schema, "");
  const foreign = references.find(
    ({ target }) => !target.startsWith("#") && !ids.has(resolveUri(target, base) ?? ""),
  );
  if (foreign === undefined) return undefined;
  const detail = 'must refer to a part of the same schema, such as "#/$defs/Name"';
  return { pointer: foreign.pointer, detail };
}

/** Resolves a URI reference, without its fragment. Returns `undefined` if it is not a URI reference. */
function resolveUri(reference: string, base: string): string | undefined {
  const root = URL.canParse(base) ? base : "schema:///";
  if (!URL.canParse(reference, root)) return undefined;
  const url = new URL(reference, root);
  url.hash = "";
  return url.href;
}
