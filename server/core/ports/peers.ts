/**
 * The port to peers, which are other processes on the same store. Any process may receive a request for any
 * run, but only the run's owner executes it.
 */

import type { RejectionCode, RunTerminatedError, ValidationIssue } from "../errors.ts";
import type { JsonObject, JsonPatchOperation } from "../events.ts";
import type { Position } from "../log-line.ts";
import type { AllQueries, KeyedRequest } from "./queries.ts";
import type { ClaimedRun, LogChunk, RunRecord } from "./records.ts";

/**
 * A change to a component's state: either a new state or a patch. `retry` holds the request's idempotency
 * key.
 */
export type StateChange = ({ state: JsonObject } | { patch: JsonPatchOperation[] }) & {
  retry?: KeyedRequest;
};

/**
 * A request to the owner of a run. It is sent as JSON to a process that may be running a different version.
 */
export type PeerRequest =
  /** Ends the run. The owner responds once the end of the run is durable. */
  | { kind: "stop"; code: RunTerminatedError["code"]; message: string }
  /** Changes a component's state. The response is stored in the same commit as the event. */
  | { kind: "state"; componentId: string; change: StateChange }
  /**
   * Ends the run, if it may be replaced, to make way for another run on the same thread. `replacesDeserted`
   * also allows replacing a run whose readers have all disconnected.
   */
  | { kind: "yield"; replacesDeserted: boolean }
  /** Asks for the position up to which the log was sent to the previous reader (TX-07). */
  | { kind: "delivered" };

/** The owner's response, sent as JSON. `refused` rejects the request. `yields` is true if the run ended. */
export type PeerResponse =
  | { kind: "stopped" }
  | { kind: "state"; state: JsonObject }
  | { kind: "refused"; code: RejectionCode; message: string; mistakes: readonly ValidationIssue[] }
  | { kind: "yield"; yields: boolean }
  | { kind: "delivered"; position: Position };

/** The calls that peers make to this process. */
export interface PeerHost {
  /** Returns the IDs of the runs that this process owns, including runs waiting to start. */
  runIds(): string[];
  /** Queues runs that this process has claimed. Never throws. */
  addClaimedRuns(records: readonly ClaimedRun[]): void;
  /**
   * Handles a request about a run.
   *
   * @param store Stores the response in the same transaction as the change that the request makes.
   * @returns `"stored"` if the response has been stored, the response itself if not, or `undefined` if this
   * process does not execute the run.
   */
  handleRequest(
    runId: string,
    request: PeerRequest,
    store: (queries: AllQueries, response: PeerResponse) => Promise<void>,
  ): Promise<PeerResponse | "stored" | undefined>;
  /** Handles lost leases: another process now owns these runs. */
  onLeasesLost(runIds: readonly string[]): void;
  /** Handles a subscription by another process, whose reader is now the run's last reader. */
  onReaderAttached(runId: string, peerId: string): void;
  /**
   * Handles the end of a remote subscription.
   *
   * @param position The position up to which the log was sent.
   */
  onReaderLeft(runId: string, peerId: string, position: Position): void;
  /**
   * Returns the position up to which this process sent the log of another process's run to its last reader,
   * or `undefined` if the run has no readers here.
   */
  getReaderPosition(runId: string): Position | undefined;
}

/** A sign that the log of a run in another process may have grown. */
export interface RemoteRunChange {
  /** True if this was not triggered by an append. In that case the run may have ended or been deleted. */
  thorough: boolean;
  /** Lines that were appended, if they are known. Other lines may have been appended before them. */
  chunk?: LogChunk | undefined;
}

/** A subscription to a run that another process executes. */
export interface RemoteRunSubscription {
  /**
   * Ends the subscription.
   *
   * @param position The position up to which the log was sent to the last reader.
   */
  stop(position: Position): void;
}

export interface Peers {
  /** Identifies this process as an owner of runs. */
  readonly id: string;

  /**
   * Joins the peers until {@link leave} is called. Claims the runs of dead processes and handles requests.
   */
  join(host: PeerHost): Promise<void>;

  /**
   * Notifies subscribers that a run's log has grown.
   *
   * @param chunk The durable lines that were appended.
   */
  notifyGrowth(runId: string, chunk: LogChunk): void;

  /**
   * Subscribes to a run that another process executes.
   *
   * @param onChange Called when the log may have grown, and at least once a second.
   */
  subscribe(run: RunRecord, onChange: (change: RemoteRunChange) => void): Promise<RemoteRunSubscription>;

  /** Returns true if other processes have readers for a run that this process executes. */
  hasRemoteReaders(runId: string): Promise<boolean>;

  /**
   * Asks another process for the position up to which it sent the log of a run in this process to its last
   * reader.
   *
   * @returns `undefined` if that process has no readers of the run or does not respond within a second.
   */
  findReaderPosition(runId: string, peerId: string): Promise<Position | undefined>;

  /**
   * Sends a request to the process that executes a run, even if the run changes owners in the meantime.
   *
   * @param signal Aborts when the client disconnects. The request is then withdrawn, and the signal's reason
   * is thrown.
   * @returns `undefined` if no process executes the run, because it has ended or was deleted, or because
   * there are no peers.
   */
  request(run: RunRecord, request: PeerRequest, signal?: AbortSignal): Promise<PeerResponse | undefined>;

  /**
   * Returns `undefined` if this process's lease is certain to be valid, so that no peer has claimed its runs. Otherwise,
   * for example after a suspension or an outage of the database, renews the lease, stops the runs that peers have
   * claimed, and resolves. The lease may then still be uncertain.
   *
   * @throws {StoreUnavailableError} if the database cannot be reached.
   */
  confirmLease(): Promise<void> | undefined;

  /** Stops claiming runs. Resolves when the claims in flight have finished. */
  drain(): Promise<void>;

  /** Notifies peers that released runs can be claimed. */
  notifyReleased(): void;

  /** Leaves the peers. */
  leave(): Promise<void>;
}
