import type {
  Response,
  ResponseFunctionToolCall,
  ResponseFunctionWebSearch,
  ResponseOutputMessage,
  ResponseOutputText,
  ResponseReasoningItem,
  ResponseStreamEvent,
} from "openai/resources/responses/responses";
import {
  type EncodablePart,
  type Encoder,
  estimatePromptTokens,
  estimateTokens,
  type FinishReason,
  type Format,
  type Frame,
  type ModelRequest,
} from "../model/format.ts";
import { openaiError } from "../openai-chat/format.ts";
import { decode } from "./decode.ts";

/** The format of OpenAI's Responses API. */
export const openaiResponses: Format = {
  name: "openai-responses",
  contentEvent: "response.output_text.delta",
  decode,
  encoder: (request, serial) => new ResponsesEncoder(request, serial),
  error: openaiError,
};

/** An event without its sequence number. */
type Unnumbered<Event> = Event extends unknown ? Omit<Event, "sequence_number"> : never;

/**
 * The reason why a response is incomplete, by finish reason. With any other finish reason, the response is
 * complete.
 */
const cutOff: Partial<
  Record<FinishReason, NonNullable<NonNullable<Response["incomplete_details"]>["reason"]>>
> = {
  length: "max_output_tokens",
  "content-filter": "content_filter",
};

