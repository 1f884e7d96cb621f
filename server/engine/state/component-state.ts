/**
 * States of components during a run. Each change has exactly one event: `STATE_SNAPSHOT` or `STATE_DELTA` for
 * a change by the run, `tambo.component.state_delta` for one by a client.
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
 * Parses a state change by a model.
 *
 * @param state The new state, or any other value.
 * @param patch The operations, or any other value. Takes precedence over `state`.
 * @throws Error with a message for the model.
 */
export function parseStateChange(state: unknown, patch: unknown): StateChange {
  if (Array.isArray(patch) && patch.every(isObject))
    return { patch: patch as unknown as JsonPatchOperation[] };
  if (patch === undefined && isObject(state)) return { state };
  throw new Error('"state" must be an object, or "patch" a list of operations');
}

/**
 * Applies a change to a state.
 *
 * @param budget Budget of the run that makes the change.
 * @throws {RequestRejectedError} `INVALID_JSON_PATCH` with pointers below `/patch` if the patch does not
 *   apply; `VALIDATION_ERROR` if a new state is too large or too deep. The state is unchanged.
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

/** Returns the state after a change. @throws {RequestRejectedError} as {@link applyStateChange} does. */
export function computeChangedState(present: JsonObject | undefined, change: StateChange): JsonObject {
  const state = new JsonDocument(present ?? {});
  applyStateChange(state, change);
  return state.value as JsonObject;
}

/**
 * Checks the size of a conversation after a change of a component's state. A change that does not increase it
 * is allowed.
 *
 * @param conversation Bytes before the change.
 * @param before Bytes of the component before the change.
 * @param after Bytes of the component after the change.
 * @throws {RequestRejectedError} `VALIDATION_ERROR` if the conversation would be too large.
 */
export function checkConversationSize(
  { maxWeight, conversation }: { maxWeight: number; conversation: number },
  { before, after }: { before: number; after: number },
  change: StateChange,
): void {
  const totalBytes = conversation - before + after;
  if (after <= before || totalBytes <= maxWeight) return;
  const message = `the conversation of this thread would take ${totalBytes} bytes of memory with this state, but the limit is ${maxWeight}`;
  throw RequestRejectedError.at("patch" in change ? "/patch" : "/state", message);
}

export class ComponentStates {
  readonly #run: RunWriter;
  readonly #transcript: Transcript;
  readonly #budget: ChangeBudget;
  readonly #maxConversationBytes: number;
  /** True if the run's readers have the complete current state, so that deltas can follow. */
  #wasSnapshotSent = false;
  readonly clientResponses: ClientChangeResponses;
  /** The open commit, and the components whose last state it stores. */
  #saved: { commit: object | undefined; components: Set<Component> } = {
    commit: undefined,
    components: new Set(),
  };

  /**
   * @param run Writer of the events.
   * @param transcript The thread with the components.
   * @param budget Budget of the run.
   * @param maxWeight Maximum bytes of the conversation.
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
   * Makes a change by the run to a component without a state schema.
   *
   * @throws {RequestRejectedError} as {@link applyStateChange} does, and for an unknown component.
   * @throws {PatchError} if the run has changed too much. After any error nothing is changed.
   */
  changeByRun(componentId: string, change: StateChange): void {
    const component = this.#findComponent(componentId);
    this.#applyAndWriteEvent(component, change);
  }

  /**
   * Makes a change by the run to a component with a state schema. If a client changes the state during the
   * check, the change is applied to the new state.
   *
   * @throws {RequestRejectedError} as {@link changeByRun} does.
   * @throws {PatchError} as {@link changeByRun} does.
   * @throws Error if the state would not match its schema. After any error nothing is changed.
   */
  async changeCheckedByRun(componentId: string, change: StateChange, check: StateCheck): Promise<void> {
    const component = this.#findComponent(componentId);
    for (;;) {
      const parts = findPartsToCheck(component, change, check.schema);
      if (parts.length === 0) return this.#applyAndWriteEvent(component, change, check.schema);
      const before = component.document;
      const present = before ?? new JsonDocument({});
      const document = present.fork();
      // A fork shares all containers, so the next operation on the current document copies its root.
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

  /** Checks the size of a new state if it may make the conversation too large. */
  #checkSize(component: Component, document: JsonDocument, change: StateChange): void {
    const conversation = this.#transcript.bytes;
    const { bytes: before } = component;
    // Most states are small, so that an upper bound is enough.
    if (conversation - before + rowBytes + maxMemoryOf(document.size) <= this.#maxConversationBytes) return;
    const after = estimateComponentBytes(JSON.stringify(document.current));
    checkConversationSize({ maxWeight: this.#maxConversationBytes, conversation }, { before, after }, change);
  }

  /** @param schema The schema that the new state is known to match. */
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
   * Makes a change by a client.
   *
   * @returns The new state, or `undefined` if the same request was handled before and the store has the
   *   response.
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
    // A patch of tests only changes nothing and has no event.
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

  /** Stores the last state of a component in the open commit, once. */
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
