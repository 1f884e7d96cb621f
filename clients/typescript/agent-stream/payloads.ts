/**
 * Content blocks (A-005…A-013), event payloads (A-040…A-052) and the event order in the agent-stream
 * contract.
 */
import type { components } from "../../../generated/agent-stream/types.ts";

/** A JSON value (RFC 8259). */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

type Schemas = components["schemas"];

/** A message. In this contract, tool results are not messages. */
export type AgentMessage = Schemas["Message"];

/** A content block. Only assistant messages contain reasoning blocks. */
export type AgentContentBlock = Schemas["AssistantBlock"];

export type TextBlock = Schemas["TextBlock"];
export type ImageBlock = Schemas["ImageBlock"];
export type AudioBlock = Schemas["AudioBlock"];
export type FileBlock = Schemas["FileBlock"];
export type ReasoningBlock = Schemas["ReasoningBlock"];

export function createTextBlock(text: string): TextBlock {
  return { type: "text", text };
}

/** @param source The image URL, or its base64 data and media type. */
export function createImageBlock(source: { url: string } | { data: string; mimeType: string }): ImageBlock {
  return "url" in source
    ? { type: "image", url: source.url }
    : { type: "image", data: source.data, mime_type: source.mimeType };
}

export function createReasoningBlock(reasoning: string): ReasoningBlock {
  return { type: "reasoning", reasoning };
}

type Frame = components["schemas"]["StreamFrame"];

/** An event payload. `thread_id` is optional for backends that write events; this server always sends it. */
type Payload<Event extends { thread_id: string }> = Omit<Event, "thread_id"> & { thread_id?: string };

/** Payloads by event name. The name itself is not part of the payload. */
export type AgUiPayloads = { [Each in Frame as Each["event"]]: Payload<Each["data"]> };

export type AgUiEventName = keyof AgUiPayloads;

/**
 * Serializes an event as an SSE frame: an `event:` line, a `data:` line and a blank line.
 *
 * @returns Text to write to a response of type `text/event-stream`, encoded as UTF-8.
 * @throws {TypeError} If the payload cannot be represented in JSON.
 */
export function makeAgUiEvent<Name extends AgUiEventName>(name: Name, payload: AgUiPayloads[Name]): string {
  // Serialized JSON contains no line breaks, so it fits in one `data:` line.
  const data = JSON.stringify(payload) as string | undefined;
  if (data === undefined) {
    throw new TypeError(`The payload of the event "${name}" must be an object, not ${typeof payload}.`);
  }
  return `event: ${name}\ndata: ${data}\n\n`;
}

/** Maps each event to the events that may follow it. `begin` lists the events that may come first. */
export type EventOrder = { begin: readonly AgUiEventName[] } & Partial<
  Record<AgUiEventName, readonly AgUiEventName[]>
>;

export class Lifecycle {
  readonly #order: EventOrder;
  #last: AgUiEventName | "begin" = "begin";

  constructor(order: EventOrder) {
    this.#order = order;
  }

  /** The most recent event. */
  get last(): AgUiEventName | "begin" {
    return this.#last;
  }

  /** @throws {Error} If `event` is not allowed at this point. The message lists the allowed events. */
  step(event: AgUiEventName): void {
    const next = this.#order[this.#last] ?? [];
    if (!next.includes(event)) {
      const position = this.#last === "begin" ? "first" : `after \`${this.#last}\``;
      const allowed = next.map((name) => `\`${name}\``).join(" or ") || "nothing";
      throw new Error(`\`${event}\` cannot come ${position}. Allowed: ${allowed}.`);
    }
    this.#last = event;
  }
}
