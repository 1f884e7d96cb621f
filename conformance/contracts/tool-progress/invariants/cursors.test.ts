import { expect, it } from "vitest";
import { cursors } from "./cursors.ts";
import { evidenceOf, goodRun, messagesOf, nothing, resumedOf, seenBytes } from "./testing.ts";

const framesWith = (...ids: string[]) =>
  seenBytes(ids.map((id) => `${id}data: {"message":"a"}\n\n`).join(""));

it("takes positions that go on [P-093]", () => {
  expect(messagesOf(cursors, nothing)).toBeUndefined();
  expect(messagesOf(cursors, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(cursors, evidenceOf(resumedOf(goodRun, 3)))).toEqual([]);
  expect(messagesOf(cursors, evidenceOf(framesWith("id: 1-0\n", "id: 1-2\n", "id: 9-0\n")))).toEqual([]);
});

it.each([
  ["no id", framesWith("id: 1-0\n", ""), "run: chunk 2 has no position as its id"],
  ["a number", framesWith("id: 1\n"), "run: chunk 1 has no position as its id"],
  ["an id again", framesWith("id: 1-0\n", "id: 1-0\n"), "run: chunk 2 is not after the one before it"],
  [
    "an id that goes back",
    framesWith("id: 1-0\n", "id: 3-1\n", "id: 3-0\n"),
    "run: chunk 3 is not after the one before it",
  ],
  ["a beginning that is left out", framesWith("id: 2-0\n"), "run: chunk 1 is not the run's first"],
  [
    "what was before the cursor",
    resumedOf(goodRun, 3, { from: 3 }),
    "run: chunk 1 is not after the one before it",
  ],
])("finds %s [P-093]", (_, seen, message) => {
  expect(messagesOf(cursors, evidenceOf(seen))).toEqual([message]);
});
