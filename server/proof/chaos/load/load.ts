/** Concurrent conversations, each on its own thread, and the content that the oracle expects in them. */
import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { History } from "../history.ts";
import type { Violation } from "../oracle/check-run.ts";
import { ExpectedThread, type ThreadMessage } from "../oracle/check-thread.ts";
import { isEnd, type NumberedFrame, parseEvent, splitFrames } from "../oracle/frames.ts";
import type { Random } from "../random.ts";
import { Exchange } from "./exchange.ts";
import { type ExchangePlan, planExchange, planShort } from "./plan.ts";
import type { Run } from "./run.ts";
import type { Network, NetworkRequest, StreamResponse } from "./stream.ts";

/** Maximum number of exchanges per thread. */
const exchanges = 6;

/** Amount of checked data. */
export interface Tally {
  runs: number;
  connections: number;
  /** Number of events that clients received. Each of them was compared with the log. */
  events: number;
  violations: number;
}

export class Load {
  readonly network: Network;
  readonly history: History;
  readonly violations: Violation[] = [];
  /** Runs that have not ended. */
  readonly active = new Set<Run>();
  /** Totals of everything that was checked. */
  readonly checked: Tally = { runs: 0, connections: 0, events: 0, violations: 0 };
  /** Totals by kind of fault, for the runs that were active during the fault. */
  readonly checkedBy = new Map<string, Tally>();
  readonly #random: Random;
  readonly #onViolation: (violation: Violation) => void;
  readonly #expectedThreads: ExpectedThread[] = [];
  readonly #logs: { run: Run; digest: string }[] = [];
  #workers: Promise<void>[] = [];
  #stopping = false;

  constructor(options: {
    network: Network;
    history: History;
    random: Random;
    onViolation: (violation: Violation) => void;
  }) {
    this.network = options.network;
    this.history = options.history;
    this.#random = options.random;
    this.#onViolation = options.onViolation;
  }

  /** Starts the given number of concurrent conversations. */
  start(workers: number): void {
    this.#workers = Array.from({ length: workers }, (_, index) =>
      this.#runConversations(this.#random.fork(index)),
    );
  }

  /** Stops starting exchanges, and resolves when all runs have ended and been checked. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#workers);
  }

  /** Creates an exchange on a new thread. */
  createExchange(plan: ExchangePlan, random: Random): Exchange {
    return new Exchange(this, this.#createThread(random), plan, random);
  }

  /**
   * Runs after all faults. Checks that threads accept new runs, that messages match the events, and that no
   * log has changed.
   */
  async audit(): Promise<void> {
    const random = this.#random.fork("audit");
    await forEachInParallel(this.#expectedThreads, async (expected) => {
      await new Exchange(this, expected, planShort(random), random).execute();
      await this.#checkMessages(expected, random);
    });
    await forEachInParallel(this.#logs, async ({ run, digest }) => {
      const log = await this.replay(run);
      if (log === undefined || computeDigest(splitFrames(log).numbered) !== digest)
        this.reportViolation("replay", run.threadId, "the log has changed since the run ended", run.id);
    });
  }

  /** Sends a request repeatedly until it gets a response. */
  request(call: NetworkRequest, random: Random): Promise<StreamResponse | undefined> {
    const since = performance.now();
    return this.network.sendUntilServed(call, random, () => this.history.databaseFailedSince(since));
  }

  /** Reads the complete log of a run that has ended. Returns `undefined` if that fails. */
  async replay(run: Run): Promise<Buffer | undefined> {
    const path = `/v1/threads/${run.threadId}/runs/${run.id}?after=0`;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const response = await this.request({ method: "GET", path }, this.#random);
      if (response?.status !== 200) return undefined;
      // A server that is stopping ends its streams before the run has ended.
      const last = splitFrames(response.body).numbered.at(-1);
      if (last !== undefined && isEnd(parseEvent(last.text))) return response.body;
      await delay(50);
    }
    return undefined;
  }

  addRun(run: Run): void {
    this.active.add(run);
  }

  /**
   * Removes a run that has ended.
   *
   * @param log The run's log.
   */
  finishRun(run: Run, log: Buffer | undefined): void {
    this.active.delete(run);
    if (log === undefined) return;
    const { numbered } = splitFrames(log);
    this.#logs.push({ run, digest: computeDigest(numbered) });
    this.#expectedThreads.find(({ id }) => id === run.threadId)?.add(numbered);
  }

  /** Adds the result of checking a run. */
  addResult(run: Run, violations: readonly Violation[]): void {
    const events = run.connections.reduce((sum, { numbered }) => sum + numbered.length, 0);
    for (const tally of [this.checked, ...[...run.faults].map((kind) => this.#tallyOf(kind))]) {
      tally.runs += 1;
      tally.connections += run.connections.length;
      tally.events += events;
      tally.violations += violations.length;
    }
    for (const violation of violations) this.#addViolation(violation);
  }

  #tallyOf(kind: string): Tally {
    const tally = this.checkedBy.get(kind) ?? { runs: 0, connections: 0, events: 0, violations: 0 };
    this.checkedBy.set(kind, tally);
    return tally;
  }

  /** Reports a violation. */
  reportViolation(rule: string, threadId: string, detail: string, runId?: string): void {
    this.#addViolation({ rule, threadId, detail, ...(runId !== undefined && { runId }) });
  }

  #addViolation(violation: Violation): void {
    this.violations.push(violation);
    this.#onViolation(violation);
  }

  #createThread(random: Random): ExpectedThread {
    const expected = new ExpectedThread(`thr_${random.hex(16)}`);
    this.#expectedThreads.push(expected);
    return expected;
  }

  async #runConversations(random: Random): Promise<void> {
    for (let thread = 0; !this.#stopping; thread += 1) {
      const own = random.fork(`thread ${thread}`);
      const expected = this.#createThread(own);
      const count = own.int(1, exchanges);
      for (let number = 0; number < count && !this.#stopping; number += 1) {
        const dice = own.fork(number);
        // After a failure, the state of the thread cannot be predicted.
        if (await new Exchange(this, expected, planExchange(dice), dice).execute()) continue;
        this.#expectedThreads.splice(this.#expectedThreads.indexOf(expected), 1);
        break;
      }
    }
  }

  async #checkMessages(expected: ExpectedThread, random: Random): Promise<void> {
    const messages: ThreadMessage[] = [];
    let cursor: string | undefined;
    do {
      const from = cursor === undefined ? "" : `&cursor=${cursor}`;
      const path = `/v1/threads/${expected.id}/messages?limit=100${from}`;
      const response = await this.request({ method: "GET", path }, random);
      if (response?.status !== 200)
        return this.reportViolation("messages", expected.id, `listing messages returned ${response?.status}`);
      const page = JSON.parse(response.body.toString("utf8"));
      messages.push(...page.messages);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    for (const violation of expected.check(messages)) this.#addViolation(violation);
  }
}

/** Computes a digest of the frames. Comments are excluded, because they depend on time. */
function computeDigest(numbered: readonly NumberedFrame[]): string {
  return createHash("sha256")
    .update(numbered.map(({ text }) => text).join("\n\n"))
    .digest("hex");
}

/** Applies an action to all items, eight at a time. */
async function forEachInParallel<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = list.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
