/** The load: many conversations at once, each on a thread of its own, and what is known of all of them. */
import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { History } from "../history.ts";
import type { Violation } from "../oracle/check-run.ts";
import { type ShownMessage, ThreadStory } from "../oracle/check-thread.ts";
import { eventOf, framesOf, isEnd, type Numbered } from "../oracle/frames.ts";
import type { Random } from "../random.ts";
import { Exchange } from "./exchange.ts";
import { type ExchangePlan, planExchange, planShort } from "./plan.ts";
import type { Run } from "./run.ts";
import type { Call, Network, StreamAnswer } from "./stream.ts";

/** Most exchanges of a thread. */
const exchanges = 6;

/** How much was judged. */
export interface Tally {
  runs: number;
  connections: number;
  /** Events that clients have seen: each was compared with the log. */
  events: number;
  violations: number;
}

export class Load {
  readonly network: Network;
  readonly history: History;
  readonly violations: Violation[] = [];
  /** Runs that are going on. */
  readonly active = new Set<Run>();
  /** What was judged in all. */
  readonly checked: Tally = { runs: 0, connections: 0, events: 0, violations: 0 };
  /** The same by kind of fault: of the runs that were going on then. */
  readonly checkedBy = new Map<string, Tally>();
  readonly #random: Random;
  readonly #onViolation: (violation: Violation) => void;
  readonly #stories: ThreadStory[] = [];
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

  /** Begins so many conversations at a time. */
  start(workers: number): void {
    this.#workers = Array.from({ length: workers }, (_, index) => this.#work(this.#random.fork(index)));
  }

  /** Begins nothing new, and resolves when all runs are over and judged. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#workers);
  }

  /** Has one exchange on a new thread beside the others. */
  exchange(plan: ExchangePlan, random: Random): Exchange {
    return new Exchange(this, this.#thread(random), plan, random);
  }

  /** After all faults: threads take new runs, messages agree with events, and every log is as it was. */
  async audit(): Promise<void> {
    const random = this.#random.fork("audit");
    await inParallel(this.#stories, async (story) => {
      await new Exchange(this, story, planShort(random), random).play();
      await this.#checkMessages(story, random);
    });
    await inParallel(this.#logs, async ({ run, digest }) => {
      const log = await this.replay(run);
      if (log === undefined || digestOf(framesOf(log).numbered) !== digest)
        this.violated("replay", run.threadId, "the log is not what it was when the run ended", run.id);
    });
  }

  /** Sends a request until it is answered. */
  ask(call: Call, random: Random): Promise<StreamAnswer | undefined> {
    const since = performance.now();
    return this.network.ask(call, random, () => this.history.databaseFailedSince(since));
  }

  /** The whole log of a run that is over; `undefined` when it cannot be had. */
  async replay(run: Run): Promise<Buffer | undefined> {
    const path = `/v1/threads/${run.threadId}/runs/${run.id}?after=0`;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const answer = await this.ask({ method: "GET", path }, this.#random);
      if (answer?.status !== 200) return undefined;
      // A server that stops ends its streams properly, before the end of the run.
      const last = framesOf(answer.body).numbered.at(-1);
      if (last !== undefined && isEnd(eventOf(last.text))) return answer.body;
      await delay(50);
    }
    return undefined;
  }

  begin(run: Run): void {
    this.active.add(run);
  }

  /** A run is over. @param log Its log. */
  finish(run: Run, log: Buffer | undefined): void {
    this.active.delete(run);
    if (log === undefined) return;
    const { numbered } = framesOf(log);
    this.#logs.push({ run, digest: digestOf(numbered) });
    this.#stories.find(({ id }) => id === run.threadId)?.add(numbered);
  }

  /** The oracle has judged a run. */
  report(run: Run, violations: readonly Violation[]): void {
    const events = run.connections.reduce((sum, { numbered }) => sum + numbered.length, 0);
    for (const tally of [this.checked, ...[...run.faults].map((kind) => this.#tallyOf(kind))]) {
      tally.runs += 1;
      tally.connections += run.connections.length;
      tally.events += events;
      tally.violations += violations.length;
    }
    for (const violation of violations) this.#add(violation);
  }

  #tallyOf(kind: string): Tally {
    const tally = this.checkedBy.get(kind) ?? { runs: 0, connections: 0, events: 0, violations: 0 };
    this.checkedBy.set(kind, tally);
    return tally;
  }

  /** Something was seen that must not be. */
  violated(rule: string, threadId: string, detail: string, runId?: string): void {
    this.#add({ rule, threadId, detail, ...(runId !== undefined && { runId }) });
  }

  #add(violation: Violation): void {
    this.violations.push(violation);
    this.#onViolation(violation);
  }

  #thread(random: Random): ThreadStory {
    const story = new ThreadStory(`thr_${random.hex(16)}`);
    this.#stories.push(story);
    return story;
  }

  async #work(random: Random): Promise<void> {
    for (let thread = 0; !this.#stopping; thread += 1) {
      const own = random.fork(`thread ${thread}`);
      const story = this.#thread(own);
      const count = own.int(1, exchanges);
      for (let number = 0; number < count && !this.#stopping; number += 1) {
        const dice = own.fork(number);
        // After something went wrong nothing can be said of what follows on the thread.
        if (await new Exchange(this, story, planExchange(dice), dice).play()) continue;
        this.#stories.splice(this.#stories.indexOf(story), 1);
        break;
      }
    }
  }

  async #checkMessages(story: ThreadStory, random: Random): Promise<void> {
    const messages: ShownMessage[] = [];
    let cursor: string | undefined;
    do {
      const from = cursor === undefined ? "" : `&cursor=${cursor}`;
      const path = `/v1/threads/${story.id}/messages?limit=100${from}`;
      const answer = await this.ask({ method: "GET", path }, random);
      if (answer?.status !== 200)
        return this.violated("messages", story.id, `messages were answered with ${answer?.status}`);
      const page = JSON.parse(answer.body.toString("utf8"));
      messages.push(...page.messages);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    for (const violation of story.check(messages)) this.#add(violation);
  }
}

/** Of the frames, not of the bytes: comments are sent by the clock. */
function digestOf(numbered: readonly Numbered[]): string {
  return createHash("sha256")
    .update(numbered.map(({ text }) => text).join("\n\n"))
    .digest("hex");
}

/** Does it for all of a list, eight at a time. */
async function inParallel<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = list.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
