import { describe, expect, it } from "vitest";
import type { ToolCallResponse } from "./chunk.ts";
import { nextToolCallState, type ToolCallState } from "./tool-call.ts";

const call: ToolCallResponse = {
  call_id: "c1",
  event_type: "delegation_call",
  tool_name: "delegate_to_jira",
  tool_response: "Starting",
  tool_call_details: { summary: "Task" },
  is_complete: true,
};
const started: ToolCallState = {
  call_id: "c1",
  event_type: "delegation_call",
  tool_name: "delegate_to_jira",
  tool_response: "Starting",
  summary: "Task",
  accumulated_stream: "",
  is_complete: true,
  is_streaming: false,
};
const part: ToolCallResponse = {
  call_id: "c1",
  event_type: "delegation_result",
  tool_name: "another",
  tool_response: "",
  tool_call_details: { summary: "" },
  stream_part: "one ",
  is_complete: false,
};
const streaming: ToolCallState = {
  ...started,
  accumulated_stream: "one ",
  is_complete: false,
  is_streaming: true,
};

const steps: [title: string, before: ToolCallState | undefined, ToolCallResponse, after: ToolCallState][] = [
  ["a call starts [P-040][P-045]", undefined, call, started],
  [
    "a chunk without a stream part is complete even with is_complete=false [P-045]",
    undefined,
    { ...call, is_complete: false },
    started,
  ],
  [
    "`null` is not a stream part [P-042]",
    undefined,
    { ...call, stream_part: null, is_complete: false },
    started,
  ],
  ["a stream part is appended, and other fields are kept [P-043][P-046]", started, part, streaming],
  [
    "an empty string is a stream part [P-042]",
    started,
    { ...part, stream_part: "" },
    { ...started, is_complete: false, is_streaming: true },
  ],
  [
    "the last part completes the call with its response and summary [P-043]",
    streaming,
    {
      ...part,
      tool_response: "Done",
      tool_call_details: { summary: "All" },
      stream_part: "two",
      is_complete: true,
    },
    { ...started, tool_response: "Done", summary: "All", accumulated_stream: "one two" },
  ],
  [
    "a stream part of an unknown call starts it [P-044]",
    undefined,
    part,
    {
      call_id: "c1",
      event_type: "delegation_result",
      tool_name: "another",
      tool_response: "",
      summary: "",
      accumulated_stream: "one ",
      is_complete: false,
      is_streaming: true,
    },
  ],
  [
    "a result without a stream part replaces everything [P-045]",
    streaming,
    { ...call, event_type: "delegation_result", tool_response: "Done", tool_call_details: { summary: "" } },
    { ...started, event_type: "delegation_result", tool_response: "Done", summary: "" },
  ],
];

describe("the state of a tool call", () => {
  it.each(steps)("%s", (_title, before, update, after) => {
    expect(nextToolCallState(before && Object.freeze({ ...before }), Object.freeze(update))).toEqual(after);
  });
});
