/** State of components as a stream tells it: `STATE_SNAPSHOT`, `STATE_DELTA`, `tambo.component.state_delta`. */
import type { Json } from "../../../runner/case.ts";
import { applyPatch, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";

/** What is known of a component's state. */
export type KnownState = { known: true; state: JsonObject | undefined } | { known: false };

/** Follows the state of all components of a thread. */
export class StateTree {
  /** What cannot be followed, a sentence each. */
  readonly faults: string[] = [];
  #components: JsonObject = {};
  /** Components whose state is known without a snapshot. */
  readonly #known = new Set<string>();
  readonly #whole: boolean;
  #snapshot = false;
  #lost = false;

  /** @param whole Whether the stream is followed from its beginning, so that it must have brought a snapshot first. */
  constructor(whole: boolean) {
    this.#whole = whole;
  }

  /** A component begins: it has no state yet. */
  begin(id: string): void {
    this.#known.add(id);
  }

  /** `STATE_SNAPSHOT`: the state of every component. */
  replace(snapshot: Json | undefined): void {
    const components = getField(snapshot, "components");
    if (!isObject(components)) {
      this.faults.push("a STATE_SNAPSHOT has no components");
      this.#lost = true;
      return;
    }
    this.#components = structuredClone(components);
    this.#snapshot = true;
  }

  /** `STATE_DELTA`: operations on the whole tree (T-055). */
  change(delta: Json | undefined): void {
    if (!this.#snapshot) {
      if (this.#whole) this.faults.push("a STATE_DELTA comes before any STATE_SNAPSHOT");
      this.#lost = true;
      return;
    }
    const outside = (Array.isArray(delta) ? delta : [])
      .flatMap((operation) => [getString(operation, "path"), getString(operation, "from")])
      .find((path) => path !== undefined && !/^\/components\/./.test(path));
    if (outside !== undefined)
      this.faults.push(`a STATE_DELTA has the path "${outside}", not /components/{id}…`);
    const tree = this.#patched({ components: this.#components }, delta, "a STATE_DELTA");
    const components = getField(tree, "components");
    if (isObject(components)) this.#components = components;
  }

  /** `tambo.component.state_delta`: operations on one component's state. */
  changeOne(id: string, delta: Json | undefined): void {
    const present = this.of(id);
    if (!present.known && !replacesAll(delta)) return;
    const what = `a tambo.component.state_delta of ${id}`;
    const state = this.#patched((present.known ? present.state : undefined) ?? {}, delta, what);
    if (state === undefined) return;
    this.#known.add(id);
    this.#components = { ...this.#components, [id]: state };
  }

  /** What is known of a component. */
  of(id: string): KnownState {
    if (this.#lost || !(this.#snapshot || this.#known.has(id))) return { known: false };
    const state = getField(this.#components, id);
    return { known: true, state: isObject(state) ? state : undefined };
  }

  #patched(document: JsonObject, delta: Json | undefined, what: string): JsonObject | undefined {
    try {
      const result = applyPatch(document, delta);
      if (isObject(result)) return result;
      this.faults.push(`${what} leaves no object`);
    } catch (error) {
      this.faults.push(`${what} does not apply: ${error instanceof Error ? error.message : error}`);
    }
    this.#lost = true;
    return undefined;
  }
}

/** A patch that begins by setting the whole document needs no state before it. */
function replacesAll(delta: Json | undefined): boolean {
  const first = Array.isArray(delta) ? delta[0] : undefined;
  return getString(first, "path") === "" && ["add", "replace"].includes(getString(first, "op") ?? "");
}
