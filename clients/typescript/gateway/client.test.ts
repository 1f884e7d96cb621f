/** Tests the gateway client against the real server. */
import { describe, expect, it } from "vitest";
import { startTestServer } from "../../../server/proof/testing/server.ts";
import { catchError, collectEvents, createScript, describeError } from "../http/testing/conversations.ts";
import { startCuttingProxy } from "../run/testing/cutting-proxy.ts";
import { createGatewayClient, type RunRequest } from "./index.ts";

const createRequest = (content: string): RunRequest => ({
  request: { model: "embedded/script", messages: [{ role: "user", content }] },
});
const script = createRequest(createScript([{ text: ["Hello ", "there"] }]));

describe("createGatewayClient", () => {
  it("resolves with the result of a run", async () => {
    const { url } = await startTestServer();
    const { result } = await createGatewayClient({ baseUrl: url }).createRun(script);
    expect([result.stop_reason, result.messages.at(-1)]).toEqual([
      "end_turn",
      { role: "assistant", content: [{ type: "text", text: "Hello there" }] },
    ]);
  });

  it("iterates over the events of a run", async () => {
    const { url } = await startTestServer();
    const headers = { "X-Request-ID": "my-request" };
    const stream = await createGatewayClient({ baseUrl: url }).streamRun(script, { headers });
    expect(stream.response.headers.get("X-Request-ID")).toBe("my-request");
    const { events, error } = await collectEvents(stream);
    expect([error, stream.lastEventId]).toEqual([undefined, undefined]);
    expect(events.map((event) => (event.type === "stream_event" ? event.event.type : event.type))).toEqual([
      "run_start",
      "step_start",
      "message_start",
      "content_block_start",
      "content_block_delta",
      "content_block_delta",
      "content_block_stop",
      "message_delta",
      "message_stop",
      "step_complete",
      "history_delta",
      "run_complete",
    ]);
    // A second loop gets nothing.
    expect(await collectEvents(stream)).toEqual({ events: [] });
  });

  it("rejects with the code, status and request ID of an error response", async () => {
    const { url } = await startTestServer();
    const client = createGatewayClient({ baseUrl: url });
    const request = { request: { model: "none", messages: [{ role: "user" as const, content: "Hi" }] } };
    const options = { headers: { "X-Request-ID": "my-request" } };
    for (const operation of [client.createRun, client.streamRun]) {
      const error = await catchError(operation(request, options));
      expect(describeError(error)).toEqual({
        name: "ContractError",
        code: "invalid_request_error",
        status: 400,
        requestId: "my-request",
        message: expect.stringContaining("request.model"),
      });
      expect(error.body).toMatchObject({ error: { param: "request.model", request_id: "my-request" } });
      expect(error.response?.status).toBe(400);
    }
  });

  it("throws CONNECTION_LOST if the connection breaks before the last event", async () => {
    const { url } = await startTestServer();
    const proxy = await startCuttingProxy(url, [1200]);
    const stream = await createGatewayClient({ baseUrl: proxy.url }).streamRun(script);
    const { events, error } = await collectEvents(stream);
    expect([events[0]?.type, events.at(-1)?.type === "run_complete"]).toEqual(["run_start", false]);
    expect(error && describeError(error)).toEqual({
      name: "ContractError",
      code: "CONNECTION_LOST",
      status: undefined,
      requestId: events[0]?.type === "run_start" ? events[0].request_id : "",
      message: "The connection broke before the last event of the stream.",
    });
  });
});
