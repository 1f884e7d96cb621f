/** Concurrent conversations, each on its own thread, and the content that the oracle expects in them. */
import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { ContractName } from "../../../../generated/contracts.ts";
import type { History } from "../history.ts";
import { CallLedger } from "../oracle/call-ledger.ts";
import type { Violation } from "../oracle/check-run.ts";
import { ExpectedThread, type ThreadMessage } from "../oracle/check-thread.ts";
import { isEnd, type NumberedFrame, parseEvent, splitFrames } from "../oracle/frames.ts";
import type { Random } from "../random.ts";
import { ContractExchange } from "./contract-exchange.ts";
import { loadedContracts } from "./contract-ports.ts";
import { Exchange } from "./exchange.ts";
import { type ExchangePlan, planExchange, planForAnyContract, planShort } from "./plan.ts";
import type { Run } from "./run.ts";
import type { Network, NetworkRequest, StreamResponse } from "./stream.ts";

/** Maximum number of exchanges per thread. */
const exchanges = 6;

/** Maximum number of runs in {@link Load.recentRunIds}. */
const maxRecentRuns = 100;

/**
 * Maximum number of threads whose conversations are over and that have not been audited. Above it, the oldest are
 * audited and deleted, so that long tests need little memory and disk space.
 */
const maxFinishedThreads = 250;

/** A thread of the load. */
interface LoadThread {
  expected: ExpectedThread;
  /** The runs that have ended, with digests of their logs. */
  logs: { run: Run; digest: string }[];
}

/** The contracts of successive threads. Every second thread uses Tambo, which has the most operations. */
export const loadContracts: readonly ContractName[] = ["tambo", ...loadedContracts];
const contractSequence = loadedContracts.flatMap((name): ContractName[] => ["tambo", name]);

/** Returns the contract that created a thread. */
export function contractOf(threadId: string): ContractName {
  return loadContracts.find((name) => threadId.startsWith(`thr_${name}_`)) ?? "tambo";
}

/** Amount of checked data. */
export interface Tally {
  runs: number;
  connections: number;
  /** Number of events that clients received. Each of them was compared with the log. */
  events: number;
  violations: number;
}

export const emptyTally: Readonly<Tally> = { runs: 0, connections: 0, events: 0, violations: 0 };

