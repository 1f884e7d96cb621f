/** The Tambo contract's operations, on the engine. */
import type { Handlers } from "../../../generated/tambo/handlers.ts";
import type { Engine } from "../../runs/engine.ts";
import type { Store } from "../../store/store.ts";
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
    async updateComponentState({ path, body, context }) {
      const { threadId, componentId } = path;
      const state = await backend.engine.changeState(
        context.projectId,
        threadId,
        componentId,
        stateChange(body),
      );
      return { status: 200, body: { componentId, state } };
    },
  };
}
