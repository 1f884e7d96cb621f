/** Tests streams and responses that no server of this project sends. */
import { expect, it } from "vitest";
import { createAgUiClient } from "../ag-ui/index.ts";
import { createAgentStreamClient } from "../agent-stream/index.ts";
import { createGatewayClient } from "../gateway/index.ts";
import { createToolProgressClient } from "../tool-progress/index.ts";
import { catchError, collectEvents, describeError } from "./testing/conversations.ts";

const baseUrl = "http://server.test";
const headers = { "Content-Type": "text/event-stream", "X-Request-ID": "req_1" };
const run = { threadId: "t", runId: "r" };
const request = { request: { model: "m", messages: [] } };

const createFetch =
  (body: string | ReadableStream<Uint8Array>, init: ResponseInit = { headers }) =>
  async () =>
    new Response(body, init);
const toData = (...events: unknown[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");

/** Returns a body that stays open after its text, and a promise that resolves when its reader cancels it. */
function createOpenBody(text: string) {
  const cancelled = Promise.withResolvers<unknown>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel: cancelled.resolve,
  });
  return { body, cancelled: cancelled.promise };
}

it("skips unknown gateway events, and closes the connection after the last event [G-157]", async () => {
  const start = { type: "run_start", request_id: "req_1", model: "m", protocol_version: "1", region: "eu" };
  const delta = { type: "content_block_delta", index: 0, delta: { type: "glow_delta", text: "x" } };
  const end = { type: "run_complete", result: {} };
  const { body, cancelled } = createOpenBody(
    toData(
      start,
      { type: "weather_changed" },
      { type: "constructor" },
      { type: "stream_event", event: { type: "mood_changed" } },
      { type: "stream_event" },
      { type: "stream_event", event: delta },
      { type: "ping" },
      end,
      { type: "ping" },
    ),
  );
  const stream = await createGatewayClient({ baseUrl, fetch: createFetch(body) }).streamRun(request);
  expect(await collectEvents(stream)).toEqual({
    events: [start, { type: "stream_event", event: delta }, { type: "ping" }, end],
  });
  await cancelled;
});

it("skips AG-UI events of unknown types, and delivers CUSTOM events of all names", async () => {
  const custom = { type: "CUSTOM", name: "tambo.unknown", value: 1 };
  const end = { type: "RUN_ERROR", message: "No." };
  const fetch = createFetch(toData({ type: "WEATHER_CHANGED" }, custom, end));
  const stream = await createAgUiClient({ baseUrl, fetch }).connectAgent("default", run);
  expect(await collectEvents(stream)).toEqual({ events: [custom, end] });
});

it("skips agent-stream events with unknown names; a frame without a name is a message", async () => {
  const frames = `event: weather\n${toData({})}${toData({ content: "Hi" })}`;
  const end = `event: status\n${toData({ type: "complete" })}`;
  const stream = await createAgentStreamClient({
    baseUrl,
    fetch: createFetch(frames + end),
  }).streamChat({ messages: [] });
  expect(await collectEvents(stream)).toEqual({
    events: [
      { event: "message", data: { content: "Hi" } },
      { event: "status", data: { type: "complete" } },
    ],
  });
});

it("throws CONNECTION_LOST for events that end only the stream", async () => {
  const error = { code: "SERVER_RESTARTING", message: "Resume." };
  const chunks = createFetch(`id: 7-0\n${toData({ message: "Hi" })}${toData({ error })}`);
  const client = createToolProgressClient({ baseUrl, fetch: chunks });
  const session = await client.resumeSession("conv", "session", { cursor: "6-0" });
  expect(await collectEvents(session)).toMatchObject({
    events: [{ message: "Hi" }],
    error: { code: "CONNECTION_LOST", cause: { error } },
  });
  expect(session.lastEventId).toBe("7-0");
  const start = { type: "RUN_STARTED", ...run };
  const fetch = createFetch(toData(start, { type: "RUN_ERROR", ...error }));
  const stream = await createAgUiClient({ baseUrl, fetch }).connectAgent("default", run);
  expect(await collectEvents(stream)).toMatchObject({ events: [start], error: { code: "CONNECTION_LOST" } });
});

