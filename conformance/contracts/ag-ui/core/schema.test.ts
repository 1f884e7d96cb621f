import { expect, it } from "vitest";
import { findSchemaProblems } from "./schema.ts";

const start = { type: "RUN_STARTED", threadId: "t", runId: "r" };

it.each([
  start,
  { ...start, protocolVersion: "1.0", parentRunId: "p", input: { threadId: "t", runId: "r", messages: [] } },
  { type: "RUN_FINISHED", threadId: "t", runId: "r", outcome: { type: "cancelled" } },
  { type: "RUN_ERROR", message: "no" },
  { type: "TEXT_MESSAGE_START", messageId: "m" },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "" },
  { type: "TEXT_MESSAGE_CHUNK", messageId: "m", delta: "a" },
  { type: "TOOL_CALL_RESULT", messageId: "m", toolCallId: "c", content: "x" },
  { type: "STATE_SNAPSHOT", snapshot: null },
  { type: "STATE_DELTA", delta: [{ op: "add", path: "/a", value: null, extra: 1 }] },
  { type: "CUSTOM", name: "a.b", value: null },
  { type: "RAW", event: { any: null } },
  {
    type: "TEXT_MESSAGE_END",
    messageId: "m",
    timestamp: 1,
    metadata: { "a.b": null },
    rawEvent: { x: null },
  },
])("accepts %j [CP-010][CP-011]", (event) => {
  expect(findSchemaProblems(event)).toEqual([]);
});

it.each([
  [null, "is not a JSON object"],
  [[start], "is not a JSON object"],
  [{ runId: "r" }, "has no type"],
  [{ ...start, type: "RUN_BEGUN" }, "has the type RUN_BEGUN, which AG-UI 1.0 does not define"],
  [
    { type: "RUN_STARTED", threadId: "t" },
    "is invalid at /runId: Invalid input: expected string, received undefined",
  ],
  [{ ...start, runId: 1 }, "is invalid at /runId: Invalid input: expected string, received number"],
  [{ ...start, extra: 1 }, "has the undeclared field /extra"],
  [
    { type: "TOOL_CALL_START", toolCallId: "c", toolCallName: "t", toolName: "t" },
    "has the undeclared field /toolName",
  ],
  [{ ...start, rawEvent: null }, "has null in rawEvent; a field without a value must be omitted"],
  [{ ...start, metadata: null }, "has null in metadata; a field without a value must be omitted"],
  [
    { type: "RUN_FINISHED", threadId: "t", runId: "r", result: null },
    "has null in result; a field without a value must be omitted",
  ],
])("rejects %j: %s", (event, problem) => {
  expect(findSchemaProblems(event)).toEqual([problem]);
});
