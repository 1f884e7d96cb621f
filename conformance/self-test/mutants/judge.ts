/** Has a server judged by the suite: verdicts by check, in the modes that can show it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../config/config.ts";
import { settingsOf } from "../../config/settings.ts";
import type { ContractName } from "../../contracts/contracts.ts";
import type { Case, Level, Mode } from "../../runner/case.ts";
import { runSuite } from "../../runner/run-suite.ts";
import type { Target } from "../../runner/target.ts";
import { environmentOf } from "../../target/environment.ts";
import { startImplementation } from "../../target/process.ts";
import { startUpstream, type Upstream } from "../../upstream/upstream.ts";
import { ownLimits, writeConfigFile } from "../profiles/config-file.ts";
import { unmutated } from "./combinators/compose.ts";
import type { Mutate } from "./mutant.ts";
import { startMutated } from "./own-server.ts";
import { type Suite, type Verdict, verdictOf } from "./suite.ts";

/** A check, judged in one mode. */
export interface Judged {
  /** `<case>/<check>`. */
  check: string;
  /** What the kill matrix calls it: an invariant is one check, wherever it is judged (`every-<invariant>`). */
  name: string;
  level: Level;
  mode: Mode;
  verdict: Verdict;
  reason?: string;
}

/** How long a run without a reader goes on: long enough to come back to on a busy machine, in milliseconds. */
const graceMs = 1_000;
/** Most time for any one step, in milliseconds. */
const timeoutMs = 3_000;
/** The same of the server as it is: it does answer, and must not be judged by how busy the machine is. */
const unmutatedTimeoutMs = 15_000;
const jobs = 12;

const profilesFolder = join(import.meta.dirname, "..", "profiles");
const configured = settingsOf(
  readConfig(readFileSync(join(profilesFolder, "responses.yaml"), "utf8"), "responses.yaml"),
  {},
  process.env,
);
const needRestart = ({ needs }: Case) => needs.includes("restart");
/** Cases that do the same many times take as long as all others together. */
const repeatMuch = ({ steps }: Case) => steps.some((step) => "repeat" in step && step.repeat > 10);

/**
 * Judges our server with a mutation, in this process, by everything but the cases that restart it.
 *
 * @param repeats Whether by the cases that repeat much, too.
 * @param wanted Which of these cases.
 */
export async function judgeHere(
  suite: Suite,
  mutate: Mutate,
  repeats: boolean,
  wanted: (each: Case) => boolean = () => true,
): Promise<Judged[]> {
  return withUpstream(async (upstream, folder) => {
    const server = await startMutated(
      mutate,
      environment(upstream, suite.name, folder),
      configured.target.key ?? "",
    );
    const target = targetAt(server.url, suite.name);
    if (mutate === unmutated) target.timeoutMs = unmutatedTimeoutMs;
    target.features = new Set([...target.features].filter((feature) => feature !== "restart"));
    try {
      const here = (each: Case) => !needRestart(each) && wanted(each);
      const rest = suite.cases.filter((each) => here(each) && (repeats || !repeatMuch(each)));
      return [
        ...(await judge(suite, target, upstream, rest)),
        ...(await judge(suite, byScript(target), upstream, suite.scriptOnly.filter(here))),
      ];
    } finally {
      await server.close();
    }
  });
}

/** Judges a mutant in a process of its own, by the cases that restart it. @param mutant Its id, or `none`. */
export async function judgeRestarted(
  suite: Suite,
  mutant: string,
  wanted: (each: Case) => boolean = () => true,
): Promise<Judged[]> {
  return withUpstream(async (upstream, folder) => {
    const implementation = await startImplementation({
      argv: [process.execPath, join(import.meta.dirname, "serve.ts"), suite.name, mutant],
      cwd: profilesFolder,
      upstream: knownOf(upstream, suite.name, folder, join(folder, "runs.sqlite")),
      env: { ...configured.env, DISCONNECT_GRACE_MS: String(graceMs) },
      graceMs,
      health: "/healthz",
      readyMs: 15_000,
      stopMs: 2_000,
    });
    const target = {
      ...targetAt(implementation.url, suite.name),
      restart: () => implementation.restart(),
      timeoutMs: 5_000,
    };
    try {
      return await judge(
        suite,
        target,
        upstream,
        suite.cases.filter((each) => needRestart(each) && wanted(each)),
      );
    } finally {
      await implementation.stop();
    }
  });
}

/** Judges a server that is no implementation at all, by every case. It need not wait: nothing comes. */
export async function judgeNull(suite: Suite, url: string): Promise<Judged[]> {
  return withUpstream(async (upstream) => {
    const target: Target = {
      ...targetAt(url, suite.name),
      restart: async () => {},
      timeoutMs: 150,
      graceMs: 50,
    };
    return [
      ...(await judge(suite, target, upstream, suite.cases)),
      ...(await judge(suite, byScript(target), upstream, suite.scriptOnly)),
    ];
  });
}

function byScript(target: Target): Target {
  return { ...target, mode: "script", model: "script" };
}

async function judge(
  suite: Suite,
  target: Target,
  upstream: Upstream,
  judged: readonly Case[],
): Promise<Judged[]> {
  const { contract, clauses, definitions } = suite;
  const result = await runSuite({
    target,
    driver: target.mode === "script" ? upstream.scriptDriver : upstream.driver,
    contract,
    cases: judged,
    clauses,
    version: "mutants",
    jobs,
    trace: false,
    onProgress: () => {},
  });
  return result.cases
    .flatMap(({ checks }) => checks)
    .flatMap((check) => {
      const verdict = verdictOf(check, suite);
      if (verdict === undefined) return [];
      const { id, level, reason } = check;
      const name = definitions.has(id) ? id : id.replace(/^.*\//, "");
      return [
        { check: id, name, level, mode: target.mode, verdict, ...(reason === undefined ? {} : { reason }) },
      ];
    });
}

function targetAt(url: string, contract: ContractName): Target {
  const target: Target = { ...configured.target, mode: "upstream", name: "mutant", url, graceMs, timeoutMs };
  return ownLimits(target, contract);
}

/** What a server is told of the suite, and of its own files. @param folder For its configuration. */
function knownOf(
  upstream: Upstream,
  contract: ContractName,
  folder: string,
  databaseFile: string,
): Record<string, string> {
  const environment = { ...upstream.environment() };
  const configFile = writeConfigFile(contract, environment, folder);
  return { ...environment, CONFORM_DATABASE_FILE: databaseFile, CONFORM_CONFIG_FILE: configFile };
}

/** Of a server in this process. It is never restarted, so its database may end with it. */
function environment(upstream: Upstream, contract: ContractName, folder: string): Record<string, string> {
  return environmentOf({
    inherited: {},
    upstream: knownOf(upstream, contract, folder, ":memory:"),
    port: 0,
    graceMs,
    own: {
      ...configured.env,
      DISCONNECT_GRACE_MS: String(graceMs),
      SCRIPT_HOLDS_URL: "${CONFORM_HOLDS_URL}",
    },
  });
}

/** One for all that a thread judges; it ends with the thread. */
let upstreamOfThread: Promise<Upstream> | undefined;

/** @param work Gets a folder that is there until it is done. */
async function withUpstream<T>(work: (upstream: Upstream, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "tambo-mutant-"));
  try {
    upstreamOfThread ??= startUpstream();
    return await work(await upstreamOfThread, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
