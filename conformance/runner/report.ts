/** The result of running the suite, as data. All reports are generated from it. */
import type { Level, Mode } from "./case.ts";

/**
 * Outcome of a check. `warn` is a violated SHOULD. `not-applicable` has a `reason`: the implementation does
 * not claim the feature, or the mode cannot test it. `harness` is an error in the suite or its setup.
 */
export type Outcome = "pass" | "fail" | "warn" | "not-applicable" | "harness";

/** The levels of conformance, which `requirements/level.ts` defines. */
export const conformanceLevels = ["core", "full"] as const;
export type ConformanceLevel = (typeof conformanceLevels)[number];

/** Result of one check of one case. */
export interface CheckResult {
  /** `<case>/<check>`. */
  id: string;
  level: Level;
  requirements: string[];
  /** The expectation in one sentence. */
  text: string;
  outcome: Outcome;
  /** The reason why the check failed or does not apply, in one sentence. Absent if it passed. */
  reason?: string;
  expected?: unknown;
  actual?: unknown;
}

/** Result of one case. */
export interface CaseResult {
  id: string;
  title: string;
  area: string;
  /** Elapsed time, in milliseconds. */
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
  /** `>` if the suite sent it, `<` if the suite received it. */
  direction: ">" | "<";
  /** The content, with secrets removed. */
  text: string;
}

/** A requirement in the register, as shown in reports. */
export interface Requirement {
  id: string;
  level: Level;
  text: string;
  source: string;
  /** True if the requirement comes from the contract's source, so that its checks belong to the core level. */
  core?: true;
  /** The reason why no check can test the requirement from outside. */
  untestable?: string;
}

/** The result of running the suite. */
export interface SuiteResult {
  /** Version of the report format. */
  schema: "tambo-conform/1";
  contract: string;
  /** Version of the suite. */
  suite: string;
  /** Configured name of the implementation, or its URL. */
  implementation: string;
  mode: Mode;
  /** The level that was tested. */
  level: ConformanceLevel;
  features: string[];
  /** Start time, in ISO 8601 format. */
  startedAt: string;
  milliseconds: number;
  cases: CaseResult[];
  requirements: Requirement[];
}
