/** One end, and nothing after it (T-042, TC-033, TX-02, TX-22). */

import { judgeEach } from "../../../invariants/evidence.ts";
import type { Evidence, Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { nameOf } from "../../shared/ag-ui-events.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { streamsOf, type Wire, wentDown, wireOf } from "./evidence.ts";

/** Last events of a stream. */
const ends: Record<Wire, readonly string[]> = {
  "ag-ui": ["RUN_FINISHED", "RUN_ERROR"],
  proposal: ["tambo.run.finished", "tambo.run.awaiting_input", "RUN_ERROR"],
};

/** What a bare reconnect to a run that is over, or waits, may give as well (T-141, T-142). */
const bareEnds = ["RUN_FINISHED", "tambo.run.awaiting_input"];

/** What a run comes to: one of them. */
const outcomes = ["tambo.run.finished", "tambo.run.awaiting_input", "RUN_ERROR"];

export const terminal: Invariant = {
  id: "terminal",
  clauses: ["T-042", "T-057", "T-067", "TC-033", "TX-02", "TX-22", "TX-26"],
  text: "A stream has exactly one end, as its wire has it, and nothing after it.",
  judge(evidence) {
    return judgeEach(streamsOf(evidence), (stream) => {
      const { name, seen } = stream;
      const sentence = breakOf(evidence, stream) ?? afterEnd(stream) ?? missing(stream) ?? wrongOrder(stream);
      if (sentence === undefined) return [];
      return [{ message: `${name}: ${sentence}`, actual: seen.types.slice(-6) } satisfies Finding];
    });
  },
};

function breakOf(evidence: Evidence, { seen }: StreamEvidence): string | undefined {
  if (seen.ended !== "broken" || wentDown(evidence, seen.runId)) return undefined;
  return `the connection broke off after ${seen.types.at(-1) ?? "no event"}: a stream has to be ended properly`;
}

function afterEnd({ seen }: StreamEvidence): string | undefined {
  const { types } = seen;
  const at = types.findIndex((type) => ends[wireOf(seen)].includes(type));
  if (at === -1 || at === types.length - 1) return undefined;
  return `${types.slice(at + 1).join(", ")} after ${types[at]}, which ends the stream`;
}

function missing({ seen, from }: StreamEvidence): string | undefined {
  const last = seen.types.at(-1);
  // Whoever has all events is sent none.
  if (seen.ended !== "end" || (last === undefined && from === "position")) return undefined;
  if (last === undefined) return "the stream has no event";
  const allowed = [...ends[wireOf(seen)], ...(from === "bare" ? bareEnds : [])];
  return allowed.includes(last)
    ? undefined
    : `the stream ends with ${last}, not with one of ${allowed.join(", ")}`;
}

function wrongOrder({ seen, from }: StreamEvidence): string | undefined {
  const names = seen.events.filter(isKnown).map(nameOf);
  const found = names.filter((name) => outcomes.includes(name));
  if (found.length > 1) return `${found.join(" and ")} in one run`;
  const at = names.indexOf("RUN_FINISHED");
  if (wireOf(seen) === "ag-ui") {
    const before = names[at - 1];
    if (at === -1 || (at === 0 && from !== "start")) return undefined;
    return before !== undefined && outcomes.includes(before)
      ? undefined
      : `${before ?? "nothing"} before RUN_FINISHED, not tambo.run.finished or tambo.run.awaiting_input`;
  }
  if (at !== -1 && names[at + 1] !== "tambo.run.finished" && from !== "bare" && seen.ended === "end")
    return `${names[at + 1] ?? "nothing"} after RUN_FINISHED, not tambo.run.finished`;
  const finished = names.indexOf("tambo.run.finished");
  if (finished > 0 && names[finished - 1] !== "RUN_FINISHED")
    return `${names[finished - 1]} before tambo.run.finished, not RUN_FINISHED`;
  return undefined;
}
