import { expect, it } from "vitest";
import { checkCanonicalError } from "../../../../generated/gateway/validators.sealed.js";
import { toolError } from "./tool-error.ts";

const errors: [code: string, known: boolean, type: string, told: string][] = [
  ["call_not_made", true, "invalid_request_error", "invalid_tool_input"],
  ["call_not_made", false, "invalid_request_error", "unsupported_function_tool"],
  ["invalid_tool_input", true, "invalid_request_error", "invalid_tool_input"],
  ["tool_timeout", true, "api_error", "tool_timeout"],
  ["run_timeout", true, "api_error", "run_timeout"],
  ["run_timeout", false, "api_error", "run_timeout"],
  ["tool_provider_error", true, "provider_error", "tool_provider_error"],
  ["tool_failed", true, "api_error", "tool_failed"],
  ["interrupted", true, "api_error", "interrupted"],
];

it.each(errors)("%s, of a known tool: %s, is %s with %s [G-125][G-126]", (code, known, type, told) => {
  const error = toolError(code, "What went wrong.", known);
  expect(error).toEqual({ type, message: "What went wrong.", code: told });
  expect(checkCanonicalError(error)).toEqual([]);
});
