/**
 * Invariants for the frames, schemas, first and last chunks, and size of a stream (P-001 … P-011, P-094,
 * PX-12, PX-13).
 */
import { checkChatAgentResponse } from "../../../../generated/tool-progress/validators.js";
import { checkChatAgentResponse as checkSealed } from "../../../../generated/tool-progress/validators.sealed.js";
import {
  createLinearInvariant,
  createSealedInvariant,
  createValidEventsInvariant,
  type ValidatedValue,
} from "../../../invariants/events.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { describeBrokenConnection } from "../../../invariants/lifecycle.ts";
import { createFramesInvariant } from "../../../invariants/transport.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { describeContent, getText, isPartialResult, listToolCalls } from "../stream/chunk.ts";
import { isFromStart } from "../stream/progress-stream.ts";
import { listChunks, listNonEmptyStreams, listStreams, type ProgressEvidence } from "./evidence.ts";

export const frames = createFramesInvariant(
  {
    requirements: ["PX-02", "M-021", "M-052", "TP-025", "TP-056"],
    text: "A frame consists of an `id:` line, one `data:` line of JSON and an empty line, in UTF-8. Lines end with LF.",
  },
  listStreams,
);

export const validEvents = createValidEventsInvariant(
  {
    requirements: [
      "P-001",
      "P-004",
      "P-005",
      "P-006",
      "P-007",
      "P-008",
      "P-010",
      "P-011",
      "PX-03",
      "M-011",
      "M-093",
    ],
    text: "Every chunk and every response of a blocking run is a ChatAgentResponse with the declared fields and types; tool calls are objects.",
  },
  listValues,
);

/** Invariant that content that the contract cannot represent is omitted. */
export const sealed = createSealedInvariant(
  {
    requirements: ["M-063", "M-093", "TP-042", "M-028", "M-029", "M-030", "M-031", "M-033", "M-035", "M-055"],
    text: "No chunk has an undeclared field: no reasoning, arguments, state, components, message ids, usage or stop reason.",
  },
  listValues,
);

function listValues(evidence: Evidence): ValidatedValue[] {
  return listChunks(evidence).map(({ chunk, label }) => ({
    label,
    display: chunk,
    openViolations: () => checkChatAgentResponse(chunk),
    closedViolations: () => checkSealed(chunk),
  }));
}

export const linear = createLinearInvariant({
  requirements: ["P-031", "TP-043"],
  text: "The size of a stream is proportional to its content: deltas do not repeat earlier content.",
  listStreams: listNonEmptyStreams,
  findDelta(chunk, type) {
    if (type !== "text" && type !== "piece") return undefined;
    const parts = listToolCalls(chunk)
      .filter(isPartialResult)
      .map((call) => getString(call, "stream_part") ?? "");
    return { label: "the deltas", text: [getText(chunk), ...parts].join("") };
  },
  // JSON needs up to six bytes for a control character, and the text occurs in two fields.
  bytesPerDeltaByte: 12,
  bytesPerEvent: 512,
});

export const firstChunk: Invariant = {
  id: "first-chunk",
  requirements: ["P-094", "M-022", "M-023", "M-024", "M-025", "M-027", "M-034", "M-040", "M-046", "M-047"],
  text: "The first chunk of a run is its only empty chunk.",
  judge: (evidence) => judgeEach(listNonEmptyStreams(evidence), checkFirstChunk),
};

function checkFirstChunk({ name, seen }: ProgressEvidence): Finding[] {
  const startsRun = isFromStart(seen);
  const [first = ""] = seen.types;
  if (startsRun && first !== "empty")
    return [{ message: `${name}: the first chunk is not empty`, expected: "empty", actual: first }];
  const at = seen.types.indexOf("empty", startsRun ? 1 : 0);
  return at === -1 ? [] : [{ message: `${name}: chunk ${at + 1} is empty` }];
}

export const terminal: Invariant = {
  id: "terminal",
  requirements: ["P-094", "PX-12", "PX-13", "M-047", "M-050"],
  text: "The server closes every stream; a chunk that contains an error is the last chunk.",
  judge(evidence) {
    return judgeEach(listStreams(evidence), (stream) => {
      const sentence = describeEnd(evidence, stream);
      if (sentence === undefined) return [];
      return [{ message: `${stream.name}: ${sentence}`, actual: stream.seen.types.slice(-6) }];
    });
  },
};

function describeEnd({ streams }: Evidence, stream: ProgressEvidence): string | undefined {
  const { seen } = stream;
  const { types, ended, runId } = seen;
  const at = types.indexOf("error");
  if (at !== -1 && at < types.length - 1) return `${types.slice(at + 1).join(", ")} after an error`;
  if (ended === "end") return types.length === 0 && isFromStart(seen) ? "the stream is empty" : undefined;
  // The connection may break if the case killed the server process and then resumed the run.
  const wasResumed = streams.some((other) => other.seen.ended === "end" && other.seen.runId === runId);
  return wasResumed ? undefined : describeBrokenConnection(stream, types, "chunk");
}

export const texts: Invariant = {
  id: "texts",
  requirements: ["P-001", "P-002", "P-003", "PX-01", "M-026", "M-011"],
  text: "Every chunk has the same text in `message` and `response`, and contains the arrays `tool_calls` and `citations` even if they are empty.",
  judge: (evidence) =>
    judgeEach(listChunks(evidence), ({ chunk, label }) => {
      const [message, response] = [getField(chunk, "message"), getField(chunk, "response")];
      const wrong = [
        ...(typeof response === "string" && message === response ? [] : ["message and response differ"]),
        ...["tool_calls", "citations"]
          .filter((name) => !Array.isArray(getField(chunk, name)))
          .map((name) => `${name} is not an array`),
      ];
      return wrong.map((sentence) => ({ message: `${label}: ${sentence}`, actual: chunk }));
    }),
};

const kinds = [
  "empty",
  "text",
  "call",
  "delegation_call",
  "piece",
  "result",
  "delegation_result",
  "citation",
  // A call that was not executed, with its result.
  "call, result",
  "delegation_call, delegation_result",
  "error",
];

export const singleContent: Invariant = {
  id: "one-thing",
  requirements: ["M-063", "TP-042", "P-030"],
  text: "A chunk has exactly one kind of content: text, the start of a call, a part of a result, a result, citations, an error, or a call that was not executed together with its result.",
  judge: (evidence) =>
    judgeEach(
      listStreams(evidence).filter(({ seen }) => seen.events.length > 0),
      ({ name, seen }) =>
        seen.events.flatMap((chunk, at) => {
          const actual = describeContent(chunk);
          const ids = new Set(listToolCalls(chunk).map((call) => getString(call, "call_id")));
          if (kinds.includes(actual) && ids.size <= 1) return [];
          return [
            {
              message: `${name}: chunk ${at + 1} does not have exactly one kind of content`,
              expected: kinds,
              actual,
            },
          ];
        }),
    ),
};
