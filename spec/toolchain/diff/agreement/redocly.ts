import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ChangeClass } from "../change.ts";

const cli = join(import.meta.dirname, "../../../../node_modules/@redocly/cli/bin/cli.js");

/** A change in Redocly's JSON report. */
export interface RedoclyChange {
  path: string;
  impact: "major" | "minor" | "patch";
  base?: { pointer: string };
  revision?: { pointer: string };
}

/** Maps each impact in Redocly's report to a change class. */
export const impactClass: Readonly<Record<RedoclyChange["impact"], ChangeClass>> = {
  major: "breaking",
  minor: "additive",
  patch: "documentation",
};

/** Runs `redocly diff` on two documents. */
export async function runRedoclyDiff(old: object, present: object): Promise<RedoclyChange[]> {
  const folder = mkdtempSync(join(tmpdir(), "contract-diff-"));
  try {
    const [base, revision, report] = ["base.json", "revision.json", "report.json"].map((name) =>
      join(folder, name),
    );
    if (base === undefined || revision === undefined || report === undefined) throw new Error("three files");
    writeFileSync(base, JSON.stringify(old));
    writeFileSync(revision, JSON.stringify(present));
    await promisify(execFile)(
      process.execPath,
      [cli, "diff", base, revision, "--format=json", "--fail-on=none", `--output=${report}`],
      { cwd: folder, env: { ...process.env, REDOCLY_TELEMETRY: "off" }, maxBuffer: 2 ** 28 },
    );
    return (JSON.parse(readFileSync(report, "utf8")) as { changes: RedoclyChange[] }).changes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
