/** Invariants that compare the fields of a result with the result's steps (G-101 … G-108). */
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
  text: "A result contains the totals of steps, calls and tokens, and the response of the last step. Each step contains the calls in its response and their results in the same order. Responses have unique ids, the model from the request, and a stop_reason that matches their calls.",
  judge: (evidence) =>
    judgeEach(listResults(evidence), (run) => [
      ...checkTotals(run),
      ...checkResponses(run),
      ...run.seen.steps.flatMap((step, at) => checkStep(`${run.name}: step ${at}`, step, at)),
    ]),
};

/**
 * Stop reasons of responses that contain calls. After `max_tokens` and `refusal`, the calls may be
 * incomplete.
 */
const reasonsWithCalls = ["tool_use", "max_tokens", "refusal"];

/** Checks the fields that the schema does not constrain, in every response of a run. */
function checkResponses({ name, seen: { sent, steps } }: ResultEvidence): Finding[] {
  const model = getField(getField(sent, "request"), "model") ?? null;
  const ids = new Set<Json | undefined>();
  return steps.flatMap((step, at): Finding[] => {
    const response = getField(step, "response");
    const label = `${name}: the response of step ${at}`;
    const findings: Finding[] = [];
    const [id, responseModel, reason] = ["id", "model", "stop_reason"].map(
      (key) => getField(response, key) ?? null,
    );
    if (responseModel !== model)
      findings.push({ message: `${label} has an unexpected model`, expected: model, actual: responseModel });
    if (ids.has(id)) findings.push({ message: `${label} has a repeated id`, actual: id });
    ids.add(id);
    const called = listToolUses(response).length > 0;
    if (called ? !reasonsWithCalls.includes(String(reason)) : reason === "tool_use")
      findings.push({
        message: `${label} has ${called ? "" : "no "}calls, but an unexpected stop_reason`,
        actual: reason,
      });
    return findings;
  });
}

function checkTotals({ name, seen: { result, steps, response, stopReason } }: ResultEvidence): Finding[] {
  const ran = steps.reduce<number>((sum, step) => sum + getArray(step, "tool_results").length, 0);
  const expectations: [string, Json, Json][] = [
    ["turn_count", steps.length, getField(result, "turn_count") ?? null],
    ["tool_call_count", ran, getField(result, "tool_call_count") ?? null],
    ["response", getField(steps.at(-1), "response") ?? null, response],
  ];
  const findings = expectations.flatMap(([what, expected, actual]): Finding[] =>
    isSameJson(expected, actual)
      ? []
      : [{ message: `${name}: ${what} differs from the steps`, expected, actual }],
  );
  if (stopReason === null || !stopReasons.includes(stopReason))
    findings.push({
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
    findings.push({ message: `${name}: ${key} differs from the sum of the steps`, expected, actual });
  }
  return findings;
}

/**
 * Returns a turn's token count. If the turn reports no total, returns the sum of its input and output tokens.
 */
function countTokens(usage: Json | undefined, key: string): number {
  const turnCount = getField(usage, key);
  if (typeof turnCount === "number") return turnCount;
  return key === "total_tokens"
    ? countTokens(usage, "input_tokens") + countTokens(usage, "output_tokens")
    : 0;
}

function checkStep(label: string, step: Json, at: number): Finding[] {
  const findings: Finding[] = [];
  const index = getField(step, "index") ?? null;
  if (index !== at)
    findings.push({ message: `${label} has an unexpected index`, expected: at, actual: index });
  const sentCalls = listToolUses(getField(step, "response")).map((use) => ({
    id: getField(use, "id") ?? null,
    name: getField(use, "name") ?? null,
    input: getField(use, "input") ?? null,
  }));
  const called = [...getArray(step, "tool_calls")];
  if (!isSameJson(sentCalls, called))
    findings.push({
      message: `${label}: tool_calls differ from the calls of its response`,
      expected: sentCalls,
      actual: called,
    });
  const expected = sentCalls.map(({ id }) => id);
  const actual = getArray(step, "tool_results").map(
    (toolResult) => getString(toolResult, "tool_use_id") ?? null,
  );
  if (actual.length > 0 && !isSameJson(expected, actual))
    findings.push({
      message: `${label}: tool_results do not match its calls and their order`,
      expected,
      actual,
    });
  return findings;
}
