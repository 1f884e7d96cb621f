/** The form of refusals. */
import { routes } from "../../../../generated/tool-progress/handlers.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { mediaTypeOf, operationOf } from "../../../invariants/operation.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { listOf, member, textOf } from "../../../stream/json.ts";

export const errors: Invariant = {
  id: "errors",
  clauses: ["TP-003", "P-092", "M-056"],
  text: "Every refusal is JSON: a detail, and what is wrong where in an invalid request; one for want of a key asks for it.",
  judge({ answers }) {
    const refusals = answers.filter(
      ({ method, path, status }) => status >= 400 && "operation" in operationOf(routes, method, path),
    );
    return judgeEach(refusals, findings);
  },
};

function findings({ method, path, status, headers, body, text }: Answer): Finding[] {
  const name = `${method} ${path} answers ${status}`;
  const actual = mediaTypeOf(headers["content-type"]);
  if (actual !== "application/json")
    return [{ message: `${name} with another content type`, expected: "application/json", actual }];
  const code = textOf(body, "code") ?? "";
  const asks = headers["www-authenticate"] ?? null;
  const rules: [string, unknown, boolean, Json][] = [
    ["detail", "a text", (textOf(body, "detail") ?? "") !== "", member(body, "detail") ?? text],
    [
      "errors",
      "a list of a pointer and a message each",
      code !== "VALIDATION_ERROR" || hasErrors(body),
      member(body, "errors") ?? text,
    ],
    ["WWW-Authenticate", "ApiKey", status !== 401 || asks === "ApiKey", asks],
  ];
  return rules.flatMap(([key, expected, holds, found]) =>
    holds ? [] : [{ message: `${name} with a wrong ${key}`, expected, actual: found }],
  );
}

function hasErrors(body: Json): boolean {
  const list = listOf(body, "errors");
  return (
    list.length > 0 &&
    list.every((each) => textOf(each, "message") && /^(\/.*)?$/s.test(textOf(each, "pointer") ?? "-"))
  );
}
