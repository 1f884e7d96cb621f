/** The tables of the README. */
import { readFile, writeFile } from "node:fs/promises";
import { replaceBetweenMarkers } from "./between-markers.ts";
import { failuresOf } from "./failures.ts";
import type { RowResult } from "./run-row.ts";
import { generatorsOf, markdownTable, tableOf } from "./table.ts";

/**
 * Writes the results of all rows between the markers of a README.
 *
 * @returns Whether they were written: a table with cells that failed is none to publish.
 */
export async function writeMatrix(readme: string, results: readonly RowResult[]): Promise<boolean> {
  if (failuresOf(results).length > 0) return false;
  const generators = generatorsOf(results.map(({ row }) => row));
  const text = `${markdownTable(tableOf(results))}\n\n${markdownTable(generators)}`;
  await writeFile(readme, replaceBetweenMarkers(await readFile(readme, "utf8"), "matrix", text));
  return true;
}
