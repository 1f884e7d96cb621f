/** Streams event by event: their frames, schemas, beginning, end and cost (A-030, A-031, A-040 … A-068). */
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
import { type AgentEvidence, begun, eventsOf, type NamedEvent, streamsOf } from "./evidence.ts";

export const frames = createFramesInvariant(
  {
    clauses: ["A-030", "A-033", "AS-047", "AX-14", "M-021", "M-052"],
    text: "A frame is an `event:` line with the event's name, one `data:` line of JSON, and an empty line; lines end with LF alone; UTF-8; there is no `id:` line.",
  },
  streamsOf,
);

export const validEvents = createValidEventsInvariant(
  {
    clauses: [
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
  describedIn,
);

/** Nothing that is not written down is sent. */
export const sealed = createSealedInvariant(
  {
    clauses: ["A-031", "AX-08", "AX-09", "M-021", "M-035", "M-064", "M-071", "M-093"],
    text: "No event has a member that the document does not declare for it, such as its name.",
  },
  describedIn,
);

function describedIn(evidence: Evidence): ValidatedValue[] {
  return begun(evidence)
    .flatMap(eventsOf)
    .map(({ name, data, label }) => ({
      label,
      display: data,
      openViolations: () => checkStreamFrame({ event: name, data }),
      closedViolations: () => checkSealed({ event: name, data }),
    }));
}

export const firstEvent = createFirstEventInvariant({
  clauses: ["A-068", "M-022"],
  text: "Every stream begins with the status start, which comes once.",
  listStreams: begun,
  first: "status start",
  listNames: namesOf,
  repeatedFinding: (stream, at) => ({
    message: `${eventsOf(stream)[at]?.label} is start again`,
    actual: stream.seen.shape,
  }),
});

export const terminal = createTerminalInvariant({
  clauses: ["A-068", "A-083", "A-084", "AS-032", "M-047", "M-050"],
  text: "A stream has exactly one status complete or error, nothing after it, and ends then; the event before the status error is an error.",
  listStreams: streamsOf,
  listNames: namesOf,
  terminalNames: () => ["status complete", "status error"],
  findOtherProblem(_, names) {
    const at = names.indexOf("status error");
    if (at === -1 || names[at - 1] === "error") return undefined;
    return `status error after ${names[at - 1]}: an error has to say why`;
  },
  displayNames: ({ seen }) => seen.shape,
});

/** Names of events, of a status with its type. */
function namesOf(stream: AgentEvidence): string[] {
  return eventsOf(stream).map(({ name, data }) =>
    name === "status" ? `status ${getString(data, "type")}` : name,
  );
}

/** Members that bring a piece of a text, by event. */
const pieces: Readonly<Record<string, string>> = {
  tool_call_args: "delta",
  reasoning_message_content: "delta",
  message: "content",
};

export const linear = createLinearInvariant({
  clauses: ["AS-044"],
  text: "The bytes of a stream grow with its content and no faster: a piece does not bring again what came before it.",
  listStreams: begun,
  findDelta(event, name) {
    if (!Object.hasOwn(pieces, name)) return undefined;
    return {
      label: `the ${name} events`,
      text: getString(getField(event, "data"), pieces[name] ?? "") ?? "",
    };
  },
  bytesPerEvent: 768,
});

/** Names of all events. */
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
  clauses: [
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
  text: "A stream is of the contract's twelve events and no others: nothing of components, state, usage or steps; no piece of a text is empty.",
  judge: (evidence) =>
    judgeEach(begun(evidence).flatMap(eventsOf), (event): Finding[] => {
      const sentence = foreign(event);
      return sentence === undefined ? [] : [{ message: `${event.label} ${sentence}`, actual: event.data }];
    }),
};

function foreign({ name, data }: NamedEvent): string | undefined {
  if (!(eventNames as readonly string[]).includes(name)) return "is no event of the contract";
  if (!isObject(data)) return "has data that is no object";
  const piece = Object.hasOwn(pieces, name) ? pieces[name] : undefined;
  return piece !== undefined && getField(data, piece) === "" ? `has an empty ${piece}` : undefined;
}
