import { describe, expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { callArguments, props } from "./deltas.ts";
import {
  args,
  awaiting,
  callEnd,
  callStart,
  componentStart,
  createEvidence,
  createThreadResponse,
  custom,
  props as delta,
  failed,
  finished,
  goodRun,
  ids,
  messages,
  pausedRun,
  resultBlocks,
  runFinished,
  started,
} from "./testing.ts";

describe("arguments", () => {
  const call = (toolCallId: string) => [
    { ...callStart, toolCallId },
    args("{}", toolCallId),
    { ...callEnd, toolCallId },
  ];
  const pending = (...calls: JsonObject[]) =>
    custom("tambo.run.awaiting_input", {
      ...ids,
      pendingToolCalls: calls.map((each) => ({ toolName: "demo/look", input: {}, ...each })),
    });
  const storing = (...toolCalls: JsonObject[]) => [{ ...messages[0], toolCalls }, ...messages.slice(1)];
  const finishing = (toolCall: JsonObject) =>
    createEvidence(
      replaceEvent(
        goodRun,
        runFinished,
        custom("tambo.run.finished", { ...ids, messages: storing(toolCall) }),
      ),
    );
  const kept = { id: "tc_1", name: "demo/look", arguments: { city: "Paris" } };
  const brokenOff = [started, callStart, args('{"city":'), callEnd];

  it.each<[string, Evidence, (string[] | undefined)?]>([
    ["a run", createEvidence(goodRun, { threads: [createThreadResponse()] }), []],
    ["a pause", createEvidence(pausedRun), []],
    [
      "pending calls of an earlier run",
      createEvidence([
        started,
        ...call("tc_2"),
        pending({ toolCallId: "tc_0" }, { toolCallId: "tc_2" }),
        finished,
      ]),
      [],
    ],
    [
      "truncated arguments of a failed call",
      createEvidence([
        ...brokenOff,
        custom("tambo.tool.result", { toolCallId: "tc_1", result: [], isError: true }),
        failed,
      ]),
      [],
    ],
    [
      "an interrupted call of a failed run",
      createEvidence([started, ...call("tc_1"), failed], { threads: [createThreadResponse([])] }),
      [],
    ],
    ["run: call tc_1 was streamed, but is missing from tambo.run.finished", finishing({})],
    ["run: the deltas of call tc_1 are not a JSON object", createEvidence([...brokenOff, failed])],
    [
      "run: the deltas of call tc_1 are not a JSON object",
      createEvidence([started, callStart, callEnd, failed]),
    ],
    [
      "run: the awaited call tc_1 has a different input",
      createEvidence([
        ...pausedRun.slice(0, 4),
        pending({ toolCallId: "tc_1", input: { city: "Rome" } }),
        finished,
      ]),
    ],
    [
      "run: the awaited call tc_1 has a different input",
      createEvidence([
        ...pausedRun.slice(0, 4),
        pending({ toolCallId: "tc_1", input: '{"city":"Paris"}' }),
        finished,
      ]),
    ],
    [
      "run: the awaited call tc_1 has a different name",
      createEvidence([
        ...pausedRun.slice(0, 4),
        pending({ toolCallId: "tc_1", toolName: "look", input: { city: "Paris" } }),
        finished,
      ]),
    ],
    [
      "run: the order of awaited calls differs from the stream",
      createEvidence([
        started,
        ...call("tc_1"),
        ...call("tc_2"),
        pending({ toolCallId: "tc_2" }, { toolCallId: "tc_1" }),
        finished,
      ]),
    ],
    [
      "run: call tc_1 has a result, but is awaited",
      createEvidence(replaceEvent(pausedRun, awaiting, resultBlocks, awaiting)),
    ],
    ["run: in tambo.run.finished, call tc_1 has different arguments", finishing({ ...kept, arguments: {} })],
    ["run: in tambo.run.finished, call tc_1 has a different name", finishing({ ...kept, name: "look" })],
    [
      "run: call tc_1 was streamed, but is missing from the stored thread",
      createEvidence(goodRun, { threads: [createThreadResponse(storing())] }),
    ],
    [
      "run: in the stored thread, call tc_1 has different arguments",
      createEvidence(goodRun, {
        threads: [createThreadResponse(storing({ ...kept, arguments: { city: ["Paris"] } }))],
      }),
    ],
    [
      "run: in the stored thread, call tc_1 belongs to a different message",
      createEvidence(goodRun, {
        threads: [
          createThreadResponse([
            { ...messages[0], toolCalls: [] },
            ...messages.slice(1, 2),
            { ...messages[2], toolCalls: [kept] },
          ]),
        ],
      }),
    ],
  ])("judges %s [T-020][T-041][T-045]", (finding, evidence, expected = [finding]) => {
    expect(listMessages(callArguments, evidence)).toEqual(expected);
  });

  it("reads calls in the representation blocks [T-020][T-041]", () => {
    const content = [{ type: "tool_use", id: "tc_1", name: "demo/look", input: { city: "Rome" } }];
    const stored = [{ id: "msg_1", role: "assistant", content }];
    expect(
      listMessages(callArguments, createEvidence(pausedRun, { threads: [createThreadResponse(stored)] })),
    ).toEqual(["run: in the stored thread, call tc_1 has different arguments"]);
  });
});

describe("props", () => {
  const wrong = ["run: the props deltas of component comp_1 differ from its final props"];
  const invalid = '{"__proto__":[[]],"constructor":{"":-0}}';

  it.each<[string, string[], string, string[]]>([
    ["the same props", ['{"a"', ":[[1]]}"], '{"a":[[1]]}', []],
    ["unusual keys", [invalid], invalid, []],
    ["JSON in a different notation", ['{ "b":1.0, "a":2}'], '{"a":2,"b":1}', []],
    ["no props", ["{}"], "{}", []],
    ["arguments from the model that are not JSON", ['{"a":tru'], "{}", []],
    ["no delta at all", [], "{}", wrong],
    ["a lost delta", ['{"a":'], '{"a":1}', wrong],
    ["a delta twice", ['{"a":1}', '{"a":1}'], '{"a":1}', wrong],
    ["a list that became an object", ['{"a":[[1]]}'], '{"a":[{"0":1}]}', wrong],
    ["a key that vanished", ['{"constructor":1}'], "{}", wrong],
  ])("judges %s [T-049][T-051][TC-035]", (_, deltas, json, expected) => {
    const end = custom("tambo.component.end", {
      componentId: "comp_1",
      props: JSON.parse(json) as JsonObject,
    });
    const events = [started, componentStart, ...deltas.map((each) => delta(each)), end];
    expect(listMessages(props, createEvidence(events))).toEqual(expected);
  });

  it("judges a resumed stream only if it has the start of the component [T-049]", () => {
    const tail = createEvidence(goodRun.slice(7), { from: "position" });
    expect(props.judge(tail)).toBeUndefined();
  });
});
