import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { details, failures } from "./details.ts";
import {
  callStart,
  chunk,
  createBlockingResponse,
  createEvidence,
  errorChunk,
  failedDelegation,
  failedResult,
  goodRun,
  hello,
  lastPart,
  replaceInGoodRun,
  result,
  started,
  withFields,
} from "./testing.ts";

describe("details", () => {
  const failed = failedResult.tool_calls[0]?.tool_call_details as JsonObject;
  const withDetails = (members: JsonObject) =>
    withFields(result, { tool_call_details: { ...failed, ...members } });
  const { error: _, ...noError } = failed;

  it("accepts details of failed and successful calls [P-008][P-087]", () => {
    expect(listMessages(details, createEvidence([started, hello]))).toBeUndefined();
    expect(listMessages(details, evidenceOfResponses(createBlockingResponse()))).toEqual([]);
    expect(listMessages(details, replaceInGoodRun(lastPart, failedDelegation))).toEqual([]);
    const shell = withFields(withDetails({ summary: "Command failed with exit code 1" }), {
      tool_name: "sh/bash_command",
    });
    expect(listMessages(details, createEvidence([started, shell]))).toEqual([]);
  });

  const label = "run: chunk 6 (result): result of tc_1";

  it.each<[string, JsonObject, JsonObject]>([
    [`${label} has no tool_name`, result, withFields(result, { tool_name: "" })],
    [`${label} has no summary`, result, withFields(result, { tool_call_details: {} })],
    [
      `${label} has failed, but lacks is_error or error`,
      result,
      withFields(result, { tool_call_details: noError }),
    ],
    [`${label} has failed, but lacks is_error or error`, result, withDetails({ is_error: false })],
    [`${label} has failed, but lacks is_error or error`, result, withDetails({ error: { message: "No." } })],
    [
      `${label} has failed, but its summary does not start with the error`,
      result,
      withDetails({ summary: "Sunny" }),
    ],
    [
      "run: chunk 3 (call): call of tc_1 has an error before its result",
      callStart,
      withFields(callStart, { tool_call_details: failed }),
    ],
    [
      "run: chunk 8 (delegation_result): delegation_result of tc_2 has failed, but its summary does not start with the error type",
      lastPart,
      withFields(failedDelegation, {
        tool_call_details: { ...failed, summary: "## ❌ Subagent Error (bored)\n\nNo." },
      }),
    ],
  ])("finds %s [P-006][P-008][P-087][PX-12]", (message, old, by) => {
    expect(listMessages(details, replaceInGoodRun(old, by))).toEqual([message]);
  });
});

describe("failures", () => {
  const cancelled = chunk({ error: { code: "CANCELLED", message: "The run was cancelled." } });
  const run = (last: object) => createEvidence([started, last as typeof errorChunk]);

  it("accepts failed and stopped runs [PX-12]", () => {
    expect(listMessages(failures, createEvidence(goodRun))).toBeUndefined();
    expect(listMessages(failures, run(errorChunk))).toEqual([]);
    expect(listMessages(failures, run(cancelled))).toEqual([]);
  });

  it.each([
    ["the error lacks a code or a message", { ...errorChunk, error: { message: "No model." } }],
    ["the error lacks a code or a message", { ...errorChunk, error: null }],
    ["the text of the chunk with LLM_ERROR differs from the message", { ...errorChunk, message: "No." }],
    [
      "the text of the chunk with CANCELLED differs from the message",
      { ...cancelled, message: "The run was cancelled." },
    ],
  ])("finds %s [PX-12][TP-050]", (message, last) => {
    expect(listMessages(failures, run(last))).toEqual([`run: ${message}`]);
  });
});
