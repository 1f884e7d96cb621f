/** A state that many small changes are made to, and that is seldom asked for. */
import jsonpatch, { type Operation } from "fast-json-patch";
import type { JsonObject, JsonPatchOperation } from "../../runs/events.ts";

export class PatchedState {
  #base: JsonObject;
  /** Operations that are not made yet: a copy of the whole state for each of them would cost too much. */
  #waiting: JsonPatchOperation[] = [];

  /** @param state The state to begin with; left as it is. */
  constructor(state: JsonObject) {
    this.#base = state;
  }

  /** The state now. @throws Error when a change does not apply. */
  get value(): JsonObject {
    if (this.#waiting.length === 0) return this.#base;
    // The engine has checked the size of every change when it was made; in all they may be larger than one may be.
    const [state, operations] = structuredClone([this.#base, this.#waiting] as const);
    this.#waiting = [];
    this.#base = jsonpatch.applyPatch(state, operations as Operation[], false, true, true).newDocument;
    return this.#base;
  }

  /** Puts another state in its place; left as it is. */
  replace(state: JsonObject): void {
    this.#base = state;
    this.#waiting = [];
  }

  /**
   * Makes a change that applies.
   *
   * @param delta The operations, in order; left as they are. A `replace` may put a member where there is none.
   */
  patch(delta: readonly JsonPatchOperation[]): void {
    for (const operation of delta) this.#waiting.push(operation);
  }
}
