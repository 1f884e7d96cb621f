import { describe, expect, it } from "vitest";
import { checkUiMessageChunk } from "../../../generated/ui-stream/validators.sealed.js";
import type { RunEvent, StopReason } from "../../core/events.ts";
import { parseKind } from "../../core/log-line.ts";
import { sampleEvents, toLogLine } from "../testing-events.ts";
import { type Chunk, Encoder, type EncoderOptions } from "./encoder.ts";

const options: EncoderOptions = { messageId: "msg_1", clientTools: new Set(["pick"]) };

/** Encodes events, and checks that every chunk matches the document. */
function encode(events: readonly RunEvent[], change: Partial<EncoderOptions> = {}): Chunk[] {
  const encoder = new Encoder({ ...options, ...change });
  const chunks = events.flatMap((event) => encoder.encode(toLogLine(event)));
  for (const chunk of chunks) expect([chunk, checkUiMessageChunk(chunk)]).toEqual([chunk, []]);
  return chunks;
}

const ids = { threadId: "thr_1", runId: "run_1" };
const timestamp = 7;
const custom = (name: string, value: object): RunEvent =>
  ({ type: "CUSTOM", name, value, timestamp }) as RunEvent;
const runStart: RunEvent = { type: "RUN_STARTED", ...ids, timestamp };
const runFinish: RunEvent = { type: "RUN_FINISHED", ...ids, timestamp };
const runError = (code: string, message = "No."): RunEvent => ({
  type: "RUN_ERROR",
  message,
  code,
  timestamp,
});
const stop = (reason: StopReason): RunEvent => ({ type: "engine.run_stop", reason, timestamp });
const stepStart = (number = 1): RunEvent => ({ type: "STEP_STARTED", stepName: `turn-${number}`, timestamp });
const stepFinish = (number = 1): RunEvent => ({
  type: "STEP_FINISHED",
  stepName: `turn-${number}`,
  timestamp,
});
const turnEnd = (
  stopReason = "stop",
  usage: { inputTokens?: number; outputTokens?: number } = {},
): RunEvent => ({
  type: "engine.turn_end",
  turn: 1,
  stopReason,
  usage,
  counted: { inputTokens: 100, outputTokens: 100 },
  timestamp,
});
const textStart: RunEvent = { type: "TEXT_MESSAGE_START", messageId: "msg_9", role: "assistant", timestamp };
const textContent = (delta: string): RunEvent => ({
  type: "TEXT_MESSAGE_CONTENT",
  messageId: "msg_9",
  delta,
  timestamp,
});
const textEnd: RunEvent = { type: "TEXT_MESSAGE_END", messageId: "msg_9", timestamp };
const say = (...deltas: string[]): RunEvent[] => [textStart, ...deltas.map(textContent), textEnd];
const reasoningStart: RunEvent = {
  type: "REASONING_MESSAGE_START",
  messageId: "msg_9",
  role: "reasoning",
  timestamp,
};
const reasoningContent = (delta: string): RunEvent => ({
  type: "REASONING_MESSAGE_CONTENT",
  messageId: "msg_9",
  delta,
  timestamp,
});
const reasoningEnd: RunEvent = { type: "REASONING_MESSAGE_END", messageId: "msg_9", timestamp };
const think = (...deltas: string[]): RunEvent[] => [
  { type: "REASONING_START", messageId: "msg_9", timestamp },
  reasoningStart,
  ...deltas.map(reasoningContent),
  reasoningEnd,
  { type: "REASONING_END", messageId: "msg_9", timestamp },
];
const callStart = (toolCallId: string, toolName: string): RunEvent => ({
  type: "TOOL_CALL_START",
  toolCallId,
  toolCallName: toolName,
  toolName,
  parentMessageId: "msg_9",
  timestamp,
});
const callArguments = (toolCallId: string, delta: string): RunEvent => ({
  type: "TOOL_CALL_ARGS",
  toolCallId,
  delta,
  timestamp,
});
const callEnd = (toolCallId: string): RunEvent => ({ type: "TOOL_CALL_END", toolCallId, timestamp });
/** The events of a call, with its arguments in deltas. */
const makeCall = (toolCallId: string, toolName: string, ...deltas: string[]): RunEvent[] => [
  callStart(toolCallId, toolName),
  ...deltas.map((delta) => callArguments(toolCallId, delta)),
  callEnd(toolCallId),
];
const toolError = (toolCallId: string, code: string): RunEvent => ({
  type: "engine.tool_error",
  toolCallId,
  code,
  message: "No.",
  timestamp,
});
const text = { type: "text", text: "Noon" };
const image = { type: "image", source: { type: "base64", mediaType: "image/png", data: "AA==" } };
const resultBlocks = (toolCallId: string, result: object[], isError?: boolean): RunEvent =>
  custom("tambo.tool.result", { toolCallId, result, ...(isError !== undefined && { isError }) });
/** The events of a result, as the engine writes them. */
const respond = (toolCallId: string, result: object[], isError?: boolean): RunEvent[] => [
  {
    type: "TOOL_CALL_RESULT",
    messageId: "msg_8",
    toolCallId,
    content: "The result as text",
    role: "tool",
    timestamp,
  },
  resultBlocks(toolCallId, result, isError),
];
const pending = { toolCallId: "tc_1", toolName: "pick", input: { a: 1 } };
const awaitInput = (...pendingToolCalls: object[]): RunEvent =>
  custom("tambo.run.awaiting_input", { ...ids, pendingToolCalls });
const finishRun = (reason: StopReason = "end_turn"): RunEvent[] => [
  stop(reason),
  custom("tambo.run.finished", { ...ids, messages: [] }),
  runFinish,
];

