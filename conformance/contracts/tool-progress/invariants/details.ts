/** The details of a tool call: what is shown, and whether it failed (P-007, P-008, P-087, PX-12). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";
import { summaryOf } from "../stream/call-states.ts";
import { isPiece, isResult, textIn } from "../stream/chunk.ts";
import { agentTypeOf, isPlain } from "../stream/wording.ts";
import { callsOf, streamsOf } from "./evidence.ts";

/** What may have failed in a delegation (P-087). */
const failureTypes = [
  "timeout",
  "stream_timeout",
  "tool_timeout",
  "api_error",
  "tool_error",
  "cancelled",
  "unknown",
];

export const details: Invariant = {
  id: "details",
  clauses: ["P-006", "P-007", "P-008", "P-087", "PX-12", "M-007", "M-039", "TP-048", "TP-049"],
  text: "Every tool call has a name and a summary; a result that failed says so in its details, with the error's code and message, and in its summary, whose head names what failed of a delegation; no other does.",
  judge: (evidence) =>
    judgeEach(callsOf(evidence), ({ call, label }) =>
      mistakesOf(call).map((sentence) => ({ message: `${label} ${sentence}`, actual: call })),
    ),
};

function mistakesOf(call: JsonObject): string[] {
  const told = getField(call, "tool_call_details");
  const found = [
    ...((getString(call, "tool_name") ?? "") === "" ? ["has no tool_name"] : []),
    ...(getString(told, "summary") === undefined ? ["has no summary"] : []),
  ];
  const [failed, error] = [getField(told, "is_error"), getField(told, "error")];
  if (failed === undefined && error === undefined) return found;
  if (!isResult(call) || isPiece(call)) return [...found, "cannot have failed yet"];
  if (failed !== true || !isError(error)) return [...found, "has failed, and has not is_error and error"];
  return [...found, ...headMistakes(call)];
}

function isError(error: Json | undefined): boolean {
  return (
    isObject(error) && (getString(error, "code") ?? "") !== "" && getString(error, "message") !== undefined
  );
}

function headMistakes(call: JsonObject): string[] {
  const tool = getString(call, "tool_name") ?? "";
  const summary = summaryOf(call);
  if (agentTypeOf(tool) !== undefined) {
    const heads = failureTypes.map((type) => `## ❌ Subagent Error (${type})\n\n`);
    return heads.some((head) => summary.startsWith(head))
      ? []
      : ["has failed, and its summary has no such head"];
  }
  // The summaries of others may show failures in their own words.
  const shown = !isPlain(tool) || summary.startsWith("❌ **Error**\n\n");
  return shown ? [] : ["has failed, and its summary does not say so"];
}

export const failures: Invariant = {
  id: "failures",
  clauses: ["PX-12", "M-049", "M-050", "TP-050"],
  text: "An error has a code and a message, which is the text of its chunk; that of a run which was stopped is CANCELLED, and its chunk has no text.",
  judge(evidence) {
    const failed = streamsOf(evidence).flatMap(({ name, seen }) =>
      seen.events.filter((chunk) => getField(chunk, "error") !== undefined).map((chunk) => ({ name, chunk })),
    );
    return judgeEach(failed, ({ name, chunk }) => {
      const error = getField(chunk, "error");
      const [code, message] = [getString(error, "code"), getString(error, "message")];
      if (!code || !message) return [{ message: `${name}: the error is not whole`, actual: error ?? null }];
      const [expected, actual] = [code === "CANCELLED" ? "" : message, textIn(chunk)];
      if (actual === expected) return [];
      return [{ message: `${name}: the text beside ${code} is another`, expected, actual }];
    });
  },
};
