/**
 * Accumulates a turn's stream events into the response for its step (G-156). The accumulator performs no I/O.
 */
import type { components } from "../../../../generated/gateway/types.ts";
import { parseJsonObject } from "../../../core/messages.ts";

type Schemas = components["schemas"];
/** An event in a turn, as sent in `stream_event`. */
export type StreamEvent = Schemas["StreamEvent"];
/** A turn's response. */
export type MessageResponse = Schemas["MessageResponse"];
type ResponseBlock = MessageResponse["content"][number];

/** Accumulates the events of one turn. */
export class TurnAccumulator {
  #message: Extract<StreamEvent, { type: "message_start" }>["message"] | undefined;
  #end: Pick<MessageResponse, "stop_reason" | "stop_sequence" | "usage"> | undefined;
  readonly #blocks: ResponseBlock[] = [];
  readonly #inputs = new Map<number, string>();

  /** Adds the next event. */
  add(event: StreamEvent): void {
    switch (event.type) {
      case "message_start":
        this.#message = event.message;
        break;
      case "content_block_start":
        this.#blocks[event.index] = { ...event.content_block };
        break;
      case "content_block_delta":
        this.#addDelta(event.index, event.delta);
        break;
      case "content_block_stop":
        this.#endBlock(event.index);
        break;
      case "message_delta":
        this.#end = { stop_reason: "end_turn", ...event.delta, usage: event.usage };
        break;
      default:
        break;
    }
  }

  /** The blocks received so far. */
  get content(): readonly ResponseBlock[] {
    return this.#blocks;
  }

  /** The response, or `undefined` until the turn has ended. */
  get response(): MessageResponse | undefined {
    return this.#message && this.#end && { ...this.#message, content: this.#blocks, ...this.#end };
  }

  #addDelta(index: number, delta: Extract<StreamEvent, { type: "content_block_delta" }>["delta"]): void {
    const block = this.#blocks[index];
    if (delta.type === "text_delta" && block?.type === "text") block.text += delta.text;
    else if (delta.type === "thinking_delta" && block?.type === "thinking") block.thinking += delta.thinking;
    else if (delta.type === "input_json_delta")
      this.#inputs.set(index, (this.#inputs.get(index) ?? "") + delta.partial_json);
  }

  #endBlock(index: number): void {
    const block = this.#blocks[index];
    if (block?.type === "tool_use" || block?.type === "server_tool_use")
      block.input = parseJsonObject(this.#inputs.get(index) ?? "") ?? {};
  }
}
