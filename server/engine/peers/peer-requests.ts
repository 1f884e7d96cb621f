/** Requests that this process sends to other processes about the runs they own. */
import { ShutdownError } from "../../core/errors.ts";
import type { PeerRequest, PeerResponse, Peers } from "../../core/ports/peers.ts";
import type { RunRecord } from "../../core/ports/records.ts";

/**
 * Time to wait for pending responses at shutdown, in milliseconds. The requested changes may already be in
 * progress.
 */
const shutdownTimeoutMs = 1_000;

export class PeerRequests {
  readonly #peers: Peers;
  readonly #inFlight = new Set<Promise<unknown>>();
  readonly #abortController = new AbortController();
  #isShuttingDown = false;

  constructor(peers: Peers) {
    this.#peers = peers;
  }

  /**
   * Sends a request to the process that executes a run, as {@link Peers.request} does.
   *
   * @param signal Aborts when the client disconnects.
   * @throws {ShutdownError} if this process is shutting down.
   */
  async send(run: RunRecord, request: PeerRequest, signal?: AbortSignal): Promise<PeerResponse | undefined> {
    if (this.#isShuttingDown) throw new ShutdownError();
    const { signal: shutdownSignal } = this.#abortController;
    const response = this.#peers.request(
      run,
      request,
      signal === undefined ? shutdownSignal : AbortSignal.any([shutdownSignal, signal]),
    );
    this.#inFlight.add(response);
    try {
      return await response;
    } finally {
      this.#inFlight.delete(response);
    }
  }

  /** Stops sending requests because this process is shutting down. Resolves when no request is pending. */
  async end(): Promise<void> {
    this.#isShuttingDown = true;
    const timer = setTimeout(() => this.#abortController.abort(new ShutdownError()), shutdownTimeoutMs);
    await Promise.allSettled(this.#inFlight);
    clearTimeout(timer);
  }
}
