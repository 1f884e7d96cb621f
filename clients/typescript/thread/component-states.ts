/** Component states with optimistic updates: a new state is shown before the server has stored it. */
import { toError } from "../tambo-error.ts";
import type { JsonObject, JsonPatchInputOperation } from "../types.ts";

/** A snapshot of a component's state. Immutable: a change creates a new object. */
export interface ComponentStateSnapshot {
  /**
   * The state that the app set most recently or, if the app has set no state, the latest state from the
   * server. Absent if there is no state yet.
   */
  readonly state?: JsonObject;
  /** True while a change is queued or being sent. */
  readonly saving: boolean;
  /** The error that caused the latest change to be rejected and undone. Absent after the next change. */
  readonly error?: Error;
}

/** A change as defined by the contract: the complete state, or a JSON Patch (RFC 6902). */
export type ComponentStateChange = { state: JsonObject } | { patch: JsonPatchInputOperation[] };

/** The operations that component states need from their thread. */
export interface StateBackend {
  /**
   * Sends a change.
   *
   * @returns The new state.
   */
  send(componentId: string, change: ComponentStateChange): Promise<JsonObject>;
  /**
   * Returns true if a run's stream is attached. The stream contains all state changes, including changes made
   * by clients.
   */
  isStreaming(): boolean;
  /** Called after every change to a snapshot. */
  onChange(): void;
  /** Fetches the stored state. Called if the order of two updates is unknown. */
  reload(): void;
}

interface QueuedChange {
  change: ComponentStateChange;
  completion: { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void };
}

interface StateEntry {
  /** The state most recently received from the server. */
  serverState?: JsonObject;
  /** The optimistic state, present until the server has responded. */
  optimisticState?: JsonObject;
  /** The number of updates received from streams. */
  streamUpdateCount: number;
  isSending: boolean;
  queue: QueuedChange[];
  snapshot: ComponentStateSnapshot;
}

const emptySnapshot: ComponentStateSnapshot = { saving: false };

export class ComponentStates {
  readonly #backend: StateBackend;
  readonly #entries = new Map<string, StateEntry>();
  #lastStreamed: Readonly<Record<string, JsonObject>> = {};
  #version = 0;

  constructor(server: StateBackend) {
    this.#backend = server;
  }

  /** The number of changes to snapshots so far. */
  get version(): number {
    return this.#version;
  }

  /** Returns the snapshot of a component. The component may be unknown. */
  getSnapshot(componentId: string): ComponentStateSnapshot {
    return this.#entries.get(componentId)?.snapshot ?? emptySnapshot;
  }

  /** Applies stored states, except to components that have a change in flight. */
  applyStored(states: Iterable<readonly [id: string, state: JsonObject]>): void {
    for (const [id, state] of states) {
      const entry = this.#entry(id);
      if (entry.isSending) continue;
      entry.serverState = state;
      this.#updateSnapshot(entry, entry.snapshot.error);
    }
  }

  /**
   * Applies the states from a run's stream that have changed, by object identity, since the previous call.
   */
  applyStreamed(states: Readonly<Record<string, JsonObject>>): void {
    const before = this.#lastStreamed;
    if (states === before) return;
    this.#lastStreamed = states;
    for (const [id, state] of Object.entries(states)) {
      if (Object.hasOwn(before, id) && before[id] === state) continue;
      const entry = this.#entry(id);
      entry.serverState = state;
      entry.streamUpdateCount += 1;
      this.#updateSnapshot(entry, entry.snapshot.error);
    }
  }

  /**
   * Forgets the streamed states. Must be called when another run's stream starts, because that stream sends
   * all its states again.
   */
  resetStreamed(): void {
    this.#lastStreamed = {};
  }

  /**
   * Shows a state immediately and sends it to the server. Only one request is sent at a time; if multiple
   * states are queued, only the last state is sent.
   *
   * @param next The new state, or a function that returns it from the current state.
   * @returns A promise that resolves when this state, or a later state that replaced it in the queue, is
   * stored. It rejects with the error of the request.
   */
  set(
    componentId: string,
    next: JsonObject | ((previous: JsonObject | undefined) => JsonObject),
  ): Promise<void> {
    const entry = this.#entry(componentId);
    const state = typeof next === "function" ? next(entry.snapshot.state) : next;
    entry.optimisticState = state;
    const last = entry.queue.at(-1);
    if (last !== undefined && "state" in last.change) {
      last.change = { state };
      this.#updateSnapshot(entry, undefined);
      this.#backend.onChange();
      return last.completion.promise;
    }
    return this.#enqueue(componentId, entry, { state });
  }

  /** Sends a patch after the queued changes. The change is shown once the server has responded. */
  patch(componentId: string, patch: JsonPatchInputOperation[]): Promise<void> {
    return this.#enqueue(componentId, this.#entry(componentId), { patch });
  }

  #enqueue(id: string, entry: StateEntry, change: ComponentStateChange): Promise<void> {
    const completion = {} as QueuedChange["completion"];
    completion.promise = new Promise((resolve, reject) => Object.assign(completion, { resolve, reject }));
    // Callers that ignore the promise can find the error in the snapshot.
    completion.promise.catch(() => {});
    entry.queue.push({ change, completion });
    if (!entry.isSending) void this.#sendQueue(id, entry);
    this.#updateSnapshot(entry, undefined);
    this.#backend.onChange();
    return completion.promise;
  }

  /** Sends the queued changes sequentially. */
  async #sendQueue(id: string, entry: StateEntry): Promise<void> {
    entry.isSending = true;
    for (let next = entry.queue.shift(); next !== undefined; next = entry.queue.shift()) {
      const { change, completion } = next;
      const told = entry.streamUpdateCount;
      let error: Error | undefined;
      try {
        this.#applyResponse(entry, await this.#backend.send(id, change), told);
        completion.resolve();
      } catch (thrown) {
        error = toError(thrown);
        completion.reject(error);
      }
      if (!entry.queue.some(({ change }) => "state" in change)) delete entry.optimisticState;
      entry.isSending = entry.queue.length > 0;
      this.#updateSnapshot(entry, error);
      this.#backend.onChange();
    }
  }

  /**
   * Applies a response, unless a stream has updated this state in the meantime. The order of the two updates
   * is then known only to the stream or to the server.
   */
  #applyResponse(entry: StateEntry, state: JsonObject, toldBefore: number): void {
    if (entry.streamUpdateCount === toldBefore) entry.serverState = state;
    else if (!this.#backend.isStreaming()) this.#backend.reload();
  }

  #entry(id: string): StateEntry {
    const known = this.#entries.get(id);
    if (known !== undefined) return known;
    const entry: StateEntry = { streamUpdateCount: 0, isSending: false, queue: [], snapshot: emptySnapshot };
    this.#entries.set(id, entry);
    return entry;
  }

  #updateSnapshot(entry: StateEntry, error: Error | undefined): void {
    const state = entry.optimisticState ?? entry.serverState;
    const saving = entry.isSending;
    const { snapshot } = entry;
    if (snapshot.state === state && snapshot.saving === saving && snapshot.error === error) return;
    entry.snapshot = { ...(state && { state }), saving, ...(error && { error }) };
    this.#version += 1;
  }
}
