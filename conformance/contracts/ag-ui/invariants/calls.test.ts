import { describe, expect, it } from "vitest";
import { listMessages, noEvidence, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { callArguments, listFailedCalls, results } from "./calls.ts";
import {
  args,
  awaiting,
  callEnd,
  callStart,
  createConnectStream,
  createEvidence,
  finished,
  goodRun,
  messages,
  oldSent,
  pausedRun,
  readEvents,
  result,
  sent,
  started,
} from "./testing.ts";

describe("results", () => {
  const parts = { ...result, content: [{ type: "text", text: "Sunny" }] };
  const [callMessage, resultMessage] = messages as [JsonObject, JsonObject];
  const history = (...messages: JsonObject[]) => ({ ...sent, messages });

  it.each<[string, Evidence, (string[] | null)?]>([
    ["no result", createEvidence([started, finished]), null],
    [
      "the result of an earlier call",
      createEvidence([started, result, finished], { sent: history(callMessage) }),
      [],
    ],
    ["parts for a 1.0 client", createEvidence(replaceEvent(goodRun, result, parts)), []],
    ["run: event 2: the result of tc_1: no such call was made", createEvidence([started, result, finished])],
    [
      "run: event 3: the result of tc_1: the call has not ended",
      createEvidence([started, callStart, result, callEnd, finished]),
    ],
    [
      "run: event 25: the result of tc_1: the call already has a result",
      createEvidence(replaceEvent(goodRun, result, result, { ...result, messageId: "msg_9" })),
    ],
    [
      "run: event 2: the result of tc_1: the call already has a result",
      createEvidence([started, result, finished], { sent: history(callMessage, resultMessage) }),
    ],
    [
      "run: event 3: the result of tc_1: the call already has a result",
      createEvidence([started, { type: "MESSAGES_SNAPSHOT", messages }, result, finished], { from: "bare" }),
    ],
    [
      "run: event 24: the result of tc_1 is not a string",
      createEvidence(replaceEvent(goodRun, result, parts), { sent: oldSent }),
    ],
    [
      "back: event 2: the result of tc_1 is not a string",
      {
        ...noEvidence,
        streams: [
          { name: "run", seen: readEvents(goodRun), from: "start" },
          {
            name: "back",
            seen: createConnectStream([callMessage, { ...resultMessage, content: [] }], {}, finished, {
              sent: oldSent,
            }),
            from: "bare",
          },
        ],
      },
    ],
  ])("judges %s [C-026][C-065]", (finding, evidence, expected = [finding]) => {
    expect(listMessages(results, evidence)).toEqual(expected ?? undefined);
  });

  it("finds the results of failed tools", () => {
    const failed = { ...result, metadata: { tambo: { isError: true } } };
    expect([listFailedCalls(readEvents([failed])), listFailedCalls(readEvents([result]))]).toEqual([
      new Set(["tc_1"]),
      new Set(),
    ]);
  });
});

describe("arguments", () => {
  const value = (input: object, toolName = "add") => ({
    ...awaiting,
    value: { pendingToolCalls: [{ toolCallId: "tc_1", toolName, input: { ...input } }] },
  });
  const otherwise = ["run: the awaited call tc_1 differs from the call that was streamed"];
  const broken = [started, callStart, args('{"a'), callEnd];

  it.each<[string, Evidence, string[] | undefined]>([
    ["a pause", createEvidence(pausedRun), []],
    ["no call", createEvidence([started, finished]), undefined],
    ["a call that continues in the next run", createEvidence(broken.slice(0, 3), { ended: "closed" }), []],
    [
      "truncated arguments, in a call that failed",
      createEvidence([...broken, { ...result, metadata: { tambo: { isError: true } } }, finished]),
      [],
    ],
    [
      "truncated arguments",
      createEvidence([...broken, result]),
      ["run: the deltas of call tc_1 are not a JSON object"],
    ],
    [
      "arguments that are not an object",
      createEvidence([started, callStart, args("[1]"), callEnd]),
      ["run: the deltas of call tc_1 are not a JSON object"],
    ],
    ["another input", createEvidence(replaceEvent(pausedRun, awaiting, value({ id: 8 }))), otherwise],
    [
      "another name",
      createEvidence(replaceEvent(pausedRun, awaiting, value({ id: 7 }, "remove"))),
      otherwise,
    ],
  ])("judges %s [C-031][C-064]", (_, evidence, expected) => {
    expect(listMessages(callArguments, evidence)).toEqual(expected);
  });
});
