/**
 * Responses to state changes that clients make during a run. A response contains the complete state, so it
 * may be large.
 */

import type { JsonObject } from "../../core/events.ts";
import type { KeyedRequest } from "../../core/ports/queries.ts";
import { createKeyReusedError } from "../idempotency.ts";
import type { RunWriter } from "../log/run-writer.ts";

/**
 * The outcome of a request with an idempotency key. A retry may arrive before the first request is durable.
 * Once it is durable, the response is in the store. A patch that consists only of tests is not stored and can
 * safely be repeated.
 */
type Outcome = { state: JsonObject } | "stored" | "unchanged";

/**
 * Maximum total length of the states in a commit's responses, in characters. Additional changes wait for the
 * next commit.
 */
const maxCommitCharacters = 256 * 1024;

export class ClientChangeResponses {
  readonly #run: RunWriter;
  /** Requests with idempotency keys that clients have sent during this run. */
  readonly #outcomes = new Map<string, { digest: string; outcome: Outcome }>();
  /** Total length of the states in the open commit's responses, in characters. */
  #openCommit: { commit: object | undefined; size: number } = { commit: undefined, size: 0 };

  constructor(run: RunWriter) {
    this.#run = run;
  }

  /** True if another change has to wait because the open commit already has enough responses. */
  get isFull(): boolean {
    const { commit, size } = this.#openCommit;
    return commit !== undefined && commit === this.#run.openCommit && size >= maxCommitCharacters;
  }

  /**
   * Finds the outcome of an earlier request with the same key.
   *
   * @throws {RequestRejectedError} `IDEMPOTENCY_KEY_REUSED` if the key was used for a different request.
   */
  find(request: KeyedRequest): { state: JsonObject } | "stored" | undefined {
    const earlier = this.#outcomes.get(request.key);
    if (earlier !== undefined && earlier.digest !== request.digest) throw createKeyReusedError();
    return earlier?.outcome === "unchanged" ? undefined : earlier?.outcome;
  }

  /**
   * Adds the response to a change whose event is in the open commit.
   *
   * @param size Length of the state in characters.
   */
  add(state: JsonObject, size: number, request: KeyedRequest | undefined): void {
    const { openCommit } = this.#run;
    const before = this.#openCommit.commit === openCommit ? this.#openCommit.size : 0;
    this.#openCommit = { commit: openCommit, size: before + size };
    if (request === undefined) return;
    const entry: { digest: string; outcome: Outcome } = { digest: request.digest, outcome: { state } };
    this.#outcomes.set(request.key, entry);
    this.#run.addChange(async (queries) => {
      // The commit must not fail if the key has been used in the meantime.
      if (await queries.reserveKey(request, Date.now()))
        await queries.storeResponse(request, JSON.stringify({ state }));
    });
    const forget = () => {
      entry.outcome = "stored";
    };
    this.#run.settled.then(forget, () => {});
  }

  /** Adds a request that did not change anything. */
  addUnchanged({ key, digest }: KeyedRequest): void {
    this.#outcomes.set(key, { digest, outcome: "unchanged" });
  }
}
