/** Agent-stream conversations. The contract has no operation for resuming a stream. */
import type { FetchJson, Protocol, RequestSpec, RunOutcome, StreamEvent } from "./protocol.ts";
import type { Turn } from "./session.ts";
import { Conversation, parseThreadMessages, toTurns } from "./turns.ts";

/** The agent with a sandbox. It also has all tools of the other agent. */
const path = "/agent/agent/stream";

export class AgentStream implements Protocol {
  readonly contract = "agent-stream";
  readonly capabilities = { cancel: false, drop: true, reconnect: false, resume: true };
  readonly threadId: string;
  readonly #conversation = new Conversation();
  #outcome: RunOutcome | undefined;
  /** The content of the latest `error` event. */
  #error: { title: string; detail: string } | undefined;

  constructor(threadId: string) {
    this.threadId = threadId;
  }

  get turns(): readonly Turn[] {
    return this.#conversation.turns;
  }

  get outcome(): RunOutcome | undefined {
    return this.#outcome;
  }

  start(text: string): RequestSpec {
    this.#conversation.addUserMessage(text);
    this.#outcome = undefined;
    const messages = [{ role: "user", content: text }];
    return { method: "POST", path, body: { thread_id: this.threadId, messages, enable_deep_thinking: true } };
  }

  applyEvent({ event, data }: StreamEvent): void {
    if (event === "status") this.#applyStatus(data);
    else if (event === "error") this.#error = { title: String(data.code), detail: String(data.message) };
    else this.#applyDelta(event, data);
  }

  /**
   * Reloads the conversation. The contract has no operation for reading a conversation, but its threads are
   * also threads in Tambo API v1.
   */
  async reload(get: FetchJson): Promise<undefined> {
    this.#conversation.assistantTurn = undefined;
    this.#outcome = undefined;
    this.#conversation.replaceTurns(
      toTurns(parseThreadMessages(await get(`/v1/threads/${encodeURIComponent(this.threadId)}`))),
    );
    if (this.turns.length > 0) this.#outcome = { status: "finished" };
  }

  #applyStatus({ type }: Record<string, unknown>): void {
    if (type === "complete") this.#outcome = { status: "finished" };
    if (type !== "error") return;
    const error = this.#error ?? { title: "ERROR", detail: "The run failed." };
    this.#outcome = error.title === "CANCELLED" ? { status: "cancelled" } : { status: "failed", error };
  }

  #applyDelta(event: string | undefined, data: Record<string, unknown>): void {
    const answer = this.#conversation.assistantTurn ?? this.#conversation.startAssistantTurn();
    const call = String(data.toolCallId);
    switch (event) {
      case "message":
        answer.addText(String(data.content));
        break;
      case "reasoning_message_content":
        answer.addReasoning(String(data.delta));
        break;
      case "tool_call_start":
        answer.addCall(call, String(data.toolCallName));
        break;
      case "tool_call_args":
        answer.addInput(call, String(data.delta));
        break;
      case "tool_result":
        // When a call fails, an `error` event is sent immediately before its result.
        answer.addOutput(call, String(data.content), this.#error?.title === "TOOL_ERROR");
        this.#error = undefined;
        break;
    }
  }
}
