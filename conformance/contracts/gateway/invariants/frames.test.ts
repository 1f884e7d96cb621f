import { expect, it } from "vitest";
import { frames } from "./frames.ts";
import { evidenceOf, goodRun, messagesOf, nothing, seenBytes } from "./testing.ts";

it("takes the frames of a run, and says what is odd about others [G-141]", () => {
  expect(messagesOf(frames, nothing)).toBeUndefined();
  expect(messagesOf(frames, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(frames, evidenceOf(seenBytes(": alive\n\n")))).toEqual(["run: the stream has comments"]);
  const odd = seenBytes(
    'data: {"type":"a"}\n\nevent: b\ndata: {"type":"a"}\n\nevent: a\nid: 1\ndata: [DONE]\r\n\r\n',
  );
  expect(messagesOf(frames, evidenceOf(odd))).toEqual([
    "run: event 1 does not begin with its one event: field",
    'run: event 2 is called "b", its type is "a"',
    "run: event 3 has a line that CR ends, not LF",
    "run: event 3 has an id: field",
    'run: event 3 has data that is not JSON: "[DONE]"',
  ]);
});
