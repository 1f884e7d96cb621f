/** The implementation that a command judges, with the suite's model beside it; both are gone when the command ends. */
import { basename } from "node:path";
import { defaultGraceMs } from "../config/settings.ts";
import type { Mode } from "../runner/case.ts";
import { observeDriver } from "../runner/driver.ts";
import type { Target } from "../runner/target.ts";
import { UnknownVariable } from "../target/environment.ts";
import { exit, HarnessError, UsageError } from "./exit.ts";
import { defaultUpstreamPort } from "./options.ts";
import type { Pieces, Surroundings, Upstream } from "./pieces.ts";
import type { ReadSettings } from "./read-settings.ts";

/** Most time until a started implementation is ready, in milliseconds. */
const readyMs = 30_000;
/** Most time for it to end when asked, in milliseconds. */
const stopMs = 5_000;

/** How the implementation comes to be there. */
export type Origin =
  | { kind: "runs already"; upstreamPort: number | undefined }
  | { kind: "is started"; command: readonly string[]; showOutput: boolean };

/**
 * Has an implementation judged: brings it and the suite's model up, and takes them down again.
 *
 * @throws UsageError when it is not said where it is or how it is started.
 * @throws HarnessError when it is not there, or cannot be started.
 */
export async function withTarget<T>(
  { settings, folder }: ReadSettings,
  origin: Origin,
  pieces: Pieces,
  surroundings: Surroundings,
  judge: (target: Target, upstream: Pick<Upstream, "driver" | "asked">) => Promise<T>,
): Promise<T> {
  const start =
    origin.kind === "is started" ? commandOf(origin, settings.command, folder, surroundings.cwd) : undefined;
  const upstream = await openUpstream(settings.target.mode, origin, pieces);
  const { scriptDriver, asked } = upstream;
  const driver = settings.target.mode === "script" ? scriptDriver : upstream.driver;
  try {
    if (start === undefined) {
      return await judge(await runningTarget(settings, pieces, surroundings), { driver, asked });
    }
    const graceMs = settings.target.graceMs ?? defaultGraceMs;
    const implementation = await pieces
      .startImplementation({
        ...start,
        upstream: upstream.environment(),
        env: settings.env,
        graceMs,
        health: settings.health,
        readyMs,
        stopMs,
        ...(origin.kind === "is started" && origin.showOutput ? { onOutput: surroundings.err } : {}),
      })
      .catch((error: Error) => {
        throw error instanceof UnknownVariable ? error : new HarnessError(error.message);
      });
    try {
      const name = settings.name ?? nameOf(start.argv);
      const judgement = await judge(
        {
          ...settings.target,
          name,
          url: implementation.url,
          graceMs,
          restart: () => implementation.restart(),
        },
        { driver, asked },
      );
      const failure = implementation.failure();
      if (failure !== undefined) surroundings.err(`${failure.message}\n`);
      return judgement;
    } finally {
      await implementation.stop();
    }
  } finally {
    await upstream.close();
  }
}

async function runningTarget(
  settings: ReadSettings["settings"],
  pieces: Pieces,
  surroundings: Surroundings,
): Promise<Target> {
  const { url, target } = settings;
  if (url === undefined) {
    throw new UsageError(
      "Say where the implementation is: --url http://127.0.0.1:8080, or let `tambo-conform start -- <command>` start it.",
    );
  }
  if (target.features.has("grace") && target.graceMs === undefined) {
    throw new UsageError(
      "The feature grace needs the setting graceMs: how long a run without a reader goes on.",
    );
  }
  const features = new Set(target.features);
  if (features.delete("restart")) {
    surroundings.err("Only `tambo-conform start` can judge the feature restart; its checks are left out.\n");
  }
  // Whether it has a health path is not for `run` to ask: it may be behind a proxy that hides it.
  const trouble = await pieces.askHealth(url, "tcp");
  if (trouble !== undefined) {
    throw new HarnessError(
      `Nothing answers at ${url} (${trouble}); start the implementation first, or correct the URL.`,
    );
  }
  return { ...target, features, name: settings.name ?? url, url };
}

function commandOf(
  { command }: Extract<Origin, { kind: "is started" }>,
  configured: readonly string[] | undefined,
  folder: string,
  cwd: string,
): { argv: [string, ...string[]]; cwd: string } {
  const [file, ...args] = command.length > 0 ? command : (configured ?? []);
  if (file === undefined) {
    throw new UsageError(
      "Say how the implementation is started: `tambo-conform start -- <command>`, or `command` in tambo-conform.yaml.",
    );
  }
  return { argv: [file, ...args], cwd: command.length > 0 ? cwd : folder };
}

/** In mode `observe` there is nothing to serve. */
async function openUpstream(mode: Mode, origin: Origin, pieces: Pieces): Promise<Upstream> {
  if (mode === "observe") {
    const driver = observeDriver();
    return {
      driver,
      scriptDriver: driver,
      asked: () => 0,
      environment: () => ({}),
      close: async () => undefined,
    };
  }
  const port = origin.kind === "is started" ? 0 : (origin.upstreamPort ?? defaultUpstreamPort);
  return upstreamAt(port, "--upstream-port", pieces);
}

/** @throws HarnessError when the port is taken. @param flag What changes it. */
export async function upstreamAt(port: number, flag: string, pieces: Pieces): Promise<Upstream> {
  try {
    return await pieces.startUpstream(port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new HarnessError(
      `Port ${port}, for the suite's model, is taken; end what listens there (\`tambo-conform serve\`, perhaps: \`run\` ` +
        `serves at the same addresses by itself), or choose another with ${flag}.`,
    );
  }
}

/** Two words of a command say what it is; the others may be secrets. */
function nameOf([file, first]: readonly [string, ...string[]]): string {
  return first === undefined ? basename(file) : `${basename(file)} ${first}`;
}

/** Serves until the user wants it to end. @returns The exit code. */
export async function serve(port: number, pieces: Pieces, surroundings: Surroundings): Promise<number> {
  const upstream = await upstreamAt(port, "--port", pieces);
  const lines = Object.entries(upstream.environment()).map(([name, value]) => `export ${name}=${value}\n`);
  surroundings.out(lines.join(""));
  surroundings.err(
    "Serving until Ctrl-C. End it before `tambo-conform run`, which serves at the same addresses by itself.\n",
  );
  await surroundings.interrupted();
  await upstream.close();
  return exit.ok;
}
