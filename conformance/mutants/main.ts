/**
 * `npm run conform:mutants`: proves that the suite judges. Our server is made wrong in one way after another, and every
 * check must fail on one of them; servers that are no implementation must have no check green.
 *
 * Writes what was found to kill-matrix.md; with `--check` compares instead. `--only <id>` (again and again) judges these
 * mutants alone, and shows all that they are killed by.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { progressView } from "../cli/progress.ts";
import { designate, readKillMatrix, writeKillMatrix } from "./kill-matrix.ts";
import { type Found, matrixOf } from "./matrix.ts";
import { nullServers } from "./null-servers.ts";
import { judgeAll } from "./pool.ts";
import { closingLines, killedLines, notRed } from "./report.ts";
import { mutants } from "./tables/index.ts";
import type { Task } from "./worker.ts";

const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
  },
});
const file = join(import.meta.dirname, "kill-matrix.md");
const chosen = values.only.length === 0 ? mutants : mutants.filter(({ id }) => values.only.includes(id));
const unknown = values.only.filter((id) => !mutants.some((mutant) => mutant.id === id));
if (unknown.length > 0) {
  process.stderr.write(`There is no mutant ${unknown.join(", ")}; kill-matrix.md names them all.\n`);
  process.exit(2);
}

const tasks: Task[] = [
  { kind: "unmutated", id: "unmutated" },
  { kind: "unmutated, restarted", id: "unmutated-restarted" },
  ...chosen.map(({ id }): Task => ({ kind: "mutant", id })),
  ...(values.only.length === 0 ? nullServers.map(({ id }): Task => ({ kind: "null", id })) : []),
];
const found = await judged(tasks);
const of = (kind: Task["kind"]) => found.get(kind) ?? new Map<string, Found>();
const unmutated = [...of("unmutated").values(), ...of("unmutated, restarted").values()];
const matrix = matrixOf(
  unmutated.flatMap((each) => ("error" in each ? [] : each)),
  of("mutant"),
);

if (values.only.length > 0) {
  process.stdout.write(killedLines(matrix));
} else {
  const before = existsSync(file) ? readKillMatrix(readFileSync(file, "utf8")) : undefined;
  const designated = designate(matrix, before);
  const text = writeKillMatrix(matrix, designated, mutants, nullServers);
  const stale = values.check && (before === undefined || text !== readFileSync(file, "utf8"));
  if (!values.check) writeFileSync(file, text);
  process.stdout.write(text);
  const { lines, failed } = closingLines(
    matrix,
    unmutated,
    notRed(of("null")),
    nullServers.length,
    stale ? file : undefined,
  );
  process.stdout.write(`\n${lines.join("\n")}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Judges everything, with progress. */
async function judged(all: readonly Task[]): Promise<Map<Task["kind"], Map<string, Found>>> {
  const results = new Map<Task["kind"], Map<string, Found>>();
  // The order of the tables, whichever ends first.
  for (const { kind, id } of all) {
    results.set(kind, (results.get(kind) ?? new Map()).set(id, { error: "it was not judged" }));
  }
  const progress = progressView(
    (text) => process.stderr.write(text),
    process.stderr.isTTY ? process.stderr : undefined,
  );
  let done = 0;
  await judgeAll(all, 2, {
    onBegin: ({ id }) => progress.show({ kind: "case-started", id, done, total: all.length, failed: 0 }),
    onEnd: ({ kind, id }, finding) => {
      results.get(kind)?.set(id, "error" in finding ? finding : finding.judged);
      done += 1;
      progress.show({ kind: "case-ended", id, done, total: all.length, failed: 0 });
    },
  });
  progress.clear();
  return results;
}
