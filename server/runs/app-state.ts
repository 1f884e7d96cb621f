/** The app's own state, where a client sends one: the model sees it, and changes it by a tool. */

import { pointerStep } from "../json-pointer.ts";
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
    const patch = "patch" in change ? withoutTests(change.patch) : undefined;
    const reaches = (path = "") => componentsPath.test(path);
    if (patch?.some(({ path, from }) => reaches(path) || reaches(from))) throw notHere("/patch");
    const state = changedState(this.#state, change);
    if (Object.hasOwn(state, "components")) throw notHere(patch === undefined ? "/state" : "/patch");
    const isWhole = patch?.some(({ path, from }) => path === "" || from === "") ?? true;
    const delta = isWhole ? exchange(this.#state, state) : (patch ?? []);
    this.#state = state;
    if (delta.length > 0) run.write({ type: "engine.state_delta", delta, timestamp: run.now() });
  }
}

function notHere(pointer: string): Refusal {
  return Refusal.at(pointer, "the states of components are changed by their own tool");
}

/** A whole new state, member by member: readers hold those of components beside it, which stay. */
function exchange(before: JsonObject, after: JsonObject): JsonPatchOperation[] {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...gone.map((name) => ({ op: "remove" as const, path: pointerStep(name) })),
    ...Object.entries(after).map(([name, value]) => ({ op: "add" as const, path: pointerStep(name), value })),
  ];
}
