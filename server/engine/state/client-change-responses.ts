/** Responses to state changes by clients during a run. A response is the complete state, and may be large. */

import type { JsonObject } from "../../core/events.ts";
import type { KeyedRequest } from "../../core/ports/queries.ts";
import { createKeyReusedError } from "../idempotency.ts";
import type { RunWriter } from "../log/run-writer.ts";

/**
 * The outcome of a request with a key. A retry may arrive before the first request is durable; after that the
 * store has the response. A patch of tests only is not stored, and may be repeated.
 */
type Outcome = { state: JsonObject } | "stored" | "unchanged";

/**
 * Maximum characters of the states in the responses of one commit. Further changes wait for the next commit.
 */
const maxCommitCharacters = 256 * 1024;

export class ClientChangeResponses {
  readonly #run: RunWriter;
  /** The requests with keys that clients sent during this run. */
  readonly #outcomes = new Map<string, { digest: string; outcome: Outcome }>();
  /** Characters of the states in the responses of the open commit. */
  #openCommit: { commit: object | undefined; size: number } = { commit: undefined, size: 0 };

  constructor(run: RunWriter) {
    this.#run = run;
  }

  /** True if another change must wait, because the open commit has enough responses. */
  get isFull(): boolean {
    const { commit, size } = this.#openCommit;
    return commit !== undefined && commit === this.#run.openCommit && size >= maxCommitCharacters;
  }

  /**
   * Finds the outcome of an earlier request with the same key.
   *
   * @throws {RequestRejectedError} `IDEMPOTENCY_KEY_REUSED` if the key was used for another request.
   */
  find(request: KeyedRequest): { state: JsonObject } | "stored" | undefined {
    const earlier = this.#outcomes.get(request.key);
    if (earlier !== undefined && earlier.digest !== request.digest) throw createKeyReusedError();
    return earlier?.outcome === "unchanged" ? undefined : earlier?.outcome;
  }

  /** Adds the response to a change whose event is in the open commit. @param size Characters of the state. */
  add(state: JsonObject, size: number, request: KeyedRequest | undefined): void {
    const { openCommit } = this.#run;
    const before = this.#openCommit.commit === openCommit ? this.#openCommit.size : 0;
    this.#openCommit = { commit: openCommit, size: before + size };
    if (request === undefined) return;
    const entry: { digest: string; outcome: Outcome } = { digest: request.digest, outcome: { state } };
    this.#outcomes.set(request.key, entry);
    this.#run.addChange(async (queries) => {
      // The commit must not fail if the key was used in the meantime.
      if (await queries.reserveKey(request, Date.now()))
        await queries.storeResponse(request, JSON.stringify({ state }));
    });
    const forget = () => {
      entry.outcome = "stored";
    };
    this.#run.settled.then(forget, () => {});
  }

  /** Adds a request that changed nothing. */
  addUnchanged({ key, digest }: KeyedRequest): void {
    this.#outcomes.set(key, { digest, outcome: "unchanged" });
  }
}
