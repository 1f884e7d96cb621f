/**
 * Gateway conversations. The server keeps none, so every request contains the full conversation, and every
 * result contains the messages to append.
 */
import type { TamboClientOptions } from "tambo-v1-client";
import {
  createGatewayClient,
  type EventStream,
  type RequestMessage,
  type RunEvent,
  type RunRequest,
  type StreamEvent,
} from "tambo-v1-client/gateway";
import { getMessageText, joinText } from "./json.ts";
import type { Protocol, RunOutcome } from "./protocol.ts";
import type { Turn } from "./session.ts";
import { Conversation } from "./turns.ts";

export class Gateway implements Protocol<RunEvent, RunRequest> {
  readonly capabilities = { cancel: true, drop: true, reconnect: false, resume: false };
  readonly #client;
  readonly #conversation = new Conversation();
  #outcome: RunOutcome | undefined;
  /** The conversation in the gateway's format. */
  #messages: RequestMessage[] = [];
  /** Tool-call ids of the open turn, by block index. */
  readonly #blocks = new Map<number, string>();

  constructor(client: TamboClientOptions) {
    this.#client = createGatewayClient(client);
  }

  get turns(): readonly Turn[] {
    return this.#conversation.turns;
  }

  get outcome(): RunOutcome | undefined {
    return this.#outcome;
  }

  createBody(text: string): RunRequest {
    const messages: RequestMessage[] = [...this.#messages, { role: "user", content: text }];
    return { request: { model: "embedded/demo", messages }, run: { max_turns: 8 } };
  }

  start(body: RunRequest, signal: AbortSignal): Promise<EventStream<RunEvent>> {
    this.#conversation.addUserMessage(getMessageText(body.request.messages.at(-1)));
    this.#outcome = undefined;
    this.#messages = body.request.messages;
    return this.#client.streamRun(body, { signal });
  }

  applyEvent(event: RunEvent): void {
    const turn = this.#conversation.assistantTurn;
    switch (event.type) {
      case "run_start":
        this.#conversation.startAssistantTurn();
        break;
      case "stream_event":
        this.#applyResponseEvent(event.event);
        break;
      case "tool_call_start":
        turn?.addCall(event.id, event.name, JSON.stringify(event.input));
        break;
      case "tool_result":
        turn?.addOutput(event.id, joinText(event.content), event.is_error);
        break;
      case "history_delta":
        this.#messages = [...this.#messages, ...event.append];
        break;
      case "run_complete":
        this.#outcome = { status: event.result.stop_reason === "cancelled" ? "cancelled" : "finished" };
        break;
      case "error": {
        const { code, type, message } = event.error;
        this.#outcome = { status: "failed", error: { title: code ?? type, detail: message } };
        break;
      }
    }
  }

  #applyResponseEvent(event: StreamEvent): void {
    const turn = this.#conversation.assistantTurn;
    if (event.type === "message_start") this.#blocks.clear();
    if (event.type === "content_block_start") {
      const { content_block: block } = event;
      if (block.type !== "tool_use" && block.type !== "server_tool_use") return;
      this.#blocks.set(event.index, String(block.id));
      turn?.addCall(String(block.id), String(block.name));
    }
    if (event.type !== "content_block_delta") return;
    const { index, delta } = event;
    if (delta.type === "text_delta") turn?.addText(delta.text);
    if (delta.type === "thinking_delta") turn?.addReasoning(delta.thinking);
    if (delta.type === "input_json_delta") turn?.addInput(this.#blocks.get(index) ?? "", delta.partial_json);
  }
}
