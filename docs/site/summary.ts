/** What a build came to, as a table for the terminal. */
import type { LinkReport } from "./links.ts";

/** @param files Text by path within the site. @param seconds How long the build took. */
export function summaryTable(
  files: ReadonlyMap<string, string>,
  { internal, external }: LinkReport,
  seconds: number,
): string {
  const pages = [...files.keys()].filter((path) => path.endsWith(".html")).length;
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const rows = [
    ["pages", String(pages)],
    ["other files", String(files.size - pages)],
    ["links within the site, all alive", String(internal)],
    ["addresses outside, not asked for", String(external.length)],
    ["size", `${(bytes / 1024 / 1024).toFixed(1)} MiB`],
    ["time", `${seconds.toFixed(1)} s`],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  const table = rows.map(([name, value]) => `${name.padEnd(width)}  ${value.padStart(9)}`);
  return ["Outside:", ...external.map((address) => `  ${address}`), "", ...table].join("\n");
}
