/** What the sessions of all contracts share: the recorder, the snapshot with its listeners, and changes of the state. */
import { changedPointers } from "./json.ts";
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

  /** @param initialState The state of a conversation that has none yet. */
  constructor(contract: ContractName, options: SessionOptions, initialState: State) {
    this.options = options;
    this.#initialState = initialState;
    this.#state = initialState;
    const send = options.fetch ?? ((input, init) => fetch(input, init));
    this.recorder = new Recorder(contract, send, () => this.change());
  }

  get snapshot(): SessionSnapshot {
    this.#snapshot ??= this.makeSnapshot();
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    // A function of its own: a listener may subscribe twice, and each unsubscribe removes one subscription.
    const own = () => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  drop(): void {
    this.recorder.cut();
  }

  protected abstract makeSnapshot(): SessionSnapshot;

  /** Invalidates the snapshot. Listeners are called in a microtask, once for all changes until then. */
  protected change(): void {
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

  /** Stores the current state. @returns JSON Pointers to the parts that its last change touched. */
  protected takeState(state: State): readonly string[] {
    if (state !== this.#state) {
      const changed = changedPointers(this.#state, state);
      // The server's response to a change by the page has the same values again.
      if (changed.length > 0) this.#changed = changed;
      this.#state = state;
    }
    return this.#changed;
  }

  protected forgetState(): void {
    this.#state = this.#initialState;
    this.#changed = [];
  }
}
