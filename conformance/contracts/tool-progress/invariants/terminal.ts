/** How a stream ends (P-094, PX-12, PX-13). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Evidence, Invariant } from "../../../runner/invariant.ts";
import { isFromBeginning } from "../gather.ts";
import { type ProgressEvidence, streamsOf } from "./evidence.ts";

export const terminal: Invariant = {
  id: "terminal",
  clauses: ["P-094", "PX-12", "PX-13", "M-047", "M-050"],
  text: "A stream is ended by closing; a chunk with an error is its last.",
  judge(evidence) {
    return judgeEach(streamsOf(evidence), (stream) => {
      const sentence = mistakeOf(evidence, stream);
      if (sentence === undefined) return [];
      return [{ message: `${stream.name}: ${sentence}`, actual: stream.seen.types.slice(-6) }];
    });
  },
};

function mistakeOf({ streams }: Evidence, { seen }: ProgressEvidence): string | undefined {
  const { types, ended, runId } = seen;
  const at = types.indexOf("error");
  if (at !== -1 && at < types.length - 1) return `${types.slice(at + 1).join(", ")} after an error`;
  if (ended === "end")
    return types.length === 0 && isFromBeginning(seen) ? "the stream has no chunk" : undefined;
  if (ended !== "broken") return undefined;
  // A stream that broke off is the end of the server's process where the case took the run up again.
  const takenUp = streams.some((other) => other.seen.ended === "end" && other.seen.runId === runId);
  if (takenUp) return undefined;
  return `the connection broke off after ${types.at(-1) ?? "no chunk"}: a stream has to be ended properly`;
}
