import { expect, it } from "vitest";
import { frames } from "./frames.ts";
import { evidenceOf, goodRun, messagesOf, nothing, seenBytes } from "./testing.ts";

it("takes the frames of a run, and says what is odd about others [PX-02]", () => {
  expect(messagesOf(frames, nothing)).toBeUndefined();
  expect(messagesOf(frames, evidenceOf(goodRun))).toEqual([]);
  const odd = seenBytes('{"message":""}\n\ndata: {"message":""}\r\n\r\nevent: chunk\ndata: [DONE]\n\n');
  expect(messagesOf(frames, evidenceOf(odd))).toEqual([
    'run: event 1 has a {"message": field',
    "run: event 1 has a line that CR ends, not LF",
    "run: event 1 does not begin with its one id: field",
    "run: event 2 has an event: field",
    'run: event 2 has data that is not JSON: "[DONE]"',
  ]);
});
