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
const begun: ToolCallState = {
  call_id: "c1",
  event_type: "delegation_call",
  tool_name: "delegate_to_jira",
  tool_response: "Starting",
  summary: "Task",
  accumulated_stream: "",
  is_complete: true,
  is_streaming: false,
};
const piece: ToolCallResponse = {
  call_id: "c1",
  event_type: "delegation_result",
  tool_name: "another",
  tool_response: "",
  tool_call_details: { summary: "" },
  stream_part: "one ",
  is_complete: false,
};
const half: ToolCallState = { ...begun, accumulated_stream: "one ", is_complete: false, is_streaming: true };

const steps: [what: string, before: ToolCallState | undefined, ToolCallResponse, after: ToolCallState][] = [
  ["a call begins [P-040][P-045]", undefined, call, begun],
  ["a plain chunk is complete, whatever it says [P-045]", undefined, { ...call, is_complete: false }, begun],
  ["`null` is no piece [P-042]", undefined, { ...call, stream_part: null, is_complete: false }, begun],
  ["a piece is appended, and keeps what it does not replace [P-043][P-046]", begun, piece, half],
  [
    "an empty piece is a piece [P-042]",
    begun,
    { ...piece, stream_part: "" },
    { ...begun, is_complete: false, is_streaming: true },
  ],
  [
    "the last piece closes, with its status and summary [P-043]",
    half,
    {
      ...piece,
      tool_response: "Done",
      tool_call_details: { summary: "All" },
      stream_part: "two",
      is_complete: true,
    },
    { ...begun, tool_response: "Done", summary: "All", accumulated_stream: "one two" },
  ],
  [
    "a piece of an unknown call begins it [P-044]",
    undefined,
    piece,
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
    "a plain result replaces all that was there [P-045]",
    half,
    { ...call, event_type: "delegation_result", tool_response: "Done", tool_call_details: { summary: "" } },
    { ...begun, event_type: "delegation_result", tool_response: "Done", summary: "" },
  ],
];

describe("the state of a tool call", () => {
  it.each(steps)("%s", (_what, before, update, after) => {
    expect(nextToolCallState(before && Object.freeze({ ...before }), Object.freeze(update))).toEqual(after);
  });
});
