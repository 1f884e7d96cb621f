/** The Tambo contract's operations, on the engine. */
import type { Handlers } from "../../../generated/tambo/handlers.ts";
import type { Store } from "../../core/ports/store.ts";
import type { Engine } from "../../engine/engine.ts";
import { keyed } from "../idempotency.ts";
import { messageHandlers } from "./handle-messages.ts";
import { runHandlers } from "./handle-runs.ts";
import { threadHandlers } from "./handle-threads.ts";
import { stateChange } from "./state-input.ts";

/** What every request of an operation comes with. */
export interface TamboContext {
  /** The project of the request's API key. */
  projectId: string;
}

/** What the operations work on. */
export interface TamboBackend {
  engine: Engine;
  store: Store;
}

/** Every operation of the contract. */
export function tamboHandlers(backend: TamboBackend): Handlers<TamboContext> {
  return {
    ...runHandlers(backend),
    ...threadHandlers(backend),
    ...messageHandlers(backend),
    async getHealth() {
      return { status: 200, body: { status: "ok" } };
    },
    async updateComponentState({ path, headers, body, context, signal }) {
      const { threadId, componentId } = path;
      const { projectId } = context;
      const request = [threadId, componentId, body];
      const retry = keyed(projectId, headers["Idempotency-Key"], "updateComponentState", request);
      const change = { ...stateChange(body), ...(retry !== undefined && { retry }) };
      const state = await backend.engine.changeState(projectId, threadId, componentId, change, signal);
      return { status: 200, body: { componentId, state } };
    },
  };
}
