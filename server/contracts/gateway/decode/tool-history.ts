/** The tool calls in a request's messages, and their results (G-084). */
import type { components } from "../../../../generated/gateway/types.ts";
import { mistakeError } from "../errors.ts";

type Message = components["schemas"]["MessageRequest"]["messages"][number];

/**
 * Checks that every result of a tool comes after its call. Results of a provider's own web search are the provider's
 * to match.
 *
 * @throws {GatewayError} for the first result without its call.
 */
export function checkToolHistory(messages: readonly Message[]): void {
  const calls = new Set<string>();
  for (const [index, { content }] of messages.entries()) {
    if (typeof content === "string") continue;
    for (const [place, block] of content.entries()) {
      if (block.type === "tool_use" || block.type === "server_tool_use") calls.add(block.id);
      if (block.type !== "tool_result" || calls.has(block.tool_use_id)) continue;
      const param = `request.messages[${index}].content[${place}].tool_use_id`;
      throw mistakeError(param, "must be the id of a tool_use or server_tool_use block that comes before it");
    }
  }
}
