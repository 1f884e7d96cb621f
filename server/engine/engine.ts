/** The run engine, as used by contracts. It is independent of wire formats. */

import { ShutdownError } from "../core/errors.ts";
import type { JsonObject } from "../core/events.ts";
import { LargeWorkQueue } from "../core/limits/large-work-queue.ts";
import { type ConversationLimits, computeConversationLimits } from "../core/limits/memory-budget.ts";
import type { Owner } from "../core/owner.ts";
import type { Peers, StateChange } from "../core/ports/peers.ts";
import type { RunRecord, ThreadRecord } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { SchemaChecks } from "../core/schemas/schema-checks.ts";
import { defaultLimits, type RunLimits } from "../core/settings.ts";
import { type AdmissionContext, admitRun } from "./admission/admit-run.ts";
import { type CheckContext, checkRequest } from "./admission/check-request.ts";
import { type CancelContext, cancelNamedRun, cancelRun, deleteThread } from "./cancel-run.ts";
import { changeComponentState, type StateChangeContext } from "./change-component-state.ts";
import { handlePeerRequest } from "./handle-peer-request.ts";
import { readLastActivity } from "./log/read-run.ts";
import { noPeers } from "./peers/no-peers.ts";
import { RemoteRunFeeds } from "./peers/remote-run-feed.ts";
import type { RunDependencies, ToolSources } from "./run-dependencies.ts";
import { RunExecution } from "./run-execution.ts";
import type { RunRequest } from "./run-input.ts";
import { RunRegistry } from "./run-registry.ts";
import { type Cursor, type RunSubscription, RunSubscriptions } from "./subscription/run-subscription.ts";
import { openThreadSubscription, type ThreadSubscription } from "./subscription/thread-subscription.ts";

/** Options for an engine. */
export interface EngineOptions
  extends Omit<RunDependencies, "getLimits" | "checks" | "conversations" | "peers">,
    ToolSources,
    Pick<CheckContext, "getAllowedModels"> {
  /** Other processes on the store. Defaults to {@link noPeers}. */
  peers?: Peers | undefined;
  /** Returns the limits for a project's runs. Defaults to {@link defaultLimits}. */
  getLimits?: (projectId: string) => RunLimits;
  /** Conversation limits. Defaults to the limits for request bodies of 10 MiB. */
  conversations?: ConversationLimits;
  /**
   * Delays the recovery of runs until this promise resolves, for example when the server starts listening.
   */
  whenListening?: Promise<unknown>;
  /** Time in milliseconds after which a run without readers is cancelled. 0 cancels the run immediately. */
  disconnectGraceMs: number;
}

const defaultBodyBytes = 10 * 1024 * 1024;

export class Engine {
  readonly #store: Store;
  readonly #peers: Peers;
  readonly #registry: RunRegistry;
  readonly #remote: RemoteRunFeeds;
  readonly #subscriptions: RunSubscriptions;
  /** The dependencies of the engine's operations. */
  readonly #context: CheckContext & AdmissionContext & CancelContext & StateChangeContext;

  private constructor(options: EngineOptions) {
    const { getLimits = () => defaultLimits, log, store, peers = noPeers(store) } = options;
    const { conversations = computeConversationLimits(defaultBodyBytes) } = options;
    const parts = { ...options, peers, getLimits, conversations, checks: new SchemaChecks(log) };
    const registry = new RunRegistry(parts);
    this.#store = store;
    this.#peers = peers;
    this.#registry = registry;
    this.#remote = new RemoteRunFeeds(store, peers, registry.shutdownSignal);
    this.#subscriptions = new RunSubscriptions(store, registry, this.#remote);
    const { maxBytes } = conversations;
    this.#context = { ...parts, registry, largeWork: new LargeWorkQueue(), maxConversationBytes: maxBytes };
  }

