import { alignColumns } from "../bench/table.ts";
import type { Tally } from "./load/load.ts";
import type { Violation } from "./oracle/check-run.ts";

const columns = [
  "fault",
  "count",
  "runs affected",
  "connections",
  "events checked",
  "recovery p50",
  "max",
  "violations",
];

/** Indexes of the columns with numbers, which are right-aligned. */
const numeric = columns.map((_, column) => column).slice(1);

/** Formats the results table of a campaign. */
export function formatResult({
  title,
  rows,
  checked,
  contracts,
  residentMb,
  seconds,
  planned,
  disk,
  steps,
  lateSteps,
  calls,
  scenarios,
}: CampaignResult): string {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const cells = [
    columns,
    ...rows.toSorted((a, b) => b.count - a.count).map(formatRow),
    ["total", count, checked.runs, checked.connections, checked.events, "", "", checked.violations].map(
      String,
    ),
  ];
  return [
    `${title}: ${count} of ${planned} faults in ${seconds.toFixed(0)} s, server memory at most ${residentMb.toFixed(0)} MB`,
    alignColumns(cells, numeric).trimEnd(),
    `runs (events) by contract: ${contracts.map(({ name, runs, events }) => `${name} ${runs} (${events})`).join(", ")}`,
    `seen outside the servers: ${steps} model steps, and ${calls} calls of a tool that may not be called twice`,
    ...(lateSteps === 0
      ? []
      : [`model requests for committed steps right after the suspension of a process: ${lateSteps}`]),
    ...scenarios,
    ...(disk === undefined ? [] : [`full disk: ${disk}`]),
    "",
  ].join("\n");
}

function formatRow({ name, count, runs, connections, events, recoveries, violations }: FaultRow): string[] {
  const sorted = recoveries.toSorted((a, b) => a - b);
  const ms = (value: number | undefined) => (value === undefined ? "-" : `${value.toFixed(0)} ms`);
  const median = ms(sorted[Math.floor((sorted.length - 1) / 2)]);
  return [
    name,
    ...[count, runs, connections, events].map(String),
    median,
    ms(sorted.at(-1)),
    String(violations),
  ];
}

/** Formats the first violations and the closing line. */
export function formatVerdict(outcomes: readonly CampaignResult[], seed: string, logs: string): string {
  const faults = outcomes.flatMap(({ rows }) => rows).reduce((sum, { count }) => sum + count, 0);
  const events = outcomes.reduce((sum, { checked }) => sum + checked.events, 0);
  const found = outcomes.flatMap(({ title, violations }) =>
    violations.map((violation) => ({ title, ...violation })),
  );
  const unchecked = findUnchecked(outcomes);
  if (found.length === 0 && unchecked.length > 0)
    return [
      "not enough was checked to say that nothing was lost:",
      ...unchecked.map((line) => `- ${line}`),
      `seed ${seed}; server logs: ${logs}`,
      "",
    ].join("\n");
  if (found.length === 0)
    return `nothing lost: ${faults} faults, all ${events} events that clients received are in the log (seed ${seed})\n`;
  const shown = found
    .slice(0, 10)
    .map(
      ({ title, rule, threadId, runId = "", detail }) =>
        `- ${title}, ${rule}: ${threadId} ${runId}\n  ${detail}`,
    );
  return [
    `${found.length} violations, the first ones:`,
    ...shown,
    `seed ${seed}; server logs: ${logs}`,
    "",
  ].join("\n");
}

/** Minimum number of checked runs that were active during a fault, as an average for each kind of fault. */
const leastRuns = 1;

/**
 * Returns a sentence for each kind of fault during which too few runs were active and later checked, for each contract
 * without a checked run, and for a test without model steps or tool calls.
 */
export function findUnchecked(outcomes: readonly CampaignResult[]): string[] {
  return outcomes.flatMap(({ title, rows, contracts, steps, calls }) => [
    ...(steps === 0 || calls === 0 ? [`${title}: ${steps} model steps, ${calls} tool calls`] : []),
    ...rows
      .filter(({ count, runs }) => runs < count * leastRuns)
      .map(({ name, count, runs }) => `${title}, ${name}: ${count} faults, checked runs: ${runs}`),
    ...contracts.filter(({ runs }) => runs === 0).map(({ name }) => `${title}, ${name}: checked runs: 0`),
  ]);
}

/** Results for one kind of fault. */
export interface FaultRow extends Tally {
  name: string;
  count: number;
  /** For each fault, the time in milliseconds until every active run had a new event. */
  recoveries: number[];
}

export interface CampaignResult {
  /** Store and number of processes. */
  title: string;
  planned: number;
  rows: FaultRow[];
  checked: Tally;
  /** Totals for each contract. */
  contracts: ({ name: string } & Tally)[];
  violations: Violation[];
  /** Lines about the scenarios that follow the faults. */
  scenarios: string[];
  /** Number of model steps that were seen outside the servers. */
  steps: number;
  /** Number of model requests for committed steps right after the suspension of the process that sent them. */
  lateSteps: number;
  /** Number of calls of the tool that may not be called again. */
  calls: number;
  /** Peak resident memory of a server, in MB (10⁶ bytes). */
  residentMb: number;
  seconds: number;
  /** The way in which the disk was filled, or the reason why it was not; `undefined` for PostgreSQL. */
  disk: string | undefined;
}
