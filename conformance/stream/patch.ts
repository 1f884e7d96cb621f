/** JSON Patch (RFC 6902), as streams bring changes of state. */
import jsonpatch, { type Operation } from "fast-json-patch";
import type { Json } from "../runner/case.ts";

/**
 * A document with a patch applied; the document itself stays as it is.
 *
 * @throws Error with one line that says why the patch does not apply.
 */
export function patched(document: Json, delta: Json | undefined): Json {
  try {
    // The library bans keys by which a patch could reach prototypes, and keeps the first document as it is.
    const operations = structuredClone(delta) as unknown as Operation[];
    return jsonpatch.applyPatch<Json>(document, operations, true, false).newDocument;
  } catch (error) {
    // The rest of the library's messages is a dump of the document.
    throw new Error(String(error instanceof Error ? error.message : error).split("\n", 1)[0]);
  }
}
