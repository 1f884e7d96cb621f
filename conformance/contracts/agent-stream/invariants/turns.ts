/** What `status` says besides. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { member, textOf } from "../../../stream/json.ts";
import { type AgentEvidence, begun, eventsOf } from "./evidence.ts";

/** What a run that is complete may have stopped at. */
const limits = ["max_turns", "max_tool_calls", "max_tokens", "timeout"];

export const turns: Invariant = {
  id: "turns",
  clauses: ["A-050", "AS-029", "AX-01", "M-002", "M-023", "M-048"],
  text: "The statuses running count the turns from `turn 1` on, and every text and call comes in one; the message of complete is the limit that the run has stopped at, and start has none.",
  judge: (evidence) => judgeEach(begun(evidence), findings),
};

function findings(stream: AgentEvidence): Finding[] {
  let turn = 0;
  return eventsOf(stream).flatMap(({ name, data, place }): Finding[] => {
    if (name !== "status")
      return turn === 0 && name !== "error" ? [{ message: `${place} before the first turn` }] : [];
    const actual = member(data, "message") ?? null;
    const wrong = (expected: Json): Finding[] => [
      { message: `${place} has another message`, expected, actual },
    ];
    switch (textOf(data, "type")) {
      case "running":
        turn += 1;
        return actual === `turn ${turn}` ? [] : wrong(`turn ${turn}`);
      case "complete":
        return actual === null || limits.includes(String(actual)) ? [] : wrong(limits);
      case "start":
        return actual === null ? [] : wrong(null);
      default:
        return [];
    }
  });
}
