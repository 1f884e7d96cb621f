/** Reads agent streams, and accumulates their events. */
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { ObservedStream, ReceivedEvent } from "../../../runner/observation.ts";
import { getArray, getField, getString, type JsonObject } from "../../../stream/json.ts";
import { StreamReader } from "../../../stream/stream-reader.ts";

/** A call that started in the stream. */
export interface ObservedCall {
  id: string;
  name: string;
  /** The concatenated argument deltas. */
  arguments: string;
  /** The content of the call's `tool_result`; `null` before the result. */
  result: Json;
}

/** Reasoning that started in the stream. */
export interface ObservedReasoning {
  id: string;
  /** The concatenated reasoning deltas. */
  text: string;
}

/** An observed agent stream. Each of its `events` is `{event, data}`: the name and the payload. */
export interface AgentStream extends ObservedStream {
  /** The JSON request body, or `null`. */
  sent: Json;
  /** The concatenated reasoning deltas. */
  reasoning: string;
  thoughts: ObservedReasoning[];
  calls: ObservedCall[];
  /** The payloads of the `status` events. */
  statuses: Json[];
  /** The payloads of the `error` events. */
  errors: Json[];
  /** The payload of the terminal `status` event, or `null`. */
  end: Json;
  /** The client's messages: first the messages that it sent, then the text of the response. */
  messages: Json[];
}

/** The fields that identify the part to which a delta belongs, by event. */
const deltaIdFields: Readonly<Record<string, string | null>> = {
  message: null,
  tool_call_args: "toolCallId",
  reasoning_message_content: "messageId",
};

/** Parses a stream incrementally. */
export class AgentReader implements StreamReading {
  readonly #reader: StreamReader;
  readonly #seen: AgentStream;
  /** The assistant message, once the response has text. */
  #message: JsonObject | undefined;

  constructor(head: StreamHead) {
    this.#reader = new StreamReader(head, { frames: "event, nameless data", shapeEntry: createShapeEntry });
    this.#seen = Object.assign(this.#reader.view(), {
      sent: head.sent ?? null,
      // The contract defines no headers with ids, so headers that proxies add are ignored.
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
      this.#accumulate(getString(payload, "event") ?? "", getField(payload, "data") ?? null);
    return events;
  }

  end(how: "end" | "closed" | "broken"): void {
    this.#reader.end(how);
  }

  view(): AgentStream {
    return this.#seen;
  }

  #accumulate(name: string, data: Json): void {
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
        this.#appendText(getString(data, "content") ?? "");
        break;
      case "status":
        seen.statuses.push(data);
        if (["complete", "error"].includes(getString(data, "type") ?? "")) seen.end = data;
        break;
      case "error":
        seen.errors.push(data);
    }
  }

  #appendText(text: string): void {
    const seen = this.#seen;
    seen.text += text;
    if (this.#message === undefined) {
      this.#message = { role: "assistant", content: "" };
      seen.messages.push(this.#message);
    }
    this.#message.content = seen.text;
  }
}

/** Returns the shape entry for an event. The name of a status includes its type. */
function createShapeEntry(event: Json): { name: string; group?: string } | undefined {
  const [name = "", data] = [getString(event, "event"), getField(event, "data")];
  if (name === "") return undefined;
  if (name === "status") return { name: `status ${getString(data, "type") ?? ""}`.trim() };
  const idField = Object.hasOwn(deltaIdFields, name) ? deltaIdFields[name] : undefined;
  return idField === undefined
    ? { name }
    : { name, group: `${name} ${idField === null ? "" : getString(data, idField)}` };
}
