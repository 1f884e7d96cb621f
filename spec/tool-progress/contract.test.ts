/** Tests the operations, responses and chunks in the contract's documents and schemas. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { routes } from "../../generated/tool-progress/handlers.ts";
import * as validators from "../../generated/tool-progress/validators.js";
import * as sealed from "../../generated/tool-progress/validators.sealed.js";
import { componentName, findKnownValues, type Schema } from "../toolchain/generate/schema.ts";
import { inlineResponses } from "../toolchain/generate/shared-responses.ts";

/** Reads the OpenAPI 3.2 document. */
function readDocument() {
  return inlineResponses(
    parse(readFileSync(new URL("../../generated/tool-progress/openapi.3.2.yaml", import.meta.url), "utf8")),
  );
}

const messagePath = "/api/v1/conversations/{conversation_id}/message/";

it("has operations for all paths that clients use, without statuses 402 and 403 [P-090][P-092][P-093][P-095]", () => {
  const described = routes.map(({ method, path, operationId, stream, statuses }) =>
    [
      `${method.toUpperCase()} ${path.replace("conversations/{conversation_id}", "…")}`,
      operationId,
      stream ? "stream" : "JSON",
      ...statuses,
    ].join(" "),
  );
  expect(described).toEqual([
    "POST /api/…/message/ sendMessageUnversioned stream 200 400 401 404 408 409 410 413 415 422 429 500 503",
    "GET /api/v1/…/active-session getActiveSessionV1 JSON 200 400 401 404 429 500 503",
    "POST /api/v1/…/message/ sendMessageV1 stream 200 400 401 404 408 409 410 413 415 422 429 500 503",
    "GET /api/v1/…/messages listMessagesV1 JSON 200 400 401 404 429 500 503",
    "POST /api/v1/…/regenerate/ regenerateMessageV1 stream 200 400 401 404 408 409 410 413 415 422 429 500 503",
    "POST /api/v1/…/resume/{session_id} resumeSessionV1 stream 200 400 401 404 410 429 500 503",
    "POST /api/v1/…/stop/ stopSessionV1 JSON 200 400 401 404 429 500 503",
    "GET /api/v1/…/task-status getTaskStatusV1 JSON 200 400 401 404 429 500 503",
    "GET /api/v2/…/active-session getActiveSession JSON 200 400 401 404 429 500 503",
    "POST /api/v2/…/message/ sendMessage stream 200 400 401 404 408 409 410 413 415 422 429 500 503",
    "GET /api/v2/…/messages listMessages JSON 200 400 401 404 429 500 503",
    "POST /api/v2/…/regenerate/ regenerateMessage stream 200 400 401 404 408 409 410 413 415 422 429 500 503",
    "POST /api/v2/…/resume/{session_id} resumeSession stream 200 400 401 404 410 429 500 503",
    "POST /api/v2/…/stop/ stopSession JSON 200 400 401 404 429 500 503",
    "GET /api/v2/…/task-status getTaskStatus JSON 200 400 401 404 429 500 503",
  ]);
});

it("declares streams, JSON for operations that accept stream=false, and JSON errors [P-091][P-092]", () => {
  const { paths } = readDocument();
  const readTypes = (path: string) =>
    Object.entries<{ content: object }>(paths[path].post.responses).map(
      ([status, { content }]) => `${status} ${Object.keys(content).join(" ")}`,
    );
  const errors = (...statuses: number[]) => statuses.map((status) => `${status} application/json`);
  expect(readTypes(messagePath)).toEqual([
    "200 text/event-stream application/json",
    ...errors(400, 401, 404, 408, 409, 410, 413, 415, 422, 429, 500, 503),
  ]);
  expect(readTypes("/api/v2/conversations/{conversation_id}/resume/{session_id}")).toEqual([
    "200 text/event-stream",
    ...errors(400, 401, 404, 410, 429, 500, 503),
  ]);
});