const serverTool = { providerExecuted: true, dynamic: true } as const;
const start: Chunk = { type: "start", messageId: "msg_1" };
const startStep: Chunk = { type: "start-step" };
const finishStep: Chunk = { type: "finish-step" };
const finish = (finishReason: string, stopReason: string, more: object = {}) => ({
  type: "finish",
  finishReason,
  messageMetadata: { stopReason, ...more },
});
const inputStart = (toolCallId: string, toolName: string, origin: object = serverTool) => ({
  type: "tool-input-start",
  toolCallId,
  toolName,
  ...origin,
});
const inputDelta = (toolCallId: string, inputTextDelta: string) => ({
  type: "tool-input-delta",
  toolCallId,
  inputTextDelta,
});
const inputAvailable = (
  toolCallId: string,
  toolName: string,
  input: object,
  origin: object = serverTool,
) => ({ type: "tool-input-available", toolCallId, toolName, ...origin, input });
const inputError = (toolCallId: string, toolName: string, input: string, errorText: string) => ({
  type: "tool-input-error",
  toolCallId,
  toolName,
  input,
  errorText,
  providerExecuted: true,
});

const componentStart = (componentId: string, componentName = "Card"): RunEvent =>
  custom("tambo.component.start", { componentId, componentName, messageId: "msg_9" });
const propsDelta = (componentId: string, delta: string): RunEvent =>
  custom("tambo.component.props_delta", { componentId, delta });
const componentEnd = (componentId: string, props: object, state?: object): RunEvent =>
  custom("tambo.component.end", { componentId, props, ...(state && { state }) });
const snapshot = (components: object): RunEvent =>
  ({ type: "STATE_SNAPSHOT", snapshot: { components }, timestamp }) as RunEvent;
const stateDelta = (...delta: object[]): RunEvent => ({ type: "STATE_DELTA", delta, timestamp }) as RunEvent;
const clientStateDelta = (componentId: string, ...delta: object[]): RunEvent =>
  custom("tambo.component.state_delta", { componentId, delta });
const appStateDelta = (...delta: object[]): RunEvent =>
  ({ type: "engine.state_delta", delta, timestamp }) as RunEvent;
const component = (id: string, data: object) => ({
  type: "data-component",
  id,
  data: { name: "Card", ...data },
});
const state = (data: object) => ({ type: "data-state", id: "state", data });

/** A sample of each kind of event that produces chunks. Each sample is encoded separately. */
const samples: { [kind: string]: [event: RunEvent, chunks: object[]] } = {
  RUN_STARTED: [runStart, [start]],
  RUN_FINISHED: [runFinish, [finish("stop", "end_turn")]],
  RUN_ERROR: [runError("LLM_ERROR"), [{ type: "error", errorText: "No." }, finish("error", "error")]],
  TEXT_MESSAGE_START: [textStart, [{ type: "text-start", id: "text-1" }]],
  TEXT_MESSAGE_CONTENT: [
    textContent(" °\n\u2028\ud83d\ude00"),
    [{ type: "text-delta", id: "", delta: " °\n\u2028\ud83d\ude00" }],
  ],
  TEXT_MESSAGE_END: [textEnd, [{ type: "text-end", id: "" }]],
  REASONING_MESSAGE_START: [reasoningStart, [{ type: "reasoning-start", id: "reasoning-1" }]],
  REASONING_MESSAGE_CONTENT: [reasoningContent("Hm"), [{ type: "reasoning-delta", id: "", delta: "Hm" }]],
  REASONING_MESSAGE_END: [reasoningEnd, [{ type: "reasoning-end", id: "" }]],
  TOOL_CALL_START: [callStart("tc_1", "s/look"), [inputStart("tc_1", "s/look")]],
  TOOL_CALL_END: [callEnd("tc_1"), [inputAvailable("tc_1", "", {})]],
  "tambo.tool.result": [
    resultBlocks("tc_1", [text]),
    [{ type: "tool-output-available", toolCallId: "tc_1", ...serverTool, output: "Noon" }],
  ],
  "tambo.component.start": [
    componentStart("comp_1"),
    [component("comp_1", { props: {}, status: "streaming" })],
  ],
  "tambo.component.props_delta": [
    propsDelta("comp_1", '{"a"'),
    [{ type: "data-component-props", data: { componentId: "comp_1", delta: '{"a"' }, transient: true }],
  ],
  "tambo.component.end": [
    componentEnd("comp_1", { a: 1 }, { n: 1 }),
    [component("comp_1", { name: "", props: { a: 1 }, state: { n: 1 }, status: "complete" })],
  ],
  STEP_STARTED: [stepStart(), [startStep]],
  "engine.native_call": [
    {
      type: "engine.native_call",
      toolCallId: "tc_1",
      toolName: "web_search",
      input: { q: "a" },
      timestamp,
    },
    [inputAvailable("tc_1", "web_search", { q: "a" })],
  ],
  "engine.native_result": [
    {
      type: "engine.native_result",
      toolCallId: "tc_1",
      toolName: "web_search",
      result: [{ url: "https://a.example/" }],
      timestamp,
    },
    [
      {
        type: "tool-output-available",
        toolCallId: "tc_1",
        output: [{ url: "https://a.example/" }],
        ...serverTool,
      },
    ],
  ],
  "engine.source": [
    { type: "engine.source", name: "https://a.example/", timestamp },
    [{ type: "source-url", sourceId: "source-1", url: "https://a.example/" }],
  ],
  "engine.tool_output": [
    { type: "engine.tool_output", toolCallId: "tc_1", delta: "50 %", timestamp },
    [{ type: "data-tool-progress", data: { toolCallId: "tc_1", delta: "50 %" }, transient: true }],
  ],
  "engine.state_delta": [appStateDelta({ op: "add", path: "/a", value: null }), [state({ a: null })]],
  "engine.consent": [
    { type: "engine.consent", calls: [pending, { ...pending, toolCallId: "tc_2" }], timestamp },
    [
      { type: "tool-approval-request", approvalId: "tc_1", toolCallId: "tc_1" },
      { type: "tool-approval-request", approvalId: "tc_2", toolCallId: "tc_2" },
    ],
  ],
  "engine.warning": [
    { type: "engine.warning", code: "TOOLS_UNAVAILABLE", message: "Down.", timestamp },
    [{ type: "data-warning", data: { code: "TOOLS_UNAVAILABLE", message: "Down." }, transient: true }],
  ],
};

