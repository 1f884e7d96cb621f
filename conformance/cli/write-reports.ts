import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { badgeReport } from "../reports/badge.ts";
import { htmlReport } from "../reports/html.ts";
import { jsonReport } from "../reports/json.ts";
import { junitReport } from "../reports/junit.ts";
import { markdownReport } from "../reports/markdown.ts";
import type { Verdict } from "../reports/verdict.ts";
import { UsageError } from "./exit.ts";

const writers = {
  json: jsonReport,
  junit: junitReport,
  html: htmlReport,
  md: markdownReport,
  badge: badgeReport,
} satisfies Record<string, (verdict: Verdict) => string>;

export type ReportFormat = keyof typeof writers;

export const reportFormats = Object.keys(writers) as ReportFormat[];

/** A report requested with `--report`. */
export interface ReportRequest {
  format: ReportFormat;
  file: string;
}

/**
 * Writes the requested reports.
 * @throws UsageError if a file cannot be written.
 */
export function writeReports(verdict: Verdict, requests: readonly ReportRequest[], cwd: string): void {
  for (const { format, file } of requests) writeText(resolve(cwd, file), file, writers[format](verdict));
}

/**
 * Writes a text file, and creates its folder if needed.
 * @throws UsageError if the file cannot be written.
 */
export function writeText(path: string, name: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(
      `Cannot write ${name} (${(error as NodeJS.ErrnoException).code}); choose another path.`,
    );
  }
}
