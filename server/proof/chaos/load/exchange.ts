/**
 * A user message, the run that it starts, and the runs that continue the exchange with the results of client
 * tools.
 */
import { setTimeout as delay } from "node:timers/promises";
import { checkRun } from "../oracle/check-run.ts";
import type { ExpectedThread } from "../oracle/check-thread.ts";
import { type NumberedFrame, parseEvent } from "../oracle/frames.ts";
import type { Random } from "../random.ts";
import type { Load } from "./load.ts";
import { clientTool, component, type ExchangePlan } from "./plan.ts";
import { Run } from "./run.ts";
import { isUnavailable, type StreamRequest, type StreamResponse } from "./stream.ts";

/**
 * Time limit for a run in milliseconds, no matter which faults are injected. A longer run is considered
 * stuck.
 */
export const stuckMs = 90_000;

/** Called with a run. The exchange waits for the returned promise. */
export type OnRun = (run: Run) => Promise<void> | void;

export class Exchange {
  readonly #load: Load;
  readonly #expected: ExpectedThread;
  readonly #plan: ExchangePlan;
  readonly #random: Random;
  /** Activities that take place in addition to the run's main reader. */
  readonly #sideActions: (Promise<void> | void)[] = [];
  #runs = 0;

  /** @param expected The thread's expected content, which this exchange extends. */
  constructor(load: Load, expected: ExpectedThread, plan: ExchangePlan, random: Random) {
    this.#load = load;
    this.#expected = expected;
    this.#plan = plan;
    this.#random = random;
  }

