import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import { terminal } from "./terminal.ts";
import {
  completed,
  evidenceOf,
  failed,
  failedRun,
  failure,
  firstTurn,
  goodRun,
  lookUp,
  messagesOf,
  nothing,
  replacing,
  seenOf,
  started,
} from "./testing.ts";

const broken = seenOf(goodRun.slice(0, 4), { ended: "broken" });

it.each<[string, Evidence, string[] | undefined]>([
  ["an end", evidenceOf(goodRun), []],
  ["a failure", evidenceOf(failedRun), []],
  ["a stream that the suite left", evidenceOf(goodRun.slice(0, 5), { ended: "closed" }), []],
  ["nothing", nothing, undefined],
  ["no event", evidenceOf([]), ["run: the stream has no event"]],
  [
    "no end",
    evidenceOf(goodRun.slice(0, 9)),
    ["run: the stream ends with message, not with status complete or status error"],
  ],
  [
    "an event after the end",
    evidenceOf([started, completed, lookUp]),
    ["run: message after status complete, which ends the stream"],
  ],
  [
    "two ends",
    evidenceOf([started, failure, failed, completed]),
    ["run: status complete after status error, which ends the stream"],
  ],
  [
    "an end without a reason",
    evidenceOf(replacing(failedRun, failure)),
    ["run: status error after tool_call_end: an error has to say why"],
  ],
  [
    "an error that is not the last but one",
    evidenceOf([started, failure, firstTurn, failed]),
    ["run: status error after status running: an error has to say why"],
  ],
  [
    "a torn connection",
    evidenceOf(broken),
    ["run: the connection broke off after reasoning_message_start: a stream has to be ended properly"],
  ],
])("judges %s [A-068][A-083][A-084]", (_, evidence, expected) => {
  expect(messagesOf(terminal, evidence)).toEqual(expected);
});
