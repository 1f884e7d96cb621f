/**
 * The other processes that work on the same store, as the engine sees them: any of them may get a request for any run,
 * but only the owner of a run executes it.
 */

import type { Mistake, RejectionCode, RunCancelled } from "../errors.ts";
import type { JsonObject, JsonPatchOperation } from "../events.ts";
import type { Position } from "../log-line.ts";
import type { KeyedRequest, Queries } from "./queries.ts";
import type { ClaimedRun, RunRecord } from "./records.ts";

/** A change of a component's state: full replacement, or a patch; once for the key of its request, if it has one. */
export type StateChange = ({ state: JsonObject } | { patch: JsonPatchOperation[] }) & {
  retry?: KeyedRequest;
};

/** What a run's owner can be asked. */
export type Question =
  /** End the run for a reason; answered when its end is durable. */
  | { kind: "stop"; code: RunCancelled["code"]; message: string }
  /** Change the state of a component; answered in the commit that announces it. */
  | { kind: "state"; componentId: string; change: StateChange }
  /** Make way for another run on the thread, if nobody needs this one. */
  | { kind: "yield"; replacesDeserted: boolean }
  /** Say up to which position the reader before was sent the log (TX-07). */
  | { kind: "delivered" };

/** What it answers. */
export type Answer =
  | { kind: "stopped" }
  | { kind: "state"; state: JsonObject }
  | { kind: "refused"; code: RejectionCode; message: string; mistakes: readonly Mistake[] }
  | { kind: "yield"; yields: boolean }
  | { kind: "delivered"; position: Position };

/** What other processes want of this one. */
export interface PeerHost {
  /** Ids of the runs that this process executes, and of those that wait for their start here. */
  executing(): string[];
  /** Adds runs that were claimed for this process to those that wait for their start here. Does not throw. */
  takeUp(records: readonly ClaimedRun[]): void;
  /**
   * Answers a question about a run.
   *
   * @param store Stores the answer; with the effect, where there is one, in the same transaction.
   * @returns The answer, if it has not been stored; `undefined` for a run that is not executed here.
   */
  asked(
    runId: string,
    question: Question,
    store: (queries: Queries, answer: Answer) => Promise<void>,
  ): Promise<Answer | "stored" | undefined>;
  /** Runs that are executed here belong to another process by now. */
  lost(runIds: readonly string[]): void;
  /** A reader elsewhere has left a run that is executed here, and was sent the log up to a position. */
  left(runId: string, position: Position): void;
}

/** A run of another process that is followed here. */
export interface Following {
  /** Ends it. @param position Up to where the last reader was sent the log. */
  stop(position: Position): void;
}

export interface Peers {
  /** Name under which this process owns runs. */
  readonly id: string;

  /** Takes part, until {@link leave}: takes over the runs of processes that are gone, and answers questions. */
  join(host: PeerHost): Promise<void>;

  /** Tells those who follow a run that its log has grown. */
  grown(runId: string): void;

  /**
   * Follows a run that another process executes.
   *
   * @param look Called when its log may have grown, and at least once a second; `thorough` when the notice did not
   *   come from the log's growth, so the run may as well be over or gone.
   */
  follow(run: RunRecord, look: (thorough: boolean) => void): Promise<Following>;

  /** Whether somebody reads a run of this process through another one, or since before it was this one's. */
  isReadElsewhere(runId: string): Promise<boolean>;

  /**
   * Asks the process that executes a run, whichever that becomes.
   *
   * @param signal Who wants to know has gone: the question is taken back, and this throws the signal's reason.
   * @returns `undefined` when nobody executes it: it is over or gone, or there are no other processes.
   */
  ask(run: RunRecord, question: Question, signal?: AbortSignal): Promise<Answer | undefined>;

  /** Takes no runs over any more; resolves when what is being taken over is. */
  drain(): Promise<void>;

  /** Runs were given back, and wait for somebody to take them up. */
  released(): void;

  /** Takes part no more. */
  leave(): Promise<void>;
}
