import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
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
  [
    "a pause of an older client",
    evidenceOf(replaceEvent(pausedRun, paused, barePause), { sent: oldSent }),
    [],
  ],
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
    evidenceOf(replaceEvent(pausedRun, clientCallBegins, { ...callBegins, toolCallName: "zoom" }), {
      sent: {
        ...sent,
        forwardedProps: {
          tambo: { availableComponents: [{ name: "Map", contextTools: [{ name: "zoom" }] }] },
        },
      },
    }),
    [],
  ],
  ["run: call tc_1 of a server tool has no result", evidenceOf(replaceEvent(goodRun, result))],
  [
    "run: call tc_1 of a client tool got its result from the server",
    evidenceOf([started, clientCallBegins, callEnds, result, finished]),
  ],
  [
    "run: tambo.run.awaiting_input does not list the pending client tool calls",
    evidenceOf(replaceEvent(pausedRun, awaiting)),
  ],
  [
    "run: pendingToolCallIds does not list the pending client tool calls",
    evidenceOf(replaceEvent(pausedRun, paused, success)),
  ],
  [
    "run: pendingToolCallIds does not list the pending client tool calls",
    evidenceOf(replaceEvent(goodRun, finished, paused)),
  ],
  [
    "run: interrupt int_1 is about call tc_1 of a client tool",
    evidenceOf([started, clientCallBegins, args("{}"), callEnds, asked]),
  ],
  [
    "run: interrupt int_1 is about call tc_1 of a client tool",
    evidenceOf([started, asked], { sent: earlier("add") }),
  ],
  [
    "run: interrupt int_1 is about call tc_9, which is not pending",
    evidenceOf([started, interrupts({ ...interrupt, toolCallId: "tc_9" })]),
  ],
  [
    "run: interrupt int_1 is about call tc_1, which is not pending",
    evidenceOf(replaceEvent(goodRun, finished, asked)),
  ],
  [
    "run: call tc_2 of a server tool has neither a result nor an interrupt",
    evidenceOf(replaceEvent(askingRun, asked, { ...callBegins, toolCallId: "tc_2" }, asked)),
  ],
  [
    "run: interrupt int_1 lacks the reason tool_call, a message or a responseSchema",
    evidenceOf(replaceEvent(askingRun, asked, interrupts({ ...interrupt, message: "" }))),
  ],
  [
    "run: interrupt int_1 is not unique",
    evidenceOf(replaceEvent(askingRun, asked, interrupts(interrupt, interrupt))),
  ],
])("judges %s [C-035]", (finding, evidence, expected = [finding]) => {
  expect(listMessages(waiting, evidence)).toEqual(expected ?? undefined);
});
