/** Two tabs of one user, whose requests come to two servers on one PostgreSQL database. */
import { randomUUID } from "node:crypto";
import fastJsonPatch from "fast-json-patch";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { holdReached, releaseHold } from "./models/script/holds.ts";
import { postgresMissing, type TestDatabase, testDatabase } from "./testing/postgres.ts";
import { type TestServer, type TestServerOptions, testServer } from "./testing/server.ts";
import type { EventStream, ReceivedEvent } from "./testing/sse-client.ts";
import { nativeTools } from "./tools/native.ts";

const runsOf = ({ response }: EventStream) => `/v1/threads/${response.headers.get("x-thread-id")}/runs`;
const runId = ({ response }: EventStream) => response.headers.get("x-run-id");
const pathOf = (stream: EventStream) => `${runsOf(stream)}/${runId(stream)}`;
const kinds = (events: ReceivedEvent[]) => events.map(({ event }) => event.name ?? event.type);
const ends = (events: ReceivedEvent[]) =>
  kinds(events).filter((kind) => /^RUN_(?:FINISHED|ERROR)$/.test(kind));
const tools = [{ name: "add", description: "Adds", inputSchema: { type: "object", properties: {} } }];
const schema = { type: "object", properties: {} };
const availableComponents = [{ name: "Chart", description: "c", propsSchema: schema, stateSchema: schema }];

