import { describe, expect, it } from "vitest";
import { listMessages, noEvidence, replaceEvent } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  agUiSchemas,
  firstEvent,
  frames,
  linear,
  parts,
  sameRun,
  sealed,
  terminal,
  times,
  validEvents,
  vocabulary,
} from "./streams.ts";
import {
  args,
  awaiting,
  callEnd,
  callStart,
  componentEnd,
  componentStart,
  createConnectStream,
  createEvidence,
  failed,
  finished,
  goodRun,
  pausedRun,
  readBytes,
  readEvents,
  reasoningContent,
  reasoningEnd,
  reasoningMessageEnd,
  result,
  sent,
  snapshot,
  started,
  stepEnd,
  stepStart,
  text,
  textEnd,
  textStart,
} from "./testing.ts";

describe("frames", () => {
  it("accepts the frames of a run, and reports malformed frames [C-050]", () => {
    const invalid = readBytes('id: 7\ndata: {"type":"X"}\r\n\r\ndata: [DONE]\n\n');
    expect(listMessages(frames, createEvidence(invalid))).toEqual([
      "run: event 1 has a line that ends with CR instead of LF",
      "run: event 1 has an id: field",
      'run: event 2 has data that is not JSON: "[DONE]"',
    ]);
  });
});

describe("valid-events", () => {
  it.each<[string, JsonObject, string[], string[] | undefined]>([
    ["an event", started, [], []],
    [
      "a field of another type",
      { ...started, runId: 7 },
      [expect.stringMatching("^run: event 1 \\(RUN_STARTED\\) is invalid: /runId ")],
      undefined,
    ],
    [
      "an event that AG-UI does not have",
      { type: "RUN_WAITS" },
      [expect.stringMatching("^run: event 1 \\(RUN_WAITS\\) is invalid: ")],
      undefined,
    ],
    [
      "an outcome that is null",
      { ...finished, outcome: null },
      [expect.stringMatching("^run: event 1 \\(RUN_FINISHED\\) is invalid: /outcome ")],
      undefined,
    ],
    [
      "a field that AG-UI does not have",
      { ...textStart, seq: 1 },
      [],
      [expect.stringMatching("^run: event 1 \\(TEXT_MESSAGE_START\\) has undeclared content: /seq ")],
    ],
    ["metadata, which is open", { ...result, metadata: { tambo: { isError: true } } }, [], []],
  ])("judges %s [C-060][C-065][C-077]", (_, event, asDescribed, asSealed) => {
    const evidence = createEvidence([event]);
    expect(listMessages(validEvents, evidence)).toEqual(asDescribed);
    expect(listMessages(sealed, evidence)).toEqual(asSealed);
  });
});

describe("times", () => {
  const now = 1704067200000;

  it.each<[string, Json[], string[]?]>([
    [
      "run: event 1: timestamp is not an integer number of Unix milliseconds",
      [{ ...started, timestamp: null }],
    ],
    [
      "run: event 1: timestamp is not an integer number of Unix milliseconds",
      [{ ...started, timestamp: now + 0.5 }],
    ],
    [
      "run: event 2: timestamp is less than that of the previous event",
      [
        { ...started, timestamp: now },
        { ...stepStart, timestamp: now - 1 },
      ],
    ],
  ])("judges %s [CC-009]", (finding, events, expected = [finding]) => {
    expect(listMessages(times, createEvidence(events))).toEqual(expected);
  });
});

describe("first-event", () => {
  const { protocolVersion: _, ...bare } = started;

  it.each<[string, JsonObject[], string[] | undefined]>([
    ["a run", [started, finished], []],
    ["nothing", [], undefined],
    ["a failure alone", [failed], ["run: the first event is not RUN_STARTED"]],
    ["no version", [bare, finished], ["run: RUN_STARTED has no protocolVersion 1.0"]],
    ["two runs", [started, finished, started], ["run: event 3 repeats RUN_STARTED"]],
  ])("judges %s, also for a reconnecting client [C-070][C-071]", (_name, events, expected) => {
    expect(listMessages(firstEvent, createEvidence(events))).toEqual(expected);
    expect(listMessages(firstEvent, createEvidence(events, { from: "bare" }))).toEqual(expected);
  });

  it.each<[requested: string | undefined, version: string]>([
    [undefined, "1.0"],
    ["0.9", "1.0"],
    ["1.0", "1.0"],
    ["1.1", "1.1"],
    ["1.10", "1.1"],
    ["2.0", "1.1"],
    ["", "1.1"],
    ["1.0.0", "1.1"],
  ])(
    "expects from the version %s of the request the version %s of the stream [CC-007]",
    (requested, version) => {
      const { protocolVersion: _, ...input } = sent;
      const options = { sent: requested === undefined ? input : { ...input, protocolVersion: requested } };
      const other = version === "1.0" ? "1.1" : "1.0";
      const judge = (protocolVersion: string) =>
        listMessages(firstEvent, createEvidence([{ ...started, protocolVersion }, finished], options));
      expect([judge(version), judge(other)]).toEqual([
        [],
        [`run: RUN_STARTED has no protocolVersion ${version}`],
      ]);
    },
  );
});

