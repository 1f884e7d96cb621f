/** A stream of the contract: what every reader sees of it, and what the guide's client makes of it. */
import { decodePath } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { Answer, ReceivedEvent, StreamSeen } from "../../../runner/observation.ts";
import { getArray, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";
import { StreamReader } from "../../../stream/stream-reader.ts";
import { type CallState, takeToolCall } from "./call-states.ts";
import { isPiece, isResult, kindOf, textIn, toolCallsOf } from "./chunk.ts";

/** A tool call, as far as it was told. */
export interface SeenCall {
  id: string;
  name: string;
  /** The tool call that told of its beginning, or `null`. */
  began: JsonObject | null;
  /** Pieces of its result, that of the last one among them. */
  parts: string[];
  /** The tool call that told of its end, or `null`. */
  result: JsonObject | null;
}

/** What a case sees of a run, streamed or not. */
export interface ProgressSeen {
  /** What its client calls it: the id that it gave, else the one of `X-Run-Id`. */
  sessionId: string | null;
  /** All text that the agent has said; `text` of an answer is its own, as it came. */
  said: string;
  /** Calls, in the order in which they were first told of. */
  calls: SeenCall[];
  citations: Json[];
  /** Why the run failed, or `null`. */
  error: JsonObject | null;
}

/** What a case sees of a stream. */
export interface ProgressStream extends StreamSeen, ProgressSeen {
  /** After which its chunks are: `0-0` of one from the beginning. */
  cursor: string;
  /** Calls as the guide's client has them. */
  states: CallState[];
}

/** Reads a stream as its bytes come. */
export class ProgressReader implements StreamReading {
  readonly #reader: StreamReader;
  readonly #states = new Map<string, CallState>();
  readonly #seen: ProgressStream;

  constructor(head: StreamHead) {
    this.#reader = new StreamReader(head, { frames: "id, data", nameOf: kindOf, shapeEntry: drawn });
    const { threadId, sessionId } = placeOf(head);
    this.#seen = Object.assign(this.#reader.view(), {
      threadId,
      sessionId: sessionId ?? head.headers["x-run-id"] ?? null,
      cursor: head.query.cursor ?? beginning,
      said: "",
      calls: [],
      states: [],
      citations: [],
      error: null,
    });
  }

  push(chunk: Uint8Array): ReceivedEvent[] {
    const events = this.#reader.push(chunk);
    for (const { payload } of events) this.#take(payload);
    return events;
  }

  end(how: "end" | "closed" | "broken"): void {
    this.#reader.end(how);
  }

  view(): ProgressStream {
    return this.#seen;
  }

  #take(chunk: Json): void {
    const seen = this.#seen;
    seen.said += textIn(chunk);
    seen.text = seen.said;
    for (const call of toolCallsOf(chunk)) {
      takeCall(seen.calls, call);
      takeToolCall(this.#states, call);
    }
    seen.states = [...this.#states.values()];
    seen.citations.push(...getArray(chunk, "citations"));
    const error = getField(chunk, "error");
    if (isObject(error)) seen.error = error;
  }
}

/** What chunks bring; texts are pieces of one, and so are those of one result. */
function drawn(chunk: Json): { name: string; piece?: string } {
  const name = kindOf(chunk);
  if (name === "text") return { name, piece: name };
  return name === "piece"
    ? { name, piece: `piece ${getString(toolCallsOf(chunk)[0], "call_id")}` }
    : { name };
}

/** Takes a tool call into what is known of its call. */
export function takeCall(calls: SeenCall[], told: JsonObject): void {
  const id = getString(told, "call_id") ?? "";
  let call = calls.find((each) => each.id === id);
  if (call === undefined) {
    call = { id, name: getString(told, "tool_name") ?? "", began: null, parts: [], result: null };
    calls.push(call);
  }
  const part = getString(told, "stream_part");
  if (part !== undefined) call.parts.push(part);
  if (!isResult(told)) call.began ??= told;
  else if (!isPiece(told)) call.result ??= told;
}

/**
 * The conversation in the path of a request; the session in its path, or in its query.
 *
 * @returns `null` for what it does not name.
 */
export function placeOf({ path, query }: { path: string; query: Readonly<Record<string, string>> }): {
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

/** Numbers of the event that a chunk is from, and of the notes after it. */
export type Position = readonly [number: number, notes: number];

/** Before everything. */
export const beginning = "0-0";

/** Reads a position; `undefined` when it is none. */
export function positionOf(id: string | null | undefined): Position | undefined {
  const [, number, notes] = /^(\d{1,15})-(\d{1,15})$/.exec(id ?? "") ?? [];
  return number === undefined ? undefined : [Number(number), Number(notes)];
}

/** Whether a position is after another. */
export function isAfter([number, notes]: Position, [otherNumber, otherNotes]: Position): boolean {
  return number > otherNumber || (number === otherNumber && notes > otherNotes);
}

/** What a case sees of an answer. */
export interface ProgressAnswer extends Answer, ProgressSeen {
  threadId: string | null;
  runId: string | null;
}

/** Reads an answer. */
export function readAnswer(answer: Answer): ProgressAnswer {
  const calls: SeenCall[] = [];
  for (const call of toolCallsOf(answer.body)) takeCall(calls, call);
  const { threadId, sessionId } = placeOf({ path: answer.path, query: {} });
  const runId = answer.headers["x-run-id"] ?? null;
  const error: Json | undefined = getField(answer.body, "error");
  return {
    ...answer,
    threadId,
    runId,
    sessionId: sessionId ?? runId,
    calls,
    citations: [...getArray(answer.body, "citations")],
    error: isObject(error) ? error : null,
    said: textIn(answer.body),
  };
}

/** Whether a stream is of a whole run, from its first chunk on. */
export function isFromBeginning(seen: StreamSeen): boolean {
  return (seen as ProgressStream).cursor === beginning;
}

/** Whether an answer is what a blocking run came to. */
export function isRun(answer: Answer): answer is ProgressAnswer {
  return (
    answer.status === 200 && answer.method === "POST" && getField(answer.body, "tool_calls") !== undefined
  );
}
