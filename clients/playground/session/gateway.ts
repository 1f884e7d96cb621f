/**
 * Gateway conversations. The server keeps none, so every request contains the full conversation, and every
 * result contains the messages to append.
 */
import { isObject, textIn } from "./json.ts";
import type { Call, Protocol, RunEnd, StreamEvent } from "./protocol.ts";
import type { Turn } from "./session.ts";
import { Dialogue } from "./turns.ts";

/** Types of content blocks that are tool calls: of the gateway's tools and of the provider's. */
const callTypes: ReadonlySet<unknown> = new Set(["tool_use", "server_tool_use"]);

export class Gateway implements Protocol {
  readonly contract = "gateway";
  readonly can = { cancel: true, drop: true, reconnect: false, resume: false };
  readonly #dialogue = new Dialogue();
  #end: RunEnd | undefined;
  /** The conversation in the gateway's format. */
  #messages: readonly unknown[] = [];
  /** Tool-call ids of the open turn, by block index. */
  readonly #blocks = new Map<unknown, string>();

  get turns(): readonly Turn[] {
    return this.#dialogue.turns;
  }

  get end(): RunEnd | undefined {
    return this.#end;
  }

  begin(text: string): Call {
    this.#dialogue.ask(text);
    this.#end = undefined;
    this.#messages = [...this.#messages, { role: "user", content: text }];
    const request = { model: "embedded/demo", messages: this.#messages };
    return { method: "POST", path: "/v1/runs:stream", body: { request, run: { max_turns: 8 } } };
  }

  take({ data }: StreamEvent): void {
    switch (data.type) {
      case "run_start":
        this.#dialogue.reply();
        break;
      case "stream_event":
        if (isObject(data.event)) this.#grow(data.event);
        break;
      case "tool_call_start":
        this.#dialogue.answer?.addCall(String(data.id), String(data.name), JSON.stringify(data.input));
        break;
      case "tool_result":
        this.#dialogue.answer?.addOutput(String(data.id), textIn(data.content), data.is_error === true);
        break;
      case "history_delta":
        if (Array.isArray(data.append)) this.#messages = [...this.#messages, ...data.append];
        break;
      case "run_complete":
        this.#end = { status: stopReason(data) === "cancelled" ? "cancelled" : "finished" };
        break;
      case "error": {
        const error = isObject(data.error) ? data.error : {};
        const title = String(error.code ?? error.type);
        this.#end = { status: "failed", error: { title, detail: String(error.message) } };
        break;
      }
    }
  }

  #grow({ type, index, content_block: block, delta }: Record<string, unknown>): void {
    if (type === "message_start") this.#blocks.clear();
    if (type === "content_block_start" && isObject(block) && callTypes.has(block.type)) {
      this.#blocks.set(index, String(block.id));
      this.#dialogue.answer?.addCall(String(block.id), String(block.name));
    }
    if (type !== "content_block_delta" || !isObject(delta)) return;
    if (delta.type === "text_delta") this.#dialogue.answer?.addText(String(delta.text));
    if (delta.type === "thinking_delta") this.#dialogue.answer?.addReasoning(String(delta.thinking));
    if (delta.type === "input_json_delta") {
      this.#dialogue.answer?.addInput(this.#blocks.get(index) ?? "", String(delta.partial_json));
    }
  }
}

function stopReason({ result }: Record<string, unknown>): unknown {
  return isObject(result) ? result.stop_reason : undefined;
}
