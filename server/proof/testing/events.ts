/** Canonical events for the tests of encoders. */
import type { RunEvent } from "../../core/events.ts";
import { type EventKind, type EventOf, kindOf, type LogLine } from "../../core/log-line.ts";

const ids = { threadId: "thr_1", runId: "run_1" };
const timestamp = 7;
const message = { messageId: "msg_1", timestamp };
const call = { toolCallId: "tc_1", timestamp };
const native = { ...call, toolName: "web_search" };
const usage = { inputTokens: 1, outputTokens: 2 };
const calls = ["pick", "choose"].map((toolName) => ({ toolCallId: "tc_1", toolName, input: { a: 1 } }));
const custom = <Name extends string, Value>(name: Name, value: Value) =>
  ({ type: "CUSTOM", name, value, timestamp }) as const;

/** An event of every kind. */
export const sampleEvents: { readonly [Kind in EventKind]: EventOf<Kind> } = {
  RUN_STARTED: { type: "RUN_STARTED", ...ids, timestamp },
  RUN_FINISHED: { type: "RUN_FINISHED", ...ids, timestamp },
  RUN_ERROR: { type: "RUN_ERROR", message: "No.", code: "LLM_ERROR", timestamp },
  TEXT_MESSAGE_START: { type: "TEXT_MESSAGE_START", ...message, role: "assistant" },
  TEXT_MESSAGE_CONTENT: { type: "TEXT_MESSAGE_CONTENT", ...message, delta: " °\n\u2028\ud800" },
  TEXT_MESSAGE_END: { type: "TEXT_MESSAGE_END", ...message },
  TOOL_CALL_START: {
    type: "TOOL_CALL_START",
    ...call,
    toolCallName: "s/look",
    toolName: "s/look",
    parentMessageId: "msg_1",
  },
  TOOL_CALL_ARGS: { type: "TOOL_CALL_ARGS", ...call, delta: '{"a"' },
  TOOL_CALL_END: { type: "TOOL_CALL_END", ...call },
  TOOL_CALL_RESULT: { type: "TOOL_CALL_RESULT", messageId: "msg_2", ...call, content: "Done", role: "tool" },
  STATE_SNAPSHOT: { type: "STATE_SNAPSHOT", snapshot: { components: { comp_1: { a: null } } }, timestamp },
  STATE_DELTA: { type: "STATE_DELTA", delta: [{ op: "remove", path: "/components/comp_1/a" }], timestamp },
  "tambo.run.awaiting_input": custom("tambo.run.awaiting_input", { ...ids, pendingToolCalls: calls }),
  "tambo.run.finished": custom("tambo.run.finished", { ...ids, messages: [] }),
  "tambo.tool.result": custom("tambo.tool.result", {
    toolCallId: "tc_1",
    result: [{ type: "text", text: "Done" }],
  }),
  "tambo.component.start": custom("tambo.component.start", {
    componentId: "comp_1",
    componentName: "Card",
    messageId: "msg_1",
  }),
  "tambo.component.props_delta": custom("tambo.component.props_delta", { componentId: "comp_1", delta: "{" }),
  "tambo.component.state_delta": custom("tambo.component.state_delta", { componentId: "comp_1", delta: [] }),
  "tambo.component.end": custom("tambo.component.end", { componentId: "comp_1", props: { a: 1 } }),
  STEP_STARTED: { type: "STEP_STARTED", stepName: "turn-12", timestamp },
  STEP_FINISHED: { type: "STEP_FINISHED", stepName: "turn-12", timestamp },
  REASONING_START: { type: "REASONING_START", ...message },
  REASONING_MESSAGE_START: { type: "REASONING_MESSAGE_START", ...message, role: "reasoning" },
  REASONING_MESSAGE_CONTENT: { type: "REASONING_MESSAGE_CONTENT", ...message, delta: "Hm" },
  REASONING_MESSAGE_END: { type: "REASONING_MESSAGE_END", ...message },
  REASONING_END: { type: "REASONING_END", ...message },
  "engine.turn_end": {
    type: "engine.turn_end",
    turn: 1,
    stopReason: "stop",
    usage,
    counted: usage,
    timestamp,
  },
  "engine.tool_start": {
    type: "engine.tool_start",
    ...call,
    toolName: "fetch_file",
    input: { file_path: "app/main.py" },
  },
  "engine.tool_error": { type: "engine.tool_error", ...call, code: "tool_timeout", message: "Late." },
  "engine.native_call": { type: "engine.native_call", ...native, input: {} },
  "engine.native_result": { type: "engine.native_result", ...native, result: [] },
  "engine.model_failure": { type: "engine.model_failure", status: 500, timestamp },
  "engine.tool_output": { type: "engine.tool_output", ...call, delta: "x" },
  "engine.warning": {
    type: "engine.warning",
    code: "INVALID_STATE_CHANGE",
    message: "Not changed.",
    timestamp,
  },
  "engine.state_delta": {
    type: "engine.state_delta",
    delta: [{ op: "add", path: "/a", value: null }],
    timestamp,
  },
  "engine.consent": { type: "engine.consent", calls, timestamp },
  "engine.run_stop": { type: "engine.run_stop", reason: "max_turns", timestamp },
};

/** Returns an event as the log holds it. */
export function lineOf(event: RunEvent): LogLine {
  const json = JSON.stringify(event);
  return { kind: kindOf(json), number: 1, json };
}

/** Returns what is expected of every kind, with the event: rows for a table of tests. */
export function everyKind<Want>(wants: { [Kind in EventKind]: Want }): [EventKind, RunEvent, Want][] {
  return (Object.keys(wants) as EventKind[]).map((kind) => [kind, sampleEvents[kind], wants[kind]]);
}
