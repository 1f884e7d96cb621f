/**
 * State of components while a run is going on. Each change is announced exactly once: a change by the run as
 * `STATE_SNAPSHOT` or `STATE_DELTA`, one by a client as `tambo.component.state_delta`.
 */

import { pointerStep } from "../json-pointer.ts";
import { keyReused } from "../limits/once.ts";
import type { KeyedRequest } from "../store/idempotency.ts";
import type { JsonObject, JsonPatchOperation } from "./events.ts";
import { JsonDocument } from "./json-document.ts";
import { patchState, under, withoutTests } from "./json-patch.ts";
import type { LiveRun } from "./live-run.ts";
import { Refusal } from "./refusal.ts";
import { ChangeBudget, maxStateDepth, maxStateSize, tooDeep, tooLarge } from "./state-limits.ts";
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

/** A state that a commit stores. */
interface Save {
  commit: object | undefined;
  state: JsonObject;
}

/**
 * The outcome of a request with a key. A retry may come before the first request is durable; from then on the answer is
 * the store's. A patch that only tests is not stored, and may be carried out again.
 */
interface Answer {
  digest: string;
  outcome: { state: JsonObject } | "stored" | "unchanged";
}

/** Most characters of the whole states that are answered, and stored as answers, with one commit. */
const maxAnswers = maxStateSize;

export class ComponentStates {
  readonly #run: LiveRun;
  readonly #transcript: Transcript;
  readonly #budget: ChangeBudget;
  /** Whether this run's readers have the whole state as it is, so that deltas can follow. */
  #snapshotSent = false;
  /** Requests with keys that clients have sent during this run, and what they have come to. */
  readonly #answers = new Map<string, Answer>();
  /** The state of each component that is stored with the open commit, or was with an earlier one. */
  readonly #saves = new Map<Component, Save>();
  /** Characters of the states that are answered when a commit is durable. */
  #answered: { commit: object | undefined; size: number } = { commit: undefined, size: 0 };

  /** @param run Where changes are announced. @param transcript Where states are kept. @param budget Of the run. */
  constructor(run: LiveRun, transcript: Transcript, budget = new ChangeBudget()) {
    this.#run = run;
    this.#transcript = transcript;
    this.#budget = budget;
  }

  /**
   * A change by the run itself.
   *
   * @param check Throws when a component of this name may not have this state.
   * @throws {Refusal} as {@link changeState} does, and for an unknown component; and what `check` throws. Nothing is
   *   changed then.
   */
  changeByRun(
    componentId: string,
    change: StateChange,
    check: (componentName: string, state: JsonObject) => void = () => {},
  ): void {
    const component = this.#component(componentId);
    const isNew = component.document === undefined;
    const document = this.#editable(component);
    document.transact(() => {
      changeState(document, change, this.#budget);
      this.#budget.takeChange(document.size);
      check(component.name, document.current as JsonObject);
    });
    component.document = document;
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
    this.#save(component, document.current as JsonObject);
  }

  /**
   * A change by a client.
   *
   * @returns The new state; `undefined` if the same request was carried out before, and the store has its answer.
   * @throws {Refusal} as {@link changeByRun} does.
   */
  changeByClient(componentId: string, change: StateChange): JsonObject | undefined {
    const { retry } = change;
    const earlier = retry && this.#answers.get(retry.key);
    if (earlier !== undefined && earlier.digest !== retry?.digest) throw keyReused();
    if (earlier?.outcome === "stored") return undefined;
    if (earlier !== undefined && earlier.outcome !== "unchanged") return earlier.outcome.state;
    const component = this.#component(componentId);
    const isNew = component.document === undefined;
    const document = this.#editable(component);
    changeState(document, change);
    const state = document.value as JsonObject;
    const delta: JsonPatchOperation[] =
      "patch" in change && !isNew ? withoutTests(change.patch) : [{ op: "replace", path: "", value: state }];
    // A patch that only tests changes nothing, so there is nothing to tell.
    if (delta.length > 0) {
      component.document = document;
      // Readers of STATE_* events do not follow this one: the run's next change has to show them the whole state again.
      this.#snapshotSent = false;
      this.#run.write({
        type: "CUSTOM",
        name: "tambo.component.state_delta",
        value: { componentId, delta },
        timestamp: this.#run.now(),
      });
      this.#save(component, state);
      this.#touchThread();
      this.#countAnswer(document.size);
    }
    if (retry !== undefined) this.#keepAnswer(retry, delta.length > 0 ? { state } : "unchanged");
    return state;
  }

  /** Resolves when another answer may join the open commit. Rejects with the error of a commit that failed. */
  async roomForAnswer(): Promise<void> {
    const { openCommit } = this.#run;
    while (openCommit !== undefined && this.#isFull(openCommit)) await this.#run.settled;
  }

  #isFull(openCommit: object): boolean {
    const { commit, size } = this.#answered;
    return openCommit === this.#run.openCommit && openCommit === commit && size > maxAnswers;
  }

  #countAnswer(size: number): void {
    const { openCommit } = this.#run;
    const before = this.#answered.commit === openCommit ? this.#answered.size : 0;
    this.#answered = { commit: openCommit, size: before + size };
  }

  #component(id: string): Component {
    const component = this.#transcript.components.get(id);
    if (component === undefined)
      throw new Refusal("COMPONENT_NOT_FOUND", `There is no component "${id}" in this thread.`);
    return component;
  }

  /** The document of a component's state, which a change leaves alone that an earlier commit stores. */
  #editable(component: Component): JsonDocument {
    const document = component.document ?? new JsonDocument({});
    if (this.#saves.get(component)?.commit !== this.#run.openCommit) document.share();
    return document;
  }

  /** Stores a state with the open commit, which stores the last state of each component, and serialises it once. */
  #save(component: Component, state: JsonObject): void {
    const earlier = this.#saves.get(component);
    const { openCommit } = this.#run;
    if (earlier !== undefined && earlier.commit === openCommit) {
      earlier.state = state;
      return;
    }
    const { key } = this.#transcript.thread;
    component.version += 1;
    const { id, version } = component;
    const save: Save = { commit: openCommit, state };
    this.#saves.set(component, save);
    this.#run.with(async (queries) => {
      await queries.setComponentState(key, id, save.state, version);
    });
  }

  #touchThread(): void {
    const { key } = this.#transcript.thread;
    const now = this.#run.now();
    this.#run.with((queries) => queries.touchThread(key, now));
  }

  #keepAnswer(retry: KeyedRequest, outcome: Exclude<Answer["outcome"], "stored">): void {
    const answer: Answer = { digest: retry.digest, outcome };
    this.#answers.set(retry.key, answer);
    if (outcome === "unchanged") return;
    this.#run.with(async (queries) => {
      // A key that something else has taken in between must not cost the run its commit.
      if (await queries.takeKey(retry, Date.now())) await queries.keepAnswer(retry, JSON.stringify(outcome));
    });
    this.#run.settled.then(
      () => {
        answer.outcome = "stored";
      },
      () => {},
    );
  }
}
