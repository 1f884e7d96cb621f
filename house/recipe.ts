/** Recipes in a Markdown document: blocks of `diff` that name a file and the lines to change in it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Lines of a file to replace. */
export interface Edit {
  /** The file, as a path in the repository. */
  file: string;
  /** Lines that stand together in the file once. */
  before: string;
  /** The lines in their place. */
  after: string;
}

/**
 * Returns the part of a Markdown document below a heading, without the parts of headings below that.
 *
 * @param heading The line, with its number signs.
 * @throws Error if there is no such heading.
 */
export function readSection(markdown: string, heading: string): string {
  const [, section] = `\n${markdown}`.split(`\n${heading}\n`);
  if (section === undefined) throw new Error(`there is no heading "${heading}"`);
  return section.split(/^#+ /m)[0] ?? "";
}

/**
 * Reads the edits in blocks of `diff`. `+++ path` names the file of the hunks that follow; `@@` starts a hunk, whose lines
 * start with a space, `-` or `+`.
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
 * Applies edits to the files of a repository.
 *
 * @throws Error if the lines of an edit are not in its file, or more than once.
 */
export function applyEdits(root: string, edits: readonly Edit[]): void {
  for (const { file, before, after } of edits) {
    const path = join(root, file);
    const [text, lines] = [`\n${readFileSync(path, "utf8")}`, `\n${before}\n`];
    const at = text.indexOf(lines);
    if (at < 0 || text.indexOf(lines, at + 1) >= 0)
      throw new Error(`${file} has these lines ${at < 0 ? "nowhere" : "more than once"}:\n${before}`);
    const changed = `${text.slice(0, at)}\n${after}\n${text.slice(at + lines.length)}`;
    writeFileSync(path, changed.slice(1));
  }
}
