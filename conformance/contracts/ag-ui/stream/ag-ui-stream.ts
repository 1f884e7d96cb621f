/** A stream of the contract: what every reader sees of it, and what AG-UI's client makes of it. */
import type { Json } from "../../../runner/case.ts";
import type { StreamHead, StreamReading } from "../../../runner/contract.ts";
import type { ReceivedEvent, StreamSeen } from "../../../runner/observation.ts";
import { isObject, type JsonObject, listOf, member, textOf } from "../../../stream/json.ts";
import { StreamReader } from "../../../stream/stream-reader.ts";
import { agUiForm } from "../../shared/ag-ui-events.ts";
import { Conversation } from "./conversation.ts";
import { isKnown } from "./vocabulary.ts";

/** A call, as far as it was streamed. */
export interface SeenCall {
  id: string;
  name: string;
  /** As streamed. */
  arguments: string;
  /** Content of its `TOOL_CALL_RESULT`, or `null`. */
  result: Json;
}

/** What a case sees of a stream. */
export interface AgUiStream extends StreamSeen {
  /** Text of all reasoning. */
  reasoning: string;
  /** Calls that the stream began, in order. */
  calls: SeenCall[];
  /** Ids of the calls among them that have no result. */
  pending: string[];
  /** What the end of the stream asks for consent to. */
  interrupts: Json[];
  /** The event that ended it, or `null`. */
  end: Json;
  /** The conversation as a client has it: the messages that were sent, and those of the stream. */
  messages: JsonObject[];
  /** The state as a client has it. */
  state: Json;
}

/** A member of a request by its name, or as it is written with underscores (C-010). */
export function sentMember(sent: Json | undefined, name: string): Json | undefined {
  return (
    member(sent, name) ??
    member(
      sent,
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    )
  );
}

/** Reads a stream as its bytes come. */
export class AgUiReader implements StreamReading {
  readonly #reader: StreamReader;
  readonly #conversation: Conversation;
  readonly #seen: AgUiStream;

  constructor(head: StreamHead) {
    this.#reader = new StreamReader(head, agUiForm(isKnown, "data"));
    this.#conversation = new Conversation(
      listOf(head.sent, "messages"),
      sentMember(head.sent, "state") ?? {},
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
    this.#nameRun();
  }

  push(chunk: Uint8Array): ReceivedEvent[] {
    const events = this.#reader.push(chunk);
    for (const { payload } of events) this.#take(payload);
    this.#nameRun();
    return events;
  }

  end(how: "end" | "closed" | "broken"): void {
    this.#reader.end(how);
  }

  view(): AgUiStream {
    return this.#seen;
  }

  /** The client has chosen the ids; what the server makes of them is for invariants to judge. */
  #nameRun(): void {
    const seen = this.#seen;
    const [threadId, runId] = [sentMember(seen.sent, "threadId"), sentMember(seen.sent, "runId")];
    if (typeof threadId === "string") seen.threadId = threadId;
    if (typeof runId === "string") seen.runId = runId;
  }

  #take(event: Json): void {
    const seen = this.#seen;
    this.#conversation.take(event);
    seen.state = this.#conversation.state;
    const toolCallId = textOf(event, "toolCallId");
    const call = seen.calls.find(({ id }) => id === toolCallId);
    switch (textOf(event, "type")) {
      case "REASONING_MESSAGE_CONTENT":
        seen.reasoning += textOf(event, "delta") ?? "";
        break;
      case "TOOL_CALL_START":
        if (toolCallId === undefined || call !== undefined) break;
        seen.calls.push({
          id: toolCallId,
          name: textOf(event, "toolCallName") ?? "",
          arguments: "",
          result: null,
        });
        seen.pending.push(toolCallId);
        break;
      case "TOOL_CALL_ARGS":
        if (call !== undefined) call.arguments += textOf(event, "delta") ?? "";
        break;
      case "TOOL_CALL_RESULT":
        if (call !== undefined) call.result = member(event, "content") ?? null;
        seen.pending = seen.pending.filter((id) => id !== toolCallId);
        break;
      case "RUN_FINISHED":
        seen.end = event;
        seen.interrupts = [...listOf(member(event, "outcome"), "interrupts")];
        break;
      case "RUN_ERROR":
        seen.end = event;
    }
  }
}

/** Generation of the protocol's clients that the suite acts as. */
export type Peer = "old" | "1.0";

/** Which generation of clients a stream was asked for as: the newer one says its version. */
export function peerOf({ sent }: StreamSeen): Peer {
  return typeof sentMember(sent, "protocolVersion") === "string" ? "1.0" : "old";
}

/** Whether a message is of a role. */
export function isRole(message: Json, role: string): boolean {
  return isObject(message) && message.role === role;
}
