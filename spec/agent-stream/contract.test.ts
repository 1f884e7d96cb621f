/** Tests the operations, errors and events in the documents and schemas, including the proposal's examples. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { routes } from "../../generated/agent-stream/handlers.ts";
import * as validators from "../../generated/agent-stream/validators.js";
import * as sealed from "../../generated/agent-stream/validators.sealed.js";
import { inlineResponses } from "../toolchain/generate/shared-responses.ts";

/** Reads the OpenAPI 3.2 document. */
function readDocument() {
  return inlineResponses(
    parse(readFileSync(new URL("../../generated/agent-stream/openapi.3.2.yaml", import.meta.url), "utf8")),
  );
}

it("has two streaming operations with JSON errors [A-001][A-002][A-080][M-056]", () => {
  const described = routes.map(({ method, path, operationId, contentTypes }) => [
    `${method.toUpperCase()} ${path} ${operationId}`,
    Object.entries(contentTypes).map(([status, type]) => `${status} ${type}`),
  ]);
  const errors = ["400", "401", "403", "408", "409", "410", "413", "415", "422", "429", "500"].map(
    (status) => `${status} application/json`,
  );
  expect(described).toEqual([
    [
      "POST /agent/agent/stream streamAgent",
      ["200 text/event-stream", ...errors, "501 application/json", "503 application/json"],
    ],
    ["POST /agent/chat/stream streamChat", ["200 text/event-stream", ...errors, "503 application/json"]],
  ]);
});

const names = [
  "tool_call_start",
  "tool_call_args",
  "tool_call_end",
  "tool_result",
  "reasoning_start",
  "reasoning_message_start",
  "reasoning_message_content",
  "reasoning_message_end",
  "reasoning_end",
  "message",
  "status",
  "error",
];

it("describes frames that contain the event name but no ID [A-030][A-052][AS-047]", () => {
  const { content } = readDocument().paths["/agent/chat/stream"].post.responses["200"];
  const { itemSchema } = content["text/event-stream"];
  expect(itemSchema.required).toEqual(["event", "data"]);
  expect(itemSchema.properties).not.toHaveProperty("id");
  expect(itemSchema.properties.event.enum).toEqual(names);
  const payloads = itemSchema.oneOf.map(
    ({
      properties,
    }: {
      properties: { event: { const: string }; data: { contentSchema: { $ref: string } } };
    }) => `${properties.event.const} ${properties.data.contentSchema.$ref.split("/").at(-1)}`,
  );
  expect(payloads).toEqual([
    "tool_call_start ToolCallStartEvent",
    "tool_call_args ToolCallArgsEvent",
    "tool_call_end ToolCallEndEvent",
    "tool_result ToolResultEvent",
    "reasoning_start ReasoningStartEvent",
    "reasoning_message_start ReasoningMessageStartEvent",
    "reasoning_message_content ReasoningMessageContentEvent",
    "reasoning_message_end ReasoningMessageEndEvent",
    "reasoning_end ReasoningEndEvent",
    "message MessageEvent",
    "status StatusEvent",
    "error ErrorEvent",
  ]);
});

it("has twelve messages in its AsyncAPI channels [A-052]", () => {
  const file = new URL("../../generated/agent-stream/asyncapi.yaml", import.meta.url);
  const { channels, components } = parse(readFileSync(file, "utf8"));
  const addresses = Object.values(channels).map((channel) => (channel as { address: string }).address);
  expect(addresses.sort()).toEqual(["/agent/agent/stream", "/agent/chat/stream"]);
  const messages = Object.values(components.messages).map((message) => (message as { name: string }).name);
  expect(messages.sort()).toEqual([...names].sort());
});

