/** A conversation as turns: what the user says, and all that answers it until the user speaks again. */
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
