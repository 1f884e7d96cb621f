/** Valid runs as evidence for invariant tests, and helpers that modify them. */
import {
  createResponse as createBaseResponse,
  createStreamKit,
  replaceEvent,
  type StreamOptions,
} from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  ProgressReader,
  type ProgressResponse,
  type ProgressStream,
  parseResponse,
} from "../stream/progress-stream.ts";

export const runId = "run_01jf3m2qv8x0a4k6n9c5e7g1hz";
const conversation = "/api/v2/conversations/conv_1";

/** A chunk with tool calls. */
export type TestChunk = JsonObject & { tool_calls: JsonObject[] };

/** Returns a chunk with the required fields and the given fields. */
export function chunk(members: JsonObject = {}): TestChunk {
  return { message: "", response: "", tool_calls: [], citations: [], ...members } as TestChunk;
}

export const textChunk = (text: string) => chunk({ message: text, response: text });
const callChunk = (call: JsonObject) => chunk({ tool_calls: [call] });

/** Returns a chunk in which the fields of the tool call are changed. */
export function withFields(of: TestChunk, members: JsonObject): TestChunk {
  return callChunk({ ...of.tool_calls[0], ...members });
}

/** Returns a chunk whose tool call lacks the given field. */
export function withoutField(of: TestChunk, name: string): TestChunk {
  const { [name]: _, ...rest } = of.tool_calls[0] ?? {};
  return callChunk(rest);
}

export const started = chunk();
export const hello = textChunk("I look. ");
export const callStart = callChunk({
  call_id: "tc_1",
  event_type: "call",
  tool_name: "demo/look",
  tool_response: "Querying data",
  tool_call_details: { summary: "" },
  is_complete: true,
});
export const result = callChunk({
  call_id: "tc_1",
  event_type: "result",
  tool_name: "demo/look",
  tool_response: "Data queried successfully",
  tool_call_details: { summary: "Sunny" },
  is_complete: true,
});
export const delegationStart = callChunk({
  call_id: "tc_2",
  event_type: "delegation_call",
  tool_name: "delegate_to_think_execute",
  tool_response: "🚀 Starting subagent with full tool access - streaming work in real-time...",
  tool_call_details: {
    summary: "🤖 **General Subagent**\n\n**Task:**\nFix it\n\n**Context Provided:**\na.py",
  },
  is_complete: true,
});
const createPart = (part: string) =>
  callChunk({
    call_id: "tc_2",
    event_type: "delegation_result",
    tool_name: "delegate_to_think_execute",
    tool_response: "",
    tool_call_details: { summary: "" },
    stream_part: part,
    is_complete: false,
  });
export const resultPart = createPart("It is ");
export const nextPart = createPart("fix");
export const lastPart = withFields(resultPart, {
  tool_response: "✅ Subagent completed - returning task result to supervisor",
  tool_call_details: { summary: "**General Subagent Result:**\n\nIt is fixed." },
  stream_part: "ed.",
  is_complete: true,
});
const error: JsonObject = { code: "TOOL_ERROR", message: "No such city." };
export const failedResult = callChunk({
  call_id: "tc_3",
  event_type: "result",
  tool_name: "demo/look",
  tool_response: "Data queried successfully",
  tool_call_details: { summary: "❌ **Error**\n\nNo such city.", is_error: true, error },
  is_complete: true,
});
/** A call that was not executed. */
export const unexecutedCall = chunk({
  tool_calls: [
    { ...callStart.tool_calls[0], call_id: "tc_3" } as JsonObject,
    failedResult.tool_calls[0] as JsonObject,
  ],
});
export const failedDelegation = withFields(lastPart, {
  tool_call_details: {
    summary: "## ❌ Subagent Error (timeout)\n\nIt took too long.",
    is_error: true,
    error: { code: "TOOL_TIMEOUT", message: "It took too long." },
  },
  stream_part: "",
});
export const done = textChunk("Done.");
export const errorChunk = chunk({
  message: "No model.",
  response: "No model.",
  error: { code: "LLM_ERROR", message: "No model." },
});

/**
 * Some text, two overlapping calls of which one is streamed in parts, a call that was not executed, and some
 * final text.
 */
export const goodRun = [
  started,
  hello,
  callStart,
  delegationStart,
  resultPart,
  result,
  nextPart,
  lastPart,
  unexecutedCall,
  done,
];

/** Properties of a test stream other than its chunks. */
export interface Options extends StreamOptions {
  query?: Record<string, string>;
  /** Number of the event from which the first chunk is derived. Defaults to 1. */
  first?: number;
  resumed?: true;
}

/** Streams that have one chunk per event. */
export const { readEvents, readBytes, createEvidence } = createStreamKit<ProgressStream, Options>({
  reader: ({ query = {}, headers, resumed }) =>
    new ProgressReader({
      method: "POST",
      path: resumed ? `${conversation}/resume/${runId}` : `${conversation}/message/`,
      query,
      ...(!resumed && { sent: { content: "Hello" } }),
      status: 200,
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
        "x-run-id": runId,
        ...headers,
      },
    }),
  frame: (each, at, { first = 1 }) => `id: ${first + at}-0\ndata: ${JSON.stringify(each)}`,
});

/** Returns evidence for a run that is resumed after `cut` chunks. */
export function createResumeEvidence(original: ProgressStream, cut: number, seen: ProgressStream): Evidence {
  const after = cut === 0 ? "0-0" : String(original.ids[cut - 1]);
  return { ...createEvidence(original), replays: [{ original, cut, after, seen }] };
}

/** Returns the stream of a run that is resumed after `cut` chunks. */
export function createResumedStream(
  chunks: readonly Json[],
  cut: number,
  options: Options = {},
): ProgressStream {
  const query = { cursor: `${cut}-0` };
  return readEvents(chunks.slice(cut), { first: cut + 1, query, resumed: true, ...options });
}

/**
 * Returns a response.
 * @param headers Headers to merge over the valid headers.
 */
export function createResponse(
  status: number,
  body: Json,
  headers: Record<string, string> = {},
  path = `${conversation}/message/`,
): ProgressResponse {
  return parseResponse(createBaseResponse("POST", path, status, body, headers));
}

/**
 * Returns the response of a blocking run with the valid chunks.
 * @param parts Fields to merge over its body.
 */
export function createBlockingResponse(parts: JsonObject = {}): ProgressResponse {
  const { stream_part: _, ...last } = lastPart.tool_calls[0] as JsonObject;
  const calls = [callStart, delegationStart, result].flatMap(({ tool_calls }) => tool_calls);
  const body = chunk({
    message: "I look. Done.",
    response: "I look. Done.",
    tool_calls: [...calls, last, ...unexecutedCall.tool_calls],
    ...parts,
  });
  return createResponse(200, body, {
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
    "x-run-id": runId,
  });
}

/**
 * Returns an error response.
 * @param parts Fields to merge over a valid error.
 */
export function createErrorResponse(status: number, code: string, parts: JsonObject = {}): ProgressResponse {
  const headers = status === 401 ? { "www-authenticate": "ApiKey" } : {};
  return createResponse(status, { detail: "No.", code, ...parts }, headers);
}

/** Returns evidence for the valid run with one chunk replaced or removed. */
export function replaceInGoodRun(old: JsonObject, ...by: JsonObject[]): Evidence {
  return createEvidence(replaceEvent(goodRun, old, ...by));
}
