/** Reads tool-progress streams, and tracks calls in the same way as the guide's client. */
import { decodePath } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { ObservedResponse, ObservedStream, ReceivedEvent } from "../../../runner/observation.ts";
import { getArray, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";
import { StreamReader } from "../../../stream/stream-reader.ts";
import { applyToolCall, type CallState } from "./call-states.ts";
import { describeContent, getText, isPartialResult, isResult, listToolCalls } from "./chunk.ts";

/** An observed tool call. */
export interface ObservedCall {
  id: string;
  name: string;
  /** The tool call object that started the call, or `null`. */
  began: JsonObject | null;
  /** All streamed parts of the call's result. */
  parts: string[];
  /** The tool call object that ended the call, or `null`. */
  result: JsonObject | null;
}

/** The observed fields that streams and blocking runs have in common. */
export interface ObservedProgress {
  /** The session id that the client chose, or the value of `X-Run-Id` if the client chose none. */
  sessionId: string | null;
  /** All text that the agent produced. The `text` of a response, in contrast, is its raw body. */
  said: string;
  /** The calls, in the order of their first occurrence. */
  calls: ObservedCall[];
  citations: Json[];
  /** The error of a failed run, or `null`. */
  error: JsonObject | null;
}

/** An observed tool-progress stream, for a case's checks. */
export interface ProgressStream extends ObservedStream, ObservedProgress {
  /** The cursor after which the chunks start; `0-0` if the stream was read from the start. */
  cursor: string;
  /** The calls, as tracked by the guide's client. */
  states: CallState[];
}

/** Parses a stream incrementally. */
export class ProgressReader implements StreamReading {
  readonly #reader: StreamReader;
  readonly #states = new Map<string, CallState>();
  readonly #seen: ProgressStream;

  constructor(head: StreamHead) {
    this.#reader = new StreamReader(head, {
      frames: "id, data",
      nameOf: describeContent,
      shapeEntry: createShapeEntry,
    });
    const { threadId, sessionId } = parseIds(head);
    this.#seen = Object.assign(this.#reader.view(), {
      threadId,
      sessionId: sessionId ?? head.headers["x-run-id"] ?? null,
      cursor: head.query.cursor ?? startPosition,
      said: "",
      calls: [],
      states: [],
      citations: [],
      error: null,
    });
  }

  push(chunk: Uint8Array): ReceivedEvent[] {
    const events = this.#reader.push(chunk);
    for (const { payload } of events) this.#accumulate(payload);
    return events;
  }

  end(how: "end" | "closed" | "broken"): void {
    this.#reader.end(how);
  }

  view(): ProgressStream {
    return this.#seen;
  }

  #accumulate(chunk: Json): void {
    const seen = this.#seen;
    seen.said += getText(chunk);
    seen.text = seen.said;
    for (const call of listToolCalls(chunk)) {
      addCall(seen.calls, call);
      applyToolCall(this.#states, call);
    }
    seen.states = [...this.#states.values()];
    seen.citations.push(...getArray(chunk, "citations"));
    const error = getField(chunk, "error");
    if (isObject(error)) seen.error = error;
  }
}

/**
 * Returns the shape entry for a chunk. Consecutive text chunks form one group, and so do consecutive citations
 * and the parts of one result.
 */
function createShapeEntry(chunk: Json): { name: string; group?: string } {
  const name = describeContent(chunk);
  if (name === "text" || name === "citation") return { name, group: name };
  return name === "piece"
    ? { name, group: `piece ${getString(listToolCalls(chunk)[0], "call_id")}` }
    : { name };
}

/** Adds a tool call to the observed calls. */
export function addCall(calls: ObservedCall[], toolCall: JsonObject): void {
  const id = getString(toolCall, "call_id") ?? "";
  let call = calls.find((each) => each.id === id);
  if (call === undefined) {
    call = { id, name: getString(toolCall, "tool_name") ?? "", began: null, parts: [], result: null };
    calls.push(call);
  }
  const part = getString(toolCall, "stream_part");
  if (part !== undefined) call.parts.push(part);
  if (!isResult(toolCall)) call.began ??= toolCall;
  else if (!isPartialResult(toolCall)) call.result ??= toolCall;
}

/**
 * Parses the conversation from a request's path, and the session from its path or query.
 *
 * @returns The ids; a missing id is `null`.
 */
export function parseIds({ path, query }: { path: string; query: Readonly<Record<string, string>> }): {
  threadId: string | null;
  sessionId: string | null;
} {
  const segments = decodePath(path);
  const after = (name: string) => segments[segments.indexOf(name) + 1] ?? null;
  return {
    threadId: segments.includes("conversations") ? after("conversations") : null,
    sessionId: segments.includes("resume") ? after("resume") : (query.session_id ?? null),
  };
}

/**
 * The number of the event from which a chunk is derived, and the number of ephemeral events since that event.
 */
export type Position = readonly [number: number, notes: number];

/** The position before the first chunk. */
export const startPosition = "0-0";

/** Parses a position. Returns `undefined` if the id is not a position. */
export function parsePosition(id: string | null | undefined): Position | undefined {
  const [, number, notes] = /^(\d{1,15})-(\d{1,15})$/.exec(id ?? "") ?? [];
  return number === undefined ? undefined : [Number(number), Number(notes)];
}

/** Returns true if the first position is after the second. */
export function isAfter([number, notes]: Position, [otherNumber, otherNotes]: Position): boolean {
  return number > otherNumber || (number === otherNumber && notes > otherNotes);
}

/** An observed response. */
export interface ProgressResponse extends ObservedResponse, ObservedProgress {
  threadId: string | null;
  runId: string | null;
}

/** Parses a response. */
export function parseResponse(response: ObservedResponse): ProgressResponse {
  const calls: ObservedCall[] = [];
  for (const call of listToolCalls(response.body)) addCall(calls, call);
  const { threadId, sessionId } = parseIds({ path: response.path, query: {} });
  const runId = response.headers["x-run-id"] ?? null;
  const error: Json | undefined = getField(response.body, "error");
  return {
    ...response,
    threadId,
    runId,
    sessionId: sessionId ?? runId,
    calls,
    citations: [...getArray(response.body, "citations")],
    error: isObject(error) ? error : null,
    said: getText(response.body),
  };
}

/** Returns true if a stream starts with the first chunk of its run. */
export function isFromStart(seen: ObservedStream): boolean {
  return (seen as ProgressStream).cursor === startPosition;
}

/** Returns true if a response is from a blocking run. */
export function isBlockingRun(response: ObservedResponse): response is ProgressResponse {
  return (
    response.status === 200 &&
    response.method === "POST" &&
    getField(response.body, "tool_calls") !== undefined
  );
}
