import type { ToolOutcome } from "./tools.ts";

/** Returns the outcome of a tool that returned one text. */
export function textOutcome(text: string, isError = false): ToolOutcome {
  return { content: [{ type: "text", text }], isError };
}
