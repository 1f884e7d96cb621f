import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { parts } from "./parts.ts";
import {
  args,
  awaiting,
  before,
  callBegins,
  callEnds,
  componentBegins,
  componentEnds,
  evidenceOf,
  failed,
  finished,
  goodRun,
  messagesOf,
  nothing,
  props,
  replacing,
  resultText,
  started,
  text,
  textBegins,
  textEnds,
  told,
} from "./testing.ts";

const step = { type: "STEP_STARTED", stepName: "s" };
const run = (...events: JsonObject[]): Evidence => evidenceOf([started, ...events]);

it.each<[string, Evidence, string[] | undefined]>([
  ["a run", evidenceOf(goodRun), []],
  ["nothing", nothing, undefined],
  [
    "two blocks of one message",
    run(textBegins, text("a"), textEnds, textBegins, text("b"), textEnds, finished),
    [],
  ],
  [
    "parts in turns",
    run(callBegins, componentBegins, args("{"), props("{"), callEnds, componentEnds, finished),
    [],
  ],
  ["a tail", evidenceOf([text("a"), textEnds, args("}"), callEnds, finished], { from: "position" }), []],
  [
    "an open text when the server stops",
    evidenceOf([started, textBegins, failed], { ids: ["1", "2", null] }),
    [],
  ],
  [
    "a delta without a beginning",
    run(text("a")),
    ["run: event 2: TEXT_MESSAGE_CONTENT for text msg_1, which has not begun"],
  ],
  [
    "an end without a beginning",
    run(callEnds),
    ["run: event 2: TOOL_CALL_END for tool call tc_1, which has not begun"],
  ],
  [
    "a delta after the end",
    run(textBegins, textEnds, text("a")),
    ["run: event 4: TEXT_MESSAGE_CONTENT for text msg_1, which has ended"],
  ],
  [
    "a delta after the end, in a tail",
    evidenceOf([textEnds, text("a")], { from: "position" }),
    ["run: event 2: TEXT_MESSAGE_CONTENT for text msg_1, which has ended"],
  ],
  [
    "two ends",
    run(componentBegins, componentEnds, componentEnds),
    ["run: event 4: tambo.component.end for component comp_1, which has ended"],
  ],
  [
    "a text that begins twice",
    run(textBegins, textBegins, textEnds),
    ["run: event 3: text msg_1 begins, and is open already"],
  ],
  [
    "a call that begins again",
    run(callBegins, callEnds, callBegins, callEnds),
    ["run: event 4: tool call tc_1 begins again after its end"],
  ],
  [
    "a component that begins again",
    run(componentBegins, componentEnds, componentBegins, componentEnds),
    ["run: event 4: component comp_1 begins again after its end"],
  ],
  [
    "props after the end",
    evidenceOf(before(goodRun, resultText, props("{}"))),
    ["run: event 16: tambo.component.props_delta for component comp_1, which has ended"],
  ],
  [
    "an open text at the end",
    evidenceOf(replacing(goodRun, textEnds)),
    [
      "run: event 20: tambo.run.finished while text msg_1 is still open",
      "run: event 21: RUN_FINISHED while text msg_1 is still open",
    ],
  ],
  [
    "an open call at a pause",
    run(callBegins, args("{}"), awaiting),
    ["run: event 4: tambo.run.awaiting_input while tool call tc_1 is still open"],
  ],
  [
    "an open component at a failure",
    run(componentBegins, failed),
    ["run: event 3: RUN_ERROR while component comp_1 is still open"],
  ],
  ["an open step", run(step, told), ["run: event 3: tambo.run.finished while step s is still open"]],
])("judges %s [T-040][T-041][T-049][T-056][T-057]", (_, evidence, expected) => {
  expect(messagesOf(parts.judge(evidence))).toEqual(expected);
});
