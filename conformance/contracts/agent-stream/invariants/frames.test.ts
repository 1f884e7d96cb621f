import { expect, it } from "vitest";
import { frames } from "./frames.ts";
import { evidenceOf, goodRun, messagesOf, nothing, seenBytes } from "./testing.ts";

it("takes the frames of a run, and says what is odd about others [A-030][AX-14]", () => {
  expect(messagesOf(frames, nothing)).toBeUndefined();
  expect(messagesOf(frames, evidenceOf(goodRun))).toEqual([]);
  const odd = seenBytes(': alive\n\nid: 7\nevent: message\ndata: {}\r\n\r\ndata: {"type":"message"}\n\n');
  expect(messagesOf(frames, evidenceOf(odd))).toEqual([
    "run: event 1 has a line that CR ends, not LF",
    "run: event 1 has an id: field",
    "run: event 1 does not begin with its one event: field",
  ]);
});
