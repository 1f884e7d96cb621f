import type { ContractDiff } from "../change.ts";

/** The report for programs: a list of contracts, each with its changes (`ContractDiff` in `change.ts`). */
export function jsonReport(diffs: readonly ContractDiff[]): string {
  return `${JSON.stringify(diffs, undefined, 2)}\n`;
}
