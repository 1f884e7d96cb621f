import { expect, it } from "vitest";
import type { RunEvent, StopReason } from "../../core/events.ts";
import { parseKind } from "../../core/log-line.ts";
import { sampleEvents, toLogLine } from "../testing-events.ts";
import type { EncoderOptions, WrittenKind } from "./encoder.ts";
import { encodeRun } from "./stream.ts";
import { parseEvents } from "./testing.ts";

const ids = { threadId: "t é", runId: "run_1" };
const options: EncoderOptions = { threadId: "t é", sendsReasoning: true };

async function* batchesOf(events: readonly RunEvent[]) {
  for (const event of events) yield [toLogLine(event)];
}

/** Encodes events as bytes, and checks that all of them match the document. */
async function encode(events: readonly RunEvent[], change: Partial<EncoderOptions> = {}): Promise<string> {
  let text = "";
  for await (const frames of encodeRun(batchesOf(events), { ...options, ...change })) text += frames.text;
  parseEvents(text);
  return text;
}

const frame = (event: string, data: object) =>
  `event: ${event}\ndata: ${JSON.stringify({ ...data, thread_id: "t é" })}\n\n`;
const custom = (name: string, value: object): RunEvent =>
  ({ type: "CUSTOM", name, value, timestamp: 7 }) as RunEvent;
const stop = (reason: StopReason): RunEvent => ({ type: "engine.run_stop", reason, timestamp: 8 });
const finished: RunEvent = { type: "RUN_FINISHED", ...ids, timestamp: 9 };
const call: RunEvent = {
  type: "TOOL_CALL_START",
  toolCallId: "tc_1",
  toolCallName: "s/look",
  toolName: "s/look",
  parentMessageId: "msg_1",
  timestamp: 7,
};
const args = (delta: string): RunEvent => ({
  type: "TOOL_CALL_ARGS",
  toolCallId: "tc_1",
  delta,
  timestamp: 7,
});
const callEnd: RunEvent = { type: "TOOL_CALL_END", toolCallId: "tc_1", timestamp: 7 };
const result = (blocks: object[], isError?: true): RunEvent =>
  custom("tambo.tool.result", { toolCallId: "tc_1", result: blocks, ...(isError && { isError }) });
const thought = (messageId: string, ...deltas: string[]): RunEvent[] => [
  { type: "REASONING_START", messageId, timestamp: 7 },
  { type: "REASONING_MESSAGE_START", messageId, role: "reasoning", timestamp: 7 },
  ...deltas.map((delta): RunEvent => ({ type: "REASONING_MESSAGE_CONTENT", messageId, delta, timestamp: 7 })),
  { type: "REASONING_MESSAGE_END", messageId, timestamp: 7 },
  { type: "REASONING_END", messageId, timestamp: 7 },
];
const text = { type: "text", text: "Done" };
const nothing = "";
/** The first 8 hexadecimal digits of `printf msg_1 | sha256sum`. */
const messageId = "reasoning-116b88f1";

/**
 * A sample of each kind of event that produces output, with its expected encoding. Each sample is encoded
 * separately.
 */
