/** The parts of an untrusted schema, and the resources that references resolve to. */
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
/** Keywords whose value is a schema or a list of schemas. */
const applicators = new Set([
  "additionalItems",
  "additionalProperties",
  "allOf",
  "anyOf",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "oneOf",
  "prefixItems",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
]);
/** Keywords whose value is data. */
const dataKeywords = new Set(["const", "default", "enum", "examples"]);

/**
 * Maximum length of an absolute URI. Every reference is resolved against one, so resolving many references
 * against a long URI would take a long time.
 */
const maxUriLength = 1_000;

/** A schema with its own URI (JSON Schema 2020-12 Core, section 4.3.5). */
export interface SchemaResource {
  /** Without a fragment. */
  uri: string;
  root: JsonObject;
  anchors: Set<string>;
}

/** An object in a schema. */
export interface SchemaPart {
  content: JsonObject;
  /** Location in the schema. */
  pointer: string;
  /** False if an unknown keyword contains the part, so that it may be data. */
  isSchema: boolean;
  resource: SchemaResource;
}

/**
 * Lists the parts of a schema, except those in data.
 *
 * @param schema A schema that is valid against its meta-schema.
 */
export function listSchemaParts(schema: JsonObject): SchemaPart[] {
  const parts: SchemaPart[] = [];
  const visit = (
    content: Json | undefined,
    pointer: string,
    isSchema: boolean,
    parent: SchemaResource,
  ): void => {
    if (Array.isArray(content))
      for (const [index, item] of content.entries())
        visit(item, appendToPointer(pointer, index), isSchema, parent);
    if (!isObject(content)) return;
    const resource = findResource(content, parent);
    parts.push({ content, pointer, isSchema, resource });
    for (const [keyword, value] of Object.entries(content)) {
      const at = appendToPointer(pointer, keyword);
      if (schemaMaps.has(keyword) && isObject(value)) {
        for (const name in value) visit(value[name], appendToPointer(at, name), isSchema, resource);
      } else if (!dataKeywords.has(keyword)) {
        visit(value, at, isSchema && applicators.has(keyword), resource);
      }
    }
  };
  visit(schema, "", true, { uri: "schema:///", root: schema, anchors: new Set() });
  return parts;
}

/** Returns the resource that a part belongs to, and adds the part's anchors to it. */
function findResource(part: JsonObject, parent: SchemaResource): SchemaResource {
  const { $id, $anchor, $dynamicAnchor } = part;
  const [id, fragment] = typeof $id === "string" ? splitReference($id) : [];
  const uri = id ? resolveUri(id, parent.uri) : undefined;
  const resource = uri === undefined ? parent : { uri, root: part, anchors: new Set<string>() };
  // In draft-07, `$id` also defines anchors.
  for (const anchor of [$anchor, $dynamicAnchor, fragment])
    if (typeof anchor === "string") resource.anchors.add(anchor);
  return resource;
}

/** Splits a URI reference into the part before `#` and the fragment. */
export function splitReference(reference: string): [uri: string, fragment?: string] {
  const index = reference.indexOf("#");
  return index < 0 ? [reference] : [reference.slice(0, index), reference.slice(index + 1)];
}

/**
 * Resolves a URI reference that has no fragment. Returns `undefined` if it is invalid, or if the resulting URI is
 * too long.
 */
export function resolveUri(reference: string, base: string): string | undefined {
  if (reference === "") return base;
  const uri = reference.length > maxUriLength ? undefined : URL.parse(reference, base)?.href;
  return uri === undefined || uri.length > maxUriLength ? undefined : uri;
}
