/** Finds references that do not lead to a part of the same schema. */
import type { ValidationIssue } from "../errors.ts";
import type { Json, JsonObject } from "../events.ts";
import { isObject } from "../json/object.ts";
import { appendToPointer, parsePointer } from "../json/pointer.ts";
import { resolveUri, type SchemaPart, type SchemaResource, splitReference } from "./schema-parts.ts";

/**
 * Finds the first `$ref` or `$dynamicRef` that refers to another document, or to a part that the schema does
 * not have. The second is found only in places that contain a schema.
 *
 * @param parts The parts of a schema.
 */
export function findReferenceIssue(parts: readonly SchemaPart[]): ValidationIssue | undefined {
  const resources = new Map(parts.map(({ resource }) => [resource.uri, resource]));
  for (const { content, pointer, isSchema, resource } of parts)
    for (const keyword of ["$ref", "$dynamicRef"]) {
      const reference = content[keyword];
      if (typeof reference !== "string") continue;
      const at = appendToPointer(pointer, keyword);
      const [uri, fragment = ""] = splitReference(reference);
      const target = resources.get(resolveUri(uri, resource.uri) ?? "");
      if (target === undefined)
        return { pointer: at, detail: 'must refer to a part of the same schema, such as "#/$defs/Name"' };
      if (isSchema && !hasSchemaAt(target, fragment))
        return { pointer: at, detail: "must refer to a part that the schema has" };
    }
  return undefined;
}

/** Returns true if a resource has a schema at the location or anchor that a fragment names. */
function hasSchemaAt({ root, anchors }: SchemaResource, fragment: string): boolean {
  const name = decode(fragment);
  if (name === undefined || !/^(\/|$)/.test(name)) return name !== undefined && anchors.has(name);
  let part: Json | undefined = root;
  for (const token of parsePointer(name)) {
    if (part === null || typeof part !== "object" || !Object.hasOwn(part, token)) return false;
    part = (part as JsonObject)[token];
  }
  return isObject(part) || typeof part === "boolean";
}

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