it("declares the headers of streams and errors [A-032][AS-004][M-020]", () => {
  const { responses } = readDocument().paths["/agent/agent/stream"].post;
  const declared = Object.entries(responses).map(([status, response]) => [
    status,
    Object.entries(
      (response as { headers?: Record<string, { schema: { enum?: string[]; type: string } }> }).headers ?? {},
    ).map(([name, { schema }]) => `${name}: ${schema.enum ?? schema.type}`),
  ]);
  const limits = ["RateLimit-Policy: string", "RateLimit: string"];
  expect(declared).toEqual([
    ["200", ["Cache-Control: no-cache, no-transform", "X-Accel-Buffering: no", ...limits]],
    ["400", limits],
    ["401", ["WWW-Authenticate: Bearer"]],
    ["403", limits],
    ["408", limits],
    ["409", limits],
    ["410", limits],
    ["413", limits],
    ["415", limits],
    ["422", limits],
    ["429", [...limits, "Retry-After: integer"]],
    ["500", limits],
    ["501", limits],
    ["503", [...limits, "Retry-After: integer"]],
  ]);
});

it.each([400, 401, 403, 409, 410, 413, 415, 422, 429, 500, 501, 503])(
  "has one form for all errors, which contains the status %d [A-081][AS-002][AS-003]",
  (status) => {
    const body = { code: status, msg: "m", data: null, trace_id: "0123456789abcdef0123456789abcdef" };
    const invalidPointers = (changed: object) =>
      sealed.checkResponse("streamAgent", status, { ...body, ...changed }).map(({ pointer }) => pointer);
    expect(invalidPointers({})).toEqual([]);
    expect(invalidPointers({ code: String(status) })).toEqual(["/code"]);
    expect(invalidPointers({ trace_id: "x" })).toEqual(["/trace_id"]);
    expect(invalidPointers({ error: "m" })).toEqual(["/error"]);
    const data = { errors: [{ pointer: "/messages", message: "is required" }] };
    expect(invalidPointers({ data })).toEqual(status === 400 ? [] : ["/data"]);
  },
);

/** The example events in the proposal, in the order of the proposal. */
const proposalExamples: [event: string, data: string][] = [
  ["tool_call_start", '{"toolCallId": "call_abc123", "toolCallName": "web_search", "thread_id": "thread_1"}'],
  ["tool_call_args", '{"toolCallId": "call_abc123", "delta": "{\\"query\\": \\"weather"}'],
  ["tool_call_end", '{"toolCallId": "call_abc123"}'],
  ["tool_result", '{"toolCallId": "call_abc123", "content": "The weather in Tokyo is...", "role": "tool"}'],
  ["reasoning_start", '{"messageId": "reasoning-abc123"}'],
  ["reasoning_message_start", '{"messageId": "reasoning-abc123", "role": "assistant"}'],
  [
    "reasoning_message_content",
    '{"messageId": "reasoning-abc123", "delta": "Let me analyze this step by step..."}',
  ],
  ["reasoning_message_end", '{"messageId": "reasoning-abc123"}'],
  ["reasoning_end", '{"messageId": "reasoning-abc123"}'],
  ["message", '{"content": "Here is the weather information...", "thread_id": "thread_1"}'],
  ["status", '{"type": "complete", "thread_id": "thread_1"}'],
  ["error", '{"type": "error", "message": "Rate limit exceeded", "code": "RATE_LIMIT"}'],
  ["reasoning_start", '{"messageId": "reasoning-1"}'],
  ["tool_call_start", '{"toolCallId": "call_1", "toolCallName": "search"}'],
  ["reasoning_message_content", '{"messageId": "reasoning-1", "delta": "I\'ll search for..."}'],
  ["tool_call_args", '{"toolCallId": "call_1", "delta": "{\\"query\\": \\"test\\"}"}'],
  ["reasoning_message_end", '{"messageId": "reasoning-1"}'],
  ["tool_call_end", '{"toolCallId": "call_1"}'],
  ["reasoning_end", '{"messageId": "reasoning-1"}'],
  // The proposal's example of concurrent events omits `role`, which its interface requires (AX-07).
  ["tool_result", '{"toolCallId": "call_1", "content": "...", "role": "tool"}'],
  ["error", '{"type": "error", "message": "Tool execution failed", "code": "TOOL_ERROR"}'],
];

