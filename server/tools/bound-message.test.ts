import { describe, expect, it } from "vitest";
import { boundMessage, boundText, restoreLists } from "./bound-message.ts";

const tooMany = {
  jsonrpc: "2.0",
  id: 1,
  error: { code: -32700, message: "its response does not conform to MCP: more than 5000 values" },
};

describe("boundMessage", () => {
  it.each<[string, unknown, unknown]>([
    ["a request", { id: 1, method: "ping" }, { id: 1, method: "ping" }],
    ["a value that is not a message", 7, 7],
    [
      "a result with lists and metadata",
      { jsonrpc: "2.0", id: 1, result: { _meta: { a: [1] }, tools: [0, 1], nextCursor: "a" } },
      {
        jsonrpc: "2.0",
        id: 1,
        result: { tools: [], nextCursor: "a", uncheckedLists: { tools: [0, 1] } },
      },
    ],
    [
      "a list where none is expected",
      { id: 1, result: { uncheckedLists: { tools: [1] } } },
      { id: 1, result: { uncheckedLists: {} } },
    ],
    [
      "a batch",
      [{ id: 1, result: { structuredContent: 0 } }],
      [{ id: 1, result: { structuredContent: 0, uncheckedLists: {} } }],
    ],
    ["too many values", { id: 1, result: { capabilities: Array(5_000).fill(0) } }, tooMany],
  ])("bounds %s", (_title, message, want) => {
    expect(boundMessage(message)).toEqual(want);
  });
});

it("the lists of a bounded result can be restored", () => {
  const result = { content: [{ type: "text" }], isError: true };
  const bounded = boundMessage({ id: 1, result }) as { result: Parameters<typeof restoreLists>[0] };
  expect(restoreLists(bounded.result)).toEqual(result);
});

it("text that is not JSON is kept, and text with deep nesting becomes an error", () => {
  expect(boundText("oops")).toBe("oops");
  const deep = `{"id":1,"result":{"structuredContent":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`;
  expect(JSON.parse(boundText(deep))).toEqual({
    ...tooMany,
    error: { code: -32700, message: "its response does not conform to MCP: values nested too deeply" },
  });
});
