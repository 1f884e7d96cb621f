/** Tests the agent-stream client against the real server. */
import { expect, it } from "vitest";
import { startTestServer } from "../../../server/proof/testing/server.ts";
import { catchError, collectEvents, createScript, describeError } from "../http/testing/conversations.ts";
import { startCuttingProxy } from "../run/testing/cutting-proxy.ts";
import { createAgentStreamClient, type StreamFrame } from "./index.ts";

const createRequest = (content: string) => ({ messages: [{ role: "user" as const, content }] });
const script = createRequest(createScript([{ text: ["Hello ", "there"] }]));

function describeFrame(frame: StreamFrame): string {
  if (frame.event === "message") return frame.data.content;
  return frame.event === "status" ? frame.data.type : frame.event;
}

it("iterates over the events of both operations; the same key joins the run", async () => {
  const { url } = await startTestServer();
  const client = createAgentStreamClient({ baseUrl: url });
  const chat = await collectEvents(await client.streamChat(script, { idempotencyKey: "key" }));
  expect(chat.error).toBeUndefined();
  expect(chat.events.map(describeFrame)).toEqual(["start", "running", "Hello ", "there", "complete"]);
  expect(await collectEvents(await client.streamChat(script, { idempotencyKey: "key" }))).toEqual(chat);
  const agent = await collectEvents(await client.streamAgent({ ...script, thread_id: "thread_1" }));
  expect(agent.events.at(-1)).toEqual({
    event: "status",
    data: { type: "complete", thread_id: "thread_1" },
  });
});

it("delivers the error of a failed run", async () => {
  const { url } = await startTestServer();
  const content = createScript([{ error: { code: "RATE_LIMIT_EXCEEDED", message: "Too many." } }]);
  const stream = await createAgentStreamClient({ baseUrl: url }).streamChat(createRequest(content));
  const { events, error } = await collectEvents(stream);
  expect([error, events.map(describeFrame)]).toEqual([undefined, ["start", "running", "error", "error"]]);
});

it("throws CONNECTION_LOST if the connection breaks before the last event", async () => {
  const { url } = await startTestServer();
  const proxy = await startCuttingProxy(url, [500]);
  const stream = await createAgentStreamClient({ baseUrl: proxy.url }).streamChat(script);
  const { events, error } = await collectEvents(stream);
  expect([events.map(describeFrame)[0], error?.code]).toEqual(["start", "CONNECTION_LOST"]);
});

it("rejects with the status as code, and the trace ID as request ID", async () => {
  const { url } = await startTestServer();
  const client = createAgentStreamClient({ baseUrl: url });
  const error = await catchError(client.streamAgent({ ...script, agent_id: "nobody" }));
  expect(describeError(error)).toEqual({
    name: "ContractError",
    code: "400",
    status: 400,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    message: expect.stringContaining("nobody"),
  });
});
