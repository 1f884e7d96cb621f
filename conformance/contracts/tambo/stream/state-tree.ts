/** Component state, accumulated from `STATE_SNAPSHOT`, `STATE_DELTA` and `tambo.component.state_delta`. */
import type { Json } from "../../../runner/case.ts";
import { applyPatch, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";

/** The state of a component, if the received events define it. */
export type KnownState = { known: true; state: JsonObject | undefined } | { known: false };

/** Accumulates the state of all components in a thread. */
export class StateTree {
  /** A sentence about each change that could not be applied. */
  readonly patchErrors: string[] = [];
  #components: JsonObject = {};
  /** Components whose state is known even without a snapshot. */
  readonly #known = new Set<string>();
  readonly #isComplete: boolean;
  #hasSnapshot = false;
  #isUndefined = false;

  /**
   * @param isComplete True if the stream starts with the run's first event. It must then contain a snapshot
   * before any delta.
   */
  constructor(isComplete: boolean) {
    this.#isComplete = isComplete;
  }

  /** Adds a component without state. */
  addComponent(id: string): void {
    this.#known.add(id);
  }

  /** Applies `STATE_SNAPSHOT`, which replaces the state of all components. */
  applySnapshot(snapshot: Json | undefined): void {
    const components = getField(snapshot, "components");
    if (!isObject(components)) {
      this.patchErrors.push("a STATE_SNAPSHOT has no components");
      this.#isUndefined = true;
      return;
    }
    this.#components = structuredClone(components);
    this.#hasSnapshot = true;
  }

  /** Applies `STATE_DELTA`, which changes the state of all components (T-055). */
  applyDelta(delta: Json | undefined): void {
    if (!this.#hasSnapshot) {
      if (this.#isComplete) this.patchErrors.push("a STATE_DELTA precedes the first STATE_SNAPSHOT");
      this.#isUndefined = true;
      return;
    }
    const outside = (Array.isArray(delta) ? delta : [])
      .flatMap((operation) => [getString(operation, "path"), getString(operation, "from")])
      .find((path) => path !== undefined && !/^\/components\/./.test(path));
    if (outside !== undefined)
      this.patchErrors.push(`a STATE_DELTA has the path "${outside}", expected /components/{id}…`);
    const tree = this.#applyPatch({ components: this.#components }, delta, "a STATE_DELTA");
    const components = getField(tree, "components");
    if (isObject(components)) this.#components = components;
  }

  /** Applies `tambo.component.state_delta`, which changes the state of one component. */
  applyComponentDelta(id: string, delta: Json | undefined): void {
    const present = this.getState(id);
    if (!present.known && !replacesDocument(delta)) return;
    const what = `a tambo.component.state_delta of ${id}`;
    const state = this.#applyPatch((present.known ? present.state : undefined) ?? {}, delta, what);
    if (state === undefined) return;
    this.#known.add(id);
    this.#components = { ...this.#components, [id]: state };
  }

  /** Returns the state of a component, if the state is known. */
  getState(id: string): KnownState {
    if (this.#isUndefined || !(this.#hasSnapshot || this.#known.has(id))) return { known: false };
    const state = getField(this.#components, id);
    return { known: true, state: isObject(state) ? state : undefined };
  }

  #applyPatch(document: JsonObject, delta: Json | undefined, what: string): JsonObject | undefined {
    try {
      const result = applyPatch(document, delta);
      if (isObject(result)) return result;
      this.patchErrors.push(`${what} does not result in an object`);
    } catch (error) {
      this.patchErrors.push(`${what} does not apply: ${error instanceof Error ? error.message : error}`);
    }
    this.#isUndefined = true;
    return undefined;
  }
}

/**
 * Returns true if a patch starts by replacing the complete document. Such a patch can be applied without the
 * previous state.
 */
function replacesDocument(delta: Json | undefined): boolean {
  const first = Array.isArray(delta) ? delta[0] : undefined;
  return getString(first, "path") === "" && ["add", "replace"].includes(getString(first, "op") ?? "");
}
