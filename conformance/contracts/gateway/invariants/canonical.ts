/** The one form of errors, wherever they are told (G-170, G-171). */
import type { Json } from "../../../runner/case.ts";
import { getArray, getField, getString, isObject, isSameJson } from "../../../stream/json.ts";

/** Statuses of refusals by the type of their error; the first is the usual one. */
export const statuses: Readonly<Record<string, readonly number[]>> = {
  // What the paths do not take, but POST, is a request that is wrong.
  invalid_request_error: [400, 405],
  authentication_error: [401],
  permission_error: [403],
  not_found_error: [404],
  rate_limit_error: [429],
  // A request that was cancelled, or whose body stopped arriving.
  api_error: [500, 408],
  provider_error: [502],
  overloaded_error: [529],
};

/** What is wrong with an error, as it is in a refusal, in a stream and in the result of a tool: at most one sentence. */
export function errorMistake(error: Json | undefined): string | undefined {
  if (!isObject(error)) return "is no object";
  const type = getString(error, "type") ?? "";
  if (!Object.hasOwn(statuses, type)) return `has the type ${JSON.stringify(error.type ?? null)}`;
  if ((getString(error, "message") ?? "") === "") return "has no message";
  for (const name of ["param", "code", "request_id"])
    if (error[name] !== undefined && (getString(error, name) ?? "") === "")
      return `has a ${name} that is no text`;
  if (error.retry_after !== undefined && !Number.isSafeInteger(error.retry_after))
    return "has a retry_after that is no whole number";
  if (error.compat_issues === undefined) return undefined;
  const issues = getArray(error, "compat_issues");
  const whole = (issue: Json) =>
    getString(issue, "severity") === "error" &&
    ["param", "code", "message"].every((name) => (getString(issue, name) ?? "") !== "");
  return issues.length > 0 && issues.every(whole) ? undefined : "has compat_issues that are not whole";
}

/** Types of the errors of calls, by their code (GC-035). */
const callErrors: Readonly<Record<string, string>> = {
  unsupported_function_tool: "invalid_request_error",
  invalid_tool_input: "invalid_request_error",
  tool_timeout: "api_error",
  run_timeout: "api_error",
  tool_provider_error: "provider_error",
};

/** What is wrong with how a result of a call says whether it failed: at most one sentence. */
export function flagMistake(told: Json): string | undefined {
  const [failed, error] = [getField(told, "is_error"), getField(told, "error")];
  if (typeof failed !== "boolean") return "does not say is_error";
  if (error === undefined) return "has no error, not even null";
  if (!failed) return error === null ? undefined : "has an error, though it did not fail";
  const mistake = errorMistake(error);
  if (mistake !== undefined) return `failed, and its error ${mistake}`;
  if (getField(error, "request_id") !== undefined) return "failed, and its error has a request_id";
  const code = getString(error, "code") ?? "";
  if (!Object.hasOwn(callErrors, code) || callErrors[code] !== getString(error, "type"))
    return "failed, and its error has not the code and type of a call's";
  const says = [{ type: "text", text: getString(error, "message") ?? "" }];
  return isSameJson([...getArray(told, "content")], says)
    ? undefined
    : "failed, and does not say the error's message alone";
}
