/** Tests runs during which the response to a commit is lost or the database is unavailable. */

import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { joinText } from "../../contracts/tambo/testing.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { listTerminalEvents, runPathOf } from "../../proof/testing/clients/tambo-runs.ts";
import { startDatabaseProxy } from "../../proof/testing/databases/database-link.ts";
import {
  createSuiteDatabase,
  findMissingPostgres,
  startPostgres,
} from "../../proof/testing/databases/postgres.ts";
import { recordOperations } from "../../proof/testing/operations.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

interface ObservedServer {
  server: TestServer;
  /** Returns the lines about the ends of outages, which are not errors. */
  ended(): string[];
}

async function startObservedServer(databaseUrl: string): Promise<ObservedServer> {
  const { operations, text } = recordOperations();
  return {
    server: await startTestServer({ databaseUrl, operations }),
    ended: () =>
      text()
        .split("\n")
        .filter((line) => line.includes("is reachable again"))
        .map((line) => JSON.parse(line))
        .map(({ level, msg }) => `${level}: ${msg}`),
  };
}

/**
 * Sends requests until the log contains the given number of lines about the database's availability.
 *
 * @returns The lines.
 */
async function waitForAvailabilityLines({ server, ended }: ObservedServer, lines: number): Promise<string[]> {
  const availabilityLines = () => [
    ...server.log.filter((line) => line.startsWith("the database ")),
    ...ended(),
  ];
  await vi.waitFor(
    async () => {
      await (await server.request("GET", "/readyz")).text();
      expect(availabilityLines().length).toBeGreaterThanOrEqual(lines);
    },
    { timeout: 10_000 },
  );
  return availabilityLines();
}

/**
 * The COMMIT statement as sent on the wire. Because of the NUL at the end, a setting whose name ends in
 * "commit" does not match.
 */
const commit = "commit\0";

