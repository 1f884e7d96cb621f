/**
 * Sends requests to the processes that execute runs, and handles the requests of peers, through the table
 * `run_questions`.
 */
import { LeaseLostError, StoreUnavailableError } from "../../../core/errors.ts";
import type { PeerHost, PeerRequest, PeerResponse } from "../../../core/ports/peers.ts";
import type { PeerRequestRecord, Queries } from "../../../core/ports/queries.ts";
import type { RunRecord } from "../../../core/ports/records.ts";
import type { PeerMessage } from "./message.ts";

/** Time limit for a response, in milliseconds. Longer than it takes to claim a run by an expired lease. */
const responseTimeoutMs = 30_000;

/** Milliseconds between two polls for a response whose notification has not arrived. */
const responsePollMs = 500;

export interface PeerRequestQueueOptions {
  id: string;
  read: Queries;
  send(to: string, message: PeerMessage): void;
  /** Logs a line about an error. */
  log(line: string): void;
}

export class PeerRequestQueue {
  readonly #options: PeerRequestQueueOptions;
  /** Callbacks that wake a waiting request, by its id. */
  readonly #waiting = new Map<number, () => void>();
  /** Ids of requests that are being handled here. */
  readonly #handling = new Set<number>();

  constructor(options: PeerRequestQueueOptions) {
    this.#options = options;
  }

  /** Implements `Peers.request`. @throws {StoreUnavailableError} If no response arrives in time. */
  async request(
    run: RunRecord,
    request: PeerRequest,
    signal?: AbortSignal,
  ): Promise<PeerResponse | undefined> {
    const { id: requester, read, send } = this.#options;
    signal?.throwIfAborted();
    const body = JSON.stringify(request);
    const id = await read.insertPeerRequest({ runId: run.id, requester, body });
    if (id === undefined) return undefined;
    const deadline = performance.now() + responseTimeoutMs;
    let owner = run.owner;
    let isRunning = true;
    let response: string | undefined;
    if (owner !== undefined) send(owner, { kind: "asked" });
    try {
      while (isRunning && performance.now() < deadline) {
        await this.#waitForResponse(id, signal);
        if (signal?.aborted === true) break;
        response = await read.takePeerResponse(id);
        if (response !== undefined) break;
        const current = await read.findRunById(run.id);
        isRunning = current?.status === "running";
        if (current?.owner !== undefined && current.owner !== owner) send(current.owner, { kind: "asked" });
        owner = current?.owner;
      }
    } finally {
      this.#waiting.delete(id);
      // A request whose client has disconnected must not be executed after the client's next one. A response
      // may have been stored after the last poll, for example with the run's last commit.
      response ??= await read.withdrawPeerRequest(id);
    }
    if (response !== undefined) return JSON.parse(response) as PeerResponse;
    signal?.throwIfAborted();
    if (isRunning) throw new StoreUnavailableError("The process that executes the run does not respond.");
    return undefined;
  }

  /** Handles the notification of a response. */
  handleResponse(id: number): void {
    this.#waiting.get(id)?.();
  }

  /** Handles all requests to this process. Never rejects: a request that fails is handled again. */
  async handleRequests(host: PeerHost): Promise<void> {
    const { id, read, log } = this.#options;
    try {
      for (const record of await read.listPeerRequests(id)) {
        if (this.#handling.has(record.id)) continue;
        this.#handling.add(record.id);
        void this.#handle(host, record)
          .catch((error: unknown) => {
            // If another process has claimed the run, that one handles the request.
            if (!(error instanceof LeaseLostError))
              log(`cannot handle a request of another process yet: ${String(error)}`);
          })
          .finally(() => this.#handling.delete(record.id));
      }
    } catch {
      // The database is unavailable.
    }
  }

  async #handle(host: PeerHost, { id, runId, requester, body }: PeerRequestRecord): Promise<void> {
    const { read, send } = this.#options;
    const store = async (queries: Queries, response: PeerResponse) => {
      await queries.storePeerResponse(id, JSON.stringify(response));
    };
    const response = await host.handleRequest(runId, JSON.parse(body) as PeerRequest, store);
    if (response !== undefined && response !== "stored") await store(read, response);
    // Also without a response: the run may have ended, which the sender then finds.
    send(requester, { kind: "answered", questionId: id });
  }

  /** Resolves when a response is announced, the signal aborts, or it is time to poll. */
  async #waitForResponse(id: number, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = () => resolve();
    this.#waiting.set(id, done);
    signal?.addEventListener("abort", done);
    if (signal?.aborted === true) done();
    const timer = setTimeout(done, responsePollMs);
    await promise;
    clearTimeout(timer);
    signal?.removeEventListener("abort", done);
  }
}
