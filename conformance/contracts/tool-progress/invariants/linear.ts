/** What streaming costs: every piece is sent once. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { textOf } from "../../../stream/json.ts";
import { isPiece, textIn, toolCallsOf } from "../stream/chunk.ts";
import { begun, type ProgressEvidence } from "./evidence.ts";

/** Most bytes of a frame for a byte of its piece: JSON writes a control character with six, and text stands twice. */
const perByte = 12;
/** Most bytes of a frame beside its piece: names of members and of the tool, ids. */
const perChunk = 512;

export const linear: Invariant = {
  id: "linear",
  clauses: ["P-031", "TP-043"],
  text: "The bytes of a stream grow with its content and no faster: a piece does not bring again what came before it.",
  judge(evidence) {
    const streaming = begun(evidence).filter(({ seen }) => seen.types.some(isStreaming));
    return judgeEach(streaming, findings);
  },
};

function isStreaming(kind: string): boolean {
  return kind === "text" || kind === "piece";
}

function findings({ name, seen }: ProgressEvidence): Finding[] {
  let [bytes, allowed] = [0, perChunk];
  for (const [at, chunk] of seen.events.entries()) {
    if (!isStreaming(seen.types[at] ?? "")) continue;
    const parts = toolCallsOf(chunk)
      .filter(isPiece)
      .map((call) => textOf(call, "stream_part") ?? "");
    const content = Buffer.byteLength([textIn(chunk), ...parts].join(""));
    bytes += Buffer.byteLength(seen.frames[at] ?? "");
    allowed += content === 0 ? 0 : perByte * content + perChunk;
  }
  if (bytes <= allowed) return [];
  const message = `${name}: the pieces take ${bytes} bytes for what fits in ${allowed}`;
  return [{ message, expected: `at most ${allowed}`, actual: bytes }];
}