it("describes the headers of all responses, including status 401 [P-092][P-095][PX-13]", () => {
  const { responses } = readDocument().paths[messagePath].post;
  const readHeaders = (status: string) =>
    Object.entries<{ required: boolean; schema: object }>(responses[status].headers).map(
      ([name, { required, schema }]) => [name, required, schema],
    );
  const limits = ["RateLimit-Policy", "RateLimit"].map((name) => [name, false, { type: "string" }]);
  expect(readHeaders("200")).toEqual([
    ["X-Run-Id", true, { type: "string" }],
    ["Cache-Control", true, { type: "string", enum: ["no-cache, no-transform"] }],
    ["X-Accel-Buffering", true, { type: "string", enum: ["no"] }],
    ...limits,
  ]);
  const seconds = { type: "integer", format: "int32", minimum: 1 };
  expect(readHeaders("429")).toEqual([...limits, ["Retry-After", true, seconds]]);
  expect(readHeaders("503")).toEqual([...limits, ["Retry-After", true, seconds]]);
  expect(readHeaders("400")).toEqual(limits);
  expect(readHeaders("401")).toEqual([["WWW-Authenticate", true, { type: "string", enum: ["ApiKey"] }]]);
});

it("describes frames whose data is a chunk and whose ID is a cursor [P-093][PX-02]", () => {
  const { content } = readDocument().paths[messagePath].post.responses["200"];
  const { itemSchema } = content["text/event-stream"];
  expect(itemSchema.required).toEqual(["data"]);
  expect(itemSchema.properties.id.description).toContain("`cursor` or `Last-Event-ID`");
  expect(itemSchema.properties.data.contentSchema).toEqual({
    $ref: "#/components/schemas/ChatAgentResponse",
  });
  expect(content["application/json"].schema).toEqual({ $ref: "#/components/schemas/ChatAgentResponse" });
});

/** The three steps of the guide's example. */
const exampleFlow = [
  {
    call_id: "call_123",
    event_type: "call",
    tool_name: "fetch_file",
    tool_response: "Fetching file: app/main.py",
    tool_call_details: { summary: "-> fetching contents for file app/main.py" },
    is_complete: true,
  },
  {
    call_id: "call_123",
    event_type: "result",
    tool_name: "fetch_file",
    tool_response: "File content fetched successfully",
    tool_call_details: { summary: "```python\n...code...\n```" },
    stream_part: "```python\n...",
    is_complete: false,
  },
  {
    call_id: "call_123",
    event_type: "result",
    tool_name: "fetch_file",
    tool_response: "File content fetched successfully",
    tool_call_details: { summary: "```python\n...complete code...\n```" },
    stream_part: "...complete code...\n```",
    is_complete: true,
  },
];

/** The guide's example strings for a delegation, in the fields that the guide assigns to them. */
const delegation = [
  {
    call_id: "call_124",
    event_type: "delegation_call",
    tool_name: "delegate_to_think_execute",
    tool_response: "🚀 Starting subagent with full tool access - streaming work in real-time...",
    tool_call_details: {
      summary: "🤖 **General Subagent**\n\n**Task:**\nFix the bug\n\n**Context Provided:**\n...",
    },
    is_complete: true,
  },
  {
    call_id: "call_124",
    event_type: "delegation_result",
    tool_name: "delegate_to_think_execute",
    tool_response: "✅ Subagent completed - returning task result to supervisor",
    tool_call_details: { summary: "**General Subagent Result:**\n\n[complete result content]" },
    is_complete: true,
  },
];

const emptyChunk = { message: "", response: "", tool_calls: [], citations: [] };
const step = { ...exampleFlow[0] };

