/**
 * Base class of all sessions. It provides the recorder, the snapshot with its listeners, and the tracking of
 * state changes.
 */
import { getChangedPointers } from "./json.ts";
import { Recorder } from "./recorder.ts";
import type { ContractName, SessionOptions, SessionSnapshot } from "./session.ts";

export abstract class RecordedSession<State> {
  protected readonly options: SessionOptions;
  protected readonly recorder: Recorder;
  readonly #initialState: State;
  readonly #listeners = new Set<() => void>();
  #isScheduled = false;
  #snapshot: SessionSnapshot | undefined;
  #state: State;
  #changed: readonly string[] = [];

  /** @param initialState The initial state of a conversation. */
  constructor(contract: ContractName, options: SessionOptions, initialState: State) {
    this.options = options;
    this.#initialState = initialState;
    this.#state = initialState;
    const send = options.fetch ?? ((input, init) => fetch(input, init));
    this.recorder = new Recorder(contract, send, () => this.notify());
  }

  get snapshot(): SessionSnapshot {
    this.#snapshot ??= this.createSnapshot();
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    // Wraps the listener, so that the same function can be subscribed twice and each unsubscribe call removes
    // one subscription.
    const own = () => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  drop(): void {
    this.recorder.breakConnections();
  }

  protected abstract createSnapshot(): SessionSnapshot;

  /** Invalidates the snapshot. Listeners are called in a microtask, once for all changes made until then. */
  protected notify(): void {
    this.#snapshot = undefined;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      for (const listener of this.#listeners) listener();
    });
  }

  protected clearListeners(): void {
    this.#listeners.clear();
  }

  protected get state(): State {
    return this.#state;
  }

  /**
   * Stores the current state.
   *
   * @returns JSON Pointers to the parts that its latest change touched.
   */
  protected updateState(state: State): readonly string[] {
    if (state !== this.#state) {
      const changed = getChangedPointers(this.#state, state);
      // The server's response to a change made by the page repeats the same values, so it adds no changes.
      if (changed.length > 0) this.#changed = changed;
      this.#state = state;
    }
    return this.#changed;
  }

  protected resetState(): void {
    this.#state = this.#initialState;
    this.#changed = [];
  }
}