describe.skipIf(await postgresMissing())("two servers on one database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());

  const server = (options: TestServerOptions = {}) => testServer({ databaseUrl: database.url, ...options });
  const two = async (options: TestServerOptions = {}): Promise<[TestServer, TestServer]> => [
    await server(options),
    await server(options),
  ];
  async function ask(statement: string, values: unknown[] = []) {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    return (await client.query(statement, values).finally(() => client.end())).rows;
  }
  /** A run that waits for the result of a client tool, and that call. */
  async function paused(on: TestServer, turns: unknown[] = [[{ text: "done" }]]) {
    const stream = await on.script(`thr_${randomUUID()}`, [[{ tool: "add", args: {} }], ...turns], { tools });
    const events = await stream.end();
    const pause = events.find(({ event }) => event.name === "tambo.run.awaiting_input");
    const { toolCallId } = pause?.event.value.pendingToolCalls[0] ?? {};
    const answer = { message: { role: "tool", toolCallId, content: "3" }, model: "script", tools };
    return { stream, answer };
  }

  it("a call that both tabs answer at once is won by one of them [TX-09][T-075]", async () => {
    const [a, b] = await two();
    for (let round = 0; round < 5; round += 1) {
      const { stream, answer } = await paused(a);
      const outcomes = await Promise.all(
        [a, b, b, a].map(async (tab) => {
          const response = await tab.request("POST", runsOf(stream), answer);
          const text = await response.text();
          return response.status === 200 ? "won" : JSON.parse(text).code;
        }),
      );
      expect(outcomes.filter((outcome) => outcome === "won")).toHaveLength(1);
      const lost = outcomes.filter((outcome) => outcome !== "won");
      expect(lost.filter((code) => !["INVALID_TOOL_RESULT", "CONCURRENT_RUN"].includes(code))).toEqual([]);
      const { messages } = (await b.json("GET", runsOf(stream).replace("/runs", ""))).body;
      expect(messages.map(({ role }: { role: string }) => role)).toEqual([
        "user",
        "assistant",
        "tool",
        "assistant",
      ]);
    }
  });

  it("a pause outlives the server that it began on [T-142]", async () => {
    const [a, b] = await two();
    const { stream, answer } = await paused(a);
    await a.close();
    expect(kinds(await (await b.stream("GET", pathOf(stream))).end())).toEqual(["tambo.run.awaiting_input"]);
    expect(ends(await (await b.stream("POST", runsOf(stream), answer)).end())).toEqual(["RUN_FINISHED"]);
  });

  it("a result that comes after the other tab has cancelled is refused, and nothing comes back to life [T-144]", async () => {
    const [a, b] = await two();
    const { stream, answer } = await paused(a);
    expect((await b.json("DELETE", pathOf(stream))).status).toBe(200);
    expect(await a.json("POST", runsOf(stream), answer)).toMatchObject({
      status: 400,
      body: { code: "INVALID_TOOL_RESULT" },
    });
    expect(await ask("SELECT status FROM runs WHERE id = $1", [runId(stream)])).toEqual([
      { status: "cancelled" },
    ]);
  });

  it("a cancel of the run that was paused reaches its continuation on the other server [T-144][TC-011]", async () => {
    const [a, b] = await two();
    const hold = randomUUID();
    const { stream, answer } = await paused(a, [[{ text: ["one", { hold }, "two"] }]]);
    const next = await a.stream("POST", runsOf(stream), answer);
    await holdReached(hold);
    expect((await b.json("DELETE", pathOf(stream))).status).toBe(200);
    expect((await next.end()).at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
    expect(releaseHold(hold), "the model has been aborted").toBe(false);
  });

  it("changes of a state from both sides have one order, and amount to what is stored [T-007][TX-14]", async () => {
    const [a, b] = await two();
    const [hold, last, thread] = [randomUUID(), randomUUID(), `thr_${randomUUID()}`];
    const byModel = Array.from({ length: 10 }, (_, n) => `model ${n}`);
    const patches = byModel.flatMap((value) => [
      { delay: 1 },
      { patch: [{ op: "add", path: "/list/-", value }] },
    ]);
    const state = [{ set: { list: [] } }, { hold }, ...patches, { hold: last }];
    const stream = await a.script(thread, [[{ component: "Chart", props: {}, state }]], {
      availableComponents,
    });
    await holdReached(hold);
    const started = await stream.until(({ name }) => name === "tambo.component.start");
    const { componentId } = started.event.value;
    const path = `/v1/threads/${thread}/components/${componentId}/state`;
    const byTabs = [a, b, b, a, b, a].map((tab, n) => ({ tab, value: `tab ${n}` }));
    releaseHold(hold);
    const pushed = byTabs.map(({ tab, value }) =>
      tab.json("POST", path, { patch: [{ op: "add", path: "/list/-", value }] }),
    );
    expect((await Promise.all(pushed)).map(({ status }) => status)).toEqual(pushed.map(() => 200));
    await holdReached(last);
    releaseHold(last);
    const events = (await stream.end()).map(({ event }) => event);
    const { list } = (await b.json("GET", `/v1/threads/${thread}`)).body.messages.at(-1).content[0].state;
    expect([...list].sort()).toEqual([...byModel, ...byTabs.map(({ value }) => value)].sort());
    expect(list.filter((value: string) => value.startsWith("model"))).toEqual(byModel);
    // What a client makes of the events.
    let seen: { list?: string[] } = {};
    for (const event of events) {
      if (event.type === "STATE_SNAPSHOT") seen = structuredClone(event.snapshot.components[componentId]);
      if (event.type === "STATE_DELTA") {
        const whole = { components: { [componentId]: seen } };
        seen = fastJsonPatch.applyPatch(whole, event.delta).newDocument.components[componentId] ?? {};
      }
      if (event.name === "tambo.component.state_delta")
        seen = fastJsonPatch.applyPatch(seen, event.value.delta).newDocument;
    }
    expect(seen).toEqual({ list });
    // A change is told as what it is, not as the whole state again: but for the one snapshot after each tab's change.
    const told = events.filter(({ name }) => name === "tambo.component.state_delta");
    expect(told.every(({ value }) => value.delta.length === 1 && value.delta[0].path === "/list/-")).toBe(
      true,
    );
  });

  it("a state is changed once when its run ends while the change is asked for", async () => {
    const [a, b] = await two();
    for (let round = 0; round < 8; round += 1) {
      const [hold, thread] = [randomUUID(), `thr_${randomUUID()}`];
      const turns = [
        [{ component: "Chart", props: {}, state: [{ set: { list: [] } }] }, { text: ["x", { hold }] }],
      ];
      const stream = await a.script(thread, turns, { availableComponents });
      await holdReached(hold);
      const started = await stream.until(({ name }) => name === "tambo.component.start");
      const path = `/v1/threads/${thread}/components/${started.event.value.componentId}/state`;
      const pushing = b.json("POST", path, { patch: [{ op: "add", path: "/list/-", value: "b" }] });
      // Later each time: the end comes before the question, with it, and after it.
      for (let turn = 0; turn < round * 3; turn += 1) await new Promise(setImmediate);
      releaseHold(hold);
      expect(await pushing).toMatchObject({ status: 200, body: { state: { list: ["b"] } } });
      await stream.end();
      const { messages } = (await a.json("GET", `/v1/threads/${thread}`)).body;
      expect(messages.at(-1).content[0].state).toEqual({ list: ["b"] });
    }
  });

  it("a thread that is deleted through one ends the streams that are read through the other [T-083][TC-045]", async () => {
    const [a, b] = await two();
    for (let round = 0; round < 5; round += 1) {
      const hold = randomUUID();
      const stream = await a.script(`thr_${hold}`, [[{ text: ["one", { hold }] }]]);
      await holdReached(hold);
      const elsewhere = await b.stream("GET", `${pathOf(stream)}?after=0`);
      await elsewhere.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
      expect((await b.json("DELETE", `/v1/threads/thr_${hold}`)).status).toBe(204);
      expect(ends(await stream.end())).toEqual(["RUN_ERROR"]);
      expect(ends(await elsewhere.end())).toEqual(["RUN_ERROR"]);
    }
  });

  it("a run goes on whose only reader is on the server that has taken it over [TX-04]", async () => {
    const a = await server({ disconnectGraceMs: 100 });
    const b = await server({ disconnectGraceMs: 100 });
    const hold = randomUUID();
    const stream = await a.script(`thr_${hold}`, [[{ text: ["one", { hold }, " two"] }]]);
    await holdReached(hold);
    const reader = await b.stream("GET", `${pathOf(stream)}?after=0`);
    await reader.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    await a.close();
    await holdReached(hold);
    // Much longer than the grace for a run that nobody reads.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(releaseHold(hold), "the run still goes on").toBe(true);
    expect((await reader.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
  });

  it("positions that cannot be had are told by either, while the run goes on and when it is over [T-140][T-170][TX-07][TC-003][TC-004]", async () => {
    const [a, b] = await two();
    const [before, hold] = [randomUUID(), randomUUID()];
    const stream = await a.script(`thr_${hold}`, [
      [{ text: ["one", { hold: before }, " two", { hold }, "!"] }],
    ]);
    await stream.until(({ delta }) => delta === "one");
    await holdReached(before);
    releaseHold(before);
    await stream.until(({ delta }) => delta === " two");
    await holdReached(hold);
    const [{ last }] = await ask(
      "DELETE FROM run_chunks WHERE run_key = (SELECT key FROM runs WHERE id = $1) AND first = 0 RETURNING last",
      [runId(stream)],
    );
    const refusals = async (...servers: TestServer[]) => {
      for (const one of servers) {
        expect(await one.json("GET", `${pathOf(stream)}?after=0`)).toMatchObject({
          status: 410,
          body: { code: "EVENTS_GONE" },
        });
        expect(await one.json("GET", `${pathOf(stream)}?after=999`)).toMatchObject({
          status: 409,
          body: { code: "POSITION_AHEAD" },
        });
      }
    };
    // The server that executes the run may have more of it in memory.
    await refusals(b);
    const kept = await b.stream("GET", `${pathOf(stream)}?after=${last}`);
    releaseHold(hold);
    const whole = await stream.end();
    expect(await kept.end()).toEqual(whole.slice(Number(last)));
    await refusals(a, b);
  });

  it("a server tool is called once, though its server is taken for dead while it works [T-068][T-207]", async () => {
    let calls = 0;
    const called = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = nativeTools([
      {
        tool: { name: "s/pay", description: "Pays", inputSchema: schema, repeatable: false },
        async run() {
          calls += 1;
          called.resolve();
          await goOn.promise;
          return { content: [{ type: "text", text: "paid" }], isError: false };
        },
      },
    ]);
    const [a] = await two({ tools: slow });
    const stream = await a.script(`thr_${randomUUID()}`, [[{ tool: "s/pay", args: {} }], [{ text: "end" }]]);
    await called.promise;
    const [{ owner }] = await ask("SELECT owner FROM runs WHERE id = $1", [runId(stream)]);
    await vi.waitFor(async () => {
      await ask("UPDATE instances SET lease_until = now() - interval '1 second' WHERE id = $1", [owner]);
      expect(
        await ask("SELECT owner FROM runs WHERE id = $1 AND owner <> $2", [runId(stream), owner]),
      ).toHaveLength(1);
    }, 5_000);
    goOn.resolve();
    const events = (await stream.end()).map(({ event }) => event);
    const results = events.filter(({ name }) => name === "tambo.tool.result");
    expect(results.map(({ value }) => value)).toMatchObject([
      { isError: true, result: [{ text: expect.stringContaining("restarted during this call") }] },
    ]);
    expect(calls).toBe(1);
    expect(events.at(-1).type).toBe("RUN_FINISHED");
  });

  it("a server that works on a tool for longer than its lease keeps its run", async () => {
    let calls = 0;
    const goOn = Promise.withResolvers<void>();
    const slow = nativeTools([
      {
        tool: { name: "s/again", description: "Looks", inputSchema: schema, repeatable: true },
        async run() {
          calls += 1;
          await goOn.promise;
          return { content: [{ type: "text", text: "done" }], isError: false };
        },
      },
    ]);
    const [a] = await two({ tools: slow });
    const stream = await a.script(`thr_${randomUUID()}`, [
      [{ tool: "s/again", args: {} }],
      [{ text: "end" }],
    ]);
    await vi.waitFor(() => expect(calls).toBe(1), 5_000);
    // As if the lease were nearly over: it is renewed while the tool works.
    const [{ until }] = await ask(
      `UPDATE instances SET lease_until = now() + interval '5 seconds'
       WHERE id = (SELECT owner FROM runs WHERE id = $1) RETURNING lease_until AS until`,
      [runId(stream)],
    );
    await vi.waitFor(async () => {
      const renewed =
        "SELECT FROM instances JOIN runs ON owner = instances.id WHERE runs.id = $1 AND lease_until > $2::timestamptz + interval '1 second'";
      expect(await ask(renewed, [runId(stream), until])).toHaveLength(1);
    }, 5_000);
    goOn.resolve();
    expect(ends(await stream.end())).toEqual(["RUN_FINISHED"]);
    expect(calls).toBe(1);
    expect(await ask("SELECT epoch FROM runs WHERE id = $1", [runId(stream)])).toEqual([{ epoch: "1" }]);
  });
});

describe.skipIf(await postgresMissing())("two servers on a database that loses every notice", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query("CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE sql AS ''");
    const name = new URL(database.url).pathname.slice(1);
    await client.query(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
    await client.end();
  });
  afterAll(() => database?.drop());

  it("follow, cancel, change states, and take runs over all the same, a little later [T-140][T-143][T-144]", async () => {
    const a = await testServer({ databaseUrl: database.url });
    const b = await testServer({ databaseUrl: database.url });
    const listener = new Client({ connectionString: database.url });
    await listener.connect();
    onTestFinished(() => listener.end());
    await listener.query('LISTEN "nodes"');
    const notices: unknown[] = [];
    listener.on("notification", (notice) => notices.push(notice));

    const [hold, last, thread] = [randomUUID(), randomUUID(), `thr_${randomUUID()}`];
    const turns = [[{ component: "Chart", props: {} }, { text: ["one", { hold }, "two", { hold: last }] }]];
    const stream = await a.script(thread, turns, { availableComponents, onDisconnect: "continue" });
    await holdReached(hold);
    const elsewhere = await b.stream("GET", `${pathOf(stream)}?after=0`);
    const { componentId } = (await elsewhere.until(({ name }) => name === "tambo.component.start")).event
      .value;
    releaseHold(hold);
    await elsewhere.until(({ delta }) => delta === "two");
    const path = `/v1/threads/${thread}/components/${componentId}/state`;
    expect((await b.json("POST", path, { state: { n: 1 } })).body).toMatchObject({ state: { n: 1 } });
    await elsewhere.until(({ name }) => name === "tambo.component.state_delta");
    expect((await b.json("DELETE", pathOf(stream))).status).toBe(200);
    const seen = await stream.end();
    expect(seen.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
    expect(await elsewhere.end()).toEqual(seen);

    const handed = await a.script(`thr_${randomUUID()}`, [[{ text: ["one", { hold: last }, "two"] }]], {
      onDisconnect: "continue",
    });
    await holdReached(last);
    const following = await b.stream("GET", `${pathOf(handed)}?after=0`);
    await a.close();
    await holdReached(last);
    releaseHold(last);
    expect(ends(await following.end())).toEqual(["RUN_FINISHED"]);
    expect(notices).toEqual([]);
  });
});
