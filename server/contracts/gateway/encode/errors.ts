/**
 * Run errors (M-050, G-130, G-171), and errors in calls that the gateway makes for the model (G-125, G-126).
 */
import type { ProviderFailureDetails } from "../../../core/errors.ts";
import { type CanonicalError, type ErrorType, GatewayError } from "../errors.ts";

/** The known details of a provider failure. */
export type Failure = ProviderFailureDetails;

/** Error codes for failures of the engine itself. */
const engineCodes: ReadonlySet<string> = new Set(["INTERNAL_ERROR", "RUN_INTERRUPTED", "SERVER_RESTARTING"]);

/** Statuses returned by overloaded providers. */
const overloadedStatuses: ReadonlySet<number | undefined> = new Set([503, 529]);

/** Messages for a rejected provider key, by the status that the provider returned. */
const keyMessages = {
  401: "The model's provider rejected the key. Send a valid key.",
  403: "The model's provider does not allow the request with this key. Send another key, or choose another model.",
};

/**
 * Returns the error for a failed run.
 *
 * @param failed The engine's error code and message.
 * @param report Details of the provider failure.
 * @param keyHeader Header that carries the provider key; absent if the caller sent no key.
 */
export function toRunError(
  { code, message }: { code: string; message: string },
  { status, retryAfter, silent }: Failure,
  keyHeader?: string,
): GatewayError {
  if (engineCodes.has(code)) return new GatewayError("api_error", message);
  if (silent === true)
    return new GatewayError("api_error", "upstream stream idle timeout", { code: "upstream_idle_timeout" });
  const details = {
    code: code.toLowerCase(),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(status !== undefined && { providerError: { status } }),
  };
  if (keyHeader !== undefined && (status === 401 || status === 403)) {
    const keyDetails = { ...details, param: keyHeader, code: "provider_key_refused" };
    return new GatewayError("authentication_error", keyMessages[status], keyDetails);
  }
  if (code === "RATE_LIMIT_EXCEEDED") return new GatewayError("rate_limit_error", message, details);
  if (overloadedStatuses.has(status)) return new GatewayError("overloaded_error", message, details);
  return new GatewayError("provider_error", message, details);
}

/** Error types and codes, keyed by the engine's and the tools' codes. */
const toolErrorTypes: Readonly<Record<string, [ErrorType, string]>> = {
  invalid_tool_input: ["invalid_request_error", "invalid_tool_input"],
  tool_timeout: ["api_error", "tool_timeout"],
  run_timeout: ["api_error", "run_timeout"],
  tool_provider_error: ["provider_error", "tool_provider_error"],
};

/**
 * Returns the error for a tool call.
 *
 * @param code Error code from the engine or the tool.
 * @param message A sentence that contains no secrets.
 * @param isKnownTool True if the model may call the tool.
 */
export function toToolError(code: string, message: string, isKnownTool: boolean): CanonicalError {
  const [type, name] = (code === "call_not_made"
    ? toCallNotMadeError(isKnownTool)
    : toolErrorTypes[code]) ?? ["api_error", code];
  return new GatewayError(type, message, { code: name }).toCanonical();
}

function toCallNotMadeError(isKnownTool: boolean): [ErrorType, string] {
  return ["invalid_request_error", isKnownTool ? "invalid_tool_input" : "unsupported_function_tool"];
}
