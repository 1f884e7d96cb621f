import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { toIdempotency } from "../engine/idempotency.ts";
import { holdReached, releaseHold } from "../models/script/holds.ts";
import type { EventStream } from "../proof/testing/clients/sse-client.ts";
import { startTestServer, type TestServer } from "../proof/testing/server.ts";

it("distinguishes requests by their content, but not by the order of fields", () => {
  const of = (contract: string, ...request: unknown[]) => toIdempotency(contract, "k", request).idempotency;
  expect(of("c", "a", { b: 1, c: [2] })).toEqual({
    key: "c:k",
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(of("c", "a", { c: [2], b: 1 })).toEqual(of("c", "a", { b: 1, c: [2] }));
  expect(of("c", "a", { b: 1, c: [2] })).not.toEqual(of("c", "a", { b: 1, c: [2, 3] }));
  expect(of("c", "a")).not.toEqual(of("c", "b"));
  expect(toIdempotency("c", undefined, [])).toEqual({});
});

const agUi = (text: string) => ({
  threadId: "thr_a",
  runId: "mine",
  messages: [{ id: "1", role: "user", content: text }],
  tools: [],
  context: [],
});
const agentStream = (text: string) => ({ messages: [{ role: "user", content: text }] });

/** The operations that start a run in each contract. */
const operations: [name: string, path: string, body: (text: string) => object][] = [
  ["AG-UI", "/ag-ui/default", agUi],
  ["tool-progress", "/api/v2/conversations/thr_a/message/", (content) => ({ content })],
  [
    "tool-progress with an id",
    "/api/v1/conversations/thr_a/message/?session_id=mine",
    (content) => ({ content }),
  ],
  ["agent-stream's chat, in a new thread", "/agent/chat/stream", agentStream],
  ["agent-stream's agent, in a new thread", "/agent/agent/stream", agentStream],
];

const script = (...turns: unknown[]) => JSON.stringify({ turns });
const readFrames = async (stream: EventStream) => (await stream.end()).map(({ id, data }) => ({ id, data }));
const send = async (server: TestServer, path: string, body: object, key: string) =>
  await server.stream("POST", path, body, { "Idempotency-Key": key });
const countRuns = async (server: TestServer) => {
  const { body } = await server.json("GET", "/v1/threads");
  const [{ id }, ...others] = body.threads;
  const { body: list } = await server.json("GET", `/v1/threads/${id}/messages`);
  return [others.length, list.messages.map(({ role }: { role: string }) => role)];
};

it.each(operations)(
  "%s: a retry joins the active or finished run from its start [CC-144][TP-072][AS-066]",
  async (_name, path, bodyOf) => {
    const server = await startTestServer();
    const hold = randomUUID();
    const body = bodyOf(script([{ text: ["a", { hold }, "b"] }]));
    const first = await send(server, path, body, "key");
    await holdReached(hold);
    const second = await send(server, path, body, "key");
    releaseHold(hold);
    const events = await readFrames(first);
    expect(events.length).toBeGreaterThan(2);
    expect(await readFrames(second)).toEqual(events);
    expect(
      await readFrames(
        await send(server, path, Object.fromEntries(Object.entries(body).toReversed()), "key"),
      ),
    ).toEqual(events);
    expect(await countRuns(server)).toEqual([0, ["user", "assistant"]]);
  },
);

it.each(operations)(
  "%s: rejects the key of another request [CC-145][TP-073][AS-067]",
  async (_name, path, bodyOf) => {
    const server = await startTestServer();
    await readFrames(await send(server, path, bodyOf(script([{ text: "a" }])), "key"));
    const other = bodyOf(script([{ text: "b" }]));
    const { status, body } = await server.json("POST", path, other, { "Idempotency-Key": "key" });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining("The key was first used ")]);
    expect(await countRuns(server)).toEqual([0, ["user", "assistant"]]);
  },
);

it("rejects a key of another request before checks that depend on stored state [TP-011]", async () => {
  const server = await startTestServer();
  const content = script([{ text: "a" }]);
  const path = "/api/v2/conversations/thr_a/message/";
  const { response } = await server.stream("POST", path, { content }, { "Idempotency-Key": "key" });
  const runId = response.headers.get("x-run-id");
  for (const at of [`${path}?session_id=${runId}`, "/api/v2/conversations/thr_b/regenerate/"]) {
    const rejection = await server.json("POST", at, { content }, { "Idempotency-Key": "key" });
    expect([at, rejection.status, rejection.body.code]).toEqual([at, 422, "IDEMPOTENCY_KEY_REUSED"]);
    const unkeyed = await server.json("POST", at, { content });
    expect([at, unkeyed.status]).toEqual([at, at.startsWith(path) ? 409 : 404]);
  }
});

it("regenerates once per key, and keys of different contracts are independent", async () => {
  const server = await startTestServer();
  const content = script([{ text: "a" }]);
  const path = "/api/v2/conversations/thr_a";
  await readFrames(await send(server, `${path}/message/`, { content }, "key"));
  const first = await send(server, `${path}/regenerate/`, { node_ids: [] }, "again");
  const events = await readFrames(first);
  const second = await send(server, `${path}/regenerate/`, { node_ids: [] }, "again");
  expect(await readFrames(second)).toEqual(events);
  expect(second.response.headers.get("x-run-id")).toBe(first.response.headers.get("x-run-id"));
  const { status } = await server.json("POST", `${path}/regenerate/`, {}, { "Idempotency-Key": "key" });
  expect(status).toBe(422);
  const tambo = { message: { role: "user", content }, model: "script" };
  await readFrames(await send(server, "/v1/threads/thr_a/runs", tambo, "key"));
  await readFrames(await send(server, "/ag-ui/default", agUi(content), "key"));
});

it("concurrent requests with one key start one run, also in a thread without an id", async () => {
  const server = await startTestServer();
  const body = agentStream(script([{ text: ["a", { delay: 5 }, "b"] }]));
  const streams = await Promise.all(
    Array.from({ length: 8 }, () => send(server, "/agent/chat/stream", body, "key")),
  );
  const [events, ...others] = await Promise.all(streams.map(readFrames));
  for (const other of others) expect(other).toEqual(events);
  expect(await countRuns(server)).toEqual([0, ["user", "assistant"]]);
});
