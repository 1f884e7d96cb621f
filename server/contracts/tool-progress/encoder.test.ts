import { describe, expect, it } from "vitest";
import { checkChatAgentResponse } from "../../../generated/tool-progress/validators.sealed.js";
import type { RunEvent } from "../../core/events.ts";
import { parseKind } from "../../core/log-line.ts";
import { sampleEvents } from "../testing-events.ts";
import { type Chunk, Encoder, type WrittenKind } from "./encoder.ts";

const ids = { threadId: "thr_1", runId: "run_1" };

function encode(...events: readonly RunEvent[]): Chunk[] {
  const encoder = new Encoder();
  return events.flatMap((event) => {
    const json = JSON.stringify(event);
    const made = encoder.encode({ kind: parseKind(json), number: 1, json });
    if (made === undefined) return [];
    expect(checkChatAgentResponse(made)).toEqual([]);
    return [made];
  });
}

const custom = (name: string, value: object): RunEvent =>
  ({ type: "CUSTOM", name, value, timestamp: 7 }) as RunEvent;
const createTextChunk = (text: string) => ({ message: text, response: text, tool_calls: [], citations: [] });
const createToolChunk = (...tool_calls: object[]) => ({ ...createTextChunk(""), tool_calls });
const timestamp = 7;

const createCallStart = (toolName: string, id = "tc_1"): RunEvent => ({
  type: "TOOL_CALL_START",
  toolCallId: id,
  toolCallName: toolName,
  toolName,
  parentMessageId: "msg_1",
  timestamp,
});
const args = (delta: string): RunEvent => ({ type: "TOOL_CALL_ARGS", toolCallId: "tc_1", delta, timestamp });
const createToolStart = (toolName: string, input = {}, id = "tc_1"): RunEvent => ({
  type: "engine.tool_start",
  toolCallId: id,
  toolName,
  input,
  timestamp,
});
const output = (delta: string, id = "tc_1"): RunEvent => ({
  type: "engine.tool_output",
  toolCallId: id,
  delta,
  timestamp,
});
const failed = (code: string, message: string): RunEvent => ({
  type: "engine.tool_error",
  toolCallId: "tc_1",
  code,
  message,
  timestamp,
});
const createResult = (content: string, isError = false, id = "tc_1"): RunEvent[] => [
  { type: "TOOL_CALL_RESULT", messageId: "msg_2", toolCallId: id, content, role: "tool", timestamp },
  custom("tambo.tool.result", {
    toolCallId: id,
    result: [{ type: "text", text: content }],
    ...(isError && { isError }),
  }),
];
const pending = (...names: string[]) =>
  custom("tambo.run.awaiting_input", {
    ...ids,
    pendingToolCalls: names.map((toolName) => ({ toolCallId: "tc_1", toolName, input: {} })),
  });

/**
 * A sample of each kind of event that produces chunks, with the expected chunks. Each sample is encoded
 * separately.
 */
