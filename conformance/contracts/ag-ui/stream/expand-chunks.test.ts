import { describe, expect, it } from "vitest";
import { expandChunks } from "./expand-chunks.ts";

const text = (fields: object) => ({ type: "TEXT_MESSAGE_CHUNK", ...fields });
const call = (fields: object) => ({ type: "TOOL_CALL_CHUNK", ...fields });
const thought = (fields: object) => ({ type: "REASONING_MESSAGE_CHUNK", ...fields });
const raw = { type: "RAW", event: 1 };
const custom = { type: "CUSTOM", name: "a.b", value: null };

describe("expandChunks [CP-042]", () => {
  it("returns other events unchanged", () => {
    expect(expandChunks([custom, raw, null])).toEqual([
      { event: custom, position: 1 },
      { event: raw, position: 2 },
      { event: null, position: 3 },
    ]);
  });

  it("opens an item with the first chunk, continues it, and closes it at the end", () => {
    expect(
      expandChunks([text({ messageId: "m", role: "user", delta: "a" }), text({ delta: "b" }), text({})]),
    ).toEqual([
      { event: { type: "TEXT_MESSAGE_START", messageId: "m", role: "user" }, position: 1 },
      { event: { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "a" }, position: 1 },
      { event: { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "b" }, position: 2 },
      { event: { type: "TEXT_MESSAGE_END", messageId: "m" }, position: 3 },
    ]);
  });

  it("closes the item before an event of another type and before another item, but not before RAW", () => {
    expect(
      expandChunks([
        text({ messageId: "m" }),
        raw,
        text({ delta: "a" }),
        text({ messageId: "n" }),
        call({ toolCallId: "c", toolCallName: "t", parentMessageId: "n" }),
        call({ toolCallId: "c", delta: "{}" }),
        thought({ messageId: "r", delta: "why" }),
        custom,
      ]),
    ).toEqual([
      { event: { type: "TEXT_MESSAGE_START", messageId: "m" }, position: 1 },
      { event: raw, position: 2 },
      { event: { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "a" }, position: 3 },
      { event: { type: "TEXT_MESSAGE_END", messageId: "m" }, position: 4 },
      { event: { type: "TEXT_MESSAGE_START", messageId: "n" }, position: 4 },
      { event: { type: "TEXT_MESSAGE_END", messageId: "n" }, position: 5 },
      {
        event: { type: "TOOL_CALL_START", toolCallId: "c", toolCallName: "t", parentMessageId: "n" },
        position: 5,
      },
      { event: { type: "TOOL_CALL_ARGS", toolCallId: "c", delta: "{}" }, position: 6 },
      { event: { type: "TOOL_CALL_END", toolCallId: "c" }, position: 7 },
      { event: { type: "REASONING_MESSAGE_START", messageId: "r" }, position: 7 },
      { event: { type: "REASONING_MESSAGE_CONTENT", messageId: "r", delta: "why" }, position: 7 },
      { event: { type: "REASONING_MESSAGE_END", messageId: "r" }, position: 8 },
      { event: custom, position: 8 },
    ]);
  });

  it.each([
    [text({ delta: "a" }), "the first TEXT_MESSAGE_CHUNK of an item has no messageId"],
    [thought({ delta: "a" }), "the first REASONING_MESSAGE_CHUNK of an item has no messageId"],
    [call({ toolCallName: "t" }), "the first TOOL_CALL_CHUNK of an item has no toolCallId"],
    [call({ toolCallId: "c" }), "the first TOOL_CALL_CHUNK of an item has no toolCallName"],
  ])("reports %j as a first chunk", (event, problem) => {
    expect(expandChunks([event])).toEqual([{ event, position: 1, problem }]);
  });

  it.each([
    ["role", text({ messageId: "m" }), text({ role: "user" }), "TEXT_MESSAGE_CHUNK"],
    ["name", text({ messageId: "m", name: "a" }), text({ name: "b" }), "TEXT_MESSAGE_CHUNK"],
    [
      "toolCallName",
      call({ toolCallId: "c", toolCallName: "t" }),
      call({ toolCallName: "u" }),
      "TOOL_CALL_CHUNK",
    ],
    [
      "parentMessageId",
      call({ toolCallId: "c", toolCallName: "t" }),
      call({ parentMessageId: "m" }),
      "TOOL_CALL_CHUNK",
    ],
  ])("reports a later chunk that changes %s", (field, first, later, type) => {
    expect(expandChunks([first, later]).filter(({ problem }) => problem !== undefined)).toEqual([
      { event: later, position: 2, problem: `${type} changes the ${field} of its item` },
    ]);
  });

  it("accepts a later chunk that repeats the fields of its item, also the default role", () => {
    const chunks = [text({ messageId: "m" }), text({ messageId: "m", role: "assistant", delta: "a" })];
    expect(expandChunks(chunks).map(({ event, problem }) => [event, problem])).toEqual([
      [{ type: "TEXT_MESSAGE_START", messageId: "m" }, undefined],
      [{ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "a" }, undefined],
      [{ type: "TEXT_MESSAGE_END", messageId: "m" }, undefined],
    ]);
  });
});
