/** Formats the results. */
import type { Table } from "../sdk-matrix/table.ts";
import type { ClientResult } from "./run-client.ts";

/** Builds a table with one line per client, which lists its checks. */
export function buildTable(results: readonly ClientResult[]): Table {
  const lines = results.map(({ id, packages, version, checks, error }) => [
    id,
    packages.length === 0 ? "written by us" : packages.join(", "),
    version,
    [
      ...checks.map(({ check, failed }) => (failed === undefined ? check : `**${check}: FAILED**`)),
      ...(error === undefined ? [] : ["**FAILED**"]),
    ].join(", "),
  ]);
  return { header: ["Client", "Packages", "Version", "Checks"], lines, notes: [] };
}

/** Returns a text for each failure. */
export function describeFailures({ checks, error }: ClientResult): string[] {
  const failures = checks.flatMap(({ check, failed }) =>
    failed === undefined ? [] : [`${check}: ${failed}`],
  );
  return [...failures, ...(error === undefined ? [] : [error])];
}
