/** Errors of MCP requests, as clauses for our own error texts. */
import { McpError } from "@modelcontextprotocol/sdk/types.js";

/** An error of the SDK, the protocol or the system as one short line, without the SDK's prefix. */
export function describeError(error: unknown): string {
  if (error instanceof McpError) {
    const text = firstLine(error.message.replace(/^(MCP error -?\d+: )+/, ""));
    return `${text} (MCP error ${error.code})`;
  }
  if (error instanceof Error && isSchemaError(error)) return "its answer does not follow MCP";
  // `fetch` says only that it failed; why is in the cause.
  if (error instanceof TypeError && error.cause instanceof Error) return describeError(error.cause);
  return firstLine(error instanceof Error ? error.message : String(error));
}

/** Whether the SDK's schemas refused something: its errors are Zod's, of either of Zod's two classes. */
export function isSchemaError(error: Error): boolean {
  return error.name === "ZodError" || error.name === "$ZodError";
}

/** A server may answer a request with a whole page. */
const maxLength = 300;

function firstLine(text: string): string {
  return (text.split("\n", 1)[0] ?? "").slice(0, maxLength);
}
