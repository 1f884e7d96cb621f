import { tagPattern } from "./check-log.ts";
import type { Violation } from "./check-run.ts";
import { type NumberedFrame, parseEvent } from "./frames.ts";

/** The fields in a Tambo message that are checked. */
export interface ThreadMessage {
  id: string;
  role: string;
  content: readonly { type: string; text?: string; id?: string; state?: { push?: string } }[];
  toolCallId?: string;
}

/** The value of an event for a client's state change. */
interface StateDelta {
  componentId: string;
  delta: readonly { value?: { push?: string } }[];
}

/** The expected content of a thread. */
export class ExpectedThread {
  readonly id: string;
  /** Tags of the user's messages, in order. */
  readonly tags: string[] = [];
  /** Client tool calls that have a result. */
  readonly answered = new Set<string>();
  /** Updated states by component: the confirmed state, and later states that may have arrived. */
  readonly pushed = new Map<string, string[]>();
  /** Text of each message, according to the events. */
  readonly #streamed = new Map<string, string>();
  /** States in the events of clients' changes, by component, in order. */
  readonly #changes = new Map<string, string[]>();
  /** IDs of messages in the terminal events of finished runs. */
  readonly #finishedMessages = new Set<string>();

  /** @param id The thread ID. */
  constructor(id: string) {
    this.id = id;
  }

  /** Adds the log of a run that has ended. */
  add(log: readonly NumberedFrame[]): void {
    for (const { text } of log) {
      const event = parseEvent(text);
      const id =
        event.messageId ?? event.value?.messageId ?? (event as { parentMessageId?: string }).parentMessageId;
      if (typeof id === "string") {
        const delta = event.type === "TEXT_MESSAGE_CONTENT" ? String(event.delta) : "";
        this.#streamed.set(id, (this.#streamed.get(id) ?? "") + delta);
      }
      if (event.name === "tambo.component.state_delta") this.#addChange(event.value);
      if (event.name !== "tambo.run.finished") continue;
      for (const message of event.value.messages as ThreadMessage[]) this.#finishedMessages.add(message.id);
    }
  }

  #addChange({ componentId, delta }: StateDelta): void {
    const states = delta.map(({ value }) => value?.push ?? JSON.stringify(value));
    this.#changes.set(componentId, [...(this.#changes.get(componentId) ?? []), ...states]);
  }

  /**
   * Compares the thread's messages with the events of its runs.
   *
   * @returns All differences.
   */
  check(messages: readonly ThreadMessage[]): Violation[] {
    const findings: string[] = [];
    const users = messages.filter(({ role }) => role === "user").map((message) => joinText(message));
    const tags = users.map((text) => text.match(tagPattern)?.[0] ?? "none");
    if (tags.join() !== this.tags.join())
      findings.push(`the user sent ${this.tags.join(" ")}, but the thread has ${tags.join(" ")}`);
    const assistant = messages.filter(({ role }) => role === "assistant");
    for (const message of assistant) {
      const streamed = this.#streamed.get(message.id);
      if (streamed === undefined) findings.push(`message ${message.id} does not appear in any event`);
      else if (streamed !== joinText(message))
        findings.push(
          `message ${message.id} is ${abbreviate(joinText(message))}, but the events have ${abbreviate(streamed)}`,
        );
    }
    const ids = new Set(messages.map(({ id }) => id));
    for (const id of this.#finishedMessages)
      if (!ids.has(id)) findings.push(`message ${id} from a finished run is missing`);
    for (const call of this.answered) {
      const results = messages.filter(({ toolCallId }) => toolCallId === call).length;
      if (results !== 1) findings.push(`call ${call} has ${results} results instead of one`);
    }
    for (const { content } of assistant)
      for (const { type, id = "", state } of content) {
        const possible = type === "component" ? this.pushed.get(id) : undefined;
        if (possible !== undefined && !possible.includes(state?.push ?? "none"))
          findings.push(
            `the state of ${id} is ${state?.push}, but ${possible[0]} was confirmed (events: ${this.#changes.get(id)?.join(", ") ?? "none"})`,
          );
      }
    return findings.map((detail) => ({ rule: "messages", threadId: this.id, detail }));
  }
}

function joinText({ content }: ThreadMessage): string {
  return content.map(({ type, text = "" }) => (type === "text" ? text : "")).join("");
}

function abbreviate(text: string): string {
  return text.length > 120 ? `${JSON.stringify(text.slice(0, 120))}… (${text.length})` : JSON.stringify(text);
}
