/** A change of a component's state, in the engine's form. */
import type { components } from "../../../generated/tambo/types.ts";
import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import { ProblemError } from "./problems.ts";

/**
 * Translates a validated request (T-152).
 *
 * @throws {ProblemError} `VALIDATION_ERROR` unless exactly one of `state` and `patch` is given.
 */
export function stateChange(body: components["schemas"]["UpdateComponentStateRequest"]): StateChange {
  const { state, patch } = body;
  if (state !== undefined && patch === undefined) return { state: state as JsonObject };
  if (patch !== undefined && state === undefined) return { patch: patch as JsonPatchOperation[] };
  const given = state === undefined ? "neither is given" : "both are given";
  throw ProblemError.of([{ pointer: "", detail: `must have exactly one of "state" and "patch"; ${given}` }]);
}
