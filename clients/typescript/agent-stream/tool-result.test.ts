import { expect, it } from "vitest";
import type { Json } from "./json.ts";
import { toolResult } from "./tool-result.ts";

it.each<[Json, string]>([
  ["text", "text"],
  ["", ""],
  [[{ type: "text", text: "one block" }], "one block"],
  [
    [
      { type: "text", text: "a" },
      { type: "text", text: "b" },
    ],
    '[{"type":"text","text":"a"},{"type":"text","text":"b"}]',
  ],
  [
    [{ type: "image", url: "https://example.com/image.jpg" }],
    '[{"type":"image","url":"https://example.com/image.jpg"}]',
  ],
  [[null], "[null]"],
  [[7], "[7]"],
  [{ type: "text", text: "no list" }, '{"type":"text","text":"no list"}'],
  [null, "null"],
  [false, "false"],
])("the content of %j [A-043][AX-12]", (output, content) => {
  const result = toolResult({ toolCallId: "call_1", toolName: "search", output, threadId: "thr_1" });
  expect(result.toAgUiEvent()).toEqual({ toolCallId: "call_1", content, role: "tool", thread_id: "thr_1" });
  expect(result).toMatchObject({ toolCallId: "call_1", toolName: "search", output, threadId: "thr_1" });
});
