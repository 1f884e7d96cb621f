/** Recipes in a Markdown document: `diff` blocks that name a file and the lines to change in it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A change to consecutive lines in a file. */
export interface Edit {
  /** The path of the file in the repository. */
  file: string;
  /** The lines to replace, which must occur exactly once in the file. */
  before: string;
  /** The lines that replace them. */
  after: string;
}

/**
 * Returns the part of a Markdown document below a heading, excluding its subsections.
 *
 * @param heading The heading line, including its number signs.
 * @throws Error if there is no such heading.
 */
export function readSection(markdown: string, heading: string): string {
  const [, section] = `\n${markdown}`.split(`\n${heading}\n`);
  if (section === undefined) throw new Error(`there is no heading "${heading}"`);
  return section.split(/^#+ /m)[0] ?? "";
}

/**
 * Reads the edits from all `diff` blocks. `+++ path` names the file for the hunks that follow. `@@` starts a
 * hunk, whose lines start with a space, `-` or `+`.
 */
export function readEdits(markdown: string): Edit[] {
  const blocks = Array.from(markdown.matchAll(/^```diff\n(.*?)^```$/gms), ([, block = ""]) => block);
  return blocks.flatMap((block) =>
    block.split(/^\+\+\+ /m).flatMap((part) => {
      const [file = "", ...hunks] = part.split(/\n@@\n/);
      return hunks.map((hunk) => {
        const lines = hunk.replace(/\n$/, "").split("\n");
        const textOf = (without: string) =>
          lines.filter((line) => !line.startsWith(without)).map((line) => line.slice(1));
        return { file, before: textOf("+").join("\n"), after: textOf("-").join("\n") };
      });
    }),
  );
}

/**
 * Applies edits to the files in a repository.
 *
 * @throws Error if a file does not contain the lines of an edit, or contains them more than once.
 */
export function applyEdits(root: string, edits: readonly Edit[]): void {
  for (const { file, before, after } of edits) {
    const path = join(root, file);
    const [text, lines] = [`\n${readFileSync(path, "utf8")}`, `\n${before}\n`];
    const at = text.indexOf(lines);
    if (at < 0 || text.indexOf(lines, at + 1) >= 0)
      throw new Error(
        `${file} ${at < 0 ? "does not contain these lines" : "contains these lines more than once"}:\n${before}`,
      );
    const changed = `${text.slice(0, at)}\n${after}\n${text.slice(at + lines.length)}`;
    writeFileSync(path, changed.slice(1));
  }
}
