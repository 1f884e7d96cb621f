/** Errors of MCP requests, as clauses for our own error texts. */

import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { pointerStep } from "../core/json/pointer.ts";
import type { Redact } from "../core/redact.ts";

/** An error of the SDK, the protocol or the system as one short line, without the SDK's prefix. */
export function describeError(error: unknown): string {
  if (error instanceof McpError) {
    return `${oneLine(ownMessage(error))} (MCP error ${error.code})`;
  }
  if (error instanceof Error && isSchemaError(error)) return oneLine(schemaMessage(error));
  // `fetch` says only that it failed; why is in the cause.
  if (error instanceof TypeError && error.cause instanceof Error) return describeError(error.cause);
  // Of a name of several addresses none could be reached; the error of all has no text.
  if (error instanceof AggregateError && error.message === "") return describeError(error.errors[0]);
  return oneLine(error instanceof Error ? error.message : String(error));
}

/** An error that `describeError` describes as the given one, without secrets: also its message, before it is cut. */
export function withoutSecrets(error: unknown, redact: Redact): Error {
  if (error instanceof McpError) return new McpError(error.code, redact(ownMessage(error)));
  if (error instanceof Error && isSchemaError(error)) return new Error(redact(schemaMessage(error)));
  if (error instanceof TypeError && error.cause instanceof Error) return withoutSecrets(error.cause, redact);
  if (error instanceof AggregateError && error.message === "") return withoutSecrets(error.errors[0], redact);
  return new Error(redact(error instanceof Error ? error.message : String(error)));
}

/** The message without what the SDK put before it. */
function ownMessage(error: McpError): string {
  return error.message.replace(/^(MCP error -?\d+: )+/, "");
}

/** Whether the SDK's schemas refused something: its errors are Zod's, of either of Zod's two classes. */
export function isSchemaError(error: Error): boolean {
  return error.name === "ZodError" || error.name === "$ZodError";
}

function schemaMessage(error: Error): string {
  return `its answer does not follow MCP: ${error.message}`;
}

/** A server may answer a request with a whole page. */
const maxLength = 300;

/** The first line of a text. When it ends with Zod's issues, as JSON over many lines, the first of them is told. */
function oneLine(text: string): string {
  const start = text.search(/\[\s*\{/);
  const issue = start === -1 ? undefined : firstIssue(text.slice(start));
  const readable = issue === undefined ? text : text.slice(0, start) + issue;
  return (readable.split("\n", 1)[0] ?? "").slice(0, maxLength);
}

/** The place, as a JSON Pointer, and message of the first of Zod's issues; `undefined` when the text is no list of them. */
function firstIssue(json: string): string | undefined {
  let issues: unknown;
  try {
    issues = JSON.parse(json);
  } catch {
    return undefined;
  }
  const [issue] = issues as { path?: unknown; message?: unknown }[];
  if (typeof issue?.message !== "string" || !Array.isArray(issue.path)) return undefined;
  const pointer = issue.path.map((key) => pointerStep(String(key))).join("");
  return pointer === "" ? issue.message : `${pointer}: ${issue.message}`;
}
