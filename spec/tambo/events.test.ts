/** Compares the events and operations of the contract with the proposal. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkRunStreamEvent } from "../../generated/tambo/validators.js";
import { checkRunStreamEvent as checkSealed } from "../../generated/tambo/validators.sealed.js";

const openapi = parse(readFileSync(new URL("../../generated/tambo/openapi.yaml", import.meta.url), "utf8"));
const ids = { threadId: "thr_1", runId: "run_1" };

function custom(name: string, value: object) {
  return { type: "CUSTOM", name, value, timestamp: 1 };
}

type Row = [name: string, event: Record<string, unknown>, required: string[]];

const rows: Row[] = [
  ["RUN_STARTED [T-042][T-054]", { type: "RUN_STARTED", ...ids }, ["threadId", "runId"]],
  ["RUN_FINISHED [T-042][T-054]", { type: "RUN_FINISHED", ...ids }, ["threadId", "runId"]],
  [
    "RUN_ERROR with an optional code [T-042][T-054][T-172]",
    { type: "RUN_ERROR", message: "m", code: "C" },
    ["message"],
  ],
  [
    "TEXT_MESSAGE_START [T-040][T-054]",
    { type: "TEXT_MESSAGE_START", messageId: "m", role: "assistant" },
    ["messageId", "role"],
  ],
  [
    "TEXT_MESSAGE_CONTENT [T-040][T-054]",
    { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "d" },
    ["messageId", "delta"],
  ],
  ["TEXT_MESSAGE_END [T-040][T-054]", { type: "TEXT_MESSAGE_END", messageId: "m" }, ["messageId"]],
  [
    "TOOL_CALL_START [T-041][T-054][TX-03]",
    { type: "TOOL_CALL_START", toolCallId: "c", toolName: "n", toolCallName: "n", parentMessageId: "m" },
    ["toolCallId", "toolName"],
  ],
  [
    "TOOL_CALL_ARGS [T-041][T-054]",
    { type: "TOOL_CALL_ARGS", toolCallId: "c", delta: "{" },
    ["toolCallId", "delta"],
  ],
  ["TOOL_CALL_END [T-041][T-054]", { type: "TOOL_CALL_END", toolCallId: "c" }, ["toolCallId"]],
  [
    "STATE_SNAPSHOT [T-054][T-055]",
    { type: "STATE_SNAPSHOT", snapshot: { components: { comp_1: {} } } },
    ["snapshot"],
  ],
  [
    "STATE_DELTA [T-054][T-055]",
    { type: "STATE_DELTA", delta: [{ op: "remove", path: "/components/comp_1/a" }] },
    ["delta"],
  ],
];

describe("events", () => {
  it.each(rows)("%s", (_name, event, required) => {
    expect(checkSealed(event)).toEqual([]);
    for (const field of required) {
      const { [field]: _, ...rest } = event;
      expect(checkRunStreamEvent(rest).map(({ pointer }) => pointer)).toEqual([`/${field}`]);
    }
  });

  const customs: Row[] = [
    [
      "tambo.run.awaiting_input [T-045][T-256]",
      { ...ids, pendingToolCalls: [{ toolCallId: "c", toolName: "n", input: {} }] },
      ["threadId", "runId", "pendingToolCalls"],
    ],
    ["tambo.run.finished [T-046][T-256]", { ...ids, messages: [] }, ["threadId", "runId", "messages"]],
    [
      "tambo.tool.result [T-047][T-256]",
      { toolCallId: "c", result: [], isError: true },
      ["toolCallId", "result"],
    ],
    [
      "tambo.component.start [T-048][T-256]",
      { componentId: "c", componentName: "n", messageId: "m" },
      ["componentId", "componentName", "messageId"],
    ],
    [
      "tambo.component.props_delta [T-049][T-256]",
      { componentId: "c", delta: "{" },
      ["componentId", "delta"],
    ],
    ["tambo.component.state_delta [T-050][T-256]", { componentId: "c", delta: [] }, ["componentId", "delta"]],
    [
      "tambo.component.end [T-051][T-256]",
      { componentId: "c", props: {}, state: {} },
      ["componentId", "props"],
    ],
  ];
  it.each(customs)("CUSTOM %s", (name, value, required) => {
    const event = (content: object) => custom(name.split(" ")[0] as string, content);
    expect(checkSealed(event(value))).toEqual([]);
    for (const field of required) {
      const { [field]: _, ...rest } = value;
      expect(checkRunStreamEvent(event(rest)).map(({ pointer }) => pointer)).toEqual([`/value/${field}`]);
    }
  });

  it("are CUSTOM with the proposal's seven names, or later ones in the same namespace [T-044][T-053][T-230]", () => {
    const names = Object.keys(openapi.components.schemas.CustomEvent.discriminator.mapping);
    expect(names.filter((name) => !name.startsWith("tambo."))).toEqual([]);
    expect(names.slice(0, 7)).toEqual([
      "tambo.run.awaiting_input",
      "tambo.run.finished",
      "tambo.tool.result",
      "tambo.component.start",
      "tambo.component.props_delta",
      "tambo.component.state_delta",
      "tambo.component.end",
    ]);
    expect(checkRunStreamEvent(custom("tambo.other", {})).map(({ pointer }) => pointer)).toEqual(["/name"]);
  });

  it("may omit the timestamp, but reject one that is not a number [T-043]", () => {
    expect(checkRunStreamEvent({ type: "RUN_STARTED", ...ids })).toEqual([]);
    const violations = checkRunStreamEvent({ type: "RUN_STARTED", ...ids, timestamp: "now" });
    expect(violations.map(({ pointer }) => pointer)).toEqual(["/timestamp"]);
  });

  it("reject test operations in patches from the server [T-052][TX-13]", () => {
    const event = custom("tambo.component.state_delta", {
      componentId: "c",
      delta: [{ op: "test", path: "/a", value: 1 }],
    });
    expect(checkRunStreamEvent(event).map(({ pointer }) => pointer)).toEqual(["/value/delta/0/op"]);
  });
});

describe("operations", () => {
  it("have these paths, with the version [T-060][T-080][T-081][T-082][T-083][T-140][T-144][T-150][T-160][T-161][T-221]", () => {
    const operations = Object.entries(openapi.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, { operationId: string }>).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    );
    expect(operations.sort()).toEqual([
      "DELETE /v1/threads/{threadId} deleteThread",
      "DELETE /v1/threads/{threadId}/runs/{runId} cancelRun",
      "GET /healthz getHealth",
      "GET /v1/threads listThreads",
      "GET /v1/threads/{threadId} getThread",
      "GET /v1/threads/{threadId}/messages listMessages",
      "GET /v1/threads/{threadId}/messages/{messageId} getMessage",
      "GET /v1/threads/{threadId}/runs/{runId} reconnectRun",
      "POST /v1/threads createThread",
      "POST /v1/threads/{threadId}/components/{componentId}/state updateComponentState",
      "POST /v1/threads/{threadId}/runs createRun",
    ]);
  });

  it("return streams for runs and JSON otherwise [T-001][T-086][TX-28]", () => {
    const successes = Object.values(openapi.paths).flatMap((item) =>
      Object.values(
        item as Record<string, { operationId: string; responses: Record<string, { content?: object }> }>,
      ).map(({ operationId, responses }) => {
        const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
        return [operationId, Object.keys(success?.content ?? {}).join()];
      }),
    );
    expect(Object.fromEntries(successes)).toEqual({
      createRun: "text/event-stream",
      reconnectRun: "text/event-stream",
      cancelRun: "application/json",
      listThreads: "application/json",
      createThread: "application/json",
      getThread: "application/json",
      deleteThread: "",
      updateComponentState: "application/json",
      listMessages: "application/json",
      getMessage: "application/json",
      getHealth: "application/json",
    });
  });
});
