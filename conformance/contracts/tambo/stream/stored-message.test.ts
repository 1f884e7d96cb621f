import { expect, it } from "vitest";
import { joinStoredTexts, parseMessage } from "./stored-message.ts";

const text = (value: string) => ({ type: "text", text: value });
const card = { type: "component", id: "comp_1", name: "Card", props: { a: 1 } };

it("parses both representations in the same way [T-250][T-251][T-252]", () => {
  const fields = parseMessage({
    id: "msg_1",
    role: "assistant",
    content: [text("a"), text("b"), card, text("")],
    toolCalls: [{ id: "tc_1", name: "look", arguments: { b: 2 } }],
    incomplete: "cancelled",
  });
  const use = { type: "tool_use", id: "tc_1", name: "look", input: { b: 2 } };
  const content = [text("a"), use, text("b"), card];
  const blocks = parseMessage({ id: "msg_1", role: "assistant", content, incomplete: "cancelled" });
  expect(blocks).toEqual(fields);
  expect(fields).toEqual({
    id: "msg_1",
    role: "assistant",
    blocks: [text("ab"), card],
    calls: [{ id: "tc_1", name: "look", input: { b: 2 } }],
    results: [],
    incomplete: "cancelled",
  });
  expect(joinStoredTexts(fields)).toBe("ab");
});

it("reads results in both representations [T-250][T-251]", () => {
  const results = [{ toolCallId: "tc_1", content: [text("ok")], isError: true }];
  const response = { id: "msg_2", content: [text("ok")], role: "tool", toolCallId: "tc_1", isError: true };
  const block = { type: "tool_result", toolUseId: "tc_1", content: [text("ok")], isError: true };
  expect(parseMessage(response)).toMatchObject({ role: "tool", blocks: [], results });
  expect(parseMessage({ id: "msg_2", role: "user", content: [block] })).toMatchObject({
    blocks: [],
    results,
  });
});

it("keeps the state of a component, and tolerates malformed messages", () => {
  expect(parseMessage({ content: [{ ...card, state: { n: 1 } }, 1, null, { type: "image" }] })).toEqual({
    id: "",
    role: "",
    blocks: [{ ...card, state: { n: 1 } }],
    calls: [],
    results: [],
    incomplete: undefined,
  });
  expect(parseMessage(null)).toMatchObject({ id: "", blocks: [] });
});