it("throws CONNECTION_LOST if the body ends before the last event", async () => {
  const fetch = createFetch(toData({ type: "ping" }));
  const stream = await createGatewayClient({ baseUrl, fetch }).streamRun(request);
  const { events, error } = await collectEvents(stream);
  expect([events, error && describeError(error)]).toEqual([
    [{ type: "ping" }],
    {
      name: "ContractError",
      code: "CONNECTION_LOST",
      status: undefined,
      requestId: "req_1",
      message: "The connection broke before the last event of the stream.",
    },
  ]);
});

it.each([["not JSON"], ["[]"], ["null"], ['"text"']])("throws INVALID_EVENT for %s", async (data) => {
  const fetch = createFetch(`${toData({ type: "ping" })}data: ${data}\n\n${toData({ type: "ping" })}`);
  const stream = await createGatewayClient({ baseUrl, fetch }).streamRun(request);
  const { events, error } = await collectEvents(stream);
  expect([events, error && describeError(error)]).toEqual([
    [{ type: "ping" }],
    {
      name: "ContractError",
      code: "INVALID_EVENT",
      status: undefined,
      requestId: "req_1",
      message: "An event of the stream is not a JSON object.",
    },
  ]);
});

it("closes the connection when the loop is left, or the signal aborts", async () => {
  const left = createOpenBody(toData({ type: "ping" }));
  const client = createGatewayClient({ baseUrl, fetch: createFetch(left.body) });
  for await (const _ of await client.streamRun(request)) break;
  await left.cancelled;
  const aborted = createOpenBody(toData({ type: "ping" }));
  const controller = new AbortController();
  const stream = await createGatewayClient({ baseUrl, fetch: createFetch(aborted.body) }).streamRun(request, {
    signal: controller.signal,
  });
  setTimeout(() => controller.abort("reason"), 10);
  expect(await collectEvents(stream)).toEqual({ events: [{ type: "ping" }], error: "reason" });
  expect(await aborted.cancelled).toBe("reason");
});

it.each<[title: string, fetch: () => Promise<Response>, expected: object]>([
  ["no response", () => Promise.reject(new TypeError("fetch failed")), { code: "CONNECTION_LOST" }],
  [
    "an error that is not JSON",
    createFetch("<h1>secret</h1>", { status: 502 }),
    { code: "INVALID_RESPONSE", status: 502 },
  ],
  [
    "an error without a code",
    createFetch('{"detail":"secret"}', { status: 400 }),
    { code: "INVALID_RESPONSE", status: 400 },
  ],
  ["HTML", createFetch("<h1>secret</h1>"), { code: "INVALID_RESPONSE" }],
  ["a list", createFetch("[]", { status: 200 }), { code: "INVALID_RESPONSE", status: 200 }],
])("rejects for %s, without quoting the body", async (_title, fetch, expected) => {
  const error = await catchError(createGatewayClient({ baseUrl, fetch }).createRun(request));
  expect(error).toMatchObject({ name: "ContractError", ...expected });
  expect(error.message).not.toContain("secret");
});

it("rejects if the response is not an event stream", async () => {
  const fetch = createFetch("{}", { headers: { "Content-Type": "application/json" } });
  const error = await catchError(createGatewayClient({ baseUrl, fetch }).streamRun(request));
  expect(describeError(error)).toEqual({
    name: "ContractError",
    code: "INVALID_RESPONSE",
    status: 200,
    requestId: undefined,
    message:
      "The response is of type application/json, not an event stream. Check that baseUrl is the URL of a server of this contract.",
  });
});

it("rejects a request that cannot be sent", async () => {
  const client = createToolProgressClient({ baseUrl, fetch: createFetch("{}") });
  expect(await catchError(client.stopSession(".."))).toMatchObject({
    name: "ContractError",
    code: "INVALID_REQUEST",
    message: "conversation_id is not a valid id.",
  });
  expect(() => createToolProgressClient({ baseUrl, apiKey: "a b" })).toThrow(
    expect.objectContaining({ name: "ContractError", code: "INVALID_REQUEST" }),
  );
});