/** Kinds of events that produce chunks only after certain other events. */
const dependentKinds = [
  "TOOL_CALL_ARGS",
  "STATE_SNAPSHOT",
  "STATE_DELTA",
  "tambo.run.awaiting_input",
  "tambo.component.state_delta",
  "engine.turn_end",
  "engine.tool_start",
  "engine.tool_error",
  "engine.run_stop",
];

describe("single events", () => {
  it.each(Object.entries(samples))("encodes %s", (kind, [event, chunks]) => {
    expect(parseKind(JSON.stringify(event))).toBe(kind);
    expect(encode([event])).toEqual(chunks);
  });

  it.each(sampleEvents.filter(([kind]) => dependentKinds.includes(kind)))(
    "encodes %s as no chunk without the events that it belongs to",
    (_, event) => {
      expect(encode([event])).toEqual([]);
    },
  );

  const leftOut = sampleEvents.filter(([kind]) => !(kind in samples) && !dependentKinds.includes(kind));

  it.each(leftOut)("leaves out %s", (_, event) => {
    expect(encode([event])).toEqual([]);
  });

  it("leaves out only events whose content other chunks contain", () => {
    expect(leftOut.map(([kind]) => kind).sort()).toEqual([
      "REASONING_END",
      "REASONING_START",
      "STEP_FINISHED",
      "TOOL_CALL_RESULT",
      "engine.model_failure",
      "tambo.run.finished",
    ]);
  });

  it.each<[string, RunEvent]>([
    ["text", textContent("")],
    ["reasoning", reasoningContent("")],
  ])("sends no empty %s", (_, event) => {
    expect(encode([event])).toEqual([]);
  });
});

describe("text and reasoning", () => {
  it("numbers the parts of a run in one sequence", () => {
    const events = [
      runStart,
      stepStart(),
      ...think("Let me", " think."),
      ...say("Hel", "lo"),
      ...say(),
      turnEnd(),
      stepFinish(),
      stepStart(2),
      ...think("Hm"),
      ...say("Bye"),
      turnEnd(),
      stepFinish(2),
      ...finishRun(),
    ];
    expect(encode(events)).toEqual([
      start,
      startStep,
      { type: "reasoning-start", id: "reasoning-1" },
      { type: "reasoning-delta", id: "reasoning-1", delta: "Let me" },
      { type: "reasoning-delta", id: "reasoning-1", delta: " think." },
      { type: "reasoning-end", id: "reasoning-1" },
      { type: "text-start", id: "text-2" },
      { type: "text-delta", id: "text-2", delta: "Hel" },
      { type: "text-delta", id: "text-2", delta: "lo" },
      { type: "text-end", id: "text-2" },
      { type: "text-start", id: "text-3" },
      { type: "text-end", id: "text-3" },
      finishStep,
      startStep,
      { type: "reasoning-start", id: "reasoning-4" },
      { type: "reasoning-delta", id: "reasoning-4", delta: "Hm" },
      { type: "reasoning-end", id: "reasoning-4" },
      { type: "text-start", id: "text-5" },
      { type: "text-delta", id: "text-5", delta: "Bye" },
      { type: "text-end", id: "text-5" },
      finishStep,
      finish("stop", "end_turn"),
    ]);
  });
});

