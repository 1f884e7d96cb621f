/** The messages in a snapshot while they can still change. */
import type { Content, InputContent, JsonObject, Message, ToolRepresentation } from "../types.ts";
import { ComponentPart, type Part, TextPart, ToolCallPart } from "./parts.ts";
import type { LiveMessage } from "./run-snapshot.ts";

/** A message that can still change. */
export interface MessageEntry {
  readonly id: string;
  /** The id of the run that produced the message. */
  readonly runId: string | undefined;
  /** The ids of the components in the message. */
  readonly componentIds: readonly string[];
  /**
   * Sets the state of one of the message's components.
   *
   * @returns True if the message changed.
   */
  setState(componentId: string, state: JsonObject | undefined): boolean;
  /** Returns the current message, which is the same object until it changes. */
  getSnapshot(): LiveMessage;
}

/** An assistant message that is being streamed. */
export class StreamedMessage implements MessageEntry {
  readonly id: string;
  readonly runId: string | undefined;
  /** True if one of the message's calls was interrupted. Interrupted calls are removed. */
  hasInterruptedCall = false;
  readonly #representation: ToolRepresentation;
  readonly #parts: Part[] = [];
  #text: TextPart | undefined;
  #lastEventAt: number | undefined;
  /** Set once the message is complete. */
  #completion: Pick<Message, "createdAt" | "incomplete"> | undefined;
  #snapshot: LiveMessage | undefined;

  constructor(id: string, runId: string | undefined, representation: ToolRepresentation) {
    this.id = id;
    this.runId = runId;
    this.#representation = representation;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  get hasCalls(): boolean {
    return this.#parts.some((part) => part instanceof ToolCallPart);
  }

  get componentIds(): string[] {
    return this.#parts.flatMap((part) => (part instanceof ComponentPart ? [part.id] : []));
  }

  /**
   * Records that an event changed the message.
   *
   * @param timestamp The time of the event in milliseconds.
   */
  recordChange(timestamp: number | undefined): void {
    this.#lastEventAt = timestamp ?? this.#lastEventAt;
    this.#snapshot = undefined;
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
    this.#completion = undefined;
  }

  removeInterruptedCall(part: ToolCallPart): void {
    this.#parts.splice(this.#parts.indexOf(part), 1);
    this.hasInterruptedCall = true;
  }

  setState(componentId: string, state: JsonObject | undefined): boolean {
    const part = this.#parts.find(
      (part): part is ComponentPart => part instanceof ComponentPart && part.id === componentId,
    );
    if (part === undefined || part.state === state) return false;
    part.state = state;
    this.#snapshot = undefined;
    return true;
  }

  /** Completes the message by ending all open parts. Its `createdAt` is the time of its last event. */
  complete(incomplete?: Message["incomplete"]): void {
    if (this.#completion !== undefined) return;
    this.endText();
    for (const part of this.#parts) part.end();
    this.#completion = { ...toCreatedAt(this.#lastEventAt), ...(incomplete !== undefined && { incomplete }) };
    this.#snapshot = undefined;
  }

  getSnapshot(): LiveMessage {
    this.#snapshot ??= {
      id: this.id,
      role: "assistant",
      ...(this.#representation === "blocks" ? this.#asBlocks() : this.#asFields()),
      ...(this.#text !== undefined && { streaming: true as const }),
      ...this.#completion,
    };
    return this.#snapshot;
  }

  #asBlocks(): Pick<LiveMessage, "content"> {
    return {
      content: this.#parts.map((part) =>
        part instanceof ToolCallPart ? part.getBlockSnapshot() : part.getSnapshot(),
      ),
    };
  }

  #asFields(): Pick<LiveMessage, "content" | "toolCalls"> {
    const content = this.#parts.flatMap((part) => (part instanceof ToolCallPart ? [] : part.getSnapshot()));
    const toolCalls = this.#parts.flatMap((part) => (part instanceof ToolCallPart ? part.getSnapshot() : []));
    return { content, ...(toolCalls.length > 0 && { toolCalls }) };
  }
}

/** A message that was received complete rather than in deltas. */
export class CompleteMessage implements MessageEntry {
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

  getSnapshot(): LiveMessage {
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
export function createResultMessage(
  id: string,
  { toolCallId, content, isError }: ToolResult,
  timestamp: number | undefined,
  representation: ToolRepresentation,
): Message {
  const error = isError === true && { isError };
  const time = toCreatedAt(timestamp);
  return representation === "blocks"
    ? {
        id,
        role: "user",
        content: [{ type: "tool_result", toolUseId: toolCallId, content, ...error }],
        ...time,
      }
    : { id, role: "tool", toolCallId, content, ...error, ...time };
}

/** @returns An empty object if the timestamp is missing or is not a valid time. */
function toCreatedAt(timestamp = Number.NaN): Pick<Message, "createdAt"> {
  const time = new Date(timestamp);
  return Number.isNaN(time.getTime()) ? {} : { createdAt: time.toISOString() };
}
