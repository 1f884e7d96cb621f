/** The message that a lost model call was writing: kept when the run is given up, for its readers have seen it. */
import type { JsonObject, RunEvent } from "./events.ts";
import type { Block, Message } from "./messages.ts";

/**
 * Rebuilds the message that the last model call did not finish.
 *
 * @param events The run's log.
 * @param stored Ids of the messages that are stored.
 * @param closed Props of the components that were open, as far as they came.
 * @returns Its text and components, or `undefined` when the last message of the log is stored, or there is none.
 */
export function cutOffMessage(
  events: readonly RunEvent[],
  stored: ReadonlySet<string>,
  closed: ReadonlyMap<string, JsonObject>,
): Message | undefined {
  const id = events.map(messageOf).findLast((candidate) => candidate !== undefined);
  if (id === undefined || stored.has(id)) return undefined;
  const blocks: Block[] = [];
  for (const event of events) addTo(blocks, event, id, closed);
  const createdAt = events.at(-1)?.timestamp ?? 0;
  return blocks.length === 0 ? undefined : { id, role: "assistant", blocks, createdAt, incomplete: "error" };
}

/** The assistant message that an event belongs to, where it begins something. */
function messageOf(event: RunEvent): string | undefined {
  if (event.type === "TEXT_MESSAGE_START") return event.messageId;
  if (event.type === "TOOL_CALL_START") return event.parentMessageId;
  return event.type === "CUSTOM" && event.name === "tambo.component.start"
    ? event.value.messageId
    : undefined;
}

function addTo(blocks: Block[], event: RunEvent, id: string, closed: ReadonlyMap<string, JsonObject>): void {
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
    blocks.push({ type: "component", id: componentId, name, props: closed.get(componentId) ?? {} });
  } else if (event.type === "CUSTOM" && event.name === "tambo.component.end") {
    const { componentId, props } = event.value;
    for (const block of blocks)
      if (block.type === "component" && block.id === componentId) block.props = props;
  }
}
