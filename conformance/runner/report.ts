/** What a run of the suite found, as data: every report is made from this alone. */
import type { Level, Mode } from "./case.ts";

/**
 * How a check ended. `warn` is a SHOULD that does not hold; `not-applicable` has a `reason`: the implementation does not
 * claim the feature, or the mode cannot show it. `harness` is a fault of the suite or of how it was set up.
 */
export type Outcome = "pass" | "fail" | "warn" | "not-applicable" | "harness";

/** One check of one case, judged. */
export interface CheckResult {
  /** `<case>/<check>`. */
  id: string;
  level: Level;
  requirements: string[];
  /** What must be true. */
  text: string;
  outcome: Outcome;
  /** One sentence on what is wrong, or why it does not apply. Absent when it passed. */
  reason?: string;
  expected?: unknown;
  actual?: unknown;
}

/** One case, run. */
export interface CaseResult {
  id: string;
  title: string;
  area: string;
  /** Wall time, in milliseconds. */
  milliseconds: number;
  checks: CheckResult[];
  /** The wire, as far as it was seen, oldest first: requests, answers, events. Empty when nothing failed and no trace was asked for. */
  trace: TraceLine[];
}

/** One line of the wire. */
export interface TraceLine {
  /** Milliseconds since the case began. */
  at: number;
  /** Name of the observation, or `model` for what the implementation asked of the suite's model. */
  from: string;
  /** `>` sent by the suite, `<` received by it. */
  direction: ">" | "<";
  /** What it was, secrets left out. */
  text: string;
}

/** A rule of the register, as reports need it. */
export interface Requirement {
  id: string;
  level: Level;
  text: string;
  source: string;
  /** Why no check can judge it from outside. */
  untestable?: string;
}

/** A whole run. */
export interface SuiteResult {
  /** Version of this form. */
  schema: "tambo-conform/1";
  contract: string;
  /** Version of the suite. */
  suite: string;
  /** What was judged, as its configuration names it, or its URL. */
  implementation: string;
  mode: Mode;
  features: string[];
  /** When it began, ISO 8601. */
  startedAt: string;
  milliseconds: number;
  cases: CaseResult[];
  requirements: Requirement[];
}
