import { expect, it } from "vitest";
import { findOrderProblems } from "./order.ts";

const begin = { type: "RUN_STARTED", threadId: "t", runId: "r" };
const end = { type: "RUN_FINISHED", threadId: "t", runId: "r" };
const fail = { type: "RUN_ERROR", message: "no" };
const of = (type: string, fields: object) => ({ type, ...fields });
const text = (part: string, messageId = "m", fields = {}) =>
  of(`TEXT_MESSAGE_${part}`, { messageId, ...fields });
const call = (part: string, toolCallId = "c", fields = {}) =>
  of(`TOOL_CALL_${part}`, { toolCallId, ...fields });
const thought = (part: string, messageId = "h") => of(`REASONING_MESSAGE_${part}`, { messageId });
const span = (part: string, messageId = "h") => of(`REASONING_${part}`, { messageId });
const step = (part: string, stepName = "s", fields = {}) => of(`STEP_${part}`, { stepName, ...fields });
const agent = (part: string, subagentRunId = "a") => of(`SUBAGENT_${part}`, { subagentRunId });
const raw = of("RAW", { event: 1 });
const custom = of("CUSTOM", { name: "a.b", value: 1 });
const chunk = (fields: object) => of("TEXT_MESSAGE_CHUNK", fields);

type Events = Parameters<typeof findOrderProblems>[0];

it.each<[string, Events]>([
  ["an empty run", [begin, end]],
  ["only RUN_ERROR", [fail]],
  ["RUN_ERROR, then a run", [fail, begin, end]],
  ["several runs", [begin, end, begin, fail, begin, end]],
  ["a late RUN_ERROR, then another run", [begin, end, fail, begin, end]],
  ["items left open at RUN_ERROR", [begin, text("START"), step("STARTED"), fail]],
  [
    "interleaved items",
    [
      ...[begin, step("STARTED"), text("START"), call("START"), text("CONTENT"), call("ARGS"), text("END")],
      ...[span("START"), thought("START"), call("END"), thought("CONTENT"), step("FINISHED")],
      ...[thought("END"), span("END"), end],
    ],
  ],
  [
    "RAW and CUSTOM anywhere",
    [begin, raw, text("START"), custom, text("CONTENT"), raw, text("END"), custom, end],
  ],
  ["a result without its call", [begin, call("RESULT"), end]],
  [
    "a reopened message",
    [begin, text("START"), text("END"), text("START", "m", { role: "assistant" }), text("END"), end],
  ],
  ["a reopened call", [begin, call("START"), call("END"), call("START"), call("ARGS"), call("END"), end]],
  ["a repeated step", [begin, step("STARTED"), step("FINISHED"), step("STARTED"), step("FINISHED"), end]],
  [
    "steps of the same name in subagents",
    [
      ...[begin, agent("STARTED"), step("STARTED"), step("STARTED", "s", { subagentRunId: "a" })],
      ...[step("FINISHED", "s", { subagentRunId: "a" }), step("FINISHED"), agent("FINISHED"), end],
    ],
  ],
  [
    "subagents that fail",
    [begin, agent("STARTED", "a"), agent("STARTED", "b"), agent("ERROR", "a"), agent("ERROR", "b"), end],
  ],
  [
    "an id that returns in the next run",
    [begin, text("START"), text("END"), end, begin, text("START", "m", { role: "user" }), text("END"), end],
  ],
  [
    "chunks",
    [
      begin,
      chunk({ messageId: "m", delta: "a" }),
      raw,
      chunk({ delta: "b" }),
      chunk({ messageId: "n" }),
      end,
    ],
  ],
  [
    "a message reopened by a chunk",
    [begin, text("START"), text("END"), chunk({ messageId: "m", delta: "a" }), end],
  ],
])("allows %s [CP-030][CP-031][CP-032][CP-033][CP-040][CP-041][CP-042]", (_, events) => {
  expect(findOrderProblems(events)).toEqual([]);
});

