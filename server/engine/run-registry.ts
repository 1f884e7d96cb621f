/** The runs that this process executes or has claimed for execution. */
import { setTimeout as delay } from "node:timers/promises";
import { createCancelledError, LeaseLostError, RunTerminatedError, ShutdownError } from "../core/errors.ts";
import type { Position } from "../core/log-line.ts";
import type { ClaimedRun, RunRecord, ThreadKey } from "../core/ports/records.ts";
import { Journal } from "./log/journal.ts";
import type { LocalRunFeed } from "./log/run-feed.ts";
import { PeerRequests } from "./peers/peer-requests.ts";
import { Recovery } from "./recovery/recovery.ts";
import type { OwnedRun, WaitingRun } from "./recovery/waiting-run.ts";
import { type RunDependencies, selectRunTools, type ToolSources } from "./run-dependencies.ts";
import type { RunExecution } from "./run-execution.ts";
import type { RunOverrides } from "./run-input.ts";
import { runLoop } from "./turn/run-loop.ts";

/** Options for a registry. */
export interface RunRegistryOptions extends RunDependencies, ToolSources {
  /** Time in milliseconds after which a run without readers is cancelled. 0 cancels the run immediately. */
  disconnectGraceMs: number;
}

/** Timeout for stopping runs at shutdown, and again for releasing them, in milliseconds. */
const shutdownTimeoutMs = 5000;

/** Minimum time between two checks for a run's remote readers, in milliseconds. */
const recheckMs = 1000;

export class RunRegistry {
  readonly journal: Journal;
  readonly peerRequests: PeerRequests;
  readonly #options: RunRegistryOptions;
  readonly #recovery: Recovery;
  /** The active or waiting run on each thread, by the thread's key. */
  readonly #active = new Map<ThreadKey, OwnedRun>();
  /** True if this process no longer starts runs. */
  #isDraining = false;
  readonly #shutdown = new AbortController();

