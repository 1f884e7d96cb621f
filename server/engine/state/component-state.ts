/**
 * Component states during a run. Each change produces exactly one event: `STATE_SNAPSHOT` or `STATE_DELTA` if
 * the run made the change, or `tambo.component.state_delta` if a client made it.
 */

import { RequestRejectedError } from "../../core/errors.ts";
import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import { toPointerToken } from "../../core/json/pointer.ts";
import { maxMemoryOf } from "../../core/json/text.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import { estimateComponentBytes, rowBytes } from "../../core/ports/records.ts";
import type { RunWriter } from "../log/run-writer.ts";
import { checkState, type StateCheck } from "./check-state.ts";
import { ClientChangeResponses } from "./client-change-responses.ts";
import { JsonDocument } from "./json-document.ts";
import { patchState, prefixPaths, removeTests } from "./json-patch.ts";
import {
  ChangeBudget,
  maxStateDepth,
  maxStateSize,
  tooDeepMessage,
  tooLargeMessage,
} from "./state-limits.ts";
import { findTouchedParts, type TouchedPart } from "./touched-parts.ts";
import type { Component, Transcript } from "./transcript.ts";

/**
 * Parses a state change made by a model.
 *
 * @param state The new state, or an invalid value.
 * @param patch The patch operations, or an invalid value. Takes precedence over `state`.
 * @throws Error with a message for the model.
 */
export function parseStateChange(state: unknown, patch: unknown): StateChange {
  if (Array.isArray(patch) && patch.every(isObject))
    return { patch: patch as unknown as JsonPatchOperation[] };
  if (patch === undefined && isObject(state)) return { state };
  throw new Error('"state" must be an object, or "patch" must be a list of operations');
}

/**
 * Applies a change to a state.
 *
 * @param budget The change budget of the run that makes the change.
 * @throws {RequestRejectedError} `INVALID_JSON_PATCH` with pointers below `/patch` if the patch cannot be
 * applied; `VALIDATION_ERROR` if the new state is too large or nested too deeply. The state is unchanged.
 */
export function applyStateChange(state: JsonDocument, change: StateChange, budget?: ChangeBudget): void {
  if ("patch" in change) {
    patchState(state, change.patch, "/patch", budget);
    return;
  }
  state.transact(() => {
    const { work, depth } = state.apply({ op: "replace", path: "", value: change.state });
    if (depth > maxStateDepth) throw RequestRejectedError.at("/state", tooDeepMessage);
    if (state.size > maxStateSize) throw RequestRejectedError.at("/state", tooLargeMessage);
    budget?.takeOperation(work);
  });
}

/**
 * Returns the state after a change.
 *
 * @throws {RequestRejectedError} as {@link applyStateChange} does.
 */
export function computeChangedState(present: JsonObject | undefined, change: StateChange): JsonObject {
  const state = new JsonDocument(present ?? {});
  applyStateChange(state, change);
  return state.value as JsonObject;
}

/**
 * Checks the size of the conversation after a component's state has changed. A change that does not increase
 * the size is always allowed.
 *
 * @param conversation Size of the conversation before the change, in bytes.
 * @param before Size of the component before the change, in bytes.
 * @param after Size of the component after the change, in bytes.
 * @throws {RequestRejectedError} `VALIDATION_ERROR` if the conversation would be too large.
 */
export function checkConversationSize(
  { maxWeight, conversation }: { maxWeight: number; conversation: number },
  { before, after }: { before: number; after: number },
  change: StateChange,
): void {
  const totalBytes = conversation - before + after;
  if (after <= before || totalBytes <= maxWeight) return;
  const message = `this thread's conversation would take ${totalBytes} bytes of memory with this state, but the limit is ${maxWeight}`;
  throw RequestRejectedError.at("patch" in change ? "/patch" : "/state", message);
}

