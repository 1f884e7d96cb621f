/**
 * Sends requests to the processes that execute runs, and handles requests from peers. Requests are stored in
 * the `run_questions` table.
 */
import { LeaseLostError, StoreUnavailableError } from "../../../core/errors.ts";
import type { PeerHost, PeerRequest, PeerResponse } from "../../../core/ports/peers.ts";
import type { AllQueries, PeerRequestRecord } from "../../../core/ports/queries.ts";
import type { RunRecord } from "../../../core/ports/records.ts";
import type { PeerMessage } from "./message.ts";

/**
 * Time limit for a response, in milliseconds. It is longer than the time needed to claim a run after its
 * owner's lease has expired.
 */
const responseTimeoutMs = 30_000;

/** Polling interval for a response whose notification does not arrive, in milliseconds. */
const responsePollMs = 500;

export interface PeerRequestQueueOptions {
  id: string;
  read: AllQueries;
  send(to: string, message: PeerMessage): void;
  /** Returns those of the given processes that are alive. */
  findLiving(processes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Logs a line about an error. */
  log(line: string): void;
}

export class PeerRequestQueue {
  readonly #options: PeerRequestQueueOptions;
  /** Callbacks that wake waiting requests, by request ID. */
  readonly #waiting = new Map<number, () => void>();
  /** IDs of the requests that must not be started again. */
  readonly #started = new Set<number>();
  /**
   * IDs of the requests that have been handled since the last list was read. They stay in `#started` until the
   * next list, because a list that was read before a request's response was stored still contains the request.
   */
  #handled: number[] = [];
  /** Settles when all lists wanted so far have been read. Absent if no list is being read. */
  #reading: Promise<void> | undefined;
  #isListWanted = false;

  constructor(options: PeerRequestQueueOptions) {
    this.#options = options;
  }

  /**
   * Implements `Peers.request`.
   *
   * @throws {StoreUnavailableError} If no response arrives before the timeout.
   */
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
      // If the client of a request has disconnected, the request must not be executed after that client's next request.
      // A response may also have been stored after the last poll, for example with the run's last commit.
      response ??= await read.withdrawPeerRequest(id);
    }
    if (response !== undefined) return JSON.parse(response) as PeerResponse;
    signal?.throwIfAborted();
    if (isRunning) throw new StoreUnavailableError("The process that executes the run does not respond.");
    return undefined;
  }

  /** Handles the notification that a response has been stored. */
  handleResponse(id: number): void {
    this.#waiting.get(id)?.();
  }

  /** Handles all requests to this process. Never rejects, because a request that fails is handled again. */
  async handleRequests(host: PeerHost): Promise<void> {
    this.#isListWanted = true;
    this.#reading ??= this.#readLists(host);
    await this.#reading;
  }

  /** Reads lists of requests one after another, and starts to handle the requests. */
  async #readLists(host: PeerHost): Promise<void> {
    const { log } = this.#options;
    while (this.#isListWanted) {
      this.#isListWanted = false;
      for (const handled of this.#handled.splice(0)) this.#started.delete(handled);
      // The database may be unavailable.
      for (const record of await this.#listRequests().catch(() => [])) {
        if (this.#started.has(record.id)) continue;
        this.#started.add(record.id);
        void this.#handle(host, record)
          .catch((error: unknown) => {
            // If another process has claimed the run, that process handles the request.
            if (!(error instanceof LeaseLostError))
              log(`cannot handle a request from another process yet: ${String(error)}`);
          })
          .finally(() => this.#handled.push(record.id));
      }
    }
    this.#reading = undefined;
  }

  /**
   * Returns the requests to this process. A dead sender's client has repeated its request elsewhere, and may have sent
   * newer ones, which the old request must not overtake. The request of a sender that is reconnecting waits.
   */
  async #listRequests(): Promise<PeerRequestRecord[]> {
    const { id, read, findLiving } = this.#options;
    const requests = await read.listPeerRequests(id);
    if (requests.length === 0) return [];
    const living = await findLiving(requests.map(({ requester }) => requester));
    return requests.filter(({ requester }) => living.has(requester));
  }

  async #handle(host: PeerHost, { id, runId, requester, body }: PeerRequestRecord): Promise<void> {
    const { read, send } = this.#options;
    const store = async (queries: AllQueries, response: PeerResponse) => {
      await queries.storePeerResponse(id, JSON.stringify(response));
    };
    const response = await host.handleRequest(runId, JSON.parse(body) as PeerRequest, store);
    if (response !== undefined && response !== "stored") await store(read, response);
    // The notification is sent even without a response, because the run may have ended and the sender then
    // detects that.
    send(requester, { kind: "answered", questionId: id });
  }

  /** Resolves when a response is announced, when the signal is aborted, or when it is time to poll. */
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
