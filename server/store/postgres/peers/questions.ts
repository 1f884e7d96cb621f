/** Asking the process that executes a run, and answering those who ask this one. */
import { LeaseLostError, StoreUnavailableError } from "../../../core/errors.ts";
import type { PeerHost, PeerRequest, PeerResponse } from "../../../core/ports/peers.ts";
import type { Queries } from "../../../core/ports/queries.ts";
import type { RunRecord } from "../../../core/ports/records.ts";
import type { PeerMessage } from "./message.ts";

/** How long it is waited for an answer, in milliseconds: longer than a take-over by the lease takes. */
const patienceMs = 30_000;

/** How long a notice that an answer is there is waited for before it is looked for, in milliseconds. */
const lookMs = 500;

export interface QuestionOptions {
  id: string;
  read: Queries;
  send(to: string, message: PeerMessage): void;
  /** Takes one line about a fault. */
  log(line: string): void;
}

export class Questions {
  readonly #options: QuestionOptions;
  /** Those who wait for an answer, by the question's id. */
  readonly #waiting = new Map<number, () => void>();
  /** Questions that are being answered here. */
  readonly #answering = new Set<number>();

  constructor(options: QuestionOptions) {
    this.#options = options;
  }

  /** As `Peers.ask`. @throws StoreUnavailableError when no answer comes */
  async ask(run: RunRecord, question: PeerRequest, signal?: AbortSignal): Promise<PeerResponse | undefined> {
    const { id: askedBy, read, send } = this.#options;
    signal?.throwIfAborted();
    const text = JSON.stringify(question);
    const id = await read.askOwner({ runId: run.id, askedBy, question: text });
    if (id === undefined) return undefined;
    const until = performance.now() + patienceMs;
    let owner = run.owner;
    let isRunning = true;
    let answer: string | undefined;
    if (owner !== undefined) send(owner, { kind: "asked" });
    try {
      while (isRunning && performance.now() < until) {
        await this.#noticed(id, signal);
        if (signal?.aborted === true) break;
        answer = await read.takeAnswer(id);
        if (answer !== undefined) break;
        const present = await read.findRunById(run.id);
        isRunning = present?.status === "running";
        if (present?.owner !== undefined && present.owner !== owner) send(present.owner, { kind: "asked" });
        owner = present?.owner;
      }
    } finally {
      this.#waiting.delete(id);
      // What its client has given up must not be done later, after what came next. An answer may have come after the last
      // look, such as with the run's last commit.
      answer ??= await read.withdrawQuestion(id);
    }
    if (answer !== undefined) return JSON.parse(answer) as PeerResponse;
    signal?.throwIfAborted();
    if (isRunning) throw new StoreUnavailableError("The process that executes the run does not answer.");
    return undefined;
  }

  /** An answer is there. */
  answered(id: number): void {
    this.#waiting.get(id)?.();
  }

  /** Answers what is asked of this process. Never rejects: what is not answered now is asked again. */
  async answerAll(host: PeerHost): Promise<void> {
    const { id, read, log } = this.#options;
    try {
      for (const question of await read.questionsTo(id)) {
        if (this.#answering.has(question.id)) continue;
        this.#answering.add(question.id);
        void this.#answer(host, question)
          .catch((error: unknown) => {
            // Of a run that another process has taken over, that one is asked.
            if (!(error instanceof LeaseLostError))
              log(`a question of another process has no answer yet: ${String(error)}`);
          })
          .finally(() => this.#answering.delete(question.id));
      }
    } catch {
      // The database is away.
    }
  }

  async #answer(
    host: PeerHost,
    { id, runId, askedBy, question }: { id: number; runId: string; askedBy: string; question: string },
  ): Promise<void> {
    const { read, send } = this.#options;
    const store = async (queries: Queries, answer: PeerResponse) => {
      await queries.answerQuestion(id, JSON.stringify(answer));
    };
    const answer = await host.handleRequest(runId, JSON.parse(question) as PeerRequest, store);
    if (answer !== undefined && answer !== "stored") await store(read, answer);
    // Also without an answer: the run may be over, which answers it.
    send(askedBy, { kind: "answered", questionId: id });
  }

  /** Resolves when an answer is told of, or it is time to look. */
  async #noticed(id: number, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = () => resolve();
    this.#waiting.set(id, done);
    signal?.addEventListener("abort", done);
    if (signal?.aborted === true) done();
    const timer = setTimeout(done, lookMs);
    await promise;
    clearTimeout(timer);
    signal?.removeEventListener("abort", done);
  }
}
