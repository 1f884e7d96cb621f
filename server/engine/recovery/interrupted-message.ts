/**
 * The message that a model was writing when its call was interrupted. If the run ends without another model
 * call, this message is kept, because readers have received it.
 */
import type { JsonObject, RunEvent } from "../../core/events.ts";
import type { Block, Message } from "../../core/messages.ts";

/** The last message of a log, rebuilt from its events. */
export class InterruptedMessage {
  #id: string | undefined;
  #blocks: Block[] = [];
  /** The sources of the current turn. */
  #sources: string[] = [];
  #createdAt = 0;

  /** ID of the last message that was started in the log. */
  get id(): string | undefined {
    return this.#id;
  }

  /** Applies the next event from the log. */
  observe(event: RunEvent): void {
    this.#createdAt = event.timestamp;
    if (event.type === "STEP_STARTED") this.#sources = [];
    if (event.type === "engine.source") this.#sources.push(event.name);
    const id = findStartedMessage(event);
    if (id !== undefined && id !== this.#id) {
      this.#id = id;
      this.#blocks = [];
    }
    if (this.#id !== undefined) applyEvent(this.#blocks, event, this.#id);
  }

  /**
   * Returns the message, or `undefined` if it contains neither text nor components.
   *
   * @param closed The props streamed so far for the components that were still open.
   * @param incomplete The reason why the message is incomplete.
   */
  toMessage(
    closed: ReadonlyMap<string, JsonObject>,
    incomplete: NonNullable<Message["incomplete"]>,
  ): Message | undefined {
    if (this.#id === undefined || this.#blocks.length === 0) return undefined;
    const blocks = this.#blocks.map((block) =>
      block.type === "component" ? { ...block, props: closed.get(block.id) ?? block.props } : block,
    );
    const sources = this.#sources.length === 0 ? {} : { sources: this.#sources };
    return { id: this.#id, role: "assistant", blocks, createdAt: this.#createdAt, incomplete, ...sources };
  }
}

/** Returns the ID of the assistant message in which an event starts a text, call, or component. */
function findStartedMessage(event: RunEvent): string | undefined {
  if (event.type === "TEXT_MESSAGE_START") return event.messageId;
  if (event.type === "TOOL_CALL_START") return event.parentMessageId;
  return event.type === "CUSTOM" && event.name === "tambo.component.start"
    ? event.value.messageId
    : undefined;
}

function applyEvent(blocks: Block[], event: RunEvent, id: string): void {
  if (event.type === "TEXT_MESSAGE_START" && event.messageId === id) {
    blocks.push({ type: "text", text: "" });
  } else if (event.type === "TEXT_MESSAGE_CONTENT" && event.messageId === id) {
    const block = blocks.at(-1);
    if (block?.type === "text") block.text += event.delta;
  } else if (
    event.type === "CUSTOM" &&
    event.name === "tambo.component.start" &&
    event.value.messageId === id
  ) {
    const { componentId, componentName: name } = event.value;
    blocks.push({ type: "component", id: componentId, name, props: {} });
  } else if (event.type === "CUSTOM" && event.name === "tambo.component.end") {
    const { componentId, props } = event.value;
    for (const block of blocks)
      if (block.type === "component" && block.id === componentId) block.props = props;
  }
}
