/** Evidence for tests of invariants: runs as they must be, and ways to spoil them. */
import {
  createStreamKit,
  createResponse as plainAnswer,
  replaceEvent,
  type StreamOptions,
} from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { isObject, type JsonObject } from "../../../stream/json.ts";
import { AgentReader, type AgentStream } from "../stream/agent-stream.ts";

/** What is sent. */
export const sent: JsonObject = {
  thread_id: "thread_1",
  enable_deep_thinking: true,
  messages: [{ role: "user", content: "What is the weather in Tokyo?" }],
};

/** An event, with its thread. */
export const event = (name: string, data: JsonObject): JsonObject => ({
  event: name,
  data: { ...data, thread_id: "thread_1" },
});

export const started = event("status", { type: "start" });
export const turn = (number: number) => event("status", { type: "running", message: `turn ${number}` });
export const firstTurn = turn(1);
export const completed = event("status", { type: "complete" });
export const failed = event("status", { type: "error" });
export const failure = event("error", {
  type: "error",
  message: "The model's provider asks to slow down.",
  code: "RATE_LIMIT",
});
export const thoughtId = "reasoning-0a1b2c3d";
export const sessionStarts = event("reasoning_start", { messageId: thoughtId });
export const thoughtStarts = event("reasoning_message_start", { messageId: thoughtId, role: "assistant" });
export const thought = (delta: string) => event("reasoning_message_content", { messageId: thoughtId, delta });
export const lastThought = thought(" it up.");
export const thoughtEnds = event("reasoning_message_end", { messageId: thoughtId });
export const sessionEnds = event("reasoning_end", { messageId: thoughtId });
export const said = (content: string) => event("message", { content });
export const lookUp = said("I look it up. ");
export const callStarts = event("tool_call_start", { toolCallId: "call_1", toolCallName: "weather" });
export const args = (delta: string, toolCallId = "call_1") => event("tool_call_args", { toolCallId, delta });
export const lastArgs = args('"Tokyo"}');
export const callEnds = event("tool_call_end", { toolCallId: "call_1" });
export const result = event("tool_result", { toolCallId: "call_1", content: "Sunny", role: "tool" });
export const toolFailure = event("error", { type: "error", message: "No map.", code: "TOOL_ERROR" });
export const badResult = event("tool_result", { toolCallId: "call_2", content: "No map.", role: "tool" });

/** A thought, a text, two calls side by side of which one fails, and the answer. */
export const goodRun: readonly JsonObject[] = [
  started,
  firstTurn,
  sessionStarts,
  thoughtStarts,
  thought("I look"),
  lastThought,
  thoughtEnds,
  sessionEnds,
  lookUp,
  callStarts,
  args('{"city":'),
  event("tool_call_start", { toolCallId: "call_2", toolCallName: "map" }),
  args("{}", "call_2"),
  lastArgs,
  callEnds,
  event("tool_call_end", { toolCallId: "call_2" }),
  result,
  toolFailure,
  badResult,
  turn(2),
  said("It is"),
  said(" sunny."),
  completed,
];

/** A run whose model fails while a call waits for its result. */
export const failedRun: readonly JsonObject[] = [
  started,
  firstTurn,
  callStarts,
  args("{}"),
  callEnds,
  failure,
  failed,
];

/** The id of a thread that the server made. */
export const made = "0f8fad5b-d9cb-469f-a165-70867728950e";

export const { seenOf, seenBytes, evidenceOf } = createStreamKit<
  AgentStream,
  StreamOptions & { path?: string }
>({
  reader: (options) =>
    new AgentReader({
      method: "POST",
      path: options.path ?? "/agent/chat/stream",
      query: {},
      sent: options.sent ?? sent,
      status: 200,
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
        ...options.headers,
      },
    }),
  frame(each) {
    const { event: name = "", data = null } = isObject(each) ? each : {};
    return `event: ${String(name)}\ndata: ${JSON.stringify(data)}`;
  },
});

/** A refusal. @param parts Laid over a good one. @param headers Laid over its headers. */
export function refusalOf(
  status: number,
  parts: JsonObject = {},
  headers: Record<string, string> = {},
): Answer {
  const trace_id = "4bf92f3577b34da6a3ce929d0e0e4736";
  return answerOf(status, { code: status, msg: "It is wrong.", data: null, trace_id, ...parts }, headers);
}

/** An answer with JSON, or with a text as it is. */
export function answerOf(status: number, body: Json, headers: Record<string, string> = {}): Answer {
  return plainAnswer("POST", "/agent/chat/stream", status, body, headers);
}

/** Events of another thread. */
export function inThread(events: readonly JsonObject[], threadId: string): JsonObject[] {
  return events.map(({ event: name, data }) => ({
    event: name ?? null,
    data: { ...(data as JsonObject), thread_id: threadId },
  }));
}

/** The good run with one event replaced. */
export function spoilt(old: JsonObject, ...by: JsonObject[]): Evidence {
  return evidenceOf(replaceEvent(goodRun, old, ...by));
}
