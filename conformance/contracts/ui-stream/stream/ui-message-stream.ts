/** Reads UI message streams, and builds the message of the response as the AI SDK does. */
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { ObservedStream, ReceivedEvent } from "../../../runner/observation.ts";
import { getArray, getField, getString, type JsonObject, parseJson } from "../../../stream/json.ts";
import { type StreamFormat, StreamReader } from "../../../stream/stream-reader.ts";

/** The event that stands for the frame after the last chunk. */
export const doneMark = "[DONE]";

/** An observed UI message stream. */
export interface UiStream extends ObservedStream {
  /** The JSON request body, or `null`. */
  sent: Json;
  /** The message of the response so far, or `null` before its `start`. */
  message: JsonObject | null;
  /** The client's messages: those that it sent, and the message of the response. */
  messages: Json[];
  /** The parts of the message's tool calls. */
  calls: JsonObject[];
  /** The `finish` chunk, or `null`. */
  finish: Json;
}

const groups: Readonly<Record<string, string>> = {
  "text-delta": "id",
  "reasoning-delta": "id",
  "tool-input-delta": "toolCallId",
};

const streamFormat: StreamFormat = {
  frames: "any but event",
  endMark: doneMark,
  shapeEntry(chunk) {
    if (chunk === doneMark) return { name: doneMark };
    const name = getString(chunk, "type");
    if (name === undefined) return undefined;
    const idField = Object.hasOwn(groups, name) ? groups[name] : undefined;
    return idField === undefined ? { name } : { name, group: `${name} ${getString(chunk, idField)}` };
  },
};

/** Parses a stream incrementally. */
export class UiReader implements StreamReading {
  readonly #reader: StreamReader;
  readonly #seen: UiStream;
  #parts: JsonObject[] = [];
  /** Open text and reasoning parts, by ID. */
  readonly #open = new Map<string, JsonObject>();

  constructor(head: StreamHead) {
    this.#reader = new StreamReader(head, streamFormat);
    this.#seen = Object.assign(this.#reader.view(), {
      sent: head.sent ?? null,
      runId: head.headers["x-workflow-run-id"] ?? null,
      threadId: decode(head.headers["x-thread-id"]),
      message: null,
      messages: [...getArray(head.sent, "messages")],
      calls: [],
      finish: null,
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

  view(): UiStream {
    return this.#seen;
  }

  #accumulate(chunk: Json): void {
    const seen = this.#seen;
    const type = getString(chunk, "type") ?? "";
    const id = getString(chunk, "id") ?? "";
    switch (type) {
      case "start":
        this.#start(getString(chunk, "messageId") ?? "");
        break;
      case "start-step":
        this.#parts.push({ type: "step-start" });
        break;
      case "reset-step":
        this.#parts.splice(this.#parts.findLastIndex((part) => part.type === "step-start") + 1);
        seen.text = this.#parts.map((part) => (part.type === "text" ? part.text : "")).join("");
        break;
      case "text-start":
      case "reasoning-start": {
        const part: JsonObject = { type: type.slice(0, -"-start".length), text: "" };
        this.#open.set(id, part);
        this.#parts.push(part);
        break;
      }
      case "text-delta":
      case "reasoning-delta": {
        const part = this.#open.get(id);
        const delta = getString(chunk, "delta") ?? "";
        if (part !== undefined) part.text = `${part.text}${delta}`;
        if (type === "text-delta") seen.text += delta;
        break;
      }
      case "text-end":
      case "reasoning-end":
        this.#open.delete(id);
        break;
      case "finish":
        seen.finish = chunk;
        break;
      default:
        if (type.startsWith("tool-")) this.#changeCall(type, chunk);
        else if (type.startsWith("data-")) this.#changeData(type, chunk);
        else if (type.startsWith("source-") || type === "file") this.#parts.push(chunk as JsonObject);
    }
    if (seen.message !== null) seen.calls = this.#parts.filter((part) => "toolCallId" in part);
  }

  /** Starts the message, or continues the last message of the request. */
  #start(id: string): void {
    const seen = this.#seen;
    const last = seen.messages.at(-1);
    const continued = getString(last, "id") === id ? getArray(last, "parts") : undefined;
    if (continued !== undefined) seen.messages.pop();
    this.#parts = structuredClone([...(continued ?? [])]) as JsonObject[];
    seen.message = { id, role: "assistant", parts: this.#parts };
    seen.messages.push(seen.message);
  }

  #changeCall(type: string, chunk: Json): void {
    const toolCallId = getString(chunk, "toolCallId") ?? "";
    let call = this.#parts.findLast((part) => part.toolCallId === toolCallId);
    if (type === "tool-input-start" || (call === undefined && type.startsWith("tool-input-"))) {
      const toolName = getString(chunk, "toolName") ?? "";
      const isDynamic = getField(chunk, "dynamic") === true;
      call = {
        type: isDynamic ? "dynamic-tool" : `tool-${toolName}`,
        ...(isDynamic && { toolName }),
        toolCallId,
        state: "input-streaming",
        ...(getField(chunk, "providerExecuted") === true && { providerExecuted: true }),
      };
      this.#parts.push(call);
    }
    if (call === undefined) return;
    const { args } = this.#seen;
    switch (type) {
      case "tool-input-delta":
        args[toolCallId] = (args[toolCallId] ?? "") + (getString(chunk, "inputTextDelta") ?? "");
        break;
      case "tool-input-available":
        Object.assign(call, { state: "input-available", input: getField(chunk, "input") ?? null });
        break;
      case "tool-input-error":
        Object.assign(call, {
          state: "output-error",
          input: getField(chunk, "input") ?? null,
          errorText: getField(chunk, "errorText") ?? null,
          ...(getField(chunk, "providerExecuted") === true && { providerExecuted: true }),
        });
        break;
      case "tool-approval-request":
        Object.assign(call, {
          state: "approval-requested",
          approval: { id: getField(chunk, "approvalId") ?? null },
        });
        break;
      case "tool-output-available":
        Object.assign(call, { state: "output-available", output: getField(chunk, "output") ?? null });
        break;
      case "tool-output-error":
        Object.assign(call, { state: "output-error", errorText: getField(chunk, "errorText") ?? null });
        break;
      case "tool-output-denied":
        call.state = "output-denied";
    }
  }

  #changeData(type: string, chunk: Json): void {
    const { props } = this.#seen;
    if (type === "data-component-props") {
      const componentId = getString(getField(chunk, "data"), "componentId") ?? "";
      const delta = getString(getField(chunk, "data"), "delta") ?? "";
      props[componentId] = (props[componentId] ?? "") + delta;
    }
    if (getField(chunk, "transient") === true) return;
    const id = getField(chunk, "id") ?? null;
    const data = getField(chunk, "data") ?? null;
    const part = this.#parts.find((each) => each.type === type && each.id === id);
    if (part === undefined) this.#parts.push({ type, id, data });
    else part.data = data;
  }
}

function decode(header: string | undefined): string | null {
  if (header === undefined) return null;
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}

/** Parses the JSON text of a call's arguments. */
export function parseArguments(text: string): Json | undefined {
  return text === "" ? {} : parseJson(text);
}
