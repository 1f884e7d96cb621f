/** What the runner must know of a contract; everything else of it is in cases, invariants and checks. */

import type { Json, ReconnectStep, RunStep } from "./case.ts";
import type { Evidence, Invariant } from "./invariant.ts";
import type { Observations, ObservedResponse, ObservedStream, ReceivedEvent, Seen } from "./observation.ts";
import type { Target } from "./target.ts";

/** A request, before the target's URL and key are put to it. */
export interface WireRequest {
  method: string;
  /** Begins with a slash; holds no query. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Sent as it is. */
  body?: string | Uint8Array;
}

/** What is known of a stream before its first byte. */
export type StreamHead = Pick<ObservedStream, "method" | "path" | "query" | "sent" | "status" | "headers">;

/** What a stream's bytes have said so far. */
export interface StreamReading {
  /** Takes the next bytes. @returns The events that they complete. */
  push(chunk: Uint8Array): ReceivedEvent[];
  /** Takes note of the end. */
  end(how: "end" | "closed" | "broken"): void;
  /** The present view; live, so that a later look sees more. */
  view(): ObservedStream;
}

/** A check in code. */
export type CodeCheck = (
  observations: Observations,
  parameters: Record<string, Json>,
) => { pass: boolean; reason?: string; expected?: unknown; actual?: unknown };

/** Asks the implementation for something when all steps are done. */
export interface Asking {
  /** Sends a request whose answer is read whole. */
  answer(request: WireRequest): Promise<ObservedResponse>;
  /** Sends a request whose answer is a stream that ends. */
  stream(request: WireRequest): Promise<ObservedStream | ObservedResponse>;
}

/** What a run is started with, beside what its step says. */
export interface RunContext {
  threadId: string;
  /** The message that carries the script; `undefined` for a run without one. */
  content: string | undefined;
  /** `undefined` when the implementation chooses. */
  model: string | undefined;
  /** What was seen of the run whose conversation it goes on with, where the step names one. */
  history?: Seen;
  /** What was seen of the run that is asked for again, where the step names one. */
  again?: Seen;
  /** Facts of the {@link Setting}; none where the contract has no setting. */
  facts: Readonly<Record<string, string>>;
}

/** What the requests of one case need beside the settings of the target. */
export interface Setting {
  /** Model of runs that ask for none of their own. */
  model: string;
  /** For requests; steps and checks find them in `target`. */
  facts: Record<string, string>;
  /** What the implementation must send to nobody but whom it is meant for. */
  secrets: string[];
}

/** A contract, as the runner knows it. */
export interface Contract {
  name: string;
  /** @param step Filled in. */
  run(step: RunStep, context: RunContext): WireRequest;
  /** Absent where there is nothing to come back to. */
  reconnect?(step: ReconnectStep, run: ObservedStream): WireRequest;
  reading(head: StreamHead): StreamReading;
  /** What a case sees of an answer that was read whole, if more than every contract's. @param sent Its JSON body. */
  answered?(answer: ObservedResponse, sent: Json | undefined): ObservedResponse;
  /** @param nonce Of the case: letters and digits. */
  setting?(target: Target, nonce: string): Setting;
  invariants: readonly Invariant[];
  codeChecks: Readonly<Record<string, CodeCheck>>;
  /** Looks at what was left behind: stored threads, replays of every run. */
  gather(
    seen: Pick<Evidence, "streams" | "answers">,
    threadIds: readonly string[],
    ask: Asking,
  ): Promise<Pick<Evidence, "threads" | "replays">>;
  /** Requests that end what a case left running. */
  cleanUp(streams: Evidence["streams"]): WireRequest[];
}
