/** The run engine: what contracts ask it for. It knows no wire format. */
import { defaultLimits, type RunLimits } from "../config/project-settings.ts";
import type { RunRecord, ThreadRecord } from "../store/records.ts";
import { ActiveRun } from "./active-run.ts";
import { type Attachment, attachment } from "./attachment.ts";
import { cancelPaused } from "./cancel-paused.ts";
import { checkedInput } from "./check-input.ts";
import { changedState, type StateChange } from "./component-state.ts";
import { deserted } from "./deserted.ts";
import type { JsonObject } from "./events.ts";
import { execute, type Surroundings } from "./execute.ts";
import { cancelled, Stop, Suspended } from "./failure.ts";
import { Journal } from "./journal.ts";
import { LiveRun } from "./live-run.ts";
import { checkSettings } from "./offer.ts";
import { openReading, type ReaderPlace, type Reading } from "./reading.ts";
import { recoverRun, restoreCalls } from "./recover.ts";
import { Refusal } from "./refusal.ts";
import { SchemaChecks } from "./schema-checks.ts";
import { type OwnParts, type RunRequest, startRun } from "./start-run.ts";
import { type ToolSources, toolsOfRun } from "./tools-of-run.ts";
import { Transcript } from "./transcript.ts";

/** What an engine works with. */
export interface EngineOptions extends Omit<Surroundings, "limitsOf" | "checks">, ToolSources {
  /** What a run of a project may use; {@link defaultLimits} if absent. */
  limitsOf?: (projectId: string) => RunLimits;
  /** How long a run goes on without a reader before it is cancelled, in milliseconds; 0 cancels at once. */
  disconnectGraceMs: number;
}

export class Engine {
  readonly #options: EngineOptions & Surroundings;
  readonly #journal: Journal;
  /** The run that is going on in each thread, by the thread's key. */
  readonly #active = new Map<number, ActiveRun>();
  #closed = false;

