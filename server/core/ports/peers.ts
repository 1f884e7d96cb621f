/**
 * The port to peers: other processes on the same store. Any process may receive a request for any run, but
 * only the run's owner executes it.
 */

import type { RejectionCode, RunTerminatedError, ValidationIssue } from "../errors.ts";
import type { JsonObject, JsonPatchOperation } from "../events.ts";
import type { Position } from "../log-line.ts";
import type { KeyedRequest, Queries } from "./queries.ts";
import type { ClaimedRun, RunRecord } from "./records.ts";

/** A change of a component's state: a new state, or a patch. `retry` has the request's idempotency key. */
export type StateChange = ({ state: JsonObject } | { patch: JsonPatchOperation[] }) & {
  retry?: KeyedRequest;
};

/** A request to the owner of a run. Sent as JSON to processes that may run another version. */
export type PeerRequest =
  /** Ends the run. The response is sent when the end is durable. */
  | { kind: "stop"; code: RunTerminatedError["code"]; message: string }
  /** Changes the state of a component. The response is stored in the same commit as the event. */
  | { kind: "state"; componentId: string; change: StateChange }
  /**
   * Ends the run for another run on the thread, if it may be replaced. `replacesDeserted` allows this for a
   * run that continues without readers.
   */
  | { kind: "yield"; replacesDeserted: boolean }
  /** Returns the position up to which the log was sent to the previous reader (TX-07). */
  | { kind: "delivered" };

/** The owner's response. Sent as JSON. `refused` rejects the request; `yields` is true if the run ended. */
export type PeerResponse =
  | { kind: "stopped" }
  | { kind: "state"; state: JsonObject }
  | { kind: "refused"; code: RejectionCode; message: string; mistakes: readonly ValidationIssue[] }
  | { kind: "yield"; yields: boolean }
  | { kind: "delivered"; position: Position };

/** The calls that peers make to this process. */
export interface PeerHost {
  /** Returns the ids of the runs that this process owns, including those waiting to start. */
  runIds(): string[];
  /** Queues runs that this process has claimed. Does not throw. */
  addClaimedRuns(records: readonly ClaimedRun[]): void;
  /**
   * Handles a request about a run.
   *
   * @param store Stores the response in the transaction of its effect.
   * @returns The response if it has not been stored, or `undefined` if this process does not execute the
   *   run.
   */
  handleRequest(
    runId: string,
    request: PeerRequest,
    store: (queries: Queries, response: PeerResponse) => Promise<void>,
  ): Promise<PeerResponse | "stored" | undefined>;
  /** Handles the loss of leases: another process owns these runs now. */
  onLeasesLost(runIds: readonly string[]): void;
  /** Handles the end of a remote subscription. @param position End of the part of the log that was sent. */
  onReaderLeft(runId: string, position: Position): void;
}

/** A subscription to a run that another process executes. */
export interface RemoteRunSubscription {
  /** Ends the subscription. @param position End of the part of the log that was sent to the last reader. */
  stop(position: Position): void;
}

export interface Peers {
  /** Id of this process as an owner of runs. */
  readonly id: string;

  /** Joins the peers until {@link leave}: claims runs of dead processes, and handles requests. */
  join(host: PeerHost): Promise<void>;

  /** Notifies subscribers that a run's log has grown. */
  notifyGrowth(runId: string): void;

  /**
   * Subscribes to a run that another process executes.
   *
   * @param onChange Called when the log may have grown, and at least once a second. `thorough` is true if the
   *   call was not caused by an append, so that the run may have ended or been deleted.
   */
  subscribe(run: RunRecord, onChange: (thorough: boolean) => void): Promise<RemoteRunSubscription>;

  /** Returns true if other processes have readers of a run of this process. */
  hasRemoteReaders(runId: string): Promise<boolean>;

  /**
   * Sends a request to the process that executes a run, also if the owner changes in the meantime.
   *
   * @param signal Aborts when the client has disconnected. The request is then withdrawn, and this throws
   *   the signal's reason.
   * @returns `undefined` if no process executes the run: it has ended or was deleted, or there are no
   *   peers.
   */
  request(run: RunRecord, request: PeerRequest, signal?: AbortSignal): Promise<PeerResponse | undefined>;

  /** Stops claiming runs. Resolves when claims in flight are done. */
  drain(): Promise<void>;

  /** Notifies peers that released runs can be claimed. */
  notifyReleased(): void;

  /** Leaves the peers. */
  leave(): Promise<void>;
}
