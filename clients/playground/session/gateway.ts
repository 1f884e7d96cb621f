/**
 * Gateway conversations. The server does not store them, so every request contains the full conversation, and
 * every result contains the messages to append to it.
 */
import { isObject, joinText } from "./json.ts";
import type { Protocol, RequestSpec, RunOutcome, StreamEvent } from "./protocol.ts";
import type { Turn } from "./session.ts";
import { Conversation } from "./turns.ts";

/** The content block types that represent tool calls, for the gateway's tools and the provider's tools. */
const callTypes: ReadonlySet<unknown> = new Set(["tool_use", "server_tool_use"]);

export class Gateway implements Protocol {
  readonly contract = "gateway";
  readonly capabilities = { cancel: true, drop: true, reconnect: false, resume: false };
  readonly #conversation = new Conversation();
  #outcome: RunOutcome | undefined;
  /** The conversation in the gateway's format. */
  #messages: readonly unknown[] = [];
  /** The tool call ids of the open turn, by block index. */
  readonly #blocks = new Map<unknown, string>();

  get turns(): readonly Turn[] {
    return this.#conversation.turns;
  }

  get outcome(): RunOutcome | undefined {
    return this.#outcome;
  }

  start(text: string): RequestSpec {
    this.#conversation.addUserMessage(text);
    this.#outcome = undefined;
    this.#messages = [...this.#messages, { role: "user", content: text }];
    const request = { model: "embedded/demo", messages: this.#messages };
    return { method: "POST", path: "/v1/runs:stream", body: { request, run: { max_turns: 8 } } };
  }

  applyEvent({ data }: StreamEvent): void {
    switch (data.type) {
      case "run_start":
        this.#conversation.startAssistantTurn();
        break;
      case "stream_event":
        if (isObject(data.event)) this.#applyDelta(data.event);
        break;
      case "tool_call_start":
        this.#conversation.assistantTurn?.addCall(
          String(data.id),
          String(data.name),
          JSON.stringify(data.input),
        );
        break;
      case "tool_result":
        this.#conversation.assistantTurn?.addOutput(
          String(data.id),
          joinText(data.content),
          data.is_error === true,
        );
        break;
      case "history_delta":
        if (Array.isArray(data.append)) this.#messages = [...this.#messages, ...data.append];
        break;
      case "run_complete":
        this.#outcome = { status: getStopReason(data) === "cancelled" ? "cancelled" : "finished" };
        break;
      case "error": {
        const error = isObject(data.error) ? data.error : {};
        const title = String(error.code ?? error.type);
        this.#outcome = { status: "failed", error: { title, detail: String(error.message) } };
        break;
      }
    }
  }

  #applyDelta({ type, index, content_block: block, delta }: Record<string, unknown>): void {
    if (type === "message_start") this.#blocks.clear();
    if (type === "content_block_start" && isObject(block) && callTypes.has(block.type)) {
      this.#blocks.set(index, String(block.id));
      this.#conversation.assistantTurn?.addCall(String(block.id), String(block.name));
    }
    if (type !== "content_block_delta" || !isObject(delta)) return;
    if (delta.type === "text_delta") this.#conversation.assistantTurn?.addText(String(delta.text));
    if (delta.type === "thinking_delta")
      this.#conversation.assistantTurn?.addReasoning(String(delta.thinking));
    if (delta.type === "input_json_delta") {
      this.#conversation.assistantTurn?.addInput(this.#blocks.get(index) ?? "", String(delta.partial_json));
    }
  }
}

function getStopReason({ result }: Record<string, unknown>): unknown {
  return isObject(result) ? result.stop_reason : undefined;
}
