import { EventSchemas } from "@ag-ui/core/schemas";
import { describe, expect, it } from "vitest";
import { checkAgUiEvent } from "../../../generated/ag-ui/validators.sealed.js";
import type { RunEvent, StopReason } from "../../core/events.ts";
import type { LogLine } from "../../core/log-line.ts";
import { sampleEvents, toLogLine } from "../testing-events.ts";
import { Encoder, type EncoderOptions, type WrittenKind } from "./encoder.ts";

const ids = { threadId: "thr_1", runId: "run_1" };
/** IDs chosen by the client. */
const clientIds = { threadId: "thread é", runId: "r/1" };
const createOptions = (change: Partial<EncoderOptions> = {}): EncoderOptions => ({
  ...clientIds,
  speaksV1: true,
  streamVersion: "1.0",
  clientTools: new Set(["pick"]),
  ...change,
});

function encode(events: readonly RunEvent[], change: Partial<EncoderOptions> = {}): unknown[] {
  const encoder = new Encoder(createOptions(change));
  const all = events.flatMap((event) => encoder.encode(toLogLine(event))).map((json) => JSON.parse(json));
  for (const event of all) {
    expect(checkAgUiEvent(event)).toEqual([]);
    expect(EventSchemas.safeParse(event).error).toBeUndefined();
  }
  return all;
}

const custom = (name: string, value: object, timestamp = 7): RunEvent =>
  ({ type: "CUSTOM", name, value, timestamp }) as RunEvent;
const started: RunEvent = { type: "RUN_STARTED", ...ids, timestamp: 7 };
const finished: RunEvent = { type: "RUN_FINISHED", ...ids, timestamp: 9 };
const stop = (reason: StopReason): RunEvent => ({ type: "engine.run_stop", reason, timestamp: 8 });
const call: RunEvent = {
  type: "TOOL_CALL_START",
  toolCallId: "tc_1",
  toolCallName: "s/look",
  toolName: "s/look",
  parentMessageId: "msg_1",
  timestamp: 7,
};
const result: RunEvent = {
  type: "TOOL_CALL_RESULT",
  messageId: "msg_2",
  toolCallId: "tc_1",
  content: "Done",
  role: "tool",
  timestamp: 7,
};
const rich = (blocks: object[], isError?: boolean): RunEvent =>
  custom("tambo.tool.result", { toolCallId: "tc_1", result: blocks, ...(isError && { isError }) }, 8);
const text = { type: "text", text: "Done" };
const image = { type: "image", source: { type: "base64", mediaType: "image/png", data: "AA==" } };
const imagePart = { type: "image", source: { type: "data", value: "AA==", mimeType: "image/png" } };
const pendingCall = { toolCallId: "tc_1", toolName: "pick", input: { a: 1 } };
const awaiting = custom("tambo.run.awaiting_input", { ...ids, pendingToolCalls: [pendingCall] });
const usage = (input: number, output: number): RunEvent => ({
  type: "engine.turn_end",
  turn: 1,
  stopReason: "stop",
  usage: { inputTokens: input, outputTokens: output },
  counted: { inputTokens: input, outputTokens: output },
  timestamp: 7,
});

/**
 * A sample of each kind of event that produces output, with its expected encoding; "as it is" if the event is
 * unchanged. Each sample is encoded separately.
 */
