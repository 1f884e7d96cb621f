import type { ContractName } from "../project.ts";

/** A change log, cut where headings of contracts (`## name`) and of versions (`### …`) begin. */
export interface ChangelogText {
  /** What stands before the first contract. */
  intro: string[];
  contracts: ContractText[];
}

/** What the log says of a contract. */
export interface ContractText {
  /** The heading without its marks: the name of the contract. */
  name: string;
  /** What stands before the first version. */
  intro: string[];
  versions: VersionText[];
}

/** What the log says of a version of a contract. */
export interface VersionText {
  /** The heading without its marks: `Unreleased`, or a version and its date. */
  title: string;
  lines: string[];
}

/** A piece of a section: an item of a list, a heading within it, or anything else. */
export interface Block {
  kind: "item" | "heading" | "text";
  lines: string[];
}

/** Title of the section of what was not released yet. */
export const unreleasedTitle = "Unreleased";

/** Cuts a change log. */
export function parseChangelog(text: string): ChangelogText {
  const log: ChangelogText = { intro: [], contracts: [] };
  let into = log.intro;
  for (const { line, fenced } of withFences(text)) {
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

/** A change log as text, with one empty line around headings. */
export function changelogText({ intro, contracts }: ChangelogText): string {
  const parts = [
    intro,
    ...contracts.flatMap((contract) => [
      [`## ${contract.name}`],
      contract.intro,
      ...contract.versions.flatMap(({ title, lines }) => [[`### ${title}`], lines]),
    ]),
  ];
  return `${parts
    .map(trimmed)
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

/** The section of what was not released yet. */
export function unreleasedOf(log: ChangelogText, contract: ContractName): VersionText | undefined {
  return log.contracts
    .find(({ name }) => name === contract)
    ?.versions.find(({ title }) => title === unreleasedTitle);
}

/** Cuts a section into its pieces. Empty lines between them are left out; those within a piece stay. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let empty = 0;
  let inFence = false;
  for (const { line, fenced } of withFences(lines.join("\n"))) {
    const last = blocks.at(-1);
    if (line.trim() === "" && !fenced) {
      empty += 1;
      continue;
    }
    // What is indented after an item belongs to it, and so does what follows without an empty line.
    const goesOn = last?.kind === "item" && (empty === 0 || /^\s/.test(line));
    if (fenced && inFence) last?.lines.push(...Array(empty).fill(""), line);
    else if (!fenced && /^- /.test(line)) blocks.push({ kind: "item", lines: [line] });
    else if (!fenced && /^#+ /.test(line)) blocks.push({ kind: "heading", lines: [line] });
    else if (last && (goesOn || last.kind === "text")) last.lines.push(...Array(empty).fill(""), line);
    else blocks.push({ kind: "text", lines: [line] });
    inFence = fenced;
    empty = 0;
  }
  return blocks;
}

/** A section from its pieces: items follow each other, all else has an empty line around it. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ kind, lines }, i) =>
    i === 0 || (kind === "item" && blocks[i - 1]?.kind === "item") ? lines : ["", ...lines],
  );
}

/** The lines of a text, and whether each is in a fenced block of code, whose content has no headings or items. */
function withFences(text: string): { line: string; fenced: boolean }[] {
  let open: string | undefined;
  return text.split("\n").map((line) => {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    const fenced = open !== undefined || mark !== undefined;
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) && line.trim() === mark) open = undefined;
    return { line, fenced };
  });
}

function trimmed(lines: readonly string[]): readonly string[] {
  const filled = (line: string) => line.trim() !== "";
  return lines.slice(Math.max(lines.findIndex(filled), 0), lines.findLastIndex(filled) + 1);
}
