/** Reads gateway streams, and accumulates their turns in the same way as clients. */
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { ObservedStream, ReceivedEvent } from "../../../runner/observation.ts";
import { getArray, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";
import { StreamReader } from "../../../stream/stream-reader.ts";
import { type ObservedCall, type ObservedRun, parseResult, pickResultFields } from "./observed-run.ts";
import { TurnAccumulator } from "./turn-accumulator.ts";

/** A turn, which starts with its `step_start`. */
export interface ObservedTurn {
  /** The `index` in `step_start`. */
  index: Json;
  /** The stream events, unwrapped. */
  events: Json[];
  /** The accumulated response; `null` before `message_start`. */
  accumulated: JsonObject | null;
  /** A sentence about each violation of the event order. */
  faults: readonly string[];
  /** The response in `step_complete`, or `null`. */
  response: Json;
  /** The messages in `history_delta`, or `null`. */
  append: Json;
  /** The turn's calls, in the order in which they started. */
  calls: ObservedCall[];
}

/** An observed gateway stream, for a case's checks. */
export interface GatewayStream extends ObservedStream, Omit<ObservedRun, "sent"> {
  sent: Json;
  turns: ObservedTurn[];
  /** The messages in the request, followed by the messages from all `history_delta` events. */
  history: Json[];
  /** The terminal event, or `null`. */
  end: Json;
  /** Number of `ping` events. */
  pings: number;
}

/** Parses a stream incrementally. */
export class GatewayReader implements StreamReading {
  readonly #reader: StreamReader;
  readonly #seen: GatewayStream;
  #accumulator = new TurnAccumulator();

  constructor(head: StreamHead) {
    this.#reader = new StreamReader(head, { frames: "event, data", shapeEntry: createShapeEntry });
    this.#seen = Object.assign(this.#reader.view(), {
      sent: head.sent ?? null,
      ...parseResult(undefined),
      error: null,
      said: "",
      calls: [],
      turns: [],
      history: [...getArray(getField(head.sent, "request"), "messages")],
      end: null,
      pings: 0,
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

  view(): GatewayStream {
    return this.#seen;
  }

  #accumulate(event: Json): void {
    const seen = this.#seen;
    const turn = seen.turns.at(-1);
    const type = getString(event, "type") ?? "";
    switch (type) {
      case "step_start":
        this.#accumulator = new TurnAccumulator();
        seen.turns.push({
          index: getField(event, "index") ?? null,
          events: [],
          accumulated: null,
          faults: this.#accumulator.problems,
          response: null,
          append: null,
          calls: [],
        });
        break;
      case "stream_event":
        this.#accumulateStreamEvent(turn, getField(event, "event") ?? null);
        break;
      case "tool_call_start": {
        const call = {
          id: getString(event, "id") ?? "",
          name: getString(event, "name") ?? "",
          input: getField(event, "input") ?? null,
          result: null,
        };
        seen.calls.push(call);
        turn?.calls.push(call);
        break;
      }
      case "tool_result": {
        const call = seen.calls.findLast(
          ({ id, result }) => id === getString(event, "id") && result === null,
        );
        if (call !== undefined) call.result = pickResultFields(event);
        break;
      }
      case "step_complete":
        if (turn !== undefined) turn.response = getField(event, "response") ?? null;
        break;
      case "history_delta":
        if (turn !== undefined) turn.append = getField(event, "append") ?? null;
        seen.history.push(...getArray(event, "append"));
        break;
      case "run_complete":
        seen.end = event;
        Object.assign(seen, parseResult(getField(event, "result")));
        break;
      case "error": {
        const error = getField(event, "error");
        seen.end = event;
        seen.error = isObject(error) ? error : null;
        break;
      }
      case "ping":
        seen.pings += 1;
    }
  }

  #accumulateStreamEvent(turn: ObservedTurn | undefined, event: Json): void {
    const delta = getField(event, "delta");
    if (getString(delta, "type") === "text_delta") {
      this.#seen.said += getString(delta, "text") ?? "";
      this.#seen.text = this.#seen.said;
    }
    if (turn === undefined) return;
    turn.events.push(event);
    this.#accumulator.apply(event);
    turn.accumulated = this.#accumulator.response;
  }
}

/**
 * Returns the shape entry for an event. Wrapped events have their own names, deltas are grouped by block, and
 * pings are omitted.
 */
function createShapeEntry(event: Json): { name: string; group?: string } | undefined {
  const type = getString(event, "type") ?? "";
  const inner = type === "stream_event" ? getField(event, "event") : undefined;
  const name = inner === undefined ? type : (getString(inner, "type") ?? "");
  if (name === "ping" || name === "") return undefined;
  if (name !== "content_block_delta") return { name };
  return { name, group: JSON.stringify(getField(inner, "index") ?? null) };
}
