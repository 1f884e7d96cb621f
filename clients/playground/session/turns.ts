/** A conversation as turns: what the user says, and all that answers it until the user speaks again. */
import { isObject, textIn } from "./json.ts";
import type { ToolStep, Turn } from "./session.ts";

/** A message of a conversation, whatever the contract. */
export type Said =
  | { role: "user"; id: string; text: string }
  | { role: "assistant"; id: string; text: string; calls?: readonly Omit<ToolStep, "output" | "failed">[] }
  | { role: "reasoning"; id: string; text: string }
  | { role: "tool"; toolCallId: string; text: string; failed?: boolean };

/** The turns of messages, oldest first. */
export function turnsOf(messages: readonly Said[]): Turn[] {
  const turns: Turn[] = [];
  let answer: Answering | undefined;
  const close = () => {
    if (answer !== undefined) turns.push(answer.turn);
    answer = undefined;
  };
  for (const message of messages) {
    if (message.role === "user") {
      close();
      turns.push({ id: message.id, role: "user", text: message.text });
    } else if (message.role === "tool") {
      answer?.addOutput(message.toolCallId, message.text, message.failed);
    } else {
      answer ??= new Answering(message.id);
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

/** An assistant's turn that grows. */
export class Answering {
  readonly #id: string;
  #text = "";
  #reasoning = "";
  readonly #tools = new Map<string, ToolStep>();

  /** @param id The turn's. */
  constructor(id: string) {
    this.#id = id;
  }

  addText(text: string): void {
    this.#text += text;
  }

  addReasoning(text: string): void {
    this.#reasoning += text;
  }

  /** Begins a call; one that is known already stays as it is. */
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

  /** What there is of it. */
  get turn(): Turn {
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

/** What was said, and the answer that grows after it. */
export class Dialogue {
  #earlier: readonly Turn[] = [];
  #asked = 0;
  /** The answer to the latest question, once there is one. */
  answer: Answering | undefined;

  get turns(): readonly Turn[] {
    return this.answer === undefined ? this.#earlier : [...this.#earlier, this.answer.turn];
  }

  /** The user says something. */
  ask(text: string): void {
    this.#asked += 1;
    this.#earlier = [...this.turns, { id: `user-${this.#asked}`, role: "user", text }];
    this.answer = undefined;
  }

  /** Begins an answer. */
  reply(): Answering {
    this.answer = new Answering(`assistant-${this.#asked}`);
    return this.answer;
  }

  /** Begins anew with what was said before. */
  restart(turns: readonly Turn[]): void {
    this.#earlier = turns;
    this.answer = undefined;
  }
}

/**
 * Returns the messages of a thread as Tambo API v1 tells them: threads of one contract are threads of the others.
 *
 * @param thread The answer of `GET /v1/threads/{threadId}`; `undefined` if there is no such thread.
 */
export function saidIn(thread: Record<string, unknown> | undefined): Said[] {
  const messages: readonly unknown[] = Array.isArray(thread?.messages) ? thread.messages : [];
  return messages.filter(isObject).flatMap((message): Said[] => {
    const id = String(message.id);
    const text = textIn(message.content);
    switch (message.role) {
      case "user":
        return [{ role: "user", id, text }];
      case "tool":
        return [
          { role: "tool", toolCallId: String(message.toolCallId), text, failed: message.isError === true },
        ];
      case "assistant":
        return [{ role: "assistant", id, text, calls: callsOf(message.toolCalls) }];
      default:
        return [];
    }
  });
}

function callsOf(calls: unknown): { id: string; name: string; input: string }[] {
  const list: readonly unknown[] = Array.isArray(calls) ? calls : [];
  return list.filter(isObject).map(({ id, name, arguments: input }) => ({
    id: String(id),
    name: String(name),
    input: JSON.stringify(input),
  }));
}
