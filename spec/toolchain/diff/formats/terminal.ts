import type { Change, ChangeClass, ContractDiff } from "../change.ts";
import {
  formatAudiences,
  formatCounts,
  formatFromTo,
  formatKind,
  formatLocation,
  formatNeeds,
  formatVersions,
  groupChanges,
} from "./summary.ts";

/** The ANSI escape sequence for each change class. */
const colour: Readonly<Record<ChangeClass, string>> = {
  breaking: "\u001B[31m",
  additive: "\u001B[32m",
  documentation: "\u001B[2m",
};

/** Formats the report for the terminal. */
export function formatTerminal(diffs: readonly ContractDiff[], { colours }: { colours: boolean }): string {
  const paint = (of: ChangeClass, text: string) => (colours ? `${colour[of]}${text}\u001B[0m` : text);
  const lines = diffs.flatMap((diff) => [
    `${diff.contract} ${formatVersions(diff)}: ${formatCounts(diff.changes)}`,
    ...(diff.needs === undefined ? [] : [`  ${formatNeeds(diff)}`]),
    ...groupChanges(diff.changes).flatMap(({ change }) => formatChange(change, paint)),
    ...(diff.changes.length > 0 ? [""] : []),
  ]);
  return `${lines.join("\n").trimEnd()}\n`;
}

function formatChange(change: Change, paint: (of: ChangeClass, text: string) => string): string[] {
  const { class: rated, verdict, kind, subject, directions, sentence, operations, events } = change;
  const where = directions.length > 0 ? ` (${directions.join(", ")})` : "";
  const details = [
    formatAudiences(verdict),
    formatFromTo(change),
    sentence,
    operations.length > 0 ? `operations: ${operations.join(", ")}` : undefined,
    events.length > 0 ? `events: ${events.join(", ")}` : undefined,
    formatLocation(change),
  ];
  return [
    `  ${paint(rated, rated.padEnd(13))} ${subject}: ${formatKind(kind)}${where}`,
    ...details.flatMap((each) => (each === undefined ? [] : [`                ${each}`])),
  ];
}
