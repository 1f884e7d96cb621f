/** The package's entry point: embeds the server in another program. */
import { readSettings } from "./config/settings.ts";
import { createOperations } from "./operations/operations.ts";
import type { RunningServer } from "./running-server.ts";
import { startServer as start } from "./server.ts";

export type { RunningServer };

/** The sources of a server's settings, and the destination of its log. */
export interface StartOptions {
  /**
   * Environment variables as documented in the README, such as `{ PORT: "0", DATABASE_FILE: ":memory:" }`.
   * Defaults to the environment of the process.
   */
  env?: Readonly<Record<string, string | undefined>>;
  /** The folder that contains `tambo.config.json`. Defaults to the working directory. */
  folder?: string;
  /** Receives the log. Each call passes one line, including its line break. Defaults to writing to stderr. */
  log?: (line: string) => void;
}

/**
 * Starts a server. Unlike the CLI, it does not handle signals. Call `close()` to stop the server.
 *
 * @throws An error that describes each invalid setting, or the reason why the server cannot start, such as a
 * port in use.
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { env = process.env, folder = process.cwd(), log } = options;
  const stream = log === undefined ? process.stderr : { write: log };
  const settings = readSettings({ ...env }, folder, (line) => stream.write(`${line}\n`));
  const operations = createOperations(settings, stream);
  return await start(settings, (line) => operations.logger.error(line), { operations });
}