describe("a chunk", () => {
  it.each<[title: string, toolCall: object]>([
    ["first step [P-100]", { ...exampleFlow[0] }],
    ["second step [P-037][P-101]", { ...exampleFlow[1] }],
    ["third step [P-102]", { ...exampleFlow[2] }],
    ["delegation [P-022][P-080][PX-15]", { ...delegation[0] }],
    ["delegation's result [P-023][PX-15]", { ...delegation[1] }],
  ])("accepts the guide's %s", (_, toolCall) => {
    const chunk = { ...emptyChunk, tool_calls: [toolCall] };
    expect(sealed.checkToolCallResponse(toolCall)).toEqual([]);
    expect(sealed.checkResponse("sendMessage", 200, chunk)).toEqual([]);
    expect(sealed.checkResponse("resumeSessionV1", 200, chunk)).toEqual([]);
  });

  it.each<[title: string, chunk: object]>([
    ["empty fields [P-003][P-094]", emptyChunk],
    ["text in both fields [P-001][P-002][PX-01]", { ...emptyChunk, message: "Hi", response: "Hi" }],
    ["citations [P-011]", { ...emptyChunk, citations: ["app/main.py"] }],
    [
      "a failed run [PX-12]",
      {
        ...emptyChunk,
        error: { code: "LLM_ERROR", message: "The model's response was incomplete or invalid. Try again." },
      },
    ],
    [
      "a failure with a code from a later version [PX-12]",
      { ...emptyChunk, error: { code: "NEW", message: "" } },
    ],
    [
      "a failed call with details from a later version [P-008][PX-12]",
      {
        ...emptyChunk,
        tool_calls: [
          {
            ...exampleFlow[2],
            tool_call_details: {
              summary: "❌",
              is_error: true,
              error: { code: "tool_failed", message: "No." },
              lines: [1],
            },
          },
        ],
      },
    ],
  ])("contains %s", (_, chunk) => {
    expect(sealed.checkChatAgentResponse(chunk)).toEqual([]);
  });

  it.each<[change: object, pointer: string, message: string]>([
    [{ message: undefined }, "/message", "is required"],
    [{ response: undefined }, "/response", "is required"],
    [{ tool_calls: undefined }, "/tool_calls", "is required"],
    [{ citations: undefined }, "/citations", "is required"],
    [{ message: null }, "/message", "must be a string, not null"],
    [{ tool_calls: {} }, "/tool_calls", "must be an array, not an object"],
    [{ tool_calls: [JSON.stringify(step)] }, "/tool_calls/0", "must be an object, not a string"],
    [{ citations: [{ file: "a" }] }, "/citations/0", "must be a string, not an object"],
    [{ error: "no" }, "/error", "must be an object, not a string"],
    [{ error: { message: "" } }, "/error/code", "is required"],
    [{ error: { code: "A" } }, "/error/message", "is required"],
  ])("is rejected with %j [P-001][P-003][PX-01][PX-03]", (change, pointer, message) => {
    const chunk = JSON.parse(JSON.stringify({ ...emptyChunk, ...change }));
    expect(validators.checkChatAgentResponse(chunk)).toMatchObject([{ pointer, message }]);
  });

  it.each<[change: object, pointer: string, message: string]>([
    [{ call_id: undefined }, "/call_id", "is required"],
    [{ call_id: 7 }, "/call_id", "must be a string, not a number"],
    [{ event_type: undefined }, "/event_type", "is required"],
    [
      { event_type: "tool_call" },
      "/event_type",
      'must be one of "call", "result", "delegation_call", "delegation_result", not "tool_call"',
    ],
    [{ tool_name: undefined }, "/tool_name", "is required"],
    [{ tool_response: undefined }, "/tool_response", "is required"],
    [{ tool_response: null }, "/tool_response", "must be a string, not null"],
    [{ tool_call_details: undefined }, "/tool_call_details", "is required"],
    [{ tool_call_details: {} }, "/tool_call_details/summary", "is required"],
    [
      { tool_call_details: { summary: "", is_error: false } },
      "/tool_call_details/is_error",
      "must be true, not false",
    ],
    [{ tool_call_details: { summary: "", error: {} } }, "/tool_call_details/error/code", "is required"],
    [{ stream_part: null }, "/stream_part", "must be a string, not null"],
    [{ is_complete: undefined }, "/is_complete", "is required"],
    [{ is_complete: "true" }, "/is_complete", "must be a boolean, not a string"],
  ])(
    "rejects a call with %j [P-004][P-005][P-006][P-007][P-008][P-009][P-010][PX-11]",
    (change, pointer, message) => {
      const toolCall = JSON.parse(JSON.stringify({ ...step, ...change }));
      expect(validators.checkToolCallResponse(toolCall)[0]).toMatchObject({ pointer, message });
    },
  );
});

