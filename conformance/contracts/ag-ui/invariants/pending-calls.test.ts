import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { waiting } from "./pending-calls.ts";
import {
  args,
  awaiting,
  callEnd,
  callStart,
  clientCallStart,
  createEvidence,
  failed,
  finished,
  goodRun,
  interrupt,
  interrupted,
  interruptedRun,
  oldSent,
  paused,
  pausedRun,
  result,
  sent,
  started,
} from "./testing.ts";

const { outcome: _, ...barePause } = paused;
const success = { ...paused, outcome: { type: "success" } };
const cancelled = { ...finished, outcome: { type: "cancelled" } };
const failure = { ...result, metadata: { tambo: { isError: true } } };
const interrupts = (...list: JsonObject[]) => ({
  ...interrupted,
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
  ["a failure", createEvidence([started, callStart, callEnd, failed]), null],
  ["a cancellation", createEvidence([started, callStart, callEnd, cancelled]), null],
  ["a pause", createEvidence(pausedRun), []],
  [
    "a run of an older client that awaits input",
    createEvidence(replaceEvent(pausedRun, paused, barePause), { sent: oldSent }),
    [],
  ],
  ["a question", createEvidence(interruptedRun), []],
  [
    "an interrupt for an earlier call",
    createEvidence([started, interrupted], { sent: earlier("demo/look") }),
    [],
  ],
  [
    "an earlier call that is still pending",
    createEvidence([started, awaiting, barePause], { sent: earlier("add") }),
    [],
  ],
  [
    "run: pendingToolCallIds does not list the pending client tool calls",
    createEvidence([started, awaiting, paused], { sent: earlier("add") }),
  ],
  [
    "a client call that the server could not send",
    createEvidence([started, clientCallStart, callEnd, failure, finished]),
    [],
  ],
  [
    "a call of a component's tool",
    createEvidence(replaceEvent(pausedRun, clientCallStart, { ...callStart, toolCallName: "zoom" }), {
      sent: {
        ...sent,
        forwardedProps: {
          tambo: { availableComponents: [{ name: "Map", contextTools: [{ name: "zoom" }] }] },
        },
      },
    }),
    [],
  ],
  ["run: call tc_1 of a server tool has no result", createEvidence(replaceEvent(goodRun, result))],
  [
    "run: call tc_1 of a client tool got its result from the server",
    createEvidence([started, clientCallStart, callEnd, result, finished]),
  ],
  [
    "run: tambo.run.awaiting_input does not list the pending client tool calls",
    createEvidence(replaceEvent(pausedRun, awaiting)),
  ],
  [
    "run: pendingToolCallIds does not list the pending client tool calls",
    createEvidence(replaceEvent(pausedRun, paused, success)),
  ],
  [
    "run: pendingToolCallIds does not list the pending client tool calls",
    createEvidence(replaceEvent(goodRun, finished, paused)),
  ],
  [
    "run: interrupt int_1 is about call tc_1 of a client tool",
    createEvidence([started, clientCallStart, args("{}"), callEnd, interrupted]),
  ],
  [
    "run: interrupt int_1 is about call tc_1 of a client tool",
    createEvidence([started, interrupted], { sent: earlier("add") }),
  ],
  [
    "run: interrupt int_1 is about call tc_9, which is not pending",
    createEvidence([started, interrupts({ ...interrupt, toolCallId: "tc_9" })]),
  ],
  [
    "run: interrupt int_1 is about call tc_1, which is not pending",
    createEvidence(replaceEvent(goodRun, finished, interrupted)),
  ],
  [
    "run: call tc_2 of a server tool has neither a result nor an interrupt",
    createEvidence(
      replaceEvent(interruptedRun, interrupted, { ...callStart, toolCallId: "tc_2" }, interrupted),
    ),
  ],
  [
    "run: interrupt int_1 lacks the reason tool_call, a message or a responseSchema",
    createEvidence(replaceEvent(interruptedRun, interrupted, interrupts({ ...interrupt, message: "" }))),
  ],
  [
    "run: interrupt int_1 is not unique",
    createEvidence(replaceEvent(interruptedRun, interrupted, interrupts(interrupt, interrupt))),
  ],
])("judges %s [C-035]", (finding, evidence, expected = [finding]) => {
  expect(listMessages(waiting, evidence)).toEqual(expected ?? undefined);
});
