/**
 * `npm run conform:mutants` tests the suite itself. Every check must fail on at least one mutant, which is
 * our server with a single defect. Null servers, which implement nothing, must not pass any check.
 *
 * Each mutant is judged with its cases in `kills.<contract>.json`; a new mutant is judged with all cases.
 * Checks without a killer are tested on all mutants. The killers are then written to the file. `--help` lists
 * the options.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type ContractName, contractNames } from "../../contracts/contracts.ts";
import { judgeFields, readNoticed } from "./ignored-fields.ts";
import type { CheckVerdict } from "./judge.ts";
import { judgeTasks, type Results } from "./judge-tasks.ts";
import {
  buildMatrix,
  chooseKillers,
  formatKillers,
  type Killers,
  listCases,
  type Matrix,
  mergeMatrices,
  parseKillers,
  removeUnconfirmed,
  type ServerVerdicts,
} from "./kill-matrix.ts";
import { findNullServerProblems, formatKills, formatReport } from "./report.ts";
import { listMutants, listNullServers } from "./tables/index.ts";
import type { Task } from "./worker.ts";

/** The search for the killers of a contract's checks. */
interface Search {
  contract: ContractName;
  /** Ids of all mutants. */
  ids: readonly string[];
  /** All verdicts on the unmutated server. */
  unmutated: readonly CheckVerdict[];
  before: Killers;
}

const help = `Usage: npm run conform:mutants -- [options]

Judges our server with one defect at a time. For each check, writes a mutant that kills it to
kills.<contract>.json.

Options:
  --contract <name>  judge only the mutants of this contract: ${contractNames.join(", ")}
  --check            writes nothing; each mutant must kill its checks in the file
  --fields           judges mutants that each ignore one field of requests; writes the checks that notice it to
                     fields.<contract>.json
  --only <id>        judges this mutant with all cases, prints the checks that it kills, and writes nothing; may be repeated
  --help             this text

Exit codes: 0 every check is killed, 1 a check is not killed or the file is out of date, 2 invalid command line
`;

const values = readOptions();
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}
const contracts = contractNames.filter((name) => values.contract === "" || values.contract === name);
const unknown = values.only.filter((id) => !contracts.some((name) => listMutants(name).has(id)));
if (contracts.length === 0) {
  process.stderr.write(`Unknown contract ${values.contract}; choose one of ${contractNames.join(", ")}.\n`);
  process.exit(2);
}
if (unknown.length > 0) {
  process.stderr.write(`Unknown mutant ${unknown.join(", ")}; kills.<contract>.json lists all mutants.\n`);
  process.exit(2);
}
for (const contract of contracts) {
  const chosen = values.only.filter((id) => listMutants(contract).has(id));
  if (values.fields) await reportFields(contract);
  else if (values.only.length === 0) await judgeContract(contract);
  else if (chosen.length > 0) await showKills(contract, chosen);
}

