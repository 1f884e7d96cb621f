/** Evidence for tests of invariants: runs as they must be, and ways to spoil them. */
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
  type ProgressAnswer,
  ProgressReader,
  type ProgressStream,
  readAnswer,
} from "../stream/progress-stream.ts";

export const runId = "run_01jf3m2qv8x0a4k6n9c5e7g1hz";
const conversation = "/api/v2/conversations/conv_1";

/** A chunk. */
export type Told = JsonObject & { tool_calls: JsonObject[] };

/** A chunk with the members that every chunk has. */
export function chunk(members: JsonObject = {}): Told {
  return { message: "", response: "", tool_calls: [], citations: [], ...members } as Told;
}

export const says = (text: string) => chunk({ message: text, response: text });
const tells = (call: JsonObject) => chunk({ tool_calls: [call] });

/** A tool call with other members. */
export function changed(of: Told, members: JsonObject): Told {
  return tells({ ...of.tool_calls[0], ...members });
}

/** A tool call with less of it. */
export function without(of: Told, name: string): Told {
  const { [name]: _, ...rest } = of.tool_calls[0] ?? {};
  return tells(rest);
}

export const started = chunk();
export const hello = says("I look. ");
export const called = tells({
  call_id: "tc_1",
  event_type: "call",
  tool_name: "demo/look",
  tool_response: "Querying data",
  tool_call_details: { summary: "" },
  is_complete: true,
});
export const result = tells({
  call_id: "tc_1",
  event_type: "result",
  tool_name: "demo/look",
  tool_response: "Data queried successfully",
  tool_call_details: { summary: "Sunny" },
  is_complete: true,
});
export const delegated = tells({
  call_id: "tc_2",
  event_type: "delegation_call",
  tool_name: "delegate_to_think_execute",
  tool_response: "🚀 Starting subagent with full tool access - streaming work in real-time...",
  tool_call_details: {
    summary: "🤖 **General Subagent**\n\n**Task:**\nFix it\n\n**Context Provided:**\na.py",
  },
  is_complete: true,
});
const pieceOf = (part: string) =>
  tells({
    call_id: "tc_2",
    event_type: "delegation_result",
    tool_name: "delegate_to_think_execute",
    tool_response: "",
    tool_call_details: { summary: "" },
    stream_part: part,
    is_complete: false,
  });
export const piece = pieceOf("It is ");
export const nextPiece = pieceOf("fix");
export const lastPiece = changed(piece, {
  tool_response: "✅ Subagent completed - returning task result to supervisor",
  tool_call_details: { summary: "**General Subagent Result:**\n\nIt is fixed." },
  stream_part: "ed.",
  is_complete: true,
});
const error: JsonObject = { code: "TOOL_ERROR", message: "No such city." };
export const failedResult = tells({
  call_id: "tc_3",
  event_type: "result",
  tool_name: "demo/look",
  tool_response: "Data queried successfully",
  tool_call_details: { summary: "❌ **Error**\n\nNo such city.", is_error: true, error },
  is_complete: true,
});
/** A call that was not made. */
export const refusedCall = chunk({
  tool_calls: [
    { ...called.tool_calls[0], call_id: "tc_3" } as JsonObject,
    failedResult.tool_calls[0] as JsonObject,
  ],
});
export const failedDelegation = changed(lastPiece, {
  tool_call_details: {
    summary: "## ❌ Subagent Error (timeout)\n\nIt took too long.",
    is_error: true,
    error: { code: "TOOL_TIMEOUT", message: "It took too long." },
  },
  stream_part: "",
});
export const done = says("Done.");
export const errorChunk = chunk({
  message: "No model.",
  response: "No model.",
  error: { code: "LLM_ERROR", message: "No model." },
});

/** A text, two calls that overlap, one streamed and one not, a call that was not made, and a last text. */
export const goodRun = [
  started,
  hello,
  called,
  delegated,
  piece,
  result,
  nextPiece,
  lastPiece,
  refusedCall,
  done,
];

/** What a stream may be besides its chunks. */
export interface Options extends StreamOptions {
  query?: Record<string, string>;
  /** Number of the event that the first chunk is from; 1, if absent. */
  first?: number;
  resumed?: true;
}

/** Streams whose chunks are each from an event of its own. */
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

/** A run that is taken up after so many of its chunks. */
export function takenUp(whole: ProgressStream, cut: number, seen: ProgressStream): Evidence {
  const after = cut === 0 ? "0-0" : String(whole.ids[cut - 1]);
  return { ...createEvidence(whole), replays: [{ whole, cut, after, seen }] };
}

/** What taking a run up gives, after so many of its chunks. */
export function resumedOf(chunks: readonly Json[], cut: number, options: Options = {}): ProgressStream {
  const query = { cursor: `${cut}-0` };
  return readEvents(chunks.slice(cut), { first: cut + 1, query, resumed: true, ...options });
}

/** An answer. @param headers Laid over those that it must have. */
export function createResponse(
  status: number,
  body: Json,
  headers: Record<string, string> = {},
  path = `${conversation}/message/`,
): ProgressAnswer {
  return readAnswer(createBaseResponse("POST", path, status, body, headers));
}

/** What a blocking run of the good chunks came to. @param parts Laid over it. */
export function blockingOf(parts: JsonObject = {}): ProgressAnswer {
  const { stream_part: _, ...last } = lastPiece.tool_calls[0] as JsonObject;
  const calls = [called, delegated, result].flatMap(({ tool_calls }) => tool_calls);
  const body = chunk({
    message: "I look. Done.",
    response: "I look. Done.",
    tool_calls: [...calls, last, ...refusedCall.tool_calls],
    ...parts,
  });
  return createResponse(200, body, {
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
    "x-run-id": runId,
  });
}

/** A refusal. @param parts Laid over a good error. */
export function refusalOf(status: number, code: string, parts: JsonObject = {}): ProgressAnswer {
  const headers = status === 401 ? { "www-authenticate": "ApiKey" } : {};
  return createResponse(status, { detail: "No.", code, ...parts }, headers);
}

/** The good run with one chunk replaced by others, or taken out. */
export function spoilt(old: JsonObject, ...by: JsonObject[]): Evidence {
  return createEvidence(replaceEvent(goodRun, old, ...by));
}
