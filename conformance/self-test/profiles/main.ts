/**
 * `npm run conform` runs the suite against our server, and verifies that every check passes in at least one
 * profile, because a check that passes in none may test nothing. `--help` lists the options.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { NoPostgresError } from "../../../server/cluster/postgres-programs.ts";
import type { SuiteDependencies } from "../../cli/dependencies.ts";
import { exit, UsageError } from "../../cli/exit.ts";
import { main } from "../../cli/program.ts";
import { suiteDependencies } from "../../cli/suite-dependencies.ts";
import { type ContractName, contractNames } from "../../contracts/contracts.ts";
import type { JsonReport } from "../../reports/json.ts";
import { createFieldRecorder, type FieldRecorder } from "../fields/observed-fields.ts";
import { withBodyLimit, writeConfigFile } from "./config-file.ts";
import { type Databases, openDatabases, parseProcessCount, startProcesses } from "./processes.ts";
import { type Profile, profiles, selectProfiles } from "./profiles.ts";
import { dropPerProcessChecks, formatFailures, listNeverPassed, perProcessChecks } from "./results.ts";

const help = `Usage: npm run conform -- [options] [profiles...]

Runs the conformance suite against our server: every contract, with every model format and with scripts in messages.
If all profiles of a contract are run, a check that passes in none of them is also a failure, and so is a field that no
response or event has.

Profiles: ${profiles.map(({ name }) => name).join(", ")}

Options:
  --contract <name>  only the profiles of this contract: ${contractNames.join(", ")}
  --case <id>        only this case, or the case of this check; may be repeated
  --processes <n>    number of processes, 1 to 9; several run on PostgreSQL behind a proxy, by default
                     only in the profiles with scripts in messages (default: 1)
  --help             this text

Exit codes:
  0  all checks pass
  1  checks failed, or passed in no profile
  2  invalid command line
  3  the server could not be tested
`;

/** The outcome of one contract's profiles. */
interface Findings {
  /** The most severe exit code. */
  worst: number;
  passed: number;
  failed: number;
  /** The failures, one line of text each. */
  failures: string[];
}

/** Options for the tested server. */
interface RunOptions {
  processes: number;
  /** Ids of the cases to run. Defaults to all cases. */
  cases: readonly string[];
  /** The database server, if several processes are tested. */
  databases: Databases | undefined;
}

/**
 * Runs the profiles in order until one cannot be tested.
 * @returns The most severe exit code, and the reports so far.
 */
