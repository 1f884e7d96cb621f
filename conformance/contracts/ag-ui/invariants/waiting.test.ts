import { expect, it } from "vitest";
import { messagesOf, replacing } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  args,
  asked,
  askingRun,
  awaiting,
  callBegins,
  callEnds,
  clientCallBegins,
  evidenceOf,
  failed,
  finished,
  goodRun,
  interrupt,
  oldSent,
  paused,
  pausedRun,
  result,
  sent,
  started,
} from "./testing.ts";
import { waiting } from "./waiting.ts";

const { outcome: _, ...barePause } = paused;
const success = { ...paused, outcome: { type: "success" } };
const cancelled = { ...finished, outcome: { type: "cancelled" } };
const failure = { ...result, metadata: { tambo: { isError: true } } };
const interrupts = (...list: JsonObject[]) => ({
  ...asked,
  outcome: { type: "interrupt", interrupts: list },
});
const earlier = (name: string) => ({
  ...sent,
  messages: [
    {
      id: "msg_1",
      role: "assistant",
      toolCalls: [{ id: "tc_1", type: "function", function: { name, arguments: "{}" } }],
    },
  ],
});

it.each<[string, Evidence, string[] | undefined]>([
  ["a failure", evidenceOf([started, callBegins, callEnds, failed]), undefined],
  ["a cancellation", evidenceOf([started, callBegins, callEnds, cancelled]), undefined],
  ["a pause", evidenceOf(pausedRun), []],
  ["a pause of an older client", evidenceOf(replacing(pausedRun, paused, barePause), { sent: oldSent }), []],
  ["a question", evidenceOf(askingRun), []],
  ["a question about an earlier call", evidenceOf([started, asked], { sent: earlier("demo/look") }), []],
  ["an earlier call that still waits", evidenceOf([started, awaiting, paused], { sent: earlier("add") }), []],
  [
    "a client's call that the server could not pass on",
    evidenceOf([started, clientCallBegins, callEnds, failure, finished]),
    [],
  ],
  [
    "a call of a component's tool",
    evidenceOf(replacing(pausedRun, clientCallBegins, { ...callBegins, toolCallName: "zoom" }), {
      sent: {
        ...sent,
        forwardedProps: {
          tambo: { availableComponents: [{ name: "Map", contextTools: [{ name: "zoom" }] }] },
        },
      },
    }),
    [],
  ],
  [
    "a server's call without a result",
    evidenceOf(replacing(goodRun, result)),
    ["run: call tc_1 is of a tool of the server, and has no result"],
  ],
  [
    "a client's call that the server answers",
    evidenceOf([started, clientCallBegins, callEnds, result, finished]),
    ["run: call tc_1 is of the client's tool, and was answered by the server"],
  ],
  [
    "a pause that is not told",
    evidenceOf(replacing(pausedRun, awaiting)),
    ["run: tambo.run.awaiting_input does not list the calls that wait for the client"],
  ],
  [
    "calls that the outcome does not list",
    evidenceOf(replacing(pausedRun, paused, success)),
    ["run: pendingToolCallIds does not list the calls that wait for the client"],
  ],
  [
    "a call that does not wait",
    evidenceOf(replacing(goodRun, finished, paused)),
    ["run: pendingToolCallIds does not list the calls that wait for the client"],
  ],
  [
    "a question about the client's tool",
    evidenceOf([started, clientCallBegins, args("{}"), callEnds, asked]),
    ["run: interrupt int_1 is of call tc_1 of the client's own tool"],
  ],
  [
    "a question about the client's tool, called earlier",
    evidenceOf([started, asked], { sent: earlier("add") }),
    ["run: interrupt int_1 is of call tc_1 of the client's own tool"],
  ],
  [
    "a question about no call",
    evidenceOf([started, interrupts({ ...interrupt, toolCallId: "tc_9" })]),
    ["run: interrupt int_1 is of call tc_9, which does not wait"],
  ],
  [
    "a question about an answered call",
    evidenceOf(replacing(goodRun, finished, asked)),
    ["run: interrupt int_1 is of call tc_1, which does not wait"],
  ],
  [
    "a call that is not asked about",
    evidenceOf(replacing(askingRun, asked, { ...callBegins, toolCallId: "tc_2" }, asked)),
    ["run: call tc_2 is of a tool of the server, has no result, and is not asked about"],
  ],
  [
    "a question without words",
    evidenceOf(replacing(askingRun, asked, interrupts({ ...interrupt, message: "" }))),
    ["run: interrupt int_1 has no reason tool_call, no message or no responseSchema"],
  ],
  [
    "a question asked twice",
    evidenceOf(replacing(askingRun, asked, interrupts(interrupt, interrupt))),
    ["run: interrupt int_1 is there twice"],
  ],
])("judges %s [C-035]", (_name, evidence, expected) => {
  expect(messagesOf(waiting, evidence)).toEqual(expected);
});
