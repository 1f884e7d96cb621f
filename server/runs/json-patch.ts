/** JSON Patch (RFC 6902) on the state of components: all operations apply, or none. */
import jsonpatch, { type Operation } from "fast-json-patch";
import type { Json, JsonObject, JsonPatchOperation } from "./events.ts";
import { Refusal } from "./refusal.ts";
import { GrowthLimit } from "./state-limits.ts";

/**
 * Applies a patch to a copy of a state.
 *
 * @param state The present state; left as it is.
 * @param patch The operations, in order.
 * @param pointer Where the patch stands in the request, for refusals.
 * @returns The new state.
 * @throws {Refusal} `INVALID_JSON_PATCH` when an operation does not apply, or the result is not an object, or too large.
 */
export function applyPatch(
  state: JsonObject,
  patch: readonly JsonPatchOperation[],
  pointer: string,
): JsonObject {
  let document: Json = structuredClone(state);
  const growth = new GrowthLimit(state);
  for (const [index, operation] of patch.entries()) {
    const refusal = growth.refusal(document, operation);
    if (refusal !== undefined) throw Refusal.at(`${pointer}/${index}`, refusal, "INVALID_JSON_PATCH");
    try {
      document = jsonpatch.applyOperation(
        document,
        structuredClone(operation) as Operation,
        true,
        true,
        true,
        index,
      ).newDocument as Json;
    } catch (error) {
      throw Refusal.at(
        `${pointer}/${index}`,
        `the operation does not apply: ${reason(error)}`,
        "INVALID_JSON_PATCH",
      );
    }
    if (document === undefined) document = null;
  }
  if (document === null || typeof document !== "object" || Array.isArray(document)) {
    throw Refusal.at(pointer, "the state would not be an object any more", "INVALID_JSON_PATCH");
  }
  return document;
}

/** The library's messages go on with a dump of the document: the first line says it all. */
function reason(error: unknown): string {
  const [line] = String(error instanceof Error ? error.message : error).split("\n");
  return line ?? "unknown";
}

/** The operations that readers must apply: `test` changes nothing, and is never sent (TX-13). */
export function withoutTests(patch: readonly JsonPatchOperation[]): JsonPatchOperation[] {
  return patch.filter(({ op }) => op !== "test");
}

/** The same operations on a tree in which the state is a member at `prefix`. */
export function under(prefix: string, patch: readonly JsonPatchOperation[]): JsonPatchOperation[] {
  return patch.map((operation) => ({
    ...operation,
    path: prefix + operation.path,
    ...(operation.from !== undefined && { from: prefix + operation.from }),
  }));
}

/** One step of a JSON Pointer (RFC 6901 section 3). */
export function pointerStep(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