/** Encodes one response. Its events are numbered, starting at 0. */
export class ResponsesEncoder implements Encoder {
  readonly #request: ModelRequest;
  readonly #id: string;
  readonly #created = Math.floor(Date.now() / 1000);
  readonly #output: (
    | ResponseOutputMessage
    | ResponseReasoningItem
    | ResponseFunctionToolCall
    | ResponseFunctionWebSearch
  )[] = [];
  #ended: Partial<Response> = { status: "in_progress" };
  #sequence = 0;

  constructor(request: ModelRequest, serial: number) {
    this.#request = request;
    this.#id = `resp_${serial}`;
  }

  start(): Frame[] {
    const response = this.response();
    return [
      this.#event({ type: "response.created", response }),
      this.#event({ type: "response.in_progress", response }),
    ];
  }

  encode(part: EncodablePart): Frame[] {
    switch (part.type) {
      case "text-start":
        return this.#startText();
      case "text-delta": {
        const { at, content } = this.#openText();
        content.text += part.delta;
        return [this.#event({ type: "response.output_text.delta", ...at, delta: part.delta, logprobs: [] })];
      }
      case "source": {
        const { at, content } = this.#openText();
        const annotation = {
          type: "url_citation" as const,
          url: part.url,
          title: part.url,
          start_index: 0,
          end_index: content.text.length,
        };
        const annotation_index = content.annotations.push(annotation) - 1;
        const event = { ...at, annotation_index, annotation };
        return [this.#event({ type: "response.output_text.annotation.added", ...event })];
      }
      case "text-end": {
        const { at, item, content } = this.#openText();
        item.status = "completed";
        return [
          this.#event({ type: "response.output_text.done", ...at, text: content.text, logprobs: [] }),
          this.#event({ type: "response.content_part.done", ...at, part: content }),
          this.#event({ type: "response.output_item.done", output_index: at.output_index, item }),
        ];
      }
      case "reasoning-start":
        return this.#startReasoning();
      case "reasoning-delta": {
        const { at, summary } = this.#openReasoning();
        summary.text += part.delta;
        return [this.#event({ type: "response.reasoning_summary_text.delta", ...at, delta: part.delta })];
      }
      case "reasoning-end": {
        const { at, item, summary } = this.#openReasoning();
        item.status = "completed";
        return [
          this.#event({ type: "response.reasoning_summary_text.done", ...at, text: summary.text }),
          this.#event({ type: "response.reasoning_summary_part.done", ...at, part: summary }),
          this.#event({ type: "response.output_item.done", output_index: at.output_index, item }),
        ];
      }
      case "call-start":
        return this.#startCall(part.id, part.name);
      case "call-delta": {
        const { at, item } = this.#openCall();
        item.arguments += part.delta;
        return [this.#event({ type: "response.function_call_arguments.delta", ...at, delta: part.delta })];
      }
      case "call-end": {
        const { at, item } = this.#openCall();
        item.status = "completed";
        return [
          this.#event({ type: "response.function_call_arguments.done", ...at, arguments: item.arguments }),
          this.#event({ type: "response.output_item.done", output_index: at.output_index, item }),
        ];
      }
      case "search":
        return this.#search(part);
      case "fail": {
        const error = { code: part.code, message: part.message } as Response["error"];
        this.#ended = { status: "failed", error };
        return [this.#event({ type: "response.failed", response: this.response() })];
      }
      case "finish": {
        const reason = cutOff[part.reason];
        this.#ended =
          reason === undefined
            ? { status: "completed", completed_at: this.#created }
            : { status: "incomplete", incomplete_details: { reason } };
        this.#ended.usage = this.#usage(part.cached);
        const type = reason !== undefined ? "response.incomplete" : "response.completed";
        return [this.#event({ type, response: this.response() })];
      }
    }
  }

  response(): Response {
    const { model, maxTokens, temperature } = this.#request;
    const response: Omit<Response, "output_text" | "access_programs"> = {
      id: this.#id,
      object: "response",
      created_at: this.#created,
      error: null,
      incomplete_details: null,
      instructions: null,
      max_output_tokens: maxTokens,
      metadata: {},
      model,
      output: this.#output,
      parallel_tool_calls: true,
      temperature,
      tool_choice: "auto",
      tools: [],
      top_p: null,
      ...this.#ended,
    };
    // The official client adds `output_text`, which the API does not send.
    return response as Response;
  }

  #startText(): Frame[] {
    const output_index = this.#output.length;
    const id = `msg_${this.#id}_${output_index}`;
    const item: ResponseOutputMessage = {
      id,
      type: "message",
      status: "in_progress",
      role: "assistant",
      content: [],
    };
    this.#output.push(item);
    const added = this.#event({ type: "response.output_item.added", output_index, item });
    const part: ResponseOutputText = { type: "output_text", text: "", annotations: [], logprobs: [] };
    item.content.push(part);
    const at = { item_id: id, output_index, content_index: 0 };
    return [added, this.#event({ type: "response.content_part.added", ...at, part })];
  }

  #startReasoning(): Frame[] {
    const output_index = this.#output.length;
    const item: ResponseReasoningItem = {
      id: `rs_${this.#id}_${output_index}`,
      type: "reasoning",
      status: "in_progress",
      summary: [],
    };
    this.#output.push(item);
    const added = this.#event({ type: "response.output_item.added", output_index, item });
    const part: ResponseReasoningItem.Summary = { type: "summary_text", text: "" };
    item.summary.push(part);
    const at = { item_id: item.id, output_index, summary_index: 0 };
    return [added, this.#event({ type: "response.reasoning_summary_part.added", ...at, part })];
  }

  #startCall(call_id: string, name: string): Frame[] {
    const output_index = this.#output.length;
    const item: ResponseFunctionToolCall & { id: string } = {
      id: `fc_${this.#id}_${output_index}`,
      type: "function_call",
      status: "in_progress",
      arguments: "",
      call_id,
      name,
    };
    this.#output.push(item);
    return [this.#event({ type: "response.output_item.added", output_index, item })];
  }

  /** Adds the provider's search. The API sends only the URLs of the pages. */
  #search({ id, query, pages }: Extract<EncodablePart, { type: "search" }>): Frame[] {
    const output_index = this.#output.length;
    const sources = pages.map(({ url }) => ({ type: "url" as const, url }));
    const item: ResponseFunctionWebSearch = {
      id: `ws_${id}`,
      type: "web_search_call",
      status: "completed",
      action: { type: "search", query, queries: [query], sources },
    };
    this.#output.push(item);
    const at = { item_id: item.id, output_index };
    // The API sends the action only with the end of the item.
    const { action: _action, ...started } = { ...item, status: "in_progress" as const };
    return [
      this.#event({
        type: "response.output_item.added",
        output_index,
        item: started as ResponseFunctionWebSearch,
      }),
      this.#event({ type: "response.web_search_call.in_progress", ...at }),
      this.#event({ type: "response.web_search_call.searching", ...at }),
      this.#event({ type: "response.web_search_call.completed", ...at }),
      this.#event({ type: "response.output_item.done", output_index, item }),
    ];
  }

  #openText() {
    const output_index = this.#output.length - 1;
    const item = this.#output[output_index] as ResponseOutputMessage;
    const content = item.content[0] as ResponseOutputText;
    return { at: { item_id: item.id, output_index, content_index: 0 }, item, content };
  }

  #openReasoning() {
    const output_index = this.#output.length - 1;
    const item = this.#output[output_index] as ResponseReasoningItem;
    const summary = item.summary[0] as ResponseReasoningItem.Summary;
    return { at: { item_id: item.id, output_index, summary_index: 0 }, item, summary };
  }

  #openCall() {
    const output_index = this.#output.length - 1;
    const item = this.#output[output_index] as ResponseFunctionToolCall & { id: string };
    return { at: { item_id: item.id, output_index }, item };
  }

  #event(event: Unnumbered<ResponseStreamEvent>): Frame {
    const numbered = { ...event, sequence_number: this.#sequence };
    this.#sequence += 1;
    return { event: event.type, data: JSON.stringify(numbered) };
  }

  #usage({ read, written } = { read: 0, written: 0 }): NonNullable<Response["usage"]> {
    const said = this.#output.map((item) => {
      if (item.type === "message")
        return item.content.map((part) => ("text" in part ? part.text : "")).join("");
      if (item.type === "web_search_call") return "";
      return item.type === "reasoning" ? item.summary.map(({ text }) => text).join("") : item.arguments;
    });
    const input_tokens = estimatePromptTokens(this.#request.messages) + read + written;
    const output_tokens = estimateTokens(said.join(""));
    return {
      input_tokens,
      input_tokens_details: { cached_tokens: read, cache_write_tokens: written },
      output_tokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input_tokens + output_tokens,
    };
  }
}
