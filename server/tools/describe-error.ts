/** Describes errors from MCP requests as phrases for error messages. */

import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { toPointerToken } from "../core/json/pointer.ts";
import type { Redact } from "../core/redact.ts";

/**
 * Describes an error from the SDK, the protocol or the system in one short line, without the SDK's prefix.
 */
export function describeError(error: unknown): string {
  if (error instanceof McpError) {
    return `${toOneLine(stripPrefix(error))} (MCP error ${error.code})`;
  }
  if (error instanceof Error && isSchemaError(error)) return toOneLine(describeSchemaError(error));
  // The error from `fetch` only says that the request failed. Its cause says why.
  if (error instanceof TypeError && error.cause instanceof Error) return describeError(error.cause);
  // If a host has multiple addresses and none of them can be reached, the combined error has no message.
  if (error instanceof AggregateError && error.message === "") return describeError(error.errors[0]);
  return toOneLine(error instanceof Error ? error.message : String(error));
}

/**
 * Returns an error without secrets. `describeError` describes it in the same way as the original error. The
 * complete message is redacted before it is cut.
 */
export function redactError(error: unknown, redact: Redact): Error {
  if (error instanceof McpError) return new McpError(error.code, redact(stripPrefix(error)));
  if (error instanceof Error && isSchemaError(error)) return new Error(redact(describeSchemaError(error)));
  if (error instanceof TypeError && error.cause instanceof Error) return redactError(error.cause, redact);
  if (error instanceof AggregateError && error.message === "") return redactError(error.errors[0], redact);
  return new Error(redact(error instanceof Error ? error.message : String(error)));
}

/** Returns the message without the SDK's prefix. */
function stripPrefix(error: McpError): string {
  return error.message.replace(/^(MCP error -?\d+: )+/, "");
}

/**
 * Returns true if the SDK's schemas rejected a value. Such errors are instances of either of two Zod classes.
 */
export function isSchemaError(error: Error): boolean {
  return error.name === "ZodError" || error.name === "$ZodError";
}

function describeSchemaError(error: Error): string {
  return `its response does not conform to MCP: ${error.message}`;
}

/** Maximum length of a description in characters. A server may respond with a complete HTML page. */
const maxLength = 300;

/**
 * Returns the first line of the text. If the text ends with Zod issues as multi-line JSON, only the first
 * issue is included.
 */
function toOneLine(text: string): string {
  const start = text.search(/\[\s*\{/);
  const issue = start === -1 ? undefined : findFirstIssue(text.slice(start));
  const readable = issue === undefined ? text : text.slice(0, start) + issue;
  return (readable.split("\n", 1)[0] ?? "").slice(0, maxLength);
}

/**
 * Returns the location (a JSON Pointer) and message of the first Zod issue, or `undefined` if the text is not
 * a list of issues.
 */
function findFirstIssue(json: string): string | undefined {
  let issues: unknown;
  try {
    issues = JSON.parse(json);
  } catch {
    return undefined;
  }
  const [issue] = issues as { path?: unknown; message?: unknown }[];
  if (typeof issue?.message !== "string" || !Array.isArray(issue.path)) return undefined;
  const pointer = issue.path.map((key) => toPointerToken(String(key))).join("");
  return pointer === "" ? issue.message : `${pointer}: ${issue.message}`;
}
