import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionMessage,
  ChatCompletionMessageFunctionToolCall,
} from "openai/resources/chat/completions";
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

/** The format of OpenAI's Chat Completions API. */
export const openaiChat: Format = {
  name: "openai-chat",
  decode,
  encoder: (request, serial) => new ChatEncoder(request, serial),
  error: openaiError,
};

const types: Record<number, [type: string, code: string | null]> = {
  400: ["invalid_request_error", null],
  401: ["invalid_request_error", "invalid_api_key"],
  429: ["requests", "rate_limit_exceeded"],
};

export function openaiError(status: number, message: string, code?: string): object {
  const [type, usual] = types[status] ?? ["server_error", null];
  return { error: { message, type, param: null, code: code ?? usual } };
}

const finishReasons = {
  stop: "stop",
  length: "length",
  "content-filter": "content_filter",
  "tool-calls": "tool_calls",
} as const;

/** Encodes one response. A stream contains usage only if the request asks for it. */
export class ChatEncoder implements Encoder {
  readonly #request: ModelRequest;
  readonly #head: { id: string; created: number; model: string };
  readonly #calls: ChatCompletionMessageFunctionToolCall[] = [];
  readonly #annotations: ChatCompletionMessage.Annotation[] = [];
  #text = "";
  #finish: Finish = { type: "finish", reason: "stop" };

  constructor(request: ModelRequest, serial: number) {
    this.#request = request;
    this.#head = {
      id: `chatcmpl-${serial}`,
      created: Math.floor(Date.now() / 1000),
      model: request.model,
    };
  }

  start(): Frame[] {
    return [this.#delta({ role: "assistant", content: "", refusal: null })];
  }

  encode(part: EncodablePart): Frame[] {
    switch (part.type) {
      case "text-delta":
        this.#text += part.delta;
        return [this.#delta({ content: part.delta })];
      case "source": {
        const end_index = this.#text.length;
        const url_citation = { url: part.url, title: part.url, start_index: 0, end_index };
        const annotation = { type: "url_citation" as const, url_citation };
        this.#annotations.push(annotation);
        // The official client's types include annotations only in responses, but streams have them, too.
        return [this.#delta({ annotations: [annotation] } as ChatCompletionChunk.Choice.Delta)];
      }
      case "reasoning-delta":
        // Models from providers other than OpenAI send reasoning in this field.
        return [this.#delta({ reasoning_content: part.delta } as ChatCompletionChunk.Choice.Delta)];
      case "call-start": {
        const { id, name } = part;
        const index = this.#calls.length;
        this.#calls.push({ id, type: "function", function: { name, arguments: "" } });
        return [
          this.#delta({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] }),
        ];
      }
      case "call-delta": {
        const index = this.#calls.length - 1;
        const call = this.#calls[index];
        if (call) call.function.arguments += part.delta;
        return [this.#delta({ tool_calls: [{ index, function: { arguments: part.delta } }] })];
      }
      case "search":
        throw new Error("Chat Completions has no web search");
      case "text-end":
      case "text-start":
      case "reasoning-start":
      case "reasoning-end":
      case "call-end":
        return [];
      case "fail":
        return [{ data: JSON.stringify(openaiError(500, part.message, part.code)) }];
      case "finish":
        this.#finish = part;
        return [
          this.#delta({}, finishReasons[part.reason]),
          ...(this.#request.includeUsage ? [this.#chunk({ choices: [], usage: this.#usage() })] : []),
          { data: "[DONE]" },
        ];
    }
  }

  response(): ChatCompletion {
    const message = {
      role: "assistant" as const,
      content: this.#text || !this.#calls.length ? this.#text : null,
      refusal: null,
      ...(this.#annotations.length > 0 && { annotations: this.#annotations }),
      ...(this.#calls.length > 0 && { tool_calls: this.#calls }),
    };
    const finish_reason = finishReasons[this.#finish.reason];
    return {
      ...this.#head,
      object: "chat.completion",
      choices: [{ index: 0, message, logprobs: null, finish_reason }],
      usage: this.#usage(),
    };
  }

  #delta(
    delta: ChatCompletionChunk.Choice.Delta,
    finish_reason: ChatCompletionChunk.Choice["finish_reason"] = null,
  ): Frame {
    return this.#chunk({ choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
  }

  #chunk(rest: Pick<ChatCompletionChunk, "choices" | "usage">): Frame {
    const chunk: ChatCompletionChunk = {
      ...this.#head,
      object: "chat.completion.chunk",
      // If usage is requested, every chunk of the stream has this field, but only the last chunk has a value
      // in it.
      ...(this.#request.includeUsage && { usage: null }),
      ...rest,
    };
    return { data: JSON.stringify(chunk) };
  }

  #usage(): NonNullable<ChatCompletion["usage"]> {
    const { cached } = this.#finish;
    const prompt_tokens =
      estimatePromptTokens(this.#request.messages) + (cached?.read ?? 0) + (cached?.written ?? 0);
    const completion_tokens = estimateTokens(
      this.#text + this.#calls.map((call) => call.function.arguments).join(""),
    );
    return {
      prompt_tokens,
      // The API does not report the tokens written to the cache.
      ...(cached && { prompt_tokens_details: { cached_tokens: cached.read } }),
      completion_tokens,
      total_tokens: prompt_tokens + completion_tokens,
    };
  }
}
