/** What must hold of everything that any case sees; judged once a case, over all its evidence. */
import type { ObservedResponse, ObservedStream } from "./observation.ts";

/** A stream and how it was asked for. */
export interface StreamEvidence {
  /** Name of the step. */
  name: string;
  seen: ObservedStream;
  /** Whether it was asked for from its beginning, from a position, or by a bare reconnect. */
  from: "start" | "position" | "bare";
}

/** The events after a position, asked for when the run was over. */
export interface Replay {
  /** The whole stream of the run. */
  whole: ObservedStream;
  /** The position: how many events of `whole` were left out, and the id that said so. */
  cut: number;
  after: string;
  seen: ObservedStream;
}

/** Everything a case has seen. */
export interface Evidence {
  streams: StreamEvidence[];
  /** Answers that are not streams, including the refusals. */
  answers: ObservedResponse[];
  /** What is stored of every thread of the case that has a run, asked for when all was over. */
  threads: ObservedResponse[];
  replays: Replay[];
  /** What the implementation must not tell: keys. */
  secrets?: readonly string[];
  /** Where such a key came, beside the model that it is for. */
  leaks?: readonly string[];
}

/** What is wrong, and where. */
export interface Finding {
  /** One sentence; begins with the name of the step. */
  message: string;
  expected?: unknown;
  actual?: unknown;
}

/** A rule for everything seen. */
export interface Invariant {
  /** Unique among invariants; the check's id is `<case>/every-<id>`. */
  id: string;
  requirements: string[];
  /** What must be true, one sentence. */
  text: string;
  /** @returns What is wrong; none when all is well; `undefined` when there was nothing in the evidence to judge. */
  judge(evidence: Evidence): Finding[] | undefined;
}
