/** A conversation as turns: a user message, or everything that the assistant produces until the next one. */
import type { LiveComponent, Message, TamboClient } from "tambo-v1-client";
import { joinText } from "./json.ts";
import { ignoreNotFound } from "./protocol.ts";
import type { ToolStep, Turn } from "./session.ts";

/** A message in a conversation, independent of the contract. */
export type ConversationMessage =
  | { role: "user"; id: string; text: string }
  | { role: "assistant"; id: string; text: string; calls?: readonly Omit<ToolStep, "output" | "failed">[] }
  | { role: "reasoning"; id: string; text: string }
  | { role: "component"; id: string; component: LiveComponent }
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
      else if (message.role === "component") answer.addComponent(message.component);
      else {
        answer.addText(message.text);
        for (const call of message.calls ?? []) answer.addStep(call);
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
  readonly #components = new Map<string, LiveComponent>();

  /** @param id Id of the turn. */
  constructor(id: string) {
    this.#id = id;
  }

  addText(text: string): void {
    this.#text += text;
  }

  addReasoning(text: string): void {
    this.#reasoning += text;
  }

  /** Adds a component, or replaces it. */
  addComponent(component: LiveComponent): void {
    this.#components.set(component.id, component);
  }

  /** Adds a call, unless it is known already. */
  addCall(id: string, name: string, input = ""): void {
    this.addStep({ id, name, input });
  }

  /** Adds a call, unless it is known already. */
  addStep(step: ToolStep): void {
    if (!this.#tools.has(step.id)) this.#tools.set(step.id, step);
  }

  addInput(id: string, text: string): void {
    const step = this.#tools.get(id);
    if (step !== undefined) this.#tools.set(id, { ...step, input: step.input + text });
  }

  addOutput(id: string, output: string, failed = false): void {
    const step = this.#tools.get(id);
    if (step !== undefined) this.#tools.set(id, { ...step, output, ...(failed && { failed: true }) });
  }

  /** The turn as of now. */
  get snapshot(): Turn {
    const tools = [...this.#tools.values()];
    const components = [...this.#components.values()];
    return {
      id: this.#id,
      role: "assistant",
      text: this.#text,
      ...(this.#reasoning !== "" && { reasoning: this.#reasoning }),
      ...(tools.length > 0 && { tools }),
      ...(components.length > 0 && { components }),
    };
  }
}

/** Turns in a conversation, including the turn that is still growing. */
export class Conversation {
  #earlierTurns: readonly Turn[] = [];
  #messageCount = 0;
  /** The assistant turn after the latest user message, once it has started. */
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
 * Returns the messages in a thread through Tambo API v1. The contracts share their threads.
 *
 * @returns An empty list if the thread does not exist.
 */
export async function fetchThreadMessages(
  client: TamboClient,
  threadId: string,
  signal: AbortSignal,
): Promise<ConversationMessage[]> {
  const thread = await ignoreNotFound(client.threads.get(threadId, { signal }));
  return (thread?.messages ?? []).flatMap(toConversationMessages);
}

function toConversationMessages({
  id,
  role,
  content,
  toolCallId = "",
  toolCalls = [],
  isError,
}: Message): ConversationMessage[] {
  const text = joinText(content);
  if (role === "user") return [{ role, id, text }];
  if (role === "tool") return [{ role, toolCallId, text, failed: isError === true }];
  if (role !== "assistant") return [];
  const calls = toolCalls.map((call) => {
    return { id: call.id, name: call.name, input: JSON.stringify(call.arguments) };
  });
  const components = content
    .filter((block) => block.type === "component")
    .map((component) => ({ role: "component" as const, id: component.id, component }));
  return [{ role, id, text, calls }, ...components];
}