  constructor(options: RunRegistryOptions) {
    this.#options = options;
    const { store, observer, peers } = options;
    this.peerRequests = new PeerRequests(peers);
    this.journal = new Journal(store, observer, (runId, chunk) => peers.notifyGrowth(runId, chunk));
    this.#recovery = new Recovery({
      ...options,
      journal: this.journal,
      shutdownSignal: this.shutdownSignal,
      execute: (run) => this.execute(run),
      unregister: (run) => this.unregister(run),
    });
  }

  /** Returns the active or waiting run on a thread. */
  findInThread(threadKey: ThreadKey): OwnedRun | undefined {
    return this.#active.get(threadKey);
  }

  /** Returns the run if it is active or waiting in this process. */
  find({ id, threadKey, status }: RunRecord): OwnedRun | undefined {
    const run = this.#active.get(threadKey);
    return status === "running" && run?.record.id === id ? run : undefined;
  }

  findById(runId: string): OwnedRun | undefined {
    return this.all().find(({ record }) => record.id === runId);
  }

  all(): OwnedRun[] {
    return [...this.#active.values()];
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Stops starting runs. */
  drain(): void {
    this.#isDraining = true;
    this.#recovery.close();
  }

  /** Aborts with {@link ShutdownError} when this process shuts down. */
  get shutdownSignal(): AbortSignal {
    return this.#shutdown.signal;
  }

  /**
   * Registers a run before the transaction that stores it is committed, so that no request considers the run
   * to be without an owner.
   *
   * @throws {ShutdownError} if this process no longer starts runs.
   */
  register(run: RunExecution): void {
    if (this.#isDraining) throw new ShutdownError();
    this.#active.set(run.record.threadKey, run);
  }

  /**
   * Removes a run from the registry. The thread may already have a newer run, because a paused run can be
   * continued as soon as the pause is durable.
   */
  unregister(run: OwnedRun): void {
    const { threadKey } = run.record;
    if (this.#active.get(threadKey) === run) this.#active.delete(threadKey);
  }

  /** Discards a run that was registered but will not be started. */
  discard(run: RunExecution): void {
    run.discard();
    this.unregister(run);
  }

  /**
   * Executes a run until it ends.
   *
   * @param overrides Models and tools for this run only.
   */
  execute(run: RunExecution, overrides: RunOverrides = {}): void {
    this.#active.set(run.record.threadKey, run);
    if (run.record.onDisconnect === "cancel") this.#cancelWhenUnread(run);
    if (this.shutdownSignal.aborted) run.stop(this.shutdownSignal.reason);
    const { tools = this.#options.tools } = overrides;
    const sources = { ...this.#options, tools };
    const dependencies = { ...this.#options, ...overrides, tools: selectRunTools(run.settings, sources) };
    // The response with the first event is sent before the run uses the CPU.
    setImmediate(() => void runLoop(run, dependencies).then(() => this.unregister(run)));
    run.started.resolve();
  }

  /** Queues a run that this process has claimed. */
  addClaimed(record: ClaimedRun): WaitingRun {
    const run = this.#recovery.add(record);
    // Added synchronously, so the run cannot start before it is registered.
    this.#active.set(record.threadKey, run);
    return run;
  }

  /** Starts the queued runs and any runs that are claimed later. */
  startClaimed(): void {
    if (!this.#isDraining) this.#recovery.open();
  }

  /**
   * Ends a run to free its thread, if the run may be replaced. This applies to a recovered run that has had
   * no reader since its recovery and, if the caller allows it, to a run whose readers have all disconnected.
   *
   * @returns True if the run has ended.
   */
  async relinquish(run: OwnedRun, mayCancelUnread: boolean): Promise<boolean> {
    const { id, onDisconnect } = run.record;
    if (onDisconnect === "continue" || (await this.#options.peers.hasRemoteReaders(id))) return false;
    if (run.isUnreadSinceRecovery) run.stop(createInterruptedError());
    else if (mayCancelUnread && (await hasNoReaders(run.feed))) run.stop(createCancelledError());
    else return false;
    await run.ended.promise;
    return true;
  }

  /**
   * Stops a run and waits until it has ended, regardless of which process executes it. A run without an owner
   * is claimed so that its end can be written.
   *
   * @throws {ShutdownError} if this process shuts down first. Another process will then write the end of the
   * run.
   */
  async stop(record: RunRecord, reason: RunTerminatedError): Promise<void> {
    let run = this.find(record);
    if (run === undefined) {
      const { peers, store } = this.#options;
      const { code, message } = reason;
      const response = await this.peerRequests.send(record, { kind: "stop", code, message });
      if (response !== undefined) return;
      // Claiming the run during shutdown would release it immediately, and a caller polling for its end would
      // loop forever.
      this.shutdownSignal.throwIfAborted();
      const claimed = await store.read.claimRun(record.id, peers.id, record.epoch);
      run = claimed && this.addClaimed(claimed);
    }
    run?.stop(reason);
    await run?.ended.promise;
  }

  /**
   * Returns the position up to which a run's log was sent to its last reader, regardless of which process
   * that reader is connected to (TX-07).
   */
  async findDelivered({ record, feed }: OwnedRun): Promise<Position> {
    const peer = feed.lastReaderPeer;
    if (peer === undefined) return feed.delivered;
    const position = await this.#options.peers.findReaderPosition(record.id, peer);
    if (position !== undefined && feed.lastReaderPeer === peer) feed.delivered = position;
    return feed.delivered;
  }

  /** Handles a subscription by another process, whose reader is now the run's last reader. */
  onReaderAttached(runId: string, peerId: string): void {
    const run = this.findById(runId);
    if (run !== undefined) run.feed.lastReaderPeer = peerId;
  }

  /**
   * Handles the end of a remote subscription.
   *
   * @param position The position up to which the log was sent.
   */
  onReaderLeft(runId: string, peerId: string, position: Position): void {
    const run = this.findById(runId);
    if (run === undefined) return;
    run.isUnreadSinceRecovery = false;
    // If another reader was attached later, its position counts.
    if (run.feed.lastReaderPeer === peerId) run.feed.delivered = position;
    run.feed.onReadersChanged();
  }

  /**
   * Drops runs that another process has claimed. Their subscriptions continue by reading the other process's
   * events.
   */
  onLeasesLost(runIds: readonly string[]): void {
    for (const id of runIds) {
      const run = this.findById(id);
      run?.writer.feed.end(new LeaseLostError(id));
      run?.stop(new ShutdownError());
    }
  }

  /** Resolves when all runs have ended or the timeout (in milliseconds) has expired. */
  async waitForRuns(afterMs: number): Promise<void> {
    if (afterMs === 0) return;
    const executing = this.all().filter((run) => run.isCounted);
    await waitAtMost(afterMs, Promise.all(executing.map((run) => run.ended.promise)));
  }

  /** Suspends all runs so that another process can recover them, and ends their subscriptions. */
  async shutDown(): Promise<void> {
    this.drain();
    this.#shutdown.abort(new ShutdownError());
    const runs = this.all();
    for (const run of runs) run.stop(new ShutdownError());
    const requestsEnded = this.peerRequests.end();
    // Commits wait while the database is unavailable, but readers and this process's exit must not be
    // delayed. Other processes recover the runs in either case.
    await waitAtMost(shutdownTimeoutMs, Promise.all(runs.map((run) => run.ended.promise)));
    for (const run of runs) run.feed.end(new ShutdownError());
    const { store, log } = this.#options;
    const released = runs.map(({ record, isCounted }) =>
      store.read
        .releaseRun(record.id, record.epoch, isCounted)
        .catch((error: unknown) => log(`run ${record.id} could not be released: ${String(error)}`)),
    );
    await waitAtMost(shutdownTimeoutMs, Promise.all(released));
    await requestsEnded;
    await waitAtMost(shutdownTimeoutMs, this.journal.close());
    if (runs.length > 0) this.#options.peers.notifyReleased();
  }

  /** Cancels a run that has had no readers for the grace period (TX-04). */
  #cancelWhenUnread(run: RunExecution): void {
    let timer: NodeJS.Timeout | undefined;
    const watch = (graceMs = this.#options.disconnectGraceMs) => {
      clearTimeout(timer);
      if (run.feed.readers > 0 || run.feed.ended !== undefined) return;
      timer = setTimeout(() => void cancel(), graceMs);
      timer.unref();
    };
    const cancel = async () => {
      // If the database is unavailable, assume that the run has remote readers.
      const isRead = await this.#options.peers.hasRemoteReaders(run.record.id).catch(() => true);
      if (isRead) return watch(Math.max(recheckMs, this.#options.disconnectGraceMs));
      if (run.feed.readers === 0) run.stop(createCancelledError());
    };
    run.feed.onReadersChanged = () => watch();
    // Readers may have connected and disconnected before the run started.
    if (run.isUnreadSinceRecovery || run.feed.hadReader) watch();
    void run.ended.promise.then(() => clearTimeout(timer));
  }
}

/** Returns the termination reason for a recovered run that has no readers and is replaced by a new run. */
export function createInterruptedError(): RunTerminatedError {
  return new RunTerminatedError(
    "RUN_INTERRUPTED",
    "The server was restarted, and a new run was started on the thread.",
  );
}

/** Waits for a promise, up to a maximum number of milliseconds. */
async function waitAtMost(ms: number, done: Promise<unknown>): Promise<void> {
  await Promise.race([done, delay(ms, undefined, { ref: false })]);
}

/**
 * Maximum delay in milliseconds before the server notices that a connection was closed, if a request on
 * another connection arrives first.
 */
const maxDisconnectDelayMs = 200;

/** Returns true if a run has had readers and all of them have disconnected. */
export async function hasNoReaders(feed: LocalRunFeed): Promise<boolean> {
  if (!feed.hadReader) return false;
  if (feed.readers > 0)
    await Promise.race([feed.waitUntilUnread(), delay(maxDisconnectDelayMs, undefined, { ref: false })]);
  return feed.readers === 0;
}
