/** Converts stored messages to Tambo messages in either representation of tool calls (T-250…T-253). */
import type { components } from "../../../generated/tambo/types.ts";
import type { Block, Message } from "../../core/messages.ts";

type Schemas = components["schemas"];

/** The way in which messages represent tool calls. */
export type ToolRepresentation = Schemas["ToolRepresentation"];

/**
 * Converts a stored message.
 *
 * @param message A stored message that contains the current states of its components.
 * @param representation With `fields`, calls and results have separate fields. With `blocks`, they are
 * content blocks.
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

/**
 * Converts a message to the `blocks` representation, in which a result is a user message and the `tool` role
 * is not used (T-253).
 */
function toBlocks({ role, blocks }: Message): MessageBody {
  return { role: role === "tool" ? "user" : toRole(role), content: blocks };
}

/** Returns a role in this contract, which has no `developer` role (CX-07). */
function toRole(role: Message["role"]): Schemas["MessageRole"] {
  return role === "developer" ? "system" : role;
}
