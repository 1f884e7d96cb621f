/** Invariants for the frames, schemas, order and size of the events in a stream (C-050, C-060 … C-073). */
import { checkAgUiEvent, eventOrder } from "../../../../generated/ag-ui/validators.js";
import { checkAgUiEvent as checkSealed } from "../../../../generated/ag-ui/validators.sealed.js";
import {
  createLinearInvariant,
  createSealedInvariant,
  createTimesInvariant,
  createValidEventsInvariant,
  type ValidatedValue,
} from "../../../invariants/events.ts";
import { judgeEach, listEvents } from "../../../invariants/evidence.ts";
import { createFirstEventInvariant, createTerminalInvariant } from "../../../invariants/lifecycle.ts";
import { createFramesInvariant } from "../../../invariants/transport.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { checkAgUiSchema, eventBody, eventName, findTextDelta } from "../../shared/ag-ui-events.ts";
import { checkParts, commonKinds, type PartKind } from "../../shared/ag-ui-parts.ts";
import { getInputField, selectStreamVersion } from "../stream/ag-ui-stream.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { type AgUiEvidence, listNonEmptyStreams, listStreams } from "./evidence.ts";

export const frames = createFramesInvariant(
  {
    requirements: ["C-050", "CC-004", "M-021", "M-052"],
    text: "A frame consists of one `data:` line of JSON and an empty line, in UTF-8, without `id:` and `event:` lines. Lines end with LF.",
  },
  listStreams,
);

export const validEvents = createValidEventsInvariant(
  {
    requirements: ["C-060", "C-061", "C-062", "C-063", "C-064", "C-065", "C-066", "C-067", "C-068", "M-093"],
    text: "Every event is declared in the document and has the declared fields and types.",
  },
  listValues,
);

/**
 * Forbids undeclared fields, because clients warn about them, and null values, because AG-UI does not allow
 * null for an absent field.
 */
export const sealed = createSealedInvariant(
  {
    requirements: ["C-010", "C-024", "C-077", "CC-005", "M-093"],
    text: "No event has a field that AG-UI does not declare for it; optional fields are omitted and never null.",
  },
  listValues,
);

function listValues(evidence: Evidence): ValidatedValue[] {
  return listEvents(listStreams(evidence)).map(({ event, label }) => ({
    label,
    display: event,
    openViolations: () => checkAgUiEvent(event),
    closedViolations: () => checkSealed(event),
  }));
}

export const times = createTimesInvariant(["CC-009"], listStreams, isKnown);

export const firstEvent = createFirstEventInvariant({
  requirements: ["C-070", "C-071", "CC-007", "M-022"],
  text: "Every stream starts with its only RUN_STARTED event, whose protocolVersion is 1.1 for a client of 1.1 or newer, and 1.0 for other clients.",
  listStreams: listNonEmptyStreams,
  first: eventOrder.AgUiEvent.first[0],
  checkFirst({ name, seen }) {
    const actual = getField(seen.events[0], "protocolVersion") ?? null;
    const expected = selectStreamVersion(seen);
    if (actual === expected) return [];
    return [{ message: `${name}: RUN_STARTED has no protocolVersion ${expected}`, expected, actual }];
  },
});

export const terminal = createTerminalInvariant({
  requirements: ["C-053", "C-071", "C-076", "CC-008"],
  text: "The last event of a stream is its only RUN_FINISHED or RUN_ERROR event, after which the connection ends.",
  listStreams,
  terminalNames: () => eventOrder.AgUiEvent.last,
  // The connection may break if the case killed the server process and then reconnected to the run.
  mayBreak: ({ streams }, { seen }) =>
    streams.some(
      (other) => other.seen.ended === "end" && other.seen.runId === seen.runId && other.from === "bare",
    ),
});

export const linear = createLinearInvariant({
  requirements: ["CC-010"],
  text: "The size of a stream is proportional to its content: deltas do not repeat earlier content.",
  listStreams,
  findDelta: findTextDelta,
  bytesPerEvent: 512,
});

