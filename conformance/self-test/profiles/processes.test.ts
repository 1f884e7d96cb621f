import { Client } from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestDatabase } from "../../../server/proof/testing/databases/postgres.ts";
import { UsageError } from "../../cli/exit.ts";
import { type Implementation, type Launch, startImplementation } from "../../target/process.ts";
import { openDatabases, parseProcessCount, startProcesses } from "./processes.ts";

describe("processes", () => {
  const launch: Launch = {
    argv: [process.execPath, `${import.meta.dirname}/../../target/fixtures/server.ts`, "good"],
    cwd: import.meta.dirname,
    upstream: {},
    env: {},
    graceMs: 250,
    health: "/healthz",
    readyMs: 20_000,
    stopMs: 5_000,
  };

  async function start(count: number): Promise<Implementation> {
    const implementation = await startProcesses(count, launch, startImplementation);
    onTestFinished(() => implementation.stop());
    return implementation;
  }

  /**
   * Sends requests sequentially.
   * @returns The ids of the processes that responded.
   */
  async function listRespondingPids(url: string, requests: number): Promise<number[]> {
    const pids: number[] = [];
    while (pids.length < requests) pids.push(((await (await fetch(url)).json()) as { pid: number }).pid);
    return pids;
  }

  describe("startProcesses", () => {
    it("sends each request to the next process", async () => {
      const { url } = await start(3);
      const [a, b, c, ...again] = await listRespondingPids(url, 6);
      expect(new Set([a, b, c]).size).toBe(3);
      expect(again).toEqual([a, b, c]);
    });

    it("kills all processes on a restart, and keeps the address", async () => {
      const { url, restart } = await start(2);
      const before = await listRespondingPids(url, 2);
      await restart();
      const after = await listRespondingPids(url, 4);
      expect(new Set([...before, ...after]).size).toBe(4);
      for (const pid of before) expect(() => process.kill(pid, 0)).toThrow();
    });

    it("reports a process that exited", async () => {
      const { url, failure } = await start(2);
      expect(await failure()).toBeUndefined();
      const [, second] = await listRespondingPids(url, 2);
      process.kill(second as number, "SIGKILL");
      await vi.waitFor(async () =>
        expect((await failure())?.message).toMatch(
          /^The implementation was terminated by SIGKILL during the test/,
        ),
      );
    });

    it("stops all processes if one cannot be started", async () => {
      const stop = vi.fn(async () => {});
      const startOne = vi
        .fn<() => Promise<Implementation>>()
        .mockResolvedValueOnce({
          url: "http://127.0.0.1:1",
          restart: stop,
          failure: async () => undefined,
          stop,
        })
        .mockRejectedValueOnce(new Error("no"));
      await expect(startProcesses(2, launch, startOne)).rejects.toThrow(new Error("no"));
      expect(stop).toHaveBeenCalledOnce();
    });
  });

  it("accepts one to nine processes", () => {
    expect(["1", "2", "9"].map(parseProcessCount)).toEqual([1, 2, 9]);
    for (const text of ["", "0", "10", "-1", "two"]) {
      expect(() => parseProcessCount(text)).toThrow(
        new UsageError(`--processes must be a number from 1 to 9, not ${text}.`),
      );
    }
  });
});

describe("databases", () => {
  async function query(url: string, statement: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(statement).finally(() => client.end());
    return rows;
  }

  it("creates an empty database each time, and drops it", async () => {
    const existing = await createTestDatabase();
    onTestFinished(() => existing.drop());
    const databases = await openDatabases(existing.url);
    const first = await databases.next();
    await query(first, "CREATE TABLE kept (id integer)");
    const second = await databases.next();
    expect(second).not.toBe(first);
    expect(await query(second, "SELECT to_regclass('kept') AS kept")).toEqual([{ kept: null }]);
    await databases.close();
    const names = [first, second].map((url) => new URL(url).pathname.slice(1));
    expect(
      await query(existing.url, `SELECT datname FROM pg_database WHERE datname IN ('${names.join("','")}')`),
    ).toEqual([]);
    // A server that these tests did not start keeps running.
    expect(await query(existing.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });
});
