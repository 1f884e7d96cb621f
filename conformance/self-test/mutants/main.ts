/**
 * `npm run conform:mutants`: proves that the suite judges. Our server is made wrong in one way after another, and every
 * check must fail on one of them; servers that are no implementation must have no check green.
 *
 * Each mutant is judged by the cases that kills.<contract>.json names for it, a new one by all; for checks that none
 * kills, all mutants are judged by their cases. What was found is written to the file. `--help` says what else it can do.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { progressView } from "../../cli/progress.ts";
import { type ContractName, contractNames } from "../../contracts/contracts.ts";
import type { Judged } from "./judge.ts";
import {
  casesOf,
  confirmed,
  type Designated,
  designate,
  readKillMatrix,
  restricted,
  writeKillMatrix,
} from "./kill-matrix.ts";
import { type Found, joined, type Matrix, matrixOf } from "./matrix.ts";
import type { Mutant } from "./mutant.ts";
import { judgeAll } from "./pool.ts";
import { closingLines, killedLines, notRed } from "./report.ts";
import { mutantsOf, nullServersOf } from "./tables/index.ts";
import type { Task } from "./worker.ts";

/** What was found, by kind and id. */
type Results = Map<Task["kind"], Map<string, Found>>;

/** What is looked through for kills. */
interface Looker {
  contract: ContractName;
  table: readonly Mutant[];
  /** All that was judged on the server as it is. */
  unmutated: readonly Judged[];
  before: Designated | undefined;
}

const help = `Usage: npm run conform:mutants -- [options]

Makes our server wrong in one way after another, has each judged, and writes which mutant kills which check into
kills.<contract>.json.

Options:
  --contract <name>  only this contract: ${contractNames.join(", ")}
  --check            looks for nothing: the mutants by which the file says that checks are killed must kill them
  --all              with --check, judges all other mutants, too
  --only <id>        judges this mutant by all cases, shows what kills it, and writes nothing; may be repeated
  --help             this text

Exit codes: 0 every check is killed, 1 one is not (or the file is stale), 2 the command line is wrong
`;

const values = readOptions();
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}
const contracts = contractNames.filter((name) => values.contract === "" || values.contract === name);
const unknown = values.only.filter(
  (id) => !contracts.some((name) => mutantsOf(name).some((mutant) => mutant.id === id)),
);
if (contracts.length === 0) {
  process.stderr.write(
    `There is no contract ${values.contract}; choose among ${contractNames.join(", ")}.\n`,
  );
  process.exit(2);
}
if (unknown.length > 0) {
  process.stderr.write(`There is no mutant ${unknown.join(", ")}; kills.<contract>.json names them all.\n`);
  process.exit(2);
}
for (const contract of contracts) {
  const chosen = mutantsOf(contract).filter(({ id }) => values.only.includes(id));
  if (values.only.length === 0) await judgeContract(contract);
  else if (chosen.length > 0) await show(contract, chosen);
}