  private constructor(options: EngineOptions) {
    const { limitsOf = () => defaultLimits, log } = options;
    this.#options = { ...options, limitsOf, checks: new SchemaChecks(log) };
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
    const { store } = this.#options;
    const { models, ...sources } = { ...this.#options, ...request.own };
    const { settings } = request.input;
    checkSettings(settings, toolsOfRun(settings, sources).list(request.projectId));
    if (settings.model !== undefined && models.get(settings.model) === undefined) {
      throw Refusal.at(
        "/model",
        `there is no model "${settings.model}"; choose one of ${models.ids.join(", ")}`,
      );
    }
    const started = await this.#start({ ...request, input: checkedInput(models, request.input) });
    if (!(started instanceof ActiveRun)) {
      return await this.read(request.projectId, request.threadId, started.joined, { after: 0 });
    }
    const { record, live, transcript } = started;
    this.#execute(started, request.own);
    await live.settled;
    return await openReading(store, { record, thread: transcript.thread, live }, { after: 0 });
  }

  /**
   * Reads a run's events from a position, and on to its end.
   *
   * @param place Where the reader stands.
   * @throws {Refusal} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `POSITION_AHEAD`, `EVENTS_GONE`.
   */
  async read(projectId: string, threadId: string, runId: string, place: ReaderPlace): Promise<Reading> {
    let found = await this.#find(projectId, threadId, runId);
    let run = this.#executing(found.record);
    // It may have ended between the two looks.
    if (run === undefined && found.record.status === "running")
      found = await this.#find(projectId, threadId, runId);
    run ??= this.#executing(found.record);
    if (run !== undefined) run.orphaned = false;
    return await openReading(this.#options.store, { ...found, live: run?.live }, place);
  }

  /**
   * Takes a run up from its beginning, as somebody does who has only the thread.
   *
   * @param clientId What the client calls the run; if the thread has none of that name, its newest run is meant.
   * @throws {Refusal} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND` for a thread without runs.
   */
  async attach(projectId: string, threadId: string, clientId: string): Promise<Attachment> {
    const { store } = this.#options;
    const thread = await this.#thread(projectId, threadId);
    const named = await store.read.newestRun(thread.key, clientId);
    let record = named ?? (await store.read.newestRun(thread.key));
    while (record?.continuedBy !== undefined) record = await store.read.findRunById(record.continuedBy);
    if (record === undefined) throw new Refusal("RUN_NOT_FOUND", `Thread "${threadId}" has no runs.`);
    const reading = await this.read(projectId, threadId, record.id, { after: 0 });
    return await attachment(store, thread, record, reading);
  }

  /**
   * Cancels the run that its client calls by a name, as {@link cancel} does.
   *
   * @throws {Refusal} `THREAD_NOT_FOUND`, `RUN_NOT_FOUND`, `RUN_FINISHED`.
   */
  async cancelNamed(projectId: string, threadId: string, clientId: string): Promise<void> {
    const thread = await this.#thread(projectId, threadId);
    const record = await this.#options.store.read.newestRun(thread.key, clientId);
    if (record === undefined)
      throw new Refusal("RUN_NOT_FOUND", `There is no run "${clientId}" in this thread.`);
    await this.cancel(projectId, threadId, record.id);
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
      await this.#stop(current, cancelled());
      current = (await store.read.findRunById(current.id)) ?? current;
    }
    if (current.status === "awaiting_input") current = await cancelPaused(store, current);
    if (current.status === "continued") return await this.cancel(projectId, threadId, current.id);
    if (current.status !== "cancelled") {
      throw new Refusal("RUN_FINISHED", `The run is over (${current.status}), so it cannot be cancelled.`);
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
    while (!this.#closed) {
      const thread = await this.#thread(projectId, threadId);
      const run = this.#active.get(thread.key);
      if (run !== undefined && run.live.lost === undefined && !run.live.sealed) {
        const state = run.states.changeByClient(componentId, change);
        await run.live.settled;
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
    throw new Suspended();
  }

  /**
   * Deletes a thread and everything in it; its active run is cancelled first.
   *
   * @throws {Refusal} `THREAD_NOT_FOUND`.
   * @throws {Suspended} when the engine is closed, and nobody is there to tell the end of a run.
   */
  async deleteThread(projectId: string, threadId: string): Promise<void> {
    const thread = await this.#thread(projectId, threadId);
    while (!this.#closed) {
      const active = await this.#options.store.transaction(async (queries) => {
        const run = await queries.activeRun(thread.key);
        if (run?.status === "running") return run;
        await queries.deleteThread(thread.key);
        return undefined;
      });
      if (active === undefined) return;
      await this.#stop(active, cancelled());
    }
    throw new Suspended();
  }

  /** Stops all runs where they are, to be taken up by the next process; ends their readers. */
  async close(): Promise<void> {
    this.#closed = true;
    const runs = [...this.#active.values()];
    for (const run of runs) run.stop(new Suspended());
    await Promise.all(runs.map((run) => run.over.promise));
    for (const { record } of runs) await this.#options.store.read.releaseRun(record.id);
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

  /** The run, if it is going on here. */
  #executing({ id, threadKey, status }: RunRecord): ActiveRun | undefined {
    const run = this.#active.get(threadKey);
    return status === "running" && run?.record.id === id ? run : undefined;
  }

  /** Stores a request. @returns Its run, or the id of the one that an earlier request with the same key has started. */
  async #start(request: RunRequest): Promise<ActiveRun | { joined: string }> {
    try {
      return await this.#tryStart(request);
    } catch (error) {
      if (!(error instanceof Refusal) || !(await this.#makeWay(request, error))) throw error;
      return await this.#tryStart(request);
    }
  }

  async #tryStart(request: RunRequest): Promise<ActiveRun | { joined: string }> {
    const { store } = this.#options;
    let run: ActiveRun | undefined;
    try {
      return await store.transaction(async (queries) => {
        const { record, thread, joined } = await startRun(queries, request);
        if (joined) return { joined: record.id };
        const transcript = await Transcript.load(queries, thread, record);
        const live = new LiveRun(record, this.#journal.schedule);
        run = new ActiveRun({ record, live, transcript, orphaned: false });
        restoreCalls(run, await queries.listToolCalls(thread.key), this.#options);
        // Known before the commit, so that nobody takes it for a run that nobody executes.
        this.#active.set(thread.key, run);
        return run;
      });
    } catch (error) {
      if (run !== undefined) this.#forget(run);
      throw error;
    }
  }

  /**
   * A run that a restart brought back, and that nobody has come back to, does not keep the thread from its user. Nor does
   * one whose reader has left, where the contract has it so.
   */
  async #makeWay(request: RunRequest, { runId }: Refusal): Promise<boolean> {
    if (runId === undefined) return false;
    const { record } = await this.#find(request.projectId, request.threadId, runId);
    const run = this.#executing(record);
    if (run !== undefined && record.onDisconnect === "continue") return false;
    if (run !== undefined && !run.orphaned) {
      if (request.replacesDeserted !== true || !(await deserted(run.live))) return false;
      run.stop(cancelled());
      await run.over.promise;
    } else if (record.status === "running") {
      await this.#stop(
        record,
        new Stop("RUN_INTERRUPTED", "The server was restarted, and a new run took the thread."),
      );
    }
    return true;
  }

  /** Stops a run and waits for its end. A run that nobody executes is claimed, so that its end can be told. */
  async #stop(record: RunRecord, reason: Stop): Promise<void> {
    let run = this.#executing(record);
    if (run === undefined) {
      run = await recoverRun(record.id, { ...this.#options, journal: this.#journal });
      if (run === undefined) return;
      run.stop(reason);
      this.#execute(run);
    }
    run.stop(reason);
    await run.over.promise;
  }

  #execute(run: ActiveRun, own: OwnParts = {}): void {
    this.#active.set(run.record.threadKey, run);
    if (run.record.onDisconnect === "cancel") this.#cancelWhenDeserted(run);
    if (this.#closed) run.stop(new Suspended());
    const surroundings = { ...this.#options, ...own };
    const tools = toolsOfRun(run.settings, surroundings);
    void execute(run, { ...surroundings, tools }).then(() => this.#forget(run));
  }

  /** The run is over here. The thread may have another one already: a pause is continued as soon as it is durable. */
  #forget(run: ActiveRun): void {
    const { threadKey } = run.record;
    if (this.#active.get(threadKey) === run) this.#active.delete(threadKey);
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
