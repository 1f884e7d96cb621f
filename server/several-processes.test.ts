/** Tests several servers on one PostgreSQL database. All of them must give the same responses. */
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { readSettings } from "./config/settings.ts";
import { holdReached, releaseHold } from "./models/script/holds.ts";
import { runIdOf, runPathOf } from "./proof/testing/clients/tambo-runs.ts";
import { createSuiteDatabase, findMissingPostgres } from "./proof/testing/databases/postgres.ts";
import { startTestServer, startTwoServers, type TestServer } from "./proof/testing/server.ts";
import { dropConnection, startIssuer } from "./proof/testing/token-issuer.ts";

const text = (runOf: { type?: string; delta?: string }[]) =>
  runOf.flatMap(({ type, delta }) => (type === "TEXT_MESSAGE_CONTENT" ? [delta] : [])).join("");

describe.skipIf(await findMissingPostgres())("several servers on one database", () => {
  const database = createSuiteDatabase();

  it("a run on one server can be read live through another, from any position [T-140][T-143]", async () => {
    const [a, b] = await startTwoServers(database.url);
    const stream = await a.script("thr_live", [
      [{ text: ["one ", { hold: "live-1" }, "two ", { hold: "live-2" }, "three"] }],
    ]);
    await holdReached("live-1");
    const path = runPathOf(stream);
    const fullReplay = await b.stream("GET", `${path}?after=0`);
    const later = await b.stream("GET", `${path}?after=2`);
    await Promise.all([fullReplay, later].map((each) => each.until(({ delta }) => delta === "one ")));
    const bare = await b.stream("GET", path);
    releaseHold("live-1");
    await holdReached("live-2");
    releaseHold("live-2");
    const [seen, again, rest, tail] = await Promise.all([
      stream.end(),
      fullReplay.end(),
      later.end(),
      bare.end(),
    ]);
    expect(again).toEqual(seen);
    expect(rest).toEqual(seen.filter(({ id }) => Number(id) > 2));
    // All earlier readers had received everything up to the hold.
    expect(tail.map(({ id }) => id)).toEqual(seen.slice(-tail.length).map(({ id }) => id));
    expect(text(seen.map(({ event }) => event))).toBe("one two three");
    expect(text(tail.map(({ event }) => event))).toBe("two three");
  });

  it("a reader without a position gets what the last reader did not, wherever each of them reads [T-143][TX-07]", async () => {
    const [a, b] = await startTwoServers(database.url);
    const holds = ["last-1", "last-2", "last-3"];
    const stream = await a.script("thr_last", [
      [{ text: ["1", ...holds.flatMap((hold, n) => [{ hold }, String(n + 2)])] }],
    ]);
    const path = runPathOf(stream);
    await stream.until(({ delta }) => delta === "1");
    stream.drop();
    await stream.end();
    // The run's server has no reader from now on. The other connections stay open, so no server sees a reader
    // leave.
    for (let n = 0; n < 5; n += 1) await a.json("GET", "/healthz");
    const c = await startTestServer({ databaseUrl: database.url });
    const texts: string[] = [];
    const readers = [];
    for (const [n, server] of [b, c, a].entries()) {
      const reader = await server.stream("GET", path);
      readers.push(reader);
      await holdReached(holds[n] as string);
      releaseHold(holds[n] as string);
      await reader.until(({ delta }) => delta === String(n + 2));
    }
    for (const reader of readers) texts.push(text((await reader.end()).map(({ event }) => event)));
    expect(texts).toEqual(["234", "34", "4"]);
  });

  it("a run is cancelled through another server [T-160]", async () => {
    const [a, b] = await startTwoServers(database.url);
    const stream = await a.script("thr_cancel", [[{ text: ["one", { hold: "cancel-1" }, "two"] }]]);
    await holdReached("cancel-1");
    const runId = runIdOf(stream);
    expect(await b.json("DELETE", runPathOf(stream))).toEqual({
      status: 200,
      body: { runId, status: "cancelled" },
    });
    expect((await stream.end()).at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
    expect((await a.json("DELETE", runPathOf(stream))).status).toBe(200);
  });

  it("a component's state is changed through another server, once, in the run's stream", async () => {
    const [a, b] = await startTwoServers(database.url);
    const c = await startTestServer({ databaseUrl: database.url });
    const schema = { type: "object", properties: {} };
    const components = {
      availableComponents: [{ name: "Chart", description: "c", propsSchema: schema, stateSchema: schema }],
    };
    const turns = [[{ component: "Chart", props: {} }, { text: ["x", { hold: "state-1" }, "y"] }]];
    const stream = await a.script("thr_state", turns, components);
    await holdReached("state-1");
    const { event: started } = await stream.until(({ name }) => name === "tambo.component.start");
    const { componentId } = started.value;
    const path = `/v1/threads/thr_state/components/${componentId}/state`;
    const pushes = await Promise.all(
      [b, c].map((server, n) =>
        server.json("POST", path, { patch: [{ op: "add", path: `/p${n}`, value: n }] }),
      ),
    );
    expect(pushes.map(({ status }) => status)).toEqual([200, 200]);
    expect((await b.json("POST", path, { patch: [{ op: "remove", path: "/none" }] })).body).toMatchObject({
      code: "INVALID_JSON_PATCH",
      errors: [{ pointer: "/patch/0" }],
    });
    releaseHold("state-1");
    const changes = (await stream.end()).filter(({ event }) => event.name === "tambo.component.state_delta");
    // The first change finds no state and therefore creates it.
    expect(changes.map(({ event }) => event.value.delta)).toEqual([
      [{ op: "replace", path: "", value: expect.anything() }],
      [{ op: "add", path: expect.stringMatching(/^\/p[01]$/), value: expect.any(Number) }],
    ]);
    const last = (await c.json("GET", "/v1/threads/thr_state")).body.messages.at(-1).content[0];
    expect(last.state).toEqual({ p0: 0, p1: 1 });
  });

  it("a run with a reader on another server continues; a run without readers is cancelled [TX-04]", async () => {
    const [a, b] = await startTwoServers(database.url, { disconnectGraceMs: 100 });
    const stream = await a.script("thr_left", [[{ text: ["one", { hold: "left-1" }, "two"] }]]);
    await holdReached("left-1");
    const path = `${runPathOf(stream)}?after=0`;
    const elsewhere = await b.stream("GET", path);
    await elsewhere.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    stream.drop();
    await delay(1500);
    const third = await b.stream("GET", path);
    await third.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    elsewhere.drop();
    third.drop();
    const { stored } = await vi.waitFor(async () => {
      const { body } = await a.json("GET", "/v1/threads/thr_left");
      expect(body.messages).toHaveLength(2);
      return { stored: body.messages[1] };
    }, 5000);
    expect(stored).toMatchObject({ role: "assistant", content: [{ type: "text", text: "one" }] });
    const end = await (await b.stream("GET", path)).end();
    expect(end.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
  });

  it.each([
    ["Tambo", "/v1/threads/thr_once/runs", { message: { role: "user", content: "Hi" }, createThread: true }],
    [
      "AG-UI",
      "/ag-ui/default",
      {
        threadId: "once-a",
        runId: "r",
        messages: [{ id: "1", role: "user", content: "Hi" }],
        tools: [],
        context: [],
      },
    ],
    ["tool progress", "/api/v2/conversations/once-t/message/?session_id=mine", { content: "Hi" }],
    [
      "agent streams",
      "/agent/chat/stream",
      { thread_id: "once-s", messages: [{ role: "user", content: "Hi" }] },
    ],
  ])("concurrent requests with one idempotency key start one run: %s", async (_contract, path, body) => {
    const [a, b] = await startTwoServers(database.url, { model: "demo" });
    const headers = { "idempotency-key": path };
    const responses = await Promise.all(
      [a, b, a, b, b, a].map(async (server) => {
        const response = await server.request("POST", path, body, headers);
        return {
          status: response.status,
          run: response.headers.get("x-run-id"),
          text: await response.text(),
        };
      }),
    );
    const [first] = responses;
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(responses.map(({ run }) => run))).toEqual(new Set([first?.run]));
    const other = await b.request(
      "POST",
      path,
      { ...body, metadata: { other: 1 }, content: "Ho", thread_id: "x" },
      headers,
    );
    expect([400, 422]).toContain(other.status);
    await other.text();
  });

  it("runs of a stopped server continue in another, with consecutive event ids [T-140]", async () => {
    const [a, b] = await startTwoServers(database.url);
    const stream = await a.script("thr_over", [[{ text: ["one", { hold: "over-1" }, "two"] }]], {
      onDisconnect: "continue",
    });
    await holdReached("over-1");
    const closed = a.close();
    const seen = await stream.end();
    expect(seen.at(-1)).toMatchObject({ event: { type: "RUN_ERROR", code: "SERVER_RESTARTING" } });
    await closed;
    await holdReached("over-1");
    const last = Number(seen.at(-2)?.id);
    const rest = b.stream("GET", `${runPathOf(stream)}?after=${last}`);
    releaseHold("over-1");
    const more = await (await rest).end();
    expect(more.map(({ id }) => Number(id))).toEqual(more.map((_, index) => last + 1 + index));
    expect(more.at(-1)?.event.type).toBe("RUN_FINISHED");
  });

  it("an access token of one server's token exchange is accepted by another, for the same user [TA-028]", async () => {
    const issuer = await startIssuer();
    const shop = { ...readSettings({}).everyProject, toolServers: [], issuers: [issuer.settings] };
    const [a, b] = await startTwoServers(database.url, {
      apiKeys: "shop:key-1",
      tokenSecrets: ["0123456789abcdef0123456789abcdef"],
      projects: new Map([["shop", { ...shop, tokenRequired: true }]]),
    });
    const exchange = async (sub: string) => {
      const urn = "urn:ietf:params:oauth:";
      const form = new URLSearchParams({
        grant_type: `${urn}grant-type:token-exchange`,
        subject_token: await issuer.sign({ sub }),
        subject_token_type: `${urn}token-type:id_token`,
      });
      const headers = { authorization: "Bearer key-1" };
      const response = await fetch(`${a.url}/compat/tambo/oauth/token`, {
        method: "POST",
        body: form,
        headers,
      });
      const { access_token: token } = (await response.json()) as { access_token: string };
      return { authorization: `Bearer ${token}` };
    };
    const [ann, bob] = [await exchange("ann"), await exchange("bob")];
    // The other server verifies the tokens without their issuer.
    issuer.respond = dropConnection;
    const { id } = (await a.json("POST", "/v1/threads", {}, ann)).body.thread;
    const path = `/v1/threads/${id}`;
    const read = async (server: TestServer, headers: Record<string, string>) =>
      (await server.json("GET", path, undefined, headers)).status;
    expect([await read(a, ann), await read(b, ann), await read(b, bob)]).toEqual([200, 200, 404]);
    expect((await b.json("DELETE", path, undefined, ann)).status).toBe(204);
    expect(await read(a, ann)).toBe(404);
  });
});
