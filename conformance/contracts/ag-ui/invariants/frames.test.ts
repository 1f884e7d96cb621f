import { expect, it } from "vitest";
import { frames } from "./frames.ts";
import { evidenceOf, goodRun, messagesOf, nothing, seenBytes } from "./testing.ts";

it("takes the frames of a run, and says what is odd about others [C-050]", () => {
  expect(frames.judge(nothing)).toBeUndefined();
  expect(frames.judge(evidenceOf(goodRun))).toEqual([]);
  const odd = seenBytes('id: 7\ndata: {"type":"X"}\r\n\r\ndata: [DONE]\n\n');
  expect(messagesOf(frames.judge(evidenceOf(odd)))).toEqual([
    "run: event 1 has a line that CR ends, not LF",
    "run: event 1 has an id: field",
    'run: event 2 has data that is not JSON: "[DONE]"',
  ]);
});
