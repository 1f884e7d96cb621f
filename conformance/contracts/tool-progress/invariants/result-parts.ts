/** Invariants for results that are streamed in parts (P-030 … P-037, PX-04, PX-11). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, type JsonObject } from "../../../stream/json.ts";
import { getSummary } from "../stream/call-states.ts";
import { isPartialResult, isResult, listToolCalls } from "../stream/chunk.ts";
import { isFromStart } from "../stream/progress-stream.ts";
import { listBlockingRuns, listNonEmptyStreams, type ProgressEvidence } from "./evidence.ts";

export const parts: Invariant = {
  id: "pieces",
  requirements: [
    "P-009",
    "P-010",
    "P-030",
    "P-031",
    "P-032",
    "P-033",
    "P-034",
    "P-035",
    "P-036",
    "P-037",
    "PX-04",
    "PX-10",
    "PX-11",
    "M-037",
    "TP-043",
  ],
  text: "A tool call that contains part of a result is marked as incomplete and contains nothing else. The final result has the last part, and its summary contains all parts. No other tool call has a stream_part, not even null.",
  judge(evidence) {
    const parts = [
      ...listNonEmptyStreams(evidence).map((stream) => () => checkStream(stream)),
      ...listBlockingRuns(evidence).map(({ runId, body }) => (): Finding[] => {
        const invalid = listToolCalls(body).filter(
          (call) => getField(call, "stream_part") !== undefined || getField(call, "is_complete") !== true,
        );
        return invalid.map((call) => ({
          message: `${runId}: the response: a tool call is not complete`,
          actual: call,
        }));
      }),
    ];
    return judgeEach(parts, (judge) => judge());
  },
};

function checkStream({ name, seen }: ProgressEvidence): Finding[] {
  const streamed = new Map<string, string>();
  return seen.events.flatMap((chunk, at) =>
    listToolCalls(chunk).flatMap((call): Finding[] => {
      const id = getString(call, "call_id") ?? "";
      const before = streamed.get(id);
      const part = getString(call, "stream_part");
      if (part !== undefined) streamed.set(id, (before ?? "") + part);
      const sentence = describeProblem(call, before, isFromStart(seen));
      const label = `${name}: chunk ${at + 1}: ${getString(call, "event_type")} of ${id}`;
      return sentence === undefined ? [] : [{ message: `${label} ${sentence}`, actual: call }];
    }),
  );
}

/** @param before The earlier parts of the result, concatenated; `undefined` if there are none. */
function describeProblem(
  call: JsonObject,
  before: string | undefined,
  isFromStart: boolean,
): string | undefined {
  const part = getField(call, "stream_part");
  if (isPartialResult(call)) {
    if (typeof part !== "string" || part === "") return "is not complete, but has no part";
    const rest = getString(call, "tool_response") === "" && getSummary(call) === "";
    return rest ? undefined : "has content in addition to its part";
  }
  if (!isResult(call) || (before === undefined && isFromStart))
    return part === undefined ? undefined : "has a stream_part, but nothing was streamed";
  if (!isFromStart)
    return part === undefined || typeof part === "string"
      ? undefined
      : "has a stream_part that is not a string";
  if (typeof part !== "string") return "has no stream_part, but ends a streamed result";
  // An empty last part ends a result that does not start with the streamed parts.
  if (part === "" || getSummary(call).includes(`${before}${part}`)) return undefined;
  return "has a summary without its parts";
}
