/**
 * Encodes one model turn as stream events: indexed blocks between the start and the end of a message. The
 * encoder performs no I/O.
 */
import type { components } from "../../../../generated/gateway/types.ts";
import type { EventOf } from "../../../core/log-line.ts";
import { toResultBlock } from "../native-tools.ts";
import { BlockQueue, type IndexedPart } from "./block-queue.ts";
import { type MessageResponse, type StreamEvent, TurnAccumulator } from "./turn-accumulator.ts";

type Schemas = components["schemas"];
type ContentBlock = Extract<StreamEvent, { type: "content_block_start" }>["content_block"];
type Delta = Extract<StreamEvent, { type: "content_block_delta" }>["delta"];

/** A call to one of the gateway's tools. */
export type ToolCall = Schemas["ToolCall"];

const noUsage: Schemas["Usage"] = { input_tokens: 0, output_tokens: 0, total_tokens: 0 };

export class TurnEncoder {
  readonly #id: string;
  readonly #model: string;
  readonly #accumulator = new TurnAccumulator();
  readonly #queue = new BlockQueue<ContentBlock, Delta>();
  #started = false;

  /**
   * @param id ID of the response.
   * @param model Public ID of the model.
   */
  constructor(id: string, model: string) {
    this.#id = id;
    this.#model = model;
  }

  /** The calls to the gateway's tools so far, in order. */
  get toolCalls(): ToolCall[] {
    return listToolCalls(this.#accumulator.content);
  }

  /** The response, or `undefined` until the model has ended the turn. */
  get response(): MessageResponse | undefined {
    return this.#accumulator.response;
  }

  /**
   * Starts a block.
   *
   * @param key Identifies the block in later calls.
   */
  start(key: string, block: ContentBlock): StreamEvent[] {
    return [
      ...this.#startMessage(),
      ...this.#queue.start(key, block).map((placed) => this.#record(toEvent(placed))),
    ];
  }

  /** Adds a delta to a block. */
  delta(key: string, delta: Delta): StreamEvent[] {
    return this.#queue.delta(key, delta).map((placed) => this.#record(toEvent(placed)));
  }

  /** Ends a block. */
  stop(key: string): StreamEvent[] {
    return this.#queue.stop(key).map((placed) => this.#record(toEvent(placed)));
  }

  /** Encodes a call to a provider tool. */
  nativeCall({ toolCallId, toolName, input }: EventOf<"engine.native_call">): StreamEvent[] {
    const block: ContentBlock = { type: "server_tool_use", id: toolCallId, name: toolName, input: {} };
    return [
      ...this.start(toolCallId, block),
      ...this.delta(toolCallId, { type: "input_json_delta", partial_json: JSON.stringify(input) }),
      ...this.stop(toolCallId),
    ];
  }

  /** Encodes a provider tool's result. */
  nativeResult(event: EventOf<"engine.native_result">): StreamEvent[] {
    const key = `${event.toolCallId}-result`;
    return [...this.start(key, toResultBlock(event)), ...this.stop(key)];
  }

  /** Ends the turn. */
  end({ stopReason, stopSequence, usage: reported, counted }: EventOf<"engine.turn_end">): StreamEvent[] {
    const { inputTokens, outputTokens } = counted;
    const { cacheReadTokens, cacheWriteTokens } = reported;
    const delta = {
      stop_reason: this.#toStopReason(stopReason, stopSequence),
      ...(stopSequence !== undefined && { stop_sequence: stopSequence }),
    };
    const usage = {
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
      ...(cacheReadTokens !== undefined && { cache_read_tokens: cacheReadTokens }),
      ...(cacheWriteTokens !== undefined && { cache_write_tokens: cacheWriteTokens }),
    };
    return [
      ...this.#startMessage(),
      this.#record({ type: "message_delta", delta, usage }),
      this.#record({ type: "message_stop" }),
    ];
  }

  /**
   * Converts the engine's stop reason. If the turn contains calls, returns `tool_use`, because some providers
   * report `stop` for such a turn.
   */
  #toStopReason(reason: string, stopSequence: string | undefined): string {
    if (reason === "length") return "max_tokens";
    if (reason === "content-filter") return "refusal";
    if (this.toolCalls.length > 0) return "tool_use";
    return stopSequence === undefined ? "end_turn" : "stop_sequence";
  }

  #startMessage(): StreamEvent[] {
    if (this.#started) return [];
    this.#started = true;
    const head = { id: this.#id, type: "message", role: "assistant", model: this.#model } as const;
    return [
      this.#record({
        type: "message_start",
        message: { ...head, content: [], usage: noUsage },
      }),
    ];
  }

  #record(event: StreamEvent): StreamEvent {
    this.#accumulator.add(event);
    return event;
  }
}

function toEvent({ index, part }: IndexedPart<ContentBlock, Delta>): StreamEvent {
  if (part === "stop") return { type: "content_block_stop", index };
  return "start" in part
    ? { type: "content_block_start", index, content_block: part.start }
    : { type: "content_block_delta", index, delta: part.delta };
}

/** Returns the calls to the gateway's tools in a response. */
export function listToolCalls(content: readonly MessageResponse["content"][number][]): ToolCall[] {
  return content.flatMap((block) => {
    if (block.type !== "tool_use") return [];
    const { id, name, input } = block as Schemas["ToolUseBlock"];
    return [{ id, name, input }];
  });
}
