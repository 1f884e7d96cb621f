/** Reads AG-UI streams, and builds the conversation in the same way as AG-UI's client. */
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { ObservedStream, ReceivedEvent } from "../../../runner/observation.ts";
import { getArray, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";
import { StreamReader } from "../../../stream/stream-reader.ts";
import { createAgUiFormat } from "../../shared/ag-ui-events.ts";
import { Conversation } from "./conversation.ts";
import { ChunkExpander } from "./expand-chunks.ts";
import { isKnown } from "./vocabulary.ts";

/** A streamed tool call. */
export interface ObservedCall {
  id: string;
  name: string;
  /** The concatenated argument deltas. */
  arguments: string;
  /** The content of the call's `TOOL_CALL_RESULT`, or `null` if there is none. */
  result: Json;
}

/** An observed AG-UI stream, for a case's checks. */
export interface AgUiStream extends ObservedStream {
  /** The concatenated reasoning deltas. */
  reasoning: string;
  /** The calls that started in the stream, in order. */
  calls: ObservedCall[];
  /** The ids of the calls that have no result. */
  pending: string[];
  /** The approval requests in the terminal event. */
  interrupts: Json[];
  /** The terminal event, or `null`. */
  end: Json;
  /** The client's messages: first the messages that it sent, then the messages from the stream. */
  messages: JsonObject[];
  /** The client's state. */
  state: Json;
}

/** Returns a request field by its camelCase or snake_case name (C-010). */
export function getInputField(sent: Json | undefined, name: string): Json | undefined {
  return (
    getField(sent, name) ??
    getField(
      sent,
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    )
  );
}

/** Parses a stream incrementally. */
export class AgUiReader implements StreamReading {
  readonly #reader: StreamReader;
  readonly #conversation: Conversation;
  readonly #seen: AgUiStream;
  readonly #expander = new ChunkExpander();

  constructor(head: StreamHead) {
    this.#reader = new StreamReader(head, createAgUiFormat(isKnown, "data"));
    this.#conversation = new Conversation(
      getArray(head.sent, "messages"),
      getInputField(head.sent, "state") ?? {},
    );
    this.#seen = Object.assign(this.#reader.view(), {
      reasoning: "",
      calls: [],
      pending: [],
      interrupts: [],
      end: null,
      messages: this.#conversation.messages,
      state: this.#conversation.state,
    });
    this.#setIds();
  }

  push(chunk: Uint8Array): ReceivedEvent[] {
    const events = this.#reader.push(chunk);
    for (const { payload } of events) {
      for (const { event } of this.#expander.add(payload, 0)) {
        // The reader counts the deltas in other events.
        if (event !== payload) this.#addChunkDelta(event);
        this.#accumulate(event);
      }
    }
    this.#setIds();
    return events;
  }

  end(how: "end" | "closed" | "broken"): void {
    this.#reader.end(how);
  }

  view(): AgUiStream {
    return this.#seen;
  }

  /** Sets the ids that the client chose. Invariants compare them with the ids that the server sends. */
  #setIds(): void {
    const seen = this.#seen;
    const [threadId, runId] = [getInputField(seen.sent, "threadId"), getInputField(seen.sent, "runId")];
    if (typeof threadId === "string") seen.threadId = threadId;
    if (typeof runId === "string") seen.runId = runId;
  }

  #addChunkDelta(event: Json): void {
    const delta = getString(event, "delta") ?? "";
    const type = getString(event, "type");
    const toolCallId = getString(event, "toolCallId");
    if (type === "TEXT_MESSAGE_CONTENT") this.#seen.text += delta;
    if (type === "TOOL_CALL_ARGS" && toolCallId !== undefined)
      this.#seen.args[toolCallId] = (this.#seen.args[toolCallId] ?? "") + delta;
  }

  #accumulate(event: Json): void {
    const seen = this.#seen;
    this.#conversation.apply(event);
    seen.state = this.#conversation.state;
    const toolCallId = getString(event, "toolCallId");
    const call = seen.calls.find(({ id }) => id === toolCallId);
    switch (getString(event, "type")) {
      case "REASONING_MESSAGE_CONTENT":
        seen.reasoning += getString(event, "delta") ?? "";
        break;
      case "TOOL_CALL_START":
        if (toolCallId === undefined || call !== undefined) break;
        seen.calls.push({
          id: toolCallId,
          name: getString(event, "toolCallName") ?? "",
          arguments: "",
          result: null,
        });
        seen.pending.push(toolCallId);
        break;
      case "TOOL_CALL_ARGS":
        if (call !== undefined) call.arguments += getString(event, "delta") ?? "";
        break;
      case "TOOL_CALL_RESULT":
        if (call !== undefined) call.result = getField(event, "content") ?? null;
        seen.pending = seen.pending.filter((id) => id !== toolCallId);
        break;
      case "RUN_FINISHED":
        seen.end = event;
        seen.interrupts = [...getArray(getField(event, "outcome"), "interrupts")];
        break;
      case "RUN_ERROR":
        seen.end = event;
    }
  }
}

/** The protocol version of the client that the suite imitates. */
export type ClientVersion = "old" | "1.0";

/** Returns the protocol version of the client that requested a stream. Only clients of 1.0 and newer send a version. */
export function getClientVersion({ sent }: ObservedStream): ClientVersion {
  return typeof getInputField(sent, "protocolVersion") === "string" ? "1.0" : "old";
}

/** Returns the protocol version in which a stream must be sent: 1.1 unless the client has no or an older version. */
export function selectStreamVersion({ sent }: ObservedStream): "1.0" | "1.1" {
  const declared = getInputField(sent, "protocolVersion");
  return typeof declared !== "string" || /^(0+\.\d+|0*1\.0+)$/.test(declared) ? "1.0" : "1.1";
}

/** Returns true if a message has the given role. */
export function hasRole(message: Json, role: string): boolean {
  return isObject(message) && message.role === role;
}
