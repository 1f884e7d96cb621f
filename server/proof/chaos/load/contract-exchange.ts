/** A user message, and the run that it starts, over a contract other than Tambo. */
import { setTimeout as delay } from "node:timers/promises";
import type { ContractName } from "../../../../generated/contracts.ts";
import type { LoadPort } from "../../testing/contract-client.ts";
import { contractClients } from "../../testing/contract-clients.ts";
import { type Connection, checkConnections, checkRun } from "../oracle/check-run.ts";
import type { ExpectedThread } from "../oracle/check-thread.ts";
import type { NumberedFrame } from "../oracle/frames.ts";
import type { Random } from "../random.ts";
import { createFrameCounter, getLoadPort } from "./contract-ports.ts";
import { stuckMs } from "./exchange.ts";
import type { Load } from "./load.ts";
import type { ExchangePlan } from "./plan.ts";
import { Run } from "./run.ts";
import { isUnavailable, type NetworkRequest, type StreamResponse } from "./stream.ts";

export class ContractExchange {
  readonly #load: Load;
  readonly #expected: ExpectedThread;
  readonly #plan: ExchangePlan;
  readonly #random: Random;
  readonly #port: LoadPort;
  readonly #lastFrame: RegExp | undefined;
  readonly #start: NetworkRequest;
  readonly #connections: Connection[] = [];
  #isSent = false;

  /** @param expected The thread's expected content, which this exchange extends. */
  constructor(
    load: Load,
    expected: ExpectedThread,
    { contract, plan }: { contract: ContractName; plan: ExchangePlan },
    random: Random,
  ) {
    this.#load = load;
    this.#expected = expected;
    this.#plan = plan;
    this.#random = random;
    this.#port = getLoadPort(contract);
    const { buildRequest, lastFrame } = contractClients[contract];
    this.#lastFrame = lastFrame;
    const content = JSON.stringify({ turns: plan.turns });
    const { path, body } = buildRequest({ threadId: expected.id, content });
    const headers = { "idempotency-key": random.hex(24) };
    this.#start = { method: "POST", path, headers, body: JSON.stringify(body) };
  }