describe("tool calls", () => {
  it("sends the results of a step's server tools before the step is finished", () => {
    const events = [
      runStart,
      stepStart(),
      ...makeCall("tc_1", "s/look", '{"a":', "", "[1]}"),
      ...makeCall("tc_2", "s/now"),
      turnEnd("tool-calls"),
      stepFinish(),
      { type: "engine.tool_start", toolCallId: "tc_1", toolName: "s/look", input: {}, timestamp } as RunEvent,
      { type: "engine.tool_output", toolCallId: "tc_1", delta: "50 %", timestamp } as RunEvent,
      ...respond("tc_1", [text]),
      ...respond("tc_2", [text, { type: "text", text: "UTC" }], false),
      stepStart(2),
      ...say("It is noon."),
      turnEnd(),
      stepFinish(2),
      ...finishRun(),
    ];
    expect(encode(events)).toEqual([
      start,
      startStep,
      inputStart("tc_1", "s/look"),
      inputDelta("tc_1", '{"a":'),
      inputDelta("tc_1", "[1]}"),
      inputAvailable("tc_1", "s/look", { a: [1] }),
      inputStart("tc_2", "s/now"),
      inputAvailable("tc_2", "s/now", {}),
      { type: "data-tool-progress", data: { toolCallId: "tc_1", delta: "50 %" }, transient: true },
      { type: "tool-output-available", toolCallId: "tc_1", ...serverTool, output: "Noon" },
      { type: "tool-output-available", toolCallId: "tc_2", ...serverTool, output: "Noon\nUTC" },
      finishStep,
      startStep,
      { type: "text-start", id: "text-1" },
      { type: "text-delta", id: "text-1", delta: "It is noon." },
      { type: "text-end", id: "text-1" },
      finishStep,
      finish("stop", "end_turn"),
    ]);
  });

  it.each<[string, RunEvent[], object[]]>([
    [
      "text and a file, which follows the text",
      respond("tc_1", [image, text]),
      [
        { type: "tool-output-available", toolCallId: "tc_1", ...serverTool, output: "Noon" },
        { type: "file", url: "data:image/png;base64,AA==", mediaType: "image/png" },
      ],
    ],
    [
      "files only",
      respond("tc_1", [
        image,
        {
          type: "file",
          source: { type: "url", url: "https://a.example/r.pdf", mediaType: "application/pdf" },
        },
      ]),
      [
        { type: "tool-output-available", toolCallId: "tc_1", ...serverTool, output: "" },
        { type: "file", url: "data:image/png;base64,AA==", mediaType: "image/png" },
        { type: "file", url: "https://a.example/r.pdf", mediaType: "application/pdf" },
      ],
    ],
    [
      "no content",
      respond("tc_1", []),
      [{ type: "tool-output-available", toolCallId: "tc_1", ...serverTool, output: "" }],
    ],
    [
      "a failure",
      [toolError("tc_1", "tool_failed"), ...respond("tc_1", [{ type: "text", text: "Broken." }], true)],
      [{ type: "tool-output-error", toolCallId: "tc_1", ...serverTool, errorText: "Broken." }],
    ],
    [
      "a failure without text",
      [toolError("tc_1", "tool_failed"), ...respond("tc_1", [], true)],
      [{ type: "tool-output-error", toolCallId: "tc_1", ...serverTool, errorText: "The tool failed." }],
    ],
    [
      "a denial",
      [toolError("tc_1", "not_allowed"), ...respond("tc_1", [{ type: "text", text: "Denied." }], true)],
      [{ type: "tool-output-denied", toolCallId: "tc_1" }],
    ],
  ])("encodes a server tool's result: %s", (_, events, chunks) => {
    const calls = [...makeCall("tc_1", "s/look", '{"a":1}')];
    const expected = [
      inputStart("tc_1", "s/look"),
      inputDelta("tc_1", '{"a":1}'),
      inputAvailable("tc_1", "s/look", { a: 1 }),
      ...chunks,
    ];
    expect(encode([...calls, ...events])).toEqual(expected);
  });

  it("sends the results of the calls of an earlier run, which the user has approved or denied", () => {
    const events = [
      runStart,
      ...respond("tc_1", [text]),
      toolError("tc_2", "not_allowed"),
      ...respond("tc_2", [{ type: "text", text: "Denied." }], true),
      ...respond("tc_3", [{ type: "text", text: "Broken." }], true),
      stepStart(),
      ...say("So."),
      turnEnd(),
      stepFinish(),
      ...finishRun(),
    ];
    expect(encode(events)).toEqual([
      start,
      { type: "tool-output-available", toolCallId: "tc_1", ...serverTool, output: "Noon" },
      { type: "tool-output-denied", toolCallId: "tc_2" },
      { type: "tool-output-error", toolCallId: "tc_3", ...serverTool, errorText: "Broken." },
      startStep,
      { type: "text-start", id: "text-1" },
      { type: "text-delta", id: "text-1", delta: "So." },
      { type: "text-end", id: "text-1" },
      finishStep,
      finish("stop", "end_turn"),
    ]);
  });

  it("ends a run that waits for client tools after the step with the calls", () => {
    const events = [
      runStart,
      stepStart(),
      ...makeCall("tc_1", "pick", '{"a":1}'),
      turnEnd("tool-calls"),
      stepFinish(),
      stop("awaiting_input"),
      awaitInput(pending),
      runFinish,
    ];
    expect(encode(events)).toEqual([
      start,
      startStep,
      inputStart("tc_1", "pick", {}),
      inputDelta("tc_1", '{"a":1}'),
      inputAvailable("tc_1", "pick", { a: 1 }, {}),
      finishStep,
      finish("tool-calls", "awaiting_input"),
    ]);
  });

  it("requests approval within the step with the calls", () => {
    const events = [
      runStart,
      stepStart(),
      ...makeCall("tc_1", "s/look", '{"a":1}'),
      turnEnd("tool-calls"),
      stepFinish(),
      stop("awaiting_input"),
      { type: "engine.consent", calls: [{ ...pending, toolName: "s/look" }], timestamp } as RunEvent,
      awaitInput(),
      runFinish,
    ];
    expect(encode(events)).toEqual([
      start,
      startStep,
      inputStart("tc_1", "s/look"),
      inputDelta("tc_1", '{"a":1}'),
      inputAvailable("tc_1", "s/look", { a: 1 }),
      { type: "tool-approval-request", approvalId: "tc_1", toolCallId: "tc_1" },
      finishStep,
      finish("tool-calls", "awaiting_input"),
    ]);
  });

  it.each<[string, string[], string]>([
    ["an array", ["[1", "]"], "[1]"],
    ["not JSON", ['{"a":'], '{"a":'],
    ["a string", ['"a"'], '"a"'],
  ])("sends arguments that are %s as text with an error", (_, deltas, input) => {
    const errorText = "The arguments are not a JSON object.";
    const listEvents = (name: string) => [
      ...makeCall("tc_1", name, ...deltas),
      toolError("tc_1", "invalid_tool_input"),
      ...respond("tc_1", [{ type: "text", text: "The input is invalid." }], true),
    ];
    expect(encode(listEvents("s/look"))).toEqual([
      inputStart("tc_1", "s/look"),
      ...deltas.map((delta) => inputDelta("tc_1", delta)),
      { type: "tool-input-error", toolCallId: "tc_1", toolName: "s/look", ...serverTool, input, errorText },
      { type: "tool-output-error", toolCallId: "tc_1", ...serverTool, errorText: "The input is invalid." },
    ]);
    expect(encode(listEvents("pick"))).toEqual([
      inputStart("tc_1", "pick", {}),
      ...deltas.map((delta) => inputDelta("tc_1", delta)),
      inputError("tc_1", "pick", input, "The input is invalid."),
    ]);
  });

  it.each<[string, RunEvent[], string]>([
    // The engine writes the end of arguments that were cut off.
    ["that was cut off", respond("tc_1", [{ type: "text", text: "Cut off." }], true), "Cut off."],
    ["that failed without a text", respond("tc_1", [], true), "The tool failed."],
  ])("sends no complete arguments of a client tool's call %s", (_, events, errorText) => {
    expect(encode([...makeCall("tc_1", "pick", '{"a":1', "}"), ...events])).toEqual([
      inputStart("tc_1", "pick", {}),
      inputDelta("tc_1", '{"a":1'),
      inputDelta("tc_1", "}"),
      inputError("tc_1", "pick", '{"a":1}', errorText),
    ]);
  });

  it("sends the complete arguments of a client tool's call when the run waits for the call", () => {
    const events = [
      ...makeCall("tc_1", "pick", '{"a":1}'),
      ...makeCall("tc_2", "s/look"),
      ...say("Hm"),
      turnEnd("tool-calls"),
      stepFinish(),
      ...respond("tc_2", [text]),
      stop("awaiting_input"),
      // The call of an earlier run is in the message already.
      awaitInput({ ...pending, toolCallId: "tc_0" }, pending),
      runFinish,
    ];
    expect(encode(events).slice(-3)).toEqual([
      { type: "tool-output-available", toolCallId: "tc_2", ...serverTool, output: "Noon" },
      inputAvailable("tc_1", "pick", { a: 1 }, {}),
      finish("tool-calls", "awaiting_input"),
    ]);
  });

  it("distinguishes the arguments of calls that the model makes at the same time", () => {
    const events = [
      callStart("tc_1", "s/look"),
      callStart("tc_2", "pick"),
      callArguments("tc_2", '{"b":2}'),
      callArguments("tc_1", '{"a":1}'),
      callEnd("tc_2"),
      callEnd("tc_1"),
      ...respond("tc_2", [], true),
    ];
    expect(encode(events)).toEqual([
      inputStart("tc_1", "s/look"),
      inputStart("tc_2", "pick", {}),
      inputDelta("tc_2", '{"b":2}'),
      inputDelta("tc_1", '{"a":1}'),
      inputAvailable("tc_1", "s/look", { a: 1 }),
      inputError("tc_2", "pick", '{"b":2}', "The tool failed."),
    ]);
  });

  it("sends the calls and sources of the provider between the parts of the text", () => {
    const [[nativeCall], [nativeResult]] = [
      samples["engine.native_call"] as [RunEvent, object[]],
      samples["engine.native_result"] as [RunEvent, object[]],
    ];
    const source = (name: string): RunEvent => ({ type: "engine.source", name, timestamp });
    const events = [
      ...[...say("I search."), nativeCall, nativeResult],
      ...[
        source("https://a.example/"),
        source("HTTP://b.example/"),
        source("report.pdf"),
        source("httpd.conf"),
      ],
      ...say("Found."),
    ];
    const document = { type: "source-document", mediaType: "application/octet-stream" };
    expect(encode(events)).toEqual([
      { type: "text-start", id: "text-1" },
      { type: "text-delta", id: "text-1", delta: "I search." },
      { type: "text-end", id: "text-1" },
      inputAvailable("tc_1", "web_search", { q: "a" }),
      {
        type: "tool-output-available",
        toolCallId: "tc_1",
        output: [{ url: "https://a.example/" }],
        ...serverTool,
      },
      { type: "source-url", sourceId: "source-1", url: "https://a.example/" },
      { type: "source-url", sourceId: "source-2", url: "HTTP://b.example/" },
      { ...document, sourceId: "source-3", title: "report.pdf" },
      { ...document, sourceId: "source-4", title: "httpd.conf" },
      { type: "text-start", id: "text-2" },
      { type: "text-delta", id: "text-2", delta: "Found." },
      { type: "text-end", id: "text-2" },
    ]);
  });
});

