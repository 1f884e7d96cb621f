/** A run that this process executes: everything its loop needs at hand. */

import { type LeaseLostError, type RunCancelled, ShutdownError, type DeadlineExceededError } from "../core/errors.ts";
import { weightOf } from "../core/json/text.ts";
import type { MemoryReservation } from "../core/limits/memory-budget.ts";
import type { RunRecord } from "../core/ports/records.ts";
import type { ServerTools } from "../core/ports/tools.ts";
import type { LocalRunFeed } from "./log/run-feed.ts";
import type { RunWriter } from "./log/run-writer.ts";
import type { RunSettings } from "./run-input.ts";
import { AppState } from "./state/app-state.ts";
import { ComponentStates } from "./state/component-state.ts";
import { ChangeBudget } from "./state/state-limits.ts";
import type { Transcript } from "./turn/transcript.ts";
import type { TurnCall } from "./turn/turn.ts";

/** What is known of a call. */
export interface KnownCall extends Omit<TurnCall, "consent"> {
  /** Whether it may have been made already. */
  started: boolean;
  /** Of a call that needs the user's consent: what the user has said. */
  consent?: "needed" | "approved" | "refused";
}

export class RunExecution {
  readonly record: RunRecord;
  readonly writer: RunWriter;
  readonly settings: RunSettings;
  readonly transcript: Transcript;
  readonly #memory: MemoryReservation | undefined;
  readonly #requestWeight: number;
  readonly states: ComponentStates;
  /** State of the app, if the client has sent one. */
  readonly appState: AppState | undefined;
  /** What is known of the calls that have no result yet, by id. */
  readonly calls = new Map<string, KnownCall>();
  /** Resources that were read for the model, by URI. */
  readonly resources = new Map<string, ReturnType<ServerTools["readResource"]>>();
  /** Resolves when its first event is written, or it does not come to that. */
  readonly begun = Promise.withResolvers<void>();
  /** Resolves when its first step here is under way: a model or a tool was called. */
  readonly stepped = Promise.withResolvers<void>();
  /** Resolves when the run is over in this process and its end is durable. */
  readonly over = Promise.withResolvers<void>();
  /** The store has counted its execution here as an attempt. */
  readonly isCounted = true;
  /** Whether a restart brought it back and nobody has come back to it yet: then it makes way for a new run. */
  orphaned: boolean;
  /** Whether this process stops: then the run is left as it is, whatever else it was stopped for. */
  suspended = false;

  readonly #controller = new AbortController();

  /** @param parts The run's record, its log, the thread it is in, where the memory of its conversation counts, and the most that it may weigh. */
  constructor(parts: {
    record: RunRecord;
    writer: RunWriter;
    transcript: Transcript;
    memory?: MemoryReservation;
    maxWeight?: number;
    orphaned: boolean;
  }) {
    this.record = parts.record;
    this.writer = parts.writer;
    this.transcript = parts.transcript;
    this.#memory = parts.memory;
    this.#requestWeight = weightOf(parts.record.request);
    void this.over.promise.then(() => this.#memory?.release());
    this.orphaned = parts.orphaned;
    this.settings = JSON.parse(parts.record.request) as RunSettings;
    const changes = new ChangeBudget();
    this.states = new ComponentStates(parts.writer, parts.transcript, changes, parts.maxWeight);
    const { appState } = this.settings;
    this.appState = appState === undefined ? undefined : new AppState(appState, changes);
    // Agents and tools that are at work must not go on for a run that another process executes.
    parts.writer.onFenced = (error) => this.stop(error);
  }

  /** What its readers follow. */
  get feed(): LocalRunFeed {
    return this.writer.feed;
  }

  /** Whether it is over here without its end: another process goes on with it. */
  get wasLeft(): boolean {
    return this.feed.ended !== undefined && "error" in this.feed.ended;
  }

  /**
   * Holds the memory of its request and of its conversation, which grows.
   *
   * @throws {RateLimitedError} {ServerBusyError} when there is no room for it.
   */
  holdMemory(): void {
    this.#memory?.hold(this.#weight);
  }

  /** Counts that memory whether or not there is room: a run that was begun has to be finished somewhere. */
  countMemory(): void {
    this.#memory?.count(this.#weight);
  }

  get #weight(): number {
    return this.transcript.weight + this.#requestWeight;
  }

  /** It was expected to begin here, and does not. */
  abandon(): void {
    this.feed.end();
    this.begun.resolve();
    this.over.resolve();
  }

  /** Aborts with a {@link RunCancelled}, {@link DeadlineExceededError}, {@link ShutdownError} or {@link LeaseLostError}. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops the run: its model and tools are aborted, and its log ends with this reason. The first one holds. */
  stop(reason: RunCancelled | DeadlineExceededError | ShutdownError | LeaseLostError): void {
    if (reason instanceof ShutdownError) this.suspended = true;
    this.#controller.abort(reason);
  }
}
