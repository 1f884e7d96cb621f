/** Stored messages as the Tambo contract shows them, in either representation of tool calls (T-250…T-253). */
import type { components } from "../../../generated/tambo/types.ts";
import type { Block, Message } from "../../core/messages.ts";

type Schemas = components["schemas"];

/** The representation of tool calls in messages. */
export type ToolRepresentation = Schemas["ToolRepresentation"];

/**
 * Writes a message for the wire.
 *
 * @param message A stored message, its components with their present states.
 * @param representation `fields`: calls and results in fields of their own; `blocks`: among the content blocks.
 */
export function messageView(message: Message, representation: ToolRepresentation): Schemas["Message"] {
  const { id, createdAt, metadata, incomplete } = message;
  return {
    id,
    ...(representation === "blocks" ? asBlocks(message) : asFields(message)),
    createdAt: new Date(createdAt).toISOString(),
    ...(metadata !== undefined && { metadata }),
    ...(incomplete !== undefined && { incomplete }),
  };
}

type Body = Pick<Schemas["Message"], "role" | "content" | "toolCalls" | "toolCallId" | "isError">;

function asFields({ role, blocks }: Message): Body {
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
  return { role: roleOf(role), content, ...(toolCalls.length > 0 && { toolCalls }) };
}

/** T-253: in `blocks` a result is a user message, and the role `tool` never appears. */
function asBlocks({ role, blocks }: Message): Body {
  return { role: role === "tool" ? "user" : roleOf(role), content: blocks };
}

/** This contract has no developers (CX-07). */
function roleOf(role: Message["role"]): Schemas["MessageRole"] {
  return role === "developer" ? "system" : role;
}