describe("components", () => {
  it("sends deltas of the props while the model writes them, and then the complete component", () => {
    const events = [
      componentStart("comp_1"),
      propsDelta("comp_1", '{"a":'),
      propsDelta("comp_1", "1}"),
      componentEnd("comp_1", { a: 1 }),
    ];
    const props = (delta: string) => ({
      type: "data-component-props",
      data: { componentId: "comp_1", delta },
      transient: true,
    });
    expect(encode(events)).toEqual([
      component("comp_1", { props: {}, status: "streaming" }),
      props('{"a":'),
      props("1}"),
      component("comp_1", { props: { a: 1 }, status: "complete" }),
    ]);
  });

  it("sends a component again after each change of its state", () => {
    const complete = (value: object) =>
      component("a/b~", { props: { p: 1 }, state: value, status: "complete" });
    const events = [
      stepStart(),
      componentStart("a/b~"),
      componentEnd("a/b~", { p: 1 }),
      snapshot({ "a/b~": { n: 1 }, other: { n: 9 } }),
      stateDelta({ op: "replace", path: "/components/a~1b~0/n", value: 2 }),
      stateDelta({ op: "replace", path: "/components/other/n", value: 3 }),
      stateDelta({ op: "replace", path: "/components/a~1b~0", value: { n: 4 } }),
      clientStateDelta("a/b~", { op: "add", path: "/m", value: [] }),
      clientStateDelta("other", { op: "add", path: "/m", value: [] }),
      turnEnd(),
      stepFinish(),
      ...finishRun(),
    ];
    expect(encode(events)).toEqual([
      startStep,
      component("a/b~", { props: {}, status: "streaming" }),
      component("a/b~", { props: { p: 1 }, status: "complete" }),
      complete({ n: 1 }),
      complete({ n: 2 }),
      complete({ n: 4 }),
      complete({ n: 4, m: [] }),
      finishStep,
      finish("stop", "end_turn"),
    ]);
  });

  it("sends each changed component, but not the others", () => {
    const events = [
      componentStart("comp_1"),
      componentEnd("comp_1", {}, { n: 1 }),
      componentStart("comp_2", "Chart"),
      componentEnd("comp_2", {}, { n: 2 }),
      componentStart("comp_3"),
      componentEnd("comp_3", {}, { n: 3 }),
      stateDelta(
        { op: "replace", path: "/components/comp_2/n", value: 5 },
        { op: "replace", path: "/components/comp_1/n", value: 4 },
      ),
    ];
    expect(encode(events).slice(6)).toEqual([
      component("comp_1", { props: {}, state: { n: 4 }, status: "complete" }),
      component("comp_2", { name: "Chart", props: {}, state: { n: 5 }, status: "complete" }),
    ]);
  });

  it("sends no state while the model writes the props", () => {
    const events = [
      stepStart(),
      componentStart("comp_1"),
      snapshot({ comp_1: { n: 1 } }),
      stateDelta({ op: "replace", path: "/components/comp_1/n", value: 2 }),
      clientStateDelta("comp_1", { op: "replace", path: "/n", value: 3 }),
      appStateDelta({ op: "add", path: "/a", value: 1 }),
    ];
    expect(encode(events)).toEqual([
      startStep,
      component("comp_1", { props: {}, status: "streaming" }),
      state({ a: 1 }),
    ]);
  });

  it("sends the state of an incomplete component with its complete props, once", () => {
    const events = [
      stepStart(),
      componentStart("comp_1"),
      snapshot({ comp_1: { n: 1 } }),
      stateDelta({ op: "replace", path: "/components/comp_1/n", value: 2 }),
      componentEnd("comp_1", { a: 1 }, { n: 2 }),
      turnEnd(),
      stepFinish(),
      ...finishRun(),
    ];
    expect(encode(events)).toEqual([
      startStep,
      component("comp_1", { props: {}, status: "streaming" }),
      component("comp_1", { props: { a: 1 }, state: { n: 2 }, status: "complete" }),
      finishStep,
      finish("stop", "end_turn"),
    ]);
  });

  it("sends a large component only at the end of the step, with its last state", () => {
    const rows = "x".repeat(16 * 1024);
    const change = (value: number) => stateDelta({ op: "replace", path: "/components/comp_1/n", value });
    const complete = (n: number) =>
      component("comp_1", { props: {}, state: { n, rows }, status: "complete" });
    const events = [
      stepStart(),
      componentStart("comp_1"),
      componentEnd("comp_1", {}, { n: 0, rows }),
      change(1),
      change(2),
      turnEnd("tool-calls"),
      stepFinish(),
      change(3),
      stepStart(2),
      turnEnd(),
      stepFinish(2),
      change(4),
      runError("LLM_ERROR"),
    ];
    expect(encode(events)).toEqual([
      startStep,
      component("comp_1", { props: {}, status: "streaming" }),
      complete(0),
      complete(3),
      finishStep,
      startStep,
      complete(4),
      finishStep,
      { type: "error", errorText: "No." },
      finish("error", "error"),
    ]);
  });

  it("counts the props and the state as the size of a component", () => {
    const half = "x".repeat(8 * 1024 - 20);
    const encodeWith = (props: object, value: object) =>
      encode([
        componentStart("comp_1"),
        componentEnd("comp_1", props, value),
        stateDelta({ op: "add", path: "/components/comp_1/n", value: 1 }),
      ]);
    expect(encodeWith({ half }, { half })).toHaveLength(3);
    expect(encodeWith({ half }, { half: `${half}${"x".repeat(40)}` })).toHaveLength(2);
    expect(encodeWith({ half: half + half }, {})).toHaveLength(3);
    expect(encodeWith({ half: `${half}${half}${"x".repeat(40)}` }, {})).toHaveLength(2);
  });
});

