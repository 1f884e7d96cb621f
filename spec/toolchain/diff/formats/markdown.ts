import { type Change, type ContractDiff, changeClasses } from "../change.ts";
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

/** Formats the report as Markdown, for a pull request. */
export function formatMarkdown(diffs: readonly ContractDiff[]): string {
  const rows = diffs.map((diff) => {
    const counts = (["clients", "implementers"] as const).map((audience) =>
      formatCounts(diff.changes, ({ verdict }) => verdict[audience]),
    );
    return `| ${diff.contract} | ${formatVersions(diff)} | ${[...counts, diff.needs ?? ""].join(" | ")} |`;
  });
  const parts = [
    ["# Contract diff"],
    [
      "| Contract | Version | For clients | For implementers | Needs |",
      "| --- | --- | --- | --- | --- |",
      ...rows,
    ],
    ...diffs.filter(({ changes }) => changes.length > 0).flatMap(formatContract),
  ];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function formatContract(diff: ContractDiff): string[][] {
  const classes = changeClasses.flatMap((rated) => {
    const changes = diff.changes.filter((each) => each.class === rated);
    if (changes.length === 0) return [];
    const head = [`### ${rated.charAt(0).toUpperCase()}${rated.slice(1)}`];
    const items = groupChanges(changes).map(({ change }) => formatChange(change));
    if (rated !== "documentation") return [head, items];
    // Changes to the documentation are collapsed.
    const summary = `<summary>${changes.length} documentation changes</summary>`;
    return [["<details>", summary], items, ["</details>"]];
  });
  const needs = formatNeeds(diff);
  return [
    [`## ${diff.contract} ${formatVersions(diff)}: ${formatCounts(diff.changes)}`],
    ...(needs === undefined ? [] : [[`**${needs}**`]]),
    ...classes,
  ];
}

function formatChange(change: Change): string {
  const { kind, verdict, subject, directions, sentence, operations, events } = change;
  const where = directions.length > 0 ? ` (${directions.join(", ")})` : "";
  const [fromTo, place] = [formatFromTo(change), formatLocation(change)];
  const details = [
    formatAudiences(verdict),
    fromTo === undefined ? undefined : formatCode(fromTo),
    operations.length > 0 ? `operations ${operations.map(formatCode).join(", ")}` : undefined,
    events.length > 0 ? `events ${events.map(formatCode).join(", ")}` : undefined,
    place === undefined ? undefined : formatCode(place),
  ].filter((each) => each !== undefined);
  return [
    `- ${formatCode(subject)} ${formatKind(kind)}${where}: ${sentence}`,
    ...details.map((each) => `  - ${each}`),
  ].join("\n");
}

/** Formats text as code, even if it contains backticks (CommonMark §6.1). */
function formatCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  const space = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${space}${text}${space}${fence}`;
}
