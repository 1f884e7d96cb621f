/** Formats the result of a build as a table for the terminal. */
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LinkReport } from "./rendered/links.ts";

/**
 * Returns the summary table.
 *
 * @param folder Folder of the site.
 * @param seconds Duration of the build.
 */
export function summaryTable(folder: string, { internal, external }: LinkReport, seconds: string): string {
  const files = globSync("**/*.*", { cwd: folder });
  const pages = files.filter((path) => path.endsWith(".html")).length;
  const bytes = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
  const rows = [
    ["pages", String(pages)],
    ["other files", String(files.length - pages)],
    ["links within the site, all valid", String(internal)],
    ["external links, not checked", String(external.length)],
    ["size", `${(bytes / 1024 / 1024).toFixed(1)} MiB`],
    ["time", `${seconds} s`],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value.padStart(9)}`).join("\n");
}
