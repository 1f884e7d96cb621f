/** Tests a server process whose database file cannot grow. A file size limit simulates a full disk. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/**
 * Starts a server whose files are limited to 2 MiB.
 *
 * @returns The server's URL.
 */
async function startWithSmallFiles(): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), "full-disk-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const { PATH = "" } = process.env;
  // The limit is given in blocks of 512 bytes (POSIX).
  const child = spawn("sh", ["-c", 'ulimit -f 4096 && exec "$0" "$@"', process.execPath, main], {
    cwd,
    env: { PATH, PORT: "0", LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return line.replace("listening on ", "");
}

it("is not ready, with the reason, and still serves requests that need no disk space", async () => {
  const url = await startWithSmallFiles();
  const getReadiness = async () => {
    const response = await fetch(`${url}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  expect(await getReadiness()).toEqual({
    status: 200,
    body: { status: "ready", checks: { store: "ok", server: "ok" } },
  });
  const create = () =>
    fetch(`${url}/v1/threads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ metadata: { text: "x".repeat(500_000) } }),
    });
  const statuses: number[] = [];
  while (!statuses.includes(500) && statuses.length < 10) statuses.push((await create()).status);
  expect(statuses.at(-1)).toBe(500);
  expect(await getReadiness()).toEqual({
    status: 503,
    body: { status: "not ready", checks: { store: "not writable", server: "ok" } },
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const { threads } = (await (await fetch(`${url}/v1/threads`)).json()) as { threads: unknown[] };
  expect(threads).toHaveLength(statuses.length - 1);
});