  /**
   * Starts an engine. When the returned promise resolves, the engine has claimed the runs of dead processes,
   * so requests can find them. The runs are recovered afterwards.
   */
  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options);
    const registry = engine.#registry;
    await engine.#peers.join({
      runIds: () => registry.all().map(({ record }) => record.id),
      addClaimedRuns(records) {
        for (const record of records) registry.addClaimed(record);
      },
      handleRequest: (runId, request, store) =>
        handlePeerRequest(runId, request, { registry, read: options.store.read }, store),
      onLeasesLost: (runIds) => registry.onLeasesLost(runIds),
      onReaderAttached: (runId, peerId) => registry.onReaderAttached(runId, peerId),
      onReaderLeft: (runId, peerId, position) => registry.onReaderLeft(runId, peerId, position),
      getReaderPosition: (runId) => engine.#remote.getReaderPosition(runId),
    });
    // Handle requests that have been waiting for the server to listen before recovering runs.
    void Promise.resolve(options.whenListening).then(() => setImmediate(() => registry.startClaimed()));
    return engine;
  }

  /**
   * Starts a run, or joins the run that was started by an earlier request with the same idempotency key. When
   * the returned promise resolves, the run's first event is durable.
   *
   * @returns A subscription to the run from its beginning.
   * @throws {RequestRejectedError} if the request is rejected. Nothing is changed.
   * @throws {ShutdownError} if this process no longer starts runs. Nothing is stored.
   */
  async run(request: RunRequest): Promise<RunSubscription> {
    if (this.#registry.isDraining) throw new ShutdownError();
    const checked = checkRequest(request, this.#context);
    const admitted = await admitRun(checked, this.#context);
    if (!(admitted instanceof RunExecution))
      return await this.subscribe(request.owner, request.threadId, admitted.existingRunId, { after: 0 });
    this.#registry.execute(admitted, request.overrides);
    return await this.#subscriptions.openStarted(admitted);
  }

  /**
   * Subscribes to a run, from a cursor to the end of the run.
   *
   * @throws {RequestRejectedError} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `POSITION_AHEAD`, `EVENTS_GONE`.
   */
  async subscribe(owner: Owner, threadId: string, runId: string, cursor: Cursor): Promise<RunSubscription> {
    return await this.#subscriptions.open(owner, threadId, runId, cursor);
  }

  /**
   * Subscribes to a run from its beginning and also returns the rest of the conversation.
   *
   * @param clientId The client's name for the run. If no run has this name, the thread's newest run is used.
   * @param signal Aborts when the client disconnects.
   * @param onTurn Awaited when it is the conversation's turn to be read.
   * @throws {RequestRejectedError} `THREAD_NOT_FOUND`, or `RUN_NOT_FOUND` if the thread has no runs.
   * @throws {RateLimitedError} as in {@link readLarge}.
   */
  async subscribeToThread(
    owner: Owner,
    threadId: string,
    clientId: string,
    signal: AbortSignal,
    onTurn: () => Promise<void>,
  ): Promise<ThreadSubscription> {
    return await openThreadSubscription(
      {
        store: this.#store,
        subscriptions: this.#subscriptions,
        readConversation: (thread, read) =>
          this.readConversation(thread, signal, async () => {
            await onTurn();
            return await read();
          }),
      },
      { owner, threadId, clientId },
    );
  }

  /** Reads a thread's conversation outside a run. Large conversations are queued, as in {@link readLarge}. */
  async readConversation<T>(
    { key, projectId }: Pick<ThreadRecord, "key" | "projectId">,
    signal: AbortSignal,
    read: () => Promise<T>,
  ): Promise<T> {
    return await this.readLarge(projectId, await this.#store.read.measureConversation(key), signal, read);
  }

  /**
   * Reads from the store. Large reads are queued, because a value takes several times its size in memory
   * until it has been sent.
   *
   * @param bytes Estimated memory in bytes.
   * @param signal Aborts when the client disconnects.
   * @throws {RateLimitedError} if too many of the project's reads are queued; the signal's reason if `signal`
   * aborts.
   */
  async readLarge<T>(
    projectId: string,
    bytes: number,
    signal: AbortSignal,
    read: () => Promise<T>,
  ): Promise<T> {
    return await this.#context.largeWork.run(projectId, bytes, read, signal);
  }

  /** Cancels a run, as {@link cancelRun} does. */
  async cancel(owner: Owner, threadId: string, runId: string): Promise<void> {
    await cancelRun(this.#context, owner, threadId, runId);
  }

  /** Cancels the run with a client-assigned name, as {@link cancelNamedRun} does. */
  async cancelNamed(owner: Owner, threadId: string, clientId: string): Promise<void> {
    await cancelNamedRun(this.#context, owner, threadId, clientId);
  }

  /**
   * Changes a component's state at a client's request, as {@link changeComponentState} does.
   *
   * @returns The new state.
   */
  async changeComponentState(
    owner: Owner,
    threadId: string,
    componentId: string,
    change: StateChange,
    signal?: AbortSignal,
  ): Promise<JsonObject> {
    return await changeComponentState(this.#context, { owner, threadId, componentId }, change, signal);
  }

  /** Returns the time of a run's last event or change, in Unix milliseconds. */
  async readLastActivity(record: RunRecord): Promise<number> {
    return await readLastActivity(this.#store, record);
  }

  /** Deletes a thread and its contents. If the thread has an active run, cancels it first. */
  async deleteThread(owner: Owner, threadId: string): Promise<void> {
    await deleteThread(this.#context, owner, threadId);
  }

  /**
   * Stops starting runs. Resolves when all active runs have ended or the grace period has expired.
   *
   * @param graceMs The grace period in milliseconds.
   */
  async drain(graceMs: number): Promise<void> {
    this.#registry.drain();
    await Promise.all([this.#peers.drain(), this.#registry.waitForRuns(graceMs)]);
  }

  /** Suspends active runs so that another process can recover them, and ends their subscriptions. */
  async close(): Promise<void> {
    this.#registry.drain();
    await this.#peers.drain();
    await this.#registry.shutDown();
    await this.#peers.leave();
  }
}
