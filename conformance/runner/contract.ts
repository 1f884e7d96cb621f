/**
 * Interface between the runner and a contract. All else about a contract is in its cases, invariants and
 * checks.
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
import type { Target } from "./target.ts";

/** A request without the target's URL and key. */
export interface WireRequest {
  method: string;
  /** Starts with a slash, has no query. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Sent unchanged. */
  body?: string | Uint8Array;
}

/** Data about a stream that is known before its first byte. */
export type StreamHead = Pick<ObservedStream, "method" | "path" | "query" | "sent" | "status" | "headers">;

/** Parses the bytes of a stream into an observation. */
export interface StreamReading {
  /** Parses the next bytes. @returns The events that they complete. */
  push(chunk: Uint8Array): ReceivedEvent[];
  /** Records how the stream ended. */
  end(how: "end" | "closed" | "broken"): void;
  /** Returns the observation. It is live: it grows with the stream. */
  view(): ObservedStream;
}

/** A check function. */
export type CodeCheck = (
  observations: Observations,
  parameters: Record<string, Json>,
) => { pass: boolean; reason?: string; expected?: unknown; actual?: unknown };

/** Sends the requests for evidence after the steps of a case. */
export interface Asking {
  /** Sends a request and reads its complete response. */
  answer(request: WireRequest): Promise<ObservedResponse>;
  /** Sends a request and reads its stream to the end. */
  stream(request: WireRequest): Promise<ObservedStream | ObservedResponse>;
}

/** Values for the request of a run, in addition to its step. */
export interface RunContext {
  threadId: string;
  /** Text of the message with the script; `undefined` for a run without one. */
  content: string | undefined;
  /** Model id; `undefined` if the implementation chooses. */
  model: string | undefined;
  /** Observation of the run in the step's `history`. */
  history?: Observation;
  /** Observation of the run in the step's `again`. */
  again?: Observation;
  /** Facts of the {@link CaseSetup}; empty if the contract has none. */
  facts: Readonly<Record<string, string>>;
}

/** Values for the requests of one case, in addition to the target's settings. */
export interface CaseSetup {
  /** Model of runs whose step names none. */
  model: string;
  /** Values for requests. Steps and checks find them in `target`. */
  facts: Record<string, string>;
  /** Keys that the implementation may only send to the model. */
  secrets: string[];
}

/** A contract as the runner uses it. */
export interface Contract {
  name: string;
  /** Builds the request that starts a run. @param step With `${…}` replaced. */
  run(step: RunStep, context: RunContext): WireRequest;
  /** Builds the request that reconnects. Absent if the contract has no reconnect operation. */
  reconnect?(step: ReconnectStep, run: ObservedStream): WireRequest;
  reading(head: StreamHead): StreamReading;
  /** Adds the contract's own fields to an observed response. @param sent JSON body of the request. */
  answered?(answer: ObservedResponse, sent: Json | undefined): ObservedResponse;
  /** @param nonce Nonce of the case: letters and digits. */
  setting?(target: Target, nonce: string): CaseSetup;
  invariants: readonly Invariant[];
  codeChecks: Readonly<Record<string, CodeCheck>>;
  /** Requests the stored threads and a replay of each run. */
  gather(
    seen: Pick<Evidence, "streams" | "responses">,
    threadIds: readonly string[],
    ask: Asking,
  ): Promise<Pick<Evidence, "threads" | "replays">>;
  /** Returns requests that end the runs that a case left active. */
  cleanUp(streams: Evidence["streams"]): WireRequest[];
}