it.each(proposalExamples)(
  "accepts the proposal's example of %s: %s [A-040][A-041][A-042][A-043][A-044][A-045][A-046][A-047][A-048][A-049][A-050][A-051][A-052][AX-07]",
  (event, text) => {
    const data = JSON.parse(text);
    expect(sealed.checkStreamFrame({ event, data: { thread_id: "thread_1", ...data } })).toEqual([]);
    // Most examples in the proposal omit the thread ID, but the server always sends it.
    const { thread_id: _, ...without } = data;
    expect(sealed.checkStreamFrame({ event, data: without })).toEqual([
      { pointer: "/data/thread_id", message: "is required", keyword: "required" },
    ]);
  },
);

it("rejects a tool result without a role, as in the proposal's example of concurrent events [AX-07]", () => {
  const data = { toolCallId: "call_1", content: "...", thread_id: "thread_1" };
  expect(sealed.checkStreamFrame({ event: "tool_result", data })).toEqual([
    { pointer: "/data/role", message: "is required", keyword: "required" },
  ]);
});

it.each<[event: string, data: object]>([
  ["tool_call_start", { toolCallId: "c", toolCallName: "n", agent: "support" }],
  ["message", { content: "x", agent: "support" }],
  ["status", { type: "start" }],
  ["status", { type: "running", message: "turn 1" }],
  ["status", { type: "error" }],
  ["error", { type: "error", message: "m" }],
  ["error", { type: "error", message: "m", code: "MY_PROVIDER" }],
])("accepts %s with %j [A-040][A-049][A-050][A-051]", (event, data) => {
  expect(sealed.checkStreamFrame({ event, data: { ...data, thread_id: "t" } })).toEqual([]);
});

it.each<[frame: object, pointer: string, message: string]>([
  [{ data: {} }, "/event", "is required"],
  [{ event: "status" }, "/data", "is required"],
  [{ event: "message", data: { content: "" } }, "/data/content", "must not be empty"],
  [{ event: "message", data: { content: "x", id: "1" } }, "/data/id", "is not allowed"],
  [{ event: "message", data: { content: "x", type: "message" } }, "/data/type", "is not allowed"],
  [{ event: "tool_call_start", data: { toolCallId: "c" } }, "/data/toolCallName", "is required"],
  [
    { event: "tool_call_args", data: { toolCallId: "c", delta: {} } },
    "/data/delta",
    "must be a string, not an object",
  ],
  [{ event: "tool_call_end", data: { toolCallId: "c", agent: "a" } }, "/data/agent", "is not allowed"],
  [
    { event: "tool_result", data: { toolCallId: "c", content: "x", role: "assistant" } },
    "/data/role",
    'must be "tool", not "assistant"',
  ],
  [
    { event: "tool_result", data: { toolCallId: "c", content: [], role: "tool" } },
    "/data/content",
    "must be a string, not an array",
  ],
  [{ event: "reasoning_start", data: {} }, "/data/messageId", "is required"],
  [
    { event: "reasoning_message_start", data: { messageId: "r", role: "reasoning" } },
    "/data/role",
    'must be "assistant", not "reasoning"',
  ],
  [{ event: "reasoning_message_content", data: { messageId: "r" } }, "/data/delta", "is required"],
  [
    { event: "status", data: { type: "processing" } },
    "/data/type",
    'must be one of "start", "running", "complete", "error", not "processing"',
  ],
  [
    { event: "error", data: { type: "stream_error", message: "m" } },
    "/data/type",
    'must be "error", not "stream_error"',
  ],
  [{ event: "error", data: { type: "error", error: "m", message: "m" } }, "/data/error", "is not allowed"],
])("locates the error in %j [A-031][AX-01][AX-06][AX-08][AX-09][M-093]", (frame, pointer, message) => {
  const frameWithThread =
    "data" in frame ? { ...frame, data: { ...(frame.data as object), thread_id: "t" } } : frame;
  expect(
    sealed
      .checkStreamFrame(frameWithThread)
      .map((each) => ({ pointer: each.pointer, message: each.message })),
  ).toEqual([{ pointer, message }]);
});

it.each([
  "tool",
  "message_chunk",
  "tool_calls",
  "tool_call_chunks",
  "tool_call_result",
  "warning",
  "interrupt",
])("rejects an event named %s [AX-10]", (event) => {
  const [violation] = validators.checkStreamFrame({ event, data: { thread_id: "t" } });
  expect(violation?.pointer).toBe("/event");
});
