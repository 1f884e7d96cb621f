/**
 * Judges servers with a seeded defect: patches each server when it starts, and compares the failed checks with the
 * expected ones. A server without the defect must fail none of them.
 */
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { install } from "../install.ts";
import { judge } from "../judge.ts";
import { readSubject } from "../subject.ts";
import { summarize } from "../summary.ts";

interface Seed {
  name: string;
  subject: string;
  /** The failed checks, as in `report.json`. */
  expected: readonly string[];
}

const seeds: readonly Seed[] = [
  {
    name: "trims-text",
    subject: "ag-ui-strands",
    expected: ["core-text/plain", "core-text/spaces", "core-text/symbols"],
  },
  { name: "drops-end", subject: "pydantic-ai", expected: ["core-lifecycle"] },
  { name: "changes-run-id", subject: "ag2", expected: ["core-ids"] },
];

for (const { name, subject, expected } of seeds) {
  const { folder: source, ...about } = readSubject(subject);
  const folder = install(subject, source);
  copyFileSync(join(import.meta.dirname, "seed.py"), join(folder, "seed.py"));
  process.env.SEED = name;
  const python = join(folder, ".venv/bin/python");
  const { failed, failures } = summarize(about, await judge(folder, [python, "seed.py"]));
  const found = failures.map(({ check }) => check).sort();
  const isExpected = JSON.stringify(found) === JSON.stringify(expected);
  console.log(
    `${subject} with ${name}: ${failed} failed: ${found.join(", ")}${isExpected ? "" : " (unexpected)"}`,
  );
  if (!isExpected) process.exitCode = 1;
}
