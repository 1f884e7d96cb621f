/** The invariants of all responses and streams. */
import { routes } from "../../../../generated/ui-stream/handlers.ts";
import { checkResponse, checkUiMessageChunk } from "../../../../generated/ui-stream/validators.js";
import { checkUiMessageChunk as checkSealed } from "../../../../generated/ui-stream/validators.sealed.js";
import {
  createSealedInvariant,
  createValidEventsInvariant,
  type ValidatedValue,
} from "../../../invariants/events.ts";
import { compareSequences, judgeEach, listEvents } from "../../../invariants/evidence.ts";
import { createFirstEventInvariant, createTerminalInvariant } from "../../../invariants/lifecycle.ts";
import { createDeclaredInvariant } from "../../../invariants/responses.ts";
import {
  createFramesInvariant,
  createHeadersInvariant,
  eventStreamHead,
} from "../../../invariants/transport.ts";
import type { Evidence, Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { getArray, getString } from "../../../stream/json.ts";
import { doneMark } from "../stream/ui-message-stream.ts";
import { parts } from "./parts.ts";

const listStreams = ({ streams }: Evidence) => streams;
/** Returns the streams that contain chunks. */
const listNonEmptyStreams = ({ streams }: Evidence) => streams.filter(({ seen }) => seen.events.length > 0);

/** Returns true if the stream was requested from its first chunk. */
function isFromStart({ seen }: Pick<StreamEvidence, "seen">): boolean {
  return seen.ids[0] === "0" || seen.ids[0] === null;
}

export const indexes: Invariant = {
  id: "indexes",
  requirements: ["UI-002"],
  text: "A frame starts with an `id:` line that has the index of its chunk, and indexes increase. A frame without an ID is the end mark, or precedes all frames with IDs.",
  judge: (evidence) => judgeEach(listNonEmptyStreams(evidence), checkIndexes),
};

function checkIndexes({ name, seen }: StreamEvidence): Finding[] {
  let previous = -1;
  for (const [at, frame] of seen.frames.entries()) {
    const label = `${name}: frame ${at + 1}`;
    const lines = frame.split("\n").filter((line) => !line.startsWith(":"));
    const index = /^id: (\d+)$/.exec(lines[0] ?? "")?.[1];
    const isMark = seen.events[at] === doneMark;
    if (index === undefined) {
      if (isMark || (previous === -1 && lines.length === 1 && seen.method === "GET")) continue;
      return [{ message: `${label} does not start with the index of its chunk`, actual: frame }];
    }
    if (isMark || lines.length !== 2 || Number(index) <= previous)
      return [{ message: `${label} has an unexpected index`, expected: `after ${previous}`, actual: frame }];
    previous = Number(index);
  }
  return [];
}

export const replay: Invariant = {
  id: "replay",
  requirements: ["UI-018"],
  text: "Reading a run again from any position returns its remaining frames, byte for byte.",
  judge: ({ replays }) =>
    judgeEach(replays, ({ original, cut, after, seen }) =>
      compareSequences(
        `run ${original.runId} after ${after}`,
        original.frames.slice(cut),
        seen.frames,
        "frame",
      ),
    ),
};

export const invariants: readonly Invariant[] = [
  createDeclaredInvariant({ requirements: ["UI-009"], routes, checkResponse }),
  createHeadersInvariant(
    {
      requirements: ["UI-001"],
      text: "A stream has the content type text/event-stream, the protocol's version, the IDs of its chat and its run, and headers that prevent caching, transformation and buffering.",
    },
    (evidence) =>
      listStreams(evidence).map((stream) =>
        eventStreamHead(stream, {
          "x-vercel-ai-ui-message-stream": { expected: "v1", isValid: (value) => value === "v1" },
          "x-workflow-run-id": { expected: "a run's ID", isValid: (value) => value !== "" },
          "x-thread-id": expectThreadId(stream),
        }),
      ),
  ),
  createFramesInvariant(
    {
      requirements: ["UI-002"],
      text: "A frame has one `data:` line of JSON, or the end mark, and an empty line.",
    },
    listStreams,
  ),
  indexes,
  createValidEventsInvariant(
    { requirements: ["UI-003"], text: "Every chunk is valid under its schema." },
    listValues,
  ),
  createSealedInvariant({ requirements: ["UI-003"], text: "No chunk has an undeclared field." }, listValues),
  createFirstEventInvariant({
    requirements: ["UI-004"],
    text: "A stream starts with its only `start`, whose message ID is the ID of the assistant message that the request continues.",
    listStreams: listNonEmptyStreams,
    first: "start",
    startsWithFirst: isFromStart,
    checkFirst: checkMessageId,
  }),
  parts,
  createTerminalInvariant({
    requirements: ["UI-006"],
    text: "A stream ends with its only `finish` and the end mark.",
    listStreams,
    terminalNames: () => [doneMark],
    // A connection breaks if the server was killed, or if the client cannot discard the chunks of an interrupted step.
    mayBreak: ({ streams }, { seen }) =>
      streams.some((other) => other.seen !== seen && other.seen.threadId === seen.threadId),
    findOtherProblem: findFinishProblem,
  }),
  replay,
];

function expectThreadId({ seen }: StreamEvidence) {
  const expected = encodeURIComponent(seen.threadId ?? "");
  const sent = getString(seen.sent, "id");
  const isSent = sent === undefined || encodeURIComponent(sent) === expected;
  return { expected, isValid: (value: string) => value !== "" && value === expected && isSent };
}

function listValues(evidence: Evidence): ValidatedValue[] {
  return listEvents(evidence.streams)
    .filter(({ event }) => event !== doneMark)
    .map(({ event, label }) => ({
      label,
      display: event,
      openViolations: () => checkUiMessageChunk(event),
      closedViolations: () => checkSealed(event),
    }));
}

function checkMessageId({ name, seen }: StreamEvidence): Finding[] {
  if (seen.types[0] !== "start") return [];
  const last = getArray(seen.sent, "messages").at(-1);
  const expected = getString(last, "role") === "assistant" ? getString(last, "id") : undefined;
  const actual = getString(seen.events[0], "messageId");
  return expected === undefined || actual === expected
    ? []
    : [{ message: `${name}: the stream does not continue the last message`, expected, actual }];
}

function findFinishProblem({ seen }: StreamEvidence): string | undefined {
  const finishes = seen.types.filter((type) => type === "finish").length;
  if (finishes > 1) return `${finishes} finish chunks, expected 1`;
  const at = seen.types.indexOf("finish");
  if (at !== -1 && at < seen.types.length - 2) return `${seen.types[at + 1]} after finish`;
  const isDone = seen.types.at(-1) === doneMark;
  // A stream from a position after the last chunk has only the end mark.
  return isDone && finishes === 0 && seen.types.length > 1
    ? "the end mark does not follow finish"
    : undefined;
}
