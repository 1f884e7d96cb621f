import { expect, it } from "vitest";
import { checkCanonicalError } from "../../../../generated/gateway/validators.sealed.js";
import type { ProviderFailureDetails } from "../../../core/errors.ts";
import { toRunError, toToolError } from "./errors.ts";

const message = "What went wrong.";
const rejectedKey = "The model's provider rejected the key. Send a valid key.";
const header = "X-Provider-Key-OpenAI";

/** Provider failures and the resulting errors. `provider_error` contains the status from the report. */
const failures: [
  code: string,
  report: ProviderFailureDetails,
  status: number,
  type: string,
  more?: object,
][] = [
  ["INTERNAL_ERROR", {}, 500, "api_error"],
  ["SERVER_RESTARTING", {}, 500, "api_error"],
  ["RUN_INTERRUPTED", {}, 500, "api_error"],
  [
    "LLM_ERROR",
    { silent: true },
    500,
    "api_error",
    { message: "upstream stream idle timeout", code: "upstream_idle_timeout" },
  ],
  ["LLM_ERROR", {}, 502, "provider_error", { code: "llm_error" }],
  ["LLM_SERVER_ERROR", {}, 502, "provider_error", { code: "llm_server_error" }],
  ["LLM_SERVER_ERROR", { status: 500 }, 502, "provider_error", { code: "llm_server_error" }],
  ["LLM_CLIENT_ERROR", { status: 400 }, 502, "provider_error", { code: "llm_client_error" }],
  [
    "LLM_CLIENT_ERROR",
    { status: 401 },
    401,
    "authentication_error",
    { message: rejectedKey, param: header, code: "provider_key_refused" },
  ],
  [
    "LLM_CLIENT_ERROR",
    { status: 403 },
    401,
    "authentication_error",
    {
      message:
        "The model's provider does not allow the request with this key. Send another key, or choose another model.",
      param: header,
      code: "provider_key_refused",
    },
  ],
  ["RATE_LIMIT_EXCEEDED", {}, 429, "rate_limit_error", { code: "rate_limit_exceeded" }],
  [
    "RATE_LIMIT_EXCEEDED",
    { status: 429, retryAfter: 0 },
    429,
    "rate_limit_error",
    { code: "rate_limit_exceeded", retry_after: 0 },
  ],
  [
    "LLM_SERVER_ERROR",
    { status: 503, retryAfter: 9 },
    529,
    "overloaded_error",
    { code: "llm_server_error", retry_after: 9 },
  ],
  ["LLM_SERVER_ERROR", { status: 529 }, 529, "overloaded_error", { code: "llm_server_error" }],
  ["INVALID_SCRIPT", {}, 502, "provider_error", { code: "invalid_script" }],
];

it.each(failures)("%s with %o has status %s [G-130][G-171][M-050]", (code, report, status, type, more) => {
  const error = toRunError({ code, message }, report, header);
  const provider = report.status === undefined ? {} : { provider_error: { status: report.status } };
  expect([error.status, error.toCanonical()]).toEqual([status, { type, message, ...more, ...provider }]);
  expect(checkCanonicalError(error.toCanonical())).toEqual([]);
});

it.each([401, 403])("a response %d of a provider without a key is a provider error [G-171]", (status) => {
  const error = toRunError({ code: "LLM_CLIENT_ERROR", message }, { status });
  expect([error.status, error.toCanonical()]).toEqual([
    502,
    { type: "provider_error", message, code: "llm_client_error", provider_error: { status } },
  ]);
});

it("a failure of the server is not reported as a provider error, whatever the provider sent before", () => {
  expect(toRunError({ code: "INTERNAL_ERROR", message }, { status: 401 }, header).toCanonical()).toEqual({
    type: "api_error",
    message,
  });
});

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

it.each(errors)("%s, of a known tool: %s, is %s with %s [G-125][G-126]", (code, known, type, errorCode) => {
  const error = toToolError(code, "What went wrong.", known);
  expect(error).toEqual({ type, message: "What went wrong.", code: errorCode });
  expect(checkCanonicalError(error)).toEqual([]);
});
