/** Tests two browser tabs of one user, whose requests reach two servers on one PostgreSQL database. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "./models/script/holds.ts";
import {
  listEventNames,
  listTerminalEvents,
  runIdOf,
  runPathOf,
  runsPathOf,
} from "./proof/testing/clients/tambo-runs.ts";
import { createSuiteDatabase, findMissingPostgres } from "./proof/testing/databases/postgres.ts";
import { startTwoServers, type TestServer } from "./proof/testing/server.ts";

const tools = [{ name: "add", description: "Adds", inputSchema: { type: "object", properties: {} } }];

describe.skipIf(await findMissingPostgres())("two servers on one database", () => {
  const database = createSuiteDatabase();

  /**
   * Starts a run that awaits the result of a client tool.
   *
   * @returns The run's stream, and a request that contains the result.
   */
  async function startAwaitingRun(on: TestServer, turns: unknown[] = [[{ text: "done" }]]) {
    const stream = await on.script(`thr_${randomUUID()}`, [[{ tool: "add", args: {} }], ...turns], { tools });
    const events = await stream.end();
    const pause = events.find(({ event }) => event.name === "tambo.run.awaiting_input");
    const { toolCallId } = pause?.event.value.pendingToolCalls[0] ?? {};
    const toolResult = { message: { role: "tool", toolCallId, content: "3" }, model: "script", tools };
    return { stream, toolResult };
  }

  it("one of two concurrent results for a call is accepted [TX-09][T-075]", async () => {
    const [a, b] = await startTwoServers(database.url);
    for (let round = 0; round < 5; round += 1) {
      const { stream, toolResult } = await startAwaitingRun(a);
      const outcomes = await Promise.all(
        [a, b, b, a].map(async (tab) => {
          const response = await tab.request("POST", runsPathOf(stream), toolResult);
          const text = await response.text();
          return response.status === 200 ? "accepted" : JSON.parse(text).code;
        }),
      );
      expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
      const lost = outcomes.filter((outcome) => outcome !== "accepted");
      expect(lost.filter((code) => !["INVALID_TOOL_RESULT", "CONCURRENT_RUN"].includes(code))).toEqual([]);
      const { messages } = (await b.json("GET", runsPathOf(stream).replace("/runs", ""))).body;
      expect(messages.map(({ role }: { role: string }) => role)).toEqual([
        "user",
        "assistant",
        "tool",
        "assistant",
      ]);
    }
  });

  it("a run awaiting input outlives its server [T-142]", async () => {
    const [a, b] = await startTwoServers(database.url);
    const { stream, toolResult } = await startAwaitingRun(a);
    await a.close();
    expect(listEventNames(await (await b.stream("GET", runPathOf(stream))).end())).toEqual([
      "tambo.run.awaiting_input",
    ]);
    expect(listTerminalEvents(await (await b.stream("POST", runsPathOf(stream), toolResult)).end())).toEqual([
      "RUN_FINISHED",
    ]);
  });

  it("a result sent after another tab has cancelled the run is rejected, and the run stays cancelled [T-144]", async () => {
    const [a, b] = await startTwoServers(database.url);
    const { stream, toolResult } = await startAwaitingRun(a);
    expect((await b.json("DELETE", runPathOf(stream))).status).toBe(200);
    expect(await a.json("POST", runsPathOf(stream), toolResult)).toMatchObject({
      status: 400,
      body: { code: "INVALID_TOOL_RESULT" },
    });
    expect(await database.query("SELECT status FROM runs WHERE id = $1", [runIdOf(stream)])).toEqual([
      { status: "cancelled" },
    ]);
  });

  it("a request to cancel a run that awaited input reaches its continuation on the other server [T-144][TC-011]", async () => {
    const [a, b] = await startTwoServers(database.url);
    const hold = randomUUID();
    const { stream, toolResult } = await startAwaitingRun(a, [[{ text: ["one", { hold }, "two"] }]]);
    const next = await a.stream("POST", runsPathOf(stream), toolResult);
    await holdReached(hold);
    expect((await b.json("DELETE", runPathOf(stream))).status).toBe(200);
    expect((await next.end()).at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
    expect(releaseHold(hold), "the model has been aborted").toBe(false);
  });

  it("deleting a thread ends its streams on the other server [T-083][TC-045]", async () => {
    const [a, b] = await startTwoServers(database.url);
    for (let round = 0; round < 5; round += 1) {
      const hold = randomUUID();
      const stream = await a.script(`thr_${hold}`, [[{ text: ["one", { hold }] }]]);
      await holdReached(hold);
      const elsewhere = await b.stream("GET", `${runPathOf(stream)}?after=0`);
      await elsewhere.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
      expect((await b.json("DELETE", `/v1/threads/thr_${hold}`)).status).toBe(204);
      expect(listTerminalEvents(await stream.end())).toEqual(["RUN_ERROR"]);
      expect(listTerminalEvents(await elsewhere.end())).toEqual(["RUN_ERROR"]);
    }
  });

  it("a run continues if its only reader is on the server that has claimed it [TX-04]", async () => {
    const [a, b] = await startTwoServers(database.url, { disconnectGraceMs: 100 });
    const hold = randomUUID();
    const stream = await a.script(`thr_${hold}`, [[{ text: ["one", { hold }, " two"] }]]);
    await holdReached(hold);
    const reader = await b.stream("GET", `${runPathOf(stream)}?after=0`);
    await reader.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    await a.close();
    await holdReached(hold);
    // Wait much longer than the grace period of a run without readers.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(releaseHold(hold), "the run is still active").toBe(true);
    expect((await reader.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
  });

  it("both servers reject unavailable positions, during the run and afterwards [T-140][T-170][TX-07][TC-003][TC-004]", async () => {
    const [a, b] = await startTwoServers(database.url);
    const [before, hold] = [randomUUID(), randomUUID()];
    const stream = await a.script(`thr_${hold}`, [
      [{ text: ["one", { hold: before }, " two", { hold }, "!"] }],
    ]);
    await stream.until(({ delta }) => delta === "one");
    await holdReached(before);
    releaseHold(before);
    await stream.until(({ delta }) => delta === " two");
    await holdReached(hold);
    const [{ last }] = await database.query(
      "DELETE FROM run_chunks WHERE run_key = (SELECT key FROM runs WHERE id = $1) AND first = 0 RETURNING last",
      [runIdOf(stream)],
    );
    const expectRejected = async (...servers: TestServer[]) => {
      for (const server of servers) {
        expect(await server.json("GET", `${runPathOf(stream)}?after=0`)).toMatchObject({
          status: 410,
          body: { code: "EVENTS_GONE" },
        });
        expect(await server.json("GET", `${runPathOf(stream)}?after=999`)).toMatchObject({
          status: 409,
          body: { code: "POSITION_AHEAD" },
        });
      }
    };
    // The server that executes the run may still have the events in memory.
    await expectRejected(b);
    const kept = await b.stream("GET", `${runPathOf(stream)}?after=${last}`);
    releaseHold(hold);
    const allEvents = await stream.end();
    expect(await kept.end()).toEqual(allEvents.slice(Number(last)));
    await expectRejected(a, b);
  });
});
