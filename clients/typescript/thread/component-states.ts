/** States of a thread's components as an app sees them: what the app wants is shown before the server has it. */
import { asError } from "../tambo-error.ts";
import type { JsonObject, JsonPatchInputOperation } from "../types.ts";

/** A component's state. Immutable: the same object until something changes. */
export interface ComponentStateView {
  /** What the app last asked for, else what the server last told; absent while there is none. */
  readonly state?: JsonObject;
  /** Something that the app asked for is not stored yet. */
  readonly saving: boolean;
  /** Why the latest change was refused, which was taken back then; absent once a later one is asked for. */
  readonly error?: Error;
}

/** A change as the contract has it: all of the state, or a JSON Patch (RFC 6902). */
export type ComponentStateChange = { state: JsonObject } | { patch: JsonPatchInputOperation[] };

/** What a component's states need of the thread they belong to. */
export interface StateServer {
  /** Sends a change; gives the new state. */
  send(componentId: string, change: ComponentStateChange): Promise<JsonObject>;
  /** Whether a run's stream is there, which tells every change of a state, also those by clients. */
  live(): boolean;
  /** Called after every change of what is shown. */
  changed(): void;
  /** Asks the server how things stand: what came can be put into no order. */
  reload(): void;
}

interface Waiting {
  change: ComponentStateChange;
  done: { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void };
}

interface Entry {
  /** What the server last told. */
  stored?: JsonObject;
  /** What the app wants, until the server has answered. */
  wanted?: JsonObject;
  /** How often a stream told of it. */
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

  /** Counts the changes of what is shown. */
  get version(): number {
    return this.#version;
  }

  /** The state of a component that may be unknown. */
  view(componentId: string): ComponentStateView {
    return this.#entries.get(componentId)?.view ?? none;
  }

  /** Takes states that the server stores, of components that are not being changed right now. */
  store(states: Iterable<readonly [id: string, state: JsonObject]>): void {
    for (const [id, state] of states) {
      const entry = this.#entry(id);
      if (entry.sending) continue;
      entry.stored = state;
      this.#show(entry, entry.view.error);
    }
  }

  /** Takes states that a run's stream told of: those that are not the same objects as the last time. */
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

  /** Another run's stream begins, which tells all it has to tell anew. */
  forgetTold(): void {
    this.#lastTold = {};
  }

  /**
   * Shows a state at once, and sends it: one request at a time, and of several that are waiting only the last.
   *
   * @param next The new state, or a function of the one that is shown.
   * @returns Resolves when it, or a later one in its place, is stored; rejects with what the server refused it with.
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

  /** Sends a patch after what is waiting already; its outcome is shown when the server has answered. */
  patch(componentId: string, patch: JsonPatchInputOperation[]): Promise<void> {
    return this.#enqueue(componentId, this.#entry(componentId), { patch });
  }

  #enqueue(id: string, entry: Entry, change: ComponentStateChange): Promise<void> {
    const done = {} as Waiting["done"];
    done.promise = new Promise((resolve, reject) => Object.assign(done, { resolve, reject }));
    // Those who do not wait for it see the failure in the view.
    done.promise.catch(() => {});
    entry.queue.push({ change, done });
    if (!entry.sending) void this.#work(id, entry);
    this.#show(entry, undefined);
    this.#server.changed();
    return done.promise;
  }

  /** Sends what is waiting, one after the other. */
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

  /** Takes the answer, unless a stream told of this state meanwhile: then which came last is the stream's to say. */
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
