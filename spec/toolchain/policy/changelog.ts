import { createHash } from "node:crypto";
import type { Change, ChangeClass, ContractDiff } from "../diff/change.ts";
import { type ContractName, contracts } from "../project.ts";
import {
  type Block,
  type ChangelogText,
  findUnreleased,
  formatChangelog,
  joinBlocks,
  parseBlocks,
  parseChangelog,
  unreleasedTitle,
} from "./changelog-text.ts";
import type { DeclaredChange } from "./declared.ts";
import { summarizeChange } from "./rules.ts";

/** The result of comparing a change log with the changes since the last release. */
export interface ChangelogUpdate {
  /** The corrected change log. If there are no differences, it is unchanged. */
  text: string;
  differences: ChangelogDifference[];
}

/** A line that is missing, has outdated text, or describes a change that no longer exists. */
export interface ChangelogDifference {
  contract: ContractName;
  kind: "missing" | "left over" | "outdated";
  /** The correct line, without its comment. For a line that should be removed, this is the line itself. */
  line: string;
}

/** The headings of the change classes, in the order in which the change log lists them. */
const headings: [ChangeClass, string][] = [
  ["breaking", "#### Breaking"],
  ["additive", "#### Added"],
  ["documentation", "#### Documentation"],
];

/** The introduction of a new change log. */
const intro = `# Changes to the contracts

Each contract has a section that lists its versions, newest first. \`npm run changelog\` adds a line for each unreleased
change. You can edit and combine these lines and add text between them. The comment at the end of a line identifies
its change, and an edited line is kept until its change no longer exists.
`;

/**
 * Matches the comment that identifies a line. It contains the id of the change and a digest of the generated
 * line.
 */
const changeComment = / ?<!-- change: (.+?) \(([0-9a-f]{8})\) -->/g;

/**
 * Updates the sections with unreleased changes.
 *
 * @param text The text of the change log. Pass an empty string to create one.
 * @param diffs The changes since the last release, by contract. The sections of other contracts are not
 * changed.
 * @param declared The declared breaking changes, with their reasons.
 */
export function updateChangelog(
  text: string,
  diffs: readonly ContractDiff[],
  declared: readonly DeclaredChange[],
): ChangelogUpdate {
  const log = parseChangelog(text.trim() === "" ? intro : text);
  const differences: ChangelogDifference[] = [];
  for (const diff of diffs) {
    const section = findUnreleased(log, diff.contract);
    const blocks = parseBlocks(section?.lines ?? []);
    const reason = (change: Change) =>
      declared.find(({ contract, id }) => contract === diff.contract && id === change.id)?.reason;
    const found = updateBlocks(blocks, diff.changes, (change) => formatItem(change, reason(change)));
    if (found.length === 0) continue;
    differences.push(...found.map((each) => ({ contract: diff.contract, ...each })));
    setUnreleased(log, diff.contract, joinBlocks(blocks));
  }
  return { text: differences.length === 0 ? text : formatChangelog(log), differences };
}

/** Formats a line of the change log, without its comment. */
function formatItem(change: Change, reason: string | undefined): string {
  const why = reason === undefined ? "" : ` Why: ${reason.replaceAll(/\s+/g, " ")}`;
  return `- \`${change.subject}\` (${summarizeChange(change)}): ${change.sentence}${why}`;
}

function addComment(item: string, id: string): string {
  return `${item} <!-- change: ${id} (${digest(item)}) -->`;
}

function digest(item: string): string {
  return createHash("sha256").update(item).digest("hex").slice(0, 8);
}

type LineDifference = Omit<ChangelogDifference, "contract">;

