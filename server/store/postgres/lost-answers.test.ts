/** Commits whose answers are lost on the way, and a database that is away for a while: under runs that go on. */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import type { ReceivedEvent } from "../../proof/testing/clients/sse-client.ts";
import { endsOf, runPathOf } from "../../proof/testing/clients/tambo-runs.ts";
import { databaseLink } from "../../proof/testing/databases/database-link.ts";
import { postgresMissing, startPostgres, suiteDatabase } from "../../proof/testing/databases/postgres.ts";
import { type TestServer, testServer } from "../../proof/testing/server.ts";

const textOf = (events: ReceivedEvent[]) =>
  events.flatMap(({ event }) => (event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : [])).join("");

/** Asks until the log has so many lines about whether the database is there. */
async function availabilityOf(server: TestServer, lines: number): Promise<string[]> {
  const said = () => server.log.filter((line) => line.startsWith("the database "));
  await vi.waitFor(
    async () => {
      await (await server.request("GET", "/readyz")).text();
      expect(said().length).toBeGreaterThanOrEqual(lines);
    },
    { timeout: 10_000 },
  );
  return said();
}

/** The whole statement, as the protocol has it: not a setting whose name ends so. */
const commit = "commit\0";

describe.skipIf(await postgresMissing())("a run", () => {
  const database = suiteDatabase();

  it.each([
    // An append of events alone is one statement.
    ["events", "INSERT INTO run_chunks", [{ text: ["one", { hold: "" }, " two"] }, { hold: "later" }]],
    // One with something within, such as the message and the status at the end, is a transaction.
    ["events and a message", commit, [{ text: ["one", " two"] }, { hold: "" }]],
  ])("of which the answer to a commit of %s is lost has everything once", async (_, statement, turn) => {
    const link = await databaseLink(database.url);
    const server = await testServer({ databaseUrl: link.url });
    const hold = randomUUID();
    const later = randomUUID();
    const turns = JSON.parse(
      JSON.stringify([turn]).replace('"hold":""', `"hold":"${hold}"`).replace('"later"', `"${later}"`),
    );
    const stream = await server.script(`thr_${hold}`, turns);
    await holdReached(hold);
    await stream.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    const lost = link.loseAnswerTo(statement);
    releaseHold(hold);
    await lost;
    if (statement !== commit) {
      await stream.until(({ delta }) => delta === " two");
      await holdReached(later);
      expect(releaseHold(later)).toBe(true);
    }
    const events = await stream.end();
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect([textOf(events), endsOf(events)]).toEqual(["one two", ["RUN_FINISHED"]]);
    expect(await (await server.stream("GET", `${runPathOf(stream)}?after=0`)).end()).toEqual(events);
    const { messages } = (await server.json("GET", `/v1/threads/thr_${hold}`)).body;
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"]);
    expect(server.log).toEqual([]);
  });

  it("of which the answer to its first commit is lost is joined by the retry with its key [T-060][TC-007]", async () => {
    const link = await databaseLink(database.url);
    const server = await testServer({ databaseUrl: link.url });
    const thread = `thr_${randomUUID()}`;
    const body = {
      message: { role: "user", content: JSON.stringify({ turns: [[{ text: "once" }]] }) },
      createThread: true,
    };
    const post = () =>
      server.request("POST", `/v1/threads/${thread}/runs`, body, { "idempotency-key": thread });
    const lost = link.loseAnswerTo(commit);
    const first = await post();
    await lost;
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    await first.text();
    const events = await (
      await server.stream("POST", `/v1/threads/${thread}/runs`, body, { "idempotency-key": thread })
    ).end();
    expect([textOf(events), endsOf(events)]).toEqual(["once", ["RUN_FINISHED"]]);
    const { messages } = (await server.json("GET", `/v1/threads/${thread}`)).body;
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"]);
  });

  it("goes on when the database is killed under it and starts again, for its readers on every server [T-140][T-042]", async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.end());
    const a = await testServer({ databaseUrl: postgres.url });
    const b = await testServer({ databaseUrl: postgres.url });
    const hold = randomUUID();
    const stream = await a.script(`thr_${hold}`, [[{ text: ["one", { hold }, " two"] }]]);
    await holdReached(hold);
    const elsewhere = await b.stream("GET", `${runPathOf(stream)}?after=0`);
    await elsewhere.until(({ delta }) => delta === "one");
    await postgres.stop("kill");
    releaseHold(hold);
    // PostgreSQL's other processes notice the end of the first by themselves, and may serve a request before.
    await vi.waitFor(async () => {
      const refused = await b.request("GET", `${runPathOf(stream)}?after=0`);
      await refused.body?.cancel();
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([
        503,
        expect.stringMatching(/^\d+$/),
      ]);
    }, 10_000);
    // That may have been a connection that was lost. One that cannot be had at all is what the log tells of.
    await availabilityOf(b, 1);
    await postgres.restart();
    const events = await stream.end();
    await availabilityOf(b, 2);
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect([textOf(events), endsOf(events)]).toEqual(["one two", ["RUN_FINISHED"]]);
    expect(await elsewhere.end()).toEqual(events);
    expect(await (await b.stream("GET", `${runPathOf(stream)}?after=0`)).end()).toEqual(events);
  }, 60_000);

  it("is refused with 503 while the database refuses the login, of which the log has a line, as of its being back", async () => {
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
    const server = await testServer({ databaseUrl });
    const exchange = async (password: string) => {
      await operator.query(`ALTER ROLE ${role} PASSWORD '${password}'`);
      await operator.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1", [
        role,
      ]);
    };
    await exchange("second");
    const { host, pathname } = new URL(database.url);
    const called = `the database "${pathname.slice(1)}" at ${host}`;
    const away = `${called} cannot be reached: password authentication failed for user "${role}"`;
    expect(await availabilityOf(server, 1)).toEqual([away]);
    const refused = await server.request("GET", "/v1/threads/thr_1");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ]);
    await refused.text();
    await exchange("first");
    expect(await availabilityOf(server, 2)).toEqual([
      away,
      expect.stringMatching(new RegExp(`^${called} is back after \\d+ s$`)),
    ]);
    expect((await server.request("GET", "/v1/threads/thr_1")).status).toBe(404);
  }, 30_000);
});
