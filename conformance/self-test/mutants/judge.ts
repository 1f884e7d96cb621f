/** Runs the suite against one server, and returns a verdict on each check in every mode that can test it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../config/config.ts";
import { resolveSettings } from "../../config/settings.ts";
import type { ContractName } from "../../contracts/contracts.ts";
import type { Case, Level, Mode } from "../../runner/case.ts";
import type { CaseResult } from "../../runner/report.ts";
import { runSuite } from "../../runner/run-suite.ts";
import type { Target } from "../../runner/target.ts";
import { buildEnvironment } from "../../target/environment.ts";
import { startImplementation } from "../../target/process.ts";
import { startUpstream, type Upstream } from "../../upstream/upstream.ts";
import { withBodyLimit, writeConfigFile } from "../profiles/config-file.ts";
import { unmutated } from "./combinators/compose.ts";
import type { Mutate } from "./mutant.ts";
import { startMutated } from "./mutated-server.ts";
import { judgeCheck, type Suite, type Verdict } from "./suite.ts";

/** The verdict on a check in one mode. */
export interface CheckVerdict {
  /** `<case>/<check>`. */
  check: string;
  /**
   * The check's name in the kill matrix. An invariant counts as a single check across all cases
   * (`every-<invariant>`).
   */
  name: string;
  level: Level;
  mode: Mode;
  verdict: Verdict;
  reason?: string;
}

/** Time limits, in milliseconds. */
interface Limits {
  /** Grace period for runs without readers. */
  graceMs: number;
  /** Time limit for a step. */
  timeoutMs: number;
}
/** For mutants: long enough to reconnect in time, unless the machine is very busy. */
const shortLimits: Limits = { graceMs: 1_000, timeoutMs: 3_000 };
/** For servers that must pass all checks, and must not fail because the machine is busy. */
const longLimits: Limits = { graceMs: 5_000, timeoutMs: 15_000 };
const jobs = 12;

const profilesFolder = join(import.meta.dirname, "..", "profiles");
const configured = resolveSettings(
  readConfig(readFileSync(join(profilesFolder, "responses.yaml"), "utf8"), "responses.yaml"),
  {},
  process.env,
);
const needsRestart = ({ needs }: Case) => needs.includes("restart");
/** Returns true for a case with many repetitions. Such cases take as long as all other cases together. */
const repeatsOften = ({ steps }: Case) => steps.some((step) => "repeat" in step && step.repeat > 10);

/**
 * Judges our server with a mutation in this process, using all cases except those that restart the server.
 *
 * @param repeats True to include cases with many repetitions.
 * @param wanted Selects the cases to run.
 * @param onCase Receives the result of each case, with its trace.
 */
export async function judgeInProcess(
  suite: Suite,
  mutate: Mutate,
  repeats: boolean,
  wanted: (each: Case) => boolean = () => true,
  onCase?: (result: CaseResult) => void,
): Promise<CheckVerdict[]> {
  const limits = mutate === unmutated || mutate.paths !== undefined ? longLimits : shortLimits;
  return withUpstream(async (upstream, folder) => {
    const server = await startMutated(
      mutate,
      createEnvironment(upstream, suite.name, folder, limits),
      configured.target.key ?? "",
    );
    const target = createTarget(server.url, suite.name, limits);
    if (mutate.paths !== undefined) target.paths = mutate.paths;
    target.features = new Set([...target.features].filter((feature) => feature !== "restart"));
    try {
      const isSelected = (each: Case) => !needsRestart(each) && wanted(each);
      const rest = suite.cases.filter((each) => isSelected(each) && (repeats || !repeatsOften(each)));
      return [
        ...(await judge(suite, target, upstream, rest, onCase)),
        ...(await judge(
          suite,
          withScriptMode(target),
          upstream,
          suite.scriptOnly.filter(isSelected),
          onCase,
        )),
      ];
    } finally {
      await server.close();
    }
  });
}

/**
 * Judges a mutant in a separate process, using the cases that restart it.
 * @param mutant The mutant's id, or `none`.
 */
export async function judgeRestarted(
  suite: Suite,
  mutant: string,
  wanted: (each: Case) => boolean = () => true,
): Promise<CheckVerdict[]> {
  const limits: Limits = { ...shortLimits, timeoutMs: 5_000 };
  return withUpstream(async (upstream, folder) => {
    const implementation = await startImplementation({
      argv: [process.execPath, join(import.meta.dirname, "serve.ts"), suite.name, mutant],
      cwd: profilesFolder,
      upstream: createVariables(upstream, suite.name, folder, join(folder, "runs.sqlite")),
      env: { ...configured.env, DISCONNECT_GRACE_MS: String(limits.graceMs) },
      graceMs: limits.graceMs,
      health: "/healthz",
      readyMs: 15_000,
      stopMs: 2_000,
    });
    const target = {
      ...createTarget(implementation.url, suite.name, limits),
      restart: () => implementation.restart(),
    };
    try {
      return await judge(
        suite,
        target,
        upstream,
        suite.cases.filter((each) => needsRestart(each) && wanted(each)),
      );
    } finally {
      await implementation.stop();
    }
  });
}

