import { randomId } from "../helpers.ts";
import { type AgUiPayloads, type EventOrder, Lifecycle, makeAgUiEvent } from "./payloads.ts";

const order: EventOrder = {
  begin: ["reasoning_start"],
  reasoning_start: ["reasoning_message_start", "reasoning_end"],
  // A message may end without content if the reasoning is interrupted at that point.
  reasoning_message_start: ["reasoning_message_content", "reasoning_message_end"],
  reasoning_message_content: ["reasoning_message_content", "reasoning_message_end"],
  reasoning_message_end: ["reasoning_message_start", "reasoning_end"],
};

/**
 * Builds the payloads of reasoning events in order: the start of the session, its messages (start,
 * text deltas, end), and the end of the session. Methods called out of order throw an `Error` that lists the
 * allowed events.
 *
 * Start a message only when its first delta is available, because messages without text must not be sent
 * (A-064).
 */
export class ReasoningState {
  readonly #threadId: string | undefined;
  #session: { messageId: string; lifecycle: Lifecycle } | undefined;

  constructor({ threadId }: { threadId?: string } = {}) {
    this.#threadId = threadId;
  }

  /**
   * Starts a session.
   *
   * @returns The `messageId` for the session's events: `reasoning-` followed by 8 hexadecimal digits (A-066,
   * Use it if you write these events yourself.
   * @throws {Error} If the previous session has started but not ended.
   */
  startReasoning(): string {
    if (this.#isOpen) {
      throw new Error(`Reasoning \`${this.#session?.messageId}\` is still open. Call reasoningEnd() first.`);
    }
    const messageId = `reasoning-${randomId().slice(0, 8)}`;
    this.#session = { messageId, lifecycle: new Lifecycle(order) };
    return messageId;
  }

  reasoningStart(): AgUiPayloads["reasoning_start"] {
    return this.#step("reasoning_start");
  }

  messageStart(): AgUiPayloads["reasoning_message_start"] {
    const { messageId, ...ofThread } = this.#step("reasoning_message_start");
    return { messageId, role: "assistant", ...ofThread };
  }

  /** @param delta The next part of the text. */
  messageContent(delta: string): AgUiPayloads["reasoning_message_content"] {
    const { messageId, ...ofThread } = this.#step("reasoning_message_content");
    return { messageId, delta, ...ofThread };
  }

  messageEnd(): AgUiPayloads["reasoning_message_end"] {
    return this.#step("reasoning_message_end");
  }

  reasoningEnd(): AgUiPayloads["reasoning_end"] {
    return this.#step("reasoning_end");
  }

  /**
   * Returns the frames that end an open session. Call this when the response text starts or the stream ends
   * (A-067).
   */
  closingFrames(): string[] {
    const frames: string[] = [];
    const isOpen = this.#isOpen;
    const last = this.#session?.lifecycle.last;
    if (last === "reasoning_message_start" || last === "reasoning_message_content") {
      frames.push(makeAgUiEvent("reasoning_message_end", this.messageEnd()));
    }
    if (isOpen) frames.push(makeAgUiEvent("reasoning_end", this.reasoningEnd()));
    return frames;
  }

  /** True if the session has started but not ended. */
  get #isOpen(): boolean {
    const last = this.#session?.lifecycle.last ?? "begin";
    return last !== "begin" && last !== "reasoning_end";
  }

  #step(event: keyof AgUiPayloads & `reasoning_${string}`): AgUiPayloads["reasoning_end"] {
    if (!this.#session) throw new Error("No reasoning is open. Call startReasoning() first.");
    this.#session.lifecycle.step(event);
    return {
      messageId: this.#session.messageId,
      ...(this.#threadId !== undefined && { thread_id: this.#threadId }),
    };
  }
}
