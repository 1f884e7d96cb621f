/** Where a model's reasoning is, from the start of a session to its end. */
import { randomId } from "../helpers.ts";
import { type AgUiPayloads, Lifecycle, makeAgUiEvent, type Order } from "./payloads.ts";

const order: Order = {
  begin: ["reasoning_start"],
  reasoning_start: ["reasoning_message_start", "reasoning_end"],
  // An end without a piece is for reasoning that is cut off there.
  reasoning_message_start: ["reasoning_message_content", "reasoning_message_end"],
  reasoning_message_content: ["reasoning_message_content", "reasoning_message_end"],
  reasoning_message_end: ["reasoning_message_start", "reasoning_end"],
};

/**
 * Gives the payloads of reasoning in their order: the session's start, then messages (their start, pieces of
 * text, their end), then the session's end. One out of order throws an Error that says what can come.
 *
 * Begin a message when its first piece is there: one without text is not to be sent.
 */
export class ReasoningState {
  readonly #threadId: string | undefined;
  #session: { messageId: string; lifecycle: Lifecycle } | undefined;

  constructor({ threadId }: { threadId?: string } = {}) {
    this.#threadId = threadId;
  }

  /**
   * Opens a session.
   *
   * @returns The id for its five kinds of events, also where they are written by hand: `reasoning-` and 8 hexadecimal
   *   digits.
   * @throws Error when events of a session were given, but not its end.
   */
  startReasoning(): string {
    if (this.#isOpen) {
      throw new Error(
        `The reasoning \`${this.#session?.messageId}\` has not ended; give its reasoningEnd().`,
      );
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

  /** @param delta A piece of the text. */
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

  /** Ends what is open, for when the answer's text starts or the stream ends: the frames that are missing. */
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

  /** Whether the session's start was given, and not its end. */
  get #isOpen(): boolean {
    const last = this.#session?.lifecycle.last ?? "begin";
    return last !== "begin" && last !== "reasoning_end";
  }

  #step(event: keyof AgUiPayloads & `reasoning_${string}`): AgUiPayloads["reasoning_end"] {
    if (!this.#session) throw new Error("There is no reasoning yet: call startReasoning() first.");
    this.#session.lifecycle.step(event);
    return {
      messageId: this.#session.messageId,
      ...(this.#threadId !== undefined && { thread_id: this.#threadId }),
    };
  }
}