describe("the application's state", () => {
  it("sends the complete state after each change", () => {
    const events = [
      appStateDelta({ op: "add", path: "/items/-", value: 2 }),
      appStateDelta({ op: "replace", path: "/theme", value: "light" }, { op: "remove", path: "/items/0" }),
    ];
    const appState = { theme: "dark", items: [1] };
    expect(encode(events, { appState })).toEqual([
      state({ theme: "dark", items: [1, 2] }),
      state({ theme: "light", items: [2] }),
    ]);
    expect(appState).toEqual({ theme: "dark", items: [1] });
  });

  it("sends a large state only at the end of the step", () => {
    const rows = "x".repeat(16 * 1024);
    const events = [
      stepStart(),
      appStateDelta({ op: "add", path: "/n", value: 1 }),
      appStateDelta({ op: "replace", path: "/n", value: 2 }),
      turnEnd(),
      stepFinish(),
      ...finishRun(),
    ];
    expect(encode(events, { appState: { rows } })).toEqual([
      startStep,
      state({ rows, n: 2 }),
      finishStep,
      finish("stop", "end_turn"),
    ]);
  });

  it("sends a state of 16 KiB after each change, but not a larger one", () => {
    const empty = JSON.stringify({ rows: "", n: 1 }).length;
    const change = appStateDelta({ op: "add", path: "/n", value: 1 });
    const encodeWith = (length: number) =>
      encode([change], { appState: { rows: "x".repeat(length - empty) } });
    expect(encodeWith(16 * 1024)).toHaveLength(1);
    expect(encodeWith(16 * 1024 + 1)).toHaveLength(0);
  });
});

