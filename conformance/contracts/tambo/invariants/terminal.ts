/** Invariants for terminal events (T-042, TC-033, TX-02, TX-22). */
import { eventOrder } from "../../../../generated/tambo/validators.js";
import { createTerminalInvariant } from "../../../invariants/lifecycle.ts";
import type { StreamEvidence } from "../../../runner/invariant.ts";
import { eventName } from "../../shared/ag-ui-events.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { getWireFormat, listStreams, type WireFormat, wasProcessLost } from "./evidence.ts";

const { last, when } = eventOrder.RunStreamEvent;
/** A stream's terminal events, by wire format. */
const terminalEvents: Record<WireFormat, readonly string[]> = { "ag-ui": last, proposal: when[0].last };

/**
 * Additional events that may come last after a bare reconnect to a run that has ended or is awaiting input
 * (T-141, T-142).
 */
const bareReconnectEvents = ["RUN_FINISHED", "tambo.run.awaiting_input"];

/** The events that report the outcome of a run. Each run has exactly one of them. */
const outcomeEvents = ["tambo.run.finished", "tambo.run.awaiting_input", "RUN_ERROR"];

export const terminal = createTerminalInvariant({
  requirements: ["T-042", "T-057", "T-067", "TC-033", "TX-02", "TX-22", "TX-26"],
  text: "A stream has exactly one terminal event, as defined by its wire format, and nothing after it.",
  listStreams,
  terminalNames: ({ seen }) => terminalEvents[getWireFormat(seen)],
  otherLastNames: ({ from }) => (from === "bare" ? bareReconnectEvents : []),
  // There are no events after the last position.
  mayBeEmpty: ({ from }) => from === "position",
  mayBreak: (evidence, { seen }) => wasProcessLost(evidence, seen.runId),
  findOtherProblem: describeOrder,
});

function describeOrder({ seen, from }: StreamEvidence): string | undefined {
  const names = seen.events.filter(isKnown).map(eventName);
  const outcomes = names.filter((name) => outcomeEvents.includes(name));
  if (outcomes.length > 1) return `${outcomes.join(" and ")} in one run`;
  const at = names.indexOf("RUN_FINISHED");
  if (getWireFormat(seen) === "ag-ui") {
    const before = names[at - 1];
    if (at === -1 || (at === 0 && from !== "start")) return undefined;
    return before !== undefined && outcomeEvents.includes(before)
      ? undefined
      : `${before ?? "nothing"} before RUN_FINISHED, expected tambo.run.finished or tambo.run.awaiting_input`;
  }
  if (at !== -1 && names[at + 1] !== "tambo.run.finished" && from !== "bare" && seen.ended === "end")
    return `${names[at + 1] ?? "nothing"} after RUN_FINISHED, expected tambo.run.finished`;
  const finished = names.indexOf("tambo.run.finished");
  if (finished > 0 && names[finished - 1] !== "RUN_FINISHED")
    return `${names[finished - 1]} before tambo.run.finished, expected RUN_FINISHED`;
  return undefined;
}
