/**
 * State of components while a run is going on. Each change is announced exactly once: a change by the run as
 * `STATE_SNAPSHOT` or `STATE_DELTA`, one by a client as `tambo.component.state_delta`.
 */

import { pointerStep } from "../json-pointer.ts";
import type { KeyedRequest } from "../store/idempotency.ts";
import { ClientAnswers } from "./client-answers.ts";
import type { JsonObject, JsonPatchOperation } from "./events.ts";
import { JsonDocument } from "./json-document.ts";
import { patchState, under, withoutTests } from "./json-patch.ts";
import type { LiveRun } from "./live-run.ts";
import { Refusal } from "./refusal.ts";
import { checkState, type StateCheck } from "./state-check.ts";
import { ChangeBudget, maxStateDepth, maxStateSize, tooDeep, tooLarge } from "./state-limits.ts";
import { type TouchedPart, touchedParts } from "./touched-parts.ts";
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
  if (Array.isArray(patch) && patch.every(isObject))
    return { patch: patch as unknown as JsonPatchOperation[] };
  if (patch === undefined && isObject(state)) return { state };
  throw new Error('"state" must be an object, or "patch" a list of operations');
}

/**
 * Applies a change to a state.
 *
 * @param budget Of the run that makes the change.
 * @throws {Refusal} `INVALID_JSON_PATCH` when the patch does not apply, its mistakes pointing under `/patch`;
 *   `VALIDATION_ERROR` when a new state is too large or too deep. The state is left as it was.
 */
export function changeState(state: JsonDocument, change: StateChange, budget?: ChangeBudget): void {
  if ("patch" in change) {
    patchState(state, change.patch, "/patch", budget);
    return;
  }
  state.transact(() => {
    const { work, depth } = state.apply({ op: "replace", path: "", value: change.state });
    if (depth > maxStateDepth) throw Refusal.at("/state", tooDeep);
    if (state.size > maxStateSize) throw Refusal.at("/state", tooLarge);
    budget?.takeOperation(work);
  });
}

/** Returns the state after a change. @throws {Refusal} as {@link changeState} does. */
export function changedState(present: JsonObject | undefined, change: StateChange): JsonObject {
  const state = new JsonDocument(present ?? {});
  changeState(state, change);
  return state.value as JsonObject;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export class ComponentStates {
  readonly #run: LiveRun;
  readonly #transcript: Transcript;
  readonly #budget: ChangeBudget;
  /** Whether this run's readers have the whole state as it is, so that deltas can follow. */
  #snapshotSent = false;
  readonly answers: ClientAnswers;
  /** The commit that stores the last state of each of these components. */
  #saved: { commit: object | undefined; components: Set<Component> } = {
    commit: undefined,
    components: new Set(),
  };

  /** @param run Where changes are announced. @param transcript Where states are kept. @param budget Of the run. */
  constructor(run: LiveRun, transcript: Transcript, budget = new ChangeBudget()) {
    this.#run = run;
    this.#transcript = transcript;
    this.#budget = budget;
    this.answers = new ClientAnswers(run);
  }

  /**
   * A change by the run itself.
   *
   * @param check Of the component's states, if there is a schema for them.
   * @throws {Refusal} as {@link changeState} does, and for an unknown component.
   * @throws {PatchError} if the run has changed too much.
   * @throws Error if the state would not fit its schema. Nothing is changed whatever is thrown.
   */
  changeByRun(componentId: string, change: StateChange, check?: StateCheck): void {
    const component = this.#component(componentId);
    const isNew = component.document === undefined;
    const present = component.document ?? new JsonDocument({});
    const parts = check === undefined ? [] : partsToCheck(component, change, check.schema);
    // Where something has to be checked, the present state stays until that is done.
    const document = parts.length === 0 ? present : present.fork();
    document.transact(() => {
      changeState(document, change, this.#budget);
      this.#budget.takeChange(document.size);
    });
    if (check !== undefined) checkState(document, parts, check, this.#budget);
    component.document = document;
    component.fits = check?.schema;
    if (!this.#snapshotSent) {
      this.#snapshotSent = true;
      const snapshot = { components: { ...this.#transcript.states() } };
      this.#run.write({ type: "STATE_SNAPSHOT", snapshot, timestamp: this.#run.now() });
    } else {
      const prefix = `/components${pointerStep(componentId)}`;
      const delta: JsonPatchOperation[] =
        "patch" in change && !isNew
          ? under(prefix, withoutTests(change.patch))
          : [{ op: isNew ? "add" : "replace", path: prefix, value: document.current }];
      this.#run.write({ type: "STATE_DELTA", delta, timestamp: this.#run.now() });
    }
    this.#save(component);
  }

  /**
   * A change by a client.
   *
   * @returns The new state; `undefined` if the same request was carried out before, and the store has its answer.
   * @throws {Refusal} as {@link changeByRun} does.
   */
  changeByClient(componentId: string, change: StateChange): JsonObject | undefined {
    const { retry } = change;
    const earlier = retry && this.answers.find(retry);
    if (earlier !== undefined) return earlier === "stored" ? undefined : earlier.state;
    const component = this.#component(componentId);
    const isNew = component.document === undefined;
    const document = component.document ?? new JsonDocument({});
    changeState(document, change);
    const state = document.value as JsonObject;
    const delta: JsonPatchOperation[] =
      "patch" in change && !isNew ? withoutTests(change.patch) : [{ op: "replace", path: "", value: state }];
    // A patch that only tests changes nothing, so there is nothing to tell.
    if (delta.length > 0) {
      component.document = document;
      component.fits = undefined;
      // Readers of STATE_* events do not follow this one: the run's next change has to show them the whole state again.
      this.#snapshotSent = false;
      this.#run.write({
        type: "CUSTOM",
        name: "tambo.component.state_delta",
        value: { componentId, delta },
        timestamp: this.#run.now(),
      });
      this.#save(component);
      this.#touchThread();
      this.answers.add(state, document.size, retry);
    } else if (retry !== undefined) {
      this.answers.addUnchanged(retry);
    }
    return state;
  }

  #component(id: string): Component {
    const component = this.#transcript.components.get(id);
    if (component === undefined)
      throw new Refusal("COMPONENT_NOT_FOUND", `There is no component "${id}" in this thread.`);
    return component;
  }

  /** Stores the state that a component has at the end of the open commit, once. */
  #save(component: Component): void {
    const { openCommit } = this.#run;
    if (this.#saved.commit !== openCommit) this.#saved = { commit: openCommit, components: new Set() };
    if (this.#saved.components.has(component)) return;
    this.#saved.components.add(component);
    const { key } = this.#transcript.thread;
    component.version += 1;
    const { id, version } = component;
    this.#run.withLast(() => {
      const state = JSON.stringify(component.document?.current);
      return async (queries) => void (await queries.setComponentState(key, id, state, version));
    });
  }

  #touchThread(): void {
    const { key } = this.#transcript.thread;
    const now = this.#run.now();
    this.#run.with((queries) => queries.touchThread(key, now));
  }
}

/** The parts of a component's state that are not known to fit the schema after a change. */
function partsToCheck({ document, fits }: Component, change: StateChange, schema: JsonObject): TouchedPart[] {
  if (document === undefined || fits !== schema || !("patch" in change)) return [{ schema, steps: [] }];
  return touchedParts(schema, change.patch, document.current as JsonObject);
}