  /**
   * Executes the exchange.
   *
   * @param onRun Called with each run when its ID is known. The run is checked after the returned promise has
   * settled.
   * @returns True if the exchange was completed. Violations are reported to the load.
   */
  async execute(onRun: OnRun = () => {}): Promise<boolean> {
    const { turns, onDisconnect } = this.#plan;
    this.#expected.tags.push(this.#plan.tag);
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
      for (const { toolCallId } of pending) this.#expected.answered.add(toolCallId);
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
      path: `/v1/threads/${this.#expected.id}/runs`,
      headers: { "idempotency-key": this.#random.hex(24) },
      body,
    };
    const since = performance.now();
    const until = since + stuckMs;
    let run: Run | undefined;
    const onRunId = (id: string | undefined) => {
      if (run !== undefined || id === undefined) return;
      run = new Run(this.#expected.id, id, this.#plan.tag, since);
      this.#load.addRun(run);
      this.#sideActions.push(onRun(run));
      this.#startSideActions(run, start);
    };
    while (run === undefined || run.end === undefined) {
      if (performance.now() > until) {
        this.#load.reportViolation(
          "stuck",
          this.#expected.id,
          `no end after ${stuckMs} ms; last event ${run?.last}`,
          run?.id,
        );
        return undefined;
      }
      if (run !== undefined) await this.#continueReading(run);
      else if (!(await this.#startRun(start, onRunId, () => run))) return undefined;
      if (run?.end === undefined) await delay(this.#random.int(0, 100));
    }
    await Promise.all(this.#sideActions.splice(0));
    return (await this.#checkRun(run)) ? run : undefined;
  }

  /**
   * Starts the run, or joins it if an earlier attempt has already started it.
   *
   * @returns False if the request failed.
   */
  async #startRun(
    start: Omit<StreamRequest, "port">,
    onHead: (id: string | undefined) => void,
    run: () => Run | undefined,
  ): Promise<boolean> {
    const sentAt = performance.now();
    const response = await this.#load.network.send(
      { ...start, ...this.#chooseDrop(), onHead, onFrame: (frame) => run()?.recordEvent(frame) },
      this.#random,
    );
    const { status, body } = response;
    const startedRun = run();
    if (startedRun !== undefined) this.#recordConnection(startedRun, 0, response);
    // The connection broke, or the server is starting or stopping.
    if (status === 200 || isUnavailable(response)) return true;
    if (status === 500 && this.#load.history.databaseFailedSince(sentAt)) return true;
    this.#load.reportViolation(
      "rejected",
      this.#expected.id,
      `starting a run returned ${status}: ${body.toString("utf8").slice(0, 400)}`,
    );
    return false;
  }

  /** Reads the run from the client's position, or sometimes again from the start. */
  async #continueReading(run: Run): Promise<void> {
    const after = this.#random.chance(0.1) ? 0 : run.last;
    const path = `/v1/threads/${run.threadId}/runs/${run.id}`;
    const options = this.#random.chance(0.5)
      ? { path: `${path}?after=${after}` }
      : { path, headers: { "last-event-id": String(after) } };
    await this.readStream(run, after, { ...options, ...this.#chooseDrop() });
  }

  /** Reads the run over one connection and records the received data. */
  async readStream(
    run: Run,
    after: number,
    options: Pick<StreamRequest, "path" | "headers" | "dropAfter" | "pace">,
  ): Promise<void> {
    const sentAt = performance.now();
    const response = await this.#load.network.send(
      { method: "GET", ...options, onFrame: (frame: NumberedFrame) => run.recordEvent(frame) },
      this.#random,
    );
    const { status, body } = response;
    if (status === 200) return this.#recordConnection(run, after, response);
    if (isUnavailable(response)) return;
    if (status === 500 && this.#load.history.databaseFailedSince(sentAt)) return;
    this.#load.reportViolation(
      "rejected",
      run.threadId,
      `reading after ${after} returned ${status}: ${body.toString("utf8").slice(0, 400)}`,
      run.id,
    );
  }

  /** Makes the client drop half of all connections after some bytes. */
  #chooseDrop(): { dropAfter?: number } {
    return this.#random.chance(0.5) ? { dropAfter: this.#random.int(1, 12_000) } : {};
  }

  #recordConnection(run: Run, after: number, { frames, status }: StreamResponse): void {
    if (status !== 200) return;
    const { numbered, notices, rest } = frames;
    run.connections.push({ after, numbered, notices, rest });
    for (const notice of notices) {
      const { type, code } = parseEvent(notice);
      if (type === "RUN_ERROR" && (code === "SERVER_RESTARTING" || code === "STORE_UNAVAILABLE")) continue;
      if (type === "RUN_ERROR" && this.#load.history.databaseFailedSince(run.since)) continue;
      this.#load.reportViolation("notice", run.threadId, `a stream ended with ${notice}`, run.id);
    }
  }

  /** Starts the planned activities that take place in addition to the main reader. */
  #startSideActions(run: Run, start: Omit<StreamRequest, "port">): void {
    const { cancelAt, repeatAt, pushes } = this.#plan;
    this.#runs += 1;
    const random = this.#random.fork(`beside ${this.#runs}`);
    if (cancelAt !== undefined)
      this.#sideActions.push(run.waitForEventAfter(cancelAt).then(() => this.#cancel(run, random)));
    if (repeatAt !== undefined)
      this.#sideActions.push(run.waitForEventAfter(repeatAt).then(() => this.#repeat(run, start, random)));
    if (pushes > 0) this.#sideActions.push(this.#pushStates(run, pushes, random));
  }

  async #cancel(run: Run, random: Random): Promise<void> {
    run.cancel = "requested";
    const path = `/v1/threads/${run.threadId}/runs/${run.id}`;
    const response = await this.#load.request({ method: "DELETE", path }, random);
    if (response?.status === 200) run.cancel = "confirmed";
    // A run that has already ended cannot be cancelled.
    else if (response?.status !== 409)
      this.#load.reportViolation("cancel", run.threadId, `a cancel returned ${response?.status}`, run.id);
  }

  /**
   * Repeats the request, like a client that did not receive a response. The response must be for the same
   * run.
   */
  async #repeat(run: Run, start: Omit<StreamRequest, "port">, random: Random): Promise<void> {
    const dropAfter = random.int(1, 6_000);
    const response = await this.#load.network.send(
      { ...start, dropAfter, onFrame: (frame) => run.recordEvent(frame) },
      random,
    );
    if (response.status !== 200) {
      if (isUnavailable(response)) return;
      if (response.status === 500 && this.#load.history.databaseFailedSince(run.since)) return;
      this.#load.reportViolation("idempotency", run.threadId, `a retry returned ${response.status}`, run.id);
    } else if (response.runId !== run.id)
      this.#load.reportViolation(
        "idempotency",
        run.threadId,
        `a retry started a second run, ${response.runId}`,
        run.id,
      );
    else this.#recordConnection(run, 0, response);
  }

  async #pushStates(run: Run, pushes: number, random: Random): Promise<void> {
    while (run.components.length === 0 && run.end === undefined) await run.waitForEventAfter(run.last);
    const id = run.components.at(-1);
    if (id === undefined) return;
    for (let push = 1; push <= pushes; push += 1) {
      const state = `${this.#plan.tag}-${push}`;
      const known = this.#expected.pushed.get(id) ?? [];
      this.#expected.pushed.set(id, [...known, state]);
      const path = `/v1/threads/${run.threadId}/components/${id}/state`;
      const body = JSON.stringify({ state: { push: state } });
      // Without the key, an attempt whose connection broke could overwrite a later update when the database responds.
      const headers = { "idempotency-key": random.hex(24) };
      const response = await this.#load.request({ method: "POST", path, headers, body }, random);
      // The component's message was interrupted. The model is called again and creates another component.
      if (response?.status === 404) return void this.#expected.pushed.delete(id);
      if (response?.status !== 200)
        return this.#load.reportViolation(
          "state",
          run.threadId,
          `a state update returned ${response?.status}: ${response?.body.toString("utf8").slice(0, 300)}`,
          run.id,
        );
      this.#expected.pushed.set(id, [state]);
      await delay(random.int(0, 60));
    }
  }

  async #checkRun(run: Run): Promise<boolean> {
    const log = await this.#load.replay(run);
    const again = await this.#load.replay(run);
    const { history } = this.#load;
    this.#load.finishRun(run, log);
    if (log === undefined || again === undefined) {
      this.#load.reportViolation("replay", run.threadId, "the run has ended, but cannot be replayed", run.id);
      return false;
    }
    const { threadId, id: runId, tag, connections, cancel, since } = run;
    const interruptions = history.interruptionsSince(since);
    const databaseFailed = history.databaseFailedSince(since);
    const seen = { threadId, runId, tag, connections, cancel, databaseFailed, interruptions };
    this.#load.addResult(run, checkRun(seen, [log, again]));
    // The data has been compared and is no longer needed.
    run.connections.length = 0;
    return true;
  }
}