/** Parses the command line; exits the program if it is invalid. */
function readOptions() {
  try {
    return parseArgs({
      options: {
        contract: { type: "string", default: "" },
        check: { type: "boolean", default: false },
        fields: { type: "boolean", default: false },
        only: { type: "string", multiple: true, default: [] },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}

/** Judges the mutants that ignore a field, and prints the result. */
async function reportFields(contract: ContractName): Promise<void> {
  const { lines, failed } = await judgeFields(contract, values.check);
  process.stdout.write(`\n${contract}:\n${lines.join("\n")}\n\n`);
  if (failed > 0) process.exitCode = 1;
}

/** Judges the selected mutants with all cases, and prints the checks that they kill. */
async function showKills(contract: ContractName, chosen: readonly string[]): Promise<void> {
  const results = await judgeTasks([
    ...unmutatedTasks(contract),
    ...chosen.map((id): Task => ({ contract, kind: "mutant", id })),
  ]);
  process.stdout.write(
    formatKills(buildMatrix(listUnmutatedVerdicts(results), getVerdicts(results, "mutant"))),
  );
}

/**
 * Judges all mutants of a contract. Writes the killers of the contract's checks to the file, or compares them
 * with it.
 */
async function judgeContract(contract: ContractName): Promise<void> {
  const file = join(import.meta.dirname, `kills.${contract}.json`);
  const nullServers = [...listNullServers(contract).keys()];
  const before = parseKillers(existsSync(file) ? readFileSync(file, "utf8") : "{}");
  const fields = listFieldKillers(contract, before);
  const ids = [...listMutants(contract).keys(), ...fields.keys()];
  const selectCases = (id: string) => {
    const cases = fields.get(id) ?? listCases(id, before);
    return values.check || cases.length > 0 ? { cases } : {};
  };
  const results = await judgeTasks([
    ...unmutatedTasks(contract),
    ...ids.map((id): Task => ({ contract, kind: "mutant", id, ...selectCases(id) })),
    ...nullServers.map((id): Task => ({ contract, kind: "null", id })),
  ]);
  const search = { contract, ids, unmutated: listUnmutatedVerdicts(results), before };
  let matrix = buildMatrix(search.unmutated, getVerdicts(results, "mutant"));
  if (!values.check) matrix = await confirmKillers(await searchKillers(matrix, search), search);
  const killers = chooseKillers(matrix, before);
  if (!values.check) writeFileSync(file, formatKillers(killers));
  // A generated mutant does not have to be a killer.
  const mutants = matrix.mutants.filter(({ id }) => !fields.has(id));
  const { lines, failed } = formatReport(
    { ...matrix, mutants },
    killers,
    getUnmutatedVerdicts(results),
    findNullServerProblems(getVerdicts(results, "null")),
    nullServers.length,
    values.check ? { file, killers: before } : undefined,
  );
  process.stdout.write(`\n${contract}:\n${lines.join("\n")}\n\n`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * Returns the cases of the generated mutants that each ignore a field and are killers in the file, or that are
 * the only known killers of a new check.
 */
function listFieldKillers(contract: ContractName, before: Killers): Map<string, string[]> {
  const killers = new Set([...before.values()].map(({ mutant }) => mutant));
  return new Map(
    [...readNoticed(contract)].flatMap(([field, check]) => {
      const cases = new Set(listCases(field, before));
      if (!before.has(check)) cases.add(check.slice(0, check.indexOf("/")));
      return killers.has(field) || !before.has(check) ? [[field, [...cases]] as const] : [];
    }),
  );
}

function unmutatedTasks(contract: ContractName): Task[] {
  return [
    { contract, kind: "unmutated", id: "unmutated" },
    { contract, kind: "unmutated, restarted", id: "unmutated-restarted" },
  ];
}

function getVerdicts(results: Results, kind: Task["kind"]): Map<string, ServerVerdicts> {
  return results.get(kind) ?? new Map();
}

function getUnmutatedVerdicts(results: Results): ServerVerdicts[] {
  return [
    ...getVerdicts(results, "unmutated").values(),
    ...getVerdicts(results, "unmutated, restarted").values(),
  ];
}

function listUnmutatedVerdicts(results: Results): CheckVerdict[] {
  return getUnmutatedVerdicts(results).flatMap((each) => ("error" in each ? [] : each));
}

/** Searches for mutants that kill the checks without a killer. */
async function searchKillers(first: Matrix, { contract, ids, unmutated }: Search): Promise<Matrix> {
  const unkilled = first.checks.filter(({ kills }) => kills.length === 0).map(({ id }) => id);
  if (unkilled.length === 0) return first;
  // An invariant may fail in any case.
  const everywhere = unkilled.some((id) => !id.includes("/"));
  const cases = unkilled.map((id) => id.slice(0, id.indexOf("/")));
  const tasks = ids.map((id): Task => ({ contract, kind: "mutant", id, ...(everywhere ? {} : { cases }) }));
  return mergeMatrices(first, buildMatrix(unmutated, getVerdicts(await judgeTasks(tasks), "mutant")));
}

/**
 * Judges the killers twice more with their own cases, and replaces killers that do not kill their checks
 * again.
 */
async function confirmKillers(first: Matrix, { contract, ids, unmutated, before }: Search): Promise<Matrix> {
  let matrix = first;
  for (let round = 0; round < 2; round += 1) {
    const killers = chooseKillers(matrix, before);
    const tasks = ids.map((id): Task => ({ contract, kind: "mutant", id, cases: listCases(id, killers) }));
    const narrowed = buildMatrix(unmutated, getVerdicts(await judgeTasks(tasks), "mutant"));
    matrix = removeUnconfirmed(matrix, killers, narrowed);
  }
  return matrix;
}
