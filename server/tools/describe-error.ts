/** Describes errors from MCP requests as phrases for error messages. */

import {
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  SUPPORTED_PROTOCOL_VERSIONS,
  UnsupportedProtocolVersionError,
} from "@modelcontextprotocol/client";
import { toPointerToken } from "../core/json/pointer.ts";
import type { Redact } from "../core/redact.ts";

/** The protocol versions that this server can speak with tool servers, newest first. */
const protocolVersions: readonly string[] = ["2026-07-28", ...SUPPORTED_PROTOCOL_VERSIONS];

/** Requests that a tool server of MCP 2026-07-28 may send as the result of a call. This server supports none. */
const inputMethods: ReadonlySet<unknown> = new Set([
  "elicitation/create",
  "sampling/createMessage",
  "roots/list",
]);

/** Describes an error from the SDK, the protocol or the system in one short line. */
export function describeError(error: unknown): string {
  const { text, code } = readError(error);
  return code === undefined ? toOneLine(text) : `${toOneLine(text)} (MCP error ${code})`;
}

/**
 * Returns an error without secrets. `describeError` describes it in the same way as the original error. The
 * complete message is redacted before it is cut.
 */
export function redactError(error: unknown, redact: Redact): Error {
  const { text, code } = readError(error);
  return code === undefined ? new Error(redact(text)) : new ProtocolError(code, redact(text));
}

/** Returns the complete text of an error, and the code of an error that the server sent. */
function readError(error: unknown): { text: string; code?: number } {
  if (error instanceof UnsupportedProtocolVersionError) {
    const { supported } = error;
    return { text: describeVersions(`the MCP versions ${supported.join(", ")}`) };
  }
  if (error instanceof ProtocolError) return { text: stripPrefix(error), code: error.code };
  if (!(error instanceof Error)) return { text: String(error) };
  if (error instanceof SdkHttpError) {
    const { status, text } = error.data;
    // Without a body, the message says what was wrong after the name of the failed step.
    return { text: `it responded with HTTP ${status}: ${text || error.message.replace(/^[^:]*: /, "")}` };
  }
  const [, version] = /^Server's protocol version is not supported: (.*)/s.exec(error.message) ?? [];
  if (version !== undefined) return { text: describeVersions(`the MCP version ${version}`) };
  if (isSchemaError(error)) return { text: describeSchemaError(error) };
  if (error instanceof SdkError) {
    const { method, rounds } = Object(error.data) as { method?: unknown; rounds?: unknown };
    if (error.code === SdkErrorCode.CapabilityNotSupported && inputMethods.has(method))
      return { text: `it requires a response to \`${method}\`, which this server does not support` };
    if (error.code === SdkErrorCode.InputRequiredRoundsExceeded)
      return { text: `it has postponed its result ${rounds} times` };
  }
  // Errors of a failed `fetch` and of a failed negotiation only say so. Their causes say why.
  if (error instanceof TypeError && error.cause instanceof Error) return readError(error.cause);
  if (error instanceof SdkError && Object(error.data).cause instanceof Error)
    return readError(Object(error.data).cause);
  // If a host has multiple addresses and none of them can be reached, the combined error has no message.
  if (error instanceof AggregateError && error.message === "") return readError(error.errors[0]);
  return { text: error.message };
}

/** @param offer The versions of the tool server, as a phrase. */
function describeVersions(offer: string): string {
  return (
    `it only speaks ${offer.slice(0, 100)}, but this server speaks ${protocolVersions.join(", ")}; ` +
    "install a version of the tool server that speaks one of these"
  );
}

/** Returns the message without the prefix of servers that use version 1 of the SDK. */
function stripPrefix(error: ProtocolError): string {
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
