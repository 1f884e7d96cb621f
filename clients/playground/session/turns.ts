/**
 * Represents a conversation as turns. A turn is either a user message, or everything that the assistant
 * produces until the next user message.
 */
import { isObject, joinText } from "./json.ts";
import type { ToolStep, Turn } from "./session.ts";

/** A message in a conversation, in a form that does not depend on the contract. */
export type ConversationMessage =
  | { role: "user"; id: string; text: string }
  | { role: "assistant"; id: string; text: string; calls?: readonly Omit<ToolStep, "output" | "failed">[] }
  | { role: "reasoning"; id: string; text: string }
  | { role: "tool"; toolCallId: string; text: string; failed?: boolean };

/** Groups messages into turns, oldest first. */
export function toTurns(messages: readonly ConversationMessage[]): Turn[] {
  const turns: Turn[] = [];
  let answer: AssistantTurn | undefined;
  const close = () => {
    if (answer !== undefined) turns.push(answer.snapshot);
    answer = undefined;
  };
  for (const message of messages) {
    if (message.role === "user") {
      close();
      turns.push({ id: message.id, role: "user", text: message.text });
    } else if (message.role === "tool") {
      answer?.addOutput(message.toolCallId, message.text, message.failed);
    } else {
      answer ??= new AssistantTurn(message.id);
      if (message.role === "reasoning") answer.addReasoning(message.text);
      else {
        answer.addText(message.text);
        for (const { id, name, input } of message.calls ?? []) answer.addCall(id, name, input);
      }
    }
  }
  close();
  return turns;
}

/** An assistant turn that is still growing. */
export class AssistantTurn {
  readonly #id: string;
  #text = "";
  #reasoning = "";
  readonly #tools = new Map<string, ToolStep>();

  /** @param id The id of the turn. */
  constructor(id: string) {
    this.#id = id;
  }

  addText(text: string): void {
    this.#text += text;
  }

  addReasoning(text: string): void {
    this.#reasoning += text;
  }

  /** Adds a call unless it is already known. */
  addCall(id: string, name: string, input = ""): void {
    if (!this.#tools.has(id)) this.#tools.set(id, { id, name, input });
  }

  addInput(id: string, text: string): void {
    const step = this.#tools.get(id);
    if (step !== undefined) this.#tools.set(id, { ...step, input: step.input + text });
  }

  addOutput(id: string, output: string, failed = false): void {
    const step = this.#tools.get(id);
    if (step !== undefined) this.#tools.set(id, { ...step, output, ...(failed && { failed: true }) });
  }

  /** The turn in its current state. */
  get snapshot(): Turn {
    const tools = [...this.#tools.values()];
    return {
      id: this.#id,
      role: "assistant",
      text: this.#text,
      ...(this.#reasoning !== "" && { reasoning: this.#reasoning }),
      ...(tools.length > 0 && { tools }),
    };
  }
}

/** The turns of a conversation, including the turn that is still growing. */
export class Conversation {
  #earlierTurns: readonly Turn[] = [];
  #messageCount = 0;
  /** The assistant turn that follows the latest user message, once it has started. */
  assistantTurn: AssistantTurn | undefined;

  get turns(): readonly Turn[] {
    return this.assistantTurn === undefined
      ? this.#earlierTurns
      : [...this.#earlierTurns, this.assistantTurn.snapshot];
  }

  /** Adds a user message. */
  addUserMessage(text: string): void {
    this.#messageCount += 1;
    this.#earlierTurns = [...this.turns, { id: `user-${this.#messageCount}`, role: "user", text }];
    this.assistantTurn = undefined;
  }

  /** Starts an assistant turn. */
  startAssistantTurn(): AssistantTurn {
    this.assistantTurn = new AssistantTurn(`assistant-${this.#messageCount}`);
    return this.assistantTurn;
  }

  /** Replaces all turns. */
  replaceTurns(turns: readonly Turn[]): void {
    this.#earlierTurns = turns;
    this.assistantTurn = undefined;
  }
}

/**
 * Parses the messages of a Tambo API v1 thread. All contracts share these threads.
 *
 * @param thread The response of `GET /v1/threads/{threadId}`, or `undefined` if the thread does not exist.
 */
export function parseThreadMessages(thread: Record<string, unknown> | undefined): ConversationMessage[] {
  const messages: readonly unknown[] = Array.isArray(thread?.messages) ? thread.messages : [];
  return messages.filter(isObject).flatMap((message): ConversationMessage[] => {
    const id = String(message.id);
    const text = joinText(message.content);
    switch (message.role) {
      case "user":
        return [{ role: "user", id, text }];
      case "tool":
        return [
          { role: "tool", toolCallId: String(message.toolCallId), text, failed: message.isError === true },
        ];
      case "assistant":
        return [{ role: "assistant", id, text, calls: parseToolCalls(message.toolCalls) }];
      default:
        return [];
    }
  });
}

function parseToolCalls(calls: unknown): { id: string; name: string; input: string }[] {
  const list: readonly unknown[] = Array.isArray(calls) ? calls : [];
  return list.filter(isObject).map(({ id, name, arguments: input }) => ({
    id: String(id),
    name: String(name),
    input: JSON.stringify(input),
  }));
}
