/** One end, and nothing after it (G-153). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { type GatewayEvidence, streamsOf } from "./evidence.ts";

const ends = ["run_complete", "error"];

export const terminal: Invariant = {
  id: "terminal",
  clauses: ["G-150", "G-151", "G-152", "G-153", "GX-16"],
  text: "A stream has exactly one run_complete or error, nothing after it, and ends then.",
  judge(evidence) {
    return judgeEach(streamsOf(evidence), (stream) => {
      const sentence = wrongEnd(stream);
      if (sentence === undefined) return [];
      return [{ message: `${stream.name}: ${sentence}`, actual: stream.seen.types.slice(-6) }];
    });
  },
};

function wrongEnd({ seen: { types, ended } }: GatewayEvidence): string | undefined {
  if (ended === "broken")
    return `the connection broke off after ${types.at(-1) ?? "no event"}: a stream has to be ended properly`;
  const at = types.findIndex((type) => ends.includes(type));
  if (at !== -1 && at < types.length - 1)
    return `${types.slice(at + 1).join(", ")} after ${types[at]}, which ends the stream`;
  if (ended !== "end" || at !== -1) return undefined;
  const last = types.at(-1);
  return last === undefined
    ? "the stream has no event"
    : `the stream ends with ${last}, not with run_complete or error`;
}