/** The requests in each case, and the verdicts on the unmutated server. */
export interface Recording {
  verdicts: CheckVerdict[];
  /** The text of each request by case: the request line and, after a line break, the body. */
  requests: Map<string, string[]>;
}

/** Records the requests in all cases that do not restart the server. */
export async function recordRequests(suite: Suite): Promise<Recording> {
  const requests = new Map<string, string[]>();
  const onCase = ({ id, trace }: CaseResult) => {
    const sent = trace.flatMap(({ direction, text }) => (direction === ">" ? [text] : []));
    requests.set(id, [...(requests.get(id) ?? []), ...sent]);
  };
  try {
    const verdicts = await judgeInProcess(suite, unmutated, false, () => true, onCase);
    return { verdicts, requests };
  } finally {
    // An open upstream would keep the main thread from ending.
    await (await upstreamOfThread)?.close();
    upstreamOfThread = undefined;
  }
}

/** Judges a null server with all cases, using short time limits. */
export async function judgeNull(suite: Suite, url: string, timeoutMs = 150): Promise<CheckVerdict[]> {
  return withUpstream(async (upstream) => {
    const target: Target = {
      ...createTarget(url, suite.name, { graceMs: 50, timeoutMs }),
      restart: async () => {},
    };
    return [
      ...(await judge(suite, target, upstream, suite.cases)),
      ...(await judge(suite, withScriptMode(target), upstream, suite.scriptOnly)),
    ];
  });
}

function withScriptMode(target: Target): Target {
  return { ...target, mode: "script", model: "script" };
}

async function judge(
  suite: Suite,
  target: Target,
  upstream: Upstream,
  judged: readonly Case[],
  onCase?: (result: CaseResult) => void,
): Promise<CheckVerdict[]> {
  const { contract, requirements, definitions } = suite;
  const result = await runSuite({
    target,
    driver: target.mode === "script" ? upstream.scriptDriver : upstream.driver,
    contract,
    cases: judged,
    requirements,
    level: "full",
    version: "mutants",
    jobs,
    trace: onCase !== undefined,
    onProgress: () => {},
  });
  if (onCase !== undefined) result.cases.forEach(onCase);
  return result.cases
    .flatMap(({ checks }) => checks)
    .flatMap((check) => {
      const verdict = judgeCheck(check, suite);
      if (verdict === undefined) return [];
      const { id, level, reason } = check;
      const name = definitions.has(id) ? id : id.replace(/^.*\//, "");
      return [
        { check: id, name, level, mode: target.mode, verdict, ...(reason === undefined ? {} : { reason }) },
      ];
    });
}

function createTarget(url: string, contract: ContractName, limits: Limits): Target {
  const target: Target = { ...configured.target, mode: "upstream", name: "mutant", url, ...limits };
  return withBodyLimit(target, contract);
}

/**
 * Returns the environment variables that describe the suite and the server's files.
 * @param folder Folder for the configuration file.
 */
function createVariables(
  upstream: Upstream,
  contract: ContractName,
  folder: string,
  databaseFile: string,
): Record<string, string> {
  const environment = { ...upstream.environment() };
  const configFile = writeConfigFile(contract, environment, folder);
  return { ...environment, CONFORM_DATABASE_FILE: databaseFile, CONFORM_CONFIG_FILE: configFile };
}

/**
 * Returns the environment for a server in this process. The server is never restarted, so its database may be
 * in memory.
 */
function createEnvironment(
  upstream: Upstream,
  contract: ContractName,
  folder: string,
  { graceMs }: Limits,
): Record<string, string> {
  return buildEnvironment({
    inherited: {},
    upstream: createVariables(upstream, contract, folder, ":memory:"),
    port: 0,
    graceMs,
    own: {
      ...configured.env,
      DISCONNECT_GRACE_MS: String(graceMs),
      SCRIPT_HOLDS_URL: "${CONFORM_HOLDS_URL}",
    },
  });
}

/** The upstream that all servers judged by this thread share. */
let upstreamOfThread: Promise<Upstream> | undefined;

/** @param work Receives a temporary folder, which is removed afterwards. */
async function withUpstream<T>(work: (upstream: Upstream, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "tambo-mutant-"));
  try {
    upstreamOfThread ??= startUpstream();
    return await work(await upstreamOfThread, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
