/** One end, and nothing after it (C-071). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Evidence, Invariant } from "../../../runner/invariant.ts";
import { type AgUiEvidence, streamsOf } from "./evidence.ts";

const ends = ["RUN_FINISHED", "RUN_ERROR"];

export const terminal: Invariant = {
  id: "terminal",
  clauses: ["C-053", "C-071", "C-076", "CC-008"],
  text: "A stream has exactly one RUN_FINISHED or RUN_ERROR, nothing after it, and ends then.",
  judge(evidence) {
    return judgeEach(streamsOf(evidence), (stream) => {
      const sentence = breakOf(evidence, stream) ?? wrongEnd(stream);
      if (sentence === undefined) return [];
      return [{ message: `${stream.name}: ${sentence}`, actual: stream.seen.types.slice(-6) }];
    });
  },
};

/** A stream that broke off is the end of the server's process where the case came back to the run. */
function breakOf({ streams }: Evidence, { seen }: AgUiEvidence): string | undefined {
  if (seen.ended !== "broken") return undefined;
  const cameBack = streams.some(
    (other) => other.seen.ended === "end" && other.seen.runId === seen.runId && other.from === "bare",
  );
  if (cameBack) return undefined;
  return `the connection broke off after ${seen.types.at(-1) ?? "no event"}: a stream has to be ended properly`;
}

function wrongEnd({ seen: { types, ended } }: AgUiEvidence): string | undefined {
  const at = types.findIndex((type) => ends.includes(type));
  if (at !== -1 && at < types.length - 1)
    return `${types.slice(at + 1).join(", ")} after ${types[at]}, which ends the stream`;
  if (ended !== "end" || at !== -1) return undefined;
  const last = types.at(-1);
  return last === undefined
    ? "the stream has no event"
    : `the stream ends with ${last}, not with RUN_FINISHED or RUN_ERROR`;
}
