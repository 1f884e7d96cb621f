/** The run engine: what contracts ask it for. It knows no wire format. */
import type { RunRecord, ThreadRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { ActiveRun } from "./active-run.ts";
import { changedState, type StateChange } from "./component-state.ts";
import type { JsonObject } from "./events.ts";
import { execute, type Surroundings } from "./execute.ts";
import { cancelled, Stop, Suspended } from "./failure.ts";
import { Journal } from "./journal.ts";
import { LiveRun } from "./live-run.ts";
import { checkSettings } from "./offer.ts";
import { openReading, type ReaderPlace, type Reading } from "./reading.ts";
import { recoverRun, restoreCalls } from "./recover.ts";
import { Refusal } from "./refusal.ts";
import { type RunRequest, startRun } from "./start-run.ts";
import { Transcript } from "./transcript.ts";

/** What an engine works with. */
export interface EngineOptions extends Omit<Surroundings, "journal"> {
  store: Store;
  /** How long a run goes on without a reader before it is cancelled, in milliseconds; 0 cancels at once. */
  disconnectGraceMs: number;
}

export class Engine {
  readonly #options: EngineOptions;
  readonly #journal: Journal;
  readonly #active = new Map<string, ActiveRun>();
  #closed = false;

  private constructor(options: EngineOptions) {
    this.#options = options;
    this.#journal = new Journal(options.store);
  }

  /** Starts an engine, and takes up the runs that an earlier process left behind, before anything new is let in. */
  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options);
    for (const { id } of await options.store.read.runsWithStatus("running")) {
      const run = await recoverRun(id, { ...options, journal: engine.#journal });
      if (run !== undefined) engine.#execute(run);
    }
    return engine;
  }

  /**
   * Starts a run, or joins the one that the same request has started before. Its first event is durable on return.
   *
   * @returns The run's events from the beginning.
   * @throws {Refusal} when the request cannot be met; nothing is changed then.
   */
  async run(request: RunRequest): Promise<Reading> {
    const { store, tools, models } = this.#options;
    const { settings } = request.input;
    checkSettings(settings, tools.list(request.projectId));
    if (settings.model !== undefined && models.get(settings.model) === undefined) {
      throw Refusal.at("/model", `there is no model "${settings.model}"`);
    }
    await this.#clearWay(request);
    const { record, thread, transcript, joined } = await store.transaction(async (queries) => {
      const started = await startRun(queries, request);
      return { ...started, transcript: await Transcript.load(queries, started.thread) };
    });
    if (joined) return await this.read(request.projectId, thread.id, record.id, { after: 0 });
    const live = new LiveRun(record, this.#journal.schedule);
    const run = new ActiveRun({ record, live, transcript, orphaned: false });
    this.#active.set(record.id, run);
    await restoreCalls(run, store, tools);
    this.#execute(run);
    await this.#journal.settled(live);
    return await openReading(store, { record, thread, live }, { after: 0 });
  }

  /**
   * Reads a run's events from a position, and on to its end.
   *
   * @param place Where the reader stands.
   * @throws {Refusal} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `POSITION_AHEAD`, `EVENTS_GONE`.
   */
  async read(projectId: string, threadId: string, runId: string, place: ReaderPlace): Promise<Reading> {
    const { thread, record } = await this.#find(projectId, threadId, runId);
    const run = this.#active.get(runId);
    if (run !== undefined) run.orphaned = false;
    return await openReading(this.#options.store, { record, thread, live: run?.live }, place);
  }

  /**
   * Cancels a run, or the one that continues it; resolves when its end is durable. Idempotent.
   *
   * @throws {Refusal} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `RUN_FINISHED`.
   */
  async cancel(projectId: string, threadId: string, runId: string): Promise<void> {
    const { record } = await this.#find(projectId, threadId, runId);
    const { store } = this.#options;
    let current = record;
    while (current.status === "continued" && current.continuedBy !== undefined) {
      current = (await store.read.findRunById(current.continuedBy)) ?? current;
    }
    if (current.status === "running") {
      await this.#stop(current.id, cancelled());
      current = (await store.read.findRunById(current.id)) ?? current;
    }
    if (current.status === "awaiting_input") current = await this.#cancelPaused(current);
    if (current.status === "continued") return await this.cancel(projectId, threadId, current.id);
    if (current.status !== "cancelled") {
      throw new Refusal(
        "RUN_FINISHED",
        `Run "${current.id}" is over (${current.status}), so it cannot be cancelled.`,
      );
    }
  }

  /**
   * Changes a component's state from a client's side; resolves when the change is durable.
   *
   * @returns The new state.
   * @throws {Refusal} `THREAD_NOT_FOUND`, `COMPONENT_NOT_FOUND`, `INVALID_JSON_PATCH`; nothing is changed then.
   */
  async changeState(
    projectId: string,
    threadId: string,
    componentId: string,
    change: StateChange,
  ): Promise<JsonObject> {
    const { store } = this.#options;
    for (;;) {
      const thread = await this.#thread(projectId, threadId);
      const run = this.#activeOn(thread.key);
      if (run !== undefined && !run.live.sealed) {
        const state = run.states.changeByClient(componentId, change);
        await this.#journal.settled(run.live);
        return state;
      }
      await run?.over.promise;
      const state = await store.transaction(async (queries) => {
        const active = await queries.activeRun(thread.key);
        // A run has begun in between, and holds the state now.
        if (active?.status === "running") return undefined;
        const component = await queries.findComponent(thread.key, componentId);
        if (component === undefined) {
          throw new Refusal("COMPONENT_NOT_FOUND", `There is no component "${componentId}" in this thread.`);
        }
        const changed = changedState(component.state, change);
        await queries.setComponentState(thread.key, componentId, changed, component.version + 1);
        await queries.touchThread(thread.key, Date.now());
        return changed;
      });
      if (state !== undefined) return state;
    }
  }

  /** Deletes a thread and everything in it; its active run is cancelled first. @throws {Refusal} `THREAD_NOT_FOUND`. */
  async deleteThread(projectId: string, threadId: string): Promise<void> {
    const thread = await this.#thread(projectId, threadId);
    const run = this.#activeOn(thread.key);
    if (run !== undefined) await this.#stop(run.record.id, cancelled());
    await this.#options.store.transaction((queries) => queries.deleteThread(thread.key));
  }

  /** Stops all runs where they are, to be taken up by the next process; ends their readers. */
  async close(): Promise<void> {
    this.#closed = true;
    const runs = [...this.#active.values()];
    for (const run of runs) run.stop(new Suspended());
    await Promise.all(runs.map((run) => run.over.promise));
  }

  async #find(
    projectId: string,
    threadId: string,
    runId: string,
  ): Promise<{ thread: ThreadRecord; record: RunRecord }> {
    const thread = await this.#thread(projectId, threadId);
    const record = await this.#options.store.read.findRun(projectId, thread.key, runId);
    if (record === undefined)
      throw new Refusal("RUN_NOT_FOUND", `There is no run "${runId}" in this thread.`);
    return { thread, record };
  }

  async #thread(projectId: string, id: string): Promise<ThreadRecord> {
    const thread = await this.#options.store.read.findThread(projectId, id);
    if (thread === undefined) throw new Refusal("THREAD_NOT_FOUND", `There is no thread "${id}".`);
    return thread;
  }

  #activeOn(threadKey: number): ActiveRun | undefined {
    return [...this.#active.values()].find(({ record }) => record.threadKey === threadKey);
  }

  /** A run that a restart brought back, and that nobody has come back to, does not keep the thread from its user. */
  async #clearWay({ projectId, threadId }: RunRequest): Promise<void> {
    const thread = await this.#options.store.read.findThread(projectId, threadId);
    const run = thread && this.#activeOn(thread.key);
    if (run === undefined || !run.orphaned || run.record.onDisconnect === "continue") return;
    await this.#stop(
      run.record.id,
      new Stop("RUN_INTERRUPTED", "The server was restarted, and a new run took the thread."),
    );
  }

  /** Stops a run and waits for its end. A run that nobody executes is claimed, so that its end can be told. */
  async #stop(runId: string, reason: Stop): Promise<void> {
    let run = this.#active.get(runId);
    if (run === undefined) {
      run = await recoverRun(runId, { ...this.#options, journal: this.#journal });
      if (run === undefined) return;
      run.stop(reason);
      this.#execute(run);
    }
    run.stop(reason);
    await run.over.promise;
  }

  /** Its stream has ended already: only the record and the calls it waits for change. */
  async #cancelPaused({ id, threadKey }: RunRecord): Promise<RunRecord> {
    return await this.#options.store.transaction(async (queries) => {
      const record = await queries.findRunById(id);
      if (record?.status === "awaiting_input") {
        const now = Date.now();
        await queries.updateRun(id, {
          status: "cancelled",
          stopReason: "cancelled",
          finishedAt: now,
          updatedAt: now,
        });
        const pending = await queries.listPendingToolCalls(threadKey);
        await queries.setToolCallState(
          threadKey,
          pending.map((call) => call.id),
          "abandoned",
        );
      }
      return (await queries.findRunById(id)) as RunRecord;
    });
  }

  #execute(run: ActiveRun): void {
    const { id, onDisconnect } = run.record;
    this.#active.set(id, run);
    if (onDisconnect === "cancel") this.#cancelWhenDeserted(run);
    void execute(run, { ...this.#options, journal: this.#journal }).then(() => this.#active.delete(id));
    if (this.#closed) run.stop(new Suspended());
  }

  /** TX-04: a run that nobody reads goes on for the grace period, and is cancelled when nobody came back. */
  #cancelWhenDeserted(run: ActiveRun): void {
    let timer: NodeJS.Timeout | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (run.live.readers > 0 || run.live.ended !== undefined) return;
      timer = setTimeout(() => run.stop(cancelled()), this.#options.disconnectGraceMs);
      timer.unref();
    };
    run.live.onReadersChanged = watch;
    if (run.orphaned) watch();
    void run.over.promise.then(() => clearTimeout(timer));
  }
}
