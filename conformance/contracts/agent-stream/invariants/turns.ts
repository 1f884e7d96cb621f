/** What `status` says besides. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, parseJson } from "../../../stream/json.ts";
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
  return eventsOf(stream).flatMap(({ name, data, label }): Finding[] => {
    if (name !== "status")
      return turn === 0 && name !== "error" ? [{ message: `${label} before the first turn` }] : [];
    const actual = getField(data, "message") ?? null;
    const wrong = (expected: Json): Finding[] => [
      { message: `${label} has another message`, expected, actual },
    ];
    switch (getString(data, "type")) {
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

export const failures: Invariant = {
  id: "failures",
  clauses: ["A-082", "A-084", "M-007", "M-038", "M-039"],
  text: "An error of a stream has a message and a code in capitals; after TOOL_ERROR comes at once the result of the call that failed, with the same text.",
  judge(evidence) {
    const streams = begun(evidence).filter(({ seen }) => seen.errors.length > 0);
    return judgeEach(streams, failureMistakes);
  },
};

function failureMistakes(stream: AgentEvidence): Finding[] {
  const events = eventsOf(stream);
  return events.flatMap(({ name, data, label }, at): Finding[] => {
    if (name !== "error") return [];
    const [code, message] = [getString(data, "code") ?? "", getString(data, "message") ?? ""];
    if (message === "") return [{ message: `${label} has no message`, actual: data }];
    if (!/^[A-Z][A-Z0-9_]*$/.test(code)) return [{ message: `${label} has no code`, actual: data }];
    const after = events[at + 1];
    // The suite may have stopped to read just there.
    if (code !== "TOOL_ERROR" || (after === undefined && stream.seen.ended !== "end")) return [];
    if (after?.name !== "tool_result")
      return [{ message: `${label} is not followed by the result`, actual: after?.name ?? null }];
    const content = getString(after.data, "content") ?? "";
    if (content === message || isBlocks(content)) return [];
    return [{ message: `${label} has another text than the result`, expected: content, actual: message }];
  });
}

/** Several blocks are told as JSON; an error of no text has to have one all the same. */
function isBlocks(content: string): boolean {
  return content === "" || Array.isArray(parseJson(content));
}
