/** A stream of the contract: what every reader sees of it, and what its events add up to. */
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { ReceivedEvent, StreamSeen } from "../../../runner/observation.ts";
import { getArray, getField, getString, type JsonObject } from "../../../stream/json.ts";
import { StreamReader } from "../../../stream/stream-reader.ts";

/** A call that the stream began. */
export interface SeenCall {
  id: string;
  name: string;
  /** As streamed. */
  arguments: string;
  /** Content of its `tool_result`; `null` until it comes. */
  result: Json;
}

/** A thought that the stream began. */
export interface SeenThought {
  id: string;
  /** As far as it was streamed. */
  text: string;
}

/** What a case sees of a stream; its `events` are `{event, data}`, the name and the payload. */
export interface AgentStream extends StreamSeen {
  /** The JSON body of the request; `null` when it had none. */
  sent: Json;
  /** Text of all reasoning. */
  reasoning: string;
  thoughts: SeenThought[];
  calls: SeenCall[];
  /** Payloads of the `status` events. */
  statuses: Json[];
  /** Payloads of the `error` events. */
  errors: Json[];
  /** Payload of the `status` that says how the run ended, or `null`. */
  end: Json;
  /** The conversation as a client has it: the messages that were sent, and the text of the answer. */
  messages: Json[];
}

/** Pieces of a text, and the member that says whose. */
const pieces: Readonly<Record<string, string | null>> = {
  message: null,
  tool_call_args: "toolCallId",
  reasoning_message_content: "messageId",
};

/** Reads a stream as its bytes come. */
export class AgentReader implements StreamReading {
  readonly #reader: StreamReader;
  readonly #seen: AgentStream;
  /** The assistant's message, once there is text. */
  #answer: JsonObject | undefined;

  constructor(head: StreamHead) {
    this.#reader = new StreamReader(head, { frames: "event, nameless data", shapeEntry: drawn });
    this.#seen = Object.assign(this.#reader.view(), {
      sent: head.sent ?? null,
      // What proxies add to an answer is not what names its thread.
      threadId: null,
      runId: null,
      reasoning: "",
      thoughts: [],
      calls: [],
      statuses: [],
      errors: [],
      end: null,
      messages: [...getArray(head.sent, "messages")],
    });
  }

  push(chunk: Uint8Array): ReceivedEvent[] {
    const events = this.#reader.push(chunk);
    for (const { payload } of events)
      this.#take(getString(payload, "event") ?? "", getField(payload, "data") ?? null);
    return events;
  }

  end(how: "end" | "closed" | "broken"): void {
    this.#reader.end(how);
  }

  view(): AgentStream {
    return this.#seen;
  }

  #take(name: string, data: Json): void {
    const seen = this.#seen;
    seen.threadId ??= getString(data, "thread_id") ?? null;
    const [toolCallId = "", messageId = ""] = ["toolCallId", "messageId"].map((key) => getString(data, key));
    const call = seen.calls.findLast(({ id }) => id === toolCallId);
    const delta = getString(data, "delta") ?? "";
    switch (name) {
      case "tool_call_start":
        seen.calls.push({
          id: toolCallId,
          name: getString(data, "toolCallName") ?? "",
          arguments: "",
          result: null,
        });
        break;
      case "tool_call_args":
        if (call !== undefined) call.arguments += delta;
        break;
      case "tool_result":
        if (call !== undefined) call.result = getField(data, "content") ?? null;
        break;
      case "reasoning_start":
        seen.thoughts.push({ id: messageId, text: "" });
        break;
      case "reasoning_message_content": {
        const thought = seen.thoughts.findLast(({ id }) => id === messageId);
        if (thought !== undefined) thought.text += delta;
        seen.reasoning += delta;
        break;
      }
      case "message":
        this.#say(getString(data, "content") ?? "");
        break;
      case "status":
        seen.statuses.push(data);
        if (["complete", "error"].includes(getString(data, "type") ?? "")) seen.end = data;
        break;
      case "error":
        seen.errors.push(data);
    }
  }

  #say(text: string): void {
    const seen = this.#seen;
    seen.text += text;
    if (this.#answer === undefined) {
      this.#answer = { role: "assistant", content: "" };
      seen.messages.push(this.#answer);
    }
    this.#answer.content = seen.text;
  }
}

/** Names of events, of a status with its type. */
function drawn(event: Json): { name: string; piece?: string } | undefined {
  const [name = "", data] = [getString(event, "event"), getField(event, "data")];
  if (name === "") return undefined;
  if (name === "status") return { name: `status ${getString(data, "type") ?? ""}`.trim() };
  const of = Object.hasOwn(pieces, name) ? pieces[name] : undefined;
  return of === undefined ? { name } : { name, piece: `${name} ${of === null ? "" : getString(data, of)}` };
}