const samples: { [Kind in WrittenKind]: [RunEvent, object[]] } = {
  RUN_STARTED: [{ type: "RUN_STARTED", ...ids, timestamp }, [createTextChunk("")]],
  RUN_ERROR: [
    { type: "RUN_ERROR", code: "LLM_ERROR", message: "It broke.", timestamp },
    [{ ...createTextChunk("It broke."), error: { code: "LLM_ERROR", message: "It broke." } }],
  ],
  TEXT_MESSAGE_CONTENT: [
    { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1", delta: " °\n\u2028", timestamp },
    [createTextChunk(" °\n\u2028")],
  ],
  TOOL_CALL_START: [createCallStart("s/look"), []],
  TOOL_CALL_ARGS: [args("{"), []],
  TOOL_CALL_RESULT: [createResult("x")[0] as RunEvent, []],
  "tambo.run.awaiting_input": [
    pending("pick", "choose"),
    [createTextChunk("The run awaits tool results from the client that started it: pick, choose.")],
  ],
  // The result of a call that was made in another run.
  "tambo.tool.result": [createResult("x")[1] as RunEvent, []],
  "engine.tool_start": [
    createToolStart("fetch_file", { file_path: "app/main.py" }),
    [
      createToolChunk({
        call_id: "tc_1",
        event_type: "call",
        tool_name: "fetch_file",
        tool_response: "Fetching file: app/main.py",
        tool_call_details: { summary: "-> fetching contents for file app/main.py" },
        is_complete: true,
      }),
    ],
  ],
  "engine.tool_error": [failed("tool_failed", "No."), []],
  "engine.tool_output": [output("x"), []],
  "engine.source": [
    { type: "engine.source", name: "app/main.py", timestamp },
    [{ ...createTextChunk(""), citations: ["app/main.py"] }],
  ],
};

it.each(Object.entries(samples))(
  "encodes %s [M-053][M-092][P-001][P-003][P-011][PX-01]",
  (_kind, [event, want]) => {
    expect(encode(event)).toEqual(want);
  },
);

it.each(sampleEvents.filter(([kind]) => !(kind in samples)))(
  "leaves out %s [M-041][M-042][M-043][M-044][M-051][M-092]",
  (_, event) => {
    expect(encode(event)).toEqual([]);
  },
);

it("encodes no chunk if there is no content", () => {
  const nothing: RunEvent = { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "", timestamp };
  expect(encode(nothing, createToolStart("a"), output(""))).toHaveLength(1);
});

it("ends a cancelled run with its error and no text", () => {
  const error = { code: "CANCELLED", message: "Run cancelled" };
  expect(encode({ type: "RUN_ERROR", ...error, timestamp })).toEqual([{ ...createTextChunk(""), error }]);
});

it("describes that a run awaits consent [M-045]", () => {
  expect(encode(pending())).toEqual([
    createTextChunk(
      "The run awaits the user's consent to tool calls, which only the run's own client can request.",
    ),
  ]);
});

const call = (tool_name: string, event_type: string, tool_response: string, summary: string) => ({
  call_id: "tc_1",
  event_type,
  tool_name,
  tool_response,
  tool_call_details: { summary },
  is_complete: true,
});

it("sends two parts for a call without streamed output, and no stream_part [P-020][P-021][P-025][P-030]", () => {
  const command = { command: "ls", working_directory: "src" };
  const report = JSON.stringify({ success: true, exit_code: 0, output: "a.ts" });
  const events = [
    createCallStart("bash_command"),
    args(JSON.stringify(command)),
    createToolStart("bash_command", command),
    ...createResult(report),
  ];
  expect(encode(...events)).toEqual([
    createToolChunk(
      call("bash_command", "call", "Running: ls", "-> executing command: ls in directory 'src'"),
    ),
    createToolChunk(
      call(
        "bash_command",
        "result",
        "Bash command executed successfully",
        "Command executed successfully (exit code: 0)\n\nOutput:\n```\na.ts\n```",
      ),
    ),
  ]);
});

it("uses the result of an unknown tool as the summary", () => {
  expect(encode(createToolStart("weather/get"), ...createResult("18°C"))).toEqual([
    createToolChunk(call("weather/get", "call", "Querying data", "")),
    createToolChunk(call("weather/get", "result", "Data queried successfully", "18°C")),
  ]);
});

const name = "delegate_to_think_execute";
const task = { task_description: "Count.", context: "To three." };
const delegated = createToolChunk(
  call(
    name,
    "delegation_call",
    "🚀 Starting subagent with full tool access - streaming work in real-time...",
    "🤖 **General Subagent**\n\n**Task:**\nCount.\n\n**Context Provided:**\nTo three.",
  ),
);
const part = (stream_part: string) =>
  createToolChunk({
    ...call(name, "delegation_result", "", ""),
    stream_part,
    is_complete: false,
  });
const completed = "✅ Subagent completed - returning task result to supervisor";

describe("a delegation", () => {
  it.each([
    ["all of the result", ["One, ", "two."], "One, two.", ""],
    ["its beginning", ["One, "], "One, two.", "two."],
    ["something else", ["Let me see.", " One."], "One.", ""],
  ])(
    "that streams %s [P-022][P-023][P-024][P-031][P-032][P-034][P-035][P-036]",
    (_what, parts, text, rest) => {
      const events = [
        createToolStart(name, task),
        ...parts.map((each) => output(each)),
        ...createResult(text),
      ];
      const summary = `**General Subagent Result:**\n\n${text}`;
      expect(encode(...events)).toEqual([
        delegated,
        ...parts.map(part),
        createToolChunk({ ...call(name, "delegation_result", completed, summary), stream_part: rest }),
      ]);
    },
  );

  it("that fails has a result with the type of failure [P-087][PX-12]", () => {
    const error = { code: "agent_timeout", message: "It took too long." };
    const events = [
      createToolStart(name, task),
      output("Let"),
      failed(error.code, error.message),
      ...createResult(error.message, true),
    ];
    const summary = "## ❌ Subagent Error (timeout)\n\nIt took too long.";
    expect(encode(...events)).toEqual([
      delegated,
      part("Let"),
      createToolChunk({
        ...call(name, "delegation_result", completed, summary),
        tool_call_details: { summary, is_error: true, error },
        stream_part: "",
      }),
    ]);
  });
});

it("a failed call has a result with its error [PX-12]", () => {
  const error = { code: "tool_failed", message: "The spring is broken." };
  const events = [
    createToolStart("clock/break"),
    failed(error.code, error.message),
    ...createResult(error.message, true),
  ];
  const summary = "❌ **Error**\n\nThe spring is broken.";
  expect(encode(...events)[1]).toEqual(
    createToolChunk({
      ...call("clock/break", "result", "Data queried successfully", summary),
      tool_call_details: { summary, is_error: true, error },
    }),
  );
});

it.each([
  ["with its error", [failed("call_not_made", "No such tool.")], '{"a":1}'],
  ["cut off by the model", [], '{"a":'],
])(
  "a call that is not made, %s, is sent with its result in one chunk [P-025][P-086]",
  (_how, errors, text) => {
    const error = { code: "call_not_made", message: "No such tool." };
    const summary = `❌ **Error**\n\n${error.message}`;
    expect(
      encode(createCallStart("look"), args(text), ...errors, ...createResult(error.message, true)),
    ).toEqual([
      createToolChunk(call("look", "call", "Querying data", ""), {
        ...call("look", "result", "Data queried successfully", summary),
        tool_call_details: { summary, is_error: true, error },
      }),
    ]);
  },
);

it("uses an error only for its own call [P-026]", () => {
  const events = [
    createToolStart("a", {}, "tc_1"),
    createToolStart("b", {}, "tc_2"),
    failed("tool_failed", "No."),
    ...createResult("No.", true, "tc_1"),
    ...createResult("Yes.", false, "tc_2"),
  ];
  const result = encode(...events).flatMap(({ tool_calls }) => tool_calls);
  expect(
    result.map(({ call_id, event_type, tool_call_details: { is_error } }) => [call_id, event_type, is_error]),
  ).toEqual([
    ["tc_1", "call", undefined],
    ["tc_2", "call", undefined],
    ["tc_1", "result", true],
    ["tc_2", "result", undefined],
  ]);
});

it("a call that the model did not complete does not get the error of the previous call", () => {
  const events = [
    createCallStart("a", "tc_1"),
    failed("tool_failed", "No."),
    ...createResult("No.", true, "tc_1"),
    createCallStart("b", "tc_2"),
    ...createResult("It was cut off.", true, "tc_2"),
  ];
  const [, expected] = encode(...events);
  expect(expected?.tool_calls[1]?.tool_call_details).toEqual({
    summary: "❌ **Error**\n\nIt was cut off.",
    is_error: true,
    error: { code: "call_not_made", message: "It was cut off." },
  });
});

it("a call that a restart repeats is sent once", () => {
  expect(
    encode(createCallStart("a"), createToolStart("a"), createToolStart("a"), ...createResult("Done")),
  ).toHaveLength(2);
});