describe.skipIf(await findMissingPostgres())("a run", () => {
  const database = createSuiteDatabase();

  it.each([
    // An append that contains only events is one statement.
    ["events", "INSERT INTO run_chunks", [{ text: ["one", { hold: "" }, " two"] }, { hold: "later" }]],
    // An append with `within`, such as the message and the status at the end of a run, is a transaction.
    ["events and a message", commit, [{ text: ["one", " two"] }, { hold: "" }]],
  ])("stores everything once if the response to a commit of %s is lost", async (_, statement, turn) => {
    const link = await startDatabaseProxy(database.url);
    const server = await startTestServer({ databaseUrl: link.url });
    const hold = randomUUID();
    const later = randomUUID();
    const turns = JSON.parse(
      JSON.stringify([turn]).replace('"hold":""', `"hold":"${hold}"`).replace('"later"', `"${later}"`),
    );
    const stream = await server.script(`thr_${hold}`, turns);
    await holdReached(hold);
    await stream.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    const lost = link.loseResponseTo(statement);
    releaseHold(hold);
    await lost;
    if (statement !== commit) {
      await stream.until(({ delta }) => delta === " two");
      await holdReached(later);
      expect(releaseHold(later)).toBe(true);
    }
    const events = await stream.end();
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect([joinText(events), listTerminalEvents(events)]).toEqual(["one two", ["RUN_FINISHED"]]);
    expect(await (await server.stream("GET", `${runPathOf(stream)}?after=0`)).end()).toEqual(events);
    const { messages } = (await server.json("GET", `/v1/threads/thr_${hold}`)).body;
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"]);
    expect(server.log).toEqual([]);
  });

  it("is joined by a retry with its idempotency key if the response to its first commit is lost [T-060][TC-007]", async () => {
    const link = await startDatabaseProxy(database.url);
    const server = await startTestServer({ databaseUrl: link.url });
    const thread = `thr_${randomUUID()}`;
    const body = {
      message: { role: "user", content: JSON.stringify({ turns: [[{ text: "once" }]] }) },
      createThread: true,
    };
    const post = () =>
      server.request("POST", `/v1/threads/${thread}/runs`, body, { "idempotency-key": thread });
    const lost = link.loseResponseTo(commit);
    const first = await post();
    await lost;
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    await first.text();
    const events = await (
      await server.stream("POST", `/v1/threads/${thread}/runs`, body, { "idempotency-key": thread })
    ).end();
    expect([joinText(events), listTerminalEvents(events)]).toEqual(["once", ["RUN_FINISHED"]]);
    const { messages } = (await server.json("GET", `/v1/threads/${thread}`)).body;
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"]);
  });

  it("continues after a crash and restart of the database, for its readers on every server [T-140][T-042]", async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.end());
    const a = await startTestServer({ databaseUrl: postgres.url });
    const observed = await startObservedServer(postgres.url);
    const b = observed.server;
    const hold = randomUUID();
    const stream = await a.script(`thr_${hold}`, [[{ text: ["one", { hold }, " two"] }]]);
    await holdReached(hold);
    const elsewhere = await b.stream("GET", `${runPathOf(stream)}?after=0`);
    await elsewhere.until(({ delta }) => delta === "one");
    await postgres.stop("kill");
    releaseHold(hold);
    // The other PostgreSQL processes notice the crash slightly later, and may serve a request until then.
    await vi.waitFor(async () => {
      const response = await b.request("GET", `${runPathOf(stream)}?after=0`);
      await response.body?.cancel();
      expect([response.status, response.headers.get("retry-after")]).toEqual([
        503,
        expect.stringMatching(/^\d+$/),
      ]);
    }, 10_000);
    // The failed request may have used a lost connection. Only a failed connection attempt is logged.
    await waitForAvailabilityLines(observed, 1);
    await postgres.restart();
    const events = await stream.end();
    await waitForAvailabilityLines(observed, 2);
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect([joinText(events), listTerminalEvents(events)]).toEqual(["one two", ["RUN_FINISHED"]]);
    expect(await elsewhere.end()).toEqual(events);
    expect(await (await b.stream("GET", `${runPathOf(stream)}?after=0`)).end()).toEqual(events);
  }, 60_000);

  it("gets 503 while the database rejects the login; the log has one line at the start and one at the end", async () => {
    const operator = new Client({ connectionString: database.url });
    await operator.connect();
    const role = `agents_${randomUUID().replaceAll("-", "")}`;
    onTestFinished(async () => {
      await operator.query(`REASSIGN OWNED BY ${role} TO CURRENT_USER`);
      await operator.query(`DROP ROLE ${role}`);
      await operator.end();
    });
    await operator.query(`CREATE ROLE ${role} SUPERUSER LOGIN PASSWORD 'first'`);
    const databaseUrl = Object.assign(new URL(database.url), { username: role, password: "first" }).href;
    const observed = await startObservedServer(databaseUrl);
    const { server } = observed;
    const setPassword = async (password: string) => {
      await operator.query(`ALTER ROLE ${role} PASSWORD '${password}'`);
      await operator.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1", [
        role,
      ]);
    };
    await setPassword("second");
    const { host, pathname } = new URL(database.url);
    const name = `the database "${pathname.slice(1)}" at ${host}`;
    const unavailable = `${name} cannot be reached: password authentication failed for user "${role}"`;
    expect(await waitForAvailabilityLines(observed, 1)).toEqual([unavailable]);
    const response = await server.request("GET", "/v1/threads/thr_1");
    expect([response.status, response.headers.get("retry-after")]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ]);
    await response.text();
    await setPassword("first");
    expect(await waitForAvailabilityLines(observed, 2)).toEqual([
      unavailable,
      expect.stringMatching(new RegExp(`^info: ${name} is reachable again after \\d+ s$`)),
    ]);
    expect((await server.request("GET", "/v1/threads/thr_1")).status).toBe(404);
  }, 30_000);
});
