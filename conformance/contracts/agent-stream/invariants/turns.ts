/** Invariants for the messages in `status` events, and for errors. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, parseJson } from "../../../stream/json.ts";
import { type AgentEvidence, listEvents, listNonEmptyStreams } from "./evidence.ts";

/** Limits that can end a run whose status is `complete`. */
const limits = ["max_turns", "max_tool_calls", "max_tokens", "timeout"];

export const turns: Invariant = {
  id: "turns",
  requirements: ["A-050", "AS-029", "AX-01", "M-002", "M-023", "M-048"],
  text: "Each `running` status contains the number of its turn, starting with `turn 1`, and all text and calls are in a turn. The message of a `complete` status is the limit that ended the run; a `start` status has no message.",
  judge: (evidence) => judgeEach(listNonEmptyStreams(evidence), checkTurns),
};

function checkTurns(stream: AgentEvidence): Finding[] {
  let turn = 0;
  return listEvents(stream).flatMap(({ name, data, label }): Finding[] => {
    if (name !== "status")
      return turn === 0 && name !== "error" ? [{ message: `${label} before the first turn` }] : [];
    const actual = getField(data, "message") ?? null;
    const wrong = (expected: Json): Finding[] => [
      { message: `${label} has an unexpected message`, expected, actual },
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
  requirements: ["A-082", "A-084", "M-007", "M-038", "M-039"],
  text: "An error event has a message and a code in upper case; TOOL_ERROR is immediately followed by the result of the failed call, with the same text.",
  judge(evidence) {
    const streams = listNonEmptyStreams(evidence).filter(({ seen }) => seen.errors.length > 0);
    return judgeEach(streams, checkErrors);
  },
};

function checkErrors(stream: AgentEvidence): Finding[] {
  const events = listEvents(stream);
  return events.flatMap(({ name, data, label }, at): Finding[] => {
    if (name !== "error") return [];
    const [code, message] = [getString(data, "code") ?? "", getString(data, "message") ?? ""];
    if (message === "") return [{ message: `${label} has no message`, actual: data }];
    if (!/^[A-Z][A-Z0-9_]*$/.test(code)) return [{ message: `${label} has no code`, actual: data }];
    const after = events[at + 1];
    // The suite may have stopped reading at this event.
    if (code !== "TOOL_ERROR" || (after === undefined && stream.seen.ended !== "end")) return [];
    if (after?.name !== "tool_result")
      return [{ message: `${label} is not followed by a tool_result`, actual: after?.name ?? null }];
    const content = getString(after.data, "content") ?? "";
    if (content === message || isBlockList(content)) return [];
    return [
      { message: `${label} has text that differs from the result`, expected: content, actual: message },
    ];
  });
}

/**
 * Returns true if an error's text may differ from the content of the result. A result with multiple content
 * blocks is sent as JSON, and an error needs some text even if the result is empty.
 */
function isBlockList(content: string): boolean {
  return content === "" || Array.isArray(parseJson(content));
}
