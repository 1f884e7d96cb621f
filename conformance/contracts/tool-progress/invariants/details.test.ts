import { describe, expect, it } from "vitest";
import { answering, messagesOf } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { details, failures } from "./details.ts";
import {
  blockingOf,
  called,
  changed,
  chunk,
  errorChunk,
  evidenceOf,
  failedDelegation,
  failedResult,
  goodRun,
  hello,
  lastPiece,
  result,
  spoilt,
  started,
} from "./testing.ts";

describe("details", () => {
  const failed = failedResult.tool_calls[0]?.tool_call_details as JsonObject;
  const told = (members: JsonObject) => changed(result, { tool_call_details: { ...failed, ...members } });
  const { error: _, ...noError } = failed;

  it("takes details that say what failed, and what did not [P-008][P-087]", () => {
    expect(messagesOf(details, evidenceOf([started, hello]))).toBeUndefined();
    expect(messagesOf(details, answering(blockingOf()))).toEqual([]);
    expect(messagesOf(details, spoilt(lastPiece, failedDelegation))).toEqual([]);
    const shell = changed(told({ summary: "Command failed with exit code 1" }), {
      tool_name: "sh/bash_command",
    });
    expect(messagesOf(details, evidenceOf([started, shell]))).toEqual([]);
  });

  const place = "run: chunk 6 (result): result of tc_1";

  it.each<[string, JsonObject, JsonObject, string]>([
    ["no name", result, changed(result, { tool_name: "" }), `${place} has no tool_name`],
    ["no summary", result, changed(result, { tool_call_details: {} }), `${place} has no summary`],
    [
      "a failure without an error",
      result,
      changed(result, { tool_call_details: noError }),
      `${place} has failed, and has not is_error and error`,
    ],
    [
      "an error without a failure",
      result,
      told({ is_error: false }),
      `${place} has failed, and has not is_error and error`,
    ],
    [
      "an error without a code",
      result,
      told({ error: { message: "No." } }),
      `${place} has failed, and has not is_error and error`,
    ],
    [
      "a failure that the summary hides",
      result,
      told({ summary: "Sunny" }),
      `${place} has failed, and its summary does not say so`,
    ],
    [
      "a call that has failed",
      called,
      changed(called, { tool_call_details: failed }),
      "run: chunk 3 (call): call of tc_1 cannot have failed yet",
    ],
    [
      "a delegation with another failure",
      lastPiece,
      changed(failedDelegation, {
        tool_call_details: { ...failed, summary: "## ❌ Subagent Error (bored)\n\nNo." },
      }),
      "run: chunk 8 (delegation_result): delegation_result of tc_2 has failed, and its summary has no such head",
    ],
  ])("finds %s [P-006][P-008][P-087][PX-12]", (_, old, by, message) => {
    expect(messagesOf(details, spoilt(old, by))).toEqual([message]);
  });
});

describe("failures", () => {
  const cancelled = chunk({ error: { code: "CANCELLED", message: "The run was cancelled." } });
  const run = (last: object) => evidenceOf([started, last as typeof errorChunk]);

  it("takes runs that failed or were stopped [PX-12]", () => {
    expect(messagesOf(failures, evidenceOf(goodRun))).toBeUndefined();
    expect(messagesOf(failures, run(errorChunk))).toEqual([]);
    expect(messagesOf(failures, run(cancelled))).toEqual([]);
  });

  it.each([
    ["no code", { ...errorChunk, error: { message: "No model." } }, "the error is not whole"],
    ["null", { ...errorChunk, error: null }, "the error is not whole"],
    ["another text", { ...errorChunk, message: "No." }, "the text beside LLM_ERROR is another"],
    [
      "a text of what was stopped",
      { ...cancelled, message: "The run was cancelled." },
      "the text beside CANCELLED is another",
    ],
  ])("finds %s [PX-12][TP-050]", (_, last, message) => {
    expect(messagesOf(failures, run(last))).toEqual([`run: ${message}`]);
  });
});
