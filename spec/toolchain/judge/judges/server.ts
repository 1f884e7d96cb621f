/** Starts the project's server as a program. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectRoot } from "../../project.ts";

/** A running server with the demo model and an empty database. */
export interface RunningServer {
  url: string;
  /** A valid API key. */
  key: string;
  /** The errors that the server has logged. */
  errors: string[];
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port, without tool servers.
 *
 * @param folder A folder for its settings file.
 */
export async function startServer(folder: string): Promise<RunningServer> {
  const settings = join(folder, "tambo.config.json");
  writeFileSync(settings, JSON.stringify({ mcpServers: {} }));
  const key = "judge-key-0123456789";
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      CONFIG_FILE: settings,
      PORT: "0",
      DATABASE_FILE: ":memory:",
      API_KEYS: `judge:${key}`,
      SHUTDOWN_GRACE_MS: "0",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  const errors: string[] = [];
  const listening = Promise.withResolvers<string>();
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on("line", (line) => {
      const url = /^listening on (.+)$/.exec(line)?.[1];
      if (url === undefined) errors.push(line);
      else listening.resolve(url);
    });
  }
  void exited.then(() => listening.reject(new Error(`the server has exited\n${errors.join("\n")}`)));
  return {
    url: await listening.promise,
    key,
    errors,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