describe("a session", () => {
  const active = {
    sessionId: "run_1",
    status: "active",
    cursor: "12-3",
    conversationId: "c",
    startedAt: 1,
    lastActivity: 2,
  };
  const task = { isActive: true, sessionId: "run_1", estimatedCompletion: 3, conversationId: "c" };

  it("has all fields [P-093]", () => {
    expect(sealed.checkResponse("getActiveSession", 200, active)).toEqual([]);
    expect(sealed.checkResponse("getActiveSessionV1", 200, { ...active, status: "idle" })).toEqual([]);
    expect(sealed.checkResponse("getTaskStatus", 200, task)).toEqual([]);
    expect(sealed.checkResponse("stopSession", 200, { success: true, message: "" })).toEqual([]);
    const missing = (violations: { pointer: string }[]) => violations.map(({ pointer }) => pointer.slice(1));
    expect(missing(validators.checkActiveSession({}))).toEqual(Object.keys(active));
    expect(missing(validators.checkTaskStatus({}))).toEqual(Object.keys(task));
    expect(missing(validators.checkStopResponse({}))).toEqual(["success", "message"]);
  });

  it.each<[change: object, pointer: string]>([
    [{ status: "running" }, "/status"],
    [{ cursor: "12" }, "/cursor"],
    [{ startedAt: "2024-01-01" }, "/startedAt"],
    [{ lastActivity: 1.5 }, "/lastActivity"],
    [{ sessionId: "" }, "/sessionId"],
  ])("rejects %j [P-093]", (change, pointer) => {
    const violations = validators.checkActiveSession({ ...active, ...change });
    expect(violations.map((each) => each.pointer)).toEqual([pointer]);
  });
});

it("has one form for all errors, one status for each known code, and room for more [P-092]", () => {
  const codes: Record<string, number> = {
    INVALID_BODY: 400,
    VALIDATION_ERROR: 400,
    POSITION_AHEAD: 400,
    UNAUTHORIZED: 401,
    CONVERSATION_NOT_FOUND: 404,
    SESSION_NOT_FOUND: 404,
    REQUEST_TIMEOUT: 408,
    CONCURRENT_SESSION: 409,
    SESSION_ID_REUSED: 409,
    EVENTS_GONE: 410,
    PAYLOAD_TOO_LARGE: 413,
    UNSUPPORTED_MEDIA_TYPE: 415,
    IDEMPOTENCY_KEY_REUSED: 422,
    RATE_LIMITED: 429,
    INTERNAL_ERROR: 500,
    ISSUER_UNAVAILABLE: 503,
    SERVER_RESTARTING: 503,
    STORE_UNAVAILABLE: 503,
    SERVER_BUSY: 503,
  };
  const { components, paths } = readDocument();
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolve(components.schemas[componentName(schema.$ref)]);
  const message = paths[messagePath].post.responses;
  const declared = Object.entries<{ content: Record<string, { schema: Schema }> }>(message).flatMap(
    ([status, { content }]): [string, number][] => {
      const { code } = resolve(content["application/json"]?.schema ?? {}).properties ?? {};
      return (findKnownValues(resolve(code ?? {})) ?? []).map((known) => [known, Number(status)]);
    },
  );
  expect(Object.fromEntries(declared)).toEqual(codes);
  for (const status of new Set(Object.values(codes)))
    expect(
      sealed.checkResponse("sendMessage", status, { detail: "d", code: "FROM_A_LATER_VERSION" }),
    ).toEqual([]);
  const violation = { pointer: "/content", message: "is required" };
  const error = { detail: "d", code: "VALIDATION_ERROR", errors: [violation] };
  expect(sealed.checkBadRequestError(error)).toEqual([]);
  expect(sealed.checkBadRequestError({ ...error, errors: [{}] }).map(({ pointer }) => pointer)).toEqual([
    "/errors/0/pointer",
    "/errors/0/message",
  ]);
});
