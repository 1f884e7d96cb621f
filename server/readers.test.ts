/**
 * Tests the resources used by a run's readers, both on the server that executes the run and on another
 * server.
 */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { holdReached, releaseHold } from "./models/script/holds.ts";
import type { EventStream } from "./proof/testing/clients/sse-client.ts";
import { runPathOf } from "./proof/testing/clients/tambo-runs.ts";
import { createTestDatabase, findMissingPostgres } from "./proof/testing/databases/postgres.ts";
import { startTestServer, type TestServer } from "./proof/testing/server.ts";

const readers = 60;

/** Collects Node's warnings, such as warnings about listener leaks. */
function collectWarnings(): string[] {
  const warnings: string[] = [];
  const onWarning = ({ message }: Error) => warnings.push(message);
  process.on("warning", onWarning);
  onTestFinished(() => void process.off("warning", onWarning));
  return warnings;
}

const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

/** Opens many readers on a run, each reading from the start. */
async function openReaders(servers: TestServer[], stream: EventStream): Promise<EventStream[]> {
  const opened = await Promise.all(
    Array.from({ length: readers }, (_, n) =>
      (servers[n % servers.length] as TestServer).stream("GET", `${runPathOf(stream)}?after=0`),
    ),
  );
  await Promise.all(opened.map((each) => each.until(({ type }) => type === "TEXT_MESSAGE_CONTENT")));
  return opened;
}

it("readers of a run leak no listeners or timers, whether they disconnect or read to its end", async () => {
  const warnings = collectWarnings();
  const server = await startTestServer();
  const hold = randomUUID();
  const stream = await server.script(`thr_${hold}`, [[{ text: ["one", { hold }, " two"] }]]);
  await holdReached(hold);
  const before = countTimers();
  for (const leave of [true, false]) {
    const opened = await openReaders([server], stream);
    expect(countTimers()).toBeGreaterThan(before);
    if (leave) for (const each of opened) each.drop();
    else {
      releaseHold(hold);
      const allEvents = await stream.end();
      for (const each of opened) expect(await each.end()).toEqual(allEvents);
    }
    await vi.waitFor(() => expect(countTimers()).toBeLessThan(before + readers / 4), 5_000);
  }
  expect(warnings).toEqual([]);
});

describe.skipIf(await findMissingPostgres())("on PostgreSQL", () => {
  it("readers use no database connections of their own, on either server", async () => {
    const warnings = collectWarnings();
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const a = await startTestServer({ databaseUrl: database.url });
    const b = await startTestServer({ databaseUrl: database.url });
    const client = new Client({ connectionString: database.url });
    await client.connect();
    onTestFinished(() => client.end());
    const connections = async () => {
      const { rowCount } = await client.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      return rowCount ?? 0;
    };
    const hold = randomUUID();
    const stream = await a.script(`thr_${hold}`, [[{ text: ["one", { hold }, " two"] }]]);
    await holdReached(hold);
    const opened = await openReaders([a, b], stream);
    // Each server uses at most ten connections for requests and one for notifications.
    expect(await connections()).toBeLessThanOrEqual(2 * 11);
    // All readers of a server share one subscription and one row in `run_readers`.
    expect((await client.query("SELECT FROM run_readers")).rowCount).toBe(1);
    releaseHold(hold);
    const allEvents = await stream.end();
    for (const each of opened) expect(await each.end()).toEqual(allEvents);
    await vi.waitFor(
      async () => expect((await client.query("SELECT FROM run_readers")).rowCount).toBe(0),
      5_000,
    );
    expect(warnings).toEqual([]);
  });
});
