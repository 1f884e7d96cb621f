import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { cursors, replay, sameRun } from "./sessions.ts";
import {
  callStart,
  createBlockingResponse,
  createEvidence,
  createResumedStream,
  createResumeEvidence,
  done,
  goodRun,
  hello,
  lastPart,
  readBytes,
  readEvents,
  runId,
  textChunk,
} from "./testing.ts";

describe("cursors", () => {
  const framesWith = (...ids: string[]) =>
    readBytes(ids.map((id) => `${id}data: {"message":"a"}\n\n`).join(""));

  it("accepts increasing positions [P-093]", () => {
    expect(listMessages(cursors, createEvidence(createResumedStream(goodRun, 3)))).toEqual([]);
    expect(listMessages(cursors, createEvidence(framesWith("id: 1-0\n", "id: 1-2\n", "id: 9-0\n")))).toEqual(
      [],
    );
  });

  it.each([
    ["run: chunk 2 has an id that is not a position", framesWith("id: 1-0\n", "")],
    ["run: chunk 1 has an id that is not a position", framesWith("id: 1\n")],
    ["run: chunk 2 has an id that is not after the previous position", framesWith("id: 1-0\n", "id: 1-0\n")],
    [
      "run: chunk 3 has an id that is not after the previous position",
      framesWith("id: 1-0\n", "id: 3-1\n", "id: 3-0\n"),
    ],
    ["run: chunk 1 is not the first chunk of the run", framesWith("id: 2-0\n")],
    [
      "run: chunk 1 has an id that is not after the previous position",
      createResumedStream(goodRun, 3, { first: 3 }),
    ],
  ])("finds %s [P-093]", (message, seen) => {
    expect(listMessages(cursors, createEvidence(seen))).toEqual([message]);
  });
});

describe("replay", () => {
  const run = readEvents(goodRun);

  it("accepts the chunks after a cursor [P-093]", () => {
    for (const cut of [0, 1, 9, 10])
      expect(listMessages(replay, createResumeEvidence(run, cut, createResumedStream(goodRun, cut)))).toEqual(
        [],
      );
  });

  const name = `session ${runId} after 1-0`;
  const other = "run_01jf3m2qv8x0a4k6n9c5e7g1hy";

  it.each([
    [`${name} has 8 chunks, expected 9`, createResumedStream(goodRun.slice(0, 9), 1)],
    [`${name} has 10 chunks, expected 9`, createResumedStream([...goodRun, done], 1)],
    [
      `${name}: chunk 1 differs from the original`,
      createResumedStream(replaceEvent(goodRun, hello, textChunk("I see. ")), 1),
    ],
    [`${name}: chunk 1 differs from the original`, createResumedStream(goodRun, 1, { first: 3 })],
    [
      `${name}: unexpected run id in X-Run-Id`,
      createResumedStream(goodRun, 1, { headers: { "x-run-id": other } }),
    ],
  ])("finds %s [P-093]", (message, seen) => {
    expect(listMessages(replay, createResumeEvidence(run, 1, seen))).toEqual([message]);
  });
});

describe("same-run", () => {
  const both = (parts: JsonObject) => ({
    ...createEvidence(goodRun),
    responses: [createBlockingResponse(parts)],
  });

  it("accepts a response that equals its stream [P-091]", () => {
    expect(listMessages(sameRun, evidenceOfResponses(createBlockingResponse()))).toBeUndefined();
    expect(listMessages(sameRun, both({}))).toEqual([]);
  });

  it("accepts a different text only if the stream broke [TP-052]", () => {
    const broken = {
      name: "broken",
      seen: readEvents(goodRun.slice(0, 2), { ended: "broken" }),
      from: "start" as const,
    };
    const cut = (parts: JsonObject) => {
      const evidence = both(parts);
      return { ...evidence, streams: [...evidence.streams, broken] };
    };
    const other = { message: "Done.", response: "Done.", citations: ["a.py"] };
    expect(listMessages(sameRun, cut(other))).toEqual([]);
    expect(listMessages(sameRun, cut({ ...other, tool_calls: [] }))).toHaveLength(1);
  });

  it.each<[string, JsonObject]>([
    ["message", { message: "Done." }],
    ["response", { response: "" }],
    ["tool_calls", { tool_calls: [...callStart.tool_calls, ...lastPart.tool_calls] }],
    ["citations", { citations: ["a.py"] }],
    ["error", { error: { code: "LLM_ERROR", message: "No." } }],
  ])("finds a different %s [P-091]", (name, parts) => {
    expect(listMessages(sameRun, both(parts))).toEqual([
      `run_01jf3m2qv8x0a4k6n9c5e7g1hz: ${name} of the response differs from the stream`,
    ]);
  });
});
