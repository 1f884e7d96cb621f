/** What a result says of the run: its steps, and what they come to (G-101 … G-108). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, getString, isSameJson } from "../../../stream/json.ts";
import { usesIn } from "./calls.ts";
import { type ResultEvidence, resultsOf } from "./evidence.ts";

const stopReasons = ["end_turn", "max_tool_calls", "max_turns", "max_tokens", "timeout", "cancelled"];

export const results: Invariant = {
  id: "results",
  clauses: [
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
  text: "A result counts its steps, their calls and their tokens; each step has the calls of its answer, and their results in the same order; the response is that of the last step; responses have ids of their own, the model of the request, and a stop_reason that fits their calls.",
  judge: (evidence) =>
    judgeEach(resultsOf(evidence), (run) => [
      ...totals(run),
      ...responseMistakes(run),
      ...run.seen.steps.flatMap((step, at) => stepMistakes(`${run.name}: step ${at}`, step, at)),
    ]),
};

/** What may have calls as its reason to stop: some are cut off. */
const reasonsWithCalls = ["tool_use", "max_tokens", "refusal"];

/** What every response of a run must be, beside what the document says. */
function responseMistakes({ name, seen: { sent, steps } }: ResultEvidence): Finding[] {
  const model = getField(getField(sent, "request"), "model") ?? null;
  const ids = new Set<Json | undefined>();
  return steps.flatMap((step, at): Finding[] => {
    const response = getField(step, "response");
    const label = `${name}: the response of step ${at}`;
    const found: Finding[] = [];
    const [id, of, reason] = ["id", "model", "stop_reason"].map((key) => getField(response, key) ?? null);
    if (of !== model) found.push({ message: `${label} has another model`, expected: model, actual: of });
    if (ids.has(id)) found.push({ message: `${label} has the id of another`, actual: id });
    ids.add(id);
    const called = usesIn(response).length > 0;
    if (called ? !reasonsWithCalls.includes(String(reason)) : reason === "tool_use")
      found.push({
        message: `${label} has ${called ? "" : "no "}calls, and another stop_reason`,
        actual: reason,
      });
    return found;
  });
}

function totals({ name, seen: { result, steps, response, stopReason } }: ResultEvidence): Finding[] {
  const ran = steps.reduce<number>((sum, step) => sum + getArray(step, "tool_results").length, 0);
  const rules: [string, Json, Json][] = [
    ["turn_count", steps.length, getField(result, "turn_count") ?? null],
    ["tool_call_count", ran, getField(result, "tool_call_count") ?? null],
    ["response", getField(steps.at(-1), "response") ?? null, response],
  ];
  const found = rules.flatMap(([what, expected, actual]): Finding[] =>
    isSameJson(expected, actual)
      ? []
      : [{ message: `${name}: ${what} is not that of the steps`, expected, actual }],
  );
  if (stopReason === null || !stopReasons.includes(stopReason))
    found.push({
      message: `${name}: stop_reason is none of a run's`,
      expected: stopReasons,
      actual: stopReason,
    });
  for (const key of ["input_tokens", "output_tokens", "total_tokens"]) {
    const expected = steps.reduce<number>(
      (sum, step) => sum + tokens(getField(getField(step, "response"), "usage"), key),
      0,
    );
    const actual = tokens(getField(result, "usage"), key);
    if (actual === expected) continue;
    found.push({ message: `${name}: ${key} are not those of the steps together`, expected, actual });
  }
  return found;
}

/** A turn that says no total has that of its parts. */
function tokens(usage: Json | undefined, key: string): number {
  const own = getField(usage, key);
  if (typeof own === "number") return own;
  return key === "total_tokens" ? tokens(usage, "input_tokens") + tokens(usage, "output_tokens") : 0;
}

function stepMistakes(label: string, step: Json, at: number): Finding[] {
  const found: Finding[] = [];
  const index = getField(step, "index") ?? null;
  if (index !== at) found.push({ message: `${label} has another index`, expected: at, actual: index });
  const made = usesIn(getField(step, "response")).map((use) => ({
    id: getField(use, "id") ?? null,
    name: getField(use, "name") ?? null,
    input: getField(use, "input") ?? null,
  }));
  const called = [...getArray(step, "tool_calls")];
  if (!isSameJson(made, called))
    found.push({
      message: `${label}: tool_calls are not the calls of its answer`,
      expected: made,
      actual: called,
    });
  const expected = made.map(({ id }) => id);
  const actual = getArray(step, "tool_results").map((told) => getString(told, "tool_use_id") ?? null);
  if (actual.length > 0 && !isSameJson(expected, actual))
    found.push({ message: `${label}: tool_results are not of its calls, in their order`, expected, actual });
  return found;
}
