import { expect, it } from "vitest";
import { checkRunRequest } from "../../../../generated/gateway/validators.sealed.js";
import { toHistory } from "./history.ts";

type Messages = Parameters<typeof toHistory>[0];

/** Converts messages that match the schema. */
function history(messages: Messages) {
  expect(checkRunRequest({ request: { model: "a/b", messages } })).toEqual([]);
  return toHistory(messages);
}

const text = (original: string) => ({ type: "text" as const, text: original });
const image = { type: "image" as const, source: { type: "url" as const, url: "https://a.example/b" } };

it("converts text from both roles, in order [G-041][M-072]", () => {
  const messages: Messages = [
    { role: "user", content: "Hi" },
    { role: "assistant", content: "Hello" },
    { role: "user", content: [text("a"), text("b")] },
    { role: "assistant", content: [text("c")] },
  ];
  expect(history(messages)).toEqual([
    { id: "0.0", role: "user", blocks: [text("Hi")] },
    { id: "1.0", role: "assistant", blocks: [text("Hello")] },
    {
      id: "2.0",
      role: "user",
      blocks: [text("a"), text("b")],
    },
    { id: "3.0", role: "assistant", blocks: [text("c")] },
  ]);
});

it("converts calls and results, with other user content after them [G-065][G-066][G-084]", () => {
  const messages: Messages = [
    {
      role: "assistant",
      content: [
        text("Let me look"),
        { type: "tool_use", id: "a", name: "vai_web_search", input: { query: "x" } },
        { type: "tool_use", id: "b", name: "other", input: {} },
      ],
    },
    {
      role: "user",
      content: [
        text("Well?"),
        { type: "tool_result", tool_use_id: "a", content: [text("found"), image] },
        image,
        { type: "tool_result", tool_use_id: "b", is_error: true },
      ],
    },
  ];
  expect(history(messages)).toEqual([
    {
      id: "0.0",
      role: "assistant",
      blocks: [
        text("Let me look"),
        { type: "tool_use", id: "a", name: "vai_web_search", input: { query: "x" } },
        { type: "tool_use", id: "b", name: "other", input: {} },
      ],
    },
    {
      id: "1.0",
      role: "tool",
      blocks: [{ type: "tool_result", toolUseId: "a", content: [text("found"), image] }],
    },
    {
      id: "1.1",
      role: "tool",
      blocks: [{ type: "tool_result", toolUseId: "b", content: [], isError: true }],
    },
    {
      id: "1.2",
      role: "user",
      blocks: [text("Well?"), image],
    },
  ]);
});

it("converts a provider's search to a call and its result [G-068][G-069]", () => {
  const found = { type: "web_search_result" as const, url: "https://a.example", title: "A" };
  const messages: Messages = [
    {
      role: "assistant",
      content: [{ type: "server_tool_use", id: "s", name: "web_search", input: { query: "x" } }],
    },
    {
      role: "user",
      content: [{ type: "web_search_tool_result", tool_use_id: "s", content: [found] }],
    },
  ];
  expect(history(messages)).toEqual([
    {
      id: "0.0",
      role: "assistant",
      blocks: [{ type: "tool_use", id: "s", name: "web_search", input: { query: "x" } }],
    },
    {
      id: "1.0",
      role: "tool",
      blocks: [{ type: "tool_result", toolUseId: "s", content: [text(JSON.stringify([found]))] }],
    },
  ]);
});

it("leaves out thinking and empty messages [G-067]", () => {
  const messages: Messages = [
    { role: "user", content: "" },
    { role: "user", content: [] },
    { role: "user", content: [text("")] },
    { role: "assistant", content: [{ type: "thinking", thinking: "Hm", summary: "H" }] },
    { role: "assistant", content: [{ type: "thinking", thinking: "Hm" }, text("Yes")] },
    { role: "user", content: [text(""), image] },
  ];
  expect(history(messages)).toEqual([
    { id: "4.0", role: "assistant", blocks: [text("Yes")] },
    {
      id: "5.0",
      role: "user",
      blocks: [text(""), image],
    },
  ]);
});
