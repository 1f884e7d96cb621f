import { type Change, type ContractDiff, changeClasses } from "../change.ts";
import { countOf, countText, fromToText, grouped, placeText, versionText } from "./summary.ts";

/** Formats the report for a pull request. */
export function markdownReport(diffs: readonly ContractDiff[]): string {
  const rows = diffs.map((diff) => {
    const counts = changeClasses.map((each) => countOf(diff.changes, each));
    return `| ${diff.contract} | ${versionText(diff)} | ${counts.join(" | ")} |`;
  });
  const parts = [
    ["# Contract diff"],
    [
      "| Contract | Version | Breaking | Additive | Documentation |",
      "| --- | --- | ---: | ---: | ---: |",
      ...rows,
    ],
    ...diffs.filter(({ changes }) => changes.length > 0).flatMap(contractParts),
  ];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function contractParts(diff: ContractDiff): string[][] {
  const classes = changeClasses.flatMap((rated) => {
    const changes = diff.changes.filter((each) => each.class === rated);
    if (changes.length === 0) return [];
    const head = [`### ${rated.charAt(0).toUpperCase()}${rated.slice(1)}`];
    const items = grouped(changes).map(({ change }) => item(change));
    if (rated !== "documentation") return [head, items];
    // Changes of documentation are collapsed.
    const summary = `<summary>${changes.length} documentation changes</summary>`;
    return [["<details>", summary], items, ["</details>"]];
  });
  return [[`## ${diff.contract} ${versionText(diff)}: ${countText(diff.changes)}`], ...classes];
}

function item(change: Change): string {
  const { kind, subject, directions, sentence, operations, events } = change;
  const where = directions.length > 0 ? ` (${directions.join(", ")})` : "";
  const [fromTo, place] = [fromToText(change), placeText(change)];
  const details = [
    fromTo === undefined ? undefined : code(fromTo),
    operations.length > 0 ? `operations ${operations.map(code).join(", ")}` : undefined,
    events.length > 0 ? `events ${events.map(code).join(", ")}` : undefined,
    place === undefined ? undefined : code(place),
  ].filter((each) => each !== undefined);
  return [`- ${code(subject)} ${kind}${where}: ${sentence}`, ...details.map((each) => `  - ${each}`)].join(
    "\n",
  );
}

/** Formats text as code, even if it contains backticks (CommonMark §6.1). */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  const space = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${space}${text}${space}${fence}`;
}
