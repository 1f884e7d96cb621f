/** Which agent speaks. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { member } from "../../../stream/json.ts";
import { type AgentEvidence, askedText, begun, eventsOf } from "./evidence.ts";

/** The events that say it. */
const telling = ["tool_call_start", "message"];

export const agent: Invariant = {
  id: "agent",
  clauses: ["AS-028", "M-012"],
  text: "Calls and texts of a run whose request names an agent have its id as `agent`; nothing else has an `agent`.",
  judge(evidence) {
    const streams = begun(evidence).filter(({ seen }) => telling.some((name) => seen.types.includes(name)));
    return judgeEach(streams, findings);
  },
};

function findings(stream: AgentEvidence): Finding[] {
  const asked = askedText(stream, "agent_id");
  const named = asked === undefined || asked === "default" ? null : asked;
  return eventsOf(stream).flatMap(({ name, data, place }): Finding[] => {
    const expected = telling.includes(name) ? named : null;
    const actual = member(data, "agent") ?? null;
    return actual === expected ? [] : [{ message: `${place} has another agent`, expected, actual }];
  });
}
