import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseToolCall } from "./chunk.ts";

const complete = {
  call_id: "c1",
  event_type: "result",
  tool_name: "fetch_file",
  tool_response: "Done",
  tool_call_details: { summary: "All", is_error: true, code: 7 },
  stream_part: "x",
  is_complete: false,
};
const minimal = {
  call_id: "c1",
  event_type: "call",
  tool_name: "",
  tool_response: "",
  tool_call_details: { summary: "" },
  is_complete: true,
};

const items: [title: string, item: unknown, parsed: unknown][] = [
  ["an object [P-004][P-006][P-008]", complete, complete],
  ["its JSON [PX-03]", JSON.stringify(complete), complete],
  ["an object with unknown fields", { ...complete, is_truncated: true, thinking: "hm" }, complete],
  ["an object with only the required fields [P-010]", { call_id: "c1", event_type: "call" }, minimal],
  ["an object with `stream_part: null` [PX-11]", { ...minimal, stream_part: null }, minimal],
  [
    "an object with fields of wrong types",
    {
      ...minimal,
      tool_name: 7,
      tool_response: null,
      tool_call_details: ["x"],
      stream_part: 7,
      is_complete: "no",
    },
    minimal,
  ],
  [
    "an object with details of wrong types",
    { ...minimal, tool_call_details: { summary: 7, is_error: "yes", more: [1] } },
    { ...minimal, tool_call_details: { summary: "", more: [1] } },
  ],
  ["an unknown event type [PX-12]", { ...complete, event_type: "tool_call_request_delta" }, undefined],
  ["an event type that every object inherits", { ...complete, event_type: "constructor" }, undefined],
  ["no event type", { call_id: "c1" }, undefined],
  ["no id", { ...complete, call_id: 7 }, undefined],
  ["a string that is not JSON", "{", undefined],
  ["a JSON string in a string", '"call"', undefined],
  ["null", null, undefined],
];

describe("a tool call of a chunk", () => {
  it.each(items)("is parsed: %s", (_title, item, parsed) => {
    expect(parseToolCall(item)).toEqual(parsed);
  });

  it("never throws", () => {
    const call = fc.record(
      {
        call_id: fc.oneof(fc.constant("c1"), fc.anything()),
        event_type: fc.oneof(fc.constant("result"), fc.anything()),
        tool_call_details: fc.anything(),
        stream_part: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(call, fc.anything(), fc.json()), (item) => {
        const parsed = parseToolCall(item);
        expect(parsed === undefined || typeof parsed.tool_call_details.summary === "string").toBe(true);
      }),
    );
  });
});
