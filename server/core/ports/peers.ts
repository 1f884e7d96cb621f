/**
 * The port to the other processes on the same store. Any process may get a request for any run, but only the owner of a
 * run executes it.
 */

import type { Mistake, RejectionCode, RunCancelled } from "../errors.ts";
import type { JsonObject, JsonPatchOperation } from "../events.ts";
import type { Position } from "../log-line.ts";
import type { KeyedRequest, Queries } from "./queries.ts";
import type { ClaimedRun, RunRecord } from "./records.ts";

/** A change of a component's state: a new state, or a patch. `retry` is the request's idempotency key. */
export type StateChange = ({ state: JsonObject } | { patch: JsonPatchOperation[] }) & {
  retry?: KeyedRequest;
};

/** A request to the owner of a run. */
export type PeerRequest =
  /** Ends the run; the response follows when its end is durable. */
  | { kind: "stop"; code: RunCancelled["code"]; message: string }
  /** Changes the state of a component; the commit that announces the change stores the response. */
  | { kind: "state"; componentId: string; change: StateChange }
  /** Ends the run for another run on the thread, if nobody needs it. */
  | { kind: "yield"; replacesDeserted: boolean }
  /** Returns the position up to which the previous reader was sent the log (TX-07). */
  | { kind: "delivered" };

/** A response of the owner. */
export type PeerResponse =
  | { kind: "stopped" }
  | { kind: "state"; state: JsonObject }
  | { kind: "refused"; code: RejectionCode; message: string; mistakes: readonly Mistake[] }
  | { kind: "yield"; yields: boolean }
  | { kind: "delivered"; position: Position };

/** The calls that other processes make to this one. */
export interface PeerHost {
  /** Returns the ids of the runs that this process executes, and of those that wait for their start here. */
  runIds(): string[];
  /** Adds runs that this process has claimed to the waiting ones. Does not throw. */
  addClaimedRuns(records: readonly ClaimedRun[]): void;
  /**
   * Handles a request about a run.
   *
   * @param store Stores the response, and its effect in the same transaction.
   * @returns The response, if it has not been stored; `undefined` for a run that is not executed here.
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

/** A subscription to a run of another process. */
export interface RemoteRunSubscription {
  /** Ends the subscription. @param position End of the part of the log that the last reader was sent. */
  stop(position: Position): void;
}

export interface Peers {
  /** Name under which this process owns runs. */
  readonly id: string;

  /** Joins the other processes until {@link leave}: claims runs of dead processes, and handles requests. */
  join(host: PeerHost): Promise<void>;

  /** Notifies subscribers of a run that its log has grown. */
  notifyGrowth(runId: string): void;

  /**
   * Subscribes to a run that another process executes.
   *
   * @param look Called when its log may have grown, and at least once a second; `thorough` if the call does not come
   *   from the log's growth, so that the run may be over or gone.
   */
  subscribe(run: RunRecord, look: (thorough: boolean) => void): Promise<RemoteRunSubscription>;

  /** Tells whether a run of this process has readers at other processes. */
  hasRemoteReaders(runId: string): Promise<boolean>;

  /**
   * Sends a request to the process that executes a run, whichever that becomes.
   *
   * @param signal Aborts when the client has left: the request is withdrawn, and this throws the signal's reason.
   * @returns `undefined` if no process executes the run: it is over or gone, or there are no other processes.
   */
  request(run: RunRecord, request: PeerRequest, signal?: AbortSignal): Promise<PeerResponse | undefined>;

  /** Stops claiming runs; resolves when claims in flight are done. */
  drain(): Promise<void>;

  /** Notifies the others that runs were released and wait for a claim. */
  notifyReleased(): void;

  /** Leaves the other processes. */
  leave(): Promise<void>;
}
