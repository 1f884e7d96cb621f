/** Invariants for the summaries and errors in tool calls (P-007, P-008, P-087, PX-12). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";
import { getSummary } from "../stream/call-states.ts";
import { getText, isPartialResult, isResult } from "../stream/chunk.ts";
import { hasDefaultTexts, parseAgentType } from "../stream/wording.ts";
import { listCalls, listStreams } from "./evidence.ts";

/** The error types of delegations (P-087). */
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
  requirements: ["P-006", "P-007", "P-008", "P-087", "PX-12", "M-007", "M-039", "TP-048", "TP-049"],
  text: "Every tool call has a name and a summary. Only failed results have is_error, an error with a code and a message, and a summary that starts with the failure; in delegations, it includes the error type.",
  judge: (evidence) =>
    judgeEach(listCalls(evidence), ({ call, label }) =>
      findProblems(call).map((sentence) => ({ message: `${label} ${sentence}`, actual: call })),
    ),
};

function findProblems(call: JsonObject): string[] {
  const details = getField(call, "tool_call_details");
  const findings = [
    ...((getString(call, "tool_name") ?? "") === "" ? ["has no tool_name"] : []),
    ...(getString(details, "summary") === undefined ? ["has no summary"] : []),
  ];
  const [failed, error] = [getField(details, "is_error"), getField(details, "error")];
  if (failed === undefined && error === undefined) return findings;
  if (!isResult(call) || isPartialResult(call)) return [...findings, "has an error before its result"];
  if (failed !== true || !isError(error)) return [...findings, "has failed, but lacks is_error or error"];
  return [...findings, ...checkFailureSummary(call)];
}

function isError(error: Json | undefined): boolean {
  return (
    isObject(error) && (getString(error, "code") ?? "") !== "" && getString(error, "message") !== undefined
  );
}

function checkFailureSummary(call: JsonObject): string[] {
  const tool = getString(call, "tool_name") ?? "";
  const summary = getSummary(call);
  if (parseAgentType(tool) !== undefined) {
    const heads = failureTypes.map((type) => `## ❌ Subagent Error (${type})\n\n`);
    return heads.some((head) => summary.startsWith(head))
      ? []
      : ["has failed, but its summary does not start with the error type"];
  }
  // Other tools may describe failures in their own words.
  const shown = !hasDefaultTexts(tool) || summary.startsWith("❌ **Error**\n\n");
  return shown ? [] : ["has failed, but its summary does not start with the error"];
}

export const failures: Invariant = {
  id: "failures",
  requirements: ["PX-12", "M-049", "M-050", "TP-050"],
  text: "An error has a code and a message, which is also the text of its chunk. The error of a stopped run is CANCELLED, and its chunk has no text.",
  judge(evidence) {
    const failed = listStreams(evidence).flatMap(({ name, seen }) =>
      seen.events.filter((chunk) => getField(chunk, "error") !== undefined).map((chunk) => ({ name, chunk })),
    );
    return judgeEach(failed, ({ name, chunk }) => {
      const error = getField(chunk, "error");
      const [code, message] = [getString(error, "code"), getString(error, "message")];
      if (!code || !message)
        return [{ message: `${name}: the error lacks a code or a message`, actual: error ?? null }];
      const [expected, actual] = [code === "CANCELLED" ? "" : message, getText(chunk)];
      if (actual === expected) return [];
      return [
        { message: `${name}: the text of the chunk with ${code} differs from the message`, expected, actual },
      ];
    });
  },
};
