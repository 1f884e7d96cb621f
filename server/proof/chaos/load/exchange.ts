/** One exchange: a message, the run that answers it, and the runs that continue it after the client's own tools. */
import { setTimeout as delay } from "node:timers/promises";
import { checkRun } from "../oracle/check-run.ts";
import type { ThreadStory } from "../oracle/check-thread.ts";
import { eventOf, type Numbered } from "../oracle/frames.ts";
import type { Random } from "../random.ts";
import type { Load } from "./load.ts";
import { clientTool, component, type ExchangePlan } from "./plan.ts";
import { Run } from "./run.ts";
import { isAway, type StreamAnswer, type StreamRequest } from "./stream.ts";

/** How long a run may take to its end, in milliseconds, whatever happens to the servers: longer means it is stuck. */
const stuckMs = 90_000;

/** Told of a run; what it does beside is waited for. */
export type OnRun = (run: Run) => Promise<void> | void;

export class Exchange {
  readonly #load: Load;
  readonly #story: ThreadStory;
  readonly #plan: ExchangePlan;
  readonly #random: Random;
  /** What goes on beside the run's main reader. */
  readonly #beside: (Promise<void> | void)[] = [];
  #runs = 0;

  /** @param story What is known of the thread; it grows by this exchange. */
  constructor(load: Load, story: ThreadStory, plan: ExchangePlan, random: Random) {
    this.#load = load;
    this.#story = story;
    this.#plan = plan;
    this.#random = random;
  }

  /**
   * Has the exchange, to its end.
   *
   * @param onRun Called with each run as soon as its id is known; the run is judged when what it returns has settled.
   * @returns Whether it came to its end; what was wrong has been told to the load.
   */
  async play(onRun: OnRun = () => {}): Promise<boolean> {
    const { turns, onDisconnect } = this.#plan;
    this.#story.tags.push(this.#plan.tag);
    let message: object = { role: "user", content: JSON.stringify({ turns }) };
    for (;;) {
      const body = JSON.stringify({
        message,
        createThread: true,
        onDisconnect,
        tools: [clientTool],
        availableComponents: [component],
      });
      const run = await this.#run(body, onRun);
      if (run === undefined) return false;
      const pending: { toolCallId: string }[] = run.awaiting?.value.pendingToolCalls ?? [];
      if (pending.length === 0 || run.cancel === "confirmed") return true;
      for (const { toolCallId } of pending) this.#story.answered.add(toolCallId);
      const result = [{ type: "text", text: `picked ${this.#plan.tag}` }];
      message = {
        role: "user",
        content: pending.map(({ toolCallId }) => ({
          type: "tool_result",
          toolUseId: toolCallId,
          content: result,
        })),
      };
    }
  }

