import { alignColumns } from "../bench/table.ts";
import type { CaseResult } from "./campaign.ts";

const header = [
  "case",
  "store",
  "verdict",
  "neighbour p99",
  "max",
  "RSS peak",
  "after",
  "s",
  "attacker's responses",
];

/** Indexes of the columns with numbers, which are right-aligned. */
const numeric = [3, 4, 5, 6, 7];

/** Formats a progress line about a case. */
export function formatProgress(row: CaseResult): string {
  const { store, name, failures, seconds, peakMb } = row;
  const verdict =
    failures.length === 0 ? "passed" : `FAILED: ${failures.join("; ").replaceAll(/\s+/g, " ").slice(0, 300)}`;
  return `${store}: ${name} (${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB): ${verdict}`;
}

/** Formats the table, the failures and the closing line. */
export function formatReport(rows: readonly CaseResult[], seed: string, logs: string): string {
  const failed = rows.filter(({ failures }) => failures.length > 0);
  const details = failed.flatMap(({ store, name, failures }) => [
    `${store}: ${name}`,
    ...failures.map((failure) => `  - ${failure.replaceAll(/\s+/g, " ")}`),
  ]);
  const hint = failed.length === 0 ? [] : ["", ...details, "", `seed ${seed}; server logs: ${logs}`];
  const closing = `${rows.length - failed.length} passed, ${failed.length} failed`;
  const table = alignColumns([header, ...rows.map(formatRow)], numeric);
  return table + [...hint, closing].map((line) => `${line}\n`).join("");
}

function formatRow({
  name,
  store,
  failures,
  p99,
  max,
  peakMb,
  afterMb,
  seconds,
  responses: answers,
  note,
}: CaseResult): string[] {
  const ms = (value: number | undefined) => (value === undefined ? "-" : `${value.toFixed(0)} ms`);
  const mb = (value: number) => (value === 0 ? "-" : `${value.toFixed(0)} MB`);
  const counted = Object.entries(answers).map(([answer, times]) => `${times} × ${answer}`);
  return [
    name,
    store,
    failures.length === 0 ? "passed" : "FAILED",
    ms(p99),
    ms(max),
    mb(peakMb),
    mb(afterMb),
    seconds.toFixed(1),
    [...counted, ...(note === "" ? [] : [note])].join(", ").slice(0, 120),
  ];
}
