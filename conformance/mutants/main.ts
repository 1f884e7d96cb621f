/**
 * `npm run conform:mutants`: proves that the suite judges. Our server is made wrong in one way after another, and every
 * check must fail on one of them; servers that are no implementation must have no check green.
 *
 * kill-matrix.md says which mutant kills which check. Each mutant is judged by the cases that the file names for it, a
 * new one by all; for checks that none kills, all mutants are judged by their cases. What was found is written to the
 * file; with `--check` nothing is looked for, and everything must be as the file says. `--only <id>` (again and again)
 * judges these mutants alone, by all cases, and shows all that they are killed by.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { progressView } from "../cli/progress.ts";
import { casesOf, confirmed, designate, readKillMatrix, writeKillMatrix } from "./kill-matrix.ts";
import { type Found, joined, type Matrix, matrixOf } from "./matrix.ts";
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

const before = existsSync(file) ? readKillMatrix(readFileSync(file, "utf8")) : undefined;
const named = (id: string) =>
  before !== undefined && (values.check || before.kills.has(id)) ? { cases: casesOf(id, before) } : {};
const found = await judged([
  { kind: "unmutated", id: "unmutated" },
  { kind: "unmutated, restarted", id: "unmutated-restarted" },
  ...chosen.map(({ id }): Task => ({ kind: "mutant", id, ...(values.only.length === 0 && named(id)) })),
  ...(values.only.length === 0 ? nullServers.map(({ id }): Task => ({ kind: "null", id })) : []),
]);
const of = (kind: Task["kind"]) => found.get(kind) ?? new Map<string, Found>();
const unmutated = [...of("unmutated").values(), ...of("unmutated, restarted").values()];
const asItIs = unmutated.flatMap((each) => ("error" in each ? [] : each));
let matrix = matrixOf(asItIs, of("mutant"));
if (values.only.length === 0 && !values.check) matrix = await seenAgain(await searched(matrix));

if (values.only.length > 0) {
  process.stdout.write(killedLines(matrix));
} else {
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

/** Looks for mutants that kill what none has killed so far. */
async function searched(first: Matrix): Promise<Matrix> {
  const unkilled = first.checks.filter(({ kills }) => kills.length === 0).map(({ id }) => id);
  if (unkilled.length === 0) return first;
  // An invariant may fail in any case.
  const everywhere = unkilled.some((id) => !id.includes("/"));
  const cases = unkilled.map((id) => id.slice(0, id.indexOf("/")));
  const tasks = mutants.map(({ id }): Task => ({ kind: "mutant", id, ...(everywhere ? {} : { cases }) }));
  return joined(first, matrixOf(asItIs, (await judged(tasks)).get("mutant") ?? new Map()));
}

/** Has what is to stand in the file seen twice more; what is not is replaced by what else was found. */
async function seenAgain(first: Matrix): Promise<Matrix> {
  let seen = first;
  for (let round = 0; round < 2; round += 1) {
    const designated = designate(seen, before);
    const tasks = mutants.map(({ id }): Task => ({ kind: "mutant", id, cases: casesOf(id, designated) }));
    const narrowed = matrixOf(asItIs, (await judged(tasks)).get("mutant") ?? new Map());
    seen = confirmed(seen, designated, narrowed);
  }
  return seen;
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
