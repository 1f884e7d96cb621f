/**
 * Installs, starts and judges the AG-UI servers of others, and writes `BOARD.md` and `agreement.md`.
 * `npm run board -- pydantic-ai agno` judges only these. `--reproduce` also writes each `findings.md`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type BoardEntry,
  explainFailures,
  findStaleFindings,
  type Reproduction,
  writeAgreement,
  writeBoard,
  writeFindings,
} from "./board.ts";
import { install } from "./install.ts";
import { judge } from "./judge.ts";
import { reproduce } from "./reproduce.ts";
import { listSubjects, readSubject } from "./subject.ts";
import { type Summary, summarize } from "./summary.ts";

const root = import.meta.dirname;
const words = process.argv.slice(2);
const isReproducing = words.includes("--reproduce");
const chosen = words.filter((word) => !word.startsWith("--"));

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

let exitCode = 0;

function complain(sentence: string): void {
  exitCode = 1;
  console.error(sentence);
}

async function judgeSubject(name: string): Promise<void> {
  const subject = readSubject(name);
  const begin = Date.now();
  const folder = install(name, subject.folder);
  const installed = Date.now();
  const summary = summarize(subject, await judge(folder));
  const { level, passed, failed } = summary;
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(0)} s`;
  console.log(
    `${name} ${summary.version}: level ${level}, ${passed} passed, ${failed} failed (install ${seconds(begin, installed)}, test ${seconds(installed, Date.now())})`,
  );
  const committed = readJson<Summary>(join(subject.folder, "report.json"));
  if (committed !== undefined && JSON.stringify(committed.failures) !== JSON.stringify(summary.failures)) {
    console.log(`${name}: the failed checks differ from the committed report.json`);
  }
  writeJson(join(subject.folder, "report.json"), summary);
  if (!isReproducing || subject.findings.length === 0) return;
  const python = join(install("python-types", join(root, "python-types")), ".venv/bin/python");
  const reproductions = await reproduce(subject, folder, python);
  writeJson(join(subject.folder, "reproductions.json"), reproductions);
  const entry = { summary, findings: subject.findings, reproductions };
  writeFileSync(join(subject.folder, "findings.md"), writeFindings(entry));
}

function readEntries(): BoardEntry[] {
  return listSubjects().flatMap((name) => {
    const { folder, findings } = readSubject(name);
    const summary = readJson<Summary>(join(folder, "report.json"));
    const reproductions = readJson<Reproduction[]>(join(folder, "reproductions.json")) ?? [];
    return summary === undefined ? [] : [{ summary, findings, reproductions }];
  });
}

for (const name of chosen.length > 0 ? chosen : listSubjects()) {
  try {
    await judgeSubject(name);
  } catch (error) {
    complain(`${name}: ${(error as Error).message}`);
  }
}
const entries = readEntries();
writeFileSync(join(root, "BOARD.md"), writeBoard(entries));
writeFileSync(join(root, "agreement.md"), writeAgreement(entries));
for (const entry of entries) {
  const { name } = entry.summary;
  for (const { check, finding, reason } of explainFailures(entry)) {
    if (finding === undefined) complain(`${name}: no finding explains ${check}: ${reason}`);
  }
  for (const { title } of findStaleFindings(entry)) complain(`${name}: no check fails for "${title}"`);
}
process.exit(exitCode);