async function judgeBy(
  selected: readonly Profile[],
  options: RunOptions,
  recorder: FieldRecorder,
): Promise<{ worst: number; results: JsonReport[] }> {
  const folder = mkdtempSync(join(tmpdir(), "tambo-conform-"));
  const results: JsonReport[] = [];
  let worst = 0;
  try {
    for (const { name, contract, config } of selected) {
      const report = join(folder, `${name}.json`);
      const file = join(import.meta.dirname, `${config}.yaml`);
      const args = ["start", "--contract", contract, "--config", file, "--report", `json=${report}`];
      if (options.cases.length > 0) args.push("--case", ...options.cases);
      process.env.CONFORM_DATABASE_FILE = join(folder, `${name}.sqlite`);
      // No requirement set is selected, because our server must pass every check, including new ones.
      const code = await main(args, configurePieces(contract, folder, options, recorder), {
        out: (text) => process.stdout.write(text),
        err: (text) => process.stderr.write(text),
        colours: process.stdout.isTTY && process.stdout.hasColors(),
        terminal: process.stderr.isTTY ? process.stderr : undefined,
        cwd: process.cwd(),
        env: process.env,
        interrupted: () => new Promise((resolve) => process.once("SIGINT", () => resolve())),
      });
      worst = Math.max(worst, code);
      if (code > exit.failures) break;
      results.push(JSON.parse(readFileSync(report, "utf8")) as JsonReport);
      process.stdout.write("\n");
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { worst, results };
}

/**
 * Returns the suite's dependencies, changed to write our server's configuration file and to add it to the
 * environment.
 * @param folder Folder for the configuration file.
 */
function configurePieces(
  contract: ContractName,
  folder: string,
  { processes, databases }: RunOptions,
  recorder: FieldRecorder,
): SuiteDependencies {
  return {
    ...suiteDependencies,
    async runSuite(given) {
      const target = withBodyLimit(given.target, contract);
      const invariants = [...given.contract.invariants, recorder.invariant];
      const options = { ...given, target, contract: { ...given.contract, invariants } };
      if (databases === undefined) return suiteDependencies.runSuite(options);
      const name = `${target.name}, ${processes} processes on PostgreSQL`;
      return dropPerProcessChecks(
        await suiteDependencies.runSuite({ ...options, target: { ...target, name } }),
        contract,
      );
    },
    async startImplementation(launch) {
      // Overrides any `DATABASE_URL` in the environment.
      const DATABASE_URL = (await databases?.next()) ?? "";
      const withDatabase = { ...launch, env: { ...launch.env, DATABASE_URL } };
      if (databases === undefined) return suiteDependencies.startImplementation(withDatabase);
      return startProcesses(processes, withDatabase, suiteDependencies.startImplementation);
    },
    async startUpstream(port) {
      const upstream = await suiteDependencies.startUpstream(port);
      const environment = upstream.environment();
      const CONFORM_CONFIG_FILE = writeConfigFile(contract, environment, folder);
      return { ...upstream, environment: () => ({ ...environment, CONFORM_CONFIG_FILE }) };
    },
  };
}

/** Runs the profiles of one contract, and prints the result. */
async function judgeContract(
  contract: ContractName,
  selected: readonly Profile[],
  options: RunOptions,
): Promise<Findings> {
  const recorder = await createFieldRecorder(contract);
  const { worst, results } = await judgeBy(selected, options, recorder);
  // Another profile may test a check that this profile cannot test, so a check is reported only if it passes
  // in no profile.
  const all = profiles.filter((each) => each.contract === contract).length;
  const perProcess = options.databases === undefined ? {} : (perProcessChecks[contract] ?? {});
  const isComplete = results.length === all && options.cases.length === 0;
  const neverPassed = isComplete ? listNeverPassed(results).filter((id) => !(id in perProcess)) : [];
  for (const check of neverPassed)
    process.stdout.write(`${check} passes in no profile, so it may test nothing.\n`);
  const fieldProblems = isComplete ? reportFields(recorder) : [];
  const count = (name: "passed" | "failed") => results.reduce((sum, { summary }) => sum + summary[name], 0);
  const failed =
    count("failed") + neverPassed.length + fieldProblems.length + selected.length - results.length;
  process.stdout.write(`${contract}: ${count("passed")} passed, ${failed} failed\n\n`);
  return {
    worst: Math.max(worst, neverPassed.length + fieldProblems.length > 0 ? exit.failures : exit.ok),
    passed: count("passed"),
    failed,
    failures: results.flatMap((result, index) => formatFailures(selected[index]?.name ?? contract, result)),
  };
}

/** Prints how many response and event fields were observed, and returns the problems. */
function reportFields(recorder: FieldRecorder): string[] {
  const { declared, observed, exceptions, problems } = recorder.report();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(
    `${observed} of ${declared} response and event fields were observed; ${exceptions} are exceptions.\n`,
  );
  return problems;
}

/**
 * Runs the profiles of all contracts, and prints the results.
 * @returns The most severe exit code.
 */
async function judgeAll(selected: readonly Profile[], options: RunOptions): Promise<number> {
  const findings: Findings[] = [];
  for (const [contract, group] of Map.groupBy(selected, (each) => each.contract)) {
    findings.push(await judgeContract(contract, group, options));
  }
  for (const line of findings.flatMap(({ failures }) => failures)) process.stdout.write(`${line}\n`);
  const sum = (name: "passed" | "failed") => findings.reduce((total, each) => total + each[name], 0);
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
  return Math.max(...findings.map(({ worst }) => worst));
}

/** Runs the profiles. If several processes are tested, opens databases for them. */
async function judgeSelected(
  selected: readonly Profile[],
  { processes, cases }: Omit<RunOptions, "databases">,
): Promise<void> {
  const databases = processes > 1 ? await openDatabases(process.env.TEST_DATABASE_URL) : undefined;
  try {
    process.exitCode = await judgeAll(selected, { processes, cases, databases });
  } finally {
    await databases?.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    options: {
      contract: { type: "string" },
      case: { type: "string", multiple: true, default: [] },
      processes: { type: "string", default: "1" },
      help: { type: "boolean" },
    },
    allowPositionals: true,
  });
  if (values.help) process.stdout.write(help);
  else {
    const processes = parseProcessCount(values.processes);
    const selected = selectProfiles(positionals, values.contract, processes);
    await judgeSelected(selected, { processes, cases: values.case });
  }
} catch (error) {
  const isUsageError =
    error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE");
  const isPostgresMissing = error instanceof NoPostgresError;
  if (!isUsageError && !isPostgresMissing) throw error;
  const advice = isPostgresMissing
    ? "; set TEST_DATABASE_URL to a server where databases may be created"
    : "";
  process.stderr.write(`${(error as Error).message}${advice}\n`);
  process.exitCode = isPostgresMissing ? exit.harness : exit.usage;
}
