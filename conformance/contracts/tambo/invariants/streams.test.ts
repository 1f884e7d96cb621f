import { describe, expect, it } from "vitest";
import { insertBefore, listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { agUi, firstEvent, frames, linear, parts, sameRun, times, validEvents } from "./streams.ts";
import {
  args,
  awaiting,
  callEnd,
  callStart,
  componentEnd,
  componentStart,
  createEvidence,
  custom,
  failed,
  finished,
  goodRun,
  pausedRun,
  props,
  readBytes,
  resultText,
  runFinished,
  started,
  text,
  textEnd,
  textStart,
} from "./testing.ts";

describe("frames", () => {
  it("accepts the frames of a run, and reports malformed frames [T-070][TX-24]", () => {
    const invalid = readBytes('event: message\r\ndata: {"type":"X"}\r\n\r\ndata: [DONE]\n\n');
    expect(listMessages(frames, createEvidence(invalid))).toEqual([
      "run: event 1 has an event: field",
      'run: event 2 has data that is not JSON: "[DONE]"',
    ]);
  });
});

describe("times", () => {
  const [first, second] = [
    (timestamp: Json) => ({ ...started, timestamp }),
    (timestamp: Json) => ({ ...textStart, timestamp }),
  ];
  const now = 1704067200000;
  const none = (label: number) => [
    `run: event ${label}: timestamp is not an integer number of Unix milliseconds`,
  ];

  it.each<[string, Json[], string[]]>([
    ["events of one millisecond", [first(now), second(now)], []],
    [
      "an added event without a time",
      [first(now), { type: "STEP_STARTED", stepName: "s", timestamp: null }, second(now)],
      [],
    ],
    ["no time", [first(null)], none(1)],
    ["seconds", [first(now / 1000)], none(1)],
    ["a fraction", [first(now), second(now + 0.5)], none(2)],
    ["a date", [first("2024-01-01T00:00:00Z")], none(1)],
    [
      "a clock that runs backwards",
      [first(now), second(now - 1)],
      ["run: event 2: timestamp is less than that of the previous event"],
    ],
  ])("judges %s [T-043]", (_, events, expected) => {
    expect(listMessages(times, createEvidence(events))).toEqual(expected);
  });
});

describe("first-event", () => {
  it.each<[string, Evidence, string[] | undefined]>([
    ["a tail", createEvidence(goodRun.slice(3), { from: "position" }), []],
    ["an empty stream", createEvidence([]), undefined],
    ["no RUN_STARTED", createEvidence(goodRun.slice(1)), ["run: the first event is not RUN_STARTED"]],
    ["an immediate error", createEvidence([failed]), ["run: the first event is not RUN_STARTED"]],
    [
      "a repeated RUN_STARTED",
      createEvidence(insertBefore(goodRun, textEnd, started)),
      ["run: event 5 repeats RUN_STARTED"],
    ],
  ])("judges %s [T-042][T-057]", (_, evidence, expected) => {
    expect(listMessages(firstEvent, evidence)).toEqual(expected);
  });
});

describe("linear", () => {
  const deltas = Array.from({ length: 400 }, (_, at) => `"${at}":${"x".repeat(28)},`);
  const soFar = (at: number) => deltas.slice(0, at + 1).join("");
  const growing = (delta: (at: number) => JsonObject) => deltas.map((_, at) => delta(at));
  const props = (delta: string, operations: string) =>
    custom("tambo.component.props_delta", { componentId: "comp_1", delta, operations });

  it.each<[string, JsonObject[], string[]]>([
    ["a long response", growing((at) => props(deltas[at] ?? "", "")), []],
    ["control characters", growing(() => text("\u0001".repeat(2000))), []],
    [
      "all earlier events in every delta",
      growing((at) => props(deltas[at] ?? "", soFar(at))),
      ["tambo.component.props_delta"],
    ],
    [
      "all earlier text in every delta",
      growing((at) => ({ ...text(deltas[at] ?? ""), whole: soFar(at) })),
      ["TEXT_MESSAGE_CONTENT"],
    ],
    ["empty deltas", growing(() => args("")), ["TOOL_CALL_ARGS"]],
  ])("judges %s [TC-036]", (_, events, wrong) => {
    const findings = listMessages(linear, createEvidence(events));
    expect(findings).toEqual(
      wrong.map((name) =>
        expect.stringMatching(`^run: the ${name} events have \\d+ bytes, more than the allowed \\d+$`),
      ),
    );
  });

  it("does not apply without deltas", () => {
    expect(linear.judge(createEvidence(pausedRun.slice(0, 1)))).toBeUndefined();
  });
});

describe("valid-events", () => {
  it.each<[string, Json, string[]?]>([
    ["an event with additional fields", { ...textStart, more: { a: 1 } }, []],
    ["another event of AG-UI", { type: "STEP_STARTED", stepName: "s" }, []],
    ["another extension", { type: "CUSTOM", name: "tambo.more", value: null }, []],
    ["run: event 1 (no name) must be an object, not an array", []],
    ["run: event 1 (no name) /type is required", { name: "x" }],
    ["run: event 1 (RUN_STARTED) /runId is required", { type: "RUN_STARTED", threadId: "thr_1" }],
    ["run: event 1 (TEXT_MESSAGE_CONTENT) /delta must not be empty", text("")],
    [
      'run: event 1 (STATE_DELTA) /delta/0/op must be one of "add", "remove", "replace", "move", "copy", not "test"',
      { type: "STATE_DELTA", delta: [{ op: "test", path: "/components/c/a", value: 1 }] },
    ],
    [
      "run: event 1 (acme.more) is an extension whose name does not start with tambo.",
      { type: "CUSTOM", name: "acme.more", value: 1 },
    ],
  ])("judges %s [T-002][T-044][T-256]", (finding, event, expected = [finding]) => {
    expect(listMessages(validEvents, createEvidence([event]))).toEqual(expected);
  });

  it("accepts a run's events, rejects unknown types, and does not apply without events [T-002]", () => {
    const findings = listMessages(validEvents, createEvidence([{ type: "text-delta" }]));
    expect(findings).toEqual([
      expect.stringMatching(/^run: event 1 \(text-delta\) is not valid AG-UI: \/type /),
    ]);
  });
});

describe("ag-ui", () => {
  const { toolCallName: _, ...withoutName } = callStart;

  it.each<[string, "ag-ui" | "proposal", Json, string[]]>([
    ["both names", "ag-ui", callStart, []],
    ["toolName alone", "proposal", withoutName, []],
    ["reasoning of older clients", "ag-ui", { type: "THINKING_START" }, []],
    [
      "no toolCallName",
      "ag-ui",
      withoutName,
      [
        "run: event 1 (TOOL_CALL_START) is not valid AG-UI: /toolCallName Invalid input: expected string, received undefined",
        'run: event 1 (TOOL_CALL_START) has toolName "demo/look" and toolCallName undefined',
      ],
    ],
    [
      "two names",
      "ag-ui",
      { ...callStart, toolName: "other" },
      ['run: event 1 (TOOL_CALL_START) has toolName "other" and toolCallName "demo/look"'],
    ],
    [
      "both names",
      "proposal",
      callStart,
      ['run: event 1 (TOOL_CALL_START) has toolName "demo/look" and toolCallName "demo/look"'],
    ],
  ])("judges %s in the wire format %s [T-057][TX-03]", (_name, wire, event, expected) => {
    expect(listMessages(agUi, createEvidence([event], { query: { wire } }))).toEqual(expected);
  });

  it("accepts a run's events, and rejects events that AG-UI does not have [T-002][T-057]", () => {
    const findings = listMessages(agUi, createEvidence([{ type: "RUN_AWAITING_INPUT" }]));
    expect(findings).toEqual([expect.stringContaining("is not valid AG-UI: /type")]);
  });
});

describe("same-run", () => {
  const path = "/v1/threads/thr_1/runs/run_1";

  it.each<[string, Evidence, (string[] | undefined)?]>([
    ["a reconnect", createEvidence(goodRun.slice(5), { from: "position", path }), []],
    [
      "run: event 1 (RUN_STARTED) has an unexpected threadId",
      createEvidence([{ ...started, threadId: "thr_2" }]),
    ],
    [
      "run: event 1 (RUN_FINISHED) has an unexpected runId",
      createEvidence([{ ...finished, runId: "run_2" }], { from: "bare", path }),
    ],
    [
      "run: event 22 (RUN_FINISHED) has an unexpected runId",
      createEvidence(replaceEvent(goodRun, finished, { ...finished, runId: "run_2" })),
    ],
    [
      "run: event 21 (tambo.run.finished) has an unexpected runId",
      createEvidence(
        replaceEvent(
          goodRun,
          runFinished,
          custom("tambo.run.finished", { threadId: "thr_1", runId: "run_2", messages: [] }),
        ),
      ),
    ],
  ])("judges %s [T-042][T-045][T-046]", (finding, evidence, expected = [finding]) => {
    expect(listMessages(sameRun, evidence)).toEqual(expected);
  });
});

describe("parts", () => {
  const step = { type: "STEP_STARTED", stepName: "s" };
  const run = (...events: JsonObject[]): Evidence => createEvidence([started, ...events]);

  it.each<[string, Evidence, (string[] | undefined)?]>([
    [
      "two blocks of one message",
      run(textStart, text("a"), textEnd, textStart, text("b"), textEnd, finished),
      [],
    ],
    [
      "alternating parts",
      run(callStart, componentStart, args("{"), props("{"), callEnd, componentEnd, finished),
      [],
    ],
    ["a tail", createEvidence([text("a"), textEnd, args("}"), callEnd, finished], { from: "position" }), []],
    [
      "open text when the server shuts down",
      createEvidence([started, textStart, failed], { ids: ["1", "2", null] }),
      [],
    ],
    ["run: event 2: TEXT_MESSAGE_CONTENT for text msg_1, which has not started", run(text("a"))],
    ["run: event 2: TOOL_CALL_END for tool call tc_1, which has not started", run(callEnd)],
    [
      "run: event 4: TEXT_MESSAGE_CONTENT for text msg_1, which has ended",
      run(textStart, textEnd, text("a")),
    ],
    [
      "run: event 2: TEXT_MESSAGE_CONTENT for text msg_1, which has ended",
      createEvidence([textEnd, text("a")], { from: "position" }),
    ],
    [
      "run: event 4: tambo.component.end for component comp_1, which has ended",
      run(componentStart, componentEnd, componentEnd),
    ],
    ["run: event 3: text msg_1 starts, but is already open", run(textStart, textStart, textEnd)],
    ["run: event 4: tool call tc_1 starts again after its end", run(callStart, callEnd, callStart, callEnd)],
    [
      "run: event 4: component comp_1 starts again after its end",
      run(componentStart, componentEnd, componentStart, componentEnd),
    ],
    [
      "run: event 16: tambo.component.props_delta for component comp_1, which has ended",
      createEvidence(insertBefore(goodRun, resultText, props("{}"))),
    ],
    [
      "open text at the end",
      createEvidence(replaceEvent(goodRun, textEnd)),
      [
        "run: event 20: tambo.run.finished while text msg_1 is still open",
        "run: event 21: RUN_FINISHED while text msg_1 is still open",
      ],
    ],
    [
      "run: event 4: tambo.run.awaiting_input while tool call tc_1 is still open",
      run(callStart, args("{}"), awaiting),
    ],
    ["run: event 3: RUN_ERROR while component comp_1 is still open", run(componentStart, failed)],
    ["run: event 3: tambo.run.finished while step s is still open", run(step, runFinished)],
  ])("judges %s [T-040][T-041][T-049][T-056][T-057]", (finding, evidence, expected = [finding]) => {
    expect(listMessages(parts, evidence)).toEqual(expected);
  });
});
