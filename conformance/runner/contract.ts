/**
 * Interface between the runner and a contract. Everything else about a contract is in its cases, invariants
 * and checks.
 */

import type { Json, ReconnectStep, RunStep } from "./case.ts";
import type { Evidence, Invariant } from "./invariant.ts";
import type {
  Observation,
  Observations,
  ObservedResponse,
  ObservedStream,
  ReceivedEvent,
} from "./observation.ts";
import type { OperationPaths } from "./operation-paths.ts";
import type { Target } from "./target.ts";

/** A request without the target's URL and API key. */
export interface WireRequest {
  method: string;
  /** Starts with a slash and has no query. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Body to send unchanged. */
  body?: string | Uint8Array;
}

/** The data about a stream that is known before its first byte arrives. */
export type StreamHead = Pick<ObservedStream, "method" | "path" | "query" | "sent" | "status" | "headers">;

/** Parses the bytes of a stream into an observation. */
export interface StreamReading {
  /**
   * Parses the next bytes.
   *
   * @returns The events that these bytes complete.
   */
  push(chunk: Uint8Array): ReceivedEvent[];
  /** Records how the stream ended. */
  end(how: "end" | "closed" | "broken"): void;
  /** Returns the observation. The returned object is live: it grows with the stream. */
  view(): ObservedStream;
}

/** A check function. */
export type CodeCheck = (
  observations: Observations,
  parameters: Record<string, Json>,
) => { pass: boolean; reason?: string; expected?: unknown; actual?: unknown };

/** Sends additional requests for evidence after the steps of a case. */
export interface Asking {
  /** Sends a request and reads its complete response. */
  answer(request: WireRequest): Promise<ObservedResponse>;
  /** Sends a request and reads the complete response stream. */
  stream(request: WireRequest): Promise<ObservedStream | ObservedResponse>;
}

/** Values that a run request needs in addition to its step. */
export interface RunContext {
  threadId: string;
  /** Text of the message that contains the script; `undefined` if the run has no script. */
  content: string | undefined;
  /** Model id; `undefined` to let the implementation choose. */
  model: string | undefined;
  /** Observation of the run that the step's `history` names. */
  history?: Observation;
  /** Observation of the run that the step's `again` names. */
  again?: Observation;
  /** Facts from the {@link CaseSetup}; empty if the contract defines no setup. */
  facts: Readonly<Record<string, string>>;
}

/** Values for the requests in one case, in addition to the target's settings. */
export interface CaseSetup {
  /** Model for runs whose step does not name a model. */
  model: string;
  /** Values for requests. Steps and checks can read them from `target`. */
  facts: Record<string, string>;
  /** Keys that the implementation may send only to the model. */
  secrets: string[];
}

/** A contract, as the runner uses it. */
export interface Contract {
  name: string;
  /** Default paths of the operations, if the protocol does not define them. Requests are built with these paths. */
  paths?: OperationPaths;
  /**
   * Builds the request that starts a run.
   * @param step The step, with `${…}` replaced.
   */
  run(step: RunStep, context: RunContext): WireRequest;
  /** Builds the request that reconnects to a run. Absent if the contract has no reconnect operation. */
  reconnect?(step: ReconnectStep, run: ObservedStream): WireRequest;
  reading(head: StreamHead): StreamReading;
  /**
   * Adds the contract's own fields to an observed response.
   * @param sent JSON body of the request.
   */
  answered?(answer: ObservedResponse, sent: Json | undefined): ObservedResponse;
  /**
   * Creates the setup for a case.
   * @param nonce The case's nonce, which consists of letters and digits.
   */
  setting?(target: Target, nonce: string): CaseSetup;
  invariants: readonly Invariant[];
  codeChecks: Readonly<Record<string, CodeCheck>>;
  /** Requests the stored threads, and a replay of each run. */
  gather(
    seen: Pick<Evidence, "streams" | "responses">,
    threadIds: readonly string[],
    ask: Asking,
  ): Promise<Pick<Evidence, "threads" | "replays">>;
  /** Builds the requests that end the runs that a case left active. */
  cleanUp(streams: Evidence["streams"]): WireRequest[];
  /** Id of the requirement that the response to a run is a stream. Reports show it if a run gets no stream. */
  streamRule: string;
  /**
   * Replacements for the core level, and for targets without `connect` or `cancel`, if `gather` and `cleanUp` use
   * operations that the core does not define.
   */
  core?: Pick<Contract, "gather" | "cleanUp">;
}
