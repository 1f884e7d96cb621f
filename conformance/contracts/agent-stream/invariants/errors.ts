/** The form of refusals. */
import { judgeEach } from "../../../invariants/evidence.ts";
import { mediaTypeOf } from "../../../invariants/operation.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { isObject, listOf, member, textOf } from "../../../stream/json.ts";
import { answersAt } from "./evidence.ts";

export const errors: Invariant = {
  id: "errors",
  clauses: ["A-081", "AS-002", "AS-003", "AS-004", "M-056"],
  text: "Every refusal is a JSON object of `code`, which is the status, a `msg`, `data` that is null or says what is wrong where, and a `trace_id` of its own; one with status 401 says how to authenticate.",
  judge(evidence) {
    const refusals = answersAt(evidence).filter(({ status }) => status >= 400);
    const told = judgeEach(refusals, findings);
    return told && [...told, ...repeated(refusals)];
  },
};

const members = ["code", "data", "msg", "trace_id"];

function findings({ method, path, status, headers, body, text }: Answer): Finding[] {
  const name = `${method} ${path} (${status})`;
  const expected = "application/json";
  const actual = mediaTypeOf(headers["content-type"]);
  if (actual !== expected) return [{ message: `${name}: the refusal is not JSON`, expected, actual }];
  if (!isObject(body)) return [{ message: `${name}: the refusal is no object`, actual: text }];
  const rules: [string, string, boolean][] = [
    ["code", "the status", body.code === status],
    ["msg", "a text", (textOf(body, "msg") ?? "") !== ""],
    ["data", "null, or of status 400 mistakes", isData(status, member(body, "data"))],
    ["trace_id", "32 hexadecimal digits", /^[0-9a-f]{32}$/.test(textOf(body, "trace_id") ?? "")],
  ];
  const challenge = headers["www-authenticate"] ?? null;
  if (status === 401 && challenge !== "Bearer")
    return [{ message: `${name}: WWW-Authenticate is wrong`, expected: "Bearer", actual: challenge }];
  const wrong = rules.flatMap(([key, wanted, holds]): Finding[] =>
    holds
      ? []
      : [{ message: `${name}: ${key} is wrong`, expected: wanted, actual: member(body, key) ?? null }],
  );
  const others = Object.keys(body).filter((key) => !members.includes(key));
  return others.length === 0
    ? wrong
    : [...wrong, { message: `${name}: the refusal has other members`, expected: members, actual: others }];
}

function isData(status: number, data: Json | undefined): boolean {
  if (data === null || status !== 400) return data === null;
  const list = listOf(data, "errors");
  const isWhole = (each: Json) =>
    (textOf(each, "message") ?? "") !== "" && textOf(each, "pointer") !== undefined;
  return list.length > 0 && list.every(isWhole);
}

/** An id that is every refusal's names none. */
function repeated(refusals: readonly Answer[]): Finding[] {
  const ids = refusals.flatMap(({ body }) => textOf(body, "trace_id") ?? []);
  const again = ids.find((id, at) => ids.indexOf(id) < at);
  return again === undefined ? [] : [{ message: "two refusals have the same trace_id", actual: again }];
}
