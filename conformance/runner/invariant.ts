/**
 * Invariants: expectations of everything that a case observes. They are judged once, at the end of each case.
 */
import type { ObservedResponse, ObservedStream } from "./observation.ts";

/** A stream, and how it was requested. */
export interface StreamEvidence {
  /** Name of the step. */
  name: string;
  seen: ObservedStream;
  /** Start of the stream: the first event, the event after a cursor, or a reconnect without a cursor. */
  from: "start" | "position" | "bare";
}

/** A replay of the events after a cursor, requested after the end of the run. */
export interface Replay {
  /** The complete stream of the run. */
  original: ObservedStream;
  /** Number of events of the complete stream before the cursor. `after` is the cursor. */
  cut: number;
  after: string;
  seen: ObservedStream;
}

/** Everything that a case observed. */
export interface Evidence {
  streams: StreamEvidence[];
  /** Responses that are not streams, including errors. */
  responses: ObservedResponse[];
  /** Stored threads of the case that have a run, requested at the end. */
  threads: ObservedResponse[];
  replays: Replay[];
  /** Keys that the implementation must not disclose. */
  secrets?: readonly string[];
  /** Requests, other than to the model, that contained such a key. */
  leaks?: readonly string[];
}

/** A violation of an invariant. */
export interface Finding {
  /** One sentence, which starts with the name of the step. */
  message: string;
  expected?: unknown;
  actual?: unknown;
}

/** An expectation of all observations of every case. */
export interface Invariant {
  /** Unique among invariants. The id of the check is `<case>/every-<id>`. */
  id: string;
  requirements: string[];
  /** The expectation in one sentence. */
  text: string;
  /**
   * @returns The violations; an empty list if there are none; `undefined` if the evidence has nothing to
   * which the invariant applies.
   */
  judge(evidence: Evidence): Finding[] | undefined;
}
