import type {
  Message,
  RawMessageStreamEvent,
  ServerToolUseBlock,
  TextBlock,
  TextCitation,
  ThinkingBlock,
  ToolUseBlock,
  WebSearchToolResultBlock,
} from "@anthropic-ai/sdk/resources/messages";
import { readArguments } from "../model/content.ts";
import {
  type EncodablePart,
  type Encoder,
  estimatePromptTokens,
  estimateTokens,
  type Finish,
  type Format,
  type Frame,
  type ModelRequest,
} from "../model/format.ts";
import { decode } from "./decode.ts";

/** The format of Anthropic's Messages API. */
export const anthropicMessages: Format = {
  name: "anthropic",
  contentEvent: "content_block_delta",
  decode,
  encoder: (request, serial) => new MessagesEncoder(request, serial),
  error: anthropicError,
};

const types: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  503: "overloaded_error",
  529: "overloaded_error",
};

export function anthropicError(status: number, message: string): object {
  return { type: "error", error: { type: types[status] ?? "api_error", message }, request_id: null };
}

const stopReasons = {
  stop: "end_turn",
  length: "max_tokens",
  "content-filter": "refusal",
  "tool-calls": "tool_use",
} as const;

/** Placeholder for the signature of reasoning and of citations. Only Anthropic can verify a signature. */
const signature = "c2lnbmVk";

/** A content block, and the text streamed so far. */
interface Streamed {
  block: TextBlock | ThinkingBlock | ToolUseBlock | ServerToolUseBlock | WebSearchToolResultBlock;
  said: string;
}

/** Encodes one response. */
export class MessagesEncoder implements Encoder {
  readonly #request: ModelRequest;
  readonly #id: string;
  readonly #blocks: Streamed[] = [];
  #finish: Finish | undefined;

  constructor(request: ModelRequest, serial: number) {
    this.#request = request;
    this.#id = `msg_${serial}`;
  }

  start(): Frame[] {
    return [eventFrame({ type: "message_start", message: this.response() }), eventFrame({ type: "ping" })];
  }

  encode(part: EncodablePart): Frame[] {
    const index = this.#blocks.length - 1;
    switch (part.type) {
      case "text-start":
        return this.#start({ type: "text", text: "", citations: null });
      case "reasoning-start":
        return this.#start({ type: "thinking", thinking: "", signature: "" });
      case "call-start":
        return this.#start({
          type: "tool_use",
          id: part.id,
          name: part.name,
          input: {},
          caller: { type: "direct" },
        });
      case "text-delta":
        this.#say(part.delta);
        return [
          eventFrame({ type: "content_block_delta", index, delta: { type: "text_delta", text: part.delta } }),
        ];
      case "source": {
        const citation: TextCitation = {
          type: "web_search_result_location",
          url: part.url,
          title: part.url,
          cited_text: "",
          encrypted_index: signature,
        };
        const open = this.#blocks.at(-1)?.block;
        if (open?.type === "text") open.citations = [...(open.citations ?? []), citation];
        return [
          eventFrame({ type: "content_block_delta", index, delta: { type: "citations_delta", citation } }),
        ];
      }
      case "reasoning-delta": {
        this.#say(part.delta);
        const delta = { type: "thinking_delta" as const, thinking: part.delta };
        return [eventFrame({ type: "content_block_delta", index, delta })];
      }
      case "call-delta":
        return [this.#addInput(part.delta)];
      case "search":
        return this.#search(part);
      case "reasoning-end": {
        const delta = { type: "signature_delta" as const, signature };
        return [eventFrame({ type: "content_block_delta", index, delta }), this.#stop()];
      }
      case "text-end":
      case "call-end":
        return [this.#stop()];
      case "fail":
        return [{ event: "error", data: JSON.stringify(anthropicError(500, part.message)) }];
      case "finish": {
        this.#finish = part;
        const { stop_reason, stop_sequence, stop_details, container, usage } = this.response();
        return [
          eventFrame({
            type: "message_delta",
            delta: { stop_reason, stop_sequence, stop_details, container },
            usage,
          }),
          eventFrame({ type: "message_stop" }),
        ];
      }
    }
  }

  response(): Message {
    const content = this.#blocks.map(({ block, said }) => {
      if (block.type === "text") return { ...block, text: said };
      if (block.type === "thinking") return { ...block, thinking: said, signature };
      if (block.type === "web_search_tool_result") return block;
      return { ...block, input: readArguments(said || "{}") };
    });
    const searches = content.filter(({ type }) => type === "server_tool_use").length;
    return {
      id: this.#id,
      type: "message",
      role: "assistant",
      model: this.#request.model,
      content,
      container: null,
      diagnostics: null,
      stop_details: null,
      stop_reason: this.#finish ? toStopReason(this.#finish) : null,
      stop_sequence: this.#finish?.stopSequence ?? null,
      usage: {
        cache_creation: null,
        cache_creation_input_tokens: this.#finish?.cached?.written ?? 0,
        cache_read_input_tokens: this.#finish?.cached?.read ?? 0,
        inference_geo: null,
        input_tokens: estimatePromptTokens(this.#request.messages),
        output_tokens: estimateTokens(this.#blocks.map(({ said }) => said).join("")),
        output_tokens_details: null,
        server_tool_use: searches === 0 ? null : { web_search_requests: searches, web_fetch_requests: 0 },
        service_tier: "standard",
        speed: null,
      },
    };
  }

  /** Adds the provider's call to its search, and the result. */
  #search({ id, query, pages }: Extract<EncodablePart, { type: "search" }>): Frame[] {
    const use = { id: `srvtoolu_${id}`, caller: { type: "direct" as const } };
    return [
      ...this.#start({ type: "server_tool_use", name: "web_search", input: {}, ...use }),
      this.#addInput(JSON.stringify({ query })),
      this.#stop(),
      ...this.#start({
        type: "web_search_tool_result",
        tool_use_id: use.id,
        caller: use.caller,
        content: pages.map(({ url, title, age = null, encrypted = signature }) => ({
          type: "web_search_result",
          url,
          title,
          page_age: age,
          encrypted_content: encrypted,
        })),
      }),
      this.#stop(),
    ];
  }

  #addInput(partial_json: string): Frame {
    this.#say(partial_json);
    const index = this.#blocks.length - 1;
    return eventFrame({
      type: "content_block_delta",
      index,
      delta: { type: "input_json_delta", partial_json },
    });
  }

  #stop(): Frame {
    return eventFrame({ type: "content_block_stop", index: this.#blocks.length - 1 });
  }

  #start(block: Streamed["block"]): Frame[] {
    const index = this.#blocks.push({ block, said: "" }) - 1;
    return [eventFrame({ type: "content_block_start", index, content_block: block })];
  }

  #say(delta: string): void {
    const open = this.#blocks.at(-1);
    if (open) open.said += delta;
  }
}

function toStopReason({ reason, stopSequence }: Finish): NonNullable<Message["stop_reason"]> {
  return stopSequence === undefined ? stopReasons[reason] : "stop_sequence";
}

/** Returns the frame for an event. The official client's types do not include ping events. */
function eventFrame(event: RawMessageStreamEvent | { type: "ping" }): Frame {
  return { event: event.type, data: JSON.stringify(event) };
}