export class Load {
  readonly network: Network;
  readonly history: History;
  readonly violations: Violation[] = [];
  /** Model steps and tool calls of all exchanges, which the servers report to the outside. */
  readonly ledger = new CallLedger(({ rule, detail }) => this.reportViolation(rule, "", detail));
  /** IDs of the latest runs that have ended and are still stored. */
  readonly recentRunIds: string[] = [];
  /** Runs that have not ended. */
  readonly active = new Set<Run>();
  /** Totals of everything that was checked. */
  readonly checked: Tally = { ...emptyTally };
  /** Totals by kind of fault, for the runs that were active during the fault. */
  readonly checkedBy = new Map<string, Tally>();
  /** Totals by contract. */
  readonly checkedThrough = new Map<ContractName, Tally>();
  readonly #random: Random;
  readonly #onViolation: (violation: Violation) => void;
  readonly #threads = new Map<string, LoadThread>();
  /** The threads whose conversations are over, in order. */
  readonly #finished: LoadThread[] = [];
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
      this.#runConversations(this.#random.fork(index), index),
    );
  }

  /** Stops starting exchanges, and resolves when all runs have ended and been checked. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#workers);
  }

  /** Executes an exchange on a new thread. */
  async runExchange(
    plan: ExchangePlan,
    random: Random,
    onRun: (run: Run, exchange: Exchange) => Promise<void>,
  ): Promise<void> {
    const thread = this.#createThread("tambo", random);
    const exchange = new Exchange(this, thread.expected, plan, random);
    if (await exchange.execute((run) => onRun(run, exchange))) this.#finished.push(thread);
    else this.#threads.delete(thread.expected.id);
  }

  /** Runs after all faults. Audits all remaining threads. */
  async audit(): Promise<void> {
    const random = this.#random.fork("audit");
    await forEachInParallel([...this.#threads.values()], (thread) => this.#auditThread(thread, random));
  }

  /** Checks that a thread accepts a new run, that its messages match the events, and that no log has changed. */
  async #auditThread({ expected, logs }: LoadThread, random: Random): Promise<void> {
    await new Exchange(this, expected, planShort(random), random).execute();
    await this.#checkMessages(expected, random);
    for (const { run, digest } of logs) {
      const log = await this.replay(run);
      if (log === undefined || computeDigest(log) !== digest)
        this.reportViolation("replay", run.threadId, "the log has changed since the run ended", run.id);
    }
  }

  /** Audits and deletes the oldest finished threads if there are too many. */
  async #dropFinishedThreads(random: Random): Promise<void> {
    while (this.#finished.length > maxFinishedThreads) {
      const thread = this.#finished.shift();
      if (thread === undefined) return;
      await this.#auditThread(thread, random);
      const { id } = thread.expected;
      this.#threads.delete(id);
      for (const { run } of thread.logs) {
        const index = this.recentRunIds.indexOf(run.id);
        if (index !== -1) this.recentRunIds.splice(index, 1);
      }
      for (const tag of thread.expected.tags) this.ledger.recordDeletion(tag);
      const response = await this.request({ method: "DELETE", path: `/v1/threads/${id}` }, random);
      // An earlier attempt may have deleted the thread before its connection broke.
      if (response?.status !== 204 && response?.status !== 404)
        this.reportViolation("delete", id, `deleting a thread returned ${response?.status}`);
    }
  }

  /** Sends a request repeatedly until it gets a response. */
  request(call: NetworkRequest, random: Random): Promise<StreamResponse | undefined> {
    const since = performance.now();
    return this.network.sendUntilServed(call, random, () => this.history.databaseFailedSince(since));
  }

  /** Reads the complete log of a run that has ended. Returns `undefined` if that fails. */
  async replay(run: Run): Promise<NumberedFrame[] | undefined> {
    const path = `/v1/threads/${run.threadId}/runs/${run.id}?after=0`;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const response = await this.request({ method: "GET", path }, this.#random);
      if (response?.status !== 200) return undefined;
      // A server that is stopping ends its streams before the run has ended.
      const { numbered } = splitFrames(response.body);
      const last = numbered.at(-1);
      if (last !== undefined && isEnd(parseEvent(last.text))) return numbered;
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
  finishRun(run: Run, log: readonly NumberedFrame[] | undefined): void {
    this.active.delete(run);
    if (run.end !== undefined) this.ledger.recordEnd(run.tag);
    if (log === undefined) return;
    this.recentRunIds.push(run.id);
    if (this.recentRunIds.length > maxRecentRuns) this.recentRunIds.shift();
    const thread = this.#threads.get(run.threadId);
    thread?.logs.push({ run, digest: computeDigest(log) });
    thread?.expected.add(log);
  }

  /** Adds the result of checking a run. */
  addResult(run: Run, violations: readonly Violation[]): void {
    const events = run.connections.reduce((sum, { numbered }) => sum + numbered.length, 0);
    const tallies = [
      this.checked,
      findTally(this.checkedThrough, contractOf(run.threadId)),
      ...[...run.faults].map((kind) => findTally(this.checkedBy, kind)),
    ];
    for (const tally of tallies) {
      tally.runs += 1;
      tally.connections += run.connections.length;
      tally.events += events;
      tally.violations += violations.length;
    }
    for (const violation of violations) this.#addViolation(violation);
  }

  /** Reports a violation. */
  reportViolation(rule: string, threadId: string, detail: string, runId?: string): void {
    this.#addViolation({ rule, threadId, detail, ...(runId !== undefined && { runId }) });
  }

  #addViolation(violation: Violation): void {
    this.violations.push(violation);
    this.#onViolation(violation);
  }

  #createThread(contract: ContractName, random: Random): LoadThread {
    const thread = { expected: new ExpectedThread(`thr_${contract}_${random.hex(16)}`), logs: [] };
    this.#threads.set(thread.expected.id, thread);
    return thread;
  }

  /** @param offset Position of the first thread in the sequence of contracts. */
  async #runConversations(random: Random, offset: number): Promise<void> {
    for (let number = 0; !this.#stopping; number += 1) {
      const own = random.fork(`thread ${number}`);
      const contract = contractSequence[(offset + number) % contractSequence.length] ?? "tambo";
      const thread = this.#createThread(contract, own);
      // After a failure, the state of the thread cannot be predicted.
      if (await this.#converse(contract, thread.expected, own)) this.#finished.push(thread);
      else this.#threads.delete(thread.expected.id);
      await this.#dropFinishedThreads(own);
    }
  }

  /** Returns false if an exchange failed. */
  async #converse(contract: ContractName, expected: ExpectedThread, random: Random): Promise<boolean> {
    if (contract !== "tambo") {
      const plan = planForAnyContract(random);
      return await new ContractExchange(this, expected, { contract, plan }, random).execute();
    }
    const count = random.int(1, exchanges);
    for (let number = 0; number < count && !this.#stopping; number += 1) {
      const dice = random.fork(number);
      if (!(await new Exchange(this, expected, planExchange(dice), dice).execute())) return false;
    }
    return true;
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

function findTally<Key>(tallies: Map<Key, Tally>, key: Key): Tally {
  const tally = tallies.get(key) ?? { ...emptyTally };
  tallies.set(key, tally);
  return tally;
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
