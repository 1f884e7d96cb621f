/**
 * Converts stored messages to messages of the Tambo contract, in either representation of tool calls
 * (T-250…T-253).
 */
import type { components } from "../../../generated/tambo/types.ts";
import type { Block, Message } from "../../core/messages.ts";

type Schemas = components["schemas"];

/** The representation of tool calls in messages. */
export type ToolRepresentation = Schemas["ToolRepresentation"];

/**
 * Converts a stored message.
 *
 * @param message A stored message with the current states of its components.
 * @param representation `fields`: calls and results in fields of their own; `blocks`: among the content
 * blocks.
 */
export function toTamboMessage(message: Message, representation: ToolRepresentation): Schemas["Message"] {
  const { id, createdAt, metadata, incomplete } = message;
  return {
    id,
    ...(representation === "blocks" ? toBlocks(message) : toFields(message)),
    createdAt: new Date(createdAt).toISOString(),
    ...(metadata !== undefined && { metadata }),
    ...(incomplete !== undefined && { incomplete }),
  };
}

type MessageBody = Pick<Schemas["Message"], "role" | "content" | "toolCalls" | "toolCallId" | "isError">;

function toFields({ role, blocks }: Message): MessageBody {
  const [result] = blocks;
  if (result?.type === "tool_result") {
    const { toolUseId, content, isError } = result;
    return { role: "tool", toolCallId: toolUseId, content, ...(isError === true && { isError }) };
  }
  const toolCalls = blocks.flatMap((block) =>
    block.type === "tool_use" ? [{ id: block.id, name: block.name, arguments: block.input }] : [],
  );
  const content = blocks.filter(
    (block): block is Exclude<Block, { type: "tool_use" | "tool_result" }> => block.type !== "tool_use",
  );
  return { role: toRole(role), content, ...(toolCalls.length > 0 && { toolCalls }) };
}

/** T-253: with `blocks`, a result is a user message, and the role `tool` is not used. */
function toBlocks({ role, blocks }: Message): MessageBody {
  return { role: role === "tool" ? "user" : toRole(role), content: blocks };
}

/** This contract has no role `developer` (CX-07). */
function toRole(role: Message["role"]): Schemas["MessageRole"] {
  return role === "developer" ? "system" : role;
}
