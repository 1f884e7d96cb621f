/** Streams event by event: their frames, schemas, order and cost (T-002, T-040 … T-057, T-070, TC-036). */
import { checkRunStreamEvent } from "../../../../generated/tambo/validators.js";
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
import { streamsOf, type Wire, wireOf } from "./evidence.ts";

export const frames = createFramesInvariant(
  {
    clauses: ["T-070", "TX-24"],
    text: "A frame is one `data:` line of JSON, at most an `id:` line with it, and an empty line; UTF-8.",
  },
  streamsOf,
);

export const times = createTimesInvariant(["T-043"], streamsOf, isKnown);

export const firstEvent = createFirstEventInvariant({
  clauses: ["T-042", "T-057", "T-071"],
  text: "A stream from its beginning starts with RUN_STARTED, and RUN_STARTED is nowhere else.",
  listStreams: (evidence) => streamsOf(evidence).filter(({ seen }) => seen.events.length > 0),
  first: "RUN_STARTED",
  startsWithFirst: ({ from }) => from === "start",
});

export const linear = createLinearInvariant({
  clauses: ["TC-036"],
  text: "The size of a stream is proportional to its content: deltas do not repeat earlier content.",
  listStreams: streamsOf,
  findDelta: findTextDelta,
  bytesPerEvent: 512,
});

export const validEvents: Invariant = {
  id: "valid-events",
  clauses: ["T-002", "T-044", "T-053", "T-054", "T-230", "T-256"],
  text: "Every payload is an AG-UI event; the contract's are as their schemas have them, and other extensions are `tambo.*`.",
  judge(evidence) {
    return judgeEach(listEvents(streamsOf(evidence)), ({ event, label }) =>
      mistakes(event).map((mistake) => ({ message: `${label} ${mistake}`, actual: event })),
    );
  },
};

function mistakes(event: Json): string[] {
  const type = getString(event, "type");
  if (type === undefined || isKnown(event))
    return checkRunStreamEvent(event).map(({ pointer, message }) => `${pointer} ${message}`.trimStart());
  // Events may be added within v1, so one that the contract does not have is only held to what it says of all.
  if (type === "CUSTOM" && getString(event, "name")?.startsWith("tambo.") === false)
    return ["is an extension whose name does not begin with tambo."];
  return checkAgUiSchema(event);
}

export const agUi: Invariant = {
  id: "ag-ui",
  clauses: ["T-002", "T-057", "TX-03"],
  text: "In the wire `ag-ui` every event is valid for AG-UI's schemas; a call is named as its wire has it.",
  judge(evidence) {
    return judgeEach(listEvents(streamsOf(evidence)), ({ event, label, stream }) => {
      const wire = wireOf(stream.seen);
      const mistakes = [...(wire === "ag-ui" ? checkAgUiSchema(event) : []), ...nameMistakes(event, wire)];
      return mistakes.map((mistake) => ({ message: `${label} ${mistake}`, actual: event }));
    });
  },
};

function nameMistakes(event: Json, wire: Wire): string[] {
  if (eventName(event) !== "TOOL_CALL_START") return [];
  const [ours, standard] = [getString(event, "toolName"), getString(event, "toolCallName")];
  if (standard === (wire === "ag-ui" ? ours : undefined)) return [];
  return [`has toolName ${JSON.stringify(ours)} and toolCallName ${JSON.stringify(standard)}`];
}

export const sameRun: Invariant = {
  id: "same-run",
  clauses: ["T-042", "T-045", "T-046"],
  text: "Every event of a stream is of the thread and the run that its path and its RUN_STARTED name.",
  judge(evidence) {
    const streams = streamsOf(evidence).filter(({ seen }) => seen.events.some(isKnown));
    return judgeEach(streams, findings);
  },
};

function findings({ name, seen }: StreamEvidence): Finding[] {
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

/** Where nothing may be open any more. */
const closing = new Set(["RUN_FINISHED", "RUN_ERROR", "tambo.run.finished", "tambo.run.awaiting_input"]);

export const parts: Invariant = {
  id: "parts",
  clauses: ["T-040", "T-041", "T-049", "T-056", "T-057"],
  text: "Texts, tool calls, components and steps begin once, get pieces only while they are open, and are all ended before the run is.",
  judge: (evidence) =>
    checkParts(streamsOf(evidence), {
      kinds: commonKinds,
      closingEvents: closing,
      startsMidway: ({ from }) => from !== "start",
      // An error without a number ends the stream, not the run.
      endsStreamOnly: ({ seen }, at) => seen.ids[at] === null,
    }),
};
