/** Errors of calls that the gateway made for the model, or could not make (G-125, G-126). */
import { type CanonicalError, type ErrorType, GatewayError } from "../errors.ts";

/** What the engine and the tools name by their own codes. */
const told: Readonly<Record<string, [ErrorType, string]>> = {
  invalid_tool_input: ["invalid_request_error", "invalid_tool_input"],
  tool_timeout: ["api_error", "tool_timeout"],
  run_timeout: ["api_error", "run_timeout"],
  tool_provider_error: ["provider_error", "tool_provider_error"],
};

/**
 * The error of a call.
 *
 * @param code What the engine or the tool calls it.
 * @param message A sentence without secrets.
 * @param known Whether the model was offered the tool.
 */
export function toolError(code: string, message: string, known: boolean): CanonicalError {
  const [type, name] = (code === "call_not_made" ? notMade(known) : told[code]) ?? ["api_error", code];
  return new GatewayError(type, message, { code: name }).canonical();
}

function notMade(known: boolean): [ErrorType, string] {
  return ["invalid_request_error", known ? "invalid_tool_input" : "unsupported_function_tool"];
}
