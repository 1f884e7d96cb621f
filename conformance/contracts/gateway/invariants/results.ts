/** The fields of a result, compared with its steps (G-101 … G-108). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, getString, isSameJson } from "../../../stream/json.ts";
import { listToolUses } from "./calls.ts";
import { listResults, type ResultEvidence } from "./evidence.ts";

const stopReasons = ["end_turn", "max_tool_calls", "max_turns", "max_tokens", "timeout", "cancelled"];

export const results: Invariant = {
  id: "results",
  requirements: [
    "G-023",
    "G-101",
    "G-102",
    "G-103",
    "G-104",
    "G-105",
    "G-108",
    "GC-039",
    "GC-042",
    "GC-043",
    "GC-044",
    "GC-047",
    "GC-051",
    "GC-068",
    "GX-04",
    "M-008",
    "M-009",
  ],
  text: "A result has the totals of steps, calls and tokens; each step has the calls of its response and their results in the same order; the response is that of the last step; responses have unique ids, the model of the request, and a stop_reason that matches their calls.",
  judge: (evidence) =>
    judgeEach(listResults(evidence), (run) => [
      ...checkTotals(run),
      ...checkResponses(run),
      ...run.seen.steps.flatMap((step, at) => checkStep(`${run.name}: step ${at}`, step, at)),
    ]),
};

/** Stop reasons of responses with calls. Calls may be incomplete after `max_tokens` and `refusal`. */
const reasonsWithCalls = ["tool_use", "max_tokens", "refusal"];

/** Checks the fields that the schema does not constrain in every response of a run. */
function checkResponses({ name, seen: { sent, steps } }: ResultEvidence): Finding[] {
  const model = getField(getField(sent, "request"), "model") ?? null;
  const ids = new Set<Json | undefined>();
  return steps.flatMap((step, at): Finding[] => {
    const response = getField(step, "response");
    const label = `${name}: the response of step ${at}`;
    const found: Finding[] = [];
    const [id, responseModel, reason] = ["id", "model", "stop_reason"].map(
      (key) => getField(response, key) ?? null,
    );
    if (responseModel !== model)
      found.push({ message: `${label} has an unexpected model`, expected: model, actual: responseModel });
    if (ids.has(id)) found.push({ message: `${label} has a repeated id`, actual: id });
    ids.add(id);
    const called = listToolUses(response).length > 0;
    if (called ? !reasonsWithCalls.includes(String(reason)) : reason === "tool_use")
      found.push({
        message: `${label} has ${called ? "" : "no "}calls, but an unexpected stop_reason`,
        actual: reason,
      });
    return found;
  });
}

function checkTotals({ name, seen: { result, steps, response, stopReason } }: ResultEvidence): Finding[] {
  const ran = steps.reduce<number>((sum, step) => sum + getArray(step, "tool_results").length, 0);
  const expectations: [string, Json, Json][] = [
    ["turn_count", steps.length, getField(result, "turn_count") ?? null],
    ["tool_call_count", ran, getField(result, "tool_call_count") ?? null],
    ["response", getField(steps.at(-1), "response") ?? null, response],
  ];
  const found = expectations.flatMap(([what, expected, actual]): Finding[] =>
    isSameJson(expected, actual)
      ? []
      : [{ message: `${name}: ${what} differs from the steps`, expected, actual }],
  );
  if (stopReason === null || !stopReasons.includes(stopReason))
    found.push({
      message: `${name}: stop_reason is not declared for runs`,
      expected: stopReasons,
      actual: stopReason,
    });
  for (const key of ["input_tokens", "output_tokens", "total_tokens"]) {
    const expected = steps.reduce<number>(
      (sum, step) => sum + countTokens(getField(getField(step, "response"), "usage"), key),
      0,
    );
    const actual = countTokens(getField(result, "usage"), key);
    if (actual === expected) continue;
    found.push({ message: `${name}: ${key} differs from the sum of the steps`, expected, actual });
  }
  return found;
}

/** Returns the sum of the parts if a turn has no total. */
function countTokens(usage: Json | undefined, key: string): number {
  const own = getField(usage, key);
  if (typeof own === "number") return own;
  return key === "total_tokens"
    ? countTokens(usage, "input_tokens") + countTokens(usage, "output_tokens")
    : 0;
}

function checkStep(label: string, step: Json, at: number): Finding[] {
  const found: Finding[] = [];
  const index = getField(step, "index") ?? null;
  if (index !== at) found.push({ message: `${label} has an unexpected index`, expected: at, actual: index });
  const made = listToolUses(getField(step, "response")).map((use) => ({
    id: getField(use, "id") ?? null,
    name: getField(use, "name") ?? null,
    input: getField(use, "input") ?? null,
  }));
  const called = [...getArray(step, "tool_calls")];
  if (!isSameJson(made, called))
    found.push({
      message: `${label}: tool_calls differ from the calls of its response`,
      expected: made,
      actual: called,
    });
  const expected = made.map(({ id }) => id);
  const actual = getArray(step, "tool_results").map((told) => getString(told, "tool_use_id") ?? null);
  if (actual.length > 0 && !isSameJson(expected, actual))
    found.push({
      message: `${label}: tool_results do not match its calls and their order`,
      expected,
      actual,
    });
  return found;
}
