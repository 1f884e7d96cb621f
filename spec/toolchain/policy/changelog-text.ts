import type { ContractName } from "../project.ts";

/** A change log, split at the headings of contracts (`## name`) and versions (`### …`). */
export interface ChangelogText {
  /** The lines before the first contract. */
  intro: string[];
  contracts: ContractText[];
}

/** The section about one contract. */
export interface ContractText {
  /** The text of the heading, which is the name of the contract. */
  name: string;
  /** The lines before the first version. */
  intro: string[];
  versions: VersionText[];
}

/** The section about one version. */
export interface VersionText {
  /** The text of the heading: `Unreleased`, or a version and its date. */
  title: string;
  lines: string[];
}

/** A block of lines in a section: a list item, a heading, or other text. */
export interface Block {
  kind: "item" | "heading" | "text";
  lines: string[];
}

/** The title of the section with unreleased changes. */
export const unreleasedTitle = "Unreleased";

/** Splits a change log into its sections. */
export function parseChangelog(text: string): ChangelogText {
  const log: ChangelogText = { intro: [], contracts: [] };
  let into = log.intro;
  for (const { line, fenced } of splitLines(text)) {
    const [, marks, title] = (!fenced && /^(##|###) +(.*?) *$/.exec(line)) || [];
    const contract = log.contracts.at(-1);
    if (marks === "##") {
      const intro: string[] = [];
      log.contracts.push({ name: title as string, intro, versions: [] });
      into = intro;
    } else if (marks === "###" && contract) {
      const lines: string[] = [];
      contract.versions.push({ title: title as string, lines });
      into = lines;
    } else into.push(line);
  }
  return log;
}

/** Formats a change log, with one empty line before and after each heading. */
export function formatChangelog({ intro, contracts }: ChangelogText): string {
  const parts = [
    intro,
    ...contracts.flatMap((contract) => [
      [`## ${contract.name}`],
      contract.intro,
      ...contract.versions.flatMap(({ title, lines }) => [[`### ${title}`], lines]),
    ]),
  ];
  return `${parts
    .map(trimEmptyLines)
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

/** Finds the section with a contract's unreleased changes. */
export function findUnreleased(log: ChangelogText, contract: ContractName): VersionText | undefined {
  return log.contracts
    .find(({ name }) => name === contract)
    ?.versions.find(({ title }) => title === unreleasedTitle);
}

/** Splits a section into blocks, without the empty lines between them. */
export function parseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let empty = 0;
  let inFence = false;
  for (const { line, fenced } of splitLines(lines.join("\n"))) {
    const last = blocks.at(-1);
    if (line.trim() === "" && !fenced) {
      empty += 1;
      continue;
    }
    // An item includes the indented lines after it, and all other lines up to the next empty line.
    const isContinued = last?.kind === "item" && (empty === 0 || /^\s/.test(line));
    if (fenced && inFence) last?.lines.push(...Array(empty).fill(""), line);
    else if (!fenced && /^- /.test(line)) blocks.push({ kind: "item", lines: [line] });
    else if (!fenced && /^#+ /.test(line)) blocks.push({ kind: "heading", lines: [line] });
    else if (last && (isContinued || last.kind === "text")) last.lines.push(...Array(empty).fill(""), line);
    else blocks.push({ kind: "text", lines: [line] });
    inFence = fenced;
    empty = 0;
  }
  return blocks;
}

/**
 * Joins blocks into the lines of a section. Puts an empty line around every block that is not a list item.
 */
export function joinBlocks(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ kind, lines }, i) =>
    i === 0 || (kind === "item" && blocks[i - 1]?.kind === "item") ? lines : ["", ...lines],
  );
}

/**
 * Splits text into lines, and marks the lines in fenced code blocks. Those lines are never headings or items.
 */
function splitLines(text: string): { line: string; fenced: boolean }[] {
  let open: string | undefined;
  return text.split("\n").map((line) => {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    const fenced = open !== undefined || mark !== undefined;
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) && line.trim() === mark) open = undefined;
    return { line, fenced };
  });
}

function trimEmptyLines(lines: readonly string[]): readonly string[] {
  const filled = (line: string) => line.trim() !== "";
  return lines.slice(Math.max(lines.findIndex(filled), 0), lines.findLastIndex(filled) + 1);
}
