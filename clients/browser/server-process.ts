/** Our server as its users start it: a process of its own, on a free port, with a new database. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../server/main.ts", import.meta.url));

/** A server that can be killed and started again with what it had stored. */
export interface ServerProcess {
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
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "browser-test-"));
  writeFileSync(join(folder, "tambo.config.json"), JSON.stringify(file));
  const child = spawn(process.execPath, [program], {
    // No settings but these: neither a file where the tests were started nor one that the environment names.
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", SHUTDOWN_GRACE_MS: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  return {
    url: await addressOf(child),
    async stop() {
      child.kill("SIGTERM");
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    const url = /^listening on (\S+)\n/.exec(stdout)?.[1];
    if (url !== undefined) resolve(url);
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  child.once("close", (code) => reject(new Error(`the server ended with ${code}: ${stderr}`)));
  return promise;
}
