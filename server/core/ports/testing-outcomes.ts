import type { ToolOutcome } from "./tools.ts";

/** Returns the outcome of a tool call that returned a single text block. */
export function textOutcome(text: string, isError = false): ToolOutcome {
  return { content: [{ type: "text", text }], isError };
}
