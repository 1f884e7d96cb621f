/** What streaming costs: every piece is sent once (GC-054). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { member, textOf } from "../../../stream/json.ts";
import { type GatewayEvidence, streamsOf } from "./evidence.ts";

/** Most bytes of a frame for a byte of its piece: JSON writes a control character with six. */
const perByte = 6;
/** Most bytes of a frame beside its piece: names and the index. */
const perEvent = 256;

export const linear: Invariant = {
  id: "linear",
  clauses: ["GC-054"],
  text: "A piece of a block brings what is new, and nothing again.",
  judge(evidence) {
    const streams = streamsOf(evidence).filter(({ seen }) => seen.shape.includes("content_block_delta"));
    return judgeEach(streams, findings);
  },
};

function findings({ name, seen }: GatewayEvidence): Finding[] {
  let [bytes, allowed] = [0, 0];
  for (const [at, event] of seen.events.entries()) {
    const delta = member(member(event, "event"), "delta");
    if (textOf(member(event, "event"), "type") !== "content_block_delta") continue;
    const piece = textOf(delta, "text") ?? textOf(delta, "thinking") ?? textOf(delta, "partial_json") ?? "";
    bytes += Buffer.byteLength(seen.frames[at] ?? "");
    // A piece with nothing in it is worth nothing.
    allowed += piece === "" ? 0 : perByte * Buffer.byteLength(piece) + perEvent;
  }
  if (bytes <= allowed + perEvent) return [];
  const message = `${name}: the pieces take ${bytes} bytes for what fits in ${allowed + perEvent}`;
  return [{ message, expected: `at most ${allowed + perEvent}`, actual: bytes }];
}