describe("terminal", () => {
  const broken = readEvents(goodRun.slice(0, 4), { ended: "broken" });
  const resumed: Evidence = {
    ...noEvidence,
    streams: [
      { name: "first", seen: broken, from: "start" },
      { name: "second", seen: createConnectStream([], {}), from: "bare" },
    ],
  };

  it.each<[string, Evidence, (string[] | undefined)?]>([
    ["a failure", createEvidence([started, failed]), []],
    ["a stream that the suite closed early", createEvidence(goodRun.slice(0, 5), { ended: "closed" }), []],
    ["a lost connection after which the client resumed", resumed, []],
    ["run: the stream is empty", createEvidence([])],
    [
      "run: the last event is STEP_STARTED, expected RUN_FINISHED or RUN_ERROR",
      createEvidence(goodRun.slice(0, 3)),
    ],
    [
      "run: STEP_STARTED after RUN_FINISHED, which ends the stream",
      createEvidence([started, finished, stepStart]),
    ],
    ["run: RUN_ERROR after RUN_FINISHED, which ends the stream", createEvidence([started, finished, failed])],
    [
      "run: the connection broke after REASONING_START; the server must end the stream",
      createEvidence(broken),
    ],
  ])("judges %s [C-053][C-071]", (finding, evidence, expected = [finding]) => {
    expect(listMessages(terminal, evidence)).toEqual(expected);
  });
});

describe("linear", () => {
  it("accepts streams proportional to their content, and rejects repeated content", () => {
    const deltas = Array.from({ length: 20 }, (_, at) => ({
      ...text("a"),
      metadata: { all: "a".repeat(at * 100) },
    }));
    expect(listMessages(linear, createEvidence(deltas))).toEqual([
      expect.stringMatching(
        "^run: the TEXT_MESSAGE_CONTENT events have \\d+ bytes, more than the allowed 10872$",
      ),
    ]);
    const thoughts = deltas.map(({ metadata }) => ({ ...reasoningContent, delta: "a", metadata }));
    expect(listMessages(linear, createEvidence(thoughts))).toHaveLength(1);
  });
});

describe("ag-ui", () => {
  it("accepts a run's events, and rejects events that AG-UI's schemas reject [C-063][C-078]", () => {
    const invalid = [
      { type: "RUN_WAITS" },
      { type: "STATE_DELTA", delta: [{ op: "replace", path: "a", value: 1 }] },
      snapshot,
    ];
    expect(listMessages(agUiSchemas, createEvidence(invalid))).toEqual([
      expect.stringMatching("^run: event 1 \\(RUN_WAITS\\) is not valid AG-UI: "),
      expect.stringMatching("^run: event 2 \\(STATE_DELTA\\) is not valid AG-UI: /delta/0"),
    ]);
  });
});

describe("vocabulary", () => {
  const custom = (name: string): JsonObject => ({ type: "CUSTOM", name, value: {} });
  const unknown = "is not an event of the contract";

  it.each<[string, JsonObject, string[]?]>([
    ["a call", callStart, []],
    ["an extension", componentEnd, []],
    [
      "run: event 1 (TOOL_CALL_START) has toolName in addition to toolCallName",
      { ...callStart, toolName: "demo/look" },
    ],
    [`run: event 1 (tambo.run.finished) ${unknown}`, custom("tambo.run.finished")],
    [`run: event 1 (tambo.tool.result) ${unknown}`, custom("tambo.tool.result")],
    [`run: event 1 (engine.turn) ${unknown}`, custom("engine.turn")],
    [`run: event 1 (THINKING_START) ${unknown}`, { type: "THINKING_START" }],
    ["run: event 1 (RUN_STARTED) has input, which is not part of the contract", { ...started, input: {} }],
    ["run: event 1 (TEXT_MESSAGE_CONTENT) has an empty delta", text("")],
    [
      "run: event 1 (MESSAGES_SNAPSHOT) may only be sent after connecting",
      { type: "MESSAGES_SNAPSHOT", messages: [] },
    ],
  ])("judges %s [C-068][C-075]", (finding, event, expected = [finding]) => {
    expect(listMessages(vocabulary, createEvidence([event]))).toEqual(expected);
  });

  it("accepts a message snapshot for a reconnecting client", () => {
    expect(vocabulary.judge(createEvidence(createConnectStream([], {}), { from: "bare" }))).toEqual([]);
  });
});

