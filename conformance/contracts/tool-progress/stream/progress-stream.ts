/** A stream of the contract: what every reader sees of it, and what the guide's client makes of it. */
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { ReceivedEvent, StreamSeen } from "../../../runner/observation.ts";
import { isObject, type JsonObject, listOf, member, textOf } from "../../../stream/json.ts";
import { StreamReader } from "../../../stream/stream-reader.ts";
import { type CallState, takeToolCall } from "./call-states.ts";
import { isPiece, isResult, kindOf, textIn, toolCallsOf } from "./chunk.ts";
import { placeOf } from "./place.ts";
import { beginning } from "./position.ts";

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
    this.#reader = new StreamReader(head, { frames: "id, data", nameOf: kindOf, drawn });
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
    seen.citations.push(...listOf(chunk, "citations"));
    const error = member(chunk, "error");
    if (isObject(error)) seen.error = error;
  }
}

/** What chunks bring; texts are pieces of one, and so are those of one result. */
function drawn(chunk: Json): { name: string; piece?: string } {
  const name = kindOf(chunk);
  if (name === "text") return { name, piece: name };
  return name === "piece" ? { name, piece: `piece ${textOf(toolCallsOf(chunk)[0], "call_id")}` } : { name };
}

/** Takes a tool call into what is known of its call. */
export function takeCall(calls: SeenCall[], told: JsonObject): void {
  const id = textOf(told, "call_id") ?? "";
  let call = calls.find((each) => each.id === id);
  if (call === undefined) {
    call = { id, name: textOf(told, "tool_name") ?? "", began: null, parts: [], result: null };
    calls.push(call);
  }
  const part = textOf(told, "stream_part");
  if (part !== undefined) call.parts.push(part);
  if (!isResult(told)) call.began ??= told;
  else if (!isPiece(told)) call.result ??= told;
}
