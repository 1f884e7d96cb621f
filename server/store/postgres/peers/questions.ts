/**
 * Sends requests to the processes that execute runs, and handles the requests of peers, through the table
 * `run_questions`.
 */
import { LeaseLostError, StoreUnavailableError } from "../../../core/errors.ts";
import type { PeerHost, PeerRequest, PeerResponse } from "../../../core/ports/peers.ts";
import type { Queries } from "../../../core/ports/queries.ts";
import type { RunRecord } from "../../../core/ports/records.ts";
import type { PeerMessage } from "./message.ts";

/** Time limit for a response, in milliseconds. Longer than it takes to claim a run by an expired lease. */
const patienceMs = 30_000;

/** Milliseconds between two polls for a response whose notification has not arrived. */
const lookMs = 500;

export interface QuestionOptions {
  id: string;
  read: Queries;
  send(to: string, message: PeerMessage): void;
  /** Logs a line about an error. */
  log(line: string): void;
}

export class Questions {
  readonly #options: QuestionOptions;
  /** Callbacks that wake a waiting request, by its id. */
  readonly #waiting = new Map<number, () => void>();
  /** Ids of requests that are being handled here. */
  readonly #answering = new Set<number>();

  constructor(options: QuestionOptions) {
    this.#options = options;
  }

  /** Implements `Peers.request`. @throws {StoreUnavailableError} If no response arrives in time. */
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
      // A request whose client has disconnected must not be executed after the client's next one. A response
      // may have been stored after the last poll, for example with the run's last commit.
      answer ??= await read.withdrawQuestion(id);
    }
    if (answer !== undefined) return JSON.parse(answer) as PeerResponse;
    signal?.throwIfAborted();
    if (isRunning) throw new StoreUnavailableError("The process that executes the run does not answer.");
    return undefined;
  }

  /** Handles the notification of a response. */
  answered(id: number): void {
    this.#waiting.get(id)?.();
  }

  /** Handles all requests to this process. Never rejects: a request that fails is handled again. */
  async answerAll(host: PeerHost): Promise<void> {
    const { id, read, log } = this.#options;
    try {
      for (const question of await read.questionsTo(id)) {
        if (this.#answering.has(question.id)) continue;
        this.#answering.add(question.id);
        void this.#answer(host, question)
          .catch((error: unknown) => {
            // If another process has claimed the run, that one handles the request.
            if (!(error instanceof LeaseLostError))
              log(`a question of another process has no answer yet: ${String(error)}`);
          })
          .finally(() => this.#answering.delete(question.id));
      }
    } catch {
      // The database is unavailable.
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
    // Also without a response: the run may have ended, which the sender then finds.
    send(askedBy, { kind: "answered", questionId: id });
  }

  /** Resolves when a response is announced, the signal aborts, or it is time to poll. */
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