describe("the end of a run", () => {
  const responded = [runStart, stepStart(), ...say("Hi")];
  const respondedChunks = [
    start,
    startStep,
    { type: "text-start", id: "text-1" },
    { type: "text-delta", id: "text-1", delta: "Hi" },
    { type: "text-end", id: "text-1" },
  ];

  it.each<[string, RunEvent[], object[]]>([
    ["complete", [turnEnd(), stepFinish(), ...finishRun()], [finishStep, finish("stop", "end_turn")]],
    [
      "truncated",
      [turnEnd("length"), stepFinish(), ...finishRun()],
      [finishStep, finish("length", "end_turn")],
    ],
    [
      "stopped by the content filter",
      [turnEnd("content-filter"), stepFinish(), ...finishRun()],
      [finishStep, finish("content-filter", "end_turn")],
    ],
    ...["error", "other", "a new reason"].map((reason): [string, RunEvent[], object[]] => [
      `ended by the model with the reason ${reason}`,
      [turnEnd(reason), stepFinish(), ...finishRun()],
      [finishStep, finish("other", "end_turn")],
    ]),
    [
      "complete after a truncated step",
      [turnEnd("length"), stepFinish(), stepStart(2), turnEnd(), stepFinish(2), ...finishRun()],
      [finishStep, startStep, finishStep, finish("stop", "end_turn")],
    ],
    ...(["max_turns", "max_tool_calls", "timeout"] as const).map((reason): [string, RunEvent[], object[]] => [
      `ended by the limit ${reason}`,
      [turnEnd("length"), stepFinish(), ...finishRun(reason)],
      [finishStep, finish("other", reason)],
    ]),
    [
      "ended by the limit max_tokens",
      [turnEnd("tool-calls"), stepFinish(), ...finishRun("max_tokens")],
      [finishStep, finish("length", "max_tokens")],
    ],
    [
      "cancelled",
      [stepFinish(), stop("cancelled"), runError("CANCELLED", "The run was cancelled.")],
      [finishStep, { type: "abort", reason: "The run was cancelled." }, finish("other", "cancelled")],
    ],
    [
      "cancelled while it waited",
      [
        turnEnd("tool-calls"),
        stepFinish(),
        stop("awaiting_input"),
        runError("CANCELLED", "The run was cancelled."),
      ],
      [finishStep, { type: "abort", reason: "The run was cancelled." }, finish("other", "cancelled")],
    ],
    [
      "failed",
      [
        stepFinish(),
        { type: "engine.model_failure", status: 500, timestamp },
        stop("error"),
        runError("LLM_ERROR", "The provider failed."),
      ],
      [finishStep, { type: "error", errorText: "The provider failed." }, finish("error", "error")],
    ],
    [
      "failed without a stop reason",
      [turnEnd("length"), runError("INTERNAL_ERROR", "Lost.")],
      [finishStep, { type: "error", errorText: "Lost." }, finish("error", "error")],
    ],
  ])("is encoded for a response that is %s", (_, events, chunks) => {
    expect(encode([...responded, ...events])).toEqual([...respondedChunks, ...chunks]);
  });

  it.each<[string, string, RunEvent, object]>([
    [
      "stopped",
      "cancelled",
      runError("CANCELLED", "The run was cancelled."),
      { type: "abort", reason: "The run was cancelled." },
    ],
    ["failed", "error", runError("LLM_ERROR"), { type: "error", errorText: "No." }],
  ])("has an error for each call without a result if the run has %s", (_, reason, end, chunk) => {
    const errorText = "The response ended before the call had a result.";
    const [nativeCall] = samples["engine.native_call"] as [RunEvent, object[]];
    const events = [
      runStart,
      // The call of an earlier run, which the user has approved.
      { type: "engine.tool_start", toolCallId: "tc_0", toolName: "s/look", input: {}, timestamp } as RunEvent,
      stepStart(),
      { ...nativeCall, toolCallId: "tc_1" } as RunEvent,
      ...makeCall("tc_2", "pick", '{"a":1}'),
      ...makeCall("tc_3", "s/look"),
      ...makeCall("tc_4", "s/look"),
      ...respond("tc_4", [text]),
      end,
    ];
    expect(encode(events).slice(-7)).toEqual([
      { type: "tool-output-error", toolCallId: "tc_0", ...serverTool, errorText },
      { type: "tool-output-error", toolCallId: "tc_1", ...serverTool, errorText },
      inputError("tc_2", "pick", '{"a":1}', errorText),
      { type: "tool-output-error", toolCallId: "tc_3", ...serverTool, errorText },
      finishStep,
      chunk,
      finish(reason === "error" ? "error" : "other", reason),
    ]);
  });

  it("has no error for the calls of a step that was repeated", () => {
    const events = [
      runStart,
      stepStart(),
      ...makeCall("tc_1", "pick", "{}"),
      stepStart(),
      ...makeCall("tc_2", "pick", "{}"),
      runError("LLM_ERROR"),
    ];
    expect(encode(events).slice(-5)).toEqual([
      inputDelta("tc_2", "{}"),
      inputError("tc_2", "pick", "{}", "The response ended before the call had a result."),
      finishStep,
      { type: "error", errorText: "No." },
      finish("error", "error"),
    ]);
  });

  it("finishes no step that has not started", () => {
    expect(encode([runStart, ...finishRun()])).toEqual([start, finish("stop", "end_turn")]);
    expect(encode([runStart, runError("LLM_ERROR")])).toEqual([
      start,
      { type: "error", errorText: "No." },
      finish("error", "error"),
    ]);
  });

  it.each<[string, RunEvent[], object]>([
    [
      "the sum of all steps",
      [turnEnd("stop", { inputTokens: 3, outputTokens: 1 }), turnEnd("stop", { inputTokens: 4 }), runFinish],
      finish("stop", "end_turn", { usage: { inputTokens: 7, outputTokens: 1 } }),
    ],
    [
      "of a failed run",
      [turnEnd("stop", { outputTokens: 2 }), runError("LLM_ERROR")],
      finish("error", "error", { usage: { inputTokens: 0, outputTokens: 2 } }),
    ],
    [
      "nothing, if the provider reported nothing",
      [turnEnd("stop", {}), runFinish],
      finish("stop", "end_turn"),
    ],
  ])("contains the usage: %s", (_, events, chunk) => {
    expect(encode(events).at(-1)).toEqual(chunk);
  });
});

