/** The run engine: what contracts ask it for. It knows no wire format. */

import { cancelled, Fenced, Refusal, Suspended } from "../core/errors.ts";
import type { JsonObject } from "../core/events.ts";
import { LargeWork } from "../core/limits/large-work.ts";
import { type ConversationLimits, conversationLimitsFor } from "../core/limits/memory-budget.ts";
import type { ModelList } from "../core/ports/models.ts";
import type { Peers, StateChange } from "../core/ports/peers.ts";
import type { RunRecord, ThreadRecord } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { SchemaChecks } from "../core/schemas/schema-checks.ts";
import { defaultLimits, type RunLimits } from "../core/settings.ts";
import { ActiveRun } from "./run-execution.ts";
import { admitRun } from "./admission/admit-run.ts";
import { cancelPaused } from "./admission/cancel-paused.ts";
import { checkedInput, checkModel, checkNames } from "./admission/check-request.ts";
import { requireRun, requireRunToRead, requireThread, withoutRequest } from "./admission/find-run.ts";
import { earlierAnswer } from "./idempotency.ts";
import type { RunRequest } from "./admission/store-run.ts";
import { startedRun } from "./recovery/waiting-run.ts";
import { type Attachment, attachment } from "./log/thread-subscription.ts";
import { LogReads } from "./log/log-reads.ts";
import { openReading, type ReaderPlace, type Reading, type ReadingOf } from "./log/run-subscription.ts";
import type { RunFeed } from "./log/run-feed.ts";
import { noPeers } from "./peers/no-peers.ts";
import { answerAbout } from "./peers/peer-requests.ts";
import { RemoteRunFeeds } from "./peers/remote-run-feed.ts";
import { type Surroundings, type ToolSources, toolsOfRun } from "./run-dependencies.ts";
import { Executions } from "./run-registry.ts";
import { type ComponentPlace, changeAtRest, changeInRun } from "./state/change-state.ts";
import { checkSettings } from "./turn/offer.ts";

/** What an engine works with. */
export interface EngineOptions
  extends Omit<Surroundings, "limitsOf" | "checks" | "conversations">,
    ToolSources {
  /** Other processes that work on the store; {@link noPeers} if absent. */
  peers?: Peers | undefined;
  /** What a run of a project may use; {@link defaultLimits} if absent. */
  limitsOf?: (projectId: string) => RunLimits;
  /** How large conversations may be; as fits bodies of 10 MiB if absent. */
  conversations?: ConversationLimits;
  /** Runs of earlier processes start when it resolves, such as when the server listens; at once if absent. */
  listening?: Promise<unknown>;
  /** The models that requests of a project may name; all of them if absent. */
  allowedModelsOf?: (projectId: string) => ModelList;
  /** How long a run goes on without a reader before it is cancelled, in milliseconds; 0 cancels at once. */
  disconnectGraceMs: number;
}

const defaultBodyBytes = 10 * 1024 * 1024;

export class Engine {
  readonly #options: EngineOptions & Surroundings;
  readonly #store: Store;
  readonly #reads: LogReads;
  readonly #peers: Peers;
  readonly #executions: Executions;
  readonly #followed: RemoteRunFeeds;
  /** Large reads, and requests of large conversations. */
  readonly #large = new LargeWork();

  private constructor(options: EngineOptions) {
    const { limitsOf = () => defaultLimits, log, store, peers = noPeers(store) } = options;
    const { conversations = conversationLimitsFor(defaultBodyBytes) } = options;
    this.#options = { ...options, limitsOf, conversations, checks: new SchemaChecks(log) };
    this.#store = store;
    this.#reads = new LogReads(store);
    this.#peers = peers;
    this.#executions = new Executions({ ...this.#options, peers });
    this.#followed = new RemoteRunFeeds(store, peers, this.#executions.suspended);
  }

