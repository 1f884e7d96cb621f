/** A thread's messages, held against the events of all its runs. */

import { tagPattern } from "./check-log.ts";
import type { Violation } from "./check-run.ts";
import { eventOf, type Numbered } from "./frames.ts";

/** A message as the contract shows it, as far as the oracle looks. */
export interface ShownMessage {
  id: string;
  role: string;
  content: readonly { type: string; text?: string; id?: string; state?: { push?: string } }[];
  toolCallId?: string;
}

/** What is known of a thread. */
export class ThreadStory {
  readonly id: string;
  /** Tags of the user's messages, in order. */
  readonly tags: string[] = [];
  /** Client calls that were answered. */
  readonly answered = new Set<string>();
  /** States that were pushed, by component: the confirmed one, and later ones that may have arrived. */
  readonly pushed = new Map<string, string[]>();
  /** Text of each message, as events told it. */
  readonly #told = new Map<string, string>();
  /** Messages that runs have said to be theirs when they finished. */
  readonly #kept = new Set<string>();

  /** @param id Id of the thread. */
  constructor(id: string) {
    this.id = id;
  }

  /** Takes in the log of a run that is over. */
  add(log: readonly Numbered[]): void {
    for (const { text } of log) {
      const event = eventOf(text);
      const id =
        event.messageId ?? event.value?.messageId ?? (event as { parentMessageId?: string }).parentMessageId;
      if (typeof id === "string") {
        const delta = event.type === "TEXT_MESSAGE_CONTENT" ? String(event.delta) : "";
        this.#told.set(id, (this.#told.get(id) ?? "") + delta);
      }
      if (event.name !== "tambo.run.finished") continue;
      for (const message of event.value.messages as ShownMessage[]) this.#kept.add(message.id);
    }
  }

  /** Everything in which the thread's messages and the events of its runs disagree. */
  check(messages: readonly ShownMessage[]): Violation[] {
    const findings: string[] = [];
    const users = messages.filter(({ role }) => role === "user").map((message) => textOf(message));
    const tags = users.map((text) => text.match(tagPattern)?.[0] ?? "none");
    if (tags.join() !== this.tags.join())
      findings.push(`the user's messages are ${tags.join(" ")}, sent were ${this.tags.join(" ")}`);
    const assistant = messages.filter(({ role }) => role === "assistant");
    for (const message of assistant) {
      const told = this.#told.get(message.id);
      if (told === undefined) findings.push(`no event told of message ${message.id}`);
      else if (told !== textOf(message))
        findings.push(`message ${message.id} is ${cut(textOf(message))}, the events told ${cut(told)}`);
    }
    const ids = new Set(messages.map(({ id }) => id));
    for (const id of this.#kept)
      if (!ids.has(id)) findings.push(`message ${id}, which a finished run named, is gone`);
    for (const call of this.answered) {
      const results = messages.filter(({ toolCallId }) => toolCallId === call).length;
      if (results !== 1) findings.push(`call ${call} was answered once, and has ${results} results`);
    }
    for (const { content } of assistant)
      for (const { type, id = "", state } of content) {
        const possible = type === "component" ? this.pushed.get(id) : undefined;
        if (possible !== undefined && !possible.includes(state?.push ?? "none"))
          findings.push(`the state of ${id} is ${state?.push}, confirmed was ${possible[0]}`);
      }
    return findings.map((detail) => ({ rule: "messages", threadId: this.id, detail }));
  }
}

function textOf({ content }: ShownMessage): string {
  return content.map(({ type, text = "" }) => (type === "text" ? text : "")).join("");
}

function cut(text: string): string {
  return text.length > 120 ? `${JSON.stringify(text.slice(0, 120))}… (${text.length})` : JSON.stringify(text);
}