describe("same-run", () => {
  const child = { ...sent, parentRunId: "run_0" };

  it.each<[string, Evidence, (string[] | undefined)?]>([
    ["a pause", createEvidence(pausedRun), []],
    ["ids in snake_case", createEvidence([started], { sent: { thread_id: "thr_1", run_id: "run_1" } }), []],
    ["a parent", createEvidence([{ ...started, parentRunId: "run_0" }], { sent: child }), []],
    ["run: event 1 (RUN_STARTED) has an unexpected parentRunId", createEvidence([started], { sent: child })],
    [
      "run: event 1 (RUN_STARTED) has an unexpected parentRunId",
      createEvidence([{ ...started, parentRunId: "run_0" }]),
    ],
    [
      "run: event 28 (RUN_FINISHED) has an unexpected runId",
      createEvidence(replaceEvent(goodRun, finished, { ...finished, runId: "run_2" })),
    ],
    [
      "run: event 5 (tambo.run.awaiting_input) has an unexpected threadId",
      createEvidence(
        replaceEvent(pausedRun, awaiting, { ...awaiting, value: { threadId: "thr_2", runId: "run_1" } }),
      ),
    ],
    [
      "run: event 1 (RUN_STARTED) has an unexpected threadId",
      createEvidence([{ type: "RUN_STARTED", runId: "run_1" }]),
    ],
  ])("judges %s [C-002][C-003][C-011]", (finding, evidence, expected = [finding]) => {
    expect(listMessages(sameRun, evidence)).toEqual(expected);
  });
});

describe("parts", () => {
  const before = (message: string) => [`run: event 27: RUN_FINISHED while ${message} is still open`];

  it.each<[string, Evidence, string[] | undefined]>([
    [
      "text while a call is open",
      createEvidence([started, callStart, textStart, textEnd, args("{}"), callEnd]),
      [],
    ],
    [
      "a server that is shutting down",
      createEvidence([started, textStart, { ...failed, code: "SERVER_RESTARTING" }]),
      [],
    ],
    ["an open text", createEvidence(replaceEvent(goodRun, textEnd)), before("text msg_1")],
    ["open reasoning", createEvidence(replaceEvent(goodRun, reasoningEnd)), before("reasoning rsn_1")],
    [
      "open reasoning without an end",
      createEvidence(replaceEvent(goodRun, reasoningMessageEnd)),
      before("reasoning message rsn_1"),
    ],
    ["an open call", createEvidence(replaceEvent(goodRun, callEnd)), before("tool call tc_1")],
    ["an open step", createEvidence(replaceEvent(goodRun, stepEnd)), before("step turn-1")],
    [
      "an open component at a failure",
      createEvidence([started, componentStart, failed]),
      ["run: event 3: RUN_ERROR while component comp_1 is still open"],
    ],
    [
      "an open call of a run awaiting input",
      createEvidence([started, callStart, awaiting]),
      ["run: event 3: tambo.run.awaiting_input while tool call tc_1 is still open"],
    ],
    [
      "a delta without a start for a reconnecting client",
      createEvidence([started, text("a"), finished], { from: "bare" }),
      ["run: event 2: TEXT_MESSAGE_CONTENT for text msg_1, which has not started"],
    ],
    [
      "reasoning without a start",
      createEvidence([started, reasoningContent]),
      ["run: event 2: REASONING_MESSAGE_CONTENT for reasoning message rsn_1, which has not started"],
    ],
    [
      "text that starts twice",
      createEvidence([started, textStart, textStart, textEnd]),
      ["run: event 3: text msg_1 starts, but is already open"],
    ],
  ])("judges %s [C-068][C-072][C-073]", (_, evidence, expected) => {
    expect(listMessages(parts, evidence)).toEqual(expected);
  });
});
