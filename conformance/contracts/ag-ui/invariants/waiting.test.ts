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

it.each<[string, Evidence, (string[] | null)?]>([
  ["a failure", evidenceOf([started, callBegins, callEnds, failed]), null],
  ["a cancellation", evidenceOf([started, callBegins, callEnds, cancelled]), null],
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
  ["run: call tc_1 is of a tool of the server, and has no result", evidenceOf(replacing(goodRun, result))],
  [
    "run: call tc_1 is of the client's tool, and was answered by the server",
    evidenceOf([started, clientCallBegins, callEnds, result, finished]),
  ],
  [
    "run: tambo.run.awaiting_input does not list the calls that wait for the client",
    evidenceOf(replacing(pausedRun, awaiting)),
  ],
  [
    "run: pendingToolCallIds does not list the calls that wait for the client",
    evidenceOf(replacing(pausedRun, paused, success)),
  ],
  [
    "run: pendingToolCallIds does not list the calls that wait for the client",
    evidenceOf(replacing(goodRun, finished, paused)),
  ],
  [
    "run: interrupt int_1 is of call tc_1 of the client's own tool",
    evidenceOf([started, clientCallBegins, args("{}"), callEnds, asked]),
  ],
  [
    "run: interrupt int_1 is of call tc_1 of the client's own tool",
    evidenceOf([started, asked], { sent: earlier("add") }),
  ],
  [
    "run: interrupt int_1 is of call tc_9, which does not wait",
    evidenceOf([started, interrupts({ ...interrupt, toolCallId: "tc_9" })]),
  ],
  [
    "run: interrupt int_1 is of call tc_1, which does not wait",
    evidenceOf(replacing(goodRun, finished, asked)),
  ],
  [
    "run: call tc_2 is of a tool of the server, has no result, and is not asked about",
    evidenceOf(replacing(askingRun, asked, { ...callBegins, toolCallId: "tc_2" }, asked)),
  ],
  [
    "run: interrupt int_1 has no reason tool_call, no message or no responseSchema",
    evidenceOf(replacing(askingRun, asked, interrupts({ ...interrupt, message: "" }))),
  ],
  [
    "run: interrupt int_1 is there twice",
    evidenceOf(replacing(askingRun, asked, interrupts(interrupt, interrupt))),
  ],
])("judges %s [C-035]", (finding, evidence, expected = [finding]) => {
  expect(messagesOf(waiting, evidence)).toEqual(expected ?? undefined);
});
