/**
 * State of components while a run is going on. Each change is announced exactly once: a change by the run as
 * `STATE_SNAPSHOT` or `STATE_DELTA`, one by a client as `tambo.component.state_delta`.
 */

import { pointerStep } from "../json-pointer.ts";
import { keyReused } from "../limits/once.ts";
import type { KeyedRequest } from "../store/idempotency.ts";
import type { JsonObject, JsonPatchOperation } from "./events.ts";
import { applyPatch, under, withoutTests } from "./json-patch.ts";
import type { LiveRun } from "./live-run.ts";
import { Refusal } from "./refusal.ts";
import { depthOf, maxStateDepth, maxStateSize, sizeOf, tooDeep, tooLarge } from "./state-limits.ts";
import type { Component, Transcript } from "./transcript.ts";

/** A change of a component's state: full replacement, or a patch; once for the key of its request, if it has one. */
export type StateChange = ({ state: JsonObject } | { patch: JsonPatchOperation[] }) & {
  retry?: KeyedRequest;
};

/**
 * Reads a change that a model asks for.
 *
 * @param state The new state, or anything else.
 * @param patch The operations, or anything else; they win over `state`.
 * @throws Error that tells the model what to send.
 */
export function readStateChange(state: unknown, patch: unknown): StateChange {
  if (Array.isArray(patch)) return { patch: patch as JsonPatchOperation[] };
  if (state !== null && typeof state === "object" && !Array.isArray(state))
    return { state: state as { [key: string]: never } };
  throw new Error('"state" must be an object, or "patch" a list of operations');
}

/**
 * The state after a change.
 *
 * @throws {Refusal} `INVALID_JSON_PATCH` when the patch does not apply, its mistakes pointing under `/patch`;
 *   `VALIDATION_ERROR` when a new state is too large or too deep.
 */
export function changedState(present: JsonObject | undefined, change: StateChange): JsonObject {
  if ("patch" in change) return applyPatch(present ?? {}, change.patch, "/patch");
  const { state } = change;
  if (sizeOf(state) > maxStateSize) throw Refusal.at("/state", tooLarge);
  if (depthOf(state) > maxStateDepth) throw Refusal.at("/state", tooDeep);
  return state;
}

export class ComponentStates {
  readonly #run: LiveRun;
  readonly #transcript: Transcript;
  /** Whether this run's readers have the whole state as it is, so that deltas can follow. */
  #snapshotSent = false;
  /** What requests with keys have made of states during this run: two with one key may come before either is durable. */
  readonly #answered = new Map<string, { digest: string; state: JsonObject }>();

  /** @param run Where changes are announced. @param transcript Where states are kept. */
  constructor(run: LiveRun, transcript: Transcript) {
    this.#run = run;
    this.#transcript = transcript;
  }

  /**
   * A change by the run itself. If a client changes the component during the check, the change is made to the new state.
   *
   * @param check Rejects when a component of this name may not have this state.
   * @throws {Refusal} as {@link changedState} does, and for an unknown component; and what `check` throws.
   */
  async changeByRun(
    componentId: string,
    change: StateChange,
    check: (componentName: string, state: JsonObject) => Promise<void>,
  ): Promise<void> {
    const component = this.#component(componentId);
    let before: JsonObject | undefined;
    let state: JsonObject;
    do {
      before = component.state;
      state = changedState(before, change);
      await check(component.name, state);
    } while (component.state !== before);
    this.#keep(component, state);
    if (!this.#snapshotSent) {
      this.#snapshotSent = true;
      const snapshot = { components: { ...this.#transcript.states() } };
      this.#run.write({ type: "STATE_SNAPSHOT", snapshot, timestamp: this.#run.now() });
    } else {
      const prefix = `/components${pointerStep(componentId)}`;
      const delta: JsonPatchOperation[] =
        "patch" in change && before !== undefined
          ? under(prefix, withoutTests(change.patch))
          : [{ op: before === undefined ? "add" : "replace", path: prefix, value: state }];
      this.#run.write({ type: "STATE_DELTA", delta, timestamp: this.#run.now() });
    }
    this.#store(component);
  }

  /** A change by a client. @returns The new state. @throws {Refusal} as {@link changeByRun} does. */
  changeByClient(componentId: string, change: StateChange): JsonObject {
    const { retry } = change;
    const answered = retry && this.#answered.get(retry.key);
    if (answered !== undefined && answered.digest !== retry?.digest) throw keyReused();
    if (answered !== undefined) return answered.state;
    const component = this.#component(componentId);
    const state = changedState(component.state, change);
    const delta: JsonPatchOperation[] =
      "patch" in change && component.state !== undefined
        ? withoutTests(change.patch)
        : [{ op: "replace", path: "", value: state }];
    if (retry !== undefined) this.#answered.set(retry.key, { digest: retry.digest, state });
    // A patch that only tests changes nothing, so there is nothing to tell.
    if (delta.length === 0) return state;
    // Readers of STATE_* events do not follow this one: the run's next change has to show them the whole state again.
    this.#snapshotSent = false;
    this.#keep(component, state);
    this.#run.write({
      type: "CUSTOM",
      name: "tambo.component.state_delta",
      value: { componentId, delta },
      timestamp: this.#run.now(),
    });
    this.#store(component, retry);
    return state;
  }

  #component(id: string): Component {
    const component = this.#transcript.components.get(id);
    if (component === undefined)
      throw new Refusal("COMPONENT_NOT_FOUND", `There is no component "${id}" in this thread.`);
    return component;
  }

  #keep(component: Component, state: JsonObject): void {
    component.state = state;
    component.version += 1;
  }

  #store({ id, state = {}, version }: Component, retry?: KeyedRequest): void {
    const { key } = this.#transcript.thread;
    this.#run.with(async (queries) => {
      await queries.setComponentState(key, id, state, version);
      // A key that something else has taken in between must not cost the run its commit.
      if (retry !== undefined && (await queries.takeKey(retry, Date.now())))
        await queries.keepAnswer(retry, JSON.stringify({ state }));
    });
  }
}
