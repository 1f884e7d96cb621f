/**
 * Describes a provider failure: with a code and a fixed sentence for clients, and with the provider's own
 * message for the operator.
 */
import {
  APICallError,
  InvalidArgumentError,
  InvalidPromptError,
  UnsupportedFunctionalityError,
} from "@ai-sdk/provider";
import { ModelError, type ProviderFailureDetails } from "../core/errors.ts";
import { IdleTimeoutError } from "./provider-fetch.ts";
import { ResponseTooLargeError } from "./provider-limits.ts";

/**
 * Returns the failure in the form sent to clients. Only the status comes from the provider, because the
 * provider's message might contain a secret.
 */
export function toModelError(thrown: unknown): ModelError {
  const error = unwrapError(thrown);
  if (UnsupportedFunctionalityError.isInstance(error)) {
    return new ModelError(
      "LLM_CLIENT_ERROR",
      `The model does not support this input: ${error.functionality}.`,
    );
  }
  if (InvalidPromptError.isInstance(error) || InvalidArgumentError.isInstance(error)) {
    return new ModelError("LLM_CLIENT_ERROR", "The model does not support this input.");
  }
  if (error instanceof IdleTimeoutError) {
    return new ModelError("LLM_ERROR", "The model's provider stopped responding. Try again.", {
      silent: true,
    });
  }
  if (error instanceof ResponseTooLargeError) {
    const message = "The model's response exceeds this server's size limit. Request a shorter response.";
    return new ModelError("LLM_ERROR", message);
  }
  const status = findStatus(error);
  if (status !== undefined && status >= 400) {
    const retryAfter = parseRetryAfterSeconds(error);
    return createStatusFailure(status, { status, ...(retryAfter !== undefined && { retryAfter }) });
  }
  if (status === undefined && APICallError.isInstance(error)) {
    return new ModelError("LLM_SERVER_ERROR", "The model's provider cannot be reached. Try again later.");
  }
  return new ModelError("LLM_ERROR", "The model's response was incomplete or invalid. Try again.");
}

function createStatusFailure(status: number, report: ProviderFailureDetails): ModelError {
  if (status === 429) {
    const message = "The model's provider is limiting the request rate. Try again later.";
    return new ModelError("RATE_LIMIT_EXCEEDED", message, report);
  }
  if (status >= 500) {
    return new ModelError("LLM_SERVER_ERROR", "The model's provider failed. Try again later.", report);
  }
  const message = `The model's provider rejected the request with status ${status}.`;
  return new ModelError("LLM_CLIENT_ERROR", message, report);
}

/** Returns the number of seconds in `Retry-After` (RFC 9110, section 10.2.3). The date form is ignored. */
function parseRetryAfterSeconds(error: unknown): number | undefined {
  if (!APICallError.isInstance(error)) return undefined;
  const text = error.responseHeaders?.["retry-after"];
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/**
 * Returns true if the same request may succeed when it is sent again: after a rate limit, a server error or a
 * failed connection.
 */
export function isTransient(thrown: unknown): boolean {
  const error = unwrapError(thrown);
  if (APICallError.isInstance(error)) return error.isRetryable;
  if (typeof error !== "object" || error === null || error instanceof Error) return false;
  if ("isRetryable" in error && error.isRetryable !== undefined) return error.isRetryable === true;
  const status = findStatus(error) ?? 0;
  return [408, 409, 429].includes(status) || status >= 500;
}

/** Returns the original error. The SDK wraps errors that occur after a successful status. */
function unwrapError(error: unknown): unknown {
  const wrapped = APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode < 400;
  return wrapped && error.cause instanceof Error ? error.cause : error;
}

/**
 * Returns the HTTP status of an SDK error. An error inside a stream is not an `Error`, so its status is
 * derived from its code or type. Compatible servers send errors of unknown types; these are treated as server
 * errors.
 */
function findStatus(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("statusCode" in error) return typeof error.statusCode === "number" ? error.statusCode : undefined;
  if (error instanceof Error) return undefined;
  const { code, type } = error as { code?: unknown; type?: unknown };
  const status = Number(code);
  if (status >= 400 && status < 600) return status;
  const name = `${code} ${type}`;
  if (/rate_limit/.test(name)) return 429;
  return /invalid|bad_request|not_found|context_length|authentication|permission|quota/.test(name)
    ? 400
    : 500;
}

const maxLineLength = 500;

/**
 * Returns the failure in the form written to the log: status and message on one line.
 *
 * @param secret The provider's key, or an empty string. It is removed from the line, because providers repeat
 * parts of rejected keys.
 */
export function describeFailure(thrown: unknown, secret: string): string {
  const error = unwrapError(thrown);
  const status = findStatus(error);
  const line = `${status === undefined ? "" : `${status} `}${findMessage(error)}`
    .replaceAll(secret || "[key]", "[key]")
    .replace(/\bsk-[\w*.-]+/g, "[key]")
    .replace(/\s+/g, " ");
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line;
}

/** A Zod issue. A union issue contains the issues of every alternative. */
interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  errors?: readonly (readonly Issue[])[];
}

/**
 * Returns the error's message. If the response has the wrong shape, returns only the first issue and its
 * location, because Zod's own message contains the complete list of issues.
 */
function findMessage(error: unknown): unknown {
  if (typeof error !== "object" || error === null || !("message" in error)) return error;
  const { issues } = ("cause" in error && error.cause instanceof Error ? error.cause : error) as {
    issues?: unknown;
  };
  if (!Array.isArray(issues) || issues.length === 0) return error.message;
  const { path, message } = findInnermostIssue(issues[0] as Issue);
  const pointer = path.map((name) => `/${String(name)}`).join("");
  return `the response is invalid: ${pointer === "" ? "" : `${pointer}: `}${message}`;
}

function findInnermostIssue(issue: Issue): { path: PropertyKey[]; message: string } {
  const { path, message, errors = [] } = issue;
  // The intended alternative is the one whose `type` matches.
  const [inner] = errors.find(([first]) => first !== undefined && first.code !== "invalid_value") ?? [];
  if (inner === undefined) return { path: [...path], message };
  const found = findInnermostIssue(inner);
  return { path: [...path, ...found.path], message: found.message };
}
