/**
 * Reads documents with tables that name tests in their last column: `path/of/x.test.ts` "title", "title";
 * `y.test.ts` ….
 */
import { existsSync, readFileSync } from "node:fs";

const root = new URL("../../../", import.meta.url);

/** A test file with parts of the titles in it. A conformance suite case is a file without titles. */
export interface NamedTests {
  file: string;
  titles: string[];
}

/**
 * Returns the cells of a table's rows, without its header.
 *
 * @param file Path of the document in the repository.
 * @param heading The heading line of the section.
 */
export function readTable(file: string, heading: string): string[][] {
  const text = readFileSync(new URL(file, root), "utf8");
  const from = text.indexOf(`\n${heading}\n`);
  if (from === -1) throw new Error(`${file} has no heading "${heading}"`);
  const section = text.slice(from + heading.length + 2).split(/\n#{1,6} /, 1)[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(2).map((line) => line.slice(2, -2).split(" | "));
}

/** Returns the tests named in a cell, if any. */
export function parseNamedTests(cell: string): NamedTests[] {
  if (!cell.startsWith("`")) return [];
  return cell.split(/; (?=`)/).map((entry) => ({
    file: /^`([^`]+)`/.exec(entry)?.[1] ?? "",
    titles: Array.from(entry.matchAll(/"([^"]+)"/g), ([, title = ""]) => title),
  }));
}

/**
 * Returns a message if the file does not exist or no title is listed, and a message for each title that is
 * not in the file.
 */
export function findMissingTests({ file, titles }: NamedTests): string[] {
  const url = new URL(file, root);
  if (!existsSync(url)) return [`${file} does not exist`];
  if (!file.endsWith(".yaml") && titles.length === 0) return [`${file} is listed without a test title`];
  const source = readFileSync(url, "utf8");
  return titles.filter((title) => !source.includes(title)).map((title) => `${file} has no test "${title}"`);
}
