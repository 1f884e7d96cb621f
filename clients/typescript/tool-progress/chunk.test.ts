import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseToolCall } from "./chunk.ts";

const whole = {
  call_id: "c1",
  event_type: "result",
  tool_name: "fetch_file",
  tool_response: "Done",
  tool_call_details: { summary: "All", is_error: true, code: 7 },
  stream_part: "x",
  is_complete: false,
};
const least = {
  call_id: "c1",
  event_type: "call",
  tool_name: "",
  tool_response: "",
  tool_call_details: { summary: "" },
  is_complete: true,
};

const items: [what: string, item: unknown, read: unknown][] = [
  ["an object [P-004][P-006][P-008]", whole, whole],
  ["its JSON [PX-03]", JSON.stringify(whole), whole],
  ["one with members that nobody knows", { ...whole, is_truncated: true, thinking: "hm" }, whole],
  ["one of the least members [P-010]", { call_id: "c1", event_type: "call" }, least],
  ["one with `null` for a piece [PX-11]", { ...least, stream_part: null }, least],
  [
    "one with members of other types",
    {
      ...least,
      tool_name: 7,
      tool_response: null,
      tool_call_details: ["x"],
      stream_part: 7,
      is_complete: "no",
    },
    least,
  ],
  [
    "one with details of other types",
    { ...least, tool_call_details: { summary: 7, is_error: "yes", more: [1] } },
    { ...least, tool_call_details: { summary: "", more: [1] } },
  ],
  ["an event type of later [PX-12]", { ...whole, event_type: "tool_call_request_delta" }, undefined],
  ["an event type of every object", { ...whole, event_type: "constructor" }, undefined],
  ["no event type", { call_id: "c1" }, undefined],
  ["no id", { ...whole, call_id: 7 }, undefined],
  ["a text that is no JSON", "{", undefined],
  ["a text with another text", '"call"', undefined],
  ["nothing", null, undefined],
];

describe("a tool call of a chunk", () => {
  it.each(items)("is read: %s", (_what, item, read) => {
    expect(parseToolCall(item)).toEqual(read);
  });

  it("is never an error, whatever it is", () => {
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
        const read = parseToolCall(item);
        expect(read === undefined || typeof read.tool_call_details.summary === "string").toBe(true);
      }),
    );
  });
});
