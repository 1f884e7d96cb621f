/**
 * Tests server processes with harmless runs, and with runs that crash or block every process that executes
 * them.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Gateway } from "./contracts/gateway/gateway.ts";
import { holdReached, releaseHold } from "./models/script/holds.ts";
import type { EventStream } from "./proof/testing/clients/sse-client.ts";
import { listTerminalEvents, runIdOf, runPathOf } from "./proof/testing/clients/tambo-runs.ts";
import { createSuiteDatabase, findMissingPostgres } from "./proof/testing/databases/postgres.ts";
import { storeLostRun } from "./proof/testing/engine-runs.ts";
import { startTestServer } from "./proof/testing/server.ts";
import { startTestServerProcess, type TestServerProcess } from "./proof/testing/server-processes.ts";
import { openSqlite } from "./store/sqlite/store.ts";
import { createNativeTools } from "./tools/native.ts";

const program = fileURLToPath(new URL("./proof/testing/dangerous-server.ts", import.meta.url));
const dangerousServer = (env: Record<string, string>) =>
  startTestServerProcess({ SHUTDOWN_GRACE_MS: "0", ...env }, program);

const kept = { onDisconnect: "continue" };
const interrupted = { type: "RUN_ERROR", code: "RUN_INTERRUPTED" };

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recovery-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Starts a run that waits at a hold in every process that executes it. */
async function startHarmless(server: TestServerProcess) {
  const hold = randomUUID();
  const stream = await server.script(`thr_${hold}`, [[{ text: ["one", { hold }, " two"] }]], kept);
  stream.end().catch(() => {});
  await holdReached(hold);
  return { hold, stream };
}

/** Starts a run that calls a tool. Its stream breaks when the server crashes. */
async function startCall(server: TestServerProcess, tool: string): Promise<EventStream> {
  const hold = randomUUID();
  const turns = [[{ text: ["one", { hold }, " two"] }, { tool, args: {} }], [{ text: "end" }]];
  const stream = await server.script(`thr_${hold}`, turns, kept);
  stream.end().catch(() => {});
  await holdReached(hold);
  releaseHold(hold);
  return stream;
}

/**
 * Reads a run's stream until it ends.
 *
 * @returns The last event.
 */
async function endOf(server: TestServerProcess, stream: EventStream) {
  const events = await (await server.stream("GET", `${runPathOf(stream)}?after=0`)).end();
  expect(listTerminalEvents(events)).toHaveLength(1);
  return events.at(-1)?.event;
}

/** Expects a server to fail the run that crashed two others, and to finish the harmless runs. */
async function expectRecovered(
  server: TestServerProcess,
  crashingRun: EventStream,
  harmless: readonly { hold: string; stream: EventStream }[],
): Promise<void> {
  expect(await endOf(server, crashingRun)).toMatchObject(interrupted);
  for (const { hold, stream } of harmless) {
    await holdReached(hold);
    releaseHold(hold);
    expect(await endOf(server, stream)).toMatchObject({ type: "RUN_FINISHED" });
  }
  expect(server.log.filter((line) => !line.includes(String(runIdOf(crashingRun))))).toEqual([]);
}

