import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { applyToolCall, type CallState } from "./call-states.ts";

const call: JsonObject = {
  call_id: "call_123",
  event_type: "call",
  tool_name: "fetch_file",
  tool_response: "Fetching file: app/main.py",
  tool_call_details: { summary: "-> fetching contents for file app/main.py" },
  is_complete: true,
};
const part: JsonObject = {
  ...call,
  event_type: "result",
  tool_response: "File content fetched successfully",
  tool_call_details: { summary: "```python\n...code...\n```" },
  stream_part: "```python\n...",
  is_complete: false,
};
const last: JsonObject = {
  ...part,
  tool_call_details: { summary: "```python\n...complete code...\n```" },
  stream_part: "...complete code...\n```",
  is_complete: true,
};

function after(...calls: JsonObject[]): CallState[] {
  const states = new Map<string, CallState>();
  for (const each of calls) applyToolCall(states, each);
  return [...states.values()];
}

const startedCall: CallState = {
  call_id: "call_123",
  event_type: "call",
  tool_name: "fetch_file",
  tool_response: "Fetching file: app/main.py",
  summary: "-> fetching contents for file app/main.py",
  accumulated_stream: "",
  is_complete: true,
  is_streaming: false,
};
const streaming: CallState = {
  ...startedCall,
  tool_response: "File content fetched successfully",
  summary: "```python\n...code...\n```",
  accumulated_stream: "```python\n...",
  is_complete: false,
  is_streaming: true,
};
const completeCall: CallState = {
  ...streaming,
  summary: "```python\n...complete code...\n```",
  accumulated_stream: "```python\n......complete code...\n```",
  is_complete: true,
  is_streaming: false,
};

it.each<[string, JsonObject[], CallState[]]>([
  ["a call [P-045]", [call], [startedCall]],
  ["a delta [P-043][P-046]", [call, part], [streaming]],
  ["the last piece [P-100][P-101][P-102][P-103]", [call, part, last], [completeCall]],
  ["a delta of an unknown call [P-044]", [part], [{ ...streaming, event_type: "result" }]],
  [
    "an empty delta, which keeps the known text [P-042][P-043]",
    [call, part, { ...last, stream_part: "", tool_response: "", tool_call_details: { summary: "" } }],
    [{ ...streaming, is_complete: true, is_streaming: false }],
  ],
  [
    "a result without a delta, which replaces the text [P-045]",
    [call, part, { ...last, stream_part: null, is_complete: false }],
    [{ ...completeCall, event_type: "result", accumulated_stream: "" }],
  ],
])("has the state of the guide's client after %s", (_, calls, expected) => {
  expect(after(...calls)).toEqual(expected);
});
