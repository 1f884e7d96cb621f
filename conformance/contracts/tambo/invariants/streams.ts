/**
 * Invariants for the frames, schemas, order and size of the events in a stream (T-002, T-040 … T-057, T-070,
 * TC-036).
 */
import { checkRunStreamEvent, eventOrder } from "../../../../generated/tambo/validators.js";
import { createLinearInvariant, createTimesInvariant } from "../../../invariants/events.ts";
import { decodePath, judgeEach, listEvents } from "../../../invariants/evidence.ts";
import { createFirstEventInvariant } from "../../../invariants/lifecycle.ts";
import { createFramesInvariant } from "../../../invariants/transport.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { checkAgUiSchema, eventBody, eventName, findTextDelta } from "../../shared/ag-ui-events.ts";
import { checkParts, commonKinds } from "../../shared/ag-ui-parts.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { getWireFormat, listStreams, type WireFormat } from "./evidence.ts";

export const frames = createFramesInvariant(
  {
    requirements: ["T-070", "TX-24"],
    text: "A frame consists of one `data:` line of JSON, an optional `id:` line, and an empty line, in UTF-8.",
  },
  listStreams,
);

export const times = createTimesInvariant(["T-043"], listStreams, isKnown);

export const firstEvent = createFirstEventInvariant({
  requirements: ["T-042", "T-057", "T-071"],
  text: "A stream that is read from position 0 starts with its only RUN_STARTED event.",
  listStreams: (evidence) => listStreams(evidence).filter(({ seen }) => seen.events.length > 0),
  first: eventOrder.RunStreamEvent.first[0],
  startsWithFirst: ({ from }) => from === "start",
});

export const linear = createLinearInvariant({
  requirements: ["TC-036"],
  text: "The size of a stream is proportional to its content: deltas do not repeat earlier content.",
  listStreams,
  findDelta: findTextDelta,
  bytesPerEvent: 512,
});

export const validEvents: Invariant = {
  id: "valid-events",
  requirements: ["T-002", "T-044", "T-053", "T-054", "T-230", "T-256"],
  text: "Every payload is an AG-UI event; declared events satisfy their schemas, and other extensions are named `tambo.*`.",
  judge(evidence) {
    return judgeEach(listEvents(listStreams(evidence)), ({ event, label }) =>
      findViolations(event).map((problem) => ({ message: `${label} ${problem}`, actual: event })),
    );
  },
};

function findViolations(event: Json): string[] {
  const type = getString(event, "type");
  if (type === undefined || isKnown(event))
    return checkRunStreamEvent(event).map(({ pointer, message }) => `${pointer} ${message}`.trimStart());
  // Version 1 may add events. Undeclared events only have to meet the requirements that apply to all events.
  if (type === "CUSTOM" && getString(event, "name")?.startsWith("tambo.") === false)
    return ["is an extension whose name does not start with tambo."];
  return checkAgUiSchema(event);
}

export const agUi: Invariant = {
  id: "ag-ui",
  requirements: ["T-002", "T-057", "TX-03"],
  text: "In the `ag-ui` wire format, every event is valid under AG-UI's schemas. In both wire formats, the tool name is in the field that the format defines.",
  judge(evidence) {
    return judgeEach(listEvents(listStreams(evidence)), ({ event, label, stream }) => {
      const wire = getWireFormat(stream.seen);
      const problems = [...(wire === "ag-ui" ? checkAgUiSchema(event) : []), ...checkToolName(event, wire)];
      return problems.map((problem) => ({ message: `${label} ${problem}`, actual: event }));
    });
  },
};

function checkToolName(event: Json, wire: WireFormat): string[] {
  if (eventName(event) !== "TOOL_CALL_START") return [];
  const [toolName, standard] = [getString(event, "toolName"), getString(event, "toolCallName")];
  if (standard === (wire === "ag-ui" ? toolName : undefined)) return [];
  return [`has toolName ${JSON.stringify(toolName)} and toolCallName ${JSON.stringify(standard)}`];
}

export const sameRun: Invariant = {
  id: "same-run",
  requirements: ["T-042", "T-045", "T-046"],
  text: "The thread and run ids in all events are the same as in the path and in RUN_STARTED.",
  judge(evidence) {
    const streams = listStreams(evidence).filter(({ seen }) => seen.events.some(isKnown));
    return judgeEach(streams, checkIds);
  },
};

function checkIds({ name, seen }: StreamEvidence): Finding[] {
  const [, , threadId, , runId] = decodePath(seen.path);
  const of = { threadId: threadId ?? seen.threadId, runId: runId ?? seen.runId };
  return seen.events.flatMap((event, at) => {
    if (!isKnown(event)) return [];
    return Object.entries(of).flatMap(([key, expected]) => {
      const actual = getField(eventBody(event), key);
      if (actual === undefined || actual === expected) return [];
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

/** Events after which all parts must be closed. */
const closingEvents = new Set([
  "RUN_FINISHED",
  "RUN_ERROR",
  "tambo.run.finished",
  "tambo.run.awaiting_input",
]);

export const parts: Invariant = {
  id: "parts",
  requirements: ["T-040", "T-041", "T-049", "T-056", "T-057"],
  text: "Text messages, tool calls, components and steps start once, have deltas only while they are open, and end before the run does.",
  judge: (evidence) =>
    checkParts(listStreams(evidence), {
      kinds: commonKinds,
      closingEvents,
      startsMidway: ({ from }) => from !== "start",
      // An error without an id ends the stream but not the run.
      endsStreamOnly: ({ seen }, at) => seen.ids[at] === null,
    }),
};
