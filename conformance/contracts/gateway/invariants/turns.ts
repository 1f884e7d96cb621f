/** What stream events add up to (G-155, G-156). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, getString, isSameJson } from "../../../stream/json.ts";
import { type GatewayEvidence, streamsOf } from "./evidence.ts";

export const answers: Invariant = {
  id: "answers",
  clauses: ["G-145", "G-155", "G-156", "GC-049", "GC-050", "GC-052", "M-003", "M-004", "M-035"],
  text: "The stream events of a turn fit together, and add up to the response of its step_complete, exactly.",
  judge(evidence) {
    const told = streamsOf(evidence).filter(({ seen }) => seen.turns.some(({ events }) => events.length > 0));
    return judgeEach(told, findings);
  },
};

function findings({ name, seen }: GatewayEvidence): Finding[] {
  return seen.turns.flatMap(({ accumulated, faults, response }, at): Finding[] => {
    const label = `${name}: turn ${at}`;
    const odd = faults.map((fault) => ({ message: `${label}: ${fault}` }));
    if (response === null || isSameJson(accumulated ?? null, response)) return odd;
    const message = `${label}: its stream events do not add up to the response of step_complete`;
    return [...odd, { message, expected: response, actual: accumulated }];
  });
}

export const sameRun: Invariant = {
  id: "same-run",
  clauses: ["G-148", "G-150", "GC-047", "GX-01", "GX-03"],
  text: "The steps of run_complete are those whose step_complete came, with the same responses, and the results of their tools.",
  judge(evidence) {
    const complete = streamsOf(evidence).filter(({ seen }) => seen.result !== null);
    return judgeEach(complete, differences);
  },
};

function differences({ name, seen }: GatewayEvidence): Finding[] {
  const turns = seen.turns.filter(({ response }) => response !== null);
  if (turns.length !== seen.steps.length) {
    const message = `${name}: run_complete has another number of steps than came`;
    return [{ message, expected: turns.length, actual: seen.steps.length }];
  }
  return turns.flatMap(({ response, calls }, at): Finding[] => {
    const step = seen.steps[at];
    const label = `${name}: step ${at} of run_complete`;
    if (!isSameJson(response, getField(step, "response")))
      return [
        {
          message: `${label} has another response than step_complete`,
          expected: response,
          actual: getField(step, "response"),
        },
      ];
    const told = getArray(step, "tool_results");
    if (told.length !== calls.length)
      return [{ message: `${label} has results of other calls than came`, expected: calls, actual: told }];
    return calls.flatMap(({ id, result }): Finding[] => {
      const again = told.find((each) => getString(each, "tool_use_id") === id);
      const expected: Json = { tool_use_id: id, ...(result as Record<string, Json> | null) };
      if (isSameJson(expected, again)) return [];
      return [
        { message: `${label} has another result of ${id} than tool_result`, expected, actual: again ?? null },
      ];
    });
  });
}
