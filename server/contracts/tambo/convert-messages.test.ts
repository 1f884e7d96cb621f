import { expect, it } from "vitest";
import type { Block, Message } from "../../core/messages.ts";
import { toTamboMessage } from "./convert-messages.ts";

const base = { id: "msg_1", createdAt: 1_704_067_200_400, runId: "run_1" };
const displayed = { id: "msg_1", createdAt: "2024-01-01T00:00:00.400Z" };

const text = (value: string): Block => ({ type: "text", text: value });
const use: Block = { type: "tool_use", id: "tc_1", name: "look", input: { at: "Paris" } };
const use2: Block = { type: "tool_use", id: "tc_2", name: "weather/get", input: {} };
const component: Block = { type: "component", id: "comp_1", name: "Chart", props: { a: 1 }, state: { n: 2 } };
const resultBlock: Block = {
  type: "tool_result",
  toolUseId: "tc_1",
  content: [{ type: "text", text: "18°C" }],
};

it.each<[string, Message, object, object]>([
  [
    "a user's text",
    { ...base, role: "user", blocks: [text("Hi")] },
    { ...displayed, role: "user", content: [text("Hi")] },
    { ...displayed, role: "user", content: [text("Hi")] },
  ],
  [
    "calls between text and a component, in their order",
    { ...base, role: "assistant", blocks: [text("a"), use, component, use2, text("b")] },
    {
      ...displayed,
      role: "assistant",
      content: [text("a"), component, text("b")],
      toolCalls: [
        { id: "tc_1", name: "look", arguments: { at: "Paris" } },
        { id: "tc_2", name: "weather/get", arguments: {} },
      ],
    },
    { ...displayed, role: "assistant", content: [text("a"), use, component, use2, text("b")] },
  ],
  [
    "a result",
    { ...base, role: "tool", blocks: [resultBlock] },
    { ...displayed, role: "tool", toolCallId: "tc_1", content: [text("18°C")] },
    { ...displayed, role: "user", content: [resultBlock] },
  ],
  [
    "a failed result",
    { ...base, role: "tool", blocks: [{ ...resultBlock, isError: true }] },
    { ...displayed, role: "tool", toolCallId: "tc_1", content: [text("18°C")], isError: true },
    { ...displayed, role: "user", content: [{ ...resultBlock, isError: true }] },
  ],
  [
    "metadata, and a message that was cut off",
    { ...base, role: "assistant", blocks: [], metadata: { a: null }, incomplete: "cancelled" },
    { ...displayed, role: "assistant", content: [], metadata: { a: null }, incomplete: "cancelled" },
    { ...displayed, role: "assistant", content: [], metadata: { a: null }, incomplete: "cancelled" },
  ],
])(
  "converts %s to fields and to blocks [T-020][T-021][T-022][T-250][T-251][T-253]",
  (_, message, fields, blocks) => {
    expect(toTamboMessage(message, "fields")).toEqual(fields);
    expect(toTamboMessage(message, "blocks")).toEqual(blocks);
  },
);

it("does not include internal fields", () => {
  const keys = Object.keys(toTamboMessage({ ...base, role: "assistant", blocks: [] }, "fields"));
  expect(keys).toEqual(["id", "role", "content", "createdAt"]);
});
