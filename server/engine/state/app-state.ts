/** The app's own state, where a client sends one: the model sees it, and changes it by a tool. */

import { RequestRejectedError } from "../../core/errors.ts";
import type { JsonObject, JsonPatchOperation, RunEvent } from "../../core/events.ts";
import { pointerStep } from "../../core/json/pointer.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import type { RunWriter } from "../log/run-writer.ts";
import { changeState } from "./component-state.ts";
import { JsonDocument } from "./json-document.ts";
import { withoutTests } from "./json-patch.ts";
import { ChangeBudget } from "./state-limits.ts";

/** The tool's description. */
export const appStateToolDescription = "Change the state of the app";

/** The tool's input. */
export const appStateToolSchema: JsonObject = {
  type: "object",
  properties: {
    patch: {
      type: "array",
      description: "JSON Patch (RFC 6902) operations on the state",
      items: { type: "object" },
    },
    state: { type: "object", description: "The new state, whole." },
  },
};

/** Components have a tool of their own for their states. */
const componentsPath = /^\/components(\/|$)/;

/** State of the app during a run. */
export class AppState {
  readonly #state: JsonDocument;
  readonly #budget: ChangeBudget;

  /** @param state As the run's request has it. @param budget Of the run. */
  constructor(state: JsonObject, budget = new ChangeBudget()) {
    this.#state = new JsonDocument(state);
    this.#budget = budget;
  }

  /** The present state. It never changes: a later change makes another one. */
  get state(): JsonObject {
    return this.#state.value as JsonObject;
  }

  /** Takes up the changes that a log holds. */
  replay(events: Iterable<RunEvent>): void {
    for (const event of events) {
      if (event.type !== "engine.state_delta") continue;
      for (const operation of event.delta) this.#state.apply(operation);
    }
  }

  /**
   * Changes the state, and tells so.
   *
   * @throws {RequestRejectedError} when the change cannot be made; nothing is changed then.
   */
  change(run: RunWriter, change: StateChange): void {
    const patch = "patch" in change ? withoutTests(change.patch) : undefined;
    const reaches = (path = "") => componentsPath.test(path);
    if (patch?.some(({ path, from }) => reaches(path) || reaches(from))) throw notHere("/patch");
    const isWhole = patch?.some(({ path, from }) => path === "" || from === "") ?? true;
    const before = isWhole ? this.state : {};
    this.#state.transact(() => {
      changeState(this.#state, change, this.#budget);
      if (Object.hasOwn(this.#state.current as JsonObject, "components"))
        throw notHere(patch === undefined ? "/state" : "/patch");
    });
    const delta = isWhole ? exchange(before, this.state) : (patch ?? []);
    if (delta.length > 0) run.write({ type: "engine.state_delta", delta, timestamp: run.now() });
  }
}

function notHere(pointer: string): RequestRejectedError {
  return RequestRejectedError.at(pointer, "the states of components are changed by their own tool");
}

/** A whole new state, member by member: readers hold those of components beside it, which stay. */
function exchange(before: JsonObject, after: JsonObject): JsonPatchOperation[] {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...gone.map((name) => ({ op: "remove" as const, path: pointerStep(name) })),
    ...Object.entries(after).map(([name, value]) => ({ op: "add" as const, path: pointerStep(name), value })),
  ];
}
