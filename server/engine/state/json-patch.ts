/** JSON Patch (RFC 6902) for states. A patch is applied either completely or not at all. */

import { RequestRejectedError } from "../../core/errors.ts";
import type { JsonPatchOperation } from "../../core/events.ts";
import type { JsonDocument } from "./json-document.ts";
import { isContainer, PatchError } from "./json-path.ts";
import { type ChangeBudget, maxPatchOperations, PatchLimit } from "./state-limits.ts";

/**
 * Applies a patch to a state and enforces the limits for states.
 *
 * @param state The state. It remains unchanged if the patch is rejected.
 * @param patch The operations, in order. Their values become part of the state.
 * @param pointer Pointer to the patch in the request, used in errors.
 * @param budget The change budget of the run that makes the change.
 * @throws {RequestRejectedError} `INVALID_JSON_PATCH` if an operation does not apply, or if the resulting
 * state is not an object or is too large.
 */
export function patchState(
  state: JsonDocument,
  patch: readonly JsonPatchOperation[],
  pointer: string,
  budget?: ChangeBudget,
): void {
  if (patch.length > maxPatchOperations)
    throw createRejection(pointer, `a patch must not have more than ${maxPatchOperations} operations`);
  const limit = new PatchLimit(budget);
  state.transact(() => {
    for (const [index, operation] of patch.entries()) {
      try {
        const before = state.size;
        limit.check(state, before, state.apply(operation));
      } catch (error) {
        if (error instanceof PatchError) throw createRejection(`${pointer}/${index}`, error.message);
        throw error;
      }
    }
    if (!isContainer(state.current) || Array.isArray(state.current))
      throw createRejection(pointer, "the state would no longer be an object");
  });
}

function createRejection(pointer: string, reason: string): RequestRejectedError {
  return RequestRejectedError.at(pointer, reason, "INVALID_JSON_PATCH");
}

/**
 * Returns the operations to send to readers. `test` operations are left out, because they change nothing and
 * are never sent (TX-13).
 */
export function removeTests(patch: readonly JsonPatchOperation[]): JsonPatchOperation[] {
  return patch.filter(({ op }) => op !== "test");
}

/** Adds a prefix to the paths of operations, for a tree that contains the state at `prefix`. */
export function prefixPaths(prefix: string, patch: readonly JsonPatchOperation[]): JsonPatchOperation[] {
  return patch.map((operation) => ({
    ...operation,
    path: prefix + operation.path,
    ...(operation.from !== undefined && { from: prefix + operation.from }),
  }));
}

/** Returns the operations at or below a prefix, with paths relative to it. The inverse of {@link prefixPaths}. */
export function selectPaths(prefix: string, patch: readonly JsonPatchOperation[]): JsonPatchOperation[] {
  return patch
    .filter(({ path }) => path === prefix || path.startsWith(`${prefix}/`))
    .map(({ path, from, ...operation }) => ({
      ...operation,
      path: path.slice(prefix.length),
      ...(from !== undefined && { from: from.slice(prefix.length) }),
    }));
}