export const agUiSchemas: Invariant = {
  id: "ag-ui",
  requirements: ["C-077", "C-078"],
  text: "Every event is valid under the schemas that AG-UI publishes.",
  judge(evidence) {
    return judgeEach(listEvents(listStreams(evidence)), ({ event, label }) =>
      checkAgUiSchema(event).map((problem) => ({ message: `${label} ${problem}`, actual: event })),
    );
  },
};

export const vocabulary: Invariant = {
  id: "vocabulary",
  requirements: ["C-068", "C-075", "CC-006", "CC-136", "M-038", "M-046", "M-055"],
  text: "Streams contain only events that the contract defines. Of Tambo's extensions, these are awaiting_input and the component events. There is no toolName, no empty text delta, and no MESSAGES_SNAPSHOT except after connecting.",
  judge(evidence) {
    return judgeEach(listEvents(listStreams(evidence)), ({ event, label, stream }) => {
      const sentence = describeForeignEvent(event, stream.from === "start");
      return sentence === undefined ? [] : [{ message: `${label} ${sentence}`, actual: event }];
    });
  },
};

const unsentFields = ["rawEvent", "subagentRunId", "input"];

function describeForeignEvent(event: Json, fromStart: boolean): string | undefined {
  const type = getString(event, "type");
  if (type !== undefined && !isKnown(event)) return "is not an event of the contract";
  if (getField(event, "toolName") !== undefined) return "has toolName in addition to toolCallName";
  const extra = unsentFields.find((name) => getField(event, name) !== undefined);
  if (extra !== undefined) return `has ${extra}, which is not part of the contract`;
  if (type === "MESSAGES_SNAPSHOT" && fromStart) return "may only be sent after connecting";
  return type === "TEXT_MESSAGE_CONTENT" && getField(event, "delta") === ""
    ? "has an empty delta"
    : undefined;
}

export const sameRun: Invariant = {
  id: "same-run",
  requirements: ["C-002", "C-003", "C-011", "CC-039", "CX-10", "M-070"],
  text: "The thread and run ids in events, and the parentRunId in RUN_STARTED, are the same as in the request.",
  judge(evidence) {
    return judgeEach(listNonEmptyStreams(evidence), checkIds);
  },
};

function checkIds({ name, seen }: AgUiEvidence): Finding[] {
  return seen.events.flatMap((event, at) => {
    const keys =
      eventName(event) === "RUN_STARTED" ? ["threadId", "runId", "parentRunId"] : ["threadId", "runId"];
    const named = keys.filter(
      (key) => eventName(event) === "RUN_STARTED" || getField(eventBody(event), key) !== undefined,
    );
    return named.flatMap((key): Finding[] => {
      const expected = getInputField(seen.sent, key) ?? null;
      const actual = getField(eventBody(event), key) ?? null;
      if (actual === expected) return [];
      return [
        {
          message: `${name}: event ${at + 1} (${eventName(event)}) has an unexpected ${key}`,
          expected,
          actual,
        },
      ];
    });
  });
}

const kinds: readonly PartKind[] = [
  ...commonKinds,
  {
    noun: "reasoning",
    idField: "messageId",
    start: "REASONING_START",
    end: "REASONING_END",
    mayRestart: true,
  },
  {
    noun: "reasoning message",
    idField: "messageId",
    start: "REASONING_MESSAGE_START",
    delta: "REASONING_MESSAGE_CONTENT",
    end: "REASONING_MESSAGE_END",
    mayRestart: true,
  },
];

export const parts: Invariant = {
  id: "parts",
  requirements: ["C-063", "C-064", "C-068", "C-072", "C-073", "CC-066", "CC-098"],
  text: "Text messages, reasoning, tool calls, components and steps start once, have deltas only while they are open, and end before the run does.",
  judge: (evidence) =>
    checkParts(listStreams(evidence), {
      kinds,
      closingEvents: new Set(["RUN_FINISHED", "RUN_ERROR", "tambo.run.awaiting_input"]),
      // A client that connects midway gets the start events of all open parts.
      startsMidway: () => false,
      endsStreamOnly: ({ seen }, at) => getString(seen.events[at], "code") === "SERVER_RESTARTING",
    }),
};
