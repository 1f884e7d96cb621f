/** One end, and nothing after it (T-042, TC-033, TX-02, TX-22). */
import { createTerminalInvariant } from "../../../invariants/lifecycle.ts";
import type { StreamEvidence } from "../../../runner/invariant.ts";
import { eventName } from "../../shared/ag-ui-events.ts";
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

export const terminal = createTerminalInvariant({
  clauses: ["T-042", "T-057", "T-067", "TC-033", "TX-02", "TX-22", "TX-26"],
  text: "A stream has exactly one end, as its wire has it, and nothing after it.",
  listStreams: streamsOf,
  terminalNames: ({ seen }) => ends[wireOf(seen)],
  otherLastNames: ({ from }) => (from === "bare" ? bareEnds : []),
  // Whoever has all events is sent none.
  mayBeEmpty: ({ from }) => from === "position",
  mayBreak: (evidence, { seen }) => wentDown(evidence, seen.runId),
  findOtherProblem: wrongOrder,
});

function wrongOrder({ seen, from }: StreamEvidence): string | undefined {
  const names = seen.events.filter(isKnown).map(eventName);
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
