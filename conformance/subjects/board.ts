/** Writes the board and the agreement table. */
import type { Finding } from "./subject.ts";
import type { FailedCheck, Summary } from "./summary.ts";

/** Evidence for a finding: a curl command, its output, and the verdicts of the official tools. */
export interface Reproduction {
  title: string;
  curl: string;
  /** Output of curl. */
  output: string;
  /** Verdict of `@ag-ui/client` 1.0.0. */
  client: string;
  /** Verdict of the types of `ag-ui-protocol` 1.0.0. */
  python: string;
}

/** An implementation with everything that the board shows. */
export interface BoardEntry {
  summary: Summary;
  findings: readonly Finding[];
  reproductions: readonly Reproduction[];
}

/** A failed check, and the finding that explains it. */
export interface ExplainedFailure extends FailedCheck {
  finding: Finding | undefined;
}

export function explainFailures({ summary, findings }: BoardEntry): ExplainedFailure[] {
  return summary.failures.map((failure) => ({
    ...failure,
    finding: findings.find(({ checks }) => checks.includes(failure.check)),
  }));
}

/** Returns the findings that no failed check shows, which `findings.yaml` should not contain. */
export function findStaleFindings({ summary, findings }: BoardEntry): Finding[] {
  const failed = new Set(summary.failures.map(({ check }) => check));
  return findings.filter(({ checks }) => !checks.some((check) => failed.has(check)));
}

export function writeBoard(entries: readonly BoardEntry[]): string {
  const rows = entries.map((entry) => {
    const {
      name,
      package: distribution,
      version,
      level,
      claims,
      passed,
      failed,
      notReached,
      warned,
    } = entry.summary;
    const titles = entry.findings.map(({ title }) => escapeCell(title)).join("<br>");
    const link = entry.findings.length === 0 ? name : `[${name}](${name}/findings.md)`;
    const counts = [passed, failed - notReached, notReached, warned];
    return `| ${link} | ${distribution} ${version} | ${level} | ${claims} | ${counts.join(" | ")} | ${titles} |`;
  });
  const findings = entries.reduce((sum, entry) => sum + entry.findings.length, 0);
  return [
    "# Board",
    "",
    "AG-UI servers of others, judged by `tambo-conform start --contract ag-ui --level core`. `npm run board` writes this",
    "file. An invariant is counted in every case to which it applies, so one defect can fail many checks, and the sum of the",
    "numbers differs between servers. A check is not reached if an earlier step of its case failed. Claims are the operations",
    "and optional features that were tested. A warning is a requirement of the level SHOULD that is not met.",
    "",
    "A subject's name links to its reproductions. [The agreement table](agreement.md) compares every failed check with AG-UI's",
    "own tools.",
    "",
    `${entries.length} servers, ${findings} findings.`,
    "",
    "| Subject | Version | Level | Claims | Passed | Failed | Not reached | Warnings | Findings |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

export function writeAgreement(entries: readonly BoardEntry[]): string {
  const rows = entries.flatMap((entry) =>
    explainFailures(entry).map(({ check, cases, finding }) => {
      const found = entry.reproductions.find(({ title }) => title === finding?.title);
      const cells = [
        `\`${check}\``,
        entry.summary.name,
        cases === 1 ? "fails" : `fails in ${cases} cases`,
        finding === undefined ? "**unexplained**" : finding.section,
        found?.client ?? "not recorded",
        found?.python ?? "not recorded",
        finding?.tools ?? "",
      ];
      return `| ${cells.map(escapeCell).join(" | ")} |`;
    }),
  );
  return [
    "# Agreement",
    "",
    "What the suite, the specification, `@ag-ui/client` 1.0.0 and the types of the Python package `ag-ui-protocol` 1.0.0",
    "say about the same bytes, and why. `npm run board` writes this file.",
    "",
    "| Check | Subject | Suite | AG-UI 1.0 | Official client | Python types | Reason |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

/** Returns the text of `findings.md`: a reproduction and the text of an issue for each finding. */
export function writeFindings({ summary, findings, reproductions }: BoardEntry): string {
  const parts = findings.map(({ title, section, expected, cause }) => {
    const found = reproductions.find((each) => each.title === title);
    return [
      `## ${title}`,
      "",
      `**Version**: ${summary.package} ${summary.version}, model: [model.mjs](../model.mjs) (\`node model.mjs 9000\`).`,
      "",
      `**Expected**: ${expected} (AG-UI 1.0, ${section}).`,
      ...(cause === undefined ? [] : ["", `**Cause**: ${cause}`]),
      ...(found === undefined
        ? []
        : [
            "",
            "**Reproduction**:",
            "",
            "```sh",
            found.curl,
            "```",
            "",
            "**Actual**:",
            "",
            "```http",
            found.output,
            "```",
            "",
            `\`@ag-ui/client\` 1.0.0: ${found.client}. Types of \`ag-ui-protocol\` 1.0.0: ${found.python}.`,
          ]),
      "",
    ].join("\n");
  });
  return [
    `# Findings: ${summary.name}`,
    "",
    "Each section is the text of an issue for the authors. `npm run board -- --reproduce` writes this file.",
    "",
    ...parts,
  ].join("\n");
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