const samples: { [Kind in WrittenKind]: [RunEvent, string] } = {
  RUN_STARTED: [{ type: "RUN_STARTED", ...ids, timestamp: 7 }, frame("status", { type: "start" })],
  RUN_FINISHED: [finished, frame("status", { type: "complete" })],
  RUN_ERROR: [
    { type: "RUN_ERROR", message: "No.", code: "LLM_ERROR", timestamp: 7 },
    frame("error", { type: "error", message: "No.", code: "LLM_ERROR" }) + frame("status", { type: "error" }),
  ],
  TEXT_MESSAGE_CONTENT: [
    { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1", delta: " °\n\u2028\ud800", timestamp: 7 },
    frame("message", { content: " °\n\u2028\ud800" }),
  ],
  TOOL_CALL_START: [call, frame("tool_call_start", { toolCallId: "tc_1", toolCallName: "s/look" })],
  TOOL_CALL_ARGS: [args('{"a"'), frame("tool_call_args", { toolCallId: "tc_1", delta: '{"a"' })],
  TOOL_CALL_END: [callEnd, frame("tool_call_end", { toolCallId: "tc_1" })],
  "tambo.tool.result": [
    result([text]),
    frame("tool_result", { toolCallId: "tc_1", content: "Done", role: "tool" }),
  ],
  STEP_STARTED: [
    { type: "STEP_STARTED", stepName: "turn-12", timestamp: 7 },
    frame("status", { type: "running", message: "turn 12" }),
  ],
  REASONING_MESSAGE_CONTENT: [
    { type: "REASONING_MESSAGE_CONTENT", messageId: "msg_1", delta: "Hm", timestamp: 7 },
    frame("reasoning_start", { messageId }) +
      frame("reasoning_message_start", { messageId, role: "assistant" }) +
      frame("reasoning_message_content", { messageId, delta: "Hm" }),
  ],
  REASONING_MESSAGE_END: [{ type: "REASONING_MESSAGE_END", messageId: "msg_1", timestamp: 7 }, nothing],
  REASONING_END: [{ type: "REASONING_END", messageId: "msg_1", timestamp: 7 }, nothing],
  "engine.warning": [
    { type: "engine.warning", code: "INVALID_STATE_CHANGE", message: "Not changed.", timestamp: 7 },
    frame("error", { type: "error", message: "Not changed.", code: "INVALID_STATE_CHANGE" }),
  ],
  "engine.run_stop": [stop("end_turn"), nothing],
};

it.each(Object.entries(samples))(
  "encodes %s [A-030][A-031][A-052][M-051][M-092]",
  async (kind, [event, bytes]) => {
    expect(parseKind(JSON.stringify(event))).toBe(kind);
    expect(await encode([event])).toBe(bytes);
  },
);

it.each(sampleEvents.filter(([kind]) => !(kind in samples)))(
  "leaves out %s [M-041][M-042][M-043][M-044][M-092]",
  async (_, event) => {
    expect(await encode([event])).toBe("");
  },
);

it("sends empty arguments for a call without arguments [A-061]", async () => {
  const start = frame("tool_call_start", { toolCallId: "tc_1", toolCallName: "s/look" });
  const empty = frame("tool_call_args", { toolCallId: "tc_1", delta: "{}" });
  const end = frame("tool_call_end", { toolCallId: "tc_1" });
  expect(await encode([call, callEnd])).toBe(start + empty + end);
  expect(await encode([call, args(""), callEnd])).toBe(start + empty + end);
  expect(await encode([call, args("{"), args("}"), callEnd])).toBe(
    start +
      frame("tool_call_args", { toolCallId: "tc_1", delta: "{" }) +
      frame("tool_call_args", { toolCallId: "tc_1", delta: "}" }) +
      end,
  );
});

it.each<[object[], string, string]>([
  [[text], "Done", "Done"],
  [[], "[]", "The tool failed."],
  [[text, text], '[{"type":"text","text":"Done"},{"type":"text","text":"Done"}]', "Done\nDone"],
])(
  "sends an error before the result of a failed call: %j [A-084][M-039][AX-12]",
  async (blocks, content, expected) => {
    expect(await encode([result(blocks, true)])).toBe(
      frame("error", { type: "error", message: expected, code: "TOOL_ERROR" }) +
        frame("tool_result", { toolCallId: "tc_1", content, role: "tool" }),
    );
    expect(await encode([result(blocks)])).toBe(
      frame("tool_result", { toolCallId: "tc_1", content, role: "tool" }),
    );
  },
);

it.each<[StopReason, string]>([
  ["end_turn", frame("status", { type: "complete" })],
  ["max_turns", frame("status", { type: "complete", message: "max_turns" })],
  ["timeout", frame("status", { type: "complete", message: "timeout" })],
  [
    "awaiting_input",
    frame("error", {
      type: "error",
      message: "The run awaits input, which this endpoint does not accept.",
      code: "AWAITING_INPUT",
    }) + frame("status", { type: "error" }),
  ],
])("ends a run that stops because of %s [A-068][M-048][M-045][AX-16]", async (reason, bytes) => {
  expect(await encode([stop(reason), finished])).toBe(bytes);
});

it.each([
  ["RATE_LIMIT_EXCEEDED", "RATE_LIMIT"],
  ["CANCELLED", "CANCELLED"],
  ["LLM_SERVER_ERROR", "LLM_SERVER_ERROR"],
])(
  "sends the error of a run that fails with %s as %s [A-082][A-084][M-049][M-050]",
  async (code, expected) => {
    expect(await encode([{ type: "RUN_ERROR", message: "No.", code, timestamp: 7 }])).toBe(
      frame("error", { type: "error", message: "No.", code: expected }) + frame("status", { type: "error" }),
    );
  },
);

it("starts reasoning with its first text, with an id for each [A-063][A-064][A-066]", async () => {
  const encoded = await encode([
    ...thought("msg_1", "", "Hm", "", "m"),
    ...thought("msg_2"),
    ...thought("msg_3", "Ah"),
  ]);
  const other = "reasoning-fb7590d1";
  expect(encoded).toBe(
    frame("reasoning_start", { messageId }) +
      frame("reasoning_message_start", { messageId, role: "assistant" }) +
      frame("reasoning_message_content", { messageId, delta: "Hm" }) +
      frame("reasoning_message_content", { messageId, delta: "m" }) +
      frame("reasoning_message_end", { messageId }) +
      frame("reasoning_end", { messageId }) +
      frame("reasoning_start", { messageId: other }) +
      frame("reasoning_message_start", { messageId: other, role: "assistant" }) +
      frame("reasoning_message_content", { messageId: other, delta: "Ah" }) +
      frame("reasoning_message_end", { messageId: other }) +
      frame("reasoning_end", { messageId: other }),
  );
});

it("sends no reasoning without enable_deep_thinking [A-015]", async () => {
  expect(await encode(thought("msg_1", "Hm"), { sendsReasoning: false })).toBe("");
});

it("sends no empty text [A-067]", async () => {
  expect(await encode([{ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "", timestamp: 7 }])).toBe("");
});

it("includes the agent only in calls and text [A-040][A-049]", async () => {
  const sentText: RunEvent = { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "Hi", timestamp: 7 };
  const all = await encode([samples.RUN_STARTED[0], call, args("{}"), callEnd, result([text]), sentText], {
    agent: "poet",
  });
  expect(parseEvents(all).filter(({ data }) => "agent" in data)).toEqual([
    {
      event: "tool_call_start",
      data: { toolCallId: "tc_1", toolCallName: "s/look", thread_id: "t é", agent: "poet" },
    },
    { event: "message", data: { content: "Hi", thread_id: "t é", agent: "poet" } },
  ]);
});
