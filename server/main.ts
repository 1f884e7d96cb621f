/**
 * The command-line program. It starts the server, or executes `--check-config`, `--help` or `--version`. The
 * first line on stdout contains the server's URL. The log and startup errors are written to stderr.
 */

import { readSettings } from "./config/settings.ts";
import { formatSummary } from "./config/summary.ts";
import { SettingError, StoreOpenError } from "./core/errors.ts";
import { describePortInUse, isPortInUse } from "./core/port-in-use.ts";
import { createModels } from "./models/registry.ts";
import { watchEventLoop } from "./operations/blocked-loop.ts";
import { createOperations } from "./operations/operations.ts";
import manifest from "./package.json" with { type: "json" };
import { startServer } from "./server.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { usage } from "./usage.ts";

const log = (line: string) => process.stderr.write(`${line}\n`);

const commands: Record<string, () => unknown> = {
  "--check-config": checkConfig,
  "--help": () => process.stdout.write(usage),
  "--version": () => process.stdout.write(`${manifest.version}\n`),
};

const [flag, ...more] = process.argv.slice(2);
const command = flag === undefined ? run : Object.hasOwn(commands, flag) ? commands[flag] : undefined;
const unknown = command === undefined ? flag : more[0];
if (command === undefined || unknown !== undefined) {
  log(`unknown argument ${JSON.stringify(unknown)}; allowed: ${Object.keys(commands).join(", ")}`);
  process.exitCode = 2;
} else {
  await command();
}

async function run(): Promise<void> {
  try {
    const settings = readSettings(process.env, process.cwd(), log);
    const operations = createOperations(settings, process.stderr);
    const { logger } = operations;
    // Keep running even if the program that reads the log has exited.
    process.stderr.on("error", () => {});
    const starting = startServer(settings, (line) => logger.error(line), { operations });
    stopOnSignal(process, starting, {
      graceMs: settings.shutdownGraceMs,
      log: (line) => logger.error(line),
    });
    const { url, metricsUrl } = await starting;
    void watchEventLoop(logger);
    if (metricsUrl !== undefined) logger.info({ url: metricsUrl }, "serving metrics");
    process.stdout.write(`listening on ${url}\n`);
  } catch (error) {
    log(await formatStartupError(error));
    process.exit(1);
  }
}

async function checkConfig(): Promise<void> {
  try {
    const settings = readSettings(process.env, process.cwd(), log);
    const { model, providers, allowScriptModelForTests } = settings;
    const { ids } = createModels({ default: model, providers, allowScriptModelForTests });
    process.stdout.write(formatSummary(settings, ids));
  } catch (error) {
    log(await formatStartupError(error));
    process.exitCode = 1;
  }
}

/**
 * Formats a startup error. For an error that an operator can fix, returns a one-line message that says how to
 * fix it. For any other error, returns the stack trace.
 */
async function formatStartupError(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SettingError || error instanceof StoreOpenError) return error.message;
  if (isPortInUse(error)) return await describePortInUse(error);
  const { syscall } = error as NodeJS.ErrnoException;
  if (syscall === "listen") return `${error.message}; set PORT to a port that you are allowed to use`;
  if (syscall === "getaddrinfo") return `HOST: ${error.message}; set it to an address of this machine`;
  return error.stack ?? error.message;
}
