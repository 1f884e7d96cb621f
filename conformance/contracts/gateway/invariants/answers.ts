/** What stream events add up to (G-155, G-156). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { sameJson } from "../../../stream/json.ts";
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
    const place = `${name}: turn ${at}`;
    const odd = faults.map((fault) => ({ message: `${place}: ${fault}` }));
    if (response === null || sameJson(accumulated ?? null, response)) return odd;
    const message = `${place}: its stream events do not add up to the response of step_complete`;
    return [...odd, { message, expected: response, actual: accumulated }];
  });
}
