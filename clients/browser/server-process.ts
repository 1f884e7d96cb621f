/** Our server as its users start it: a process of its own, on a free port, with a new database. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "../../server/cluster/server-process.ts";

/** A server in a folder of its own. */
export interface BrowserServer {
  /** Where it listens. */
  url: string;
  stop(): Promise<void>;
}

/**
 * @param settings Variables of server/README.md.
 * @param file Content of its `tambo.config.json`.
 * @throws Error with what it said, when it does not start.
 */
export async function startServer(
  settings: Record<string, string> = {},
  file: object = {},
): Promise<BrowserServer> {
  // No settings but these: neither a file where the tests were started nor one that the environment names.
  const folder = mkdtempSync(join(tmpdir(), "browser-test-"));
  writeFileSync(join(folder, "tambo.config.json"), JSON.stringify(file));
  const env = { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", SHUTDOWN_GRACE_MS: "0", ...settings };
  const said: string[] = [];
  try {
    const server = await startServerProcess(env, (line) => said.push(line), folder);
    return {
      url: server.url,
      async stop() {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(said.join("\n"), { cause: error });
  }
}
