/** Streams event by event: their frames, schemas, order and cost (C-050, C-060 … C-073). */
import { checkAgUiEvent } from "../../../../generated/ag-ui/validators.js";
import { checkAgUiEvent as checkSealed } from "../../../../generated/ag-ui/validators.sealed.js";
import {
  type Described,
  linearHolds,
  sealedHold,
  timesHold,
  validEventsHold,
} from "../../../invariants/events.ts";
import { eventsOf, judgeEach } from "../../../invariants/evidence.ts";
import { firstEventHolds, terminalHolds } from "../../../invariants/lifecycle.ts";
import { framesHold } from "../../../invariants/transport.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { member, textOf } from "../../../stream/json.ts";
import { agUiMistakes, bodyOf, deltaOf, nameOf } from "../../shared/ag-ui-events.ts";
import { commonKinds, type Kind, wrongParts } from "../../shared/ag-ui-parts.ts";
import { sentMember } from "../stream/ag-ui-stream.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { type AgUiEvidence, begun, streamsOf } from "./evidence.ts";

export const frames = framesHold(
  {
    clauses: ["C-050", "CC-004", "M-021", "M-052"],
    text: "A frame is one `data:` line of JSON and an empty line, without `id:` and `event:` lines; lines end with LF alone; UTF-8.",
  },
  streamsOf,
);

export const validEvents = validEventsHold(
  {
    clauses: ["C-060", "C-061", "C-062", "C-063", "C-064", "C-065", "C-066", "C-067", "C-068", "M-093"],
    text: "Every event is one that the document describes, with the members and types that it has there.",
  },
  describedIn,
);

/** Clients warn of every member that they do not know; AG-UI has no null where a member may be absent. */
export const sealed = sealedHold(
  {
    clauses: ["C-010", "C-024", "C-077", "CC-005", "M-093"],
    text: "No event has a member that AG-UI does not declare for it; what is optional is absent, never null.",
  },
  describedIn,
);

function describedIn(evidence: Evidence): Described[] {
  return eventsOf(streamsOf(evidence)).map(({ event, place }) => ({
    place,
    shown: event,
    mistakes: () => checkAgUiEvent(event),
    sealedMistakes: () => checkSealed(event),
  }));
}

export const times = timesHold(["CC-009"], streamsOf, isKnown);

export const firstEvent = firstEventHolds({
  clauses: ["C-070", "C-071", "CC-007", "M-022"],
  text: "Every stream starts with RUN_STARTED, which names AG-UI 1.0 as its protocol and is nowhere else.",
  streamsOf: begun,
  first: "RUN_STARTED",
  mistakes({ name, seen }) {
    const actual = member(seen.events[0], "protocolVersion") ?? null;
    if (actual === "1.0") return [];
    return [{ message: `${name}: RUN_STARTED has no protocolVersion 1.0`, expected: "1.0", actual }];
  },
});

export const terminal = terminalHolds({
  clauses: ["C-053", "C-071", "C-076", "CC-008"],
  text: "A stream has exactly one RUN_FINISHED or RUN_ERROR, nothing after it, and ends then.",
  streamsOf,
  ends: () => ["RUN_FINISHED", "RUN_ERROR"],
  // A stream that broke off is the end of the server's process where the case came back to the run.
  mayBreak: ({ streams }, { seen }) =>
    streams.some(
      (other) => other.seen.ended === "end" && other.seen.runId === seen.runId && other.from === "bare",
    ),
});

export const linear = linearHolds({
  clauses: ["CC-010"],
  text: "The bytes of a stream grow with its content and no faster: a delta does not bring again what came before it.",
  streamsOf,
  pieceOf: deltaOf,
  perEvent: 512,
});

export const agUiSchemas: Invariant = {
  id: "ag-ui",
  clauses: ["C-077", "C-078"],
  text: "Every event is valid for the schemas that AG-UI publishes.",
  judge(evidence) {
    return judgeEach(eventsOf(streamsOf(evidence)), ({ event, place }) =>
      agUiMistakes(event).map((mistake) => ({ message: `${place} ${mistake}`, actual: event })),
    );
  },
};

export const vocabulary: Invariant = {
  id: "vocabulary",
  clauses: ["C-068", "C-075", "CC-006", "CC-136", "M-038", "M-046", "M-055"],
  text: "Streams are of the events that the contract sends: of Tambo's extensions awaiting_input and those of components, no toolName, no empty piece of text, no MESSAGES_SNAPSHOT but for who comes back.",
  judge(evidence) {
    return judgeEach(eventsOf(streamsOf(evidence)), ({ event, place, stream }) => {
      const sentence = foreign(event, stream.from === "start");
      return sentence === undefined ? [] : [{ message: `${place} ${sentence}`, actual: event }];
    });
  },
};

const unsent = ["rawEvent", "subagentRunId", "input"];

function foreign(event: Json, fromStart: boolean): string | undefined {
  const type = textOf(event, "type");
  if (type !== undefined && !isKnown(event)) return "is no event that the contract sends";
  if (member(event, "toolName") !== undefined) return "has toolName beside toolCallName";
  const extra = unsent.find((name) => member(event, name) !== undefined);
  if (extra !== undefined) return `has ${extra}, which the contract does not send`;
  if (type === "MESSAGES_SNAPSHOT" && fromStart) return "is only for who comes back";
  return type === "TEXT_MESSAGE_CONTENT" && member(event, "delta") === "" ? "has an empty delta" : undefined;
}

export const sameRun: Invariant = {
  id: "same-run",
  clauses: ["C-002", "C-003", "C-011", "CC-039", "CX-10", "M-070"],
  text: "Every event that names a thread or a run names those of the request; RUN_STARTED has its parentRunId.",
  judge(evidence) {
    return judgeEach(begun(evidence), findings);
  },
};

function findings({ name, seen }: AgUiEvidence): Finding[] {
  return seen.events.flatMap((event, at) => {
    const keys =
      nameOf(event) === "RUN_STARTED" ? ["threadId", "runId", "parentRunId"] : ["threadId", "runId"];
    const named = keys.filter(
      (key) => nameOf(event) === "RUN_STARTED" || member(bodyOf(event), key) !== undefined,
    );
    return named.flatMap((key): Finding[] => {
      const expected = sentMember(seen.sent, key) ?? null;
      const actual = member(bodyOf(event), key) ?? null;
      if (actual === expected) return [];
      return [
        { message: `${name}: event ${at + 1} (${nameOf(event)}) has another ${key}`, expected, actual },
      ];
    });
  });
}

const kinds: readonly Kind[] = [
  ...commonKinds,
  { what: "reasoning", id: "messageId", begin: "REASONING_START", end: "REASONING_END", again: true },
  {
    what: "reasoning message",
    id: "messageId",
    begin: "REASONING_MESSAGE_START",
    piece: "REASONING_MESSAGE_CONTENT",
    end: "REASONING_MESSAGE_END",
    again: true,
  },
];

export const parts: Invariant = {
  id: "parts",
  clauses: ["C-063", "C-064", "C-068", "C-072", "C-073", "CC-066", "CC-098"],
  text: "Texts, reasoning, tool calls, components and steps begin once, get pieces only while they are open, and are all ended before the run is.",
  judge: (evidence) =>
    wrongParts(streamsOf(evidence), {
      kinds,
      closing: new Set(["RUN_FINISHED", "RUN_ERROR", "tambo.run.awaiting_input"]),
      // A client that comes back is shown the beginning of all that is open.
      fromMiddle: () => false,
      endsStreamOnly: ({ seen }, at) => textOf(seen.events[at], "code") === "SERVER_RESTARTING",
    }),
};
