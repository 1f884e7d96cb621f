/** Invariants for the order of reasoning events (A-044 … … A-067). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { type AgentEvidence, listEvents, listNonEmptyStreams } from "./evidence.ts";

export const reasoning: Invariant = {
  id: "reasoning",
  requirements: ["A-063", "A-064", "A-065", "A-066", "A-067", "AX-07", "M-028", "M-029", "M-030", "M-031"],
  text: "Reasoning is a session with one message that has one or more deltas, all with the same unique id; it ends before text starts and before the stream ends.",
  judge(evidence) {
    return judgeEach(listNonEmptyStreams(evidence), checkReasoning);
  },
};

/** Invariant that reasoning is sent only on request. */
export const thinkingRequested: Invariant = {
  id: "thinking-asked",
  requirements: ["A-015"],
  text: "Without enable_deep_thinking, a stream contains no reasoning.",
  judge(evidence) {
    const unasked = listNonEmptyStreams(evidence).filter(
      ({ seen }) => getField(seen.sent, "enable_deep_thinking") !== true,
    );
    return judgeEach(unasked, ({ name, seen }) => {
      const reasoningType = seen.types.find((type) => type.startsWith("reasoning_"));
      return reasoningType === undefined ? [] : [{ message: `${name}: ${reasoningType} was not requested` }];
    });
  },
};

/** For each reasoning event, the events with the same id that may follow it. */
const nextEvents: Readonly<Record<string, readonly string[]>> = {
  "": ["reasoning_start"],
  reasoning_start: ["reasoning_message_start"],
  reasoning_message_start: ["reasoning_message_content"],
  reasoning_message_content: ["reasoning_message_content", "reasoning_message_end"],
  reasoning_message_end: ["reasoning_end"],
  reasoning_end: [],
};

function checkReasoning(stream: AgentEvidence): Finding[] {
  const last = new Map<string, string>();
  return listEvents(stream).flatMap(({ name, data, label }): Finding[] => {
    const ends = name === "status" && ["complete", "error"].includes(getString(data, "type") ?? "");
    if (name === "message" || ends) {
      const open = [...last].filter(([, at]) => at !== "reasoning_end");
      for (const [id] of open) last.set(id, "reasoning_end");
      return open.map(([id]) => ({ message: `${label} while reasoning ${id} is open` }));
    }
    if (!name.startsWith("reasoning_")) return [];
    const id = getString(data, "messageId") ?? "";
    const before = last.get(id) ?? "";
    last.set(id, name);
    if (!/^reasoning-[0-9a-f]{8}$/.test(id))
      return [
        {
          message: `${label} has an invalid id`,
          expected: "reasoning- and 8 hexadecimal digits",
          actual: id,
        },
      ];
    if (nextEvents[before]?.includes(name) === true) return [];
    const message = `${label} of ${id} after ${before === "" ? "no event with that id" : before}`;
    return [{ message, expected: nextEvents[before] ?? [], actual: name }];
  });
}
