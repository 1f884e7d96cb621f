/** Streams chunk by chunk: their frames, schemas, beginning, end and cost (P-001 … P-011, P-094, PX-12, PX-13). */
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
import { isPiece, kindOf, textIn, toolCallsOf } from "../stream/chunk.ts";
import { isFromBeginning } from "../stream/progress-stream.ts";
import { begun, chunksOf, type ProgressEvidence, streamsOf } from "./evidence.ts";

export const frames = createFramesInvariant(
  {
    clauses: ["PX-02", "M-021", "M-052", "TP-025", "TP-056"],
    text: "A frame is an `id:` line, one `data:` line of JSON and an empty line; lines end with LF alone; UTF-8.",
  },
  streamsOf,
);

export const validEvents = createValidEventsInvariant(
  {
    clauses: [
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
    text: "Every chunk, and what a blocking run came to, is a ChatAgentResponse with the members and types that the document gives it; tool calls are objects.",
  },
  describedIn,
);

/** What of a run this contract cannot say is left out, not said in some other way. */
export const sealed = createSealedInvariant(
  {
    clauses: ["M-063", "M-093", "TP-042", "M-028", "M-029", "M-030", "M-031", "M-033", "M-035", "M-055"],
    text: "No chunk has a member that the document does not declare: no reasoning, arguments, state, components, ids of messages, usage or reason of a stop.",
  },
  describedIn,
);

function describedIn(evidence: Evidence): ValidatedValue[] {
  return chunksOf(evidence).map(({ chunk, label }) => ({
    label,
    display: chunk,
    openViolations: () => checkChatAgentResponse(chunk),
    closedViolations: () => checkSealed(chunk),
  }));
}

export const linear = createLinearInvariant({
  clauses: ["P-031", "TP-043"],
  text: "The size of a stream is proportional to its content: deltas do not repeat earlier content.",
  listStreams: begun,
  findDelta(chunk, type) {
    if (type !== "text" && type !== "piece") return undefined;
    const parts = toolCallsOf(chunk)
      .filter(isPiece)
      .map((call) => getString(call, "stream_part") ?? "");
    return { label: "the pieces", text: [textIn(chunk), ...parts].join("") };
  },
  // JSON writes a control character with six bytes, and text stands twice.
  bytesPerDeltaByte: 12,
  bytesPerEvent: 512,
});

export const firstChunk: Invariant = {
  id: "first-chunk",
  clauses: ["P-094", "M-022", "M-023", "M-024", "M-025", "M-027", "M-034", "M-040", "M-046", "M-047"],
  text: "A run begins with a chunk that brings nothing, and no other chunk brings nothing.",
  judge: (evidence) => judgeEach(begun(evidence), findings),
};

function findings({ name, seen }: ProgressEvidence): Finding[] {
  const whole = isFromBeginning(seen);
  const [first = ""] = seen.types;
  if (whole && first !== "empty")
    return [{ message: `${name}: the first chunk is not empty`, expected: "empty", actual: first }];
  const at = seen.types.indexOf("empty", whole ? 1 : 0);
  return at === -1 ? [] : [{ message: `${name}: chunk ${at + 1} brings nothing` }];
}

export const terminal: Invariant = {
  id: "terminal",
  clauses: ["P-094", "PX-12", "PX-13", "M-047", "M-050"],
  text: "A stream is ended by closing; a chunk with an error is its last.",
  judge(evidence) {
    return judgeEach(streamsOf(evidence), (stream) => {
      const sentence = mistakeOf(evidence, stream);
      if (sentence === undefined) return [];
      return [{ message: `${stream.name}: ${sentence}`, actual: stream.seen.types.slice(-6) }];
    });
  },
};

function mistakeOf({ streams }: Evidence, stream: ProgressEvidence): string | undefined {
  const { seen } = stream;
  const { types, ended, runId } = seen;
  const at = types.indexOf("error");
  if (at !== -1 && at < types.length - 1) return `${types.slice(at + 1).join(", ")} after an error`;
  if (ended === "end")
    return types.length === 0 && isFromBeginning(seen) ? "the stream has no chunk" : undefined;
  // A stream that broke off is the end of the server's process where the case took the run up again.
  const takenUp = streams.some((other) => other.seen.ended === "end" && other.seen.runId === runId);
  return takenUp ? undefined : describeBrokenConnection(stream, types, "chunk");
}

export const texts: Invariant = {
  id: "texts",
  clauses: ["P-001", "P-002", "P-003", "PX-01", "M-026", "M-011"],
  text: "Every chunk has the text as `message` and as `response`, the same, and its lists `tool_calls` and `citations`, also where there is nothing to say.",
  judge: (evidence) =>
    judgeEach(chunksOf(evidence), ({ chunk, label }) => {
      const [message, response] = [getField(chunk, "message"), getField(chunk, "response")];
      const wrong = [
        ...(typeof response === "string" && message === response
          ? []
          : ["message and response are not the same text"]),
        ...["tool_calls", "citations"]
          .filter((name) => !Array.isArray(getField(chunk, name)))
          .map((name) => `${name} is no list`),
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
  // Of a call that was not made.
  "call, result",
  "delegation_call, delegation_result",
  "error",
];

export const oneThing: Invariant = {
  id: "one-thing",
  clauses: ["M-063", "TP-042", "P-030"],
  text: "A chunk brings one thing: a text, the beginning of a call, a piece of a result, a result, an error, or a call that was not made with its result.",
  judge: (evidence) =>
    judgeEach(
      streamsOf(evidence).filter(({ seen }) => seen.events.length > 0),
      ({ name, seen }) =>
        seen.events.flatMap((chunk, at) => {
          const actual = kindOf(chunk);
          const ids = new Set(toolCallsOf(chunk).map((call) => getString(call, "call_id")));
          if (kinds.includes(actual) && ids.size <= 1) return [];
          return [{ message: `${name}: chunk ${at + 1} does not bring one thing`, expected: kinds, actual }];
        }),
    ),
};