export class ComponentStates {
  readonly #run: RunWriter;
  readonly #transcript: Transcript;
  readonly #budget: ChangeBudget;
  readonly #maxConversationBytes: number;
  /** True if the run's readers have the complete current state, so that changes can be sent as deltas. */
  #wasSnapshotSent = false;
  readonly clientResponses: ClientChangeResponses;
  /** The open commit and the components whose latest state it will store. */
  #saved: { commit: object | undefined; components: Set<Component> } = {
    commit: undefined,
    components: new Set(),
  };

  /**
   * @param run Writes the events.
   * @param transcript The thread that contains the components.
   * @param budget The run's change budget.
   * @param maxWeight Maximum size of the conversation in bytes.
   */
  constructor(
    run: RunWriter,
    transcript: Transcript,
    budget = new ChangeBudget(),
    maxWeight = Number.POSITIVE_INFINITY,
  ) {
    this.#run = run;
    this.#transcript = transcript;
    this.#budget = budget;
    this.#maxConversationBytes = maxWeight;
    this.clientResponses = new ClientChangeResponses(run);
  }

  /**
   * Applies a change that the run makes to a component without a state schema.
   *
   * @throws {RequestRejectedError} as {@link applyStateChange} does, and if the component does not exist.
   * Nothing is changed.
   * @throws {PatchError} if the run has exceeded its change budget. Nothing is changed.
   */
  changeByRun(componentId: string, change: StateChange): void {
    const component = this.#findComponent(componentId);
    this.#applyAndWriteEvent(component, change);
  }

  /**
   * Applies a change that the run makes to a component with a state schema. If a client changes the state
   * while the change is being checked, the change is applied to the new state instead.
   *
   * @throws {RequestRejectedError} as {@link changeByRun} does.
   * @throws {PatchError} as {@link changeByRun} does.
   * @throws Error if the state would not match its schema. Nothing is changed.
   */
  async changeCheckedByRun(componentId: string, change: StateChange, check: StateCheck): Promise<void> {
    const component = this.#findComponent(componentId);
    for (;;) {
      const parts = findPartsToCheck(component, change, check.schema);
      if (parts.length === 0) return this.#applyAndWriteEvent(component, change, check.schema);
      const before = component.document;
      const present = before ?? new JsonDocument({});
      const document = present.fork();
      // A fork shares all containers, so the next operation on the current document will copy its root.
      const root = present.current;
      this.#apply(component, document, change);
      await checkState(document, parts, check, this.#budget);
      if (component.document === before && present.current === root)
        return this.#writeEvent(component, document, change, check.schema);
    }
  }

  #applyAndWriteEvent(component: Component, change: StateChange, schema?: JsonObject): void {
    const document = component.document ?? new JsonDocument({});
    this.#apply(component, document, change);
    this.#writeEvent(component, document, change, schema);
  }

  #apply(component: Component, document: JsonDocument, change: StateChange): void {
    document.transact(() => {
      applyStateChange(document, change, this.#budget);
      this.#budget.takeChange(document.size);
      this.#checkSize(component, document, change);
    });
  }

  /** Checks the size of a new state if it might make the conversation too large. */
  #checkSize(component: Component, document: JsonDocument, change: StateChange): void {
    const conversation = this.#transcript.bytes;
    const { bytes: before } = component;
    // Most states are small, so an upper bound is usually enough.
    if (conversation - before + rowBytes + maxMemoryOf(document.size) <= this.#maxConversationBytes) return;
    const after = estimateComponentBytes(JSON.stringify(document.current));
    checkConversationSize({ maxWeight: this.#maxConversationBytes, conversation }, { before, after }, change);
  }

  /**
   * Writes the event for a change.
   *
   * @param schema The schema that the new state is known to match.
   */
  #writeEvent(component: Component, document: JsonDocument, change: StateChange, schema?: JsonObject): void {
    const isNew = component.document === undefined;
    component.document = document;
    component.validatedSchema = schema;
    if (!this.#wasSnapshotSent) {
      this.#wasSnapshotSent = true;
      const snapshot = { components: { ...this.#transcript.collectStates() } };
      this.#run.write({ type: "STATE_SNAPSHOT", snapshot, timestamp: this.#run.now() });
    } else {
      const prefix = `/components${toPointerToken(component.id)}`;
      const delta: JsonPatchOperation[] =
        "patch" in change && !isNew
          ? prefixPaths(prefix, removeTests(change.patch))
          : [{ op: isNew ? "add" : "replace", path: prefix, value: document.current }];
      this.#run.write({ type: "STATE_DELTA", delta, timestamp: this.#run.now() });
    }
    this.#save(component);
  }

  /**
   * Applies a change made by a client.
   *
   * @returns The new state, or `undefined` if the same request was already handled and its response is in the
   * store.
   * @throws {RequestRejectedError} as {@link changeByRun} does.
   */
  changeByClient(componentId: string, change: StateChange): JsonObject | undefined {
    const { retry } = change;
    const earlier = retry && this.clientResponses.find(retry);
    if (earlier !== undefined) return earlier === "stored" ? undefined : earlier.state;
    const component = this.#findComponent(componentId);
    const isNew = component.document === undefined;
    const document = component.document ?? new JsonDocument({});
    document.transact(() => {
      applyStateChange(document, change);
      this.#checkSize(component, document, change);
    });
    const state = document.value as JsonObject;
    const delta: JsonPatchOperation[] =
      "patch" in change && !isNew ? removeTests(change.patch) : [{ op: "replace", path: "", value: state }];
    // A patch that consists only of tests changes nothing and produces no event.
    if (delta.length > 0) {
      component.document = document;
      component.validatedSchema = undefined;
      // Readers of STATE_* events do not apply this event, so the run's next change must send a snapshot.
      this.#wasSnapshotSent = false;
      this.#run.write({
        type: "CUSTOM",
        name: "tambo.component.state_delta",
        value: { componentId, delta },
        timestamp: this.#run.now(),
      });
      this.#save(component);
      this.#touchThread();
      this.clientResponses.add(state, document.size, retry);
    } else if (retry !== undefined) {
      this.clientResponses.addUnchanged(retry);
    }
    return state;
  }

  #findComponent(id: string): Component {
    const component = this.#transcript.components.get(id);
    if (component === undefined)
      throw new RequestRejectedError("COMPONENT_NOT_FOUND", `There is no component "${id}" in this thread.`);
    return component;
  }

  /** Stores a component's latest state in the open commit. Does nothing if the commit already stores it. */
  #save(component: Component): void {
    const { openCommit } = this.#run;
    if (this.#saved.commit !== openCommit) this.#saved = { commit: openCommit, components: new Set() };
    if (this.#saved.components.has(component)) return;
    this.#saved.components.add(component);
    const { key } = this.#transcript.thread;
    component.version += 1;
    const { id, version } = component;
    this.#run.addDeferredChange(() => {
      const state = JSON.stringify(component.document?.current);
      component.bytes = estimateComponentBytes(state);
      return async (queries) => void (await queries.setComponentState(key, id, state, version));
    });
  }

  #touchThread(): void {
    const { key } = this.#transcript.thread;
    const now = this.#run.now();
    this.#run.addChange((queries) => queries.touchThread(key, now));
  }
}

/** Returns the parts of a component's state that must be checked against the schema after a change. */
function findPartsToCheck(
  { document, validatedSchema }: Component,
  change: StateChange,
  schema: JsonObject,
): TouchedPart[] {
  if (document === undefined || validatedSchema !== schema || !("patch" in change))
    return [{ schema, steps: [] }];
  return findTouchedParts(schema, change.patch, document.current as JsonObject);
}
