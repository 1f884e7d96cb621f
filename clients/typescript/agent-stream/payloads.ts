/** Data of the agent-stream contract: content blocks (A-005…A-013), event payloads (A-040…A-052), the order of events. */
import type { components } from "../../../generated/agent-stream/types.ts";

/** A value that JSON has a form for (RFC 8259). */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

type Schemas = components["schemas"];

/** A message; tool results are no messages here. */
export type AgentMessage = Schemas["Message"];

/** A block of any message. Those of reasoning are the assistant's alone. */
export type AgentContentBlock = Schemas["AssistantBlock"];

export type TextBlock = Schemas["TextBlock"];
export type ImageBlock = Schemas["ImageBlock"];
export type AudioBlock = Schemas["AudioBlock"];
export type FileBlock = Schemas["FileBlock"];
export type ReasoningBlock = Schemas["ReasoningBlock"];

export function textBlock(text: string): TextBlock {
  return { type: "text", text };
}

/** @param source Where the picture is: its URL, or itself in base64 with its media type. */
export function imageBlock(source: { url: string } | { data: string; mimeType: string }): ImageBlock {
  return "url" in source
    ? { type: "image", url: source.url }
    : { type: "image", data: source.data, mime_type: source.mimeType };
}

export function reasoningBlock(reasoning: string): ReasoningBlock {
  return { type: "reasoning", reasoning };
}

type Frame = components["schemas"]["StreamFrame"];

/** The thread is there if the event's author tells it: this server always does. */
type Payload<Event extends { thread_id: string }> = Omit<Event, "thread_id"> & { thread_id?: string };

/** Payloads by event name; a payload does not repeat the name. */
export type AgUiPayloads = { [Each in Frame as Each["event"]]: Payload<Each["data"]> };

export type AgUiEventName = keyof AgUiPayloads;

/**
 * An event as a whole SSE frame: `event:` line, `data:` line, blank line.
 *
 * @returns Text to be written to a response of type `text/event-stream`, encoded as UTF-8.
 * @throws {TypeError} for a payload that JSON has no form for.
 */
export function makeAgUiEvent<Name extends AgUiEventName>(name: Name, payload: AgUiPayloads[Name]): string {
  // JSON text has no line break of its own, so one `data:` line holds it.
  const data = JSON.stringify(payload) as string | undefined;
  if (data === undefined) {
    throw new TypeError(
      `The payload of the event "${name}" is ${typeof payload}: pass an object with its members.`,
    );
  }
  return `event: ${name}\ndata: ${data}\n\n`;
}

/** For each event those that may come next, and at `begin` those that may come first. */
export type Order = { begin: readonly AgUiEventName[] } & Partial<
  Record<AgUiEventName, readonly AgUiEventName[]>
>;

export class Lifecycle {
  readonly #order: Order;
  #last: AgUiEventName | "begin" = "begin";

  constructor(order: Order) {
    this.#order = order;
  }

  /** The event that came last. */
  get last(): AgUiEventName | "begin" {
    return this.#last;
  }

  /** @throws Error when `event` cannot come now, with those that can. */
  step(event: AgUiEventName): void {
    const next = this.#order[this.#last] ?? [];
    if (!next.includes(event)) {
      const place = this.#last === "begin" ? "first" : `after \`${this.#last}\``;
      const allowed = next.map((name) => `\`${name}\``).join(" or ") || "nothing";
      throw new Error(`\`${event}\` cannot come ${place}: ${allowed} can.`);
    }
    this.#last = event;
  }
}
