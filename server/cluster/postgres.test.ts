import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { findMissingPostgres } from "../proof/testing/databases/postgres.ts";
import { startPostgres } from "./postgres.ts";

const missing = await findMissingPostgres();

async function rows(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

describe.skipIf(missing)("PostgreSQL from npm's programs", () => {
  test("keeps its address and data across every kind of restart", async () => {
    const server = await startPostgres();
    onTestFinished(() => server.end());
    const { url } = server;
    await rows(url, "CREATE TABLE kept (mode text)");
    for (const mode of ["fast", "immediate", "kill"] as const) {
      await rows(url, `INSERT INTO kept VALUES ('${mode}')`);
      const { pid } = server;
      await server.stop(mode);
      await expect(rows(url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
      await server.restart();
      expect(server.pid).not.toBe(pid);
    }
    expect(server.url).toBe(url);
    expect(await rows(url, "SELECT mode FROM kept")).toEqual([
      { mode: "fast" },
      { mode: "immediate" },
      { mode: "kill" },
    ]);
  });

  test("restarts immediately while a connection of the killed server is still busy", async () => {
    const server = await startPostgres();
    onTestFinished(() => server.end());
    const busy = new Client({ connectionString: server.url });
    busy.on("error", () => {});
    await busy.connect();
    const sleeping = busy.query("SELECT pg_sleep(0.5)");
    sleeping.catch(() => {});
    await rows(server.url, "SELECT 1");
    await server.stop("kill");
    await server.restart();
    expect(await rows(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await sleeping.catch(() => {});
    await busy.end();
  });

  test("reuses the data of a folder", async () => {
    const parent = mkdtempSync(join(tmpdir(), "postgres-folder-"));
    onTestFinished(() => rmSync(parent, { recursive: true }));
    // If the tests run as root, PostgreSQL runs as `nobody`, which needs access to the folder.
    chmodSync(parent, 0o755);
    const folder = join(parent, "data/postgres");
    const first = await startPostgres({ folder });
    await rows(first.url, "CREATE TABLE kept AS SELECT 7 AS number");
    await first.end();
    const second = await startPostgres({ folder });
    onTestFinished(() => second.end());
    expect(await rows(second.url, "SELECT number FROM kept")).toEqual([{ number: 7 }]);
    // A second server cannot use the folder while the first one is running.
    await expect(startPostgres({ folder })).rejects.toThrow(
      /did not start .*lock file "postmaster.pid" already exists/s,
    );
  });

  test("exits and deletes its folder when the process that started it is killed", async () => {
    const program = `
      import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, "postgres.ts"))};
      const { url } = await startPostgres();
      const { Client } = (await import("pg")).default;
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query("SHOW data_directory");
      console.log(JSON.stringify({ url, folder: rows[0].data_directory }));
    `;
    const child: ChildProcess = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      stdio: ["ignore", "pipe", "inherit"],
      cwd: import.meta.dirname,
    });
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    const [line] = (await once(lines, "line")) as [string];
    const { url, folder } = JSON.parse(line) as { url: string; folder: string };
    expect(existsSync(folder)).toBe(true);
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    const cutOff = new Promise<void>((resolve) => client.on("end", resolve));
    child.kill("SIGKILL");
    await cutOff;
    await expect.poll(() => existsSync(join(folder, "..")), { timeout: 10_000 }).toBe(false);
  });
});
