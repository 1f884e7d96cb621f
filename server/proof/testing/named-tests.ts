/** Documents that name tests: a table whose last column says which, as `path/of/x.test.ts` "title", "title"; `y.test.ts` …. */
import { existsSync, readFileSync } from "node:fs";

const root = new URL("../../../", import.meta.url);

/** A file of tests, and parts of titles in it. A case of the conformance suite is a file of its own, without titles. */
export interface NamedTests {
  file: string;
  titles: string[];
}

/**
 * The rows of a table, without its head, by columns.
 *
 * @param file The document, from the repository's root. @param heading The line of the section's heading.
 */
export function tableUnder(file: string, heading: string): string[][] {
  const text = readFileSync(new URL(file, root), "utf8");
  const from = text.indexOf(`\n${heading}\n`);
  if (from === -1) throw new Error(`${file} has no heading "${heading}"`);
  const section = text.slice(from + heading.length + 2).split(/\n#{1,6} /, 1)[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(2).map((line) => line.slice(2, -2).split(" | "));
}

/** The tests that a cell names; none if it names none. */
export function testsIn(cell: string): NamedTests[] {
  if (!cell.startsWith("`")) return [];
  return cell.split(/; (?=`)/).map((entry) => ({
    file: /^`([^`]+)`/.exec(entry)?.[1] ?? "",
    titles: Array.from(entry.matchAll(/"([^"]+)"/g), ([, title = ""]) => title),
  }));
}

/** What is wrong with what a document names: files that are not there, titles that no test has. */
export function notThere({ file, titles }: NamedTests): string[] {
  const url = new URL(file, root);
  if (!existsSync(url)) return [`${file} is not there`];
  if (!file.endsWith(".yaml") && titles.length === 0) return [`no title in ${file}`];
  const source = readFileSync(url, "utf8");
  return titles.filter((title) => !source.includes(title)).map((title) => `${file} has no test "${title}"`);
}
