import { expect, it } from "vitest";
import { terminal } from "./terminal.ts";
import { broke, completed, evidenceOf, goodRun, messagesOf, spoilt } from "./testing.ts";

it("wants one end, and nothing after it [G-153]", () => {
  expect(messagesOf(terminal, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(terminal, evidenceOf(goodRun.slice(0, 3), { ended: "closed" }))).toEqual([]);
  expect(messagesOf(terminal, spoilt(completed))).toEqual([
    "run: the stream ends with history_delta, not with run_complete or error",
  ]);
  expect(messagesOf(terminal, spoilt(completed, completed, { type: "ping" }))).toEqual([
    "run: ping after run_complete, which ends the stream",
  ]);
  expect(messagesOf(terminal, spoilt(completed, broke, completed))).toEqual([
    "run: run_complete after error, which ends the stream",
  ]);
  expect(messagesOf(terminal, evidenceOf(goodRun, { ended: "broken" }))).toEqual([
    "run: the connection broke off after run_complete: a stream has to be ended properly",
  ]);
});
