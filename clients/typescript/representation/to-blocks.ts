import type { LiveContent, LiveMessage } from "../view/view.ts";
import { type Ordered, order } from "./order.ts";

/**
 * Messages in the representation `blocks` (T-251): calls and results among the content blocks, and no role `tool`
 * (T-253). Messages without calls and results stay the same objects, and so do those that are in `blocks` already.
 *
 * Calls stand where they stood before `toFields`, else after all other blocks of their message.
 */
export function toBlocks<Message extends LiveMessage>(messages: readonly Message[]): Message[] {
  const given: readonly (LiveMessage & Ordered)[] = messages;
  const converted: LiveMessage[] = [];
  for (let start = 0; start < given.length; ) {
    const whole = given[start]?.[order]?.whole;
    let end = start + 1;
    while (whole !== undefined && given[end]?.[order]?.whole === whole) end++;
    converted.push(joined(given.slice(start, end)));
    start = end;
  }
  return converted as Message[];
}

/** A block and its position among all blocks; at the end when that is not known. */
type Placed = [block: LiveContent, position: number];

/** The one message that several were taken apart from. */
function joined(parts: readonly (LiveMessage & Ordered)[]): LiveMessage {
  const placed = parts.flatMap(callsAndResults);
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
  for (const member of ["toolCalls", "toolCallId", "isError", order] as const) delete message[member];
  return message;
}

function callsAndResults(message: LiveMessage & Ordered): Placed[] {
  const position = (index: number) => message[order]?.positions[index] ?? Number.MAX_SAFE_INTEGER;
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