function updateBlocks(
  blocks: Block[],
  changes: readonly Change[],
  item: (change: Change) => string,
): LineDifference[] {
  const found: LineDifference[] = [];
  const listedIds = new Set<string>();
  for (const block of [...blocks]) {
    const text = block.lines.join("\n");
    const marks = [...text.matchAll(changeComment)].map(([whole, id, sum]) => ({ whole, id, sum }));
    if (block.kind !== "item" || marks.length === 0) continue;
    const plain = text.replaceAll(changeComment, "");
    const here = marks.filter(({ id }) => changes.some((change) => change.id === id));
    for (const { id } of here) listedIds.add(id as string);
    if (here.length === 0) blocks.splice(blocks.indexOf(block), 1);
    if (here.length < marks.length) {
      found.push({ kind: "left over", line: plain });
      const gone = marks.filter((each) => !here.includes(each));
      block.lines = gone.reduce((left, { whole }) => left.replace(whole, ""), text).split("\n");
    }
    // Lines that someone has edited are not updated.
    const change = changes.find(({ id }) => id === here[0]?.id);
    if (change === undefined || marks.length > 1 || marks[0]?.sum !== digest(plain)) continue;
    const fresh = item(change);
    if (fresh === plain) continue;
    found.push({ kind: "outdated", line: fresh });
    block.lines = [addComment(fresh, change.id)];
  }
  for (const change of changes.filter(({ id }) => !listedIds.has(id))) {
    const line = item(change);
    found.push({ kind: "missing", line });
    insertItem(blocks, change.class, { kind: "item", lines: [addComment(line, change.id)] });
  }
  removeEmptyHeadings(blocks);
  return found;
}

/** Appends an item to the list for its class, and adds the heading if it is missing. */
function insertItem(blocks: Block[], changeClass: ChangeClass, item: Block): void {
  const rank = headings.findIndex(([each]) => each === changeClass);
  const isHeading = (block: Block, from: number, to = headings.length) =>
    headings.slice(from, to).some(([, text]) => block.lines[0] === text);
  const at = blocks.findIndex((block) => isHeading(block, rank, rank + 1));
  if (at < 0) {
    const later = blocks.findIndex((block) => isHeading(block, rank + 1));
    const heading: Block = { kind: "heading", lines: [headings[rank]?.[1] as string] };
    blocks.splice(later < 0 ? blocks.length : later, 0, heading, item);
    return;
  }
  const next = blocks.findIndex((block, i) => i > at && block.kind === "heading");
  blocks.splice(next < 0 ? blocks.length : next, 0, item);
}

function removeEmptyHeadings(blocks: Block[]): void {
  for (const block of [...blocks].reverse()) {
    const next = blocks[blocks.indexOf(block) + 1];
    const own = headings.some(([, text]) => block.lines[0] === text);
    if (own && (next === undefined || next.kind === "heading")) blocks.splice(blocks.indexOf(block), 1);
  }
}

/**
 * Sets a contract's section of unreleased changes, which is the first section of the contract. Removes the
 * section if it is empty.
 */
function setUnreleased(log: ChangelogText, name: ContractName, lines: string[]): void {
  let contract = log.contracts.find((each) => each.name === name);
  if (contract === undefined) {
    contract = { name, intro: [], versions: [] };
    const later: readonly string[] = contracts.slice(contracts.indexOf(name) + 1);
    const before = log.contracts.findIndex((each) => later.includes(each.name));
    log.contracts.splice(before < 0 ? log.contracts.length : before, 0, contract);
  }
  const others = contract.versions.filter(({ title }) => title !== unreleasedTitle);
  contract.versions = lines.length === 0 ? others : [{ title: unreleasedTitle, lines }, ...others];
}

/**
 * Turns the section of unreleased changes into the section of a version. Removes the comments, because lines
 * of a released version are no longer updated.
 *
 * @param text The up-to-date text of the change log. Pass an empty string to create one.
 * @param version The released version.
 * @param date The release date, as `YYYY-MM-DD`.
 * @param empty The text to write if the change log has no changes for this version.
 */
export function releaseChangelog(
  text: string,
  contract: ContractName,
  version: string,
  date: string,
  empty: string,
): string {
  const log = parseChangelog(text.trim() === "" ? intro : text);
  const lines = findUnreleased(log, contract)?.lines.map((line) => line.replaceAll(changeComment, "")) ?? [];
  setUnreleased(log, contract, lines.some((line) => line.trim() !== "") ? lines : [empty]);
  const section = findUnreleased(log, contract);
  if (section) section.title = `${version} (${date})`;
  return formatChangelog(log);
}
