/**
 * Tests that jobs run in child processes with limited time and memory, and that the processes are shared
 * between projects.
 */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, vi } from "vitest";
import type { Json, JsonObject } from "../events.ts";
import { CheckPool, type PoolLimits } from "./check-pool.ts";
import type { CheckJob } from "./check-process.ts";

const { signal } = new AbortController();
const bounds: PoolLimits = { processes: 2, jobsPerProject: 10, timeMs: 60_000, memoryMb: 64, idleMs: 60_000 };
const check = (schema: JsonObject, value: Json) => (): CheckJob => {
  return { kind: "check", schema: JSON.stringify(schema), value: JSON.stringify(value) };
};
const quick = check({ type: "string" }, "a");
/** A job that runs forever. */
const endless = check({ pattern: "^(a+)+$" }, `${"a".repeat(60)}!`);
/** A job that finds tens of millions of errors. */
const memoryHungry = check({ items: { allOf: Array(2_000).fill({ not: {} }) } }, Array(20_000).fill(0));

/** A job that needs hundreds of megabytes of memory. */
const large = () =>
  check(
    { uniqueItems: true },
    Array.from(Array(400_000), (_, i) => ({ [`k${i}`]: [] })),
  )();

/** Returns the IDs of the child processes. */
function listChildProcesses(): number[] {
  const tasks = readdirSync("/proc/self/task");
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8").match(/\d+/g),
  );
  return children.map(Number).filter((pid) => readCommandLine(pid).includes("schemas/worker"));
}

/** Returns a process's arguments, each terminated by a NUL character. Empty if the process does not exist. */
function readCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

it("runs a project's jobs sequentially in one process, and keeps it for the next job", async () => {
  const pool = new CheckPool(bounds);
  const before = listChildProcesses();
  const verdicts = await Promise.all(
    [1, "a", null].map((value) => pool.run("p", check({ type: "string" }, value), signal)),
  );
  expect(verdicts).toEqual([
    { kind: "invalid", issues: ["(root): must be string"] },
    { kind: "valid" },
    { kind: "invalid", issues: ["(root): must be string"] },
  ]);
  // Processes from earlier tests may still be exiting.
  expect(listChildProcesses().filter((pid) => !before.includes(pid))).toHaveLength(1);
});

it("stops a job at its time limit, and continues with the next", async () => {
  const pool = new CheckPool({ ...bounds, timeMs: 300 });
  await expect(pool.run("p", endless, signal)).rejects.toThrow("it took more than 0.3 s");
  expect(await pool.run("p", quick, signal)).toEqual({ kind: "valid" });
});

it("keeps the first error if there are too many to fit in memory", async () => {
  const pool = new CheckPool(bounds);
  expect(await pool.run("p", memoryHungry, signal)).toEqual({
    kind: "invalid",
    issues: ["/0: must NOT be valid"],
  });
  expect(await pool.run("p", quick, signal)).toEqual({ kind: "valid" });
});

it("stops a job that takes too much memory, and the server process survives", async () => {
  const pool = new CheckPool(bounds);
  await expect(pool.run("p", large, signal)).rejects.toThrow("it needed more than 64 MiB of memory");
  expect(await pool.run("p", quick, signal)).toEqual({ kind: "valid" });
});

it("has a process for another project while one project's process is busy", async () => {
  const pool = new CheckPool(bounds);
  const stop = new AbortController();
  const busy = Array.from({ length: 10 }, () => pool.run("attacker", endless, stop.signal));
  const ended = Promise.allSettled(busy);
  expect(await pool.run("neighbour", quick, signal)).toEqual({ kind: "valid" });
  await expect(pool.run("attacker", quick, signal)).rejects.toThrow(
    "10 other jobs for this project are waiting; try again later",
  );
  stop.abort(new Error("stop"));
  expect((await ended).map((result) => "reason" in result && result.reason)).toEqual(
    Array(10).fill(stop.signal.reason),
  );
  expect(await pool.run("attacker", quick, signal)).toEqual({ kind: "valid" });
});

it("alternates between projects when all processes are busy", async () => {
  const pool = new CheckPool({ ...bounds, processes: 1 });
  const done: string[] = [];
  const run = async (projectId: string) => {
    await pool.run(projectId, quick, signal);
    done.push(projectId);
  };
  await Promise.all([run("a"), run("a"), run("a"), run("b"), run("c")]);
  expect(done.indexOf("b")).toBeLessThan(2);
  expect(done.indexOf("c")).toBeLessThan(3);
});

it("ends an idle process", async () => {
  const before = listChildProcesses();
  await new CheckPool({ ...bounds, idleMs: 1 }).run("p", quick, signal);
  await vi.waitFor(() => expect(listChildProcesses()).toEqual(before));
});

it.each([
  ["a list that is parsed in one step", "[]", `[${"{},".repeat(4_000_000)}{}]`],
  ["a schema that is parsed in one step", `{"enum":[${"[],".repeat(8_000_000)}[]]}`, "1"],
])("survives if %s takes more memory than available", async (_name, schema, value) => {
  const pool = new CheckPool(bounds);
  const run = pool.run("p", () => ({ kind: "check", schema, value }), signal);
  await expect(run).rejects.toThrow("it needed more than 64 MiB of memory");
});

/**
 * Runs a script in a separate process and returns its output. The script can call `pool.run` on a pool with
 * the given limits.
 */
async function runInProcess(script: string, bounds: PoolLimits, ...options: string[]): Promise<string> {
  const url = new URL("./check-pool.ts", import.meta.url).href;
  const text = `
    import { CheckPool } from ${JSON.stringify(url)};
    const pool = new CheckPool(${JSON.stringify(bounds)});
    const run = (job) => pool.run("p", () => job, new AbortController().signal);
    ${script}`;
  const cwd = fileURLToPath(new URL(".", import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...options, "--input-type=module", "-e", text],
    { cwd, timeout: 20_000 },
  );
  return stdout;
}

it("does not keep its parent process alive", async () => {
  const script = `console.log(await run(${JSON.stringify(quick())}));`;
  expect(await runInProcess(script, bounds)).toBe("{ kind: 'valid' }\n");
}, 30_000);

it("limits memory even in a process that was started with a different heap limit", async () => {
  const script = `
    const check = ${check};
    await run((${large})()).catch((error) => console.log(error.message));`;
  expect(await runInProcess(script, bounds, "--max-old-space-size=1024")).toBe(
    "it needed more than 64 MiB of memory\n",
  );
}, 30_000);

it("ends when its parent is killed", async () => {
  const timeMs = 1_234;
  const script = `
    void run(${JSON.stringify(endless())});
    setTimeout(() => process.kill(process.pid, "SIGKILL"), 1_000);`;
  await expect(runInProcess(script, { ...bounds, timeMs })).rejects.toMatchObject({ signal: "SIGKILL" });
  const ofTheParent = () =>
    readdirSync("/proc").filter((pid) => readCommandLine(Number(pid)).includes(`worker.ts\0${2 * timeMs}\0`));
  expect(ofTheParent().length).toBe(1);
  await vi.waitFor(() => expect(ofTheParent()).toEqual([]), { timeout: 10_000 });
}, 30_000);
