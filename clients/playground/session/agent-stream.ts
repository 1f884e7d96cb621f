/** Agent-stream conversations. The contract has no operation to resume a stream. */
import { createTamboClient, type TamboClientOptions } from "tambo-v1-client";
import {
  type AgentRequest,
  createAgentStreamClient,
  type EventStream,
  type StreamFrame,
} from "tambo-v1-client/agent-stream";
import { createToolProgressClient } from "tambo-v1-client/tool-progress";
import { getMessageText } from "./json.ts";
import { ignoreNotFound, type Protocol, type RunOutcome } from "./protocol.ts";
import type { Turn } from "./session.ts";
import { Conversation, fetchThreadMessages, toTurns } from "./turns.ts";

/** The time between two reloads of a conversation whose run is active, in milliseconds. */
const reloadInterval = 1000;

export class AgentStream implements Protocol<StreamFrame, AgentRequest> {
  readonly capabilities = { cancel: false, drop: true, reconnect: false, resume: true };
  threadId: string;
  readonly #client;
  readonly #tambo;
  readonly #toolProgress;
  readonly #conversation = new Conversation();
  #outcome: RunOutcome | undefined;
  /** Content of the latest `error` event. */
  #error: { title: string; detail: string } | undefined;

  constructor(client: TamboClientOptions, threadId: string) {
    this.#client = createAgentStreamClient(client);
    this.#tambo = createTamboClient(client);
    this.#toolProgress = createToolProgressClient(client);
    this.threadId = threadId;
  }

  get turns(): readonly Turn[] {
    return this.#conversation.turns;
  }

  get outcome(): RunOutcome | undefined {
    return this.#outcome;
  }

  createBody(text: string): AgentRequest {
    const messages = [{ role: "user" as const, content: text }];
    return { thread_id: this.threadId, messages, enable_deep_thinking: true };
  }

  start(body: AgentRequest, signal: AbortSignal): Promise<EventStream<StreamFrame>> {
    this.#conversation.addUserMessage(getMessageText(body.messages.at(-1)));
    this.#outcome = undefined;
    this.threadId = body.thread_id ?? this.threadId;
    // The agent with the sandbox also has the tools of the other agent.
    return this.#client.streamAgent(body, { signal });
  }

  applyEvent({ event, data }: StreamFrame): void {
    const { assistantTurn } = this.#conversation;
    const turn = () => assistantTurn ?? this.#conversation.startAssistantTurn();
    switch (event) {
      case "status":
        if (data.type === "complete") this.#outcome = { status: "finished" };
        if (data.type === "error") this.#outcome = this.#getFailure();
        break;
      case "error":
        this.#error = { title: data.code ?? "ERROR", detail: data.message };
        break;
      case "message":
        turn().addText(data.content);
        break;
      case "reasoning_message_content":
        turn().addReasoning(data.delta);
        break;
      case "tool_call_start":
        turn().addCall(data.toolCallId, data.toolCallName);
        break;
      case "tool_call_args":
        turn().addInput(data.toolCallId, data.delta);
        break;
      case "tool_result":
        // A failed call sends an `error` event immediately before its result.
        turn().addOutput(data.toolCallId, data.content, this.#error?.title === "TOOL_ERROR");
        this.#error = undefined;
        break;
    }
  }

  /**
   * Reloads the conversation until its run has ended. This contract cannot read a conversation, but its threads
   * are also threads of Tambo API v1 and conversations of the tool-progress contract.
   */
  async reload(signal: AbortSignal): Promise<undefined> {
    this.#conversation.assistantTurn = undefined;
    this.#outcome = undefined;
    for (let isActive = true; isActive; ) {
      // The status is read first, because the run may end between the two requests.
      const status = await ignoreNotFound(this.#toolProgress.getTaskStatus(this.threadId, { signal }));
      const messages = await fetchThreadMessages(this.#tambo, this.threadId, signal);
      isActive = status?.isActive === true;
      this.#conversation.replaceTurns(toTurns(messages));
      if (isActive) await wait(reloadInterval, signal);
    }
    // A run that has failed or was cancelled might have stored no answer.
    if (this.turns.at(-1)?.role === "assistant") this.#outcome = { status: "finished" };
  }

  #getFailure(): RunOutcome {
    const error = this.#error ?? { title: "ERROR", detail: "The run failed." };
    return error.title === "CANCELLED" ? { status: "cancelled" } : { status: "failed", error };
  }
}

/** Waits for a time in milliseconds. Rejects when the signal aborts. */
async function wait(time: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, time);
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  await promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  });
}
