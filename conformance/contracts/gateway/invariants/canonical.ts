/** Checks the form of errors in responses, streams and tool results (G-170, G-171). */
import type { Json } from "../../../runner/case.ts";
import { getArray, getField, getString, isObject, isSameJson } from "../../../stream/json.ts";

/** HTTP statuses by error type, with the usual status first. */
export const statuses: Readonly<Record<string, readonly number[]>> = {
  // Status 405 is used for a method other than POST.
  invalid_request_error: [400, 405],
  authentication_error: [401],
  permission_error: [403],
  not_found_error: [404],
  rate_limit_error: [429],
  // Status 408 is used if the request was cancelled, or its body stopped arriving.
  api_error: [500, 408],
  provider_error: [502],
  overloaded_error: [529],
};

/** Returns the first problem found in an error from a response, a stream or a tool result. */
export function describeInvalidError(error: Json | undefined): string | undefined {
  if (!isObject(error)) return "is not an object";
  const type = getString(error, "type") ?? "";
  if (!Object.hasOwn(statuses, type)) return `has the type ${JSON.stringify(error.type ?? null)}`;
  if ((getString(error, "message") ?? "") === "") return "has no message";
  for (const name of ["param", "code", "request_id"])
    if (error[name] !== undefined && (getString(error, name) ?? "") === "")
      return `has a ${name} that is not a non-empty string`;
  if (error.retry_after !== undefined && !Number.isSafeInteger(error.retry_after))
    return "has a retry_after that is not an integer";
  if (error.compat_issues === undefined) return undefined;
  const issues = getArray(error, "compat_issues");
  const isComplete = (issue: Json) =>
    getString(issue, "severity") === "error" &&
    ["param", "code", "message"].every((name) => (getString(issue, name) ?? "") !== "");
  return issues.length > 0 && issues.every(isComplete) ? undefined : "has incomplete compat_issues";
}

/** Error types for tool calls, by code (GC-035). */
const callErrorTypes: Readonly<Record<string, string>> = {
  unsupported_function_tool: "invalid_request_error",
  invalid_tool_input: "invalid_request_error",
  tool_timeout: "api_error",
  run_timeout: "api_error",
  tool_provider_error: "provider_error",
};

/** Returns the first problem found in the error fields of a tool result. */
export function describeInvalidFlags(result: Json): string | undefined {
  const [failed, error] = [getField(result, "is_error"), getField(result, "error")];
  if (typeof failed !== "boolean") return "has no is_error";
  if (error === undefined) return "has no error field";
  if (!failed) return error === null ? undefined : "has an error although is_error is false";
  const problem = describeInvalidError(error);
  if (problem !== undefined) return `failed, but its error ${problem}`;
  if (getField(error, "request_id") !== undefined) return "failed, but its error has a request_id";
  const code = getString(error, "code") ?? "";
  if (!Object.hasOwn(callErrorTypes, code) || callErrorTypes[code] !== getString(error, "type"))
    return "failed, but its error does not have the code and type of a tool call error";
  const expectedContent = [{ type: "text", text: getString(error, "message") ?? "" }];
  return isSameJson([...getArray(result, "content")], expectedContent)
    ? undefined
    : "failed, but its content is not the error message";
}
