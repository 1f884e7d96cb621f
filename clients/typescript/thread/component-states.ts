/** Component states with optimistic updates: a new state is shown before the server has stored it. */
import { asError } from "../tambo-error.ts";
import type { JsonObject, JsonPatchInputOperation } from "../types.ts";

/** Snapshot of a component's state. Immutable: a change creates a new object. */
export interface ComponentStateView {
  /**
   * The state last set by the app, otherwise the state last received from the server. Absent if there is
   * none.
   */
  readonly state?: JsonObject;
  /** True while a change is queued or being sent. */
  readonly saving: boolean;
  /** The error of the latest change, which was rejected and undone. Absent after the next change. */
  readonly error?: Error;
}

/** A change in the form of the contract: the complete state, or a JSON Patch (RFC 6902). */
export type ComponentStateChange = { state: JsonObject } | { patch: JsonPatchInputOperation[] };

/** The operations that component states need from their thread. */
export interface StateServer {
  /** Sends a change. @returns The new state. */
  send(componentId: string, change: ComponentStateChange): Promise<JsonObject>;
  /**
   * Returns true if a run's stream is attached. A stream contains all state changes, including those by
   * clients.
   */
  live(): boolean;
  /** Called after every change of a snapshot. */
  changed(): void;
  /** Fetches the stored state. Called if the order of two updates is unknown. */
  reload(): void;
}

interface Waiting {
  change: ComponentStateChange;
  done: { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void };
}

interface Entry {
  /** The state last received from the server. */
  stored?: JsonObject;
  /** The optimistic state, until the server has responded. */
  wanted?: JsonObject;
  /** Number of updates received from streams. */
  told: number;
  sending: boolean;
  queue: Waiting[];
  view: ComponentStateView;
}

const none: ComponentStateView = { saving: false };

export class ComponentStates {
  readonly #server: StateServer;
  readonly #entries = new Map<string, Entry>();
  #lastTold: Readonly<Record<string, JsonObject>> = {};
  #version = 0;

  constructor(server: StateServer) {
    this.#server = server;
  }

  /** Counts changes of snapshots. */
  get version(): number {
    return this.#version;
  }

  /** Returns the snapshot of a component, which may be unknown. */
  view(componentId: string): ComponentStateView {
    return this.#entries.get(componentId)?.view ?? none;
  }

  /** Applies stored states, except to components with a change in flight. */
  store(states: Iterable<readonly [id: string, state: JsonObject]>): void {
    for (const [id, state] of states) {
      const entry = this.#entry(id);
      if (entry.sending) continue;
      entry.stored = state;
      this.#show(entry, entry.view.error);
    }
  }

  /** Applies states from a run's stream: those that are not the same objects as in the previous call. */
  tell(states: Readonly<Record<string, JsonObject>>): void {
    const before = this.#lastTold;
    if (states === before) return;
    this.#lastTold = states;
    for (const [id, state] of Object.entries(states)) {
      if (Object.hasOwn(before, id) && before[id] === state) continue;
      const entry = this.#entry(id);
      entry.stored = state;
      entry.told += 1;
      this.#show(entry, entry.view.error);
    }
  }

  /** Called when another run's stream starts, because it sends all its states again. */
  forgetTold(): void {
    this.#lastTold = {};
  }

  /**
   * Shows a state immediately and sends it: one request at a time, and of several queued states only the
   * last.
   *
   * @param next The new state, or a function of the current one.
   * @returns Resolves when this state, or a later one that replaced it in the queue, is stored. Rejects with
   * the error of the request.
   */
  set(
    componentId: string,
    next: JsonObject | ((previous: JsonObject | undefined) => JsonObject),
  ): Promise<void> {
    const entry = this.#entry(componentId);
    const state = typeof next === "function" ? next(entry.view.state) : next;
    entry.wanted = state;
    const last = entry.queue.at(-1);
    if (last !== undefined && "state" in last.change) {
      last.change = { state };
      this.#show(entry, undefined);
      this.#server.changed();
      return last.done.promise;
    }
    return this.#enqueue(componentId, entry, { state });
  }

  /** Sends a patch after the queued changes. It is shown when the server has responded. */
  patch(componentId: string, patch: JsonPatchInputOperation[]): Promise<void> {
    return this.#enqueue(componentId, this.#entry(componentId), { patch });
  }

  #enqueue(id: string, entry: Entry, change: ComponentStateChange): Promise<void> {
    const done = {} as Waiting["done"];
    done.promise = new Promise((resolve, reject) => Object.assign(done, { resolve, reject }));
    // Callers that ignore the promise see the error in the snapshot.
    done.promise.catch(() => {});
    entry.queue.push({ change, done });
    if (!entry.sending) void this.#work(id, entry);
    this.#show(entry, undefined);
    this.#server.changed();
    return done.promise;
  }

  /** Sends queued changes one after another. */
  async #work(id: string, entry: Entry): Promise<void> {
    entry.sending = true;
    for (let next = entry.queue.shift(); next !== undefined; next = entry.queue.shift()) {
      const { change, done } = next;
      const told = entry.told;
      let error: Error | undefined;
      try {
        this.#acknowledge(entry, await this.#server.send(id, change), told);
        done.resolve();
      } catch (thrown) {
        error = asError(thrown);
        done.reject(error);
      }
      if (!entry.queue.some(({ change }) => "state" in change)) delete entry.wanted;
      entry.sending = entry.queue.length > 0;
      this.#show(entry, error);
      this.#server.changed();
    }
  }

  /**
   * Applies a response, unless a stream has updated this state in the meantime: then the order of the two is
   * known only to the stream, or to the server.
   */
  #acknowledge(entry: Entry, state: JsonObject, toldBefore: number): void {
    if (entry.told === toldBefore) entry.stored = state;
    else if (!this.#server.live()) this.#server.reload();
  }

  #entry(id: string): Entry {
    const known = this.#entries.get(id);
    if (known !== undefined) return known;
    const entry: Entry = { told: 0, sending: false, queue: [], view: none };
    this.#entries.set(id, entry);
    return entry;
  }

  #show(entry: Entry, error: Error | undefined): void {
    const state = entry.wanted ?? entry.stored;
    const saving = entry.sending;
    const { view } = entry;
    if (view.state === state && view.saving === saving && view.error === error) return;
    entry.view = { ...(state && { state }), saving, ...(error && { error }) };
    this.#version += 1;
  }
}
