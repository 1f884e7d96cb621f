import type { Handlers } from "../../../generated/tambo/handlers.ts";
import type { components } from "../../../generated/tambo/types.ts";
import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import { toKeyedRequest } from "../../engine/idempotency.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { TamboError } from "./errors.ts";
import { createMessageHandlers } from "./handle-messages.ts";
import { createRunHandlers } from "./handle-runs.ts";
import { createThreadHandlers } from "./handle-threads.ts";

/** The services that the operations use. */
export type TamboServices = Pick<ContractServices, "engine" | "store">;

/** Returns the handlers for the contract's operations. */
export function createTamboHandlers(services: TamboServices): Handlers<ProjectContext> {
  return {
    ...createRunHandlers(services),
    ...createThreadHandlers(services),
    ...createMessageHandlers(services),
    async getHealth() {
      return { status: 200, body: { status: "ok" } };
    },
    async updateComponentState({ path, headers, body, context, signal }) {
      const { threadId, componentId } = path;
      const { owner } = context;
      const request = [threadId, componentId, body];
      const retry = toKeyedRequest(owner, headers["Idempotency-Key"], "updateComponentState", request);
      const change = { ...toStateChange(body), ...(retry !== undefined && { retry }) };
      const state = await services.engine.changeComponentState(owner, threadId, componentId, change, signal);
      return { status: 200, body: { componentId, state } };
    },
  };
}

/**
 * Converts a change to a component's state (T-152).
 *
 * @throws {TamboError} `VALIDATION_ERROR` unless exactly one of `state` and `patch` is given.
 */
function toStateChange(body: components["schemas"]["UpdateComponentStateRequest"]): StateChange {
  const { state, patch } = body;
  if (state !== undefined && patch === undefined) return { state: state as JsonObject };
  if (patch !== undefined && state === undefined) return { patch: patch as JsonPatchOperation[] };
  const problem = state === undefined ? "neither was sent" : "both were sent";
  throw TamboError.forFields([
    { pointer: "", detail: `must have exactly one of "state" and "patch"; ${problem}` },
  ]);
}
