/** The execution of a run in this process, including the run's in-memory state. */

import {
  type DeadlineExceededError,
  type LeaseLostError,
  type RunTerminatedError,
  ShutdownError,
} from "../core/errors.ts";
import { estimateMemory } from "../core/json/text.ts";
import type { MemoryReservation } from "../core/limits/memory-budget.ts";
import type { ToolUseBlock } from "../core/messages.ts";
import type { RunRecord } from "../core/ports/records.ts";
import type { ServerTools } from "../core/ports/tools.ts";
import { ResultChecks } from "./check-results.ts";
import type { LocalRunFeed } from "./log/run-feed.ts";
import type { RunWriter } from "./log/run-writer.ts";
import type { RunSettings } from "./run-input.ts";
import { AppState } from "./state/app-state.ts";
import { ComponentStates } from "./state/component-state.ts";
import { ChangeBudget } from "./state/state-limits.ts";
import type { Transcript } from "./state/transcript.ts";

/** A tool call without a result. */
export interface OpenCall {
  block: ToolUseBlock;
  side: "server" | "client";
  repeatable: boolean;
  /** The reason why the call cannot be made. It becomes the call's result. */
  invalidReason?: string;
  /** True if the call may already have been made. */
  wasStarted: boolean;
  /** The user's response, for a call that needs consent. */
  consent?: "needed" | "approved" | "refused";
}

export class RunExecution {
  readonly record: RunRecord;
  readonly writer: RunWriter;
  readonly settings: RunSettings;
  readonly transcript: Transcript;
  readonly #memory: MemoryReservation | undefined;
  readonly #requestBytes: number;
  readonly states: ComponentStates;
  /** The application's state, if the client sent one. */
  readonly appState: AppState | undefined;
  /** Tool calls without a result, by ID. */
  readonly calls = new Map<string, OpenCall>();
  /** IDs of stored components whose message was interrupted and is being written again. */
  readonly supersededComponents: string[] = [];
  #resultChecks: ResultChecks | undefined;
  /** Resources that have been read for the model, by URI. */
  readonly resources = new Map<string, ReturnType<ServerTools["readResource"]>>();
  /** Resolves when the first event is written or the run is discarded. */
  readonly started = Promise.withResolvers<void>();
  /** Resolves when the first step has started, which is when a model or a tool is called. */
  readonly firstStepStarted = Promise.withResolvers<void>();
  /** Resolves when the run has ended in this process and the end is durable. */
  readonly ended = Promise.withResolvers<void>();
  /** True if another execution of the run was interrupted. */
  readonly isRecovered: boolean;
  /** True if the store has counted this execution as an attempt. */
  readonly isCounted = true;
  /**
   * True if the run lost its owner and has had no reader since then. A new run on the thread then replaces
   * this run.
   */
  isUnreadSinceRecovery: boolean;
  /**
   * True if this process is shutting down. The run is then left unchanged, even if it was previously stopped
   * for another reason.
   */
  isShuttingDown = false;

  readonly #controller = new AbortController();

  constructor(parts: {
    record: RunRecord;
    writer: RunWriter;
    transcript: Transcript;
    memory?: MemoryReservation;
    maxWeight?: number;
    isUnreadSinceRecovery: boolean;
  }) {
    this.record = parts.record;
    this.writer = parts.writer;
    this.transcript = parts.transcript;
    this.#memory = parts.memory;
    this.#requestBytes = estimateMemory(parts.record.request);
    void this.ended.promise.then(() => this.#memory?.release());
    this.isRecovered = parts.isUnreadSinceRecovery;
    this.isUnreadSinceRecovery = parts.isUnreadSinceRecovery;
    this.settings = JSON.parse(parts.record.request) as RunSettings;
    const changes = new ChangeBudget();
    this.states = new ComponentStates(parts.writer, parts.transcript, changes, parts.maxWeight);
    const { appState } = this.settings;
    this.appState = appState === undefined ? undefined : new AppState(appState, changes);
    // Agents and tools must not continue working for a run that another process executes.
    parts.writer.onLeaseLost = (error) => this.stop(error);
  }

  /** Checks of client tool results for the model. A run that only ends after a crash has no settings. */
  get resultChecks(): ResultChecks {
    this.#resultChecks ??= new ResultChecks(this.settings);
    return this.#resultChecks;
  }

  /** The feed read by subscriptions. */
  get feed(): LocalRunFeed {
    return this.writer.feed;
  }

  /** True if this process released the run before it ended. Another process then recovers it. */
  get wasReleased(): boolean {
    return this.feed.ended !== undefined && "error" in this.feed.ended;
  }

  /**
   * Reserves memory for the request and the growing conversation.
   *
   * @throws {RateLimitedError} if the project's memory share is exhausted.
   * @throws {ServerBusyError} if the process's memory budget is exhausted.
   */
  holdMemory(): void {
    this.#memory?.reserve(this.#bytes);
  }

  /** Reserves the same memory without checking the limits, because a started run must be able to finish. */
  holdMemoryUnchecked(): void {
    this.#memory?.holdUnchecked(this.#bytes);
  }

  get #bytes(): number {
    return this.transcript.bytes + this.#requestBytes;
  }

  /** Deletes the superseded components in the commit of the next event. */
  deleteSupersededComponents(): void {
    const ids = this.supersededComponents.splice(0);
    const { key } = this.transcript.thread;
    if (ids.length > 0) this.writer.addChange((queries) => queries.deleteComponents(key, ids));
  }

  /** Discards a run that was registered but will not be started. */
  discard(): void {
    this.feed.end();
    this.started.resolve();
    this.ended.resolve();
  }

  /**
   * Aborts with a {@link RunTerminatedError}, {@link DeadlineExceededError}, {@link ShutdownError}, or
   * {@link LeaseLostError}.
   */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /**
   * Stops the run by aborting its model and tools. If called more than once, the log ends with the first
   * reason.
   */
  stop(reason: RunTerminatedError | DeadlineExceededError | ShutdownError | LeaseLostError): void {
    if (reason instanceof ShutdownError) this.isShuttingDown = true;
    this.#controller.abort(reason);
  }
}
