/** What `import` of the package gives: the server inside of a program of one's own. */
import { readSettings } from "./config/settings.ts";
import { operationsOf } from "./operations/operations.ts";
import type { RunningServer } from "./running-server.ts";
import { startServer as start } from "./server.ts";

export type { RunningServer };

/** Where a server has its settings from, and where its log goes. */
export interface StartOptions {
  /** The variables of the README, such as `{ PORT: "0", DATABASE_FILE: ":memory:" }`; those of the process if absent. */
  env?: Readonly<Record<string, string | undefined>>;
  /** The folder in which `tambo.config.json` is looked for; the working folder if absent. */
  folder?: string;
  /** Takes a line of the log, with its end, at a time; it goes to stderr if absent. */
  log?: (line: string) => void;
}

/**
 * Starts a server. Unlike the program it handles no signals: `close()` ends it.
 *
 * @throws Error that says what is wrong with which setting, or what keeps it from starting: the database is in use, the
 *   port is taken, …
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { env = process.env, folder = process.cwd(), log } = options;
  const stream = log === undefined ? process.stderr : { write: log };
  const settings = readSettings({ ...env }, folder, (line) => stream.write(`${line}\n`));
  const operations = operationsOf(settings, stream);
  return await start(settings, (line) => operations.logger.error(line), { operations });
}