/** Reads the command line; ends the program when it is wrong. */
function readOptions() {
  try {
    return parseArgs({
      options: {
        contract: { type: "string", default: "" },
        check: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        only: { type: "string", multiple: true, default: [] },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}

/** Judges some mutants by all cases, and shows what kills them. */
async function show(contract: ContractName, chosen: readonly Mutant[]): Promise<void> {
  const found = await judged([
    ...unmutatedTasks(contract),
    ...chosen.map(({ id }): Task => ({ contract, kind: "mutant", id })),
  ]);
  process.stdout.write(killedLines(matrixOf(asItIs(found), foundOf(found, "mutant"))));
}

/** Judges all mutants of a contract, and writes its kill matrix or compares with it. */
async function judgeContract(contract: ContractName): Promise<void> {
  const file = join(import.meta.dirname, `kills.${contract}.json`);
  const nullServers = nullServersOf(contract);
  const before = existsSync(file) ? readKillMatrix(readFileSync(file, "utf8")) : undefined;
  const table = judgedMutants(mutantsOf(contract), before);
  const named = (id: string) =>
    before !== undefined && (values.check || before.kills.has(id)) ? { cases: casesOf(id, before) } : {};
  const found = await judged([
    ...unmutatedTasks(contract),
    ...table.map(({ id }): Task => ({ contract, kind: "mutant", id, ...named(id) })),
    ...nullServers.map(({ id }): Task => ({ contract, kind: "null", id })),
  ]);
  const looker = { contract, table, unmutated: asItIs(found), before };
  let matrix = matrixOf(looker.unmutated, foundOf(found, "mutant"));
  if (!values.check) matrix = await seenAgain(await searched(matrix, looker), looker);
  const text = writeKillMatrix(designate(matrix, before));
  const judgedIds = new Set(table.map(({ id }) => id));
  const expected = before && (values.all ? before : restricted(before, judgedIds));
  const stale = values.check && (expected === undefined || text !== writeKillMatrix(expected));
  if (!values.check) writeFileSync(file, text);
  const { lines, failed } = closingLines(
    matrix,
    unmutatedOf(found),
    notRed(foundOf(found, "null")),
    nullServers.length,
    stale ? file : undefined,
  );
  process.stdout.write(`\n${contract}:\n${lines.join("\n")}\n\n`);
  if (failed > 0) process.exitCode = 1;
}

/** The mutants to judge: for a check those by which checks are killed, and new ones. */
function judgedMutants(table: readonly Mutant[], before: Designated | undefined): readonly Mutant[] {
  if (!values.check || values.all || before === undefined) return table;
  const killers = new Set(Array.from(before.killers.values(), ({ mutant }) => mutant));
  return table.filter(({ id }) => killers.has(id) || !before.kills.has(id));
}

function unmutatedTasks(contract: ContractName): Task[] {
  return [
    { contract, kind: "unmutated", id: "unmutated" },
    { contract, kind: "unmutated, restarted", id: "unmutated-restarted" },
  ];
}

function foundOf(found: Results, kind: Task["kind"]): Map<string, Found> {
  return found.get(kind) ?? new Map();
}

function unmutatedOf(found: Results): Found[] {
  return [...foundOf(found, "unmutated").values(), ...foundOf(found, "unmutated, restarted").values()];
}

function asItIs(found: Results): Judged[] {
  return unmutatedOf(found).flatMap((each) => ("error" in each ? [] : each));
}

/** Looks for mutants that kill what none has killed so far. */
async function searched(first: Matrix, { contract, table, unmutated }: Looker): Promise<Matrix> {
  const unkilled = first.checks.filter(({ kills }) => kills.length === 0).map(({ id }) => id);
  if (unkilled.length === 0) return first;
  // An invariant may fail in any case.
  const everywhere = unkilled.some((id) => !id.includes("/"));
  const cases = unkilled.map((id) => id.slice(0, id.indexOf("/")));
  const tasks = table.map(
    ({ id }): Task => ({ contract, kind: "mutant", id, ...(everywhere ? {} : { cases }) }),
  );
  return joined(first, matrixOf(unmutated, foundOf(await judged(tasks), "mutant")));
}

/** Has what is to stand in the file seen twice more; what is not is replaced by what else was found. */
async function seenAgain(first: Matrix, { contract, table, unmutated, before }: Looker): Promise<Matrix> {
  let seen = first;
  for (let round = 0; round < 2; round += 1) {
    const designated = designate(seen, before);
    const tasks = table.map(
      ({ id }): Task => ({ contract, kind: "mutant", id, cases: casesOf(id, designated) }),
    );
    const narrowed = matrixOf(unmutated, foundOf(await judged(tasks), "mutant"));
    seen = confirmed(seen, designated, narrowed);
  }
  return seen;
}

/** Judges everything, with progress. */
async function judged(all: readonly Task[]): Promise<Results> {
  const results: Results = new Map();
  // The order of the tables, whichever ends first.
  for (const { kind, id } of all) {
    results.set(kind, (results.get(kind) ?? new Map()).set(id, { error: "it was not judged" }));
  }
  const progress = progressView(
    (text) => process.stderr.write(text),
    process.stderr.isTTY ? process.stderr : undefined,
  );
  let done = 0;
  await judgeAll(all, availableParallelism(), {
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
