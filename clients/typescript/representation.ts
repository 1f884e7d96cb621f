/** Converts messages between the two representations of tool calls. */
import type { LiveContent, LiveMessage, LiveToolCall } from "./snapshot/run-snapshot.ts";

/** The key of the {@link OriginalOrder} in a message. Object spread copies it; JSON drops it. */
const originalOrder: unique symbol = Symbol("order of blocks");

/** The original positions of a message's calls, or of its result, among all content blocks. */
interface OriginalOrder {
  /** Indexes in the list of all blocks, in ascending order. */
  positions: readonly number[];
  /**
   * An object shared by all messages that were split from the same message. Absent if the message was not
   * split.
   */
  splitFrom?: object;
}

/** A message that may carry its original order. */
interface Ordered {
  [originalOrder]?: OriginalOrder;
}

/**
 * Converts messages to the `fields` representation (T-250): calls are in `toolCalls`, and results are
 * messages with the role `tool`. Messages without calls or results, and messages that are already in this
 * representation, are returned as the same objects.
 *
 * A message that contains results among other blocks is split into several messages with the same id: one
 * message for each result, followed by a message with the other blocks. `toBlocks` reverses this. The
 * original order is kept under a symbol, because the `fields` representation has no place for it. It is
 * therefore lost if the messages are serialized as JSON before they are converted back.
 */
export function toFields<Message extends LiveMessage>(messages: readonly Message[]): Message[] {
  return (messages as readonly LiveMessage[]).flatMap(toFieldMessages) as Message[];
}

function toFieldMessages(message: LiveMessage): LiveMessage[] {
  const { role, content } = message;
  if (content.some(({ type }) => type === "tool_use")) return [extractCalls(message)];
  return role === "user" && content.some(({ type }) => type === "tool_result")
    ? splitResults(message)
    : [message];
}

function extractCalls(message: LiveMessage): LiveMessage & Ordered {
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
  // Calls that follow all other blocks keep their order even without recorded positions.
  const remembered = positions[0] === content.length ? {} : { [originalOrder]: { positions } };
  return { ...message, content, toolCalls, ...remembered };
}

function splitResults(message: LiveMessage): (LiveMessage & Ordered)[] {
  const alone = message.content.length === 1;
  const splitFrom = {};
  const others: LiveContent[] = [];
  const messages = message.content.flatMap((block, position): (LiveMessage & Ordered)[] => {
    if (block.type !== "tool_result") {
      others.push(block);
      return [];
    }
    const { toolUseId, content, isError } = block;
    const failed = isError === undefined ? {} : { isError };
    const remembered = alone ? {} : { [originalOrder]: { positions: [position], splitFrom } };
    return [{ ...message, role: "tool", toolCallId: toolUseId, content, ...failed, ...remembered }];
  });
  if (others.length === 0) return messages;
  return [...messages, { ...message, content: others, [originalOrder]: { positions: [], splitFrom } }];
}

/**
 * Converts messages to the `blocks` representation (T-251): calls and results are content blocks, and no
 * message has the role `tool` (T-253). Messages without calls or results, and messages that are already in
 * this representation, are returned as the same objects.
 *
 * Each call returns to the position that it had before `toFields`. Without a known position, calls follow all
 * other blocks of their message.
 */
export function toBlocks<Message extends LiveMessage>(messages: readonly Message[]): Message[] {
  const given: readonly (LiveMessage & Ordered)[] = messages;
  const converted: LiveMessage[] = [];
  for (let start = 0; start < given.length; ) {
    const splitFrom = given[start]?.[originalOrder]?.splitFrom;
    let end = start + 1;
    while (splitFrom !== undefined && given[end]?.[originalOrder]?.splitFrom === splitFrom) end++;
    converted.push(mergeMessages(given.slice(start, end)));
    start = end;
  }
  return converted as Message[];
}

/** A block and its original position, or the end of the list if the position is unknown. */
type PositionedBlock = [block: LiveContent, position: number];

/** Merges the messages that were split from the same message. */
function mergeMessages(parts: readonly (LiveMessage & Ordered)[]): LiveMessage {
  const placed = parts.flatMap(getCallsAndResults);
  const last = parts[parts.length - 1] as LiveMessage & Ordered;
  if (placed.length === 0) return last;
  const content = parts.flatMap((part) => (isResult(part) ? [] : part.content));
  for (const [block, position] of placed.sort(([, one], [, other]) => one - other))
    content.splice(Math.min(position, content.length), 0, block);
  const message: LiveMessage & Ordered = {
    ...last,
    role: last.role === "tool" ? "user" : last.role,
    content,
  };
  for (const member of ["toolCalls", "toolCallId", "isError", originalOrder] as const) delete message[member];
  return message;
}

function getCallsAndResults(message: LiveMessage & Ordered): PositionedBlock[] {
  const position = (index: number) => message[originalOrder]?.positions[index] ?? Number.MAX_SAFE_INTEGER;
  if (isResult(message)) {
    const { toolCallId: toolUseId, content, isError } = message;
    const failed = isError === undefined ? {} : { isError };
    return [[{ type: "tool_result", toolUseId, content, ...failed } as LiveContent, position(0)]];
  }
  return (message.toolCalls ?? []).map(({ arguments: input, ...call }, index) => [
    { type: "tool_use", ...call, input },
    position(index),
  ]);
}

function isResult(message: LiveMessage): message is LiveMessage & { toolCallId: string } {
  return message.role === "tool" && message.toolCallId !== undefined;
}
