/** What streaming costs: every piece is sent once. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { textOf } from "../../../stream/json.ts";
import { type AgentEvidence, begun, eventsOf } from "./evidence.ts";

/** The events that bring a piece of a text. */
const streaming = ["message", "tool_call_args", "reasoning_message_content"];
/** Most bytes of a frame for a byte of its piece: JSON writes a control character with six. */
const perByte = 6;
/** Most bytes of a frame beside its piece: names and ids. */
const perEvent = 768;

export const linear: Invariant = {
  id: "linear",
  clauses: ["AS-044"],
  text: "The bytes of a stream grow with its content and no faster: a piece does not bring again what came before it.",
  judge(evidence) {
    const streams = begun(evidence).filter(({ seen }) => streaming.some((name) => seen.types.includes(name)));
    return judgeEach(streams, findings);
  },
};

function findings(stream: AgentEvidence): Finding[] {
  const events = eventsOf(stream);
  return streaming.flatMap((name): Finding[] => {
    let [bytes, allowed] = [0, perEvent];
    for (const [at, event] of events.entries()) {
      if (event.name !== name) continue;
      const piece = textOf(event.data, name === "message" ? "content" : "delta") ?? "";
      bytes += Buffer.byteLength(stream.seen.frames[at] ?? "");
      // A piece with nothing in it is worth nothing.
      allowed += piece === "" ? 0 : perByte * Buffer.byteLength(piece) + perEvent;
    }
    if (bytes <= allowed) return [];
    const message = `${stream.name}: the ${name} events take ${bytes} bytes for what fits in ${allowed}`;
    return [{ message, expected: `at most ${allowed}`, actual: bytes }];
  });
}
