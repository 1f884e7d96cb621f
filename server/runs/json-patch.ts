/** JSON Patch (RFC 6902) on the state of components: all operations apply, or none. */
import jsonpatch, { type Operation } from "fast-json-patch";
import { namesOf } from "../json-pointer.ts";
import type { Json, JsonObject, JsonPatchOperation } from "./events.ts";
import { indexRefusal, memberOf } from "./list-index.ts";
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
    const refusal =
      intoItself(operation) ??
      nothingThere(document, operation) ??
      indexRefusal(document, operation) ??
      growth.refusal(document, operation);
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

/** Sentences for the errors of the library, by their names; its own messages go on with a dump of the document. */
const reasons: Record<string, string> = {
  OPERATION_PATH_CANNOT_ADD: "there is nothing at the path's parent to add to",
  OPERATION_PATH_UNRESOLVABLE: "there is nothing at the path",
  OPERATION_FROM_UNRESOLVABLE: "there is nothing at from",
  OPERATION_PATH_ILLEGAL_ARRAY_INDEX:
    "the path's last step is not an index of the list: a number without leading zeros, or -",
  OPERATION_VALUE_OUT_OF_BOUNDS: "the index is beyond the end of the list",
  TEST_OPERATION_FAILED: "the value there is another one",
};

/** Why an operation does not apply, for people. */
function reason(error: unknown): string {
  if (error instanceof TypeError)
    return "its path leads through a value that has no members, or through __proto__";
  return reasons[error instanceof Error ? error.name : ""] ?? "it is not a valid operation here";
}

/** The library would take what every object of JavaScript has, such as `toString`, for members of the document. */
function nothingThere(document: Json, { op, path, from }: JsonPatchOperation): string | undefined {
  if (op === "add") return undefined;
  const isThere = (pointer = "") =>
    namesOf(pointer).reduce<Json | undefined>(memberOf, document) !== undefined;
  if (op === "copy" || op === "move")
    return isThere(from) ? undefined : "the operation does not apply: there is nothing at from";
  return isThere(path) ? undefined : "the operation does not apply: there is nothing at the path";
}

/** RFC 6902 section 4.4: a value cannot be moved into one of its own members. */
function intoItself({ op, from, path }: JsonPatchOperation): string | undefined {
  return op === "move" && path.startsWith(`${from}/`) ? "a value cannot be moved into itself" : undefined;
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
