/** Invariants for the accumulated stream events of each turn (G-155, G-156). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, getString, isSameJson } from "../../../stream/json.ts";
import { type GatewayEvidence, listStreams } from "./evidence.ts";

export const answers: Invariant = {
  id: "answers",
  requirements: ["G-145", "G-155", "G-156", "GC-049", "GC-050", "GC-052", "M-003", "M-004", "M-035"],
  text: "The stream events of a turn are in order, and the response accumulated from them is identical to the response in step_complete.",
  judge(evidence) {
    const streamsWithTurns = listStreams(evidence).filter(({ seen }) =>
      seen.turns.some(({ events }) => events.length > 0),
    );
    return judgeEach(streamsWithTurns, checkTurns);
  },
};

function checkTurns({ name, seen }: GatewayEvidence): Finding[] {
  return seen.turns.flatMap(({ accumulated, faults, response }, at): Finding[] => {
    const label = `${name}: turn ${at}`;
    const problems = faults.map((fault) => ({ message: `${label}: ${fault}` }));
    if (response === null || isSameJson(accumulated ?? null, response)) return problems;
    const message = `${label}: the accumulated response differs from step_complete`;
    return [...problems, { message, expected: response, actual: accumulated }];
  });
}

export const sameRun: Invariant = {
  id: "same-run",
  requirements: ["G-148", "G-150", "GC-047", "GX-01", "GX-03"],
  text: "The steps in run_complete are the same as in the step_complete events, with the same responses and tool results.",
  judge(evidence) {
    const complete = listStreams(evidence).filter(({ seen }) => seen.result !== null);
    return judgeEach(complete, compareSteps);
  },
};

function compareSteps({ name, seen }: GatewayEvidence): Finding[] {
  const turns = seen.turns.filter(({ response }) => response !== null);
  if (turns.length !== seen.steps.length) {
    const message = `${name}: the number of steps in run_complete differs from the stream`;
    return [{ message, expected: turns.length, actual: seen.steps.length }];
  }
  return turns.flatMap(({ response, calls }, at): Finding[] => {
    const step = seen.steps[at];
    const label = `${name}: step ${at} of run_complete`;
    if (!isSameJson(response, getField(step, "response")))
      return [
        {
          message: `${label} has a different response than step_complete`,
          expected: response,
          actual: getField(step, "response"),
        },
      ];
    const toolResults = getArray(step, "tool_results");
    if (toolResults.length !== calls.length)
      return [
        {
          message: `${label} has results of different calls than the stream`,
          expected: calls,
          actual: toolResults,
        },
      ];
    return calls.flatMap(({ id, result }): Finding[] => {
      const again = toolResults.find((each) => getString(each, "tool_use_id") === id);
      const expected: Json = { tool_use_id: id, ...(result as Record<string, Json> | null) };
      if (isSameJson(expected, again)) return [];
      return [
        {
          message: `${label} has a different result of ${id} than tool_result`,
          expected,
          actual: again ?? null,
        },
      ];
    });
  });
}
