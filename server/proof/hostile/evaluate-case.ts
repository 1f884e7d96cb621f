import type { AttackReport } from "./attacker/attacker.ts";
import type { NeighbourReport } from "./neighbour/neighbour.ts";
import type { Outage } from "./servers/deployment.ts";

/** Limits that apply to every case. */
export const limits = {
  /** Maximum duration of a neighbour request, in milliseconds. */
  neighbourMs: 1_000,
  /** Maximum resident memory of a server process during an attack, in MB. */
  peakMb: 700,
  /** Maximum resident memory after an attack, as a multiple of the memory before it. */
  growth: 1.2,
  /**
   * Maximum resident memory after all attacks on a process, as a multiple of its memory after the warm-up.
   * Caches fill up and must be bounded.
   */
  growthInAll: 2,
  /** Maximum number of bytes that the servers may log in a case. */
  logBytes: 20_000_000,
} as const;

/** Memory of one server process, in MB (10⁶ bytes). */
export interface Memory {
  /** Memory after the warm-up. */
  fresh: number;
  /** Memory at the start of the case. */
  before: number;
  peak: number;
  after: number;
}

export interface Observation {
  /** The attack's report. Absent if the attack did not end before its deadline. */
  attack: AttackReport | undefined;
  /** The neighbour's report. Absent if the neighbour's process sent no report. */
  neighbour: NeighbourReport | undefined;
  memory: readonly Memory[];
  /** Server processes that ended although the case does not kill any. */
  deaths: readonly string[];
  /** Periods during which server processes were stopped on purpose. */
  outages: readonly Outage[];
  logBytes: number;
}

export interface CaseEvaluation {
  /** Reasons why the case failed. Empty if it passed. */
  failures: string[];
  /** True if the case failed only because requests from the neighbour took too long. */
  isOnlySlow: boolean;
  /**
   * The 99th percentile of the neighbour's request times, in milliseconds; `undefined` if nothing was
   * measured.
   */
  p99: number | undefined;
  max: number | undefined;
  /** Memory of the process that used the most, in MB. */
  peakMb: number;
  afterMb: number;
  responses: Readonly<Record<string, number>>;
  note: string;
}

/** Compares the observations of a case with the limits. */
export function evaluateCase({
  attack,
  neighbour,
  memory,
  deaths,
  outages,
  logBytes,
}: Observation): CaseEvaluation {
  const failures = [...deaths];
  let slow: string[] = [];
  if (attack === undefined) failures.push("the attack did not end before its deadline");
  else failures.push(...attack.failures);
  if (neighbour === undefined) failures.push("the neighbour did not report");
  else {
    const isExcused = ({ from, to }: { from: number; to: number }) =>
      outages.some((outage) => from <= outage.to && to >= outage.from);
    const problems = neighbour.problems.filter((trouble) => !isExcused(trouble));
    const descriptions = problems.map(({ description: what }) => what);
    const summary = summarize("neighbour: ", descriptions);
    failures.push(...summary);
    if (problems.every(({ isSlow }) => isSlow)) slow = summary;
    if (neighbour.requests === 0) failures.push("the neighbour had no response");
    if (!neighbour.isServed) failures.push("the neighbour was not served after the attack");
  }
  for (const { fresh, before, peak, after } of memory) {
    if (peak > limits.peakMb) failures.push(`resident memory rose to ${peak.toFixed(0)} MB`);
    if (after > before * limits.growth)
      failures.push(
        `resident memory was ${before.toFixed(0)} MB before and is ${after.toFixed(0)} MB after the attack`,
      );
    else if (after > fresh * limits.growthInAll)
      failures.push(
        `resident memory was ${fresh.toFixed(0)} MB at first and has grown to ${after.toFixed(0)} MB`,
      );
  }
  if (logBytes > limits.logBytes) failures.push(`the servers logged ${(logBytes / 1e6).toFixed(0)} MB`);
  return {
    failures,
    isOnlySlow: slow.length > 0 && slow.length === failures.length,
    p99: neighbour?.p99,
    max: neighbour?.max,
    peakMb: Math.max(0, ...memory.map(({ peak }) => peak)),
    afterMb: Math.max(0, ...memory.map(({ after }) => after)),
    responses: attack?.responses ?? {},
    note: attack?.note ?? "",
  };
}

/** Returns the first messages in a list, and the number of messages. */
function summarize(prefix: string, messages: readonly string[]): string[] {
  const shown = messages.slice(0, 3).map((message) => prefix + message);
  return messages.length > shown.length
    ? [...shown, `${prefix}${messages.length} requests failed in all`]
    : shown;
}
