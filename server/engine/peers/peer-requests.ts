/** Requests between processes about runs: those that this process sends, and its responses to those of others. */
import { RequestRejectedError, RunCancelled, ShutdownError } from "../../core/errors.ts";
import type { JsonObject } from "../../core/events.ts";
import type { PeerRequest, PeerResponse, Peers } from "../../core/ports/peers.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { RunRecord } from "../../core/ports/records.ts";
import { findEarlierAnswer } from "../idempotency.ts";
import { type OwnedRun, waitForStart } from "../recovery/waiting-run.ts";
import type { RunRegistry } from "../run-registry.ts";
import { changeInRun } from "../state/change-state.ts";

/** Timeout for pending responses at shutdown, in milliseconds: their effects may be in progress. */
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
   * Sends a request to the process that executes a run, as {@link Peers.request}.
   *
   * @param signal Aborts when the client has left.
   * @throws {ShutdownError} when this process stops.
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

  /** Stops sending at shutdown; resolves when no request is pending. */
  async end(): Promise<void> {
    this.#isEnding = true;
    const timer = setTimeout(() => this.#givenUp.abort(new ShutdownError()), lastAnswersMs);
    await Promise.allSettled(this.#underWay);
    clearTimeout(timer);
  }
}

/** Stores an answer in a transaction. */
type StoreResponse = (queries: Queries, response: PeerResponse) => Promise<void>;

/**
 * Carries out a request of another process about a run.
 *
 * @param store Stores the response together with its effect.
 * @returns The response; `"stored"` if it is stored already; `undefined` if this process does not own the run any more.
 */
export async function handlePeerRequest(
  runId: string,
  request: PeerRequest,
  { registry, read }: { registry: RunRegistry; read: Queries },
  store: StoreResponse,
): Promise<PeerResponse | "stored" | undefined> {
  const run = registry.findById(runId);
  if (run === undefined) return undefined;
  switch (request.kind) {
    case "stop":
      run.stop(new RunCancelled(request.code, request.message));
      await run.ended.promise;
      return run.wasReleased ? undefined : { kind: "stopped" };
    case "state":
      return await changeState(run, request, read, store);
    case "yield": {
      const isOver = await registry.relinquish(run, request.replacesDeserted);
      return isOver && run.wasReleased ? undefined : { kind: "yield", yields: isOver };
    }
    case "delivered":
      // The requesting process will attach a reader.
      run.ownerLost = false;
      return { kind: "delivered", position: run.feed.delivered };
  }
}

async function changeState(
  owned: OwnedRun,
  { componentId, change }: Extract<PeerRequest, { kind: "state" }>,
  read: Queries,
  store: StoreResponse,
): Promise<PeerResponse | "stored" | undefined> {
  const run = await waitForStart(owned);
  if (run === undefined) return undefined;
  await run.started.promise;
  try {
    // Another process may have owned the run when it carried out the same request.
    const earlier = change.retry && (await findEarlierAnswer<{ state: JsonObject }>(read, change.retry));
    if (earlier !== undefined) return { kind: "state", state: earlier.state };
    const changed = await changeInRun(run, componentId, change, (queries, state) =>
      store(queries, { kind: "state", state }),
    );
    if (changed === undefined) return undefined;
    return changed.isAnnounced ? "stored" : { kind: "state", state: changed.state };
  } catch (error) {
    if (!(error instanceof RequestRejectedError)) throw error;
    const { code, message, mistakes } = error;
    return { kind: "refused", code, message, mistakes };
  }
}
