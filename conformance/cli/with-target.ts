/** Starts and stops the implementation under test and the suite's server. */
import { basename } from "node:path";
import { defaultGraceMs } from "../config/settings.ts";
import type { Mode } from "../runner/case.ts";
import { observeDriver } from "../runner/driver.ts";
import type { Target } from "../runner/target.ts";
import { UnknownVariableError } from "../target/environment.ts";
import type { CommandContext, SuiteDependencies, Upstream } from "./dependencies.ts";
import { exit, HarnessError, UsageError } from "./exit.ts";
import { defaultUpstreamPort } from "./options.ts";
import type { LocatedSettings } from "./read-settings.ts";

/** Maximum time that a stopped implementation may take to exit, in milliseconds. */
const stopMs = 5_000;

/** The implementation to test, which is either already running or started by a command. */
export type TargetSource =
  | { kind: "running"; upstreamPort: number | undefined }
  | { kind: "command"; command: readonly string[]; showOutput: boolean };

/**
 * Starts the suite's server and, if needed, the implementation. Calls `judge`, then stops both.
 * @throws UsageError if neither a URL nor a command is given.
 * @throws HarnessError if the implementation cannot be reached or started.
 */
export async function withTarget<T>(
  { settings, folder }: LocatedSettings,
  origin: TargetSource,
  pieces: SuiteDependencies,
  surroundings: CommandContext,
  judge: (target: Target, upstream: Pick<Upstream, "driver" | "modelRequestCount">) => Promise<T>,
): Promise<T> {
  const start =
    origin.kind === "command"
      ? resolveCommand(origin, settings.command, folder, surroundings.cwd)
      : undefined;
  const upstream = await startUpstreamForMode(settings.target.mode, origin, pieces);
  const { scriptDriver, modelRequestCount } = upstream;
  const driver = settings.target.mode === "script" ? scriptDriver : upstream.driver;
  try {
    if (start === undefined) {
      return await judge(await connectToTarget(settings, pieces, surroundings), {
        driver,
        modelRequestCount,
      });
    }
    const graceMs = settings.target.graceMs ?? defaultGraceMs;
    const implementation = await pieces
      .startImplementation({
        ...start,
        upstream: upstream.environment(),
        env: settings.env,
        graceMs,
        health: settings.health,
        readyMs: settings.readyMs,
        stopMs,
        ...(origin.kind === "command" && origin.showOutput ? { onOutput: surroundings.err } : {}),
      })
      .catch((error: Error) => {
        throw error instanceof UnknownVariableError ? error : new HarnessError(error.message);
      });
    try {
      const name = settings.name ?? describeCommand(start.argv);
      const judgement = await judge(
        {
          ...settings.target,
          name,
          url: implementation.url,
          graceMs,
          restart: () => implementation.restart(),
        },
        { driver, modelRequestCount },
      );
      const failure = await implementation.failure();
      if (failure !== undefined) surroundings.err(`${failure.message}\n`);
      return judgement;
    } finally {
      await implementation.stop();
    }
  } finally {
    await upstream.close();
  }
}

async function connectToTarget(
  settings: LocatedSettings["settings"],
  pieces: SuiteDependencies,
  surroundings: CommandContext,
): Promise<Target> {
  const { url, target } = settings;
  if (url === undefined) {
    throw new UsageError(
      "No URL given: pass --url http://127.0.0.1:8080, or let `tambo-conform start -- <command>` start the implementation.",
    );
  }
  if (target.features.has("grace") && target.graceMs === undefined) {
    throw new UsageError(
      "The grace feature needs the graceMs setting: the time until a run without a reader is cancelled.",
    );
  }
  const features = new Set(target.features);
  if (features.delete("restart")) {
    surroundings.err("Only `tambo-conform start` can test the restart feature; its checks are skipped.\n");
  }
  // A proxy may hide the health path, so the `run` command only tests the connection.
  const trouble = await pieces.checkHealth(url, "tcp");
  if (trouble !== undefined) {
    throw new HarnessError(
      `No response from ${url} (${trouble}); start the implementation first, or correct the URL.`,
    );
  }
  return { ...target, features, name: settings.name ?? url, url };
}

function resolveCommand(
  { command }: Extract<TargetSource, { kind: "command" }>,
  configured: readonly string[] | undefined,
  folder: string,
  cwd: string,
): { argv: [string, ...string[]]; cwd: string } {
  const [file, ...args] = command.length > 0 ? command : (configured ?? []);
  if (file === undefined) {
    throw new UsageError(
      "No command given: use `tambo-conform start -- <command>`, or set `command` in tambo-conform.yaml.",
    );
  }
  return { argv: [file, ...args], cwd: command.length > 0 ? cwd : folder };
}

/** Starts the suite's server. Mode `observe` does not need the server. */
async function startUpstreamForMode(
  mode: Mode,
  origin: TargetSource,
  pieces: SuiteDependencies,
): Promise<Upstream> {
  if (mode === "observe") {
    const driver = observeDriver();
    return {
      driver,
      scriptDriver: driver,
      modelRequestCount: () => 0,
      environment: () => ({}),
      close: async () => undefined,
    };
  }
  const port = origin.kind === "command" ? 0 : (origin.upstreamPort ?? defaultUpstreamPort);
  return startUpstreamAt(port, "--upstream-port", pieces);
}

/**
 * @param flag Name of the option that selects another port, for the message.
 * @throws HarnessError if the port is in use.
 */
export async function startUpstreamAt(
  port: number,
  flag: string,
  pieces: SuiteDependencies,
): Promise<Upstream> {
  try {
    return await pieces.startUpstream(port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new HarnessError(
      `Port ${port}, for the suite's model, is in use. Stop the process that uses it (perhaps \`tambo-conform serve\`, because \`run\` ` +
        `serves at the same addresses), or choose another port with ${flag}.`,
    );
  }
}

/** Returns the first two words of a command. The remaining words may contain secrets. */
function describeCommand([file, first]: readonly [string, ...string[]]): string {
  return first === undefined ? basename(file) : `${basename(file)} ${first}`;
}

/**
 * Serves until the user interrupts.
 * @returns The exit code.
 */
export async function serve(
  port: number,
  pieces: SuiteDependencies,
  surroundings: CommandContext,
): Promise<number> {
  const upstream = await startUpstreamAt(port, "--port", pieces);
  const lines = Object.entries(upstream.environment()).map(([name, value]) => `export ${name}=${value}\n`);
  surroundings.out(lines.join(""));
  surroundings.err(
    "Serving until Ctrl-C. Stop it before `tambo-conform run`, which serves at the same addresses.\n",
  );
  await surroundings.interrupted();
  await upstream.close();
  return exit.ok;
}
