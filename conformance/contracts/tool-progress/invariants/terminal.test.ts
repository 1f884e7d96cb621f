import { expect, it } from "vitest";
import { terminal } from "./terminal.ts";
import {
  called,
  done,
  errorChunk,
  evidenceOf,
  goodRun,
  messagesOf,
  nothing,
  resumedOf,
  seenOf,
  started,
  takenUp,
} from "./testing.ts";

it("takes streams that end by closing [P-094]", () => {
  expect(messagesOf(terminal, nothing)).toBeUndefined();
  expect(messagesOf(terminal, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(terminal, evidenceOf([started, called, errorChunk]))).toEqual([]);
  expect(messagesOf(terminal, evidenceOf([started], { ended: "closed" }))).toEqual([]);
  expect(messagesOf(terminal, evidenceOf([], { ended: "open" }))).toEqual([]);
  expect(messagesOf(terminal, takenUp(seenOf(goodRun), 10, resumedOf(goodRun, 10)))).toEqual([]);
});

it("takes a stream that broke off where the run was taken up again", () => {
  const broken = evidenceOf(goodRun.slice(0, 4), { ended: "broken" });
  const again = { name: "again", seen: resumedOf(goodRun, 4), from: "position" as const };
  expect(messagesOf(terminal, { ...broken, streams: [...broken.streams, again] })).toEqual([]);
});

it.each([
  ["nothing", evidenceOf([]), "run: the stream has no chunk"],
  ["a text after an error", evidenceOf([started, errorChunk, done]), "run: text after an error"],
  ["two errors", evidenceOf([started, errorChunk, errorChunk]), "run: error after an error"],
  [
    "a connection that broke off",
    evidenceOf([started, called], { ended: "broken" }),
    "run: the connection broke off after call: a stream has to be ended properly",
  ],
])("finds %s [P-094][PX-12]", (_, evidence, message) => {
  expect(messagesOf(terminal, evidence)).toEqual([message]);
});
