import { expect, it } from "vitest";
import { frameTypeOf } from "./frame-type.ts";
import type { ContractName } from "./session.ts";

it.each<[ContractName, string | undefined, unknown, string]>([
  ["tambo", undefined, { type: "RUN_STARTED" }, "RUN_STARTED"],
  ["tambo", undefined, { type: "CUSTOM", name: "tambo.component.start" }, "tambo.component.start"],
  ["gateway", "run_start", { type: "run_start" }, "run_start"],
  ["gateway", "stream_event", { type: "stream_event", event: { type: "message_stop" } }, "message_stop"],
  ["agent-stream", "status", { type: "start" }, "status"],
  ["tool-progress", undefined, { message: "a", tool_calls: [] }, "text"],
  ["tool-progress", undefined, { message: "", tool_calls: [{ event_type: "result" }] }, "result"],
  ["tool-progress", undefined, { message: "", tool_calls: ['{"event_type":"call"}'] }, "call"],
  ["tool-progress", undefined, { message: "", error: { code: "X" } }, "error"],
  ["tool-progress", undefined, { message: "", tool_calls: [] }, "empty"],
  ["ag-ui", undefined, "[DONE]", "message"],
  ["ag-ui", undefined, { a: 1 }, "message"],
  ["gateway", undefined, undefined, "comment"],
])("%s %s %j is %s", (contract, event, data, want) => {
  expect(frameTypeOf(contract, event, data)).toBe(want);
});
