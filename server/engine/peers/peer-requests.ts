/** Requests that this process sends to other owners of runs. */
import { ShutdownError } from "../../core/errors.ts";
import type { PeerRequest, PeerResponse, Peers } from "../../core/ports/peers.ts";
import type { RunRecord } from "../../core/ports/records.ts";

/** Timeout for pending responses at shutdown, in milliseconds. Their effects may be in progress. */
const lastAnswersMs = 1_000;

export class PeerRequests {
  readonly #peers: Peers;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #givenUp = new AbortController();
  #isEnding = false;

  constructor(peers: Peers) {
    this.#peers = peers;
  }

  /**
   * Sends a request to the process that executes a run, as {@link Peers.request} does.
   *
   *   @param signal Aborts when the client has disconnected.
   *   @throws {ShutdownError} when this process shuts down.
   */
  async send(run: RunRecord, request: PeerRequest, signal?: AbortSignal): Promise<PeerResponse | undefined> {
    if (this.#isEnding) throw new ShutdownError();
    const { signal: end } = this.#givenUp;
    const response = this.#peers.request(
      run,
      request,
      signal === undefined ? end : AbortSignal.any([end, signal]),
    );
    this.#underWay.add(response);
    try {
      return await response;
    } finally {
      this.#underWay.delete(response);
    }
  }

  /** Stops sending requests at shutdown. Resolves when none is pending. */
  async end(): Promise<void> {
    this.#isEnding = true;
    const timer = setTimeout(() => this.#givenUp.abort(new ShutdownError()), lastAnswersMs);
    await Promise.allSettled(this.#underWay);
    clearTimeout(timer);
  }
}
