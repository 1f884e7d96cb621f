/** One end, and nothing after it. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { textOf } from "../../../stream/json.ts";
import { type AgentEvidence, eventsOf, streamsOf } from "./evidence.ts";

export const terminal: Invariant = {
  id: "terminal",
  clauses: ["A-068", "A-083", "A-084", "AS-032", "M-047", "M-050"],
  text: "A stream has exactly one status complete or error, nothing after it, and ends then; the event before the status error is an error.",
  judge(evidence) {
    return judgeEach(streamsOf(evidence), (stream): Finding[] => {
      const sentence = wrongEnd(stream);
      if (sentence === undefined) return [];
      return [{ message: `${stream.name}: ${sentence}`, actual: stream.seen.shape.slice(-6) }];
    });
  },
};

function wrongEnd(stream: AgentEvidence): string | undefined {
  const { ended } = stream.seen;
  const names = eventsOf(stream).map(({ name, data }) =>
    name === "status" ? `status ${textOf(data, "type")}` : name,
  );
  if (ended === "broken")
    return `the connection broke off after ${names.at(-1) ?? "no event"}: a stream has to be ended properly`;
  const at = names.findIndex((name) => name === "status complete" || name === "status error");
  if (at !== -1 && at < names.length - 1)
    return `${names.slice(at + 1).join(", ")} after ${names[at]}, which ends the stream`;
  if (names[at] === "status error" && names[at - 1] !== "error")
    return `status error after ${names[at - 1]}: an error has to say why`;
  if (ended !== "end" || at !== -1) return undefined;
  const last = names.at(-1);
  return last === undefined
    ? "the stream has no event"
    : `the stream ends with ${last}, not with status complete or status error`;
}
