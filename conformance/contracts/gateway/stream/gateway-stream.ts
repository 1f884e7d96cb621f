/** A stream of the contract: what every reader sees of it, and what a client makes of it turn by turn. */
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { ReceivedEvent, StreamSeen } from "../../../runner/observation.ts";
import { getArray, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";
import { StreamReader } from "../../../stream/stream-reader.ts";
import { Accumulated } from "./accumulated.ts";
import { ofResult, outcomeOf, type RunSeen, type SeenCall } from "./run-seen.ts";

/** A turn, from its `step_start` on. */
export interface SeenTurn {
  /** As `step_start` has it. */
  index: Json;
  /** The stream events, unwrapped. */
  events: Json[];
  /** What they add up to; `null` until the answer begins. */
  accumulated: JsonObject | null;
  /** What does not fit in them, a sentence each. */
  faults: readonly string[];
  /** Of `step_complete`; `null` until it comes. */
  response: Json;
  /** What `history_delta` appends; `null` until it comes. */
  append: Json;
  /** Calls that were run after it, in the order in which they began. */
  calls: SeenCall[];
}

/** What a case sees of a stream. */
export interface GatewayStream extends StreamSeen, Omit<RunSeen, "sent"> {
  sent: Json;
  turns: SeenTurn[];
  /** The messages that were sent, and those of the `history_delta`s so far. */
  history: Json[];
  /** The event that ended it, or `null`. */
  end: Json;
  /** Number of `ping` events. */
  pings: number;
}

/** Reads a stream as its bytes come. */
export class GatewayReader implements StreamReading {
  readonly #reader: StreamReader;
  readonly #seen: GatewayStream;
  #accumulated = new Accumulated();

  constructor(head: StreamHead) {
    this.#reader = new StreamReader(head, { frames: "event, data", shapeEntry: drawn });
    this.#seen = Object.assign(this.#reader.view(), {
      sent: head.sent ?? null,
      ...ofResult(undefined),
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
    for (const { payload } of events) this.#take(payload);
    return events;
  }

  end(how: "end" | "closed" | "broken"): void {
    this.#reader.end(how);
  }

  view(): GatewayStream {
    return this.#seen;
  }

  #take(event: Json): void {
    const seen = this.#seen;
    const turn = seen.turns.at(-1);
    const type = getString(event, "type") ?? "";
    switch (type) {
      case "step_start":
        this.#accumulated = new Accumulated();
        seen.turns.push({
          index: getField(event, "index") ?? null,
          events: [],
          accumulated: null,
          faults: this.#accumulated.faults,
          response: null,
          append: null,
          calls: [],
        });
        break;
      case "stream_event":
        this.#takeStreamEvent(turn, getField(event, "event") ?? null);
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
        if (call !== undefined) call.result = outcomeOf(event);
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
        Object.assign(seen, ofResult(getField(event, "result")));
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

  #takeStreamEvent(turn: SeenTurn | undefined, event: Json): void {
    const delta = getField(event, "delta");
    if (getString(delta, "type") === "text_delta") {
      this.#seen.said += getString(delta, "text") ?? "";
      this.#seen.text = this.#seen.said;
    }
    if (turn === undefined) return;
    turn.events.push(event);
    this.#accumulated.take(event);
    turn.accumulated = this.#accumulated.response;
  }
}

/** Names of events, of wrapped ones their own; deltas of one block are pieces, pings are not shown. */
function drawn(event: Json): { name: string; piece?: string } | undefined {
  const type = getString(event, "type") ?? "";
  const inner = type === "stream_event" ? getField(event, "event") : undefined;
  const name = inner === undefined ? type : (getString(inner, "type") ?? "");
  if (name === "ping" || name === "") return undefined;
  if (name !== "content_block_delta") return { name };
  return { name, piece: JSON.stringify(getField(inner, "index") ?? null) };
}
