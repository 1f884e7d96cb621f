/**
 * Base class of all sessions. It provides the recorder, the snapshot with its listeners, and the tracking of
 * state changes.
 */
import { getChangedPointers } from "./json.ts";
import { Recorder } from "./recorder.ts";
import type {
  ContractName,
  Interruption,
  SessionCapabilities,
  SessionOptions,
  SessionSnapshot,
} from "./session.ts";

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
    this.recorder = new Recorder(contract, send, () => this.notify(), {
      // With the `proposal` format, ids have gaps where an event is not sent.
      hasConsecutiveIds: contract === "tambo" && options.wire !== "proposal",
    });
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

  abstract readonly capabilities: SessionCapabilities;

  drop(): void {
    if (this.capabilities.reconnect) this.recorder.goOffline();
    else this.recorder.breakConnections();
  }

  protected abstract createSnapshot(): SessionSnapshot;

  /** Returns the number of user messages in the conversation. */
  protected abstract countUserMessages(): number;

  /** Records an interruption of the stream. */
  protected interrupt(cause: Interruption["cause"]): void {
    this.recorder.interrupt(cause, this.countUserMessages());
  }

  /** The parts of the snapshot that come from the recorder. */
  protected get recorded(): Pick<
    SessionSnapshot,
    "frames" | "requests" | "interruptions" | "offline" | "resuming"
  > {
    const { frames, requests, interruptions, isOffline, isInterrupted } = this.recorder;
    return {
      frames,
      requests,
      interruptions,
      ...(isOffline && { offline: true }),
      ...(isInterrupted && !isOffline && { resuming: true }),
    };
  }

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
