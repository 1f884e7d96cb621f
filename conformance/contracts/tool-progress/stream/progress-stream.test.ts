import { describe, expect, it } from "vitest";
import {
  callStart,
  createBlockingResponse,
  createErrorResponse,
  createEvidence,
  createResumedStream,
  delegationStart,
  errorChunk,
  goodRun,
  lastPart,
  readEvents,
  result,
  runId,
  started,
  unexecutedCall,
} from "../invariants/testing.ts";
import { isAfter, type Position, ProgressReader, parseIds, parsePosition } from "./progress-stream.ts";

describe("progress stream", () => {
  const [first, rejected] = unexecutedCall.tool_calls;

  it("shows a run call by call [P-025][P-035]", () => {
    const seen = readEvents(goodRun);
    expect(seen).toMatchObject({
      kind: "stream",
      threadId: "conv_1",
      runId,
      sessionId: runId,
      cursor: "0-0",
      text: "I look. Done.",
      said: "I look. Done.",
      citations: [],
      error: null,
      ended: "end",
      calls: [
        {
          id: "tc_1",
          name: "demo/look",
          began: callStart.tool_calls[0],
          parts: [],
          result: result.tool_calls[0],
        },
        {
          id: "tc_2",
          name: "delegate_to_think_execute",
          began: delegationStart.tool_calls[0],
          parts: ["It is ", "fix", "ed."],
          result: lastPart.tool_calls[0],
        },
        { id: "tc_3", name: "demo/look", began: first, parts: [], result: rejected },
      ],
    });
    expect(seen.shape).toEqual([
      "empty",
      "text",
      "call",
      "delegation_call",
      "piece",
      "result",
      "piece",
      "delegation_result",
      "call, result",
      "text",
    ]);
    expect(seen.states.map(({ call_id, accumulated_stream }) => [call_id, accumulated_stream])).toEqual([
      ["tc_1", ""],
      ["tc_2", "It is fixed."],
      ["tc_3", ""],
    ]);
  });

  it("lists consecutive text chunks once, and has the error of a failed run", () => {
    const twice = [goodRun[1], goodRun[1]].flatMap((each) => each ?? []);
    const seen = readEvents([started, ...twice, errorChunk]);
    expect([seen.shape, seen.error]).toEqual([["empty", "text", "error"], errorChunk.error]);
  });

  it("has the cursor and the session of a resumed stream", () => {
    const { cursor, sessionId } = createResumedStream(goodRun, 3);
    const named = readEvents(goodRun, { query: { session_id: "mine" } });
    expect([cursor, sessionId, named.sessionId, named.runId]).toEqual(["3-0", runId, "mine", runId]);
  });

  it("does not depend on chunk boundaries [M-094]", () => {
    const { frames } = readEvents(goodRun);
    const bytes = Buffer.from(frames.map((frame) => `${frame}\n\n`).join(""));
    const complete = readEvents(goodRun);
    for (const size of [1, 2, 3, 7]) {
      const { method, path, query, status, headers, sent } = complete;
      const reader = new ProgressReader({
        method,
        path,
        query,
        status,
        headers,
        ...(sent !== undefined && { sent }),
      });
      for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
      reader.end("end");
      expect(reader.view()).toEqual(complete);
    }
  });

  it("observes a blocking run like a stream [P-091]", () => {
    expect(createBlockingResponse()).toMatchObject({
      runId,
      sessionId: runId,
      threadId: "conv_1",
      said: "I look. Done.",
      error: null,
      calls: [
        { id: "tc_1", result: result.tool_calls[0] },
        { id: "tc_2", began: delegationStart.tool_calls[0], parts: [] },
        { id: "tc_3", began: first, result: rejected },
      ],
    });
    expect(createErrorResponse(404, "SESSION_NOT_FOUND")).toMatchObject({
      said: "",
      calls: [],
      runId: null,
      error: null,
    });
    expect(createEvidence(goodRun).streams).toHaveLength(1);
  });
});

describe("ids in paths", () => {
  it.each<[string, Record<string, string>, (string | null)[]]>([
    ["/api/v2/conversations/a%2Fb/message/", {}, ["a/b", null]],
    ["/api/conversations/c/message/", { session_id: "s" }, ["c", "s"]],
    ["/api/v1/conversations/c/resume/s%20t", { session_id: "other" }, ["c", "s t"]],
    ["/healthz", {}, [null, null]],
  ])("%s contains a conversation and a session", (path, query, expected) => {
    const { threadId, sessionId } = parseIds({ path, query });
    expect([threadId, sessionId]).toEqual(expected);
  });
});

describe("position", () => {
  it("parses positions only", () => {
    expect(
      ["0-0", "12-3", "1", "1-", "-1-0", "1-0 ", "01-0x", "", null, undefined].map(parsePosition),
    ).toEqual([[0, 0], [12, 3], ...Array.from({ length: 8 }, () => undefined)]);
  });

  it.each<[Position, Position, boolean]>([
    [[2, 0], [1, 9], true],
    [[10, 0], [9, 0], true],
    [[1, 2], [1, 1], true],
    [[1, 1], [1, 1], false],
    [[1, 9], [2, 0], false],
  ])("%j is after %j: %j", (one, other, expected) => {
    expect(isAfter(one, other)).toBe(expected);
  });
});
