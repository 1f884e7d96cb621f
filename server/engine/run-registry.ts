/** The runs that this process executes. */
import { setTimeout as delay } from "node:timers/promises";
import { cancelled, LeaseLostError, RunCancelled, ShutdownError } from "../core/errors.ts";
import type { Position } from "../core/log-line.ts";
import type { Peers } from "../core/ports/peers.ts";
import type { ClaimedRun, RunRecord } from "../core/ports/records.ts";
import type { RunExecution } from "./run-execution.ts";
import type { OwnParts } from "./run-input.ts";
import type { OwnedRun, WaitingRun } from "./recovery/waiting-run.ts";
import { Journal } from "./log/journal.ts";
import type { LocalRunFeed } from "./log/run-feed.ts";
import { PeerRequests } from "./peers/peer-requests.ts";
import { Recovery } from "./recovery/recovery.ts";
import { type RunDependencies, type ToolSources, toolsOfRun } from "./run-dependencies.ts";
import { execute } from "./turn/run-loop.ts";

/** What executing runs takes. */
export interface RunRegistryOptions extends RunDependencies, ToolSources {
  peers: Peers;
  /** How long a run goes on without a reader before it is cancelled, in milliseconds; 0 cancels at once. */
  disconnectGraceMs: number;
}

/** How long runs may take to be where they can be left, and to be given back, in milliseconds. */
const suspendMs = 5000;

/** The least time until it is asked again whether a run is read elsewhere, in milliseconds. */
const askAgainMs = 1000;

export class RunRegistry {
  readonly journal: Journal;
  readonly peerRequests: PeerRequests;
  readonly #options: RunRegistryOptions;
  readonly #recovery: Recovery;
  /** The run that is going on in each thread, or waits for its start, by the thread's key. */
  readonly #active = new Map<number, OwnedRun>();
  /** Nothing new begins here. */
  #isDraining = false;
  readonly #suspending = new AbortController();

