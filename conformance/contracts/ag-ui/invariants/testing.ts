/** Evidence for invariant tests: valid runs, and functions that alter them. */
import {
  createResponse,
  createStreamKit,
  replaceEvent,
  type StreamOptions,
} from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { isObject, type JsonObject } from "../../../stream/json.ts";
import { AgUiReader, type AgUiStream } from "../stream/ag-ui-stream.ts";

export const ids = { threadId: "thr_1", runId: "run_1" };
const startTime = 1704067200000;

/** The input sent by a 1.0 client. */
export const sent: JsonObject = {
  ...ids,
  protocolVersion: "1.0",
  state: { cart: [1] },
  messages: [{ id: "msg_0", role: "user", content: "Hello" }],
  tools: [{ name: "add", description: "Adds to the cart.", parameters: { type: "object" } }],
  context: [],
  forwardedProps: {},
};
const { protocolVersion: _, ...rest } = sent;
/** The input sent by an older client. */
export const oldSent: JsonObject = rest;

const custom = (name: string, value: JsonObject): JsonObject => ({ type: "CUSTOM", name, value });
export const text = (delta: string, messageId = "msg_1") => ({
  type: "TEXT_MESSAGE_CONTENT",
  messageId,
  delta,
});
export const args = (delta: string, toolCallId = "tc_1") => ({ type: "TOOL_CALL_ARGS", toolCallId, delta });
export const started: JsonObject = { type: "RUN_STARTED", ...ids, protocolVersion: "1.0" };
export const finished: JsonObject = { type: "RUN_FINISHED", ...ids, result: { stopReason: "end_turn" } };
const cancelledMetadata = { metadata: { tambo: { stopReason: "cancelled" } } };
export const failed: JsonObject = { type: "RUN_ERROR", message: "No.", code: "LLM_ERROR" };
export const stepStart = { type: "STEP_STARTED", stepName: "turn-1" };
export const stepEnd = { type: "STEP_FINISHED", stepName: "turn-1" };
export const textStart = { type: "TEXT_MESSAGE_START", messageId: "msg_1", role: "assistant" };
export const textEnd = { type: "TEXT_MESSAGE_END", messageId: "msg_1" };
export const reasoningContent = { type: "REASONING_MESSAGE_CONTENT", messageId: "rsn_1", delta: "Hm." };
export const reasoningMessageEnd = { type: "REASONING_MESSAGE_END", messageId: "rsn_1" };
export const reasoningEnd = { type: "REASONING_END", messageId: "rsn_1" };
export const callStart: JsonObject = {
  type: "TOOL_CALL_START",
  toolCallId: "tc_1",
  toolCallName: "demo/look",
  parentMessageId: "msg_1",
};
export const callEnd = { type: "TOOL_CALL_END", toolCallId: "tc_1" };
export const result: JsonObject = {
  type: "TOOL_CALL_RESULT",
  messageId: "msg_2",
  toolCallId: "tc_1",
  content: "Sunny",
  role: "tool",
};
export const componentStart = custom("tambo.component.start", {
  componentId: "comp_1",
  componentName: "Chart",
  messageId: "msg_1",
});
export const propsDelta = (delta: string) =>
  custom("tambo.component.props_delta", { componentId: "comp_1", delta });
export const componentEnd = custom("tambo.component.end", {
  componentId: "comp_1",
  props: { a: [[1, 2]] },
  state: { n: 2 },
});
export const activity: JsonObject = {
  type: "ACTIVITY_SNAPSHOT",
  messageId: "comp_1",
  activityType: "tambo.component",
  content: { componentId: "comp_1", componentName: "Chart", props: { a: [[1, 2]] }, state: { n: 2 } },
  replace: true,
};
export const snapshot: JsonObject = { type: "STATE_SNAPSHOT", snapshot: { cart: [1], components: {} } };
export const delta: JsonObject = {
  type: "STATE_DELTA",
  delta: [{ op: "add", path: "/components/comp_1", value: { n: 2 } }],
};

/** Reasoning, some text, a component with state, a server tool call with its result, and some final text. */
export const goodRun: JsonObject[] = [
  started,
  snapshot,
  stepStart,
  { type: "REASONING_START", messageId: "rsn_1" },
  { type: "REASONING_MESSAGE_START", messageId: "rsn_1", role: "reasoning" },
  reasoningContent,
  reasoningMessageEnd,
  reasoningEnd,
  textStart,
  text(" H"),
  text("i\n"),
  textEnd,
  componentStart,
  propsDelta('{"a":[[1,'),
  delta,
  propsDelta("2]]}"),
  componentEnd,
  activity,
  callStart,
  args('{"city":'),
  args('"Paris"}'),
  callEnd,
  stepEnd,
  result,
  { ...textStart, messageId: "msg_3" },
  text("Done", "msg_3"),
  { ...textEnd, messageId: "msg_3" },
  finished,
];

/** The messages that the run adds to the client's own messages. */
export const messages: JsonObject[] = [
  {
    id: "msg_1",
    role: "assistant",
    content: " Hi\n",
    toolCalls: [
      { id: "tc_1", type: "function", function: { name: "demo/look", arguments: '{"city":"Paris"}' } },
    ],
  },
  { id: "msg_2", role: "tool", toolCallId: "tc_1", content: "Sunny" },
  {
    id: "comp_1",
    role: "activity",
    activityType: "tambo.component",
    content: activity.content as JsonObject,
  },
  { id: "msg_3", role: "assistant", content: "Done" },
];