it.each<[rule: string, position: number, message: string, events: Events]>([
  ["lifecycle", 1, "TEXT_MESSAGE_START before RUN_STARTED", [text("START"), begin, end]],
  ["lifecycle", 1, "RUN_FINISHED before RUN_STARTED", [end]],
  ["lifecycle", 1, "CUSTOM before RUN_STARTED", [custom, begin, end]],
  ["lifecycle", 2, "RUN_STARTED before the end of the previous run", [begin, begin, end]],
  ["lifecycle", 3, "RUN_FINISHED after RUN_FINISHED", [begin, end, end]],
  ["lifecycle", 3, "CUSTOM after RUN_FINISHED", [begin, end, custom]],
  ["lifecycle", 3, "STATE_SNAPSHOT after RUN_ERROR", [begin, fail, of("STATE_SNAPSHOT", { snapshot: {} })]],
  ["lifecycle", 3, "RUN_FINISHED after RUN_ERROR", [begin, fail, end]],
  ["lifecycle", 3, "RUN_ERROR after RUN_ERROR", [begin, fail, fail]],
  ["lifecycle", 4, "RUN_ERROR after RUN_ERROR", [begin, end, fail, fail]],
  ["lifecycle", 3, "RUN_FINISHED while text message m is open", [begin, text("START"), end]],
  ["lifecycle", 3, "RUN_FINISHED while tool call c is open", [begin, call("START"), end]],
  ["lifecycle", 3, "RUN_FINISHED while step s is open", [begin, step("STARTED"), end]],
  ["lifecycle", 3, "RUN_FINISHED while subagent run a is open", [begin, agent("STARTED"), end]],
  [
    "items",
    3,
    "TEXT_MESSAGE_START for text message m, which is already open",
    [begin, text("START"), text("START"), text("END"), end],
  ],
  ["items", 2, "TEXT_MESSAGE_CONTENT for text message m, which is not open", [begin, text("CONTENT"), end]],
  ["items", 2, "TOOL_CALL_ARGS for tool call c, which is not open", [begin, call("ARGS"), end]],
  [
    "items",
    4,
    "TOOL_CALL_END for tool call c, which is not open",
    [begin, call("START"), call("END"), call("END"), end],
  ],
  [
    "items",
    2,
    "REASONING_MESSAGE_CONTENT for reasoning message h, which is not open",
    [begin, thought("CONTENT"), end],
  ],
  [
    "items",
    4,
    "text message m is opened again with a different role",
    [begin, text("START"), text("END"), text("START", "m", { role: "user" }), text("END"), end],
  ],
  [
    "items",
    4,
    "text message m is opened again with a different name",
    [begin, text("START"), text("END"), text("START", "m", { name: "ada" }), text("END"), end],
  ],
  [
    "items",
    4,
    "tool call c is opened again with a different toolCallName",
    [
      begin,
      call("START", "c", { toolCallName: "x" }),
      call("END"),
      call("START", "c", { toolCallName: "y" }),
      call("END"),
      end,
    ],
  ],
  [
    "items",
    4,
    "tool call c is opened again with a different parentMessageId",
    [begin, call("START"), call("END"), call("START", "c", { parentMessageId: "m" }), call("END"), end],
  ],
  [
    "items",
    2,
    "the first TEXT_MESSAGE_CHUNK of an item has no messageId",
    [begin, chunk({ delta: "a" }), end],
  ],
  [
    "items",
    4,
    "the first TEXT_MESSAGE_CHUNK of an item has no messageId",
    [begin, chunk({ messageId: "m" }), custom, chunk({ delta: "a" }), end],
  ],
  [
    "items",
    3,
    "TEXT_MESSAGE_START for text message m, which is already open",
    [begin, text("START"), chunk({ messageId: "m" }), end],
  ],
  [
    "nested",
    3,
    "STEP_STARTED for step s, which is already open",
    [begin, step("STARTED"), step("STARTED"), step("FINISHED"), end],
  ],
  ["nested", 2, "STEP_FINISHED for step s, which is not open", [begin, step("FINISHED"), end]],
  ["nested", 2, "REASONING_END for reasoning h, which is not open", [begin, span("END"), end]],
  ["nested", 2, "SUBAGENT_FINISHED for subagent run a, which is not open", [begin, agent("FINISHED"), end]],
  [
    "nested",
    4,
    "subagent run a starts again in the same run",
    [begin, agent("STARTED"), agent("FINISHED"), agent("STARTED"), agent("FINISHED"), end],
  ],
])("reports, as %s, at event %i: %s", (rule, position, message, events) => {
  expect(findOrderProblems(events)).toEqual([{ rule, position, message }]);
});
