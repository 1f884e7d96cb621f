/**
 * The command-line program. It starts the server, or executes a command such as `--backup` or `--help`. The
 * first line on stdout contains the server's URL. The log and startup errors are written to stderr.
 */

import { readSettings, type Settings } from "./config/settings.ts";
import { formatSummary } from "./config/summary.ts";
import { BackupError, SettingError, StoreOpenError } from "./core/errors.ts";
import { describePortInUse, isPortInUse } from "./core/port-in-use.ts";
import { createModels } from "./models/registry.ts";
import { watchEventLoop } from "./operations/blocked-loop.ts";
import { createOperations } from "./operations/operations.ts";
import manifest from "./package.json" with { type: "json" };
import { startServer } from "./server.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { backUpDatabase, restoreDatabase } from "./store/sqlite/backup.ts";
import { usage } from "./usage.ts";

const log = (line: string) => process.stderr.write(`${line}\n`);

interface Command {
  /** True if a file follows the command. */
  takesFile?: true;
  execute(file: string): unknown;
}

const commands: Record<string, Command> = {
  "--backup": { takesFile: true, execute: backUp },
  "--restore": { takesFile: true, execute: restore },
  "--check-config": { execute: checkConfig },
  "--help": { execute: () => process.stdout.write(usage) },
  "--version": { execute: () => process.stdout.write(`${manifest.version}\n`) },
};

const [flag, ...values] = process.argv.slice(2);
const command =
  flag === undefined ? { execute: run } : Object.hasOwn(commands, flag) ? commands[flag] : undefined;
const file = command?.takesFile ? values.shift() : "";
const unknown = command === undefined ? flag : values[0];
if (command === undefined || unknown !== undefined) {
  log(`unknown argument ${JSON.stringify(unknown)}; allowed: ${Object.keys(commands).join(", ")}`);
  process.exitCode = 2;
} else if (file === undefined) {
  log(`${flag} needs a file, such as ${flag} /backup/runs.sqlite`);
  process.exitCode = 2;
} else {
  await command.execute(file);
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
  await withSettings((settings) => {
    const { model, providers, allowScriptModelForTests } = settings;
    const { ids } = createModels({ default: model, providers, allowScriptModelForTests });
    return formatSummary(settings, ids);
  });
}

async function backUp(target: string): Promise<void> {
  await withSettings(async (settings) => {
    const database = findDatabaseFile(settings, "Use pg_dump to back up PostgreSQL.");
    const bytes = await backUpDatabase(database, target);
    return `backed up ${database} to ${target} (${bytes} bytes)\n`;
  });
}

async function restore(source: string): Promise<void> {
  await withSettings(async (settings) => {
    const database = findDatabaseFile(settings, "Use pg_restore to restore a backup of PostgreSQL.");
    const previous = await restoreDatabase(database, source);
    const kept = previous === undefined ? "" : `; the previous database is ${previous}`;
    return `restored ${database} from ${source}${kept}\n`;
  });
}

/** Executes a command that prints its result and exits. */
async function withSettings(execute: (settings: Settings) => string | Promise<string>): Promise<void> {
  try {
    process.stdout.write(await execute(readSettings(process.env, process.cwd(), log)));
  } catch (error) {
    log(await formatStartupError(error));
    process.exitCode = 1;
  }
}

/** @throws {BackupError} If the data is not in a SQLite file. */
function findDatabaseFile({ databaseUrl, databaseFile }: Settings, advice: string): string {
  if (databaseUrl !== undefined) throw new BackupError(`The settings contain a database URL. ${advice}`);
  if (databaseFile !== ":memory:") return databaseFile;
  throw new BackupError("The database is in memory. Set DATABASE_FILE to a file.");
}

/**
 * Formats a startup error. For an error that an operator can fix, returns a one-line message that says how to
 * fix it. For any other error, returns the stack trace.
 */
async function formatStartupError(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  const isPlain = [BackupError, SettingError, StoreOpenError].some((kind) => error instanceof kind);
  if (isPlain) return error.message;
  if (isPortInUse(error)) return await describePortInUse(error);
  const { syscall } = error as NodeJS.ErrnoException;
  if (syscall === "listen") return `${error.message}; set PORT to a port that you are allowed to use`;
  if (syscall === "getaddrinfo") return `HOST: ${error.message}; set it to an address of this machine`;
  return error.stack ?? error.message;
}