/** A run that calls a client tool, and then awaits its result. */
export const awaiting = custom("tambo.run.awaiting_input", {
  ...ids,
  pendingToolCalls: [{ toolCallId: "tc_1", toolName: "add", input: { id: 7 } }],
});
export const paused: JsonObject = {
  ...finished,
  result: { stopReason: "awaiting_input" },
  outcome: { type: "success", pendingToolCallIds: ["tc_1"] },
};
export const clientCallStart: JsonObject = { ...callStart, toolCallName: "add" };
export const pausedRun: JsonObject[] = [
  started,
  clientCallStart,
  args('{"id":7}'),
  callEnd,
  awaiting,
  paused,
];

/** A run that calls a server tool which requires consent. */
export const interrupt: JsonObject = {
  id: "int_1",
  reason: "tool_call",
  message: "May it look?",
  toolCallId: "tc_1",
  responseSchema: { type: "object" },
};
export const interrupted: JsonObject = {
  ...finished,
  result: { stopReason: "awaiting_input" },
  outcome: { type: "interrupt", interrupts: [interrupt] },
};
export const interruptedRun: JsonObject[] = [started, callStart, args("{}"), callEnd, interrupted];

/** Streams with events that are one millisecond apart. */
export const { readEvents, readBytes, createEvidence } = createStreamKit<AgUiStream>({
  reader: (options) =>
    new AgUiReader({
      method: "POST",
      path: `/ag-ui/default${options.from === "bare" ? "/connect" : ""}`,
      query: {},
      sent: options.sent ?? sent,
      status: 200,
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
        "x-thread-id": "thr_1",
        "x-run-id": "run_01jf3m2qv8x0a4k6n9c5e7g1hz",
        ...options.headers,
      },
    }),
  frame(event, at) {
    const timed = isObject(event) && !("timestamp" in event);
    return `data: ${JSON.stringify(timed ? { ...event, timestamp: startTime + at } : event)}`;
  },
});

/** Returns the stream that a client without messages receives when it connects to an ended run. */
export function createConnectStream(
  messages: readonly JsonObject[],
  state: Json,
  end: JsonObject = finished,
  options: StreamOptions = {},
): AgUiStream {
  const emptyInput = { ...sent, state: {}, messages: [], tools: [] };
  const events = [
    started,
    { type: "MESSAGES_SNAPSHOT", messages: [...messages] },
    { type: "STATE_SNAPSHOT", snapshot: state },
    end,
  ];
  return readEvents(events, { sent: emptyInput, from: "bare", ...options });
}

/** Returns evidence with a run and a reconnecting client. */
export function createReconnect(run: AgUiStream, back: AgUiStream): Evidence {
  return {
    ...createEvidence(run),
    replays: [{ original: run, cut: 0, after: "", seen: back }],
  };
}

const [user] = sent.messages as JsonObject[];
const state = { cart: [1], components: { comp_1: { n: 2 } } };
const notFound = createResponse("POST", "/ag-ui/default", 404, {
  error: { code: "AGENT_NOT_FOUND", message: "There is no agent x." },
});
const { outcome: _outcome, ...barePause } = paused;
const response = { id: "msg_9", role: "tool", toolCallId: "tc_1", content: "Added" };
const call = { id: "tc_1", type: "function", function: { name: "add", arguments: '{"id":7}' } };
const continued = {
  ...sent,
  messages: [user as JsonObject, { id: "msg_1", role: "assistant", toolCalls: [call] }, response],
};
const approved = {
  ...sent,
  messages: [
    user as JsonObject,
    {
      id: "msg_1",
      role: "assistant",
      toolCalls: [{ ...call, function: { name: "demo/look", arguments: "{}" } }],
    },
  ],
  resume: [{ interruptId: "int_1", status: "resolved", payload: { approved: true } }],
};

const complete = createReconnect(
  readEvents(goodRun),
  createConnectStream([user as JsonObject, ...messages], state),
);
/** Evidence that satisfies every invariant. */
export const goodEvidence: [string, Evidence][] = [
  ["a complete run, and a reconnecting client", { ...complete, responses: [notFound] }],
  ["a run of an older client", createEvidence(goodRun, { sent: oldSent })],
  ["a run awaiting input", createEvidence(pausedRun)],
  [
    "a run of an older client that awaits input",
    createEvidence(replaceEvent(pausedRun, paused, barePause), { sent: oldSent }),
  ],
  ["a continuation", createEvidence([started, finished], { sent: continued })],
  ["a request for approval", createEvidence(interruptedRun)],
  ["a request for approval, of an older client", createEvidence(interruptedRun, { sent: oldSent })],
  ["an approved call", createEvidence([started, result, finished], { sent: approved })],
  ["a run that fails", createEvidence([started, failed])],
  [
    "a run that is cancelled",
    createEvidence([
      started,
      { type: "RUN_FINISHED", ...ids, outcome: { type: "cancelled" }, ...cancelledMetadata },
    ]),
  ],
  [
    "a run of an older client that is cancelled",
    createEvidence([started, { ...failed, code: "CANCELLED", ...cancelledMetadata }], { sent: oldSent }),
  ],
  ["a stream that the suite closed", createEvidence(goodRun.slice(0, 10), { ended: "closed" })],
];
