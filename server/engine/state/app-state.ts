/**
 * The application's state, if the client sent one. The model receives the state and changes it with a tool.
 */

import { RequestRejectedError } from "../../core/errors.ts";
import type { JsonObject, JsonPatchOperation, RunEvent } from "../../core/events.ts";
import { toPointerToken } from "../../core/json/pointer.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import type { RunWriter } from "../log/run-writer.ts";
import { applyStateChange } from "./component-state.ts";
import { JsonDocument } from "./json-document.ts";
import { removeTests } from "./json-patch.ts";
import { ChangeBudget } from "./state-limits.ts";

/** The tool's description. */
export const appStateToolDescription = "Change the state of the app";

/** The tool's input schema. */
export const appStateToolSchema: JsonObject = {
  type: "object",
  properties: {
    patch: {
      type: "array",
      description: "JSON Patch (RFC 6902) operations on the state",
      items: { type: "object" },
    },
    state: { type: "object", description: "The complete new state." },
  },
};

/** Matches paths to component states, which are changed with a separate tool. */
const componentsPath = /^\/components(\/|$)/;

/** The application's state during a run. */
export class AppState {
  readonly #state: JsonDocument;
  readonly #budget: ChangeBudget;

  /**
   * @param state The state sent with the run's request.
   * @param budget The run's change budget.
   */
  constructor(state: JsonObject, budget = new ChangeBudget()) {
    this.#state = new JsonDocument(state);
    this.#budget = budget;
  }

  /** The current state. It is immutable, so a later change creates a new object. */
  get state(): JsonObject {
    return this.#state.value as JsonObject;
  }

  /** Applies the state changes recorded in a log. */
  replay(events: Iterable<RunEvent>): void {
    for (const event of events) {
      if (event.type !== "engine.state_delta") continue;
      for (const operation of event.delta) this.#state.apply(operation);
    }
  }

  /**
   * Changes the state and writes an event.
   *
   * @throws {RequestRejectedError} if the change cannot be made. Nothing is changed.
   */
  change(run: RunWriter, change: StateChange): void {
    const patch = "patch" in change ? removeTests(change.patch) : undefined;
    const isInComponents = (path = "") => componentsPath.test(path);
    if (patch?.some(({ path, from }) => isInComponents(path) || isInComponents(from)))
      throw createComponentsError("/patch");
    const replacesRoot = patch?.some(({ path, from }) => path === "" || from === "") ?? true;
    const before = replacesRoot ? this.state : {};
    this.#state.transact(() => {
      applyStateChange(this.#state, change, this.#budget);
      if (Object.hasOwn(this.#state.current as JsonObject, "components"))
        throw createComponentsError(patch === undefined ? "/state" : "/patch");
    });
    const delta = replacesRoot ? replaceKeys(before, this.state) : (patch ?? []);
    if (delta.length > 0) run.write({ type: "engine.state_delta", delta, timestamp: run.now() });
  }
}

function createComponentsError(pointer: string): RequestRejectedError {
  return RequestRejectedError.at(pointer, "component states must be changed with their own tool");
}

/**
 * Returns operations that replace the state key by key. The root is not replaced, because the state that readers
 * see also contains the component states, which must be preserved.
 */
function replaceKeys(before: JsonObject, after: JsonObject): JsonPatchOperation[] {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...removed.map((name) => ({ op: "remove" as const, path: toPointerToken(name) })),
    ...Object.entries(after).map(([name, value]) => ({
      op: "add" as const,
      path: toPointerToken(name),
      value,
    })),
  ];
}
