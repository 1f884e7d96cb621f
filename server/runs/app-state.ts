/** The app's own state, where a client sends one: the model sees it, and changes it by a tool. */
import { changedState, type StateChange } from "./component-state.ts";
import type { JsonObject, JsonPatchOperation, RunEvent } from "./events.ts";
import { applyPatch, withoutTests } from "./json-patch.ts";
import type { LiveRun } from "./live-run.ts";
import { Refusal } from "./refusal.ts";

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
  #state: JsonObject;

  /** @param state As the run's request has it. */
  constructor(state: JsonObject) {
    this.#state = state;
  }

  get state(): JsonObject {
    return this.#state;
  }

  /** Takes up the changes that a log holds. */
  replay(events: Iterable<RunEvent>): void {
    for (const event of events) {
      if (event.type === "engine.state_delta") this.#state = applyPatch(this.#state, event.delta, "/delta");
    }
  }

  /**
   * Changes the state, and tells so.
   *
   * @throws {Refusal} when the change cannot be made; nothing is changed then.
   */
  change(run: LiveRun, change: StateChange): void {
    const delta: JsonPatchOperation[] =
      "patch" in change ? withoutTests(change.patch) : [{ op: "replace", path: "", value: change.state }];
    if (delta.some(({ path, from = "" }) => componentsPath.test(path) || componentsPath.test(from)))
      throw Refusal.at("/patch", "the states of components are changed by their own tool");
    this.#state = changedState(this.#state, change);
    if (delta.length > 0) run.write({ type: "engine.state_delta", delta, timestamp: run.now() });
  }
}
