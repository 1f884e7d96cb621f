import { expect, it } from "vitest";
import {
  blockStart,
  call,
  createTextBlock,
  encode,
  finished,
  hi,
  startedRun,
  stepEnd,
  stop,
  textDelta,
  textEnd,
  textStart,
  toolResult,
  toolStart,
  turnEnd,
} from "./encode/testing.ts";

const ran = { toolCallId: "tc_9", toolName: "code_execution", timestamp: 12 };
const searched = { toolCallId: "tc_8", toolName: "web_search", timestamp: 12 };
const page = { type: "web_search_result", url: "https://a.example", title: "A" };

it("are in the user message, before the results of calls, as in a request [GC-076][G-069][G-107]", () => {
  const events = encode([
    ...startedRun,
    { type: "engine.native_call", ...searched, input: { query: "a" } },
    { type: "engine.native_result", ...searched, result: [page] },
    { type: "engine.native_call", ...ran, input: { code: "1" } },
    { type: "engine.native_result", ...ran, result: { stdout: "1" } },
    textStart,
    textDelta("Found."),
    textEnd,
    ...call("tc_1", "{}"),
    turnEnd("tool-calls"),
    stepEnd,
    toolStart("tc_1"),
    toolResult("tc_1", [createTextBlock("ok")]),
    stop("max_turns"),
    finished(),
  ]).flat();
  const source = { type: "server_tool_result", tool_use_id: "tc_9", content: { stdout: "1" } };
  const added = [
    {
      role: "assistant",
      content: [
        { type: "server_tool_use", id: "tc_8", name: "web_search", input: { query: "a" } },
        { type: "server_tool_use", id: "tc_9", name: "code_execution", input: { code: "1" } },
        createTextBlock("Found."),
        { type: "tool_use", id: "tc_1", name: "look", input: {} },
      ],
    },
    {
      role: "user",
      content: [
        { type: "web_search_tool_result", tool_use_id: "tc_8", content: [page] },
        { type: "tool_result", tool_use_id: "tc_9", content: [createTextBlock('{"stdout":"1"}')] },
        { type: "tool_result", tool_use_id: "tc_1", content: [createTextBlock("ok")], is_error: false },
      ],
    },
  ];
  expect(events).toContainEqual(blockStart(3, source));
  expect(events).toContainEqual({ type: "history_delta", expected_len: 1, append: added });
  expect(events.at(-1)).toMatchObject({ type: "run_complete", result: { messages: [hi, ...added] } });
});
