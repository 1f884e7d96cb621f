import { expect, it } from "vitest";
import { mergeRunMessages } from "./thread-snapshot.ts";

const call = { id: "msg_1", role: "assistant" as const, content: [], toolCalls: [] };
const own = { id: "local_tc_1", role: "tool" as const, toolCallId: "tc_1", content: [] };
const block = { type: "tool_result" as const, toolUseId: "tc_1", content: [] };

it.each([
  ["fields", { ...own, id: "msg_2" }, own],
  ["blocks", { ...call, id: "msg_2", role: "user" as const, content: [block] }, own],
])("shows the result of a client tool once, as it is stored, in %s", (_, stored, shown) => {
  for (const over of [false, true])
    expect(mergeRunMessages([call, stored], [call, shown], over)).toEqual([call, stored]);
  expect(mergeRunMessages([call], [call, shown], true)).toEqual([call, shown]);
});
