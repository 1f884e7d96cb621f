/** All rows, from the folders of their languages. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languages, type Row } from "./row.ts";

/** The rows in the table's order. @throws Error when two have the same id. */
export async function loadRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of languages) {
    const path = join(import.meta.dirname, language, "rows.ts");
    if (!existsSync(path)) continue;
    const module = (await import(pathToFileURL(path).href)) as { rows: readonly Row[] };
    rows.push(...module.rows);
  }
  const twice = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) !== index);
  if (twice !== undefined)
    throw new Error(`two rows have the id "${twice.id}": limits and --only could not tell them apart`);
  return rows;
}
