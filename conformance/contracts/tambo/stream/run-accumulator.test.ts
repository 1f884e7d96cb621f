import { expect, it } from "vitest";
import {
  componentEnd,
  componentStart,
  goodRun,
  messages,
  pausedRun,
  started,
  text,
  textEnd,
  textStart,
} from "../invariants/testing.ts";
import { RunAccumulator } from "./run-accumulator.ts";

it("accumulates a complete run [T-040][T-041][T-046][T-047][T-049][T-051]", () => {
  const fold = new RunAccumulator(goodRun);
  expect([...fold.messages.values()]).toEqual([
    {
      id: "msg_1",
      blocks: [
        { type: "text", text: " Hi\n" },
        { type: "component", id: "comp_1" },
      ],
      isInterleaved: false,
    },
    { id: "msg_3", blocks: [{ type: "text", text: "Done" }], isInterleaved: false },
  ]);
  expect([...fold.calls.values()]).toEqual([
    { id: "tc_1", name: "demo/look", messageId: "msg_1", json: '{"city":"Paris"}', ended: true },
  ]);
  expect([...fold.results.values()]).toEqual([
    {
      toolCallId: "tc_1",
      content: [{ type: "text", text: "Sunny" }],
      isError: false,
      text: "Sunny",
      messageId: "msg_2",
    },
  ]);
  expect([...fold.components.values()]).toEqual([
    {
      id: "comp_1",
      name: "Chart",
      messageId: "msg_1",
      json: '{"a":[[1,2]],"constructor":1}',
      end: {
        props: { a: [[1, 2]], constructor: 1 },
        state: { n: 2 },
        accumulated: { known: true, state: { n: 2 } },
      },
    },
  ]);
  expect([fold.joinTexts("msg_1"), fold.joinTexts("msg_9"), fold.finished, fold.pending, fold.error]).toEqual(
    [" Hi\n", "", messages, undefined, undefined],
  );
});

it("accumulates a run awaiting input and a failed run [T-045]", () => {
  expect(new RunAccumulator(pausedRun).pending).toEqual([
    { id: "tc_1", name: "demo/look", input: { city: "Paris" } },
  ]);
  expect(new RunAccumulator([started, { type: "RUN_ERROR", message: "No." }]).error).toEqual({
    type: "RUN_ERROR",
    message: "No.",
  });
});

it("merges adjacent text blocks, and detects overlapping parts [T-040][T-056]", () => {
  const blocks = [textStart, text("a"), textEnd, textStart, text("b"), textEnd];
  expect(new RunAccumulator(blocks).messages.get("msg_1")?.blocks).toEqual([{ type: "text", text: "ab" }]);
  const around = new RunAccumulator([...blocks, componentStart, componentEnd, ...blocks]).messages.get(
    "msg_1",
  );
  expect(around).toMatchObject({
    blocks: [{ text: "ab" }, { id: "comp_1" }, { text: "ab" }],
    isInterleaved: false,
  });
  const overlapping = new RunAccumulator([
    textStart,
    text("a"),
    componentStart,
    text("b"),
    textEnd,
  ]).messages.get("msg_1");
  expect(overlapping).toMatchObject({ blocks: [{ text: "ab" }, { id: "comp_1" }], isInterleaved: true });
});

it("ignores events that do not fit", () => {
  const fold = new RunAccumulator([
    text("a"),
    textEnd,
    { type: "TOOL_CALL_START" },
    null,
    1,
    componentEnd,
    { type: "X" },
  ]);
  expect([fold.messages.size, fold.calls.size, fold.components.size, fold.joinTexts("msg_1")]).toEqual([
    0,
    0,
    0,
    "",
  ]);
});
