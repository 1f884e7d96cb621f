/** Which schemas of requests a value may be checked against: those for which that takes little time, whatever they hold. */
import type { Json, JsonObject } from "./events.ts";

/** Most characters of a schema, with every reference replaced by what it refers to. */
const maxCharacters = 64 * 1024;

/** What cannot be used: regular expressions that choose members, and references that depend on how they are come to. */
const unusable = ["patternProperties", "$dynamicRef", "$recursiveRef"];

/**
 * What cannot be used together. A `pattern` is taken to match, which must not make a value wrong; an `$id` could give a
 * reference another meaning than it has here.
 */
const unusableTogether = [
  ["pattern", "not"],
  ["pattern", "oneOf"],
  ["pattern", "if"],
  ["pattern", "maxContains"],
  ["$ref", "$id"],
] as const;

/**
 * Refuses a schema against which a value could take much longer to check than both took to send. What is referred to is
 * checked at each reference, so a few references to references multiply.
 *
 * Names are not told from keywords, nor data from schemas: that can only refuse too much.
 *
 * @throws Error with why it is refused.
 */
export function refuseUnbounded(schema: JsonObject): void {
  const names = new Set<string>();
  const sizes = new Map<Json, number>();
  const sizeOf = (value: Json): number => {
    if (value === null || typeof value !== "object") return String(value).length;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    // Until its size is known: what comes back to it refers to itself.
    sizes.set(value, Number.POSITIVE_INFINITY);
    let size = 0;
    for (const [name, member] of Object.entries(value)) {
      names.add(name);
      size += name.length + sizeOf(member);
      if (name === "$ref" && typeof member === "string") size += sizeOf(referred(schema, member));
    }
    sizes.set(value, size);
    return size;
  };
  if (sizeOf(schema) > maxCharacters) throw new Error("it is too large, or refers to itself");
  for (const name of unusable) if (names.has(name)) throw new Error(`it has ${name}`);
  for (const [one, other] of unusableTogether)
    if (names.has(one) && names.has(other)) throw new Error(`it has both ${one} and ${other}`);
}

/** @throws Error unless the reference is a JSON Pointer to something in the schema (RFC 6901 section 6), without `%`. */
function referred(schema: Json, reference: string): Json {
  if (!/^#(\/[^%]*)?$/.test(reference)) throw new Error("it refers to something elsewhere");
  let value: Json | undefined = schema;
  for (const step of reference.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const hasMembers: boolean = value !== null && typeof value === "object" && Object.hasOwn(value, name);
    value = hasMembers ? (value as JsonObject)[name] : undefined;
    if (value === undefined) throw new Error("it refers to something that is not there");
  }
  return value;
}
