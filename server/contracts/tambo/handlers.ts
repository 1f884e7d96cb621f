/** The Tambo contract's operations, on the engine. */
import type { Handlers } from "../../../generated/tambo/handlers.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { keyed } from "../idempotency.ts";
import { messageHandlers } from "./handle-messages.ts";
import { runHandlers } from "./handle-runs.ts";
import { threadHandlers } from "./handle-threads.ts";
import { stateChange } from "./state-input.ts";

/** The parts of the server that the operations use. */
export type TamboServices = Pick<ContractServices, "engine" | "store">;

/** Returns the handler of every operation. */
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
      const retry = keyed(projectId, headers["Idempotency-Key"], "updateComponentState", request);
      const change = { ...stateChange(body), ...(retry !== undefined && { retry }) };
      const state = await services.engine.changeState(projectId, threadId, componentId, change, signal);
      return { status: 200, body: { componentId, state } };
    },
  };
}
