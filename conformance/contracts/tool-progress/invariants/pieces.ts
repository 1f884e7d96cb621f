/** Results that come in pieces (P-030 … P-037, PX-04, PX-11). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, type JsonObject } from "../../../stream/json.ts";
import { summaryOf } from "../stream/call-states.ts";
import { isPiece, isResult, toolCallsOf } from "../stream/chunk.ts";
import { isFromBeginning } from "../stream/progress-stream.ts";
import { begun, type ProgressEvidence, runsIn } from "./evidence.ts";

export const pieces: Invariant = {
  id: "pieces",
  clauses: [
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
  text: "A piece is not complete, and brings no more than itself; the result that closes pieces brings the last of them, which with those before is what its summary shows; no other tool call has a stream_part, not even null.",
  judge(evidence) {
    const told = [
      ...begun(evidence).map((stream) => () => ofStream(stream)),
      ...runsIn(evidence).map(({ runId, body }) => (): Finding[] => {
        const odd = toolCallsOf(body).filter(
          (call) => getField(call, "stream_part") !== undefined || getField(call, "is_complete") !== true,
        );
        return odd.map((call) => ({
          message: `${runId}: the answer: a tool call is not whole`,
          actual: call,
        }));
      }),
    ];
    return judgeEach(told, (judge) => judge());
  },
};

function ofStream({ name, seen }: ProgressEvidence): Finding[] {
  const streamed = new Map<string, string>();
  return seen.events.flatMap((chunk, at) =>
    toolCallsOf(chunk).flatMap((call): Finding[] => {
      const id = getString(call, "call_id") ?? "";
      const before = streamed.get(id);
      const part = getString(call, "stream_part");
      if (part !== undefined) streamed.set(id, (before ?? "") + part);
      const sentence = mistakeOf(call, before, isFromBeginning(seen));
      const label = `${name}: chunk ${at + 1}: ${getString(call, "event_type")} of ${id}`;
      return sentence === undefined ? [] : [{ message: `${label} ${sentence}`, actual: call }];
    }),
  );
}

/** @param before What was streamed of it so far; `undefined` if nothing was. */
function mistakeOf(call: JsonObject, before: string | undefined, whole: boolean): string | undefined {
  const part = getField(call, "stream_part");
  if (isPiece(call)) {
    if (typeof part !== "string" || part === "") return "is not complete, and brings no piece";
    const rest = getString(call, "tool_response") === "" && summaryOf(call) === "";
    return rest ? undefined : "brings more than its piece";
  }
  if (!isResult(call) || (before === undefined && whole))
    return part === undefined ? undefined : "has a stream_part, and nothing was streamed";
  if (!whole)
    return part === undefined || typeof part === "string" ? undefined : "has a stream_part that is no text";
  if (typeof part !== "string") return "has no stream_part, and closes what was streamed";
  // An empty one closes pieces that are not the beginning of the result.
  if (part === "" || summaryOf(call).includes(`${before}${part}`)) return undefined;
  return "does not go on where its pieces end";
}
