/** The life of a thought (A-044 … … A-067). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { type AgentEvidence, begun, eventsOf } from "./evidence.ts";

export const reasoning: Invariant = {
  id: "reasoning",
  clauses: ["A-063", "A-064", "A-065", "A-066", "A-067", "AX-07", "M-028", "M-029", "M-030", "M-031"],
  text: "A thought is its session, in it its message, and in that one piece or more, all with one id that no other thought has; it has ended before a text begins and before the stream ends.",
  judge(evidence) {
    return judgeEach(begun(evidence), findings);
  },
};

/** Nothing is thought aloud for who has not asked for it. */
export const thinkingAsked: Invariant = {
  id: "thinking-asked",
  clauses: ["A-015"],
  text: "Without enable_deep_thinking a stream has no reasoning.",
  judge(evidence) {
    const unasked = begun(evidence).filter(
      ({ seen }) => getField(seen.sent, "enable_deep_thinking") !== true,
    );
    return judgeEach(unasked, ({ name, seen }) => {
      const told = seen.types.find((type) => type.startsWith("reasoning_"));
      return told === undefined ? [] : [{ message: `${name}: ${told} was not asked for` }];
    });
  },
};

/** What may come next of a thought, by what came last of it. */
const next: Readonly<Record<string, readonly string[]>> = {
  "": ["reasoning_start"],
  reasoning_start: ["reasoning_message_start"],
  reasoning_message_start: ["reasoning_message_content"],
  reasoning_message_content: ["reasoning_message_content", "reasoning_message_end"],
  reasoning_message_end: ["reasoning_end"],
  reasoning_end: [],
};

function findings(stream: AgentEvidence): Finding[] {
  const last = new Map<string, string>();
  return eventsOf(stream).flatMap(({ name, data, label }): Finding[] => {
    const ends = name === "status" && ["complete", "error"].includes(getString(data, "type") ?? "");
    if (name === "message" || ends) {
      const open = [...last].filter(([, at]) => at !== "reasoning_end");
      for (const [id] of open) last.set(id, "reasoning_end");
      return open.map(([id]) => ({ message: `${label} while the thought ${id} is open` }));
    }
    if (!name.startsWith("reasoning_")) return [];
    const id = getString(data, "messageId") ?? "";
    const before = last.get(id) ?? "";
    last.set(id, name);
    if (!/^reasoning-[0-9a-f]{8}$/.test(id))
      return [
        {
          message: `${label} has another form of id`,
          expected: "reasoning- and 8 hexadecimal digits",
          actual: id,
        },
      ];
    if (next[before]?.includes(name) === true) return [];
    const message = `${label} of ${id} after ${before === "" ? "nothing of it" : before}`;
    return [{ message, expected: next[before] ?? [], actual: name }];
  });
}