describe("a server on SQLite", () => {
  it("listens before it reads a lost run [T-008]", async () => {
    const databaseFile = join(await emptyFolder(), "runs.sqlite");
    const store = await openSqlite(databaseFile);
    await storeLostRun(store, "a", [[{ text: "resumed" }]]);
    await store.close();
    const steps = new Set<string>();
    const none = createNativeTools([]);
    const list = () => {
      steps.add("the run is read");
      return none.list("p");
    };
    // Delay the parts of the server that start after the engine.
    const startGateway = Gateway.start.bind(Gateway);
    const starting = vi.spyOn(Gateway, "start").mockImplementationOnce(async (...startArguments) => {
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
      return await startGateway(...startArguments);
    });
    onTestFinished(() => starting.mockRestore());
    const server = await startTestServer({ databaseFile, tools: { ...none, list }, apiKeys: "p:key" });
    steps.add("the server listens");
    const headers = { Authorization: "Bearer key" };
    const events = await server.stream("GET", "/v1/threads/thr_a/runs/run_a?after=0", undefined, headers);
    expect(listTerminalEvents(await events.end())).toEqual(["RUN_FINISHED"]);
    expect([...steps]).toEqual(["the server listens", "the run is read"]);
  });

  it("at the third start, fails a run that crashed the server twice; other waiting runs finish [T-042][T-171]", async () => {
    const DATABASE_FILE = join(await emptyFolder(), "runs.sqlite");
    const first = await dangerousServer({ DATABASE_FILE });
    const harmless = [await startHarmless(first), await startHarmless(first)];
    const crashing = await startCall(first, "s/kill");
    expect(await first.ended).toBe("SIGKILL");
    const second = await dangerousServer({ DATABASE_FILE });
    expect(await second.ended).toBe("SIGKILL");
    const third = await dangerousServer({ DATABASE_FILE });
    await expectRecovered(third, crashing, harmless);
    third.signal("SIGTERM");
    await third.ended;
    const store = await openSqlite(DATABASE_FILE);
    onTestFinished(() => store.close());
    const attempts = async (stream: EventStream) =>
      (await store.read.findRunById(String(runIdOf(stream))))?.attempts;
    expect([
      await attempts(crashing),
      ...(await Promise.all(harmless.map(({ stream }) => attempts(stream)))),
    ]).toEqual([3, 2, 2]);
  }, 60_000);
});

describe.skipIf(await findMissingPostgres())("servers on one database", () => {
  const database = createSuiteDatabase();
  const server = () => dangerousServer({ DATABASE_URL: database.url });
  const runOf = async (stream: EventStream) => {
    const [run] = await database.query("SELECT owner, attempts, status FROM runs WHERE id = $1", [
      runIdOf(stream),
    ]);
    return run as { owner: string; attempts: string; status: string };
  };

  it("a run crashes two processes, and the third fails it; other waiting runs finish [T-042][T-171]", async () => {
    const [a, b, c] = [await server(), await server(), await server()];
    const harmless = [await startHarmless(a), await startHarmless(a)];
    const crashing = await startCall(a, "s/kill");
    expect(await a.ended).toBe("SIGKILL");
    const survivor = await Promise.race([b.ended.then(() => c), c.ended.then(() => b)]);
    await expectRecovered(survivor, crashing, harmless);
    const runs = await Promise.all([crashing, ...harmless.map(({ stream }) => stream)].map(runOf));
    expect(runs.map(({ attempts }) => attempts)).toEqual(["3", "2", "2"]);
  }, 60_000);

  it("a run blocks two processes, and the third fails it [T-042][T-171]", async () => {
    const a = await server();
    const hanging = await startCall(a, "s/hang");
    /** Expires a blocked process's lease until another process has started the run. */
    const expire = async (owner: string, attempts: string) =>
      await vi.waitFor(async () => {
        await database.query("UPDATE instances SET lease_until = now() - interval '1 second' WHERE id = $1", [
          owner,
        ]);
        expect(await runOf(hanging)).toMatchObject({ owner: expect.not.stringMatching(owner), attempts });
      }, 15_000);
    await vi.waitFor(async () =>
      expect(
        await database.query("SELECT FROM tool_calls WHERE state = 'started' AND run_id = $1", [
          runIdOf(hanging),
        ]),
      ).toHaveLength(1),
    );
    const b = await server();
    await expire((await runOf(hanging)).owner, "2");
    const getHealth = () => fetch(`${b.url}/healthz`, { signal: AbortSignal.timeout(1_000) });
    await vi.waitFor(() => expect(getHealth()).rejects.toThrow(), 10_000);
    const c = await server();
    await expire((await runOf(hanging)).owner, "3");
    expect(await endOf(c, hanging)).toMatchObject(interrupted);
    const next = await c.script(`thr_${randomUUID()}`, [[{ text: "again" }]]);
    expect(listTerminalEvents(await next.end())).toEqual(["RUN_FINISHED"]);
  }, 60_000);
});
