/** Result of a run of the suite as data. All reports are made from it. */
import type { Level, Mode } from "./case.ts";

/**
 * Outcome of a check. `warn` is a violated SHOULD. `not-applicable` has a `reason`: the implementation does
 * not claim the feature, or the mode cannot test it. `harness` is an error of the suite or its setup.
 */
export type Outcome = "pass" | "fail" | "warn" | "not-applicable" | "harness";

/** Result of one check of one case. */
export interface CheckResult {
  /** `<case>/<check>`. */
  id: string;
  level: Level;
  requirements: string[];
  /** The expectation. */
  text: string;
  outcome: Outcome;
  /** Why the check failed or does not apply, in one sentence. Absent if it passed. */
  reason?: string;
  expected?: unknown;
  actual?: unknown;
}

/** Result of one case. */
export interface CaseResult {
  id: string;
  title: string;
  area: string;
  /** Wall time, in milliseconds. */
  milliseconds: number;
  checks: CheckResult[];
  /** Requests, responses and events, oldest first. Empty if nothing failed and no trace was requested. */
  trace: TraceLine[];
}

/** One line of a trace. */
export interface TraceLine {
  /** Milliseconds since the start of the case. */
  at: number;
  /** Name of the observation, or `model` for a request to the suite's model. */
  from: string;
  /** `>` sent by the suite, `<` received by it. */
  direction: ">" | "<";
  /** Content, without secrets. */
  text: string;
}

/** A requirement of the register, as in reports. */
export interface Requirement {
  id: string;
  level: Level;
  text: string;
  source: string;
  /** Reason why no check can test it from outside. */
  untestable?: string;
}

/** Result of a run of the suite. */
export interface SuiteResult {
  /** Version of this format. */
  schema: "tambo-conform/1";
  contract: string;
  /** Version of the suite. */
  suite: string;
  /** Configured name of the implementation, or its URL. */
  implementation: string;
  mode: Mode;
  features: string[];
  /** Start time, ISO 8601. */
  startedAt: string;
  milliseconds: number;
  cases: CaseResult[];
  requirements: Requirement[];
}