  async #run(body: string, onRun: OnRun): Promise<Run | undefined> {
    const start = {
      method: "POST" as const,
      path: `/v1/threads/${this.#story.id}/runs`,
      headers: { "idempotency-key": this.#random.hex(24) },
      body,
    };
    const since = performance.now();
    const until = since + stuckMs;
    let run: Run | undefined;
    const heard = (id: string) => {
      if (run !== undefined) return;
      run = new Run(this.#story.id, id, this.#plan.tag, since);
      this.#load.begin(run);
      this.#beside.push(onRun(run));
      this.#besideRun(run, start);
    };
    while (run === undefined || run.end === undefined) {
      if (performance.now() > until) {
        this.#load.violated(
          "stuck",
          this.#story.id,
          `no end after ${stuckMs} ms; last event ${run?.last}`,
          run?.id,
        );
        return undefined;
      }
      if (run !== undefined) await this.#read(run);
      else if (!(await this.#begin(start, heard, () => run))) return undefined;
      if (run?.end === undefined) await delay(this.#random.int(0, 100));
    }
    await Promise.all(this.#beside.splice(0));
    return (await this.#judge(run)) ? run : undefined;
  }

  /** Starts the run, or joins it when an earlier try has started it. @returns Whether to go on. */
  async #begin(
    start: Omit<StreamRequest, "port">,
    onHead: (id: string) => void,
    run: () => Run | undefined,
  ): Promise<boolean> {
    const asked = performance.now();
    const answer = await this.#load.network.send(
      { ...start, ...this.#drop(), onHead, onFrame: (frame) => run()?.see(frame) },
      this.#random,
    );
    const { status, body } = answer;
    const begun = run();
    if (begun !== undefined) this.#keep(begun, 0, answer);
    // Nothing was answered, or that the server is on its way out or in.
    if (status === 200 || isAway(answer)) return true;
    if (status === 500 && this.#load.history.databaseFailedSince(asked)) return true;
    this.#load.violated(
      "refused",
      this.#story.id,
      `a run was answered with ${status}: ${body.toString("utf8").slice(0, 400)}`,
    );
    return false;
  }

  /** Reads the run from where its client stands, or once more from its beginning. */
  async #read(run: Run): Promise<void> {
    const after = this.#random.chance(0.1) ? 0 : run.last;
    const path = `/v1/threads/${run.threadId}/runs/${run.id}`;
    const how = this.#random.chance(0.5)
      ? { path: `${path}?after=${after}` }
      : { path, headers: { "last-event-id": String(after) } };
    await this.follow(run, after, { ...how, ...this.#drop() });
  }

  /** Reads the run over one connection, and keeps what came. */
  async follow(
    run: Run,
    after: number,
    how: Pick<StreamRequest, "path" | "headers" | "dropAfter" | "pace">,
  ): Promise<void> {
    const asked = performance.now();
    const answer = await this.#load.network.send(
      { method: "GET", ...how, onFrame: (frame: Numbered) => run.see(frame) },
      this.#random,
    );
    const { status, body } = answer;
    if (status === 200) return this.#keep(run, after, answer);
    if (isAway(answer)) return;
    if (status === 500 && this.#load.history.databaseFailedSince(asked)) return;
    this.#load.violated(
      "refused",
      run.threadId,
      `a reader at ${after} was answered with ${status}: ${body.toString("utf8").slice(0, 400)}`,
      run.id,
    );
  }

  /** Half of all connections are dropped by their client after some bytes. */
  #drop(): { dropAfter?: number } {
    return this.#random.chance(0.5) ? { dropAfter: this.#random.int(1, 12_000) } : {};
  }

  #keep(run: Run, after: number, { frames, status }: StreamAnswer): void {
    if (status !== 200) return;
    const { numbered, notices, rest } = frames;
    run.connections.push({ after, numbered, notices, rest });
    for (const notice of notices) {
      const { type, code } = eventOf(notice);
      if (type === "RUN_ERROR" && (code === "SERVER_RESTARTING" || code === "STORE_UNAVAILABLE")) continue;
      if (type === "RUN_ERROR" && this.#load.history.databaseFailedSince(run.since)) continue;
      this.#load.violated("notice", run.threadId, `a stream was ended with ${notice}`, run.id);
    }
  }

  /** What the plan does while the run goes on. */
  #besideRun(run: Run, start: Omit<StreamRequest, "port">): void {
    const { cancelAt, repeatAt, pushes } = this.#plan;
    this.#runs += 1;
    const random = this.#random.fork(`beside ${this.#runs}`);
    if (cancelAt !== undefined) this.#beside.push(run.beyond(cancelAt).then(() => this.#cancel(run, random)));
    if (repeatAt !== undefined)
      this.#beside.push(run.beyond(repeatAt).then(() => this.#repeat(run, start, random)));
    if (pushes > 0) this.#beside.push(this.#push(run, pushes, random));
  }

  async #cancel(run: Run, random: Random): Promise<void> {
    run.cancel = "asked";
    const path = `/v1/threads/${run.threadId}/runs/${run.id}`;
    const answer = await this.#load.ask({ method: "DELETE", path }, random);
    if (answer?.status === 200) run.cancel = "confirmed";
    // One that is over cannot be cancelled.
    else if (answer?.status !== 409)
      this.#load.violated("cancel", run.threadId, `a cancel was answered with ${answer?.status}`, run.id);
  }

  /** A retry of the request by a client that heard nothing: it must come to the same run. */
  async #repeat(run: Run, start: Omit<StreamRequest, "port">, random: Random): Promise<void> {
    const dropAfter = random.int(1, 6_000);
    const answer = await this.#load.network.send(
      { ...start, dropAfter, onFrame: (frame) => run.see(frame) },
      random,
    );
    if (answer.status !== 200) {
      if (isAway(answer)) return;
      if (answer.status === 500 && this.#load.history.databaseFailedSince(run.since)) return;
      this.#load.violated("idempotency", run.threadId, `a retry was answered with ${answer.status}`, run.id);
    } else if (answer.runId !== run.id)
      this.#load.violated("idempotency", run.threadId, `a retry made a second run, ${answer.runId}`, run.id);
    else this.#keep(run, 0, answer);
  }

  async #push(run: Run, pushes: number, random: Random): Promise<void> {
    while (run.components.length === 0 && run.end === undefined) await run.beyond(run.last);
    const id = run.components.at(-1);
    if (id === undefined) return;
    for (let push = 1; push <= pushes; push += 1) {
      const state = `${this.#plan.tag}-${push}`;
      const known = this.#story.pushed.get(id) ?? [];
      this.#story.pushed.set(id, [...known, state]);
      const path = `/v1/threads/${run.threadId}/components/${id}/state`;
      const body = JSON.stringify({ state: { push: state } });
      const answer = await this.#load.ask({ method: "POST", path, body }, random);
      // The message of the component was cut off, and is asked for again with another component.
      if (answer?.status === 404) return void this.#story.pushed.delete(id);
      if (answer?.status !== 200)
        return this.#load.violated(
          "state",
          run.threadId,
          `a push was answered with ${answer?.status}: ${answer?.body.toString("utf8").slice(0, 300)}`,
          run.id,
        );
      this.#story.pushed.set(id, [state]);
      await delay(random.int(0, 60));
    }
  }

  async #judge(run: Run): Promise<boolean> {
    const log = await this.#load.replay(run);
    const again = await this.#load.replay(run);
    const { history } = this.#load;
    this.#load.finish(run, log);
    if (log === undefined || again === undefined) {
      this.#load.violated("replay", run.threadId, "the run is over, and cannot be replayed", run.id);
      return false;
    }
    const { threadId, id: runId, tag, connections, cancel, since } = run;
    const interruptions = history.interruptionsSince(since);
    const databaseFailed = history.databaseFailedSince(since);
    const seen = { threadId, runId, tag, connections, cancel, databaseFailed, interruptions };
    this.#load.report(run, checkRun(seen, [log, again]));
    // What was compared is not needed any more.
    run.connections.length = 0;
    return true;
  }
}
