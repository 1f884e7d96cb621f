/** Answers to changes of states that clients make during a run. An answer is the whole state, and may be large. */

import type { JsonObject } from "../../core/events.ts";
import type { KeyedRequest } from "../../core/ports/queries.ts";
import { createKeyReusedError } from "../idempotency.ts";
import type { RunWriter } from "../log/run-writer.ts";

/**
 * The outcome of a request with a key. A retry may come before the first request is durable; from then on the answer is
 * the store's. A patch that only tests is not stored, and may be carried out again.
 */
type Outcome = { state: JsonObject } | "stored" | "unchanged";

/** Characters of the states that are answered, and stored as answers, with one commit, until no more may join it. */
const maxAnswered = 256 * 1024;

export class ClientAnswers {
  readonly #run: RunWriter;
  /** The requests with keys that clients have sent during this run. */
  readonly #outcomes = new Map<string, { digest: string; outcome: Outcome }>();
  /** Characters of the states that are answered when a commit is durable. */
  #answered: { commit: object | undefined; size: number } = { commit: undefined, size: 0 };

  constructor(run: RunWriter) {
    this.#run = run;
  }

  /** True if another change has to wait for the open commit, which has enough answers. */
  get isFull(): boolean {
    const { commit, size } = this.#answered;
    return commit !== undefined && commit === this.#run.openCommit && size >= maxAnswered;
  }

  /**
   * Finds the outcome of an earlier request with the same key.
   *
   * @throws {RequestRejectedError} `IDEMPOTENCY_KEY_REUSED` for the key of another request.
   */
  find(request: KeyedRequest): { state: JsonObject } | "stored" | undefined {
    const earlier = this.#outcomes.get(request.key);
    if (earlier !== undefined && earlier.digest !== request.digest) throw createKeyReusedError();
    return earlier?.outcome === "unchanged" ? undefined : earlier?.outcome;
  }

  /** Adds the answer to a change that was announced with the open commit. @param size Of the state, in characters. */
  add(state: JsonObject, size: number, request: KeyedRequest | undefined): void {
    const { openCommit } = this.#run;
    const before = this.#answered.commit === openCommit ? this.#answered.size : 0;
    this.#answered = { commit: openCommit, size: before + size };
    if (request === undefined) return;
    const entry: { digest: string; outcome: Outcome } = { digest: request.digest, outcome: { state } };
    this.#outcomes.set(request.key, entry);
    this.#run.with(async (queries) => {
      // A key that something else has taken in between must not cost the run its commit.
      if (await queries.takeKey(request, Date.now()))
        await queries.keepAnswer(request, JSON.stringify({ state }));
    });
    const forget = () => {
      entry.outcome = "stored";
    };
    this.#run.settled.then(forget, () => {});
  }

  /** Adds a request that has changed nothing. */
  addUnchanged({ key, digest }: KeyedRequest): void {
    this.#outcomes.set(key, { digest, outcome: "unchanged" });
  }
}
