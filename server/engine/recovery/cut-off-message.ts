/** The message that a lost model call was writing: kept when the run ends without another call, for its readers have seen it. */
import type { JsonObject, RunEvent } from "../../core/events.ts";
import type { Block, Message } from "../../core/messages.ts";

/** The last message of a log, rebuilt event by event. */
export class CutOffMessage {
  #id: string | undefined;
  #blocks: Block[] = [];
  #createdAt = 0;

  /** Id of the last message that the log begins. */
  get id(): string | undefined {
    return this.#id;
  }

  /** Tracks the next event of the log. */
  observe(event: RunEvent): void {
    this.#createdAt = event.timestamp;
    const id = messageOf(event);
    if (id !== undefined && id !== this.#id) {
      this.#id = id;
      this.#blocks = [];
    }
    if (this.#id !== undefined) addTo(this.#blocks, event, this.#id);
  }

  /**
   * Returns the message, or `undefined` if it has neither text nor components.
   *
   * @param closed Props of the components that were open, as far as they came.
   * @param incomplete Why the message is not whole.
   */
  message(
    closed: ReadonlyMap<string, JsonObject>,
    incomplete: NonNullable<Message["incomplete"]>,
  ): Message | undefined {
    if (this.#id === undefined || this.#blocks.length === 0) return undefined;
    const blocks = this.#blocks.map((block) =>
      block.type === "component" ? { ...block, props: closed.get(block.id) ?? block.props } : block,
    );
    return { id: this.#id, role: "assistant", blocks, createdAt: this.#createdAt, incomplete };
  }
}

/** The assistant message that an event belongs to, where it begins something. */
function messageOf(event: RunEvent): string | undefined {
  if (event.type === "TEXT_MESSAGE_START") return event.messageId;
  if (event.type === "TOOL_CALL_START") return event.parentMessageId;
  return event.type === "CUSTOM" && event.name === "tambo.component.start"
    ? event.value.messageId
    : undefined;
}

function addTo(blocks: Block[], event: RunEvent, id: string): void {
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
