/** The form of errors (T-170, TC-023, RFC 9457). */

import { judgeEach } from "../../../invariants/evidence.ts";
import { mediaTypeOf } from "../../../invariants/operation.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { listOf, member, textOf } from "../../../stream/json.ts";

const instance = /^urn:tambo:error-instance:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const problems: Invariant = {
  id: "problems",
  clauses: ["T-170", "TC-023"],
  text: "Every refusal is a problem in application/problem+json, whose type, status and code agree with each other and the answer.",
  judge({ answers }) {
    return judgeEach(
      answers.filter(({ status }) => status >= 400),
      findings,
    );
  },
};

function findings({ method, path, status, headers, body, text }: Answer): Finding[] {
  const name = `${method} ${path} answers ${status}`;
  const mediaType = mediaTypeOf(headers["content-type"]);
  if (mediaType !== "application/problem+json")
    return [
      { message: `${name} without a problem`, expected: "application/problem+json", actual: mediaType },
    ];
  const code = textOf(body, "code");
  const rules: [string, unknown, boolean][] = [
    ["code", "a code", code !== undefined && code !== ""],
    [
      "type",
      `urn:tambo:error:${code?.toLowerCase()}`,
      textOf(body, "type") === `urn:tambo:error:${code?.toLowerCase()}`,
    ],
    ["status", status, member(body, "status") === status],
    ["title", "a text", (textOf(body, "title") ?? "") !== ""],
    ["detail", "a text", (textOf(body, "detail") ?? "") !== ""],
    ["errors", "a list of a detail and a pointer each", code !== "VALIDATION_ERROR" || hasErrors(body)],
    ["instance", "urn:tambo:error-instance:<uuid>", instance.test(textOf(body, "instance") ?? "")],
  ];
  return rules.flatMap(([key, expected, holds]) => {
    if (holds) return [];
    return [
      {
        message: `${name} with a problem whose ${key} is wrong`,
        expected,
        actual: member(body, key) ?? text,
      },
    ];
  });
}

function hasErrors(body: Answer["body"]): boolean {
  const errors = listOf(body, "errors");
  return (
    errors.length > 0 &&
    errors.every((error) => textOf(error, "detail") && /^(\/.*)?$/s.test(textOf(error, "pointer") ?? "-"))
  );
}