  /**
   * Starts an engine. The runs that a process left behind are claimed on return, so that requests find them; they start
   * afterwards, one by one.
   */
  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options);
    const executions = engine.#executions;
    await engine.#peers.join({
      executing: () => executions.all().map(({ record }) => record.id),
      takeUp(records) {
        for (const record of records) executions.takeUp(record);
      },
      asked: (runId, question, store) =>
        answerAbout(runId, question, { executions, read: options.store.read }, store),
      lost: (runIds) => executions.lost(runIds),
      left: (runId, position) => executions.left(runId, position),
    });
    // Requests that have waited for this moment come first.
    void Promise.resolve(options.listening).then(() => setImmediate(() => executions.resume()));
    return engine;
  }

  /**
   * Starts a run, or joins the one that the same request has started before. Its first event is durable on return.
   *
   * @returns The run's events from the beginning.
   * @throws {Refusal} when the request cannot be met; nothing is changed then.
   * @throws {Suspended} when nothing begins here any more; nothing is stored of the request then.
   */
  async run(request: RunRequest): Promise<Reading> {
    if (this.#executions.isDraining) throw new Suspended();
    const { models, ...sources } = { ...this.#options, ...request.own };
    const { settings } = request.input;
    checkNames(request);
    checkSettings(settings, toolsOfRun(settings, sources).list(request.projectId));
    checkModel(models, request, this.#options.allowedModelsOf?.(request.projectId));
    const started = await admitRun(
      { ...request, input: checkedInput(models, request.input) },
      { ...this.#options, peers: this.#peers, executions: this.#executions, large: this.#large },
    );
    if (!(started instanceof ActiveRun)) {
      return await this.read(request.projectId, request.threadId, started.joined, { after: 0 });
    }
    const { record, writer, transcript } = started;
    this.#executions.execute(started, request.own);
    try {
      await writer.settled;
    } catch (error) {
      // Another process has taken the run over before its first event: it is there now.
      if (error instanceof Fenced)
        return await this.read(request.projectId, request.threadId, record.id, { after: 0 });
      throw error;
    }
    const { thread } = transcript;
    return await openReading(
      this.#reads,
      { record, thread, feed: writer.feed, ...this.#following(record) },
      { after: 0 },
    );
  }

  /**
   * Reads a run's events from a position, and on to its end.
   *
   * @param place Where the reader stands.
   * @throws {Refusal} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `POSITION_AHEAD`, `EVENTS_GONE`.
   */
  async read(projectId: string, threadId: string, runId: string, place: ReaderPlace): Promise<Reading> {
    this.#executions.suspended.throwIfAborted();
    let found = await requireRunToRead(this.#store.read, projectId, threadId, runId);
    let run = this.#executions.of(found.record);
    // It may have ended between the two looks.
    if (run === undefined && found.record.status === "running")
      found = await requireRunToRead(this.#store.read, projectId, threadId, runId);
    run ??= this.#executions.of(found.record);
    const { record } = found;
    if (run !== undefined) run.orphaned = false;
    let feed: RunFeed | undefined = run?.feed;
    if (feed === undefined && record.status === "running") {
      feed =
        place.after === undefined ? await this.#followed.fromDelivered(record) : this.#followed.of(record);
      if (feed === undefined) return await this.read(projectId, threadId, runId, place);
    }
    return await openReading(this.#reads, { ...found, feed, ...this.#following(record) }, place);
  }

  /**
   * Takes a run up from its beginning, as somebody does who has only the thread.
   *
   * @param clientId What the client calls the run; if the thread has none of that name, its newest run is meant.
   * @throws {Refusal} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND` for a thread without runs.
   */
  async attach(projectId: string, threadId: string, clientId: string): Promise<Attachment> {
    const store = this.#store;
    const thread = await requireThread(store.read, projectId, threadId);
    const named = await store.read.newestRun(thread.key, clientId);
    let record = named ?? (await store.read.newestRun(thread.key));
    while (record?.continuedBy !== undefined) record = await store.read.findRunById(record.continuedBy);
    if (record === undefined) throw new Refusal("RUN_NOT_FOUND", `Thread "${threadId}" has no runs.`);
    const read = (place: ReaderPlace) => this.read(projectId, threadId, record.id, place);
    try {
      return await attachment(store, thread, record, await read({ after: 0 }));
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "EVENTS_GONE")) throw error;
      return await attachment(store, thread, record, await read({}), false);
    }
  }

  /** Reads a thread's conversation outside of a run, as {@link readMuch} does. */
  async readConversation<T>(
    { key, projectId }: Pick<ThreadRecord, "key" | "projectId">,
    signal: AbortSignal,
    read: () => Promise<T>,
  ): Promise<T> {
    return await this.readMuch(projectId, await this.#store.read.conversationWeight(key), signal, read);
  }

  /**
   * Reads from the store, in its turn if that is much: until it is sent, what is read takes a multiple of its size.
   *
   * @param weight About the memory that it takes, in bytes.
   * @param signal Aborts when the client has left.
   * @throws {TooMany} when too many reads of the project wait; the reason of `signal` once that aborts.
   */
  async readMuch<T>(
    projectId: string,
    weight: number,
    signal: AbortSignal,
    read: () => Promise<T>,
  ): Promise<T> {
    return await this.#large.run(projectId, weight, read, signal);
  }

  /**
   * Cancels the run that its client calls by a name, as {@link cancel} does.
   *
   * @throws {Refusal} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `RUN_FINISHED`.
   */
  async cancelNamed(projectId: string, threadId: string, clientId: string): Promise<void> {
    const thread = await requireThread(this.#store.read, projectId, threadId);
    const record = await this.#store.read.newestRun(thread.key, clientId);
    if (record === undefined)
      throw new Refusal("RUN_NOT_FOUND", `There is no run "${clientId}" in this thread.`);
    await this.cancel(projectId, threadId, record.id);
  }

  /**
   * Cancels a run, or the one that continues it; resolves when its end is durable. Idempotent.
   *
   * @throws {Refusal} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `RUN_FINISHED`.
   * @throws {Suspended} when the engine is closed before the run's end is told.
   */
  async cancel(projectId: string, threadId: string, runId: string): Promise<void> {
    const store = this.#store;
    const { record, thread } = await requireRun(store.read, projectId, threadId, runId);
    let current = record;
    while (current.status === "continued" && current.continuedBy !== undefined)
      current = (await requireRun(store.read, projectId, threadId, current.continuedBy)).record;
    // Another process may have it by now.
    while (current.status === "running") {
      await this.#executions.stop(current, cancelled());
      current = (await requireRun(store.read, projectId, threadId, current.id)).record;
    }
    if (current.status === "awaiting_input")
      current =
        (await cancelPaused(store, thread, current)) ??
        (await requireRun(store.read, projectId, threadId, current.id)).record;
    if (current.status === "continued") return await this.cancel(projectId, threadId, current.id);
    if (current.status !== "cancelled") {
      throw new Refusal("RUN_FINISHED", `The run is over (${current.status}), so it cannot be cancelled.`);
    }
  }

  /**
   * Changes a component's state from a client's side; resolves when the change is durable.
   *
   * @param signal The client has gone: what is not done yet is not done any more.
   * @returns The new state.
   * @throws {Refusal} `THREAD_NOT_FOUND`, `COMPONENT_NOT_FOUND`, `INVALID_JSON_PATCH`; nothing is changed then.
   * @throws {Suspended} when the engine is closed before that is done.
   */
  async changeState(
    projectId: string,
    threadId: string,
    componentId: string,
    change: StateChange,
    signal?: AbortSignal,
  ): Promise<JsonObject> {
    const store = this.#store;
    for (;;) {
      this.#executions.suspended.throwIfAborted();
      signal?.throwIfAborted();
      const earlier = change.retry && (await earlierAnswer<{ state: JsonObject }>(store.read, change.retry));
      if (earlier !== undefined) return earlier.state;
      const thread = await requireThread(store.read, projectId, threadId);
      const place = { thread, componentId };
      const run = await startedRun(this.#executions.inThread(thread.key));
      this.#executions.suspended.throwIfAborted();
      signal?.throwIfAborted();
      const state =
        (run && (await changeInRun(run, componentId, change)))?.state ??
        (await this.#changeInThread(place, change, signal));
      if (state !== undefined) return state;
    }
  }

  /** A change of a thread without a run here. @returns `undefined` when a run has begun here in between */
  async #changeInThread(
    place: ComponentPlace,
    change: StateChange,
    signal: AbortSignal | undefined,
  ): Promise<JsonObject | undefined> {
    const outcome = await changeAtRest(this.#store, place, change, this.#options.conversations.maxWeight);
    if ("state" in outcome) return outcome.state;
    if (this.#executions.of(outcome.holder) !== undefined) return undefined;
    const { componentId } = place;
    const question = { kind: "state" as const, componentId, change };
    const answer = await this.#executions.asks.ask(outcome.holder, question, signal);
    if (answer?.kind === "refused")
      throw new Refusal(answer.code, answer.message, { mistakes: [...answer.mistakes] });
    return answer?.kind === "state" ? answer.state : undefined;
  }

  /**
   * Deletes a thread and everything in it; its active run is cancelled first.
   *
   * @throws {Refusal} `THREAD_NOT_FOUND`.
   * @throws {Suspended} when the engine is closed before that is done.
   */
  async deleteThread(projectId: string, threadId: string): Promise<void> {
    const thread = await requireThread(this.#store.read, projectId, threadId);
    for (;;) {
      this.#executions.suspended.throwIfAborted();
      const active = await this.#store.transaction(async (queries) => {
        await queries.lockThread(projectId, threadId);
        const run = await queries.activeRun(thread.key);
        if (run?.status === "running") return run;
        await queries.deleteThread(thread.key);
        return undefined;
      });
      if (active === undefined) return;
      await this.#executions.stop(active, cancelled());
    }
  }

  /**
   * From now on no run begins here; resolves when those that are going on have come to their ends, or after a while.
   *
   * @param graceMs How long they may take, in milliseconds.
   */
  async quiet(graceMs: number): Promise<void> {
    this.#executions.drain();
    await Promise.all([this.#peers.drain(), this.#executions.quiet(graceMs)]);
  }

  /** Stops what is going on where it is, to be taken up by another process; ends its readers. */
  async close(): Promise<void> {
    this.#executions.drain();
    await this.#peers.drain();
    await this.#executions.suspend();
    await this.#peers.leave();
  }

  #following(record: RunRecord): Pick<ReadingOf, "moved"> {
    const known = withoutRequest(record);
    return {
      moved: async () => this.#followed.of((await this.#store.read.findRunById(known.id)) ?? known),
    };
  }
}