const samples: { [Kind in WrittenKind]: [RunEvent, unknown[] | "as it is"] } = {
  RUN_STARTED: [started, [{ type: "RUN_STARTED", ...clientIds, protocolVersion: "1.0", timestamp: 7 }]],
  RUN_FINISHED: [
    finished,
    [{ type: "RUN_FINISHED", ...clientIds, result: { stopReason: "end_turn" }, timestamp: 9 }],
  ],
  RUN_ERROR: [{ type: "RUN_ERROR", message: "No.", code: "X", timestamp: 7 }, "as it is"],
  TEXT_MESSAGE_START: [
    { type: "TEXT_MESSAGE_START", messageId: "msg_1", role: "assistant", timestamp: 7 },
    "as it is",
  ],
  TEXT_MESSAGE_CONTENT: [
    { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1", delta: " °\n\u2028\ud800", timestamp: 7 },
    "as it is",
  ],
  // It is sent before the next event.
  TEXT_MESSAGE_END: [{ type: "TEXT_MESSAGE_END", messageId: "msg_1", timestamp: 7 }, []],
  TOOL_CALL_START: [
    call,
    [
      {
        type: "TOOL_CALL_START",
        toolCallId: "tc_1",
        toolCallName: "s/look",
        parentMessageId: "msg_1",
        timestamp: 7,
      },
    ],
  ],
  TOOL_CALL_ARGS: [{ type: "TOOL_CALL_ARGS", toolCallId: "tc_1", delta: "{", timestamp: 7 }, "as it is"],
  TOOL_CALL_END: [{ type: "TOOL_CALL_END", toolCallId: "tc_1", timestamp: 7 }, "as it is"],
  TOOL_CALL_RESULT: [result, []],
  STATE_SNAPSHOT: [
    { type: "STATE_SNAPSHOT", snapshot: { components: { comp_1: { a: null } } }, timestamp: 7 },
    "as it is",
  ],
  STATE_DELTA: [
    { type: "STATE_DELTA", delta: [{ op: "remove", path: "/components/comp_1/a" }], timestamp: 7 },
    "as it is",
  ],
  "tambo.run.awaiting_input": [
    awaiting,
    [
      {
        type: "CUSTOM",
        name: "tambo.run.awaiting_input",
        timestamp: 7,
        value: { ...clientIds, pendingToolCalls: [pendingCall] },
      },
    ],
  ],
  "tambo.tool.result": [rich([text]), []],
  "tambo.component.start": [
    custom("tambo.component.start", { componentId: "comp_1", componentName: "Card", messageId: "msg_1" }),
    "as it is",
  ],
  "tambo.component.props_delta": [
    custom("tambo.component.props_delta", { componentId: "comp_1", delta: "{" }),
    "as it is",
  ],
  "tambo.component.state_delta": [
    custom("tambo.component.state_delta", { componentId: "comp_1", delta: [] }),
    "as it is",
  ],
  "tambo.component.end": [
    custom("tambo.component.end", { componentId: "comp_1", props: { a: 1 } }),
    [
      custom("tambo.component.end", { componentId: "comp_1", props: { a: 1 } }),
      {
        type: "ACTIVITY_SNAPSHOT",
        messageId: "comp_1",
        activityType: "tambo.component",
        content: { componentId: "comp_1", componentName: "", props: { a: 1 } },
        replace: true,
        timestamp: 7,
      },
    ],
  ],
  STEP_STARTED: [{ type: "STEP_STARTED", stepName: "turn-1", timestamp: 7 }, "as it is"],
  STEP_FINISHED: [{ type: "STEP_FINISHED", stepName: "turn-1", timestamp: 7 }, "as it is"],
  REASONING_START: [{ type: "REASONING_START", messageId: "msg_1", timestamp: 7 }, "as it is"],
  REASONING_MESSAGE_START: [
    { type: "REASONING_MESSAGE_START", messageId: "msg_1", role: "reasoning", timestamp: 7 },
    "as it is",
  ],
  REASONING_MESSAGE_CONTENT: [
    { type: "REASONING_MESSAGE_CONTENT", messageId: "msg_1", delta: "Hm", timestamp: 7 },
    "as it is",
  ],
  REASONING_MESSAGE_END: [{ type: "REASONING_MESSAGE_END", messageId: "msg_1", timestamp: 7 }, "as it is"],
  REASONING_END: [{ type: "REASONING_END", messageId: "msg_1", timestamp: 7 }, "as it is"],
  "engine.turn_end": [usage(1, 2), []],
  "engine.state_delta": [
    { type: "engine.state_delta", delta: [{ op: "add", path: "/a", value: null }], timestamp: 7 },
    [{ type: "STATE_DELTA", delta: [{ op: "add", path: "/a", value: null }], timestamp: 7 }],
  ],
  "engine.consent": [{ type: "engine.consent", calls: [pendingCall], timestamp: 7 }, []],
  "engine.run_stop": [stop("max_turns"), []],
  "engine.tool_error": [
    {
      type: "engine.tool_error",
      toolCallId: "tc_1",
      code: "invalid_tool_input",
      message: "No.",
      timestamp: 7,
    },
    [],
  ],
};

describe.each([true, false])("encodes every kind of event for an AG-UI 1.0 client: %s", (speaksV1) => {
  it.each(Object.entries(samples))(
    "%s [C-060][C-061][C-062][C-063][C-064][C-066][C-067][C-068][M-092]",
    (_kind, [event, want]) => {
      expect(encode([event], { speaksV1 })).toEqual(want === "as it is" ? [event] : want);
    },
  );

  it.each(sampleEvents.filter(([kind]) => !(kind in samples)))("leaves out %s [M-092]", (_, event) => {
    expect(encode([event], { speaksV1 })).toEqual([]);
  });
});

describe("end of a run", () => {
  const end = (change: object) => ({
    type: "RUN_FINISHED",
    ...clientIds,
    result: { stopReason: "end_turn" },
    timestamp: 9,
    ...change,
  });
  const withReason = (stopReason: string) => ({ metadata: { tambo: { stopReason } } });
  const stopped = (stopReason: string) => ({
    type: "RUN_FINISHED",
    ...clientIds,
    outcome: { type: "cancelled" },
    ...withReason(stopReason),
    timestamp: 9,
  });
  const pick: RunEvent = { ...call, toolCallName: "pick", toolName: "pick" } as RunEvent;
  const { toolName: _, ...pickSent } = pick as RunEvent & { toolName: string };
  const consentEvents: RunEvent[] = [
    { type: "engine.consent", calls: [pendingCall], timestamp: 7 },
    awaiting,
  ];
  const interrupt = {
    type: "interrupt",
    interrupts: [
      {
        id: "tc_1",
        reason: "tool_call",
        message: 'Allow the call to pick with {"a":1}?',
        toolCallId: "tc_1",
        responseSchema: {
          type: "object",
          properties: { approved: { type: "boolean" } },
          required: ["approved"],
        },
      },
    ],
  };
  const cancelled: RunEvent = {
    type: "RUN_ERROR",
    message: "The run was cancelled.",
    code: "CANCELLED",
    timestamp: 9,
  };
  const failed: RunEvent = { type: "RUN_ERROR", message: "No.", code: "LLM_ERROR", timestamp: 9 };
  const open: RunEvent = { type: "STEP_STARTED", stepName: "turn-2", timestamp: 7 };
  const closed: RunEvent = { type: "STEP_FINISHED", stepName: "turn-2", timestamp: 9 };

  it.each<[string, RunEvent[], unknown[], unknown[]]>([
    [
      "a limit [M-048]",
      [usage(3, 1), stop("max_turns"), finished],
      [
        {
          ...stopped("max_turns"),
          usage: [{ model: "demo", inputTokens: 3, outputTokens: 1 }],
        },
      ],
      [
        {
          type: "RUN_ERROR",
          message: "The run was stopped: it reached its maximum number of turns.",
          code: "CANCELLED",
          metadata: { tambo: { stopReason: "max_turns" } },
          timestamp: 9,
        },
      ],
    ],
    [
      "usage, for 1.0 alone",
      [usage(3, 1), usage(4, 0), stop("end_turn"), finished],
      [end({ usage: [{ model: "demo", inputTokens: 7, outputTokens: 1 }] })],
      [end({})],
    ],
    [
      "a pause for the client's tools [M-045]",
      [pick, stop("awaiting_input"), awaiting, finished],
      [
        pickSent,
        samples["tambo.run.awaiting_input"][1][0],
        end({
          result: { stopReason: "awaiting_input" },
          outcome: { type: "success", pendingToolCallIds: ["tc_1"] },
        }),
      ],
      [
        pickSent,
        samples["tambo.run.awaiting_input"][1][0],
        end({ result: { stopReason: "awaiting_input" } }),
      ],
    ],
    [
      "a pause for calls of an earlier run [CC-089]",
      [stop("awaiting_input"), awaiting, finished],
      [samples["tambo.run.awaiting_input"][1][0], end({ result: { stopReason: "awaiting_input" } })],
      [samples["tambo.run.awaiting_input"][1][0], end({ result: { stopReason: "awaiting_input" } })],
    ],
    [
      "a pause for consent, for both",
      [stop("awaiting_input"), ...consentEvents, finished],
      [end({ result: { stopReason: "awaiting_input" }, outcome: interrupt })],
      [end({ result: { stopReason: "awaiting_input" }, outcome: interrupt })],
    ],
    [
      "cancelled [M-049]",
      [usage(3, 1), open, closed, stop("cancelled"), cancelled],
      [
        open,
        closed,
        {
          ...stopped("cancelled"),
          usage: [{ model: "demo", inputTokens: 3, outputTokens: 1 }],
        },
      ],
      [open, closed, { ...cancelled, ...withReason("cancelled") }],
    ],
    [
      "cancelled while it waited [M-049]",
      [stop("awaiting_input"), cancelled],
      [stopped("cancelled")],
      [{ ...cancelled, ...withReason("cancelled") }],
    ],
    [
      "a failure [C-053][M-050]",
      [usage(3, 1), open, closed, failed],
      [open, closed, { ...failed, usage: [{ model: "demo", inputTokens: 3, outputTokens: 1 }] }],
      [open, closed, failed],
    ],
  ])("%s", (_name, events, ofV1, before) => {
    expect(encode(events, { model: "demo" })).toEqual(ofV1);
    expect(encode(events, { model: "demo", speaksV1: false })).toEqual(before);
  });

  describe("adds results for calls that have none", () => {
    const made = (toolCallId: string): RunEvent[] => [
      { ...call, toolCallId } as RunEvent,
      { type: "TOOL_CALL_END", toolCallId, timestamp: 7 },
    ];
    const resultEvents = (toolCallId: string): object[] => [
      {
        type: "TOOL_CALL_START",
        toolCallId,
        toolCallName: "s/look",
        parentMessageId: "msg_1",
        timestamp: 7,
      },
      { type: "TOOL_CALL_END", toolCallId, timestamp: 7 },
    ];
    const notExecuted = (toolCallId: string) => ({
      type: "TOOL_CALL_RESULT",
      messageId: `${toolCallId}-result`,
      toolCallId,
      role: "tool",
      content: "The call was not executed.",
      metadata: { tambo: { isError: true } },
      timestamp: 9,
    });
    const response = {
      type: "TOOL_CALL_RESULT",
      messageId: "msg_2",
      toolCallId: "tc_1",
      role: "tool",
      content: "Done",
      timestamp: 7,
    };
    const calls = [...made("tc_2"), ...made("tc_1"), ...made("tc_3"), result, rich([text])];
    const displayed = [...resultEvents("tc_2"), ...resultEvents("tc_1"), ...resultEvents("tc_3"), response];
    const cutOff: RunEvent[] = [pick, { ...result, content: "Cut off." } as RunEvent, rich([text], true)];
    const cutOffResult = { ...response, metadata: { tambo: { isError: true } } };
    const toolError = (code: string): RunEvent => ({
      type: "engine.tool_error",
      toolCallId: "tc_1",
      code,
      message: "No.",
      timestamp: 7,
    });

    it.each<[string, RunEvent[], object[], object[]]>([
      [
        "of a failed run [CC-099]",
        [...calls, failed],
        [...displayed, notExecuted("tc_2"), notExecuted("tc_3"), failed],
        [...displayed, notExecuted("tc_2"), notExecuted("tc_3"), failed],
      ],
      [
        "of a cancelled run [CC-099]",
        [...calls, cancelled],
        [...displayed, notExecuted("tc_2"), notExecuted("tc_3"), stopped("cancelled")],
        [
          ...displayed,
          notExecuted("tc_2"),
          notExecuted("tc_3"),
          { ...cancelled, ...withReason("cancelled") },
        ],
      ],
      [
        "but none of client tools, of a failed run [CC-099]",
        [...cutOff, failed],
        [pickSent, failed],
        [pickSent, failed],
      ],
      [
        "but none of client tools, of a run that reaches its time limit [CC-099]",
        [pick, toolError("run_timeout"), ...cutOff.slice(1), stop("timeout"), finished],
        [pickSent, stopped("timeout")],
        [
          pickSent,
          {
            type: "RUN_ERROR",
            message: "The run was stopped: it reached its time limit.",
            code: "CANCELLED",
            ...withReason("timeout"),
            timestamp: 9,
          },
        ],
      ],
      [
        "of client tools only if the model makes its turn again",
        [...cutOff, open],
        [pickSent, cutOffResult, open],
        [pickSent, cutOffResult, open],
      ],
      [
        "of client tools at once if the call is invalid [CC-073]",
        [pick, toolError("invalid_tool_input"), ...cutOff.slice(1)],
        [pickSent, cutOffResult],
        [pickSent, cutOffResult],
      ],
      [
        "but none of a run that waits for them",
        [pick, awaiting, finished],
        [
          pickSent,
          samples["tambo.run.awaiting_input"][1][0] as object,
          end({ outcome: { type: "success", pendingToolCallIds: ["tc_1"] } }),
        ],
        [pickSent, samples["tambo.run.awaiting_input"][1][0] as object, end({})],
      ],
      [
        "but none that were lost with a process: their step begins again",
        [...made("tc_1"), open, ...made("tc_2"), failed],
        [...resultEvents("tc_1"), open, ...resultEvents("tc_2"), notExecuted("tc_2"), failed],
        [...resultEvents("tc_1"), open, ...resultEvents("tc_2"), notExecuted("tc_2"), failed],
      ],
    ])("%s", (_name, events, ofV1, before) => {
      expect(encode(events)).toEqual(ofV1);
      expect(encode(events, { speaksV1: false })).toEqual(before);
    });
  });

  it("includes the model only if the request or the agent selected one", () => {
    expect(encode([usage(0, 1), finished])).toEqual([end({ usage: [{ inputTokens: 0, outputTokens: 1 }] })]);
  });
});

it("starts with the parent run of the request [C-011][C-060]", () => {
  expect(encode([started], { parentRunId: "r/0" })).toEqual([
    { type: "RUN_STARTED", ...clientIds, parentRunId: "r/0", protocolVersion: "1.0", timestamp: 7 },
  ]);
});

it("states the version of the stream [CC-007]", () => {
  expect(encode([started], { streamVersion: "1.1" })).toEqual([
    { type: "RUN_STARTED", ...clientIds, protocolVersion: "1.1", timestamp: 7 },
  ]);
});

describe("tool results", () => {
  const resultMessage = (content: unknown, change: object = {}) => ({
    type: "TOOL_CALL_RESULT",
    messageId: "msg_2",
    toolCallId: "tc_1",
    role: "tool",
    content,
    timestamp: 7,
    ...change,
  });
  const isError = { metadata: { tambo: { isError: true } } };

  it.each<[string, RunEvent[], unknown, unknown]>([
    ["text", [result, rich([text])], resultMessage("Done"), resultMessage("Done")],
    [
      "a failure [M-039][M-062]",
      [result, rich([text], true)],
      resultMessage("Done", isError),
      resultMessage("Done", isError),
    ],
    [
      "parts, for 1.0 alone [CX-11][M-062]",
      [result, rich([text, image], true)],
      resultMessage([text, imagePart], isError),
      resultMessage(`Done\n${JSON.stringify(imagePart)}`, isError),
    ],
  ])("%s [C-065][M-038]", (_name, events, ofV1, before) => {
    expect(encode(events)).toEqual([ofV1]);
    expect(encode(events, { speaksV1: false })).toEqual([before]);
  });

  it("keep their own blocks [C-065]", () => {
    const second = { ...result, messageId: "msg_3", toolCallId: "tc_2" } as RunEvent;
    expect(encode([result, rich([text]), second, rich([image])])).toEqual([
      resultMessage("Done"),
      resultMessage([imagePart], { messageId: "msg_3", toolCallId: "tc_2" }),
    ]);
  });
});

describe("state", () => {
  const snapshot = (components: object, timestamp = 7): RunEvent =>
    ({ type: "STATE_SNAPSHOT", snapshot: { components }, timestamp }) as RunEvent;
  const start = custom("tambo.component.start", {
    componentId: "a/b~",
    componentName: "Card",
    messageId: "msg_1",
  });
  const end = custom("tambo.component.end", { componentId: "a/b~", props: { p: 1 } });
  const activity = (state?: object, timestamp = 7) => ({
    type: "ACTIVITY_SNAPSHOT",
    messageId: "a/b~",
    activityType: "tambo.component",
    content: { componentId: "a/b~", componentName: "Card", props: { p: 1 }, ...(state && { state }) },
    replace: true,
    timestamp,
  });

  it("keeps the app's state next to the components' states [C-066][M-041]", () => {
    const change = (path: string, value: string): RunEvent => ({
      type: "engine.state_delta",
      delta: [{ op: "replace", path, value }],
      timestamp: 7,
    });
    const theme = { theme: "dark", more: [1] };
    expect(
      encode([snapshot({ c: { n: 1 } }), change("/theme", "light"), snapshot({ c: { n: 2 } })], {
        appState: theme,
      }),
    ).toEqual([
      { type: "STATE_SNAPSHOT", snapshot: { ...theme, components: { c: { n: 1 } } }, timestamp: 7 },
      { type: "STATE_DELTA", delta: [{ op: "replace", path: "/theme", value: "light" }], timestamp: 7 },
      {
        type: "STATE_SNAPSHOT",
        snapshot: { ...theme, theme: "light", components: { c: { n: 2 } } },
        timestamp: 7,
      },
    ]);
  });

  it("sends the complete activity again when a component's state changes [M-042][M-043][M-044]", () => {
    const prefix = "/components/a~1b~0";
    const delta = (operations: object[]): RunEvent =>
      ({ type: "STATE_DELTA", delta: operations, timestamp: 8 }) as RunEvent;
    const other = delta([{ op: "add", path: "/components/a~1b~0c", value: {} }]);
    const moved = delta([
      { op: "replace", path: `${prefix}/n`, value: 2 },
      { op: "copy", from: `${prefix}/n`, path: `${prefix}/m` },
    ]);
    const complete = delta([{ op: "replace", path: prefix, value: { n: 3 } }]);
    const byClient = custom("tambo.component.state_delta", {
      componentId: "a/b~",
      delta: [{ op: "replace", path: "", value: { n: 4 } }],
    });
    expect(encode([start, end, snapshot({ "a/b~": { n: 1 } }), other, moved, complete, byClient])).toEqual([
      start,
      end,
      activity(),
      snapshot({ "a/b~": { n: 1 } }),
      activity({ n: 1 }),
      other,
      moved,
      activity({ n: 2, m: 2 }, 8),
      complete,
      activity({ n: 3 }, 8),
      byClient,
      activity({ n: 4 }),
    ]);
  });

  it("sends the activity of a large component at a limited rate, and at the end of the step [M-043]", () => {
    // At the limited rate, 20,900 characters take 33 ms.
    const rows = Array.from({ length: 2000 }, (_, n) => `row ${n}`);
    const ended = custom(
      "tambo.component.end",
      { componentId: "a/b~", props: {}, state: { n: 0, rows } },
      100,
    );
    const change = (timestamp: number): RunEvent => ({
      type: "STATE_DELTA",
      delta: [{ op: "replace", path: "/components/a~1b~0/n", value: timestamp }],
      timestamp,
    });
    const textDelta = (timestamp: number): RunEvent =>
      ({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "a", timestamp }) as RunEvent;
    const stepEnd: RunEvent = { type: "STEP_FINISHED", stepName: "turn-1", timestamp: 142 };
    const byClient = custom(
      "tambo.component.state_delta",
      { componentId: "a/b~", delta: [{ op: "replace", path: "/n", value: "client" }] },
      143,
    );
    const events = [
      start,
      ended,
      change(101),
      change(132),
      change(133),
      change(134),
      textDelta(140),
      stepEnd,
      byClient,
    ];
    const sent = encode([...events, finished]) as { type: string; content?: { state: { n: number } } }[];
    expect(sent.map(({ type, content }) => content?.state.n ?? type)).toEqual([
      "CUSTOM",
      "CUSTOM",
      0,
      "STATE_DELTA",
      "STATE_DELTA",
      "STATE_DELTA",
      133,
      "STATE_DELTA",
      "TEXT_MESSAGE_CONTENT",
      134,
      "STEP_FINISHED",
      "CUSTOM",
      "client",
      "RUN_FINISHED",
    ]);
    expect(encode([start, ended, change(101), textDelta(132), textDelta(133)]).at(-1)).toEqual({
      ...activity({ n: 101, rows }, 133),
      content: { componentId: "a/b~", componentName: "Card", props: {}, state: { n: 101, rows } },
    });
  });

  it("rarely sends a large component, no matter how often it changes", () => {
    const text = "x".repeat(900_000);
    const ended = custom("tambo.component.end", { componentId: "a/b~", props: {}, state: { n: 0, text } }, 0);
    const delta = (n: number): LogLine =>
      toLogLine({
        type: "STATE_DELTA",
        delta: [{ op: "replace", path: "/components/a~1b~0/n", value: n }],
        timestamp: Math.floor(n / 4),
      });
    const encoder = new Encoder(createOptions());
    for (const event of [start, ended]) encoder.encode(toLogLine(event));
    let characters = 0;
    for (let n = 0; n < 2000; n += 1) for (const json of encoder.encode(delta(n))) characters += json.length;
    // The 2,000 changes happen within half a second, which is less time than it takes to send the state at
    // the limited rate.
    expect(characters).toBeLessThan(2000 * 200);
  });

  it("sends no activity for an incomplete component, or for one of another run", () => {
    const early = snapshot({ "a/b~": { n: 1 }, old: { n: 1 } });
    const ended = custom("tambo.component.end", { componentId: "a/b~", props: { p: 1 }, state: { n: 1 } });
    expect(encode([start, early, ended])).toEqual([start, early, ended, activity({ n: 1 })]);
  });

  it("handles a component with the id __proto__", () => {
    const odd = JSON.parse('{"__proto__":{"n":1}}') as object;
    const [event] = encode([snapshot(odd)]);
    expect(JSON.stringify(event)).toBe(
      '{"type":"STATE_SNAPSHOT","snapshot":{"components":{"__proto__":{"n":1}}},"timestamp":7}',
    );
  });
});

it("is pure: the same lines give the same bytes for every reader [M-091]", () => {
  const events = Object.values(samples).map(([event]) => event);
  for (const speaksV1 of [true, false]) {
    const [first, second] = [1, 2].map(() => {
      const encoder = new Encoder(createOptions({ speaksV1, appState: { a: 1 } }));
      return events.flatMap((event) => encoder.encode(toLogLine(event))).join("\n");
    });
    expect(first).toBe(second);
  }
});

describe("text around changes to the state [CC-151]", () => {
  const start = (messageId: string): RunEvent => ({
    ...{ type: "TEXT_MESSAGE_START", messageId, role: "assistant", timestamp: 1 },
  });
  const say = (messageId: string, delta: string): RunEvent => ({
    ...{ type: "TEXT_MESSAGE_CONTENT", messageId, delta, timestamp: 2 },
  });
  const end = (messageId: string): RunEvent => ({ type: "TEXT_MESSAGE_END", messageId, timestamp: 3 });
  const delta: RunEvent = {
    ...{ type: "engine.state_delta", timestamp: 4 },
    delta: [{ op: "add", path: "/items/-", value: 1 }],
  };
  const stepEnd: RunEvent = { type: "STEP_FINISHED", stepName: "turn-1", timestamp: 5 };
  const left = custom("tambo.run.finished", { messages: [] }, 4);
  const componentDelta = custom("tambo.component.state_delta", { componentId: "comp_1", delta: [] }, 4);
  const block = [start("a"), say("a", "One "), end("a")];

  it.each<[string, RunEvent[], string[]]>([
    [
      "stays open",
      [...block, delta, start("a"), say("a", "two."), end("a"), stepEnd],
      [...["START", "CONTENT", "STATE_DELTA", "CONTENT", "END 5", "STEP_FINISHED"]],
    ],
    [
      "stays open for several changes, and for events that are left out",
      [...[...block, left, delta, delta, left, start("a"), say("a", "two."), end("a"), stepEnd]],
      ["START", "CONTENT", "STATE_DELTA", "STATE_DELTA", "CONTENT", "END 5", "STEP_FINISHED"],
    ],
    [
      "stays open for the state of a component",
      [...[...block, componentDelta, start("a"), say("a", "two."), end("a"), stepEnd]],
      ["START", "CONTENT", "tambo.component.state_delta", "CONTENT", "END 5", "STEP_FINISHED"],
    ],
    [
      "ends after the last change",
      [...block, delta, stepEnd],
      [...["START", "CONTENT", "STATE_DELTA", "END 5", "STEP_FINISHED"]],
    ],
    [
      "ends before a call",
      [...block, delta, call, start("a"), say("a", "two."), end("a"), stepEnd],
      [
        ...["START", "CONTENT", "STATE_DELTA", "END 7", "TOOL_CALL_START"],
        ...["START", "CONTENT", "END 5", "STEP_FINISHED"],
      ],
    ],
    [
      "ends before another message",
      [...block, { ...start("b"), timestamp: 4 }, say("b", "Two."), end("b"), stepEnd],
      [...["START", "CONTENT", "END 4", "START", "CONTENT", "END 5", "STEP_FINISHED"]],
    ],
    [
      "ends before an error",
      [...block, { type: "RUN_ERROR", message: "No.", code: "X", timestamp: 5 }],
      [...["START", "CONTENT", "END 5", "RUN_ERROR"]],
    ],
  ])("%s", (_, events, expected) => {
    const all = encode(events, { appState: { items: [] } }) as {
      type: string;
      name?: string;
      timestamp: number;
    }[];
    const described = all.map(({ type, name, timestamp }) => {
      const kind = (name ?? type).replace("TEXT_MESSAGE_", "");
      return kind === "END" ? `END ${timestamp}` : kind;
    });
    expect(described).toEqual(expected);
  });

  it("ends no earlier than the activity of a component that was sent while it was open", () => {
    const at = (event: RunEvent, timestamp: number): RunEvent => ({ ...event, timestamp });
    const ended = custom("tambo.component.end", { componentId: "comp_1", props: { a: 1 } }, 1);
    const started = custom("tambo.component.start", {
      ...{ componentId: "comp_1", componentName: "Table", messageId: "a" },
    });
    const events = [at(started, 0), ended, ...block, at(componentDelta, 6), at(left, 8), at(stepEnd, 9)];
    const all = encode(events) as { type: string; timestamp: number }[];
    expect(all.map(({ type, timestamp }) => [type, timestamp]).slice(-4)).toEqual([
      ["CUSTOM", 6],
      ["ACTIVITY_SNAPSHOT", 6],
      ["TEXT_MESSAGE_END", 9],
      ["STEP_FINISHED", 9],
    ]);
  });
});