  /**
   * Executes the exchange. The client repeats the request with its idempotency key, or resumes the stream,
   * until it has received the end of the run.
   *
   * @returns True if the exchange was completed. Violations are reported to the load.
   */
  async execute(): Promise<boolean> {
    this.#expected.tags.push(this.#plan.tag);
    const run = new Run(this.#expected.id, "", this.#plan.tag, performance.now());
    this.#load.addRun(run);
    while (run.end === undefined) {
      if (performance.now() > run.since + stuckMs)
        return this.#fail(run, "stuck", `no end after ${stuckMs} ms; last frame ${run.last}`);
      const failure = await this.#read(run);
      if (failure !== undefined) return this.#fail(run, "rejected", failure);
      if (run.end === undefined) await delay(this.#random.int(0, 100));
    }
    return await this.#checkRun(run);
  }

  /**
   * Reads the run over one connection, from the start or after the last frame.
   *
   * @returns A description of the failure, if the request was rejected.
   */
  async #read(run: Run): Promise<string | undefined> {
    const last = this.#random.chance(0.7) ? this.#findLastFrame() : undefined;
    const resumed = this.#resume(run, last);
    const after = resumed ? (last?.id ?? 0) : 0;
    const mayOmitFrames = this.#isSent && resumed === undefined && this.#port.omitsInterruptedSteps;
    this.#isSent = true;
    const plannedDrop = this.#random.chance(0.5) ? this.#random.int(1, 12_000) : undefined;
    const sentAt = performance.now();
    const response = await this.#load.network.send(
      {
        ...(resumed ?? this.#start),
        dropAfter: mayOmitFrames ? 1 : plannedDrop,
        runIdHeader: this.#port.runIdHeader,
        createReader: () => createFrameCounter(this.#port, after),
        onHead: (id) => {
          if (run.id === "" && id !== undefined) run.id = id;
        },
        onFrame: ({ id }) => run.recordProgress(id),
      },
      this.#random,
    );
    const { status, frames, body } = response;
    if (status === 200) {
      const { numbered, notices, rest } = frames;
      this.#connections.push({ after, numbered, notices, rest, noticeStart: this.#port.noticeStart });
      if (this.#hasEnded(response)) run.recordEnd({ type: "end", timestamp: 0 });
      if (notices.length === 0 || /The server (is restarting|cannot reach)/.test(notices.join()))
        return undefined;
      if (this.#load.history.databaseFailedSince(run.since)) return undefined;
      return `a stream ended with ${notices.join()}`;
    }
    if (isUnavailable(response)) return undefined;
    if (status === 500 && this.#load.history.databaseFailedSince(sentAt)) return undefined;
    return `reading after frame ${after} returned ${status}: ${body.toString("utf8").slice(0, 400)}`;
  }

  /** Returns the request that resumes the run, if the contract can resume and the client knows the run's ID. */
  #resume(run: Run, last: NumberedFrame | undefined): NetworkRequest | undefined {
    return run.id === "" ? undefined : this.#port.resume?.(run.threadId, run.id, last);
  }

  /** Returns the last frame before the end that the client has received. */
  #findLastFrame(): NumberedFrame | undefined {
    return this.#connections
      .map(({ numbered }) => numbered.findLast(({ text }) => !this.#lastFrame?.test(text)))
      .reduce((last, frame) => ((frame?.id ?? 0) > (last?.id ?? 0) ? frame : last), undefined);
  }

  #hasEnded({ frames, complete, status }: StreamResponse): boolean {
    if (status !== 200 || !complete || frames.notices.length > 0) return false;
    return this.#lastFrame?.test(frames.numbered.at(-1)?.text ?? "") ?? true;
  }

  /** Reads the complete run through the contract. Returns `undefined` if that fails. */
  async #replay(run: Run): Promise<NumberedFrame[] | undefined> {
    const start = this.#resume(run, undefined) ?? this.#start;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const createReader = () => createFrameCounter(this.#port, 0);
      const response = await this.#load.request({ ...start, createReader }, this.#random);
      if (response?.status !== 200) return undefined;
      if (this.#hasEnded(response)) return response.frames.numbered;
      await delay(50);
    }
    return undefined;
  }

  /** Returns the run's ID, which not every contract sends. */
  async #findRunId(run: Run): Promise<string | undefined> {
    if (run.id !== "") return run.id;
    const path = `/api/v2/conversations/${run.threadId}/active-session`;
    const response = await this.#load.request({ method: "GET", path }, this.#random);
    return response?.status === 200 ? JSON.parse(response.body.toString("utf8")).sessionId : undefined;
  }

  async #checkRun(run: Run): Promise<boolean> {
    const { history } = this.#load;
    const first = await this.#replay(run);
    const again = await this.#replay(run);
    run.id = (await this.#findRunId(run)) ?? "";
    const log = await this.#load.replay(run);
    if (first === undefined || again === undefined || log === undefined)
      return this.#fail(run, "replay", "the run has ended, but cannot be replayed");
    this.#load.finishRun(run, log);
    run.connections.push(...this.#connections);
    const { threadId, id: runId, tag, since } = run;
    const observation = {
      threadId,
      runId,
      tag,
      connections: [],
      cancel: "none" as const,
      databaseFailed: history.databaseFailedSince(since),
      interruptions: history.interruptionsSince(since),
    };
    const findings = checkConnections(this.#connections, [first, again]);
    this.#load.addResult(run, [
      ...checkRun(observation, [log]),
      ...findings.map((finding) => ({ ...finding, threadId, runId })),
    ]);
    run.connections.length = 0;
    return true;
  }

  #fail(run: Run, rule: string, detail: string): false {
    this.#load.finishRun(run, undefined);
    this.#load.reportViolation(rule, run.threadId, detail, run.id);
    return false;
  }
}
