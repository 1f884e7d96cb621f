import type { Handlers } from "../../../generated/tambo/handlers.ts";
import type { components } from "../../../generated/tambo/types.ts";
import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import { toKeyedRequest } from "../../engine/idempotency.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { messageHandlers } from "./handle-messages.ts";
import { runHandlers } from "./handle-runs.ts";
import { threadHandlers } from "./handle-threads.ts";
import { ProblemError } from "./problems.ts";

/** The services that the operations use. */
export type TamboServices = Pick<ContractServices, "engine" | "store">;

/** Returns the handlers of the operations. */
export function tamboHandlers(services: TamboServices): Handlers<ProjectContext> {
  return {
    ...runHandlers(services),
    ...threadHandlers(services),
    ...messageHandlers(services),
    async getHealth() {
      return { status: 200, body: { status: "ok" } };
    },
    async updateComponentState({ path, headers, body, context, signal }) {
      const { threadId, componentId } = path;
      const { projectId } = context;
      const request = [threadId, componentId, body];
      const retry = toKeyedRequest(projectId, headers["Idempotency-Key"], "updateComponentState", request);
      const change = { ...stateChange(body), ...(retry !== undefined && { retry }) };
      const state = await services.engine.changeState(projectId, threadId, componentId, change, signal);
      return { status: 200, body: { componentId, state } };
    },
  };
}

/**
 * Converts a change of a component's state (T-152).
 *
 * @throws {ProblemError} `VALIDATION_ERROR` unless exactly one of `state` and `patch` is given.
 */
function stateChange(body: components["schemas"]["UpdateComponentStateRequest"]): StateChange {
  const { state, patch } = body;
  if (state !== undefined && patch === undefined) return { state: state as JsonObject };
  if (patch !== undefined && state === undefined) return { patch: patch as JsonPatchOperation[] };
  const given = state === undefined ? "neither is given" : "both are given";
  throw ProblemError.of([{ pointer: "", detail: `must have exactly one of "state" and "patch"; ${given}` }]);
}
