/** A valid run as evidence for invariant tests, and helpers that modify it. */
import {
  createResponse as createBaseResponse,
  createStreamKit,
  type StreamOptions,
} from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Replay } from "../../../runner/invariant.ts";
import type { ObservedResponse, ObservedStream } from "../../../runner/observation.ts";
import { isObject, type JsonObject } from "../../../stream/json.ts";
import { tambo } from "../contract.ts";

export const ids = { threadId: "thr_1", runId: "run_1" };
const startTime = 1704067200000;

/** Returns a `CUSTOM` event without a timestamp. */
export function custom(name: string, value: JsonObject): JsonObject {
  return { type: "CUSTOM", name, value };
}

export const text = (delta: string, messageId = "msg_1") => ({
  type: "TEXT_MESSAGE_CONTENT",
  messageId,
  delta,
});
export const args = (delta: string, toolCallId = "tc_1") => ({ type: "TOOL_CALL_ARGS", toolCallId, delta });
export const props = (delta: string, componentId = "comp_1") =>
  custom("tambo.component.props_delta", { componentId, delta });
export const started = { type: "RUN_STARTED", ...ids };
export const finished = { type: "RUN_FINISHED", ...ids };
export const failed = { type: "RUN_ERROR", message: "No.", code: "LLM_ERROR" };
export const textStart = { type: "TEXT_MESSAGE_START", messageId: "msg_1", role: "assistant" };
export const textEnd = { type: "TEXT_MESSAGE_END", messageId: "msg_1" };
export const callStart = {
  type: "TOOL_CALL_START",
  toolCallId: "tc_1",
  toolCallName: "demo/look",
  toolName: "demo/look",
  parentMessageId: "msg_1",
};
export const callEnd = { type: "TOOL_CALL_END", toolCallId: "tc_1" };
export const componentStart = custom("tambo.component.start", {
  componentId: "comp_1",
  componentName: "Chart",
  messageId: "msg_1",
});
export const componentEnd = custom("tambo.component.end", {
  componentId: "comp_1",
  props: { a: [[1, 2]], constructor: 1 },
  state: { n: 2 },
});
export const resultText = {
  type: "TOOL_CALL_RESULT",
  messageId: "msg_2",
  toolCallId: "tc_1",
  content: "Sunny",
  role: "tool",
};
export const resultBlocks = custom("tambo.tool.result", {
  toolCallId: "tc_1",
  result: [{ type: "text", text: "Sunny" }],
});
export const messages: JsonObject[] = [
  {
    id: "msg_1",
    role: "assistant",
    content: [
      { type: "text", text: " Hi\n" },
      {
        type: "component",
        id: "comp_1",
        name: "Chart",
        props: { a: [[1, 2]], constructor: 1 },
        state: { n: 2 },
      },
    ],
    toolCalls: [{ id: "tc_1", name: "demo/look", arguments: { city: "Paris" } }],
    createdAt: "2024-01-01T00:00:00.000Z",
  },
  { id: "msg_2", role: "tool", toolCallId: "tc_1", content: [{ type: "text", text: "Sunny" }] },
  { id: "msg_3", role: "assistant", content: [{ type: "text", text: "Done" }] },
];
export const runFinished = custom("tambo.run.finished", { ...ids, messages });
export const awaiting = custom("tambo.run.awaiting_input", {
  ...ids,
  pendingToolCalls: [{ toolCallId: "tc_1", toolName: "demo/look", input: { city: "Paris" } }],
});

/** Some text, a component with state, a server tool call with its result, and some final text. */
export const goodRun: JsonObject[] = [
  started,
  textStart,
  text(" H"),
  text("i\n"),
  textEnd,
  componentStart,
  props('{"a":[[1,'),
  { type: "STATE_SNAPSHOT", snapshot: { components: { comp_1: { n: 1 } } } },
  { type: "STATE_DELTA", delta: [{ op: "replace", path: "/components/comp_1/n", value: 2 }] },
  props('2]],"constructor":1}'),
  componentEnd,
  callStart,
  args('{"city":'),
  args('"Paris"}'),
  callEnd,
  resultText,
  resultBlocks,
  { ...textStart, messageId: "msg_3" },
  text("Done", "msg_3"),
  { ...textEnd, messageId: "msg_3" },
  runFinished,
  finished,
];

/** A run that calls a client tool and then awaits its result. */
export const pausedRun: JsonObject[] = [
  started,
  callStart,
  args('{"city":"Paris"}'),
  callEnd,
  awaiting,
  finished,
];

/** Properties of a test stream other than its events. */
interface Options extends StreamOptions {
  ids?: (string | null)[];
  query?: Record<string, string>;
  path?: string;
  status?: number;
}

/** Streams whose events have the ids 1, 2, 3 … and timestamps that are one millisecond apart. */
export const { readEvents, readBytes, createEvidence } = createStreamKit<ObservedStream, Options>({
  reader: ({ path, query = {}, status = 200, headers }) =>
    tambo.reading({
      method: path === undefined ? "POST" : "GET",
      path: path ?? "/v1/threads/thr_1/runs",
      query,
      status,
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
        "x-thread-id": "thr_1",
        "x-run-id": "run_1",
        ...headers,
      },
    }),
  frame(event, at, { ids }) {
    const id = ids === undefined ? String(at + 1) : ids[at];
    const timed = isObject(event) && !("timestamp" in event);
    const data = JSON.stringify(timed ? { ...event, timestamp: startTime + at } : event);
    return `${id === null ? "" : `id: ${id}\n`}data: ${data}`;
  },
});

/** Returns a response. An error has the content type of a problem. */
export function createResponse(
  method: string,
  path: string,
  status: number,
  body: Json,
  headers: Record<string, string> = {},
): ObservedResponse {
  const type = status >= 400 ? { "content-type": "application/problem+json" } : {};
  return createBaseResponse(method, path, status, body, { ...type, ...headers });
}

/** Returns the response to `GET /v1/threads/thr_1`, with a user message and the given messages. */
export function createThreadResponse(stored: readonly Json[] = messages): ObservedResponse {
  const times = { createdAt: "2024-01-01T00:00:00.000Z", updatedAt: "2024-01-01T00:00:00.000Z" };
  const userMessage = { id: "msg_0", role: "user", content: [{ type: "text", text: "Hello" }] };
  const body = {
    thread: { id: "thr_1", projectId: "default", ...times },
    messages: [userMessage, ...stored],
  };
  return createResponse("GET", "/v1/threads/thr_1", 200, body);
}

/** Returns the replay of a run after `cut` events, modified with `change`. */
export function createReplay(
  events: readonly Json[],
  cut: number,
  change: (seen: ObservedStream) => ObservedStream = (seen) => seen,
): Replay {
  const numbers = events.map((_, at) => String(at + 1)).slice(cut);
  const path = "/v1/threads/thr_1/runs/run_1";
  const rest = events
    .slice(cut)
    .map((event, at) => ({ ...(event as JsonObject), timestamp: startTime + cut + at }));
  const seen = readEvents(rest, { ids: numbers, path, query: { after: String(cut) } });
  return { original: readEvents(events), cut, after: String(cut), seen: change(seen) };
}
