/** Errors within a stream (A-051, A-082 … A-084). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { parse, textOf } from "../../../stream/json.ts";
import { type AgentEvidence, begun, eventsOf } from "./evidence.ts";

export const failures: Invariant = {
  id: "failures",
  clauses: ["A-082", "A-084", "M-007", "M-038", "M-039"],
  text: "An error of a stream has a message and a code in capitals; after TOOL_ERROR comes at once the result of the call that failed, with the same text.",
  judge(evidence) {
    const streams = begun(evidence).filter(({ seen }) => seen.errors.length > 0);
    return judgeEach(streams, findings);
  },
};

function findings(stream: AgentEvidence): Finding[] {
  const events = eventsOf(stream);
  return events.flatMap(({ name, data, place }, at): Finding[] => {
    if (name !== "error") return [];
    const [code, message] = [textOf(data, "code") ?? "", textOf(data, "message") ?? ""];
    if (message === "") return [{ message: `${place} has no message`, actual: data }];
    if (!/^[A-Z][A-Z0-9_]*$/.test(code)) return [{ message: `${place} has no code`, actual: data }];
    const after = events[at + 1];
    // The suite may have stopped to read just there.
    if (code !== "TOOL_ERROR" || (after === undefined && stream.seen.ended !== "end")) return [];
    if (after?.name !== "tool_result")
      return [{ message: `${place} is not followed by the result`, actual: after?.name ?? null }];
    const content = textOf(after.data, "content") ?? "";
    if (content === message || isBlocks(content)) return [];
    return [{ message: `${place} has another text than the result`, expected: content, actual: message }];
  });
}

/** Several blocks are told as JSON; an error of no text has to have one all the same. */
function isBlocks(content: string): boolean {
  return content === "" || Array.isArray(parse(content));
}
