/** Messages of a snapshot while they can still change. */
import type { Content, InputContent, JsonObject, Message, ToolRepresentation } from "../types.ts";
import { CallPart, ComponentPart, type Part, TextPart } from "./parts.ts";
import type { LiveMessage } from "./view.ts";

/** A message that can still change. */
export interface Entry {
  readonly id: string;
  /** Id of the run that produced it. */
  readonly runId: string | undefined;
  /** Ids of the components in it. */
  readonly componentIds: readonly string[];
  /** Sets the state of one of its components. @returns True if the message changed. */
  setState(componentId: string, state: JsonObject | undefined): boolean;
  /** Returns the current message; the same object until it changes. */
  look(): LiveMessage;
}

/** An assistant message that is being streamed. */
export class StreamedMessage implements Entry {
  readonly id: string;
  readonly runId: string | undefined;
  /** True if one of its calls was interrupted. Such calls are removed. */
  hasCutOffCall = false;
  readonly #representation: ToolRepresentation;
  readonly #parts: Part[] = [];
  #text: TextPart | undefined;
  #lastEventAt: number | undefined;
  /** Set once the message is complete. */
  #end: Pick<Message, "createdAt" | "incomplete"> | undefined;
  #shown: LiveMessage | undefined;

  constructor(id: string, runId: string | undefined, representation: ToolRepresentation) {
    this.id = id;
    this.runId = runId;
    this.#representation = representation;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  get hasCalls(): boolean {
    return this.#parts.some((part) => part instanceof CallPart);
  }

  get componentIds(): string[] {
    return this.#parts.flatMap((part) => (part instanceof ComponentPart ? [part.id] : []));
  }

  /** Records that an event changed the message. @param timestamp Time of the event in milliseconds. */
  changed(timestamp: number | undefined): void {
    this.#lastEventAt = timestamp ?? this.#lastEventAt;
    this.#shown = undefined;
  }

  startText(): void {
    this.endText();
    this.#text = new TextPart();
    this.add(this.#text);
  }

  /** @returns True if a text block is open. */
  appendText(delta: string): boolean {
    this.#text?.append(delta);
    return this.#text !== undefined;
  }

  /** @returns True if a text block was open. */
  endText(): boolean {
    const wasOpen = this.#text !== undefined;
    this.#text?.end();
    this.#text = undefined;
    return wasOpen;
  }

  add(part: Part): void {
    this.#parts.push(part);
    this.#end = undefined;
  }

  removeCutOffCall(part: CallPart): void {
    this.#parts.splice(this.#parts.indexOf(part), 1);
    this.hasCutOffCall = true;
  }

  setState(componentId: string, state: JsonObject | undefined): boolean {
    const part = this.#parts.find(
      (part): part is ComponentPart => part instanceof ComponentPart && part.id === componentId,
    );
    if (part === undefined || part.state === state) return false;
    part.state = state;
    this.#shown = undefined;
    return true;
  }

  /** Completes the message: ends all open parts. Its `createdAt` is the time of its last event. */
  complete(incomplete?: Message["incomplete"]): void {
    if (this.#end !== undefined) return;
    this.endText();
    for (const part of this.#parts) part.end();
    this.#end = { ...createdAt(this.#lastEventAt), ...(incomplete !== undefined && { incomplete }) };
    this.#shown = undefined;
  }

  look(): LiveMessage {
    this.#shown ??= {
      id: this.id,
      role: "assistant",
      ...(this.#representation === "blocks" ? this.#asBlocks() : this.#asFields()),
      ...(this.#text !== undefined && { streaming: true as const }),
      ...this.#end,
    };
    return this.#shown;
  }

  #asBlocks(): Pick<LiveMessage, "content"> {
    return {
      content: this.#parts.map((part) => (part instanceof CallPart ? part.lookAsBlock() : part.look())),
    };
  }

  #asFields(): Pick<LiveMessage, "content" | "toolCalls"> {
    const content = this.#parts.flatMap((part) => (part instanceof CallPart ? [] : part.look()));
    const toolCalls = this.#parts.flatMap((part) => (part instanceof CallPart ? part.look() : []));
    return { content, ...(toolCalls.length > 0 && { toolCalls }) };
  }
}

/** A message received as a whole. */
export class WholeMessage implements Entry {
  readonly id: string;
  readonly runId: string | undefined;
  #message: Message;

  constructor(message: Message, runId: string | undefined) {
    this.id = message.id;
    this.runId = runId;
    this.#message = message;
  }

  get componentIds(): string[] {
    return this.#message.content.flatMap((block) => (block.type === "component" ? [block.id] : []));
  }

  setState(componentId: string, state: JsonObject | undefined): boolean {
    let changed = false;
    const content = this.#message.content.map((block): Content => {
      if (block.type !== "component" || block.id !== componentId || block.state === state) return block;
      changed = true;
      const { state: _, ...rest } = block;
      return { ...rest, ...(state !== undefined && { state }) };
    });
    if (changed) this.#message = { ...this.#message, content };
    return changed;
  }

  look(): LiveMessage {
    return this.#message;
  }
}

/** The result of a tool call. */
export interface ToolResult {
  toolCallId: string;
  content: InputContent[];
  isError?: boolean | undefined;
}

/** Builds the message that holds a tool result. */
export function resultMessage(
  id: string,
  { toolCallId, content, isError }: ToolResult,
  timestamp: number | undefined,
  representation: ToolRepresentation,
): Message {
  const error = isError === true && { isError };
  const time = createdAt(timestamp);
  return representation === "blocks"
    ? {
        id,
        role: "user",
        content: [{ type: "tool_result", toolUseId: toolCallId, content, ...error }],
        ...time,
      }
    : { id, role: "tool", toolCallId, content, ...error, ...time };
}

/** @returns An empty object if the timestamp is not a valid time. */
function createdAt(timestamp = Number.NaN): Pick<Message, "createdAt"> {
  const time = new Date(timestamp);
  return Number.isNaN(time.getTime()) ? {} : { createdAt: time.toISOString() };
}
