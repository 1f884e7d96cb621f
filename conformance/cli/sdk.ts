/**
 * The `tambo-conform sdk` command. It serves the scripted mock API to a client SDK, and prints the coverage.
 */
import { nearest } from "../baseline/nearest.ts";
import { countCoverage, coverageTable, type Required } from "../sdk/coverage.ts";
import { explainScenario, listScenarios } from "../sdk/explain.ts";
import { loadScenarios } from "../sdk/load-scenarios.ts";
import { ProcessGroup } from "../target/process-group.ts";
import type { CommandContext, SuiteDependencies } from "./dependencies.ts";
import { exit, HarnessError, UsageError } from "./exit.ts";

/** Options of the `sdk` command. */
export interface SdkOptions {
  port: number;
  require?: string[];
  list?: boolean;
  explain?: string;
}

/**
 * Serves the mock API until the client's command exits, or until the user interrupts. Then prints the
 * coverage.
 * @param command Command that runs the client's tests, with the mock API's URL in `TAMBO_BASE_URL`.
 * @returns The exit code.
 */
export async function runSdkCommand(
  flags: SdkOptions,
  command: readonly string[],
  pieces: SuiteDependencies,
  surroundings: CommandContext,
): Promise<number> {
  const scenarios = await loadScenarios();
  if (flags.list) {
    surroundings.out(`${listScenarios(scenarios)}\n`);
    return exit.ok;
  }
  const ids = scenarios.map(({ id }) => id);
  for (const id of [...(flags.explain === undefined ? [] : [flags.explain]), ...(flags.require ?? [])]) {
    if (!ids.includes(id) && id !== "all") throw unknownScenarioError(id, ids);
  }
  if (flags.explain !== undefined) {
    const scenario = scenarios.find(({ id }) => id === flags.explain);
    if (scenario === undefined) throw unknownScenarioError(flags.explain, ids);
    surroundings.out(`${explainScenario(scenario, `http://127.0.0.1:${flags.port}`)}\n`);
    return exit.ok;
  }
  const required: Required = flags.require?.includes("all") ? "all" : (flags.require ?? []);
  const mock = await startMock(flags.port, pieces, surroundings);
  try {
    surroundings.err(`The mock API is listening on ${mock.url}\n`);
    const [file, ...args] = command;
    const ended =
      file === undefined
        ? await surroundings.interrupted()
        : await runClient([file, ...args], mock.url, surroundings);
    surroundings.out(`${coverageTable(mock.coverage(), required)}\n`);
    if (ended !== undefined && ended !== "exited with code 0") {
      surroundings.err(`The client's command ${ended}.\n`);
      return exit.failures;
    }
    return countCoverage(mock.coverage(), required).failed > 0 ? exit.failures : exit.ok;
  } finally {
    await mock.close();
  }
}

async function startMock(port: number, pieces: SuiteDependencies, { err }: CommandContext) {
  try {
    return await pieces.startSdkMock({ port, onWrong: (line) => err(`${line}\n`) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new HarnessError(`Port ${port} is in use; free it, or choose another port with --port.`);
  }
}

/** @returns A description of how the command ended, such as "exited with code 0". */
async function runClient(
  argv: readonly [string, ...string[]],
  url: string,
  { cwd, env, err }: CommandContext,
): Promise<string> {
  const inherited = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const group = await ProcessGroup.start({
    argv,
    cwd,
    env: { ...Object.fromEntries(inherited), TAMBO_BASE_URL: url },
    onOutput: err,
  }).catch((error: Error) => {
    throw new UsageError(`${error.message}; correct the command.`);
  });
  const how = await group.ended;
  await group.kill();
  return how;
}

function unknownScenarioError(id: string, ids: readonly string[]): UsageError {
  const [meant] = nearest(id, ids);
  const advice = meant === undefined ? "see `tambo-conform sdk --list`" : `did you mean ${meant}?`;
  return new UsageError(`No scenario has the id ${id}; ${advice}`);
}
