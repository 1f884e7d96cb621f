import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

const key = { "Idempotency-Key": "key" };
const reused = { status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } };
const listThreads = async (server: TestServer) => (await server.json("GET", "/v1/threads")).body.threads;

describe("createThread", () => {
  const create = (server: TestServer, body: unknown) => server.json("POST", "/v1/threads", body, key);

  it("creates one thread per key, and returns the same response again [TC-083]", async () => {
    const server = await startTestServer();
    const body = { contextKey: "u", initialMessages: [{ role: "user", content: "Hi" }] };
    const first = await create(server, body);
    expect(first.status).toBe(201);
    expect(await create(server, Object.fromEntries(Object.entries(body).toReversed()))).toEqual(first);
    expect(await listThreads(server)).toEqual([first.body.thread]);
  });

  it("creates one thread for concurrent requests", async () => {
    const server = await startTestServer();
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => create(server, {})));
    for (const other of others) expect(other).toEqual(first);
    expect(await listThreads(server)).toHaveLength(1);
  });

  it("rejects the key of another request, and does not use up the key of a rejected one [TC-008][TC-085]", async () => {
    const server = await startTestServer();
    const wrong = { initialMessages: [{ role: "user", content: "a", toolCallId: "b" }] };
    expect((await create(server, wrong)).status).toBe(400);
    expect((await create(server, {})).status).toBe(201);
    expect(await create(server, { contextKey: "other" })).toMatchObject(reused);
    expect(await listThreads(server)).toHaveLength(1);
  });

  it("keeps the keys of projects separate", async () => {
    const server = await startTestServer({ apiKeys: "a:one,b:two" });
    const ids = await Promise.all(
      ["one", "two"].map(async (apiKey) => {
        const headers = { ...key, authorization: `Bearer ${apiKey}` };
        return (await server.json("POST", "/v1/threads", {}, headers)).body.thread.id;
      }),
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describe("updateComponentState", () => {
  const patch = { patch: [{ op: "add", path: "/items/-", value: 1 }] };
  const list = { name: "List", description: "A list", propsSchema: { type: "object", properties: {} } };

  /** Creates a thread with a run that shows a component and stays active until its hold is released. */
  async function startRunWithComponent() {
    const server = await startTestServer();
    const hold = randomUUID();
    const component = { component: "List", props: {}, state: [{ set: { items: [] } }] };
    const stream = await server.script("thr_a", [[component, { text: [{ hold }, "."] }]], {
      availableComponents: [list],
    });
    await holdReached(hold);
    const { event } = await stream.until(({ name }) => name === "tambo.component.start");
    const { componentId } = event.value;
    const change = (body: unknown) =>
      server.json("POST", `/v1/threads/thr_a/components/${componentId}/state`, body, key);
    const expected = { status: 200, body: { componentId, state: { items: [1] } } };
    return { stream, change, want: expected, release: () => releaseHold(hold) };
  }

  it("changes a state once per key during a run [TC-084]", async () => {
    const { stream, change, want, release } = await startRunWithComponent();
    expect(await Promise.all([change(patch), change(patch)])).toEqual([want, want]);
    expect(await change(patch)).toEqual(want);
    expect(await change({ state: {} })).toMatchObject(reused);
    release();
    const events = await stream.end();
    expect(events.filter(({ event }) => event.name === "tambo.component.state_delta")).toHaveLength(1);
    expect(await change(patch)).toEqual(want);
  });
});