describe("a step that was interrupted", () => {
  it("is reset when the model is called again", () => {
    const events = [
      runStart,
      stepStart(),
      ...say("Hel"),
      ...makeCall("tc_1", "s/look", "{}"),
      ...respond("tc_1", [{ type: "text", text: "Interrupted." }], true),
      stepFinish(),
      stepStart(),
      ...say("Hello"),
      turnEnd(),
      stepFinish(),
      ...finishRun(),
    ];
    expect(encode(events)).toEqual([
      start,
      startStep,
      { type: "text-start", id: "text-1" },
      { type: "text-delta", id: "text-1", delta: "Hel" },
      { type: "text-end", id: "text-1" },
      inputStart("tc_1", "s/look"),
      inputDelta("tc_1", "{}"),
      inputAvailable("tc_1", "s/look", {}),
      { type: "tool-output-error", toolCallId: "tc_1", ...serverTool, errorText: "Interrupted." },
      { type: "reset-step" },
      { type: "text-start", id: "text-2" },
      { type: "text-delta", id: "text-2", delta: "Hello" },
      { type: "text-end", id: "text-2" },
      finishStep,
      finish("stop", "end_turn"),
    ]);
  });

  it("is reset each time", () => {
    const events = [
      stepStart(),
      stepStart(),
      ...say("Hel"),
      stepStart(),
      turnEnd(),
      stepFinish(),
      stepStart(2),
    ];
    expect(encode(events).map(({ type }) => type)).toEqual([
      ...["start-step", "reset-step", "text-start", "text-delta", "text-end", "reset-step"],
      ...["finish-step", "start-step"],
    ]);
  });

  it("is reset after a complete step", () => {
    const events = [
      stepStart(),
      turnEnd("tool-calls"),
      stepFinish(),
      stepStart(2),
      ...say("Hel"),
      stepStart(2),
    ];
    expect(encode(events).map(({ type }) => type)).toEqual([
      ...["start-step", "finish-step", "start-step", "text-start", "text-delta", "text-end", "reset-step"],
    ]);
  });

  it("is not reset if its response is complete, even if the next step has the same name", () => {
    const events = [stepStart(), ...say("Hello"), turnEnd(), stepFinish(), stepStart()];
    expect(encode(events).map(({ type }) => type)).toEqual([
      ...["start-step", "text-start", "text-delta", "text-end", "finish-step", "start-step"],
    ]);
  });

  it("keeps its response if only its tools were interrupted", () => {
    const events = [
      stepStart(),
      ...makeCall("tc_1", "s/look", "{}"),
      turnEnd("tool-calls"),
      stepFinish(),
      ...respond("tc_1", [{ type: "text", text: "Interrupted." }], true),
      stepStart(2),
      turnEnd(),
      stepFinish(2),
      ...finishRun(),
    ];
    expect(encode(events).map(({ type }) => type)).toEqual([
      ...["start-step", "tool-input-start", "tool-input-delta", "tool-input-available", "tool-output-error"],
      ...["finish-step", "start-step", "finish-step", "finish"],
    ]);
  });

  it("sends the application's state again, because the engine keeps the changes of the step", () => {
    const events = [
      stepStart(),
      appStateDelta({ op: "add", path: "/n", value: 1 }),
      stepFinish(),
      stepStart(),
      turnEnd(),
      stepFinish(),
      ...finishRun(),
    ];
    expect(encode(events)).toEqual([
      startStep,
      state({ n: 1 }),
      { type: "reset-step" },
      state({ n: 1 }),
      finishStep,
      finish("stop", "end_turn"),
    ]);
  });

  it("leaves out its components, which the repeated step replaces, even if they are large", () => {
    const rows = "x".repeat(16 * 1024);
    const events = [
      stepStart(),
      componentStart("comp_1"),
      componentEnd("comp_1", {}, { n: 0, rows }),
      stateDelta({ op: "replace", path: "/components/comp_1/n", value: 1 }),
      stepFinish(),
      stepStart(),
      componentStart("comp_2"),
      componentEnd("comp_2", {}),
      turnEnd(),
      stepFinish(),
      ...finishRun(),
    ];
    expect(encode(events)).toEqual([
      startStep,
      component("comp_1", { props: {}, status: "streaming" }),
      component("comp_1", { props: {}, state: { n: 0, rows }, status: "complete" }),
      { type: "reset-step" },
      component("comp_2", { props: {}, status: "streaming" }),
      component("comp_2", { props: {}, status: "complete" }),
      finishStep,
      finish("stop", "end_turn"),
    ]);
  });
});

it("encodes the same lines as the same chunks for every reader", () => {
  const events = Object.values(samples).map(([event]) => event);
  const [first, second] = [1, 2].map(() => {
    const encoder = new Encoder({ ...options, appState: { b: 1 } });
    return JSON.stringify(events.flatMap((event) => encoder.encode(toLogLine(event))));
  });
  expect(first).toBe(second);
});
