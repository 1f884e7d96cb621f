/** Errors: the same form in refusals and in streams, with the id of the request. */
import { judgeEach } from "../../../invariants/evidence.ts";
import { mediaTypeOf } from "../../../invariants/operation.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { member, textOf } from "../../../stream/json.ts";
import type { GatewayAnswer } from "../stream/run-seen.ts";
import { errorMistake, statuses } from "./canonical.ts";
import { answersAt, nameOf, streamsOf } from "./evidence.ts";

export const errors: Invariant = {
  id: "errors",
  clauses: ["G-151", "G-170", "G-171", "GX-05", "GX-17", "M-050", "M-056"],
  text: "Every error has a type, which decides its status, a message, and the request's id; when to try again stands in its header, too.",
  judge(evidence) {
    const refusals = answersAt(evidence).filter(({ status }) => status >= 400);
    const failures = streamsOf(evidence).flatMap(({ name, seen }) =>
      seen.events.flatMap((event) =>
        textOf(event, "type") === "error"
          ? [{ name: `${name}: the event error`, error: member(event, "error"), headers: seen.headers }]
          : [],
      ),
    );
    const told = [
      ...refusals.map((answer) => () => refusalMistakes(answer)),
      ...failures.map(
        ({ name, error, headers }) =>
          () =>
            errorMistakes(name, error, headers),
      ),
    ];
    return judgeEach(told, (judge) => judge());
  },
};

function refusalMistakes(answer: GatewayAnswer): Finding[] {
  const { status, headers, body, text } = answer;
  const name = nameOf(answer);
  const actual = mediaTypeOf(headers["content-type"]);
  if (actual !== "application/json")
    return [{ message: `${name}: the error is not JSON`, expected: "application/json", actual }];
  const error = member(body, "error");
  const found = errorMistakes(name, error ?? text, headers);
  if (found.length > 0) return found;
  const type = textOf(error, "type") ?? "";
  const expected = Object.hasOwn(statuses, type) ? (statuses[type] ?? []) : [];
  if (!expected.includes(status))
    return [{ message: `${name}: ${type} is of another status`, expected, actual: status }];
  return retryMistakes(name, answer, error);
}

function errorMistakes(name: string, error: Json | undefined, headers: Record<string, string>): Finding[] {
  const mistake = errorMistake(error);
  if (mistake !== undefined) return [{ message: `${name}: the error ${mistake}`, actual: error ?? null }];
  const [expected, actual] = [headers["x-request-id"] ?? null, textOf(error, "request_id") ?? null];
  if (actual !== null && actual === expected) return [];
  return [{ message: `${name}: the error has not the request_id of the header`, expected, actual }];
}

function retryMistakes(name: string, { headers }: GatewayAnswer, error: Json | undefined): Finding[] {
  const [after, actual] = [member(error, "retry_after"), headers["retry-after"] ?? null];
  const expected = after === undefined ? null : String(after);
  if (actual === expected) return [];
  return [{ message: `${name}: Retry-After is not the retry_after of the error`, expected, actual }];
}
