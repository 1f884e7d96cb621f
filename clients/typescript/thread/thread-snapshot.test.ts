import { expect, it } from "vitest";
import { mergeRunMessages } from "./thread-snapshot.ts";

const call = { id: "msg_1", role: "assistant" as const, content: [], toolCalls: [] };
const local = { id: "local_tc_1", role: "tool" as const, toolCallId: "tc_1", content: [] };
const block = { type: "tool_result" as const, toolUseId: "tc_1", content: [] };

it.each([
  ["fields", { ...local, id: "msg_2" }, local],
  ["blocks", { ...call, id: "msg_2", role: "user" as const, content: [block] }, local],
])("shows a client tool's result once, as stored, with %s", (_, stored, streamed) => {
  for (const isFinished of [false, true])
    expect(mergeRunMessages([call, stored], [call, streamed], isFinished)).toEqual([call, stored]);
  expect(mergeRunMessages([call], [call, streamed], true)).toEqual([call, streamed]);
});