  constructor(options: RunRegistryOptions) {
    this.#options = options;
    const { store, observer, peers } = options;
    this.peerRequests = new PeerRequests(peers);
    this.journal = new Journal(store, observer, (runId) => peers.grown(runId));
    this.#recovery = new Recovery({
      ...options,
      journal: this.journal,
      suspended: this.suspended,
      execute: (run) => this.execute(run),
      forget: (run) => this.forget(run),
    });
  }

  /** The run that is going on here in a thread, or waits for its start. */
  inThread(threadKey: number): OwnedRun | undefined {
    return this.#active.get(threadKey);
  }

  /** The run, if it is going on here or waits for its start. */
  of({ id, threadKey, status }: RunRecord): OwnedRun | undefined {
    const run = this.#active.get(threadKey);
    return status === "running" && run?.record.id === id ? run : undefined;
  }

  named(runId: string): OwnedRun | undefined {
    return this.all().find(({ record }) => record.id === runId);
  }

  all(): OwnedRun[] {
    return [...this.#active.values()];
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** From now on no run begins here. */
  drain(): void {
    this.#isDraining = true;
    this.#recovery.close();
  }

  /** Aborts with {@link ShutdownError} when this process stops. */
  get suspended(): AbortSignal {
    return this.#suspending.signal;
  }

  /**
   * A run is about to begin here: known before it is stored, so that nobody takes it for one that nobody executes.
   *
   * @throws {ShutdownError} when nothing begins here any more.
   */
  expect(run: RunExecution): void {
    if (this.#isDraining) throw new ShutdownError();
    this.#active.set(run.record.threadKey, run);
  }

  /** The run is over here. The thread may have another one already: a pause is continued as soon as it is durable. */
  forget(run: OwnedRun): void {
    const { threadKey } = run.record;
    if (this.#active.get(threadKey) === run) this.#active.delete(threadKey);
  }

  /** A run that was expected does not begin. */
  abandon(run: RunExecution): void {
    run.abandon();
    this.forget(run);
  }

  /** Executes a run to its end here. @param own What it brings along. */
  execute(run: RunExecution, own: OwnParts = {}): void {
    this.#active.set(run.record.threadKey, run);
    if (run.record.onDisconnect === "cancel") this.#cancelWhenDeserted(run);
    if (this.suspended.aborted) run.stop(this.suspended.reason);
    const { tools = this.#options.tools } = own;
    const sources = { ...this.#options, tools };
    void execute(run, { ...this.#options, ...own, tools: toolsOfRun(run.settings, sources) }).then(() =>
      this.forget(run),
    );
    run.begun.resolve();
  }

  /** Adds a run that was claimed for this process to those that wait for their start. */
  takeUp(record: ClaimedRun): WaitingRun {
    const run = this.#recovery.add(record);
    // In the same turn of the event loop: it has not been started yet, whatever becomes of that.
    this.#active.set(record.threadKey, run);
    return run;
  }

  /** From now on runs that were claimed start. */
  resume(): void {
    if (!this.#isDraining) this.#recovery.open();
  }

  /**
   * Ends a run that nobody needs, so that its thread is free: one that was taken up after a crash and that nobody has
   * come back to, and one whose reader has left, where the contract has it so.
   *
   * @returns Whether it is over.
   */
  async yields(run: OwnedRun, replacesDeserted: boolean): Promise<boolean> {
    const { id, onDisconnect } = run.record;
    if (onDisconnect === "continue" || (await this.#options.peers.isReadElsewhere(id))) return false;
    if (run.orphaned) run.stop(interrupted());
    else if (replacesDeserted && (await deserted(run.feed))) run.stop(cancelled());
    else return false;
    await run.over.promise;
    return true;
  }

  /**
   * Stops a run and waits for its end, whoever executes it. One that nobody executes is claimed, so that its end can be
   * told.
   *
   * @throws {ShutdownError} when this process stops, so that the run's end is another one's to tell.
   */
  async stop(record: RunRecord, reason: RunCancelled): Promise<void> {
    let run = this.of(record);
    if (run === undefined) {
      const { peers, store } = this.#options;
      const { code, message } = reason;
      const answer = await this.peerRequests.ask(record, { kind: "stop", code, message });
      if (answer !== undefined) return;
      // A run that is claimed now would be released at once, and a caller that waits for its end would wait forever.
      this.suspended.throwIfAborted();
      const claimed = await store.read.claimRun(record.id, peers.id, record.epoch);
      run = claimed && this.takeUp(claimed);
    }
    run?.stop(reason);
    await run?.over.promise;
  }

  /** A reader elsewhere has left, and was sent the log up to a position. */
  left(runId: string, position: Position): void {
    const run = this.named(runId);
    if (run === undefined) return;
    run.orphaned = false;
    run.feed.delivered = position;
    run.feed.onReadersChanged();
  }

  /** Another process has taken runs over: they are dropped here, and their readers follow them there. */
  lost(runIds: readonly string[]): void {
    for (const id of runIds) {
      const run = this.named(id);
      run?.writer.feed.end(new LeaseLostError(id));
      run?.stop(new ShutdownError());
    }
  }

  /** Resolves when no run is going on, or after a while, in milliseconds. */
  async quiet(afterMs: number): Promise<void> {
    if (afterMs === 0) return;
    const executing = this.all().filter((run) => run.isCounted);
    await within(afterMs, Promise.all(executing.map((run) => run.over.promise)));
  }

  /** Stops all runs where they are, to be taken up by another process; ends their readers. */
  async suspend(): Promise<void> {
    this.drain();
    this.#suspending.abort(new ShutdownError());
    const runs = this.all();
    for (const run of runs) run.stop(new ShutdownError());
    const answered = this.peerRequests.end();
    // A database that is away keeps commits waiting, but neither readers nor the end of this process: others find the
    // runs all the same.
    await within(suspendMs, Promise.all(runs.map((run) => run.over.promise)));
    for (const run of runs) run.feed.end(new ShutdownError());
    const { store, log } = this.#options;
    const released = runs.map(({ record, isCounted }) =>
      store.read
        .releaseRun(record.id, record.epoch, isCounted)
        .catch((error: unknown) => log(`run ${record.id} could not be given back: ${String(error)}`)),
    );
    await within(suspendMs, Promise.all(released));
    await answered;
    if (runs.length > 0) this.#options.peers.released();
  }

  /** TX-04: a run that nobody reads goes on for the grace period, and is cancelled when nobody came back. */
  #cancelWhenDeserted(run: RunExecution): void {
    let timer: NodeJS.Timeout | undefined;
    const watch = (graceMs = this.#options.disconnectGraceMs) => {
      clearTimeout(timer);
      if (run.feed.readers > 0 || run.feed.ended !== undefined) return;
      timer = setTimeout(() => void cancel(), graceMs);
      timer.unref();
    };
    const cancel = async () => {
      // A database that does not answer says nothing about readers.
      const isRead = await this.#options.peers.isReadElsewhere(run.record.id).catch(() => true);
      if (isRead) return watch(Math.max(askAgainMs, this.#options.disconnectGraceMs));
      if (run.feed.readers === 0) run.stop(cancelled());
    };
    run.feed.onReadersChanged = () => watch();
    // Readers may have come and gone while it waited for its start.
    if (run.orphaned || run.feed.wasRead) watch();
    void run.over.promise.then(() => clearTimeout(timer));
  }
}

/** Why a run ends whose process has died, and that nobody has come back to. */
export function interrupted(): RunCancelled {
  return new RunCancelled("RUN_INTERRUPTED", "The server was restarted, and a new run took the thread.");
}

/** Waits for something, but no longer than so many milliseconds. */
async function within(ms: number, done: Promise<unknown>): Promise<void> {
  await Promise.race([done, delay(ms, undefined, { ref: false })]);
}

/** A connection that was closed just before a request came on another may be known a little later, in milliseconds. */
const leavingMs = 200;

/** Returns whether a run had readers, and all of them have left. */
export async function deserted(feed: LocalRunFeed): Promise<boolean> {
  if (!feed.wasRead) return false;
  if (feed.readers > 0) await Promise.race([feed.left(), delay(leavingMs, undefined, { ref: false })]);
  return feed.readers === 0;
}
