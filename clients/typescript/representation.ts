import type { LiveContent, LiveMessage, LiveToolCall } from "./view/view.ts";
import { type Ordered, order } from "./representation/order.ts";

/**
 * Messages in the representation `fields` (T-250): calls in `toolCalls`, results as messages with role `tool`. Messages
 * without calls and results stay the same objects, and so do those that are in `fields` already.
 *
 * A message with results among other blocks becomes several, all with its id: one for each result, and then one with
 * the other blocks. `toBlocks` undoes all of it, unless the messages went through JSON in between: `fields` cannot say
 * where calls stood among other blocks, so messages remember it under a symbol.
 */
export function toFields<Message extends LiveMessage>(messages: readonly Message[]): Message[] {
  return (messages as readonly LiveMessage[]).flatMap(fieldsOf) as Message[];
}

function fieldsOf(message: LiveMessage): LiveMessage[] {
  const { role, content } = message;
  if (content.some(({ type }) => type === "tool_use")) return [withCalls(message)];
  return role === "user" && content.some(({ type }) => type === "tool_result") ? results(message) : [message];
}

function withCalls(message: LiveMessage): LiveMessage & Ordered {
  const content: LiveContent[] = [];
  const toolCalls: LiveToolCall[] = [];
  const positions: number[] = [];
  for (const [position, block] of message.content.entries()) {
    if (block.type !== "tool_use") {
      content.push(block);
      continue;
    }
    const { type: _, input, ...call } = block;
    toolCalls.push({ ...call, arguments: input });
    positions.push(position);
  }
  // Calls at the end need no more than their own order.
  const remembered = positions[0] === content.length ? {} : { [order]: { positions } };
  return { ...message, content, toolCalls, ...remembered };
}

function results(message: LiveMessage): (LiveMessage & Ordered)[] {
  const alone = message.content.length === 1;
  const whole = {};
  const others: LiveContent[] = [];
  const messages = message.content.flatMap((block, position): (LiveMessage & Ordered)[] => {
    if (block.type !== "tool_result") {
      others.push(block);
      return [];
    }
    const { toolUseId, content, isError } = block;
    const failed = isError === undefined ? {} : { isError };
    const remembered = alone ? {} : { [order]: { positions: [position], whole } };
    return [{ ...message, role: "tool", toolCallId: toolUseId, content, ...failed, ...remembered }];
  });
  if (others.length === 0) return messages;
  return [...messages, { ...message, content: others, [order]: { positions: [], whole } }];
}
