/**
 * Invariants for the frames, schemas, first and last events, and size of a stream (A-030, A-031, A-040 …
 *
 */
import { checkStreamFrame } from "../../../../generated/agent-stream/validators.js";
import { checkStreamFrame as checkSealed } from "../../../../generated/agent-stream/validators.sealed.js";
import {
  createLinearInvariant,
  createSealedInvariant,
  createValidEventsInvariant,
  type ValidatedValue,
} from "../../../invariants/events.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { createFirstEventInvariant, createTerminalInvariant } from "../../../invariants/lifecycle.ts";
import { createFramesInvariant } from "../../../invariants/transport.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, isObject } from "../../../stream/json.ts";
import {
  type AgentEvidence,
  type LabeledAgentEvent,
  listEvents,
  listNonEmptyStreams,
  listStreams,
} from "./evidence.ts";

export const frames = createFramesInvariant(
  {
    requirements: ["A-030", "A-033", "AS-047", "AX-14", "M-021", "M-052"],
    text: "A frame consists of an `event:` line with the event's name, one `data:` line of JSON, and an empty line, in UTF-8, without an `id:` line. Lines end with LF.",
  },
  listStreams,
);

export const validEvents = createValidEventsInvariant(
  {
    requirements: [
      "A-040",
      "A-041",
      "A-042",
      "A-043",
      "A-044",
      "A-045",
      "A-046",
      "A-047",
      "A-048",
      "A-049",
      "A-050",
      "A-051",
      "AX-06",
      "AX-07",
      "M-093",
    ],
    text: "Every event is declared in the document and has the declared fields and types.",
  },
  listValues,
);

/** Undeclared content is forbidden. */
export const sealed = createSealedInvariant(
  {
    requirements: ["A-031", "AX-08", "AX-09", "M-021", "M-035", "M-064", "M-071", "M-093"],
    text: "No event has an undeclared field, such as its name.",
  },
  listValues,
);

function listValues(evidence: Evidence): ValidatedValue[] {
  return listNonEmptyStreams(evidence)
    .flatMap(listEvents)
    .map(({ name, data, label }) => ({
      label,
      display: data,
      openViolations: () => checkStreamFrame({ event: name, data }),
      closedViolations: () => checkSealed({ event: name, data }),
    }));
}

export const firstEvent = createFirstEventInvariant({
  requirements: ["A-068", "M-022"],
  text: "Every stream starts with its only `start` status.",
  listStreams: listNonEmptyStreams,
  first: "status start",
  listNames,
  repeatedFinding: (stream, at) => ({
    message: `${listEvents(stream)[at]?.label} repeats status start`,
    actual: stream.seen.shape,
  }),
});

export const terminal = createTerminalInvariant({
  requirements: ["A-068", "A-083", "A-084", "AS-032", "M-047", "M-050"],
  text: "The last event of a stream is its only `complete` or `error` status, after which the connection ends. An `error` status is preceded by an error event.",
  listStreams,
  listNames,
  terminalNames: () => ["status complete", "status error"],
  findOtherProblem(_, names) {
    const at = names.indexOf("status error");
    if (at === -1 || names[at - 1] === "error") return undefined;
    return `status error after ${names[at - 1]}: an error event must precede it`;
  },
  displayNames: ({ seen }) => seen.shape,
});

/** Returns the event names. The name of a status includes its type. */
function listNames(stream: AgentEvidence): string[] {
  return listEvents(stream).map(({ name, data }) =>
    name === "status" ? `status ${getString(data, "type")}` : name,
  );
}

/** The fields that contain a text delta, by event. */
const deltaFields: Readonly<Record<string, string>> = {
  tool_call_args: "delta",
  reasoning_message_content: "delta",
  message: "content",
};

export const linear = createLinearInvariant({
  requirements: ["AS-044"],
  text: "The size of a stream is proportional to its content: deltas do not repeat earlier content.",
  listStreams: listNonEmptyStreams,
  findDelta(event, name) {
    if (!Object.hasOwn(deltaFields, name)) return undefined;
    return {
      label: `the ${name} events`,
      text: getString(getField(event, "data"), deltaFields[name] ?? "") ?? "",
    };
  },
  bytesPerEvent: 768,
});

/** The names of all events. */
export const eventNames = [
  "tool_call_start",
  "tool_call_args",
  "tool_call_end",
  "tool_result",
  "reasoning_start",
  "reasoning_message_start",
  "reasoning_message_content",
  "reasoning_message_end",
  "reasoning_end",
  "message",
  "status",
  "error",
] as const;

export const vocabulary: Invariant = {
  id: "vocabulary",
  requirements: [
    "A-052",
    "A-067",
    "AX-10",
    "AX-14",
    "M-002",
    "M-024",
    "M-025",
    "M-027",
    "M-035",
    "M-036",
    "M-040",
    "M-046",
    "M-055",
    "M-064",
  ],
  text: "A stream contains only the contract's twelve events, and no events for components, state, usage or steps; no text delta is empty.",
  judge: (evidence) =>
    judgeEach(listNonEmptyStreams(evidence).flatMap(listEvents), (event): Finding[] => {
      const sentence = describeForeignEvent(event);
      return sentence === undefined ? [] : [{ message: `${event.label} ${sentence}`, actual: event.data }];
    }),
};

function describeForeignEvent({ name, data }: LabeledAgentEvent): string | undefined {
  if (!(eventNames as readonly string[]).includes(name)) return "is not an event of the contract";
  if (!isObject(data)) return "has data that is not an object";
  const deltaField = Object.hasOwn(deltaFields, name) ? deltaFields[name] : undefined;
  return deltaField !== undefined && getField(data, deltaField) === ""
    ? `has an empty ${deltaField}`
    : undefined;
}
