/**
 * Invariants: expectations that apply to everything a case observes. They are judged once, at the end of each
 * case.
 */
import type { ObservedResponse, ObservedStream } from "./observation.ts";

/** A stream, and how it was requested. */
export interface StreamEvidence {
  /** Name of the step that requested the stream. */
  name: string;
  seen: ObservedStream;
  /** Start of the stream: the first event, the event after a cursor, or a reconnect without a cursor. */
  from: "start" | "position" | "bare";
}

/** A replay of the events after a cursor, requested after the run ended. */
export interface Replay {
  /** The complete stream of the run. */
  original: ObservedStream;
  /** Number of events before the cursor in the complete stream. `after` is the cursor. */
  cut: number;
  after: string;
  seen: ObservedStream;
}

/** Everything that a case observed. */
export interface Evidence {
  streams: StreamEvidence[];
  /** Responses that are not streams, including errors. */
  responses: ObservedResponse[];
  /** Stored threads of the case that have at least one run, requested at the end. */
  threads: ObservedResponse[];
  replays: Replay[];
  /** Keys that the implementation must not disclose. */
  secrets?: readonly string[];
  /** Requests that contained one of these `secrets`, except requests to the model. */
  leaks?: readonly string[];
}

/** A violation of an invariant. */
export interface Finding {
  /** One sentence that starts with the name of the step. */
  message: string;
  expected?: unknown;
  actual?: unknown;
}

/** An expectation that applies to all observations of every case. */
export interface Invariant {
  /** Unique among invariants. The id of the check is `<case>/every-<id>`. */
  id: string;
  requirements: string[];
  /** The expectation in one sentence. */
  text: string;
  /** The areas of the cases in which the invariant is judged. Defaults to all areas. */
  areas?: readonly string[];
  /** @returns The violations, or `undefined` if the invariant does not apply to anything in the evidence. */
  judge(evidence: Evidence): Finding[] | undefined;
}
