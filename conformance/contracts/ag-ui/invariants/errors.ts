/** The form of refusals. */
import { routes } from "../../../../generated/ag-ui/handlers.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { mediaTypeOf, operationOf } from "../../../invariants/operation.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { listOf, member, textOf } from "../../../stream/json.ts";

/** The codes of each status that an operation is refused with. */
const codes: Readonly<Record<number, readonly string[]>> = {
  400: ["INVALID_JSON", "VALIDATION_ERROR"],
  401: ["UNAUTHORIZED"],
  404: ["AGENT_NOT_FOUND", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"],
  408: ["REQUEST_TIMEOUT"],
  409: ["CONCURRENT_RUN", "RUN_ID_REUSED", "RUN_FINISHED"],
  413: ["PAYLOAD_TOO_LARGE"],
  415: ["UNSUPPORTED_MEDIA_TYPE"],
  422: ["IDEMPOTENCY_KEY_REUSED"],
  429: ["RATE_LIMITED"],
  500: ["INTERNAL_ERROR"],
  503: ["SERVER_RESTARTING", "STORE_UNAVAILABLE", "SERVER_BUSY"],
};

export const errors: Invariant = {
  id: "errors",
  clauses: ["C-052", "CC-002"],
  text: "Every refusal is JSON in application/json: an `error` with a code and a message, and what is wrong where in an invalid body.",
  judge({ answers }) {
    const refusals = answers.filter(
      ({ method, path, status }) => status >= 400 && "operation" in operationOf(routes, method, path),
    );
    return judgeEach(refusals, findings);
  },
};

function findings({ method, path, status, headers, body, text }: Answer): Finding[] {
  const name = `${method} ${path} answers ${status}`;
  const expected = "application/json";
  const actual = mediaTypeOf(headers["content-type"]);
  if (actual !== expected) return [{ message: `${name} with another content type`, expected, actual }];
  const error = member(body, "error");
  const rules: [string, unknown, boolean][] = [
    ["code", "a code of this status", (codes[status] ?? []).includes(textOf(error, "code") ?? "")],
    ["message", "a text", (textOf(error, "message") ?? "") !== ""],
    [
      "errors",
      "a list of a detail and a pointer each",
      textOf(error, "code") !== "VALIDATION_ERROR" || hasErrors(error),
    ],
  ];
  return rules.flatMap(([key, wanted, holds]) => {
    if (holds) return [];
    const message = `${name} with an error whose ${key} is wrong`;
    return [{ message, expected: wanted, actual: member(error, key) ?? text }];
  });
}

function hasErrors(error: Answer["body"] | undefined): boolean {
  const list = listOf(error, "errors");
  return (
    list.length > 0 &&
    list.every((each) => textOf(each, "detail") && /^(\/.*)?$/s.test(textOf(each, "pointer") ?? "-"))
  );
}
